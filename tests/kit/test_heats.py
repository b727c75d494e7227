"""Heats in the kit of an event: who went on and why, and that nobody can claim anything else."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from fifties.kit import refusals
from fifties.kit.archive import pack, unpack
from fifties.kit.bundle import make_kit
from fifties.kit.bundle_check import CheckedKit, check_kit
from fifties.kit.heat_list import HEATS, HeatList, read_heats
from fifties.kit.manifest import GameEnd, list_part, read_manifest
from fifties.kit.refusals import KitRefused
from fifties.locales import Speech
from fifties.paper.layout import PageFormat
from fifties.table import requests
from fifties.table.entries import Removed
from fifties.table.heats import Heat, event_places
from fifties.terminal.kit_commands import describe_kit
from fifties.terminal.kit_printouts import kit_print_request

from heat_tables import HeatedEvent
from kit_tables import KEY, MORNING
from tables import SimulatedTable


class KitEvent(HeatedEvent):
    """An event in heats whose logs are kept for a kit."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.now = MORNING
        self.heat_logs: list[SimulatedTable] = []

    def play_heat(self, heat: Heat, here: int = 7) -> SimulatedTable:
        """Play a heat, and keep its log."""
        self.heat_logs.append(super().play_heat(heat, here))
        return self.heat_logs[-1]

    def end_heat(self, heat: Heat, rounds: int) -> None:
        """Play some rounds of a heat and the choices of another one; then a host ends it."""
        live = self.heat_table(heat)
        for member in range(len(heat.players)):
            live.connect(member)
        live.play_on(lambda: live.play.draws > rounds and bool(live.people_to_act()))
        live.act(live.people_to_act()[0])
        live.ask(live.host, requests.EndHeat)
        self.now = max(self.now, live.now)
        self.report(heat, live.table)
        self.heat_logs.append(live)

    def kit(self) -> bytes:
        """Return the kit of the event."""
        return make_kit(self.rows, KEY, heats=[live.rows for live in self.heat_logs])


@pytest.fixture(scope="module")
def event() -> KitEvent:
    """Three stages; hosts end two heats early, a bot plays, and somebody leaves who had won."""
    event = KitEvent(19)
    event.add_bots(1)
    event.draw(size=4, final=3)
    first, second, *others = event.stage.heats
    event.end_heat(first, rounds=0)
    event.end_heat(second, rounds=2)
    for heat in others:
        event.play_heat(heat)
    leader = min(event.stage.heats[-1].going_on)
    event.put(Removed(event.stage.heats[-1].players[leader]))
    event.draw(size=4, final=3)
    while not event.stage.is_final:
        event.play_stage()
        event.draw(size=4, final=3)
    event.play_stage()
    return event


@pytest.fixture(scope="module")
def kit(event: KitEvent) -> bytes:
    return event.kit()


def test_one_kit_holds_every_heat_and_the_final(event: KitEvent, kit: bytes) -> None:
    checked = check_kit(kit)
    stages = event.table.heats.stages
    assert [stage.final for stage in checked.heats.stages] == [stage.is_final for stage in stages]
    ends = {game.table: game.end for game in checked.manifest.games}
    assert [*ends] == [*event.table.heats.codes()]
    assert [*ends.values()].count(GameEnd.FINISHED) == len(ends) - 2
    assert (ends["FIFTYS1H1"], ends["FIFTYS1H2"]) == (GameEnd.BROKEN_OFF, GameEnd.ENDED)
    for stage, listed in zip(stages, checked.heats.stages, strict=True):
        for heat, told in zip(stage.heats, listed.heats, strict=True):
            assert heat.result is not None
            assert (told.places, told.points) == (heat.result.places, heat.result.points)
    assert checked.manifest.participants == 20
    assert checked.bots == {20 + 1}
    assert checked.names[2] == "Player 1"


def test_whoever_plays_the_next_stage_went_on_by_the_rules(event: KitEvent, kit: bytes) -> None:
    first, second, *_ = check_kit(kit).heats.stages
    drawn = {number for heat in second.heats for number in heat.players}
    gone = event.table.heats.stages[0].heats[-1]
    left = [*first.heats][-1].left
    assert len(left) == 1
    assert not drawn & {*left}
    assert {number - 1 for number in left} <= {*gone.players}
    winners = {
        number
        for heat in first.heats
        for number, place in zip(heat.players, heat.places, strict=False)
        if place == 1
    }
    assert winners - {*left} <= drawn


def test_a_heat_that_was_ended_counts_by_the_rounds_that_were_told(kit: bytes) -> None:
    game = next(game for game in check_kit(kit).games if game.listed.end is GameEnd.ENDED)
    assert len(game.seals.rounds) == 2
    assert all(one.choices is not None for one in game.seals.rounds)
    choices = unpack(kit)["games/FIFTYS1H2-1/choices.csv"].decode()
    assert "\n3," not in choices


Change = Callable[[dict[str, Any]], None]


def signed_again(kit: bytes, change: Change) -> bytes:
    """Change the heats as a server could that lies, with its own signature."""
    parts = unpack(kit)
    heats = json.loads(parts[HEATS])
    change(heats)
    parts[HEATS] = json.dumps(heats, indent=2).encode() + b"\n"
    manifest = read_manifest(parts["manifest.json"])
    listed = tuple(list_part(one.name, parts[one.name]) for one in manifest.parts)
    parts["manifest.json"] = replace(manifest, parts=listed).encode()
    parts["signature.txt"] = KEY.sign(parts["manifest.json"]).encode()
    return pack(parts)


def heat_of(heats: dict[str, Any], stage: int = 0, heat: int = 2) -> dict[str, Any]:
    found: dict[str, Any] = heats["stages"][stage]["draws"][0]["heats"][heat]
    return found


def swap_players(heats: dict[str, Any]) -> None:
    """Let two people have played at each other's tables, where nothing was told."""
    one, two = heat_of(heats, heat=0)["players"], heat_of(heats, heat=2)["players"]
    one[0], two[0] = two[0], one[0]


def swap_seats(heats: dict[str, Any]) -> None:
    players = heat_of(heats, heat=0)["players"]
    players[0], players[1] = players[1], players[0]


def send_somebody_on(heats: dict[str, Any]) -> None:
    """Let the one who left have stayed."""
    heat_of(heats, heat=-1)["left"] = []


def draw_from_another_secret(heats: dict[str, Any]) -> None:
    heats["stages"][0]["draws"][0]["secret"] = "00" * 32


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        (lambda heats: heat_of(heats)["places"].reverse(), refusals.HeatDiffers(1, 3)),
        (lambda heats: heat_of(heats)["points"].append(7), refusals.HeatDiffers(1, 3)),
        (swap_players, refusals.HeatDiffers(1, 3)),
        (swap_seats, refusals.HeatsUndrawn(1)),
        (send_somebody_on, refusals.StageDiffers(2)),
        (draw_from_another_secret, refusals.HeatsUndrawn(1)),
        (lambda heats: heats["stages"].pop(), refusals.RecordDiffers(HEATS)),
        (lambda heats: heats["stages"].reverse(), refusals.StageDiffers(1)),
        (lambda heats: heat_of(heats).update(table="FIFTYS1H9"), refusals.RecordDiffers(HEATS)),
        (lambda heats: heat_of(heats).update(ended="yesterday"), refusals.HeatDiffers(1, 3)),
    ],
)
def test_heats_that_do_not_follow_are_named_whoever_signed_them(
    kit: bytes, change: Change, refusal: object
) -> None:
    with pytest.raises(KitRefused) as caught:
        check_kit(signed_again(kit, change))
    assert caught.value.refusal == refusal


def test_a_changed_byte_of_the_heats_is_noticed(kit: bytes) -> None:
    place = kit.index(b'"advance"')
    changed = bytearray(kit)
    changed[place] ^= 1
    with pytest.raises(KitRefused) as caught:
        check_kit(bytes(changed))
    assert (caught.value.part, caught.value.refusal) == (HEATS, refusals.PartChanged())


def test_verify_says_who_won_each_heat_and_who_went_on(kit: bytes) -> None:
    checked: CheckedKit = check_kit(kit)
    lines = [*describe_kit(kit, Speech("en"))]
    heats = [line.strip() for line in lines if line.strip().startswith("FIFTYS1H")]
    assert len(heats) == len([*checked.heats.stages[0].heats])
    assert "no result" in heats[0]
    assert all("place 1: no. " in line and "on went no. " in line for line in heats[1:])
    assert any(line.strip().startswith("the final:") for line in lines)
    final = [line for line in lines if "round 4: seal of the choices" in line]
    assert len(final) <= 1


def test_heats_that_go_on_and_those_of_whoever_came_late_are_listed_as_well() -> None:
    event = KitEvent(9)
    event.draw(size=3, final=3)
    event.play_heat(event.stage.heats[0])
    for number in range(3):
        event.join(f"Late {number}")
    event.draw(size=3, final=3)
    event.heat_logs.append(event.heat_table(event.stage.heats[3]))
    checked = check_kit(event.kit())
    (stage,) = checked.heats.stages
    assert [len(draw.heats) for draw in stage.draws] == [3, 1]
    assert [heat.ended is None for heat in stage.heats] == [False, True, True, True]
    assert [game.end for game in checked.manifest.games] == [GameEnd.FINISHED, GameEnd.PLAYING]


def test_the_list_of_heats_is_read_as_it_was_written(kit: bytes) -> None:
    heats = read_heats(unpack(kit)[HEATS])
    assert isinstance(heats, HeatList)
    assert heats.encode() == unpack(kit)[HEATS]


def test_certificates_of_a_kit_give_everybody_the_place_that_they_reached(event: KitEvent) -> None:
    request = kit_print_request(check_kit(event.kit()), ("certificates",), PageFormat(), None)
    places = event_places(event.table.heats.stages)
    people = [member for member in places if event.table.members[member].level is None]
    told = {one.number: (one.place, one.points, one.stage) for one in request.entrants}
    wanted = [places[member] for member in people]
    assert told == {
        member + 1: (one.place, one.points, one.stage)
        for member, one in zip(people, wanted, strict=True)
    }
    assert {one.stage for one in wanted} == {*range(1, len(event.table.heats.stages) + 1)}
    assert request.result is not None
    assert request.result.players == len(places) == 20


def test_every_heat_has_a_part_in_how_far_the_check_is(event: KitEvent) -> None:
    shares: list[float] = []
    checked = check_kit(event.kit(), on_progress=shares.append)
    assert len(shares) == 5 * len(checked.games)
    assert shares == sorted({*shares})
    assert shares[-1] == 1.0

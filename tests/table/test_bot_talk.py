"""What bots say at a live table: after the reveal and never before."""

from __future__ import annotations

import msgspec
import pytest

from fifties.bots import bot_names, levels
from fifties.bots.bot import Level
from fifties.bots.remarks import VARIANTS, SituationKind
from fifties.games.fifty.events import RoundScored
from fifties.games.fifty_fifty.state import TrickTaken
from fifties.locales import Speech
from fifties.table import entries, requests
from fifties.table.broadcast import table_info
from fifties.table.codec import decode_entry
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.messages import BotRemark
from fifties.table.settings import Pace, TableSettings

from tables import SimulatedTable, happened, play_game, replay, restored, update

TABLES = {FiftySettings: RoundScored, FiftyFiftySettings: TrickTaken}


def remarks_of(live: SimulatedTable) -> tuple[BotRemark, ...]:
    """What all can read of the bots right now."""
    game = live.snapshot(0).table.game
    assert game is not None
    return game.remarks


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("pace", [Pace.LIVING_ROOM, Pace.AT_ONCE])
def test_bots_speak_when_everything_lies_open_and_not_before(
    kind: type[FiftySettings | FiftyFiftySettings], pace: Pace
) -> None:
    live = play_game(kind(pace=pace), players=4)
    meant: dict[int, entries.BotReason] = {}
    before: tuple[BotRemark, ...] = ()
    spoke = False
    for row, table in replay(live.rows):
        entry = row.entry
        if isinstance(entry, entries.Acted) and entry.reason is not None:
            assert isinstance(entry.actor, int)
            meant[entry.actor] = entry.reason
        shown = table_info(table).game
        now = () if shown is None else shown.remarks
        if any(isinstance(event, TABLES[kind]) for event in happened(table)):
            assert set(meant) == {1, 2, 3}
            for one in now:
                reason = meant[one.seat]
                is_reason = (one.message, one.details) == (reason.message, reason.details)
                assert is_reason or one.message.startswith("remark-")
            meant.clear()
        else:
            assert now == before
        before = now
        spoke = spoke or bool(now)
    assert spoke


@pytest.mark.parametrize("kind", TABLES)
def test_no_remark_is_made_twice_in_a_game(kind: type[FiftySettings | FiftyFiftySettings]) -> None:
    live = play_game(kind(pace=Pace.AT_ONCE), players=5)
    told: list[str] = []
    for _, table in replay(live.rows):
        shown = table_info(table).game
        now = (
            []
            if shown is None
            else [
                f"{s.message} {s.details}" for s in shown.remarks if s.message.startswith("remark-")
            ]
        )
        told += now if any(isinstance(e, TABLES[kind]) for e in happened(table)) else []
    assert len(told) == len(set(told)) > 0


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_levels_no_remark_is_made_twice_in_a_game(
    kind: type[FiftySettings | FiftyFiftySettings], seed: int
) -> None:
    """Reasons may come again: whoever does the same says the same."""
    live = SimulatedTable(kind(pace=Pace.AT_ONCE, seats=5), seed)
    live.seat(1)
    for level in ("beginner", "casual", "steady", "beginner"):
        live.add_bots(1, level)
    live.start()
    live.play_on()
    told: list[str] = []
    for _, table in replay(live.rows):
        if any(isinstance(event, TABLES[kind]) for event in happened(table)):
            shown = table_info(table).game
            assert shown is not None
            remarks = [one for one in shown.remarks if one.message.startswith("remark-")]
            # The words count, not the number that they are about.
            told += [f"{one.message} {one.details['variant']}" for one in remarks]
    assert len(told) == len({*told}) > 0


def test_every_level_has_twelve_remarks_for_every_situation_in_every_language() -> None:
    kinds = [f"{level}-{kind}" for level in Level for kind in SituationKind]
    for language in ("en", "fr", "de", "it"):
        say = Speech(language)
        for kind in kinds:
            details = {"number": 23, "players": 3}
            said = {say(f"remark-{kind}", variant=n, **details) for n in range(VARIANTS)}
            assert len(said) == VARIANTS >= 12, (language, kind)


@pytest.mark.parametrize("kind", TABLES)
def test_no_byte_of_a_reason_is_sent_before_the_reveal(
    kind: type[FiftySettings | FiftyFiftySettings],
) -> None:
    live = SimulatedTable(kind())
    live.seat(1)
    live.add_bots(3)
    live.start()
    while not remarks_of(live):
        since = live.table.version
        live.play_on(lambda start=since: live.table.version > start)  # type: ignore[misc]
        for member in (0, None):
            told = msgspec.json.encode(update(live.table, member, since))
            assert (b"reason-" in told or b"remark-" in told) == bool(remarks_of(live))


@pytest.mark.parametrize("settings", [FiftySettings(), FiftyFiftySettings()])
def test_whoever_comes_back_after_a_restart_reads_it_again(settings: TableSettings) -> None:
    live = SimulatedTable(settings)
    live.seat(1)
    live.add_bots(3)
    live.start()
    live.play_on(lambda: bool(remarks_of(live)))
    shown = table_info(restored(live.rows).table).game
    assert shown is not None
    assert shown.remarks == remarks_of(live)


def test_a_bot_that_keeps_somebodys_seat_does_not_speak_for_them() -> None:
    live = SimulatedTable(FiftySettings(pace=Pace.AT_ONCE))
    live.seat(2)
    live.add_bots(1)
    live.start()
    live.ask(0, requests.Hurry, seat=1)
    live.act(0)
    live.until(lambda: live.play.last_result is not None)
    assert [one.seat for one in remarks_of(live)] == [2]


def test_a_party_is_spared_what_its_bots_think() -> None:
    live = play_game(FiftySettings(party=True, pace=Pace.AT_ONCE), players=9)
    kept = [row.entry for row in live.rows if isinstance(row.entry, entries.Acted)]
    assert all(entry.reason is None for entry in kept)
    assert remarks_of(live) == ()


def test_a_rematch_begins_in_silence() -> None:
    live = play_game(FiftySettings(pace=Pace.AT_ONCE), players=3)
    assert remarks_of(live)
    live.start()
    assert remarks_of(live) == ()


def test_logs_from_before_bots_spoke_can_still_be_read() -> None:
    old = b'{"entry":"acted","actor":1,"action":{"do":"play","card":7},"bot":true}'
    entry = decode_entry(old)
    assert isinstance(entry, entries.Acted)
    assert entry.reason is None
    assert msgspec.json.encode(entry) == old


# Names


@pytest.mark.parametrize("level", levels("fifty"))
def test_bots_of_a_level_come_under_the_names_of_its_cast(level: str) -> None:
    live = SimulatedTable(FiftySettings(party=True))
    live.seat(1)
    live.add_bots(9, level)
    names = [seat.name for seat in live.snapshot(0).table.seats][1:]
    listed = bot_names("fifty", level)
    assert tuple(names[: len(listed)]) == listed
    assert names[len(listed) :] == [
        f"{listed[0]} {number}" for number in range(2, 11 - len(listed))
    ]


def test_a_bot_takes_no_name_from_a_person() -> None:
    live = SimulatedTable()
    live.join("ADA")
    live.add_bots(1, "steady")
    assert live.snapshot(0).table.seats[1].name == "Carl"


def test_for_another_game_another_cast_comes_on() -> None:
    live = SimulatedTable(FiftySettings())
    live.seat(1)
    live.add_bots(2, "steady")
    live.add_bots(2, "master")
    live.ask(0, requests.Rename, member=2, name="Robbie")
    live.ask(0, requests.Configure, settings=FiftyFiftySettings())
    names = [seat.name for seat in live.snapshot(0).table.seats][1:]
    assert names == ["Colombina", "Robbie", "Pantalone", "Balanzone"]
    live.ask(0, requests.Configure, settings=FiftySettings())
    names = [seat.name for seat in live.snapshot(0).table.seats][1:]
    assert names == ["Ada", "Robbie", "Elinor", "Oskar"]

"""What a table can be set for, and when."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from fifties.core.refusals import IllegalSetup, Refusal
from fifties.games.fifty import refusals as fifty_refusals
from fifties.games.fifty_fifty import refusals as fifty_fifty_refusals
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.table import refusals, requests
from fifties.table.fifty import FiftyBox, FiftyInfo, FiftySettings
from fifties.table.fifty_fifty import FiftyFiftyBox, FiftyFiftySettings
from fifties.table.messages import TableStatus
from fifties.table.runner import TableRunner
from fifties.table.settings import Clock, Pace, TableSettings

from random_games import COPIED_BOX, ODD_MOODS
from tables import CODE, SimulatedTable, play_game

WRONG: list[tuple[TableSettings, Refusal]] = [
    (FiftySettings(seats=2), refusals.WrongSeats(2, 3, 7)),
    (FiftySettings(seats=8), refusals.WrongSeats(8, 3, 7)),
    (FiftySettings(seats=-1), refusals.WrongSeats(-1, 3, 7)),
    (FiftyFiftySettings(seats=2), refusals.WrongSeats(2, 3, 5)),
    (FiftyFiftySettings(seats=6), refusals.WrongSeats(6, 3, 5)),
    (FiftySettings(edition="zoch"), refusals.EditionUnknown("zoch", "iello")),
    (FiftyFiftySettings(edition=""), refusals.EditionUnknown("", "zoch, tightrope")),
    (
        FiftySettings(box=FiftyBox(bonus=((1, 1, 2, 1, 1),) * 3)),
        fifty_refusals.BonusMisshapen(4, 5, 99),
    ),
    (
        FiftySettings(box=FiftyBox(bonus=((1, 1, 2, 1),) * 4)),
        fifty_refusals.BonusMisshapen(4, 5, 99),
    ),
    (
        FiftySettings(box=FiftyBox(bonus=((1, 1, -2, 1, 1),) * 4)),
        fifty_refusals.BonusMisshapen(4, 5, 99),
    ),
    (FiftySettings(box=FiftyBox(zones=((1, 9),) * 4)), fifty_refusals.ZonesMiscounted(4, 5)),
    (FiftySettings(box=FiftyBox(zones=((1, 50),) * 5)), fifty_refusals.ZoneOutside(1, 50, 49)),
    (FiftySettings(box=FiftyBox(zones=((9, 1),) * 5)), fifty_refusals.ZoneOutside(9, 1, 49)),
    (
        FiftyFiftySettings(box=FiftyFiftyBox(moods=((1, 2),) * 8)),
        fifty_fifty_refusals.MoodsMiscounted(8, 9),
    ),
    (
        FiftyFiftySettings(box=FiftyFiftyBox(moods=((1, 10),) * 9)),
        fifty_fifty_refusals.MoodOutside(1, 10, 9),
    ),
    (
        FiftyFiftySettings(edition="tightrope", box=FiftyFiftyBox(moods=((1, 2),) * 9)),
        fifty_fifty_refusals.ZerosElsewhere(),
    ),
]


@pytest.mark.parametrize(("settings", "refusal"), WRONG)
def test_what_cannot_be_played_cannot_be_opened(settings: TableSettings, refusal: Refusal) -> None:
    runner = TableRunner(Random(0))
    with pytest.raises(IllegalSetup) as caught:
        runner.open(CODE, settings, 0)
    assert caught.value.refusal == refusal
    assert runner.table.version == 0


@pytest.mark.parametrize(("settings", "refusal"), WRONG)
def test_what_cannot_be_played_cannot_be_set(settings: TableSettings, refusal: Refusal) -> None:
    live = SimulatedTable()
    live.seat(1)
    assert live.refusal(0, requests.Configure, settings=settings) == refusal
    assert live.table.settings == FiftySettings()


@pytest.mark.parametrize(
    "settings",
    [
        *(FiftySettings(seats=seats) for seats in range(3, 8)),
        *(FiftyFiftySettings(seats=seats) for seats in range(3, 6)),
        FiftyFiftySettings(edition="tightrope"),
    ],
)
def test_every_size_is_played_with_all_seats_taken(settings: TableSettings) -> None:
    live = play_game(replace(settings, pace=Pace.AT_ONCE), settings.seats)
    assert live.play.over
    assert live.play.game.players == settings.seats


@pytest.mark.parametrize("players", [3, 7, 8, 23])
def test_a_party_seats_any_number(players: int) -> None:
    live = play_game(FiftySettings(party=True, pace=Pace.AT_ONCE), players)
    assert live.play.over
    assert live.play.game.players == players


def test_there_is_no_party_of_fifty_fifty() -> None:
    with pytest.raises(msgspec.ValidationError, match="party"):
        msgspec.json.decode(b'{"game":"fifty-fifty","party":true}', type=FiftyFiftySettings)


@pytest.mark.parametrize("seats", [0, 1, 2])
def test_a_game_needs_three(seats: int) -> None:
    for settings in (FiftySettings(), FiftySettings(party=True)):
        live = SimulatedTable(settings)
        live.seat(1)
        live.ask(0, requests.Stand)
        live.add_bots(seats)
        refusal = live.refusal(0, requests.Start)
        assert refusal == fifty_refusals.TooFewPlayers(seats, 3)
    live.ask(0, requests.Configure, settings=FiftyFiftySettings())
    assert live.refusal(0, requests.Start) == fifty_fifty_refusals.WrongPlayers(seats, 3, 5)


def test_a_copied_box_is_what_is_played() -> None:
    assert COPIED_BOX.zones is not None
    settings = FiftySettings(
        box=FiftyBox(bonus=COPIED_BOX.bonus, zones=COPIED_BOX.zones),
        danger=True,
        pace=Pace.AT_ONCE,
    )
    live = play_game(settings, 4)
    assert live.play.game.edition == COPIED_BOX
    assert {done.danger for done in live.play.state.rounds} <= set(COPIED_BOX.zones)
    shown = live.snapshot(0).table.game
    assert isinstance(shown, FiftyInfo)
    assert shown.bonus == COPIED_BOX.bonus
    assert shown.reconstructed == ()


def test_a_copied_half_leaves_the_other_half_as_reconstructed() -> None:
    settings = FiftySettings(box=FiftyBox(zones=COPIED_BOX.zones), danger=True, pace=Pace.AT_ONCE)
    shown = play_game(settings, 3).snapshot(0).table.game
    assert shown is not None
    assert shown.reconstructed == ("bonus",)


def test_copied_moods_are_what_is_dealt() -> None:
    assert ODD_MOODS.moods is not None
    settings = FiftyFiftySettings(box=FiftyFiftyBox(moods=ODD_MOODS.moods), pace=Pace.AT_ONCE)
    live = play_game(settings, 3)
    for done in live.play.state.standing.rounds:
        assert {trick.mood for trick in done.tricks} <= set(ODD_MOODS.moods)


@pytest.mark.parametrize(
    "change",
    [
        {"pace": Pace.BRISK},
        {"clock": Clock.RELAXED},
        {"reactions": False},
        {"keep": False},
        {"pace": Pace.AT_ONCE, "clock": Clock.BRISK, "reactions": False, "keep": False},
    ],
)
@pytest.mark.parametrize("settings", [FiftySettings(), FiftyFiftySettings()])
def test_how_things_are_told_can_change_in_a_game(
    settings: TableSettings, change: dict[str, object]
) -> None:
    live = SimulatedTable(settings)
    live.seat(3)
    live.start()
    wanted = replace(settings, **change)
    live.ask(0, requests.Configure, settings=wanted)
    assert live.snapshot(1).table.settings == wanted
    live.play_on()
    assert live.play.over
    assert (live.table.record is not None) == wanted.keep


@pytest.mark.parametrize(
    "wanted",
    [
        FiftySettings(seats=4),
        FiftySettings(danger=True),
        FiftySettings(party=True),
        FiftySettings(box=FiftyBox(bonus=COPIED_BOX.bonus)),
        FiftyFiftySettings(),
    ],
)
def test_what_is_played_cannot_change_in_a_game(wanted: TableSettings) -> None:
    live = SimulatedTable()
    live.seat(3)
    live.start()
    assert live.refusal(0, requests.Configure, settings=wanted) == refusals.GameRuns()
    live.ask(0, requests.Abandon)
    live.wake()
    live.ask(0, requests.Configure, settings=wanted)
    assert live.table.settings == wanted


def test_setting_a_table_as_it_is_changes_nothing() -> None:
    live = SimulatedTable()
    live.seat(1)
    assert live.ask(0, requests.Configure, settings=FiftySettings()) == []


def test_a_pace_changed_in_a_count_is_the_pace_from_there_on() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.start()
    live.play_round()
    live.beat()
    live.ask(0, requests.Configure, settings=FiftySettings(pace=Pace.AT_ONCE))
    live.wake()
    assert not live.play.unreleased


def test_one_evening_can_see_both_games() -> None:
    live = play_game(FiftySettings(pace=Pace.AT_ONCE), 4, humans=2)
    live.ask(0, requests.Configure, settings=FiftyFiftySettings(pace=Pace.AT_ONCE))
    live.start()
    assert isinstance(live.snapshot(1).view, FiftyFiftyView)
    live.play_on()
    assert live.table.games == 2
    assert live.snapshot(1).table.status is TableStatus.OVER


def test_a_broken_off_game_leads_back_to_the_lobby() -> None:
    live = SimulatedTable()
    live.seat(3)
    assert live.refusal(0, requests.Abandon) == refusals.NoGameRuns()
    live.start()
    live.ask(0, requests.Abandon)
    live.wake()
    shown = live.snapshot(1).table
    assert (shown.status, shown.game, shown.record) == (TableStatus.LOBBY, None, None)
    assert live.snapshot(1).offer is None
    assert live.runner.next_wake is None

"""A round of Fifty at a live table: secret choices, then a count that takes its time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from fifties.core.contract import GameEnded
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty import refusals as fifty_refusals
from fifties.games.fifty.events import Called, Chose, Revealed, RoundScored
from fifties.games.fifty.table_size import last_number
from fifties.games.fifty.view import FiftyView
from fifties.table import refusals, requests
from fifties.table.fifty import ChooseOffer, FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.paces import LEAST_TICK, LONGEST_PAUSE, PAUSES, QUICKEST, count_pace
from fifties.table.settings import Pace, TableSettings

from tables import SimulatedTable, calls, kinds, numbers, open_numbers, play_game, told, update

SPOKEN_PACES = [Pace.LIVING_ROOM, Pace.BRISK, Pace.HALL]


def choosing(pace: Pace = Pace.LIVING_ROOM, players: int = 3) -> SimulatedTable:
    """A table at which everybody is about to write."""
    live = SimulatedTable(FiftySettings(pace=pace))
    live.seat(players)
    live.start()
    return live


def counting(pace: Pace = Pace.LIVING_ROOM) -> SimulatedTable:
    """A table at which everybody has written, and nothing has been called."""
    live = choosing(pace)
    live.play_round()
    return live


def test_everybody_is_told_what_may_be_written() -> None:
    live = choosing()
    offer = live.snapshot(1).offer
    assert isinstance(offer, ChooseOffer)
    assert (offer.round, offer.boxes, offer.least, offer.most) == (1, 5, 1, 49)
    free = [n for n in range(offer.least, offer.most + 1) if n % 10 in offer.endings]
    assert free == open_numbers(live)


def test_a_choice_can_be_replaced_until_the_last_seat_has_chosen() -> None:
    live = choosing()
    free = open_numbers(live)
    first, second = numbers(live, *free[:5]), numbers(live, *free[5:10])
    live.ask(0, requests.Act, action=first)
    live.ask(1, requests.Act, action=first)
    live.ask(0, requests.Act, action=second)
    view = live.snapshot(0).view
    assert isinstance(view, FiftyView)
    assert view.my_numbers == second.numbers
    live.ask(2, requests.Act, action=first)
    assert live.play.state.rounds[0].picks == (second.numbers, first.numbers, first.numbers)


def test_others_learn_who_is_ready_and_not_what_they_wrote() -> None:
    live = choosing()
    live.act(1)
    for member in (0, 2):
        view = live.snapshot(member).view
        assert isinstance(view, FiftyView)
        assert view.ready == (False, True, False)
        assert view.my_numbers is None
        assert update(live.table, member, live.table.version - 1).events == (Chose(1, None),)
    (mine,) = update(live.table, 1, live.table.version - 1).events
    assert isinstance(mine, Chose)
    assert mine.numbers == live.play.state.picks[1]


def test_after_the_last_choice_nobody_writes_until_the_count_is_told() -> None:
    live = counting()
    again = numbers(live, 1, 2, 3, 4, 5)
    assert live.refusal(0, requests.Act, action=again) == refusals.CountGoesOn()
    assert live.snapshot(0).offer is None
    live.until(lambda: not live.play.unreleased)
    refusal = live.refusal(0, requests.Act, action=again)
    assert refusal == fifty_refusals.NotNow(2)


def test_a_choice_for_another_round_is_never_taken_for_this_one() -> None:
    live = choosing()
    free = tuple(open_numbers(live)[:5])
    refusal = live.refusal(0, requests.Act, action=Choose(2, free))
    assert refusal == fifty_refusals.OtherRound(2, 1)


def test_a_choice_against_the_rules_is_refused_with_its_clause() -> None:
    live = choosing()
    for wrong, clause in [((1, 2), "F5"), ((0, 1, 2, 3, 4), "F5"), ((5, 5, 5, 5, 5), "F5")]:
        action = numbers(live, *wrong)
        assert live.refusal(0, requests.Act, action=action).clause == clause
    assert live.refusal(0, requests.Queue, card=3) == refusals.NoQueue()


@pytest.mark.parametrize("pace", SPOKEN_PACES)
def test_one_number_is_told_a_beat(pace: Pace) -> None:
    live = counting(pace)
    heard: list[int] = []
    while live.play.unreleased:
        before = live.table.version
        rows = live.beat()
        assert kinds(rows) == ["events-released"]
        events = live.table.history[-1].events
        heard += [event.number for event in events if isinstance(event, Called)]
        assert live.table.version == before + 1
        assert len(events) == 1
    assert heard == [*range(1, 51)]


def told_pauses(pace: Pace) -> Iterator[tuple[str, float, bool]]:
    """Play a game; yield what was told, how long it stood alone, and whether an owner followed."""
    live = SimulatedTable(FiftySettings(pace=pace), seed=2)
    live.seat(4)
    live.ask(0, requests.Start)
    live.play_on()
    for (before, event), (after, following) in pairwise(told(live.rows)):
        if isinstance(following, Called | RoundScored | Revealed | GameEnded):
            kind = type(event).__name__
            if isinstance(event, Called):
                kind = "owned" if event.owners or event.crowned else "free"
            owned = isinstance(following, Called) and bool(following.owners)
            yield kind, round(after - before, 6), owned


@pytest.mark.parametrize("pace", SPOKEN_PACES)
def test_a_pause_in_a_count_does_not_tell_whether_the_next_number_is_owned(pace: Pace) -> None:
    lengths: dict[tuple[str, bool], set[float]] = {}
    for kind, pause, owned in told_pauses(pace):
        lengths.setdefault((kind, owned), set()).add(pause)
    for kind in ("free", "owned"):
        assert lengths[kind, False] == lengths[kind, True]
        assert len(lengths[kind, True]) == 1


@pytest.mark.parametrize("pace", SPOKEN_PACES)
def test_people_get_longer_to_look_the_more_has_happened(pace: Pace) -> None:
    longest: dict[str, float] = {}
    for kind, pause, _ in told_pauses(pace):
        longest[kind] = max(pause, longest.get(kind, 0))
    assert 0 < longest["free"] < longest["owned"] < longest["RoundScored"]
    assert longest["Chose"] > longest["free"]


def test_a_game_takes_less_time_at_a_brisk_pace_than_in_a_living_room() -> None:
    slow, quick = (
        sum(pause for _, pause, _ in told_pauses(pace)) for pace in (Pace.LIVING_ROOM, Pace.BRISK)
    )
    assert quick < slow * 2 / 3


@pytest.mark.parametrize("players", [8, 60, 300, 3000, 10_000])
@pytest.mark.parametrize("pace", [pace for pace in Pace if PAUSES[pace].longest])
def test_a_count_fits_into_its_time_however_many_play(pace: Pace, players: int) -> None:
    pauses, top = PAUSES[pace], last_number(players)
    fitted = count_pace(pauses, top)
    tellings = -(-top // fitted.stride)
    assert tellings * fitted.eventful <= pauses.longest * 1.05
    assert fitted.number >= (QUICKEST if fitted.stride == 1 else LEAST_TICK)
    assert fitted.number <= fitted.eventful


def test_a_table_that_was_held_up_tells_no_faster_afterwards() -> None:
    live = counting()
    assert len(live.wake(live.now + 1000)) == 1
    assert live.wake() == []
    assert live.runner.next_wake is not None
    assert live.runner.next_wake > live.now


def test_a_paused_count_waits_and_goes_on_at_the_next_number() -> None:
    live = counting()
    live.until(lambda: len(calls(live.rows)) == 7)
    live.ask(0, requests.Pause, paused=True)
    assert live.ask(0, requests.Pause, paused=True) == []
    assert live.snapshot(1).table.paused
    assert live.advance(LONGEST_PAUSE - 1) == []
    live.ask(0, requests.Pause, paused=False)
    resumed = live.now
    assert not live.snapshot(1).table.paused
    live.beat()
    assert [called.number for called in calls(live.rows)] == [*range(1, 9)]
    assert live.now > resumed


def test_pausing_needs_a_game() -> None:
    live = SimulatedTable()
    live.seat(1)
    assert live.refusal(0, requests.Pause, paused=True) == refusals.NoGameRuns()
    assert live.refusal(0, requests.Skip) == refusals.NoGameRuns()


def test_people_may_write_while_the_table_is_paused() -> None:
    live = choosing()
    live.ask(0, requests.Pause, paused=True)
    live.play_round()
    assert live.play.unreleased
    assert live.advance(LONGEST_PAUSE - 1) == []


def test_a_pause_does_not_last_for_ever() -> None:
    live = counting()
    live.ask(0, requests.Pause, paused=True)
    live.advance(LONGEST_PAUSE + 5)
    assert not live.snapshot(1).table.paused
    assert calls(live.rows)


def test_skipping_tells_the_rest_of_the_count_at_once() -> None:
    live = counting()
    live.beat()
    assert len(live.ask(0, requests.Skip)) == 1
    assert [called.number for called in calls(live.rows)] == [*range(1, 51)]
    view = live.snapshot(1).view
    assert isinstance(view, FiftyView)
    assert len(view.rounds) == 1


def test_there_is_nothing_to_skip_while_everybody_writes() -> None:
    live = choosing()
    assert live.refusal(0, requests.Skip) == refusals.NothingToTell()


def test_a_paused_table_that_plays_no_more_is_not_paused() -> None:
    live = counting()
    live.ask(0, requests.Pause, paused=True)
    live.ask(0, requests.Abandon)
    live.wake()
    assert not live.snapshot(1).table.paused


@pytest.mark.parametrize(
    ("settings", "players"),
    [
        (FiftySettings(), 3),
        (FiftySettings(danger=True), 7),
        (FiftySettings(party=True), 12),
        (FiftyFiftySettings(), 4),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_points_are_the_same_at_every_pace(
    settings: TableSettings, players: int, seed: int
) -> None:
    ends = []
    for pace in Pace:
        live = play_game(replace(settings, pace=pace), players, seed, humans=2)
        assert live.play.over
        ends.append(live.play.state)
    assert all(end == ends[0] for end in ends)


def test_skipping_changes_no_point() -> None:
    slow = play_game(FiftySettings(), 4, humans=4)
    quick = SimulatedTable()
    quick.seat(4)
    quick.start()
    while quick.table.running:
        quick.play_on(lambda: bool(quick.play.unreleased))
        quick.ask(0, requests.Skip)
    assert quick.play.state == slow.play.state


def test_what_is_told_is_what_the_rules_say() -> None:
    live = play_game(FiftySettings(), 5, seed=4, humans=5)
    game, state = Fifty(5), Fifty(5).start()
    expected: list[Any] = []
    for entry in live.play.entries:
        step = game.apply(state, entry.actor, entry.action)
        state = step.state
        expected += step.events
    heard = [event for _, event in told(live.rows)]
    assert heard[:-1] == expected

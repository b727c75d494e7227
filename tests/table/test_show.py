"""The show of an event: beats that end on notable numbers, within the time that it may take."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from fifties.core.contract import CHANCE
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.events import Called, FiftyEvent
from fifties.games.fifty.state import State, crowns, totals
from fifties.table import entries, requests
from fifties.table.event_settings import LONGEST_SHOW, SHORTEST_SHOW, EventSettings
from fifties.table.fifty import FiftyAdapter, FiftySettings
from fifties.table.fifty_crowd_view import Highlight
from fifties.table.fifty_race import FiftyRace
from fifties.table.fifty_show import LEAST_BEAT
from fifties.table.runner import LogRow
from fifties.table.show import LATE, LEAST_PAUSE, Show, ShowClock

from literal import count_round
from tables import SimulatedTable

TOLERANCE = 5.0
"""Seconds: what comes before the first number, and beats that were a little late."""

Habit = Callable[[Fifty, State, int, Random], tuple[int, ...]]


def anything(game: Fifty, state: State, seat: int, rng: Random) -> tuple[int, ...]:
    """Write any numbers."""
    choose = game.offer(state, seat).sample(rng)
    assert isinstance(choose, Choose)
    return choose.numbers


def the_same(game: Fifty, state: State, *_: object) -> tuple[int, ...]:
    """Write what all others write."""
    return anything(game, state, 0, Random(len(state.rounds)))


def all_low(*chosen: Any) -> tuple[int, ...]:
    """Write low numbers, so that one player has the rest of the count."""
    rng: Random = chosen[-1]
    return tuple(sorted(rng.sample(range(1, 12), 5)))


def of_one_habit_or_another(game: Fifty, state: State, seat: int, rng: Random) -> tuple[int, ...]:
    """Write as one of the others does."""
    return rng.choice((anything, the_same, all_low))(game, state, seat, rng)


HABITS: list[Habit] = [anything, the_same, all_low, of_one_habit_or_another]


def play_rounds(
    players: int, habit: Habit, rounds: int, seed: int
) -> Iterator[tuple[Fifty, State, Sequence[FiftyEvent]]]:
    """Yield the state after each round, and the events of the round."""
    game, rng = Fifty(players), Random(seed)
    state = game.start()
    while len(state.rounds) < rounds and game.outcome(state) is None:
        state = game.apply(state, CHANCE, game.offer(state, CHANCE).sample(rng)).state
        number, events = len(state.rounds) + 1, tuple[FiftyEvent, ...]()
        for seat in range(players):
            step = game.apply(state, seat, Choose(number, habit(game, state, seat, rng)))
            state, events = step.state, step.events  # type: ignore[assignment]  # lazy ones
        yield game, state, events


def plan(game: Fifty, state: State, events: Sequence[FiftyEvent], seconds: float) -> Show:
    show = FiftyAdapter().plan_show(game, state, events, seconds)
    assert show is not None
    return show


@settings(max_examples=60, deadline=None)
@given(
    players=st.one_of(st.integers(8, 40), st.integers(41, 700)),
    habit=st.sampled_from(HABITS),
    seconds=st.integers(SHORTEST_SHOW, LONGEST_SHOW),
    seed=st.integers(0, 10_000),
)
def test_a_plan_tells_every_number_once_within_its_time(
    players: int, habit: Habit, seconds: int, seed: int
) -> None:
    for game, state, events in play_rounds(players, habit, 3 if players < 60 else 1, seed):
        show = plan(game, state, events, seconds)
        assert show == plan(game, state, list(events), seconds)
        assert list(show.ends) == sorted({*show.ends})
        assert show.ends[0] >= 1
        assert show.ends[-1] == state.rounds[-1].last
        assert len(show.ends) == len(show.pauses) == len(show.times)
        assert min(show.pauses) >= LEAST_BEAT > LEAST_PAUSE
        assert show.seconds <= seconds


@pytest.mark.parametrize("players", [300, 2_000, pytest.param(10_000, marks=pytest.mark.soak)])
def test_beats_end_on_the_notable_numbers_and_linger_there(players: int) -> None:
    for game, state, events in play_rounds(players, anything, 2, seed=players):
        show = plan(game, state, events, 180)
        before = state.rounds[:-1]
        race = FiftyRace(totals(before, players), crowns(before, players), game.top)
        calls = [event for event in events if isinstance(event, Called)]
        weights = {called.number: race.follow(called).weight for called in calls}
        pauses = dict(zip(show.ends, show.pauses, strict=True))
        famous = [number for number, weight in weights.items() if weight >= 40]
        assert 0 < len(famous) < 40
        assert pauses.keys() >= {*famous}
        usual = sorted(show.pauses)[len(show.pauses) // 2]
        assert min(pauses[number] for number in famous) > 2 * usual
        # Elsewhere beats end on somebody's number, too.
        assert sum(weights[end] > 0 for end in show.ends) > 0.95 * len(show.ends)


def test_a_plan_depends_on_nothing_but_the_round_the_points_and_the_time() -> None:
    """Who sits where, names and later chance change nothing; the time and the points do."""
    (first, second) = play_rounds(100, anything, 2, seed=1)
    game, state, events = second
    show = plan(game, state, events, 100)
    assert plan(game, state, events, 200) != show
    forgotten = replace(state, rounds=(state.rounds[1],))
    assert plan(game, forgotten, events, 100) != show
    assert plan(game, first[1], first[2], 100) == plan(game, first[1], [*first[2]], 100)


def test_a_short_count_is_told_number_by_number() -> None:
    for game, state, events in play_rounds(12, anything, 1, seed=1):
        show = plan(game, state, events, 180)
        assert list(show.ends) == list(range(1, game.top + 1))


@given(
    pauses=st.lists(st.floats(LEAST_BEAT, 4), min_size=3, max_size=40),
    lags=st.lists(st.floats(0, 0.3), min_size=40, max_size=40),
)
def test_small_lags_do_not_add_up(pauses: list[float], lags: list[float]) -> None:
    show = Show.of(range(1, len(pauses) + 1), pauses)
    clock, at = ShowClock(show), 100.0
    assert clock.due(0, at) is None
    for told, lag in zip(show.ends[:-1], lags, strict=False):
        due = clock.due(told, at)
        assert due is not None
        assert due >= at + LEAST_PAUSE
        at = due + lag
    assert at <= 100 + show.times[-1] + LEAST_PAUSE + 0.6 + LATE


def test_after_a_long_pause_a_show_goes_on_where_it_was() -> None:
    show = Show.of((3, 5, 9), (1.0, 2.0, 3.0))
    clock = ShowClock(show)
    assert clock.due(3, 10.0) == 11.0
    assert clock.due(5, 11.0) == 13.0
    assert clock.due(5, 500.0) == 502.0
    assert ShowClock(show).due(5, 500.0) == 502.0
    assert [clock.next_beat(told) for told in (0, 3, 4, 5, 9, 10)] == [3, 2, 1, 4, 0, 0]
    assert clock.due(10, 600.0) is None


# At a table

EVENT = EventSettings(title="Show", show_seconds=60)


def counting(players: int = 40, show_seconds: int = 60, seed: int = 0) -> SimulatedTable:
    """An event whose first count begins."""
    event = replace(EVENT, show_seconds=show_seconds)
    live = SimulatedTable(FiftySettings(party=True, event=event), seed)
    for number in range(players):
        live.join(f"Phone {number}")
    live.start()
    live.play_round()
    assert live.play.unreleased
    return live


def told_of_round(rows: Sequence[LogRow]) -> list[tuple[float, int]]:
    """List when how many events were released."""
    return [
        (row.at, row.entry.events) for row in rows if isinstance(row.entry, entries.EventsReleased)
    ]


def finish_count(live: SimulatedTable) -> list[LogRow]:
    """Let the count be told to its end."""
    return live.until(lambda: not live.play.unreleased)


@pytest.mark.parametrize(("players", "seconds"), [(9, 60), (40, 60), (150, 30), (150, 300)])
def test_a_count_takes_as_long_as_its_show_and_no_longer(players: int, seconds: int) -> None:
    live = counting(players, seconds)
    began = live.now
    told = told_of_round(finish_count(live))
    *beats, _ = told
    assert sum(events for _, events in beats) == live.play.state.rounds[0].last
    assert told[-1][0] - began <= seconds + TOLERANCE
    times = [at for at, _ in beats]
    assert all(later - at >= LEAST_PAUSE for at, later in pairwise(times))


@pytest.mark.parametrize("players", [9, 60])
def test_scores_are_those_of_the_plain_count(players: int) -> None:
    live = counting(players)
    finish_count(live)
    result, game = live.play.state.rounds[0], live.play.game
    crowned = [0] * players
    plain = count_round(result.picks, game.top, game.mark, game.bonus(0), None, crowned)
    assert [*live.play.crowd.totals] == [
        bead + bonus for bead, bonus in zip(plain.beads, plain.bonus, strict=True)
    ]


@pytest.mark.parametrize("beats", [1, 7, 30])
def test_after_a_restart_in_the_midst_of_a_count_the_same_show_goes_on(beats: int) -> None:
    live = counting()
    for _ in range(beats):
        live.beat()
    again = live.after_a_restart(live.rows)
    for member in [*live.table.runtime.present]:
        again.connect(member)
    rest, whole = told_of_round(finish_count(again)), told_of_round(finish_count(live))
    assert [events for _, events in rest] == [events for _, events in whole]
    assert [at for at, _ in rest] == pytest.approx([at for at, _ in whole])


def test_a_show_can_be_paused_hurried_slowed_and_skipped() -> None:
    live = counting(150, 300)
    for _ in range(10):
        live.beat()
    number = live.play.crowd.number
    live.ask(0, requests.Pause, paused=True)
    live.advance(200)
    assert live.play.crowd.number == number
    live.ask(0, requests.Pause, paused=False)
    live.advance(5)
    assert live.play.crowd.number > number

    def set_seconds(seconds: int) -> None:
        event = replace(EVENT, show_seconds=seconds)
        live.ask(0, requests.Configure, settings=FiftySettings(party=True, event=event))

    def told_in(seconds: float) -> int:
        before = live.play.crowd.number
        live.advance(seconds)
        told: int = live.play.crowd.number - before
        return told

    usual = told_in(20)
    set_seconds(30)
    assert told_in(10) > 3 * usual
    set_seconds(900)
    assert told_in(20) < usual
    live.ask(0, requests.Skip)
    assert not live.play.unreleased
    assert live.play.crowd.round == 2


def test_an_event_without_pauses_is_told_at_once() -> None:
    live = counting()
    settings = replace(live.table.settings, pace="at-once")
    live.ask(0, requests.Configure, settings=settings)
    assert told_of_round(live.wake()) != []
    assert not live.play.unreleased


def test_the_stage_is_told_what_every_beat_ended_on() -> None:
    live = counting(150, 120, seed=3)
    screen = 0
    highlights: list[Any] = []
    skyline: tuple[int, ...] = ()
    while live.play.unreleased:
        for row in live.beat():
            tally = live.play.crowd.tally
            if isinstance(row.entry, entries.EventsReleased) and tally is not None:
                highlights.append(tally.highlight)
                skyline = (*skyline[: tally.first_bin], *tally.bins)
                assert skyline == live.snapshot(screen).view.skyline  # type: ignore[union-attr]  # a crowd's
                assert (
                    len(skyline) <= tally.number * live.play.crowd.parts // live.play.game.most + 1
                )
                assert all(duel.owners > 1 and duel.people for duel in tally.duels)
                assert all(duel.number <= tally.number for duel in tally.duels)
                assert len(msgspec.json.encode(tally)) < 3_000
    assert sum(skyline) == 5 * 150
    assert highlights[-1] is Highlight.END
    assert {Highlight.LEAD, Highlight.DUEL, Highlight.CROWN} <= {*highlights}

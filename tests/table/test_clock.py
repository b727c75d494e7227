"""Nobody blocks a table: reminders, bots that act for the slow and the absent, and sleep."""

from __future__ import annotations

import pytest

from fifties.games.fifty.view import FiftyView
from fifties.table import entries, refusals, requests
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.messages import Reminded
from fifties.table.paces import GRACE, LONGEST_PAUSE, PAUSES, WAIT_LIMITS
from fifties.table.settings import Clock, Pace, TableSettings

from tables import SimulatedTable, acted, calls, kinds

GAMES = [FiftySettings(), FiftyFiftySettings()]
CLOCKS = [
    setting(clock=clock) for setting in (FiftySettings, FiftyFiftySettings) for clock in Clock
]


def started(settings: TableSettings, people: int = 3, seed: int = 0) -> SimulatedTable:
    """A table at which people are to act."""
    live = SimulatedTable(settings, seed)
    live.seat(people)
    live.start()
    return live


def bots_acts(live: SimulatedTable) -> list[entries.Acted]:
    """List what bots did."""
    done = [row.entry for row in live.rows]
    return [entry for entry in done if isinstance(entry, entries.Acted) and entry.bot]


@pytest.mark.parametrize("settings", CLOCKS)
def test_whoever_thinks_too_long_is_reminded_and_then_a_bot_acts(settings: TableSettings) -> None:
    limits = WAIT_LIMITS[settings.clock]
    live = started(settings)
    asked, owing = live.now, tuple(live.to_act())
    live.beat()
    assert live.now == asked + limits.remind
    assert live.table.history[-1].events == (Reminded(owing, limits.act),)
    rows = live.beat()
    assert live.now == asked + limits.remind + limits.act
    assert acted(rows)[: len(owing)] == [*owing]
    assert all(isinstance(row.entry, entries.Acted) and row.entry.bot for row in rows[: len(owing)])


@pytest.mark.parametrize("settings", CLOCKS)
def test_a_game_ends_even_if_nobody_ever_acts(settings: TableSettings) -> None:
    live = started(settings)
    live.until(lambda: live.table.running is None)
    assert live.play.over


@pytest.mark.parametrize("settings", [FiftySettings(clock=c) for c in Clock])
def test_whoever_was_reminded_can_still_act(settings: TableSettings) -> None:
    live = started(settings)
    live.beat()
    live.act(1)
    live.beat()
    assert [entry.actor for entry in bots_acts(live)] == [0, 2]


def test_only_those_who_have_not_written_are_reminded() -> None:
    live = started(FiftySettings(clock=Clock.BRISK))
    live.act(1)
    live.beat()
    (reminded,) = live.table.history[-1].events
    assert isinstance(reminded, Reminded)
    assert reminded.seats == (0, 2)


def test_the_clock_begins_when_the_next_mood_is_turned_up() -> None:
    live = started(FiftyFiftySettings(clock=Clock.BRISK))
    for seat in range(3):
        live.act(seat)
    live.until(lambda: not live.play.unreleased)
    asked = live.now
    live.beat()
    assert live.now == asked + WAIT_LIMITS[Clock.BRISK].remind


def test_who_acts_before_the_bot_has_thought_has_acted() -> None:
    live = started(FiftyFiftySettings(clock=Clock.BRISK))
    live.bots_answer = False
    live.beat()
    live.beat()
    (question,) = live.questions
    live.act(0)
    before = live.table.version
    assert live.answer(question) == []
    assert live.table.version == before


@pytest.mark.parametrize("settings", GAMES)
def test_who_acted_before_the_bot_is_not_left_alone_by_it_later(settings: TableSettings) -> None:
    live = started(settings)
    live.bots_answer = False
    live.beat()
    live.beat()
    for seat in live.to_act():
        live.act(seat)
    live.bots_answer = True
    live.until(lambda: live.table.running is None)
    assert live.play.over


@pytest.mark.parametrize("settings", GAMES)
def test_who_acted_before_a_hurried_bot_is_not_left_alone_by_it_later(
    settings: TableSettings,
) -> None:
    live = started(settings)
    live.bots_answer = False
    live.ask(0, requests.Hurry, seat=0)
    live.act(0)
    live.bots_answer = True
    live.until(lambda: live.table.running is None)
    assert live.play.over


@pytest.mark.parametrize("settings", GAMES)
def test_the_host_can_let_a_bot_act_for_once(settings: TableSettings) -> None:
    live = started(settings)
    live.ask(0, requests.Hurry, seat=0)
    assert [entry.actor for entry in bots_acts(live)] == [0]
    assert live.refusal(0, requests.Hurry, seat=0) == refusals.SeatOwesNothing()
    assert live.refusal(0, requests.Hurry, seat=9) == refusals.SeatOwesNothing()
    assert not live.snapshot(0).table.seats[0].kept


def test_nobody_is_hurried_while_a_count_is_told() -> None:
    live = started(FiftySettings())
    live.play_round()
    assert live.refusal(0, requests.Hurry, seat=1) == refusals.SeatOwesNothing()


@pytest.mark.parametrize("settings", GAMES)
def test_a_bot_keeps_the_seat_of_whoever_is_away_for_the_grace(settings: TableSettings) -> None:
    live = started(settings)
    live.disconnect(0)
    assert live.advance(GRACE - 0.1) == []
    assert not live.snapshot(1).table.seats[0].kept
    assert kinds(live.advance(0.1))[:1] == ["bot-took-over"]
    shown = live.snapshot(1).table.seats[0]
    assert (shown.kept, shown.bot) == (True, None)
    assert live.snapshot(0).you.kept
    live.advance(PAUSES[settings.pace].thinking)
    assert [entry.actor for entry in bots_acts(live)] == [0]


@pytest.mark.parametrize("settings", GAMES)
def test_a_seat_is_its_owners_again_the_moment_they_are_back(settings: TableSettings) -> None:
    live = started(settings)
    live.disconnect(0)
    live.bots_answer = False
    live.advance(GRACE)
    assert live.snapshot(1).table.seats[0].kept
    assert kinds(live.connect(0)) == ["owner-returned"]
    assert not live.snapshot(1).table.seats[0].kept
    assert not live.snapshot(0).you.kept
    live.act(0)
    live.bots_answer = True
    live.play_on()
    assert bots_acts(live) == []
    assert live.play.over


def test_a_bot_that_was_asked_before_the_owner_came_back_is_not_heard() -> None:
    live = started(FiftySettings())
    live.disconnect(0)
    live.bots_answer = False
    live.advance(GRACE + PAUSES[Pace.LIVING_ROOM].thinking)
    (question,) = live.questions
    live.connect(0)
    assert live.answer(question) == []


def test_who_comes_back_has_the_whole_time_to_think() -> None:
    live = started(FiftySettings(clock=Clock.BRISK))
    live.play_round()
    live.until(lambda: not live.play.unreleased)
    live.disconnect(0)
    live.bots_answer = False
    live.until(lambda: live.to_act() != [])
    live.advance(GRACE)
    live.connect(0)
    back = live.now
    live.act(1)
    live.act(2)
    live.bots_answer = True
    live.until(lambda: bots_acts(live) != [])
    limits = WAIT_LIMITS[Clock.BRISK]
    assert live.now == back + limits.remind + limits.act


@pytest.mark.parametrize("settings", GAMES)
def test_a_short_absence_changes_nothing(settings: TableSettings) -> None:
    live = started(settings)
    live.disconnect(1)
    live.advance(GRACE / 2)
    assert live.connect(1) == []
    live.advance(GRACE * 2)
    assert "bot-took-over" not in kinds(live.rows)


def test_who_is_away_when_a_game_begins_is_kept_a_seat_at_once() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.disconnect(2)
    live.advance(GRACE * 3)
    live.ask(0, requests.Start)
    live.wake()
    assert live.snapshot(0).table.seats[2].kept


@pytest.mark.parametrize("settings", GAMES)
def test_with_one_person_left_the_game_goes_on(settings: TableSettings) -> None:
    live = started(settings)
    live.disconnect(1, 2)
    live.play_on()
    assert live.play.over
    assert {entry.actor for entry in bots_acts(live)} == {1, 2}


def test_a_table_without_anybody_sleeps_and_goes_on_at_the_next_number() -> None:
    live = started(FiftySettings())
    live.play_round()
    live.until(lambda: len(calls(live.rows)) == 12)
    live.disconnect(0, 1, 2)
    assert live.runner.next_wake is None
    assert live.wake(live.now + 100_000) == []
    live.connect(1)
    view = live.snapshot(1).view
    assert isinstance(view, FiftyView)
    assert view.count is not None
    assert view.count.called.number == 12
    woken = live.now
    live.beat()
    assert live.now > woken
    assert [called.number for called in calls(live.rows)] == [*range(1, 14)]


@pytest.mark.parametrize("settings", CLOCKS)
def test_time_asleep_is_no_time_to_think(settings: TableSettings) -> None:
    live = started(settings)
    live.beat()
    live.disconnect(0, 1, 2)
    live.wake(live.now + 100_000)
    for member in range(3):
        live.connect(member)
    assert live.wake() == []
    assert live.advance(WAIT_LIMITS[settings.clock].act) == []
    live.play_on()
    assert bots_acts(live) == []


def test_after_sleep_those_who_do_not_come_are_given_the_grace() -> None:
    live = started(FiftySettings())
    live.disconnect(0, 1, 2)
    live.wake(live.now + 100_000)
    live.connect(2)
    woken = live.now
    live.beat()
    assert live.now == woken + GRACE
    assert live.play.kept == {0, 1}


def test_no_bot_is_asked_twice_however_often_somebody_hurries_or_comes_back() -> None:
    live = SimulatedTable()
    live.seat(1)
    live.add_bots(2)
    live.bots_answer = False
    live.start()
    live.beat()
    for _ in range(50):
        live.disconnect(0)
        live.connect(0)
        live.ask(0, requests.Hurry, seat=1)
        live.wake()
    assert sorted(turn.seat for turn in live.questions) == [1, 2]


def test_a_phone_that_sleeps_and_wakes_gives_nobody_else_more_time() -> None:
    live = started(FiftySettings(clock=Clock.BRISK))
    live.act(0)
    forced = False
    for _ in range(20):
        live.disconnect(1)
        live.advance(GRACE + 1)
        live.connect(1)
        forced = forced or 2 not in live.play.owing
        live.advance(4)
    assert forced


def test_a_finished_game_needs_nobody_to_be_kept() -> None:
    live = started(FiftySettings())
    live.play_on(lambda: live.play.game.outcome(live.play.state) is not None)
    live.ask(0, requests.Skip)
    live.disconnect(0, 1, 2)
    live.beat()
    assert live.table.record is not None
    assert live.runner.next_wake is None


def test_a_person_who_is_not_in_the_game_is_not_missed() -> None:
    live = started(FiftySettings())
    watcher = live.join("Zoe")
    live.disconnect(watcher)
    live.advance(GRACE * 2)
    assert "bot-took-over" not in kinds(live.rows)


# Restarts


def restart(live: SimulatedTable, seconds: float) -> SimulatedTable:
    """Start anew from what is kept; *seconds* later everybody is back."""
    again = live.after_a_restart(live.rows)
    again.now += seconds
    for member in live.people:
        again.connect(member)
    return again


def test_a_pause_goes_on_after_a_restart_from_when_it_began() -> None:
    live = started(FiftySettings())
    live.play_round()
    live.until(lambda: len(calls(live.rows)) == 12)
    due = live.runner.next_wake
    assert due is not None
    again = restart(live, (due - live.now) / 2)
    assert again.runner.next_wake == due
    again = restart(live, due - live.now + 1)
    again.wake()
    assert [called.number for called in calls(again.rows)] == [*range(1, 14)]


def test_a_host_cannot_stop_a_count_for_longer_by_a_restart() -> None:
    live = started(FiftySettings())
    live.play_round()
    live.ask(0, requests.Pause, paused=True)
    stopped = live.now
    for _ in range(3):
        live = restart(live, 500)
    assert live.runner.next_wake == stopped + LONGEST_PAUSE


@pytest.mark.parametrize("settings", CLOCKS)
@pytest.mark.parametrize("every", [1.0, 7.0, GRACE - 1])
def test_a_table_plays_on_however_often_the_server_restarts(
    settings: TableSettings, every: float
) -> None:
    live = started(settings)
    limits, asked = WAIT_LIMITS[settings.clock], live.now
    while not bots_acts(live):
        assert live.now <= asked + limits.remind + limits.act + 2 * every
        live = restart(live, every)
        live.wake()


@pytest.mark.parametrize("settings", CLOCKS)
def test_whoever_comes_back_after_a_long_restart_has_the_whole_time_to_think(
    settings: TableSettings,
) -> None:
    live = started(settings)
    live.beat()
    live = restart(live, 100_000)
    back, limits = live.now, WAIT_LIMITS[settings.clock]
    live.until(lambda: bots_acts(live) != [])
    assert live.now == back + limits.remind + limits.act


@pytest.mark.parametrize("settings", CLOCKS)
def test_whoever_is_reminded_late_still_has_the_time_until_a_bot_acts(
    settings: TableSettings,
) -> None:
    live = started(settings)
    limits = WAIT_LIMITS[settings.clock]
    live = restart(live, limits.remind + limits.act / 2)
    back = live.now
    assert kinds(live.wake()) == ["seats-reminded"]
    live.until(lambda: bots_acts(live) != [])
    assert live.now == back + limits.act


def test_a_clock_that_was_set_back_stops_no_table() -> None:
    live = started(FiftySettings())
    live.play_round()
    live = restart(live, -100_000)
    due = live.runner.next_wake
    assert due is not None
    assert live.now < due < live.now + GRACE

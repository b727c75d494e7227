"""The pace at which a count waits a moment for its owner to press "Got it!"."""

from __future__ import annotations

from fifties.games.fifty.events import Called
from fifties.table import refusals, requests
from fifties.table.fifty import FiftySettings
from fifties.table.messages import Announced, TapOffer
from fifties.table.paces import GRACE, PAUSES
from fifties.table.settings import Pace

from tables import SimulatedTable, calls, kinds, update, write

TAP = PAUSES[Pace.TAP]


def counting() -> SimulatedTable:
    """A count at whose second open number two seats clash; the next four are seat 0's."""
    live = SimulatedTable(FiftySettings(pace=Pace.TAP))
    live.seat(3)
    live.start()
    write(live, (1, 2, 3, 4, 5), (1, 6, 7, 8, 9), (10, 11, 12, 13, 14))
    return live


def spoken(live: SimulatedTable) -> int:
    """Wait until a number is said aloud, and name it."""
    live.until(lambda: live.play.is_announced)
    (spoke,) = live.table.history[-1].events
    assert isinstance(spoke, Announced)
    assert spoke.seconds == TAP.tap
    return spoke.number


def taken(live: SimulatedTable) -> int:
    """Go past the clash, and wait for the next number that has an owner."""
    spoken(live)
    live.ask(0, requests.GotIt)
    live.ask(1, requests.GotIt)
    live.wake()
    return spoken(live)


def test_a_number_with_an_owner_is_said_aloud_before_it_is_told() -> None:
    live = counting()
    first = open_numbers_of_round(live)[1]
    assert spoken(live) == first
    assert [called.number for called in calls(live.rows)] == [*range(1, first)]
    for member in range(3):
        events = update(live.table, member, live.table.version - 1).events
        assert events == (Announced(first, TAP.tap),)


def open_numbers_of_round(live: SimulatedTable) -> list[int]:
    """List what could be written in the round that is being told."""
    blocked = live.play.state.rounds[-1].blocked
    return [number for number in range(1, 50) if number % 10 not in blocked]


def test_owners_alone_are_asked_for_got_it() -> None:
    live = counting()
    number = spoken(live)
    offers = [live.snapshot(member).offer for member in range(3)]
    assert offers == [TapOffer(number), TapOffer(number), None]
    assert live.refusal(2, requests.GotIt) == refusals.NotYourNumber()


def test_got_it_before_the_number_is_said_is_refused() -> None:
    live = counting()
    assert live.refusal(0, requests.GotIt) == refusals.NotYourNumber()
    live.beat()
    assert live.refusal(0, requests.GotIt) == refusals.NotYourNumber()


def test_the_count_goes_on_at_once_when_its_owner_has_it() -> None:
    live = counting()
    number = taken(live)
    live.advance(0.5)
    live.ask(0, requests.GotIt)
    assert live.runner.next_wake is not None
    assert live.runner.next_wake <= live.now
    live.wake()
    assert calls(live.rows)[-1].number == number
    assert calls(live.rows)[-1].taker == 0


def test_at_a_clash_the_count_waits_for_all_owners_who_are_here() -> None:
    live = counting()
    number = spoken(live)
    live.ask(1, requests.GotIt)
    assert live.wake() == []
    assert live.snapshot(1).offer is None
    assert live.snapshot(0).offer == TapOffer(number)
    live.ask(0, requests.GotIt)
    assert kinds(live.wake()) == ["events-released"]


def test_got_it_twice_is_got_it_once() -> None:
    live = counting()
    spoken(live)
    assert len(live.ask(1, requests.GotIt)) == 1
    assert live.ask(1, requests.GotIt) == []


def test_the_count_goes_on_by_itself_after_a_while() -> None:
    live = counting()
    number, said = spoken(live), live.now
    live.beat()
    assert live.now == said + TAP.tap
    assert calls(live.rows)[-1].number == number
    assert live.refusal(0, requests.GotIt) == refusals.NotYourNumber()


def test_the_question_for_got_it_is_withdrawn_when_the_number_is_told() -> None:
    live = counting()
    spoken(live)
    live.beat()
    assert live.snapshot(0).offer is None
    assert update(live.table, 0, live.table.version - 1).offer is None


def test_numbers_without_an_owner_are_told_without_waiting() -> None:
    live = counting()
    live.until(lambda: live.table.running is None or not live.play.unreleased)
    rounds = live.play.state.rounds
    owned = {number for line in rounds[0].picks for number in line}
    said = {
        event.number
        for change in live.table.history
        for event in change.events
        if isinstance(event, Announced)
    }
    assert said == owned


def test_nobody_waits_for_a_bot() -> None:
    live = SimulatedTable(FiftySettings(pace=Pace.TAP))
    live.seat(1)
    live.add_bots(2)
    live.start()
    live.play_on()
    mine = {n for done in live.play.state.rounds for n in done.picks[0]}
    events = [event for change in live.table.history for event in change.events]
    assert {event.number for event in events if isinstance(event, Announced)} <= mine
    assert live.play.over


def test_nobody_waits_for_an_owner_who_is_not_here() -> None:
    live = counting()
    live.disconnect(0, 1)
    live.until(lambda: bool(calls(live.rows)) and calls(live.rows)[-1].owners != ())
    assert not any(kind == "number-announced" for kind in kinds(live.rows))


def test_an_owner_who_goes_while_the_count_waits_holds_nobody_up() -> None:
    live = counting()
    number = taken(live)
    live.disconnect(0)
    assert live.runner.next_wake is not None
    assert live.runner.next_wake <= live.now
    live.wake()
    assert calls(live.rows)[-1].number == number


def test_who_was_kept_a_seat_may_tap_again_when_back() -> None:
    live = counting()
    live.disconnect(0)
    live.advance(GRACE)
    assert 0 in live.play.kept
    live.connect(0)
    live.until(lambda: live.play.is_announced)
    upcoming = live.play.unreleased[0]
    assert isinstance(upcoming, Called)
    for seat in upcoming.owners:
        live.ask(seat, requests.GotIt)
    assert kinds(live.wake()) == ["events-released"]


def test_a_pause_stops_the_waiting_too() -> None:
    live = counting()
    spoken(live)
    live.ask(0, requests.Pause, paused=True)
    live.ask(0, requests.GotIt)
    live.ask(1, requests.GotIt)
    assert live.advance(100) == []
    live.ask(0, requests.Pause, paused=False)
    assert kinds(live.wake()) == ["events-released"]


def test_skipping_does_not_wait_for_got_it() -> None:
    live = counting()
    spoken(live)
    live.ask(0, requests.Skip)
    assert not live.play.unreleased
    assert not live.play.is_announced


def test_leaving_tap_mode_while_a_number_waits_tells_it() -> None:
    live = counting()
    number = spoken(live)
    live.ask(0, requests.Configure, settings=FiftySettings(pace=Pace.BRISK))
    live.beat()
    assert calls(live.rows)[-1].number == number

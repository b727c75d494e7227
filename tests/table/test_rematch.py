"""One game after the other: same people, the start rotates, and late arrivals play the next one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fifties.games.fifty.view import FiftyView
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.table import refusals, requests
from fifties.table.entries import Role
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.messages import TableStatus
from fifties.table.settings import Pace, TableSettings

from tables import CODE, SimulatedTable, play_game

QUICK = [FiftySettings(pace=Pace.AT_ONCE), FiftyFiftySettings(pace=Pace.AT_ONCE)]


@pytest.mark.parametrize("settings", QUICK)
def test_in_a_rematch_the_same_people_play_and_the_start_rotates(settings: TableSettings) -> None:
    live = play_game(settings, 4, humans=3)
    orders = [live.play.seats]
    for _ in range(4):
        live.start()
        orders.append(live.play.seats)
        live.play_on()
        assert live.play.over
    assert orders == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2), (0, 1, 2, 3)]
    shown = live.snapshot(0).table
    assert (shown.code, shown.settings, shown.host, shown.games) == (CODE, settings, 0, 5)


CARDS = FiftyFiftySettings(pace=Pace.AT_ONCE)


def dealer(live: SimulatedTable) -> int:
    """Name the member who deals first."""
    member: int = live.play.seats[live.play.game.first_dealer]
    return member


def test_H2_the_first_dealer_of_a_new_game_is_drawn() -> None:
    drawn = set()
    for seed in range(30):
        live = SimulatedTable(CARDS, seed)
        live.seat(4)
        assert live.snapshot(0).table.dealer is None
        live.start(drawn=True)
        assert live.play.game.first_dealer == live.play.seal.draw_dealer(4)
        drawn.add(dealer(live))
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize("chosen", range(4))
def test_H2_the_host_chooses_the_first_dealer_of_one_game(chosen: int) -> None:
    live = SimulatedTable(CARDS)
    live.seat(4)
    live.ask(0, requests.Configure, settings=replace(CARDS, dealer=chosen))
    assert live.snapshot(3).table.settings == replace(CARDS, dealer=chosen)
    live.start(drawn=True)
    assert dealer(live) == chosen
    assert not live.play.seal.dealer
    assert live.table.settings == CARDS


def test_H2_only_who_sits_can_be_chosen_as_dealer() -> None:
    live = SimulatedTable(CARDS)
    live.seat(3)
    wish = replace(CARDS, dealer=7)
    assert live.refusal(0, requests.Configure, settings=wish) == refusals.NoSuchMember(7)


def test_H2_a_chosen_dealer_who_stands_up_is_drawn_for() -> None:
    live = SimulatedTable(CARDS)
    live.seat(4)
    live.ask(0, requests.Configure, settings=replace(CARDS, dealer=3))
    live.ask(3, requests.Stand)
    live.start(drawn=True)
    assert live.play.seal.dealer


def test_H2_in_a_rematch_the_deal_goes_on_from_where_it_was() -> None:
    live = SimulatedTable(CARDS)
    live.seat(4)
    live.start()
    last = dealer(live)
    live.play_on()
    dealt = [event.dealer for event in live.play.state.standing.rounds]
    assert live.play.seats[dealt[-1]] == (last + 3) % 4
    assert live.snapshot(0).table.dealer == last
    live.start()
    assert dealer(live) == last
    assert not live.play.seal.dealer


def test_H2_after_a_broken_off_game_the_next_seat_deals() -> None:
    live = SimulatedTable(CARDS)
    live.seat(4)
    live.start()
    assert dealer(live) == 3
    live.ask(0, requests.Abandon)
    live.wake()
    live.start()
    assert dealer(live) == 0


def test_H2_the_deal_skips_who_does_not_sit_any_more() -> None:
    live = SimulatedTable(CARDS)
    live.seat(4)
    live.start()
    live.ask(0, requests.Abandon)
    live.wake()
    live.ask(1, requests.Stand)
    live.ask(0, requests.PassHost, member=1)
    live.ask(0, requests.Stand)
    live.join("Zoe")
    live.ask(1, requests.Start)
    assert dealer(live) == 2


def test_a_broken_off_game_has_rotated_the_start_too() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.start()
    live.ask(0, requests.Abandon)
    live.wake()
    live.start()
    assert live.play.seats == (1, 2, 0)


def test_no_second_game_begins_while_one_is_played() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.start()
    assert live.refusal(0, requests.Start) == refusals.GameRuns()


@pytest.mark.parametrize("settings", QUICK)
def test_who_comes_late_watches_this_game_and_plays_the_next(settings: TableSettings) -> None:
    live = SimulatedTable(settings)
    live.seat(3)
    live.start()
    late = live.join("Zoe")
    fresh = live.snapshot(late)
    assert (fresh.you.seat, fresh.you.next) == (None, True)
    assert [seat.member for seat in fresh.table.seats] == [0, 1, 2]
    assert [(person.member, person.next) for person in fresh.table.people] == [(late, True)]
    assert fresh.table.watching == 1
    action = live.decide(live.play, 0, 0)
    assert live.refusal(late, requests.Act, action=action) == refusals.SeatOnly()
    live.play_on()
    live.start()
    assert live.play.seats == (1, 2, late, 0)
    assert live.snapshot(late).you.seat == 2


def test_a_late_person_takes_the_next_game_from_a_bot_that_plays_this_one_out() -> None:
    live = SimulatedTable(FiftySettings(seats=3, pace=Pace.AT_ONCE))
    live.seat(2)
    live.add_bots(1)
    live.start()
    late = live.join("Zoe")
    assert [seat.member for seat in live.snapshot(late).table.seats] == [0, 1, 2]
    live.play_on()
    assert live.play.over
    live.start()
    assert live.play.seats == (1, late, 0)


def test_all_who_watch_are_listed_whoever_stood_up_and_sat_down_again() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.start()
    first, second = live.join("Zoe"), live.join("Yan", Role.STAGE)
    live.ask(1, requests.Stand)
    live.ask(1, requests.Sit)
    shown = live.snapshot(0).table
    assert {person.member for person in shown.people} == {first, second}
    assert shown.watching == 2


def test_who_stands_up_in_a_game_is_shown_once() -> None:
    live = SimulatedTable()
    live.seat(3)
    live.start()
    live.ask(1, requests.Stand)
    shown = live.snapshot(0).table
    assert [seat.member for seat in shown.seats] == [0, 1, 2]
    assert (shown.people, shown.watching) == ((), 0)


@pytest.mark.parametrize("settings", QUICK)
def test_between_games_the_last_one_can_still_be_looked_at(settings: TableSettings) -> None:
    live = play_game(settings, 3, humans=2)
    late = live.join("Zoe", Role.SPECTATOR)
    for member in (1, late):
        fresh = live.snapshot(member)
        view = fresh.view
        assert isinstance(view, FiftyView | FiftyFiftyView)
        assert view.outcome is not None
        assert fresh.table.status is TableStatus.OVER
        assert fresh.offer is None
    assert live.snapshot(1).you.seat == 1


@pytest.mark.parametrize("settings", QUICK)
def test_after_a_game_everybody_is_named_at_the_seat_they_had(settings: TableSettings) -> None:
    live = SimulatedTable(settings)
    live.seat(4)
    live.start()
    names = tuple(seat.name for seat in live.snapshot(3).table.seats)
    live.ask(0, requests.Leave)
    live.play_on()
    live.ask(2, requests.Stand)
    shown = live.snapshot(3).table
    assert [seat.member for seat in shown.seats] == [1, 3]
    assert shown.game is not None
    assert shown.game.names == names


def test_the_lobby_is_open_again_after_a_game() -> None:
    live = play_game(FiftySettings(pace=Pace.AT_ONCE), 4, humans=2)
    live.ask(0, requests.Remove, member=3)
    live.ask(0, requests.AddBot, level="steady")
    live.ask(1, requests.Stand)
    assert live.refusal(0, requests.Pause, paused=True) == refusals.NoGameRuns()
    live.start()
    assert live.play.seats == (2, 4, 0)


def test_a_kept_seat_is_not_kept_in_the_next_game() -> None:
    live = SimulatedTable(FiftySettings(pace=Pace.AT_ONCE))
    live.seat(3)
    live.start()
    live.disconnect(2)
    live.play_on()
    live.connect(2)
    live.start()
    assert not any(seat.kept for seat in live.snapshot(0).table.seats)


def test_who_comes_back_between_games_is_not_shown_as_away() -> None:
    live = SimulatedTable(FiftySettings(pace=Pace.AT_ONCE))
    live.seat(3)
    live.start()
    live.disconnect(2)
    live.play_on()
    live.connect(2)
    assert not live.snapshot(2).you.kept

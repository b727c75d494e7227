"""A trick of Fifty Fifty at a live table: turns, cards laid ready, and tricks that lie a while."""

from __future__ import annotations

import pytest

from fifties.bots import Decision
from fifties.bots.reasons import AnyCard
from fifties.games.fifty import Choose
from fifties.games.fifty_fifty import Play
from fifties.games.fifty_fifty import refusals as game_refusals
from fifties.games.fifty_fifty.events import CardPlayed, Dealt, MoodTurned
from fifties.games.fifty_fifty.state import RoundScored, TrickTaken
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.table import entries, refusals, requests
from fifties.table.broadcast import Broadcast
from fifties.table.fifty_fifty import FiftyFiftySettings, PlayOffer
from fifties.table.messages import TableStatus
from fifties.table.paces import PAUSES
from fifties.table.settings import Pace

from tables import SimulatedTable, acted, kinds, play_game, told, update

USUAL = PAUSES[Pace.LIVING_ROOM]


def dealt(players: int = 3, pace: Pace = Pace.LIVING_ROOM) -> SimulatedTable:
    """A table at which cards have just been dealt; seat 0 leads."""
    live = SimulatedTable(FiftyFiftySettings(pace=pace))
    live.seat(players)
    live.start()
    return live


def hand(live: SimulatedTable, seat: int) -> tuple[int, ...]:
    """What a seat holds, as it knows it."""
    view = live.snapshot(live.play.seats[seat]).view
    assert isinstance(view, FiftyFiftyView)
    return view.my_hand


def lingering() -> SimulatedTable:
    """A table on which a full trick lies open."""
    live = dealt()
    for seat in range(3):
        live.act(seat)
    assert live.play.unreleased
    return live


def test_everybody_sees_their_own_hand_and_no_other() -> None:
    live = dealt()
    watcher = live.join("Zoe")
    hands = [hand(live, seat) for seat in range(3)]
    assert sorted({*hands[0], *hands[1], *hands[2]}) == sorted(sum(hands, ()))
    assert all(len(cards) == 9 for cards in hands)
    view = live.snapshot(watcher).view
    assert isinstance(view, FiftyFiftyView)
    assert view.my_hand == ()
    deal, mood = update(live.table, 1, live.table.version - 3).events
    assert isinstance(deal, Dealt)
    assert isinstance(mood, MoodTurned)
    assert [given is None for given in deal.hands] == [True, False, True]


def test_only_whose_turn_it_is_is_offered_cards() -> None:
    live = dealt()
    assert live.snapshot(0).offer == PlayOffer(hand(live, 0))
    assert live.snapshot(1).offer is None
    live.act(0)
    assert live.snapshot(0).offer is None
    assert live.snapshot(1).offer == PlayOffer(hand(live, 1))


def test_cards_are_played_clockwise() -> None:
    live = dealt(5)
    live.play_on(lambda: bool(live.play.unreleased))
    assert acted(live.rows) == ["chance", 0, 1, 2, 3, 4]


def test_H4_a_card_out_of_turn_is_refused() -> None:
    live = dealt()
    refusal = live.refusal(1, requests.Act, action=Play(hand(live, 1)[0]))
    assert refusal == game_refusals.NotYourTurn(0)
    assert refusal.clause == "H4"


def test_H4_a_card_that_one_does_not_hold_is_refused() -> None:
    live = dealt()
    other = hand(live, 1)[0]
    assert live.refusal(0, requests.Act, action=Play(other)) == game_refusals.NotInHand(other)
    assert live.refusal(0, requests.Act, action=Play(99)) == game_refusals.NoSuchCard(99, 50)
    assert live.refusal(0, requests.Act, action=Play(-1)) == game_refusals.NoSuchCard(-1, 50)


def test_numbers_are_no_cards() -> None:
    live = dealt()
    assert live.refusal(0, requests.Act, action=Choose(1, (1, 2, 3, 4, 5))).clause == "H4"
    live = lingering()
    action = Choose(1, (1, 2, 3, 4, 5))
    assert live.refusal(0, requests.Act, action=action) == refusals.CountGoesOn()


def test_a_card_laid_ready_is_played_when_the_turn_comes() -> None:
    live = dealt()
    card = hand(live, 1)[3]
    live.ask(1, requests.Queue, card=card)
    assert live.snapshot(1).you.queued == card
    live.act(0)
    rows = live.wake()
    assert [row.entry for row in rows] == [entries.Acted(1, Play(card))]
    assert live.snapshot(1).you.queued is None


def test_a_card_laid_ready_is_nobody_elses_business() -> None:
    live = dealt()
    before = live.snapshot(0)
    live.ask(1, requests.Queue, card=hand(live, 1)[0])
    assert Broadcast(live.table, live.table.since(live.table.version - 1) or []).silent
    after = live.snapshot(0)
    assert (after.table, after.you, after.offer) == (before.table, before.you, before.offer)


def test_a_card_laid_ready_can_be_changed_and_taken_back() -> None:
    live = dealt()
    first, second, *_ = hand(live, 1)
    live.ask(1, requests.Queue, card=first)
    live.ask(1, requests.Queue, card=second)
    assert live.snapshot(1).you.queued == second
    live.ask(1, requests.Queue, card=None)
    assert live.snapshot(1).you.queued is None
    live.act(0)
    assert live.wake() == []
    assert live.to_act() == [1]


@pytest.mark.parametrize("card", [0, -1, 51, 300])
def test_only_a_card_that_one_holds_can_be_laid_ready(card: int) -> None:
    live = dealt()
    assert live.refusal(1, requests.Queue, card=card) == refusals.NotInHand(card)
    other = hand(live, 0)[0]
    assert live.refusal(1, requests.Queue, card=other) == refusals.NotInHand(other)


def test_a_card_laid_ready_on_ones_turn_is_played_at_once() -> None:
    live = dealt()
    card = hand(live, 0)[0]
    live.ask(0, requests.Queue, card=card)
    assert acted(live.wake()) == [0]
    assert card not in hand(live, 0)


def test_another_card_than_the_one_laid_ready_takes_its_place() -> None:
    live = dealt()
    first, second, *_ = hand(live, 1)
    live.ask(1, requests.Queue, card=first)
    live.act(0)
    live.ask(1, requests.Act, action=Play(second))
    assert live.snapshot(1).you.queued is None
    assert first in hand(live, 1)


def test_a_full_trick_lies_open_before_it_is_taken() -> None:
    live = lingering()
    laid = live.now
    view = live.snapshot(2).view
    assert isinstance(view, FiftyFiftyView)
    assert len(view.cards) == 3
    assert (view.tricks, view.mood is not None) == ((), True)
    assert [live.snapshot(member).offer for member in range(3)] == [None] * 3
    live.beat()
    assert live.now == laid + USUAL.trick
    (trick,) = live.table.history[-1].events
    assert isinstance(trick, TrickTaken)
    view = live.snapshot(2).view
    assert isinstance(view, FiftyFiftyView)
    assert (view.cards, view.balances, view.mood) == ((), trick.balances, None)
    assert [live.snapshot(member).offer for member in range(3)] == [None] * 3
    live.beat()
    assert live.now == pytest.approx(laid + USUAL.trick + USUAL.taken)
    (mood,) = live.table.history[-1].events
    assert isinstance(mood, MoodTurned)
    assert live.to_act() == [trick.highest]


def test_a_card_played_on_a_trick_that_still_lies_is_laid_ready() -> None:
    live = lingering()
    leader = live.play.state.standing.leader
    card = hand(live, leader)[0]
    rows = live.ask(leader, requests.Act, action=Play(card))
    assert kinds(rows) == ["card-queued"]
    assert live.snapshot(leader).you.queued == card
    assert kinds(live.beat()) == ["events-released"]
    rows = live.beat()
    assert [row.entry for row in rows[1:]] == [entries.Acted(leader, Play(card))]


def test_a_card_that_cannot_be_played_any_more_is_dropped() -> None:
    live = dealt()
    gone = hand(live, 0)[0]
    live.put(entries.CardQueued(1, gone))
    live.ask(0, requests.Act, action=Play(gone))
    assert [row.entry for row in live.wake()] == [entries.CardQueued(1)]
    assert live.snapshot(1).you.queued is None
    assert live.to_act() == [1]


def test_a_card_laid_ready_is_forgotten_when_a_bot_was_faster() -> None:
    live = dealt()
    live.bots_answer = False
    live.ask(0, requests.Hurry, seat=0)
    (question,) = live.questions
    live.ask(0, requests.Queue, card=hand(live, 0)[0])
    live.put(entries.Acted(0, Play(hand(live, 0)[1]), bot=True))
    assert live.snapshot(0).you.queued is None
    late = Decision(Play(hand(live, 0)[0]), AnyCard())
    assert live.runner.answer(question, late, live.now) == []


def test_the_last_trick_of_a_round_lies_twice_as_the_round_is_scored() -> None:
    live = dealt()
    live.play_on(lambda: len(live.play.state.standing.rounds) == 1)
    assert live.refusal(0, requests.Queue, card=1) == refusals.NotInHand(1)
    laid = live.now
    live.beat()
    assert live.now == laid + USUAL.trick
    (trick,) = live.table.history[-1].events
    assert isinstance(trick, TrickTaken)
    live.beat()
    assert live.now == pytest.approx(laid + USUAL.trick + USUAL.taken)
    (scored,) = live.table.history[-1].events
    assert isinstance(scored, RoundScored)
    live.beat()
    assert live.now == pytest.approx(laid + USUAL.trick + USUAL.taken + USUAL.scoring)


def test_the_winner_is_named_when_people_have_seen_the_last_score() -> None:
    live = dealt()
    live.play_on(lambda: isinstance(live.play.last, RoundScored) and bool(live.play.unreleased))
    scored = live.now
    assert live.snapshot(0).table.status is TableStatus.PLAYING
    live.beat()
    assert live.now == pytest.approx(scored + USUAL.ending)
    assert live.snapshot(0).table.status is TableStatus.OVER


@pytest.mark.parametrize("pace", Pace)
def test_a_bot_leads_only_when_people_have_looked_at_their_cards(pace: Pace) -> None:
    live = SimulatedTable(FiftyFiftySettings(pace=pace))
    live.seat(1)
    for _ in range(3):
        live.ask(0, requests.AddBot, level="beginner")
    live.ask(0, requests.Stand)
    live.start()
    begun, pauses = live.now, PAUSES[pace]
    played = [at for at, event in told(live.rows) if isinstance(event, CardPlayed)]
    while len(played) < 2:
        live.beat()
        played = [at for at, event in told(live.rows) if isinstance(event, CardPlayed)]
    assert played[0] == pytest.approx(begun + pauses.dealing + pauses.thinking)
    assert played[1] == pytest.approx(played[0] + pauses.thinking)


def test_everybody_laying_cards_ready_plays_a_whole_game() -> None:
    live = dealt(pace=Pace.AT_ONCE)
    while live.table.running:
        for seat in range(3):
            if hand(live, seat) and live.snapshot(seat).you.queued is None:
                live.ask(seat, requests.Queue, card=hand(live, seat)[0])
        live.beat()
    assert live.play.over


def test_a_game_has_as_many_cards_as_were_dealt() -> None:
    live = play_game(FiftyFiftySettings(), 4, humans=2)
    cards = [event for _, event in told(live.rows) if isinstance(event, CardPlayed)]
    assert len(cards) == 4 * 4 * 9

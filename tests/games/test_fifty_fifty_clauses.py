"""Fifty Fifty, clause by clause. Ids in a test's name are those of docs/rules.md."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from fifties.core.contract import CHANCE, playout
from fifties.core.refusals import IllegalAction, IllegalSetup, Refusal
from fifties.games.fifty_fifty import TIGHTROPE, ZOCH, Deal, FiftyFifty, FiftyFiftyEdition, Play
from fifties.games.fifty_fifty import refusals as no
from fifties.games.fifty_fifty.actions import Mood
from fifties.games.fifty_fifty.events import CardPlayed, Dealt, MoodTurned
from fifties.games.fifty_fifty.game import Ending
from fifties.games.fifty_fifty.pile import UnreadPile, ZerosPile
from fifties.games.fifty_fifty.scores import score, struck, take
from fifties.games.fifty_fifty.state import RoundScored, State, TrickTaken

BERND, SASCHA, NORA, JONAS = range(4)


def hands_of(players: int) -> tuple[tuple[int, ...], ...]:
    """Deal 1 to 9 to seat 0, 10 to 18 to seat 1, and so on."""
    return tuple(tuple(range(1 + 9 * seat, 10 + 9 * seat)) for seat in range(players))


def dealt(game: FiftyFifty, moods: tuple[Mood, ...] = ZOCH.pile().fill(())) -> State:
    """Return the first round, dealt in order."""
    return game.apply(game.start(), CHANCE, Deal(hands_of(game.players), moods)).state


def refusal(game: FiftyFifty, state: State, actor: Any, action: Any) -> Refusal:
    """Return why *action* is refused."""
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, actor, action)
    return caught.value.refusal


def rounds_of(*points: tuple[int, ...]) -> tuple[RoundScored, ...]:
    """Score rounds that end with halves of *points*, whoever took them."""
    rounds: tuple[RoundScored, ...] = ()
    for balances in points:
        trick = TrickTaken(0, (0, 0), (1, 2, 3), 2, 0, (0, 0), balances)
        rounds = (*rounds, score(rounds, 0, (trick,) * 9, last=False))
    return rounds


@pytest.mark.parametrize("players", [-3, 0, 2, 6])
def test_H1_three_to_five_play(players: int) -> None:
    with pytest.raises(IllegalSetup) as caught:
        FiftyFifty(players)
    assert caught.value.refusal == no.WrongPlayers(players, 3, 5)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_H2_as_many_rounds_as_players_and_the_deal_moves_clockwise(players: int) -> None:
    for first in range(players):
        game = FiftyFifty(players, dealer=first)
        state = playout(game, game.start(), Random(first))
        dealers = [done.dealer for done in state.standing.rounds]
        assert dealers == [(first + number) % players for number in range(players)]
        assert refusal(game, state, CHANCE, Deal((), ())) == no.GameOver(players)
        assert refusal(game, state, 0, Play(1)) == no.GameOver(players)


def test_H2_the_last_seat_deals_first_unless_said_otherwise() -> None:
    assert FiftyFifty(4).start().standing.dealer == 3
    with pytest.raises(IllegalSetup) as caught:
        FiftyFifty(4, dealer=4)
    assert caught.value.refusal == no.NoSuchDealer(4, 3)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_H3_nine_different_cards_each_from_1_to_50(players: int) -> None:
    game = FiftyFifty(players)
    seen = set()
    for seed in range(60):
        deal = game.offer(game.start(), CHANCE).sample(Random(seed))
        assert isinstance(deal, Deal)
        cards = [card for hand in deal.hands for card in hand]
        assert [len(hand) for hand in deal.hands] == [9] * players
        assert len(set(cards)) == 9 * players
        seen.update(cards)
    assert seen == set(range(1, 51))


def test_H3_a_wrong_deal_is_refused() -> None:
    game, moods = FiftyFifty(3), ZOCH.pile().fill(())
    first, second, third = hands_of(3)
    for hands, reason in (
        ((first, second), no.HandsMiscounted(2, 3)),
        ((first, second, third[1:]), no.HandMiscounted(2, 8, 9)),
        ((first, second, (*third[1:], 1)), no.DealtTwice(1)),
        ((first, second, (*third[1:], 51)), no.NoSuchCard(51, 50)),
        ((first, second, (*third[1:], 300)), no.NoSuchCard(300, 50)),
    ):
        assert refusal(game, game.start(), CHANCE, Deal(hands, moods)) == reason
    assert refusal(game, game.start(), 0, Deal(hands_of(3), moods)) == no.NotNow(1)
    assert refusal(game, dealt(game), CHANCE, Deal(hands_of(3), moods)) == no.NotNow(1)


def test_H3_all_mood_cards_are_shuffled_for_every_round() -> None:
    game = FiftyFifty(5)
    state = playout(game, game.start(), Random(5))
    for done in state.standing.rounds:
        moods = [trick.mood for trick in done.tricks]
        assert len(set(moods)) == 9
        assert set(moods) <= set(ZOCH.moods or ())


def test_H3_every_place_of_the_deal_is_equally_likely_for_a_card() -> None:
    game, rng = FiftyFifty(5), Random(50)
    offer = game.offer(game.start(), CHANCE)
    owners: Counter[Any] = Counter()
    for _ in range(5000):
        deal = offer.sample(rng)
        assert isinstance(deal, Deal)
        owners[next((s for s, hand in enumerate(deal.hands) if 50 in hand), None)] += 1
    assert owners.pop(None) == pytest.approx(500, abs=110)
    assert all(times == pytest.approx(900, abs=140) for times in owners.values())


def test_H3_a_card_is_drawn_uniformly_from_a_hand() -> None:
    game, rng = FiftyFifty(3), Random(9)
    offer = game.offer(dealt(game), 0)
    drawn = Counter(offer.sample(rng) for _ in range(9000))
    assert len(drawn) == 9
    assert all(times == pytest.approx(1000, abs=150) for times in drawn.values())


def test_H4_nine_tricks_clockwise_and_the_highest_card_leads_the_next() -> None:
    game = FiftyFifty(4)
    state = dealt(game)
    assert game.to_act(state) == (0,)
    order = []
    for card in (1, 10, 19, 28, 29, 2, 11, 20):
        (seat,) = game.to_act(state)
        order.append(seat)
        state = game.apply(state, seat, Play(card)).state
    assert order == [0, 1, 2, 3, 3, 0, 1, 2]
    assert len(state.standing.tricks) == 2
    final = playout(game, game.start(), Random(1)).standing.rounds
    assert [len(done.tricks) for done in final] == [9] * 4
    for done in final:
        for before, after in zip(done.tricks, done.tricks[1:], strict=False):
            assert after.leader == before.highest


def test_H4_the_seat_after_the_dealer_leads_the_first_trick() -> None:
    for dealer in range(3):
        game = FiftyFifty(3, dealer=dealer)
        assert game.to_act(dealt(game)) == ((dealer + 1) % 3,)


def test_H4_a_mood_is_turned_up_before_each_trick_and_not_earlier() -> None:
    game = FiftyFifty(3)
    moods = ZOCH.pile().fill(())
    step = game.apply(game.start(), CHANCE, Deal(hands_of(3), moods))
    assert step.events[1] == MoodTurned(1, moods[0], 0)
    assert game.view(step.state, 0).mood == moods[0]
    state = step.state
    for card in (1, 10, 19):
        step = game.apply(state, game.to_act(state)[0], Play(card))
        state = step.state
    assert step.events[-1] == MoodTurned(2, moods[1], 2)
    assert game.view(state, None).mood == moods[1]


def test_H4_one_plays_in_turn_from_ones_own_hand() -> None:
    game = FiftyFifty(3)
    state = dealt(game)
    assert refusal(game, game.start(), 0, Play(1)) == no.NotNow(1)
    assert refusal(game, state, 1, Play(10)) == no.NotYourTurn(0)
    assert refusal(game, state, CHANCE, Play(1)) == no.NotYourTurn(0)
    assert refusal(game, state, 0, Play(10)) == no.NotInHand(10)
    assert refusal(game, state, 0, Play(51)) == no.NoSuchCard(51, 50)
    step = game.apply(state, 0, Play(1))
    assert step.events == (CardPlayed(0, 1, 1, is_highest=True, is_lowest=True),)
    assert refusal(game, step.state, 1, Play(1)) == no.PlayedAlready(1)


def test_H5_the_highest_card_takes_blue_the_lowest_yellow_and_nobody_else_any() -> None:
    """Worked example: 4, 20, 32, 46 under mood 2/5."""
    taken = take(BERND, (2, 5), (4, 20, 32, 46), (0, 0, 0, 0))
    assert (taken.lowest, taken.highest) == (BERND, JONAS)
    assert taken.balances == (-2, 0, 0, 5)


def test_H5_seats_are_counted_from_the_leader() -> None:
    taken = take(NORA, (2, 5), (4, 20, 32, 46), (0, 0, 0, 0))
    assert (taken.lowest, taken.highest) == (NORA, SASCHA)
    assert taken.balances == (0, 5, -2, 0)


def test_H6_blue_and_yellow_cancel_one_for_one() -> None:
    """Worked example: 5 yellow and 3 blue leave 2 yellow; then 6 blue leave 4 blue."""
    first = take(0, (0, 3), (50, 10, 20), (-5, 0, 0))
    assert (first.balances[0], first.cancelled) == (-2, (3, 0))
    second = take(0, (0, 6), (50, 10, 20), first.balances)
    assert (second.balances[0], second.cancelled) == (4, (2, 0))
    third = take(0, (4, 0), (1, 10, 20), second.balances)
    assert (third.balances[0], third.cancelled) == (0, (0, 4))


def test_H7_the_supply_of_halves_never_runs_out() -> None:
    game = FiftyFifty(3, FiftyFiftyEdition(moods=((9, 9),) * 9))
    state = dealt(game, ((9, 9),) * 9)
    while not state.standing.rounds:
        (seat,) = game.to_act(state)
        state = game.apply(state, seat, Play(min(state.hand(int(seat))))).state
    assert state.standing.rounds[0].points == (-81, 0, -81)


def test_H8_minus_one_a_half_whatever_its_colour() -> None:
    assert rounds_of((-3, 4, 0))[-1].points == (-3, -4, 0)


def test_H8_a_balanced_round_strikes_the_worst_earlier_result() -> None:
    rounds = rounds_of((-3, 1, 1), (7, 1, 1), (0, 1, 1))
    assert struck(rounds, 0) == (1,)
    assert [done.totals[0] for done in rounds] == [-3, -10, -3]


def test_H8_the_earliest_among_equals_is_struck() -> None:
    rounds = rounds_of((5, 1, 1), (-5, 1, 1), (0, 1, 1))
    assert struck(rounds, 0) == (0,)


def test_H8_a_balanced_first_round_strikes_nothing() -> None:
    rounds = rounds_of((0, 1, 1))
    assert struck(rounds, 0) == ()
    assert rounds[0].strikes == ()


def test_H8_what_is_struck_is_not_struck_again() -> None:
    rounds = rounds_of((-9, 1, 1), (-2, 1, 1), (0, 1, 1), (0, 1, 1))
    assert struck(rounds, 0) == (0, 1)
    assert rounds[-1].totals[0] == 0
    rounds = rounds_of((-9, 1, 1), (0, 1, 1), (0, 1, 1))
    assert struck(rounds, 0) == (0, 1)


def test_H8_a_later_result_is_never_struck() -> None:
    rounds = rounds_of((0, 1, 1), (-9, 1, 1))
    assert struck(rounds, 0) == ()
    assert rounds[-1].totals[0] == -9


def test_H9_the_highest_total_wins_and_ties_share() -> None:
    game = FiftyFifty(3)

    def outcome_of(*points: tuple[int, ...]) -> Any:
        state = game.start()
        standing = state.standing
        rounds = rounds_of(*points)
        return game.outcome(State(type(standing)(rounds, 2, (), (), 0, (), (0, 0, 0)), (), None))

    assert outcome_of((1, 2, 3), (1, 2, 3)) is None
    alone = outcome_of((1, 2, 3), (1, 2, 3), (1, 2, 3))
    assert (alone.winners, alone.ending) == ((0,), Ending.FEWEST_HALVES)
    shared = outcome_of((1, 2, 3), (3, 2, 1), (1, 1, 9))
    assert (shared.winners, shared.ending) == ((0, 1), Ending.SHARED)


def test_H10_ten_mood_cards_that_a_copied_box_can_replace() -> None:
    assert ZOCH.moods == (
        *((1, 4), (4, 1), (2, 5), (5, 2), (3, 6)),
        *((6, 3), (4, 7), (7, 4), (3, 3), (5, 5)),
    )
    assert ZOCH.reconstructed == ("moods",)
    copied = FiftyFiftyEdition(moods=((1, 1),) * 10)
    assert copied.reconstructed == ()
    deal = FiftyFifty(3, copied).offer(FiftyFifty(3).start(), CHANCE).sample(Random(1))
    assert isinstance(deal, Deal)
    assert deal.moods == ((1, 1),) * 9


def test_H10_a_mood_card_can_be_turned_up_once() -> None:
    game = FiftyFifty(3)
    moods = ZOCH.pile().fill(())
    for wrong, reason in (
        ((*moods[:-1], moods[0]), no.MoodNotLeft(*moods[0])),
        ((*moods[:-1], (1, 1)), no.MoodNotLeft(1, 1)),
        (moods[:-1], no.MoodsMiscounted(8, 9)),
    ):
        assert refusal(game, game.start(), CHANCE, Deal(hands_of(3), wrong)) == reason


def test_H10_a_box_needs_nine_possible_moods() -> None:
    with pytest.raises(IllegalSetup) as caught:
        FiftyFiftyEdition(moods=((1, 4),) * 8)
    assert caught.value.refusal == no.MoodsMiscounted(8, 9)
    with pytest.raises(IllegalSetup) as caught:
        FiftyFiftyEdition(moods=((1, 10),) * 9)
    assert caught.value.refusal == no.MoodOutside(1, 10, 9)


def test_H10_a_box_that_nobody_has_read_may_turn_up_anything_printable() -> None:
    pile = UnreadPile()
    assert pile.refusal([(0, 9), (0, 9), (9, 0)]) is None
    assert pile.refusal([(0, 10)]) == no.MoodOutside(0, 10, 9)


@pytest.mark.parametrize(
    ("turned", "possible"),
    [
        ([(3, 3), (4, 4)], True),
        ([(3, 0), (0, 4)], True),
        ([(0, 0), (4, 4)], True),
        ([(3, 3), (3, 3)], False),
        ([(3, 3), (3, 0)], False),
        ([(3, 0), (4, 0)], False),
        ([(0, 3), (0, 4)], False),
        ([(0, 0), (0, 4)], False),
        ([(3, 4)], False),
        ([(10, 10)], False),
    ],
)
def test_H11_each_value_and_each_zero_turns_up_once(turned: list[Mood], possible: bool) -> None:
    found = ZerosPile().refusal(turned)
    assert found == (None if possible else no.MoodImpossible(*turned[-1]))


def test_H11_nine_values_and_zeros_that_blank_one_colour_of_one_trick() -> None:
    game = FiftyFifty(3, TIGHTROPE)
    seen: Counter[str] = Counter()
    for seed in range(4000):
        deal = game.offer(game.start(), CHANCE).sample(Random(seed))
        assert isinstance(deal, Deal)
        yellows = sum(yellow == 0 for yellow, _ in deal.moods)
        blues = sum(blue == 0 for _, blue in deal.moods)
        assert max(yellows, blues) <= 1
        values = [max(mood) for mood in deal.moods if mood != (0, 0)]
        assert len(set(values)) == len(values)
        seen["both"] += (0, 0) in deal.moods
        seen["yellow"] += yellows
    # A zero shows unless it lies below all nine values (1 in 10). Two meet on a trick if they lie
    # in the same of ten gaps between values, the last one left out: 9 * 2 of 11 * 10 orders.
    assert seen["yellow"] == pytest.approx(4000 * 9 / 10, abs=100)
    assert seen["both"] == pytest.approx(4000 * 18 / 110, abs=110)


def test_H11_the_cards_of_this_edition_are_known() -> None:
    assert TIGHTROPE.reconstructed == ()


def test_a_deal_is_told_with_its_dealer_and_leader() -> None:
    game = FiftyFifty(4)
    deal = Deal(hands_of(4), ZOCH.pile().fill(()))
    assert game.apply(game.start(), CHANCE, deal).events[0] == Dealt(1, 3, 0, deal.hands, 9)

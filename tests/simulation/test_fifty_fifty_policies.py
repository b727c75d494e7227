"""Rounds that policies play in kernels are rounds by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from fifties.core.contract import CHANCE
from fifties.games.fifty_fifty import TIGHTROPE, ZOCH, Deal, FiftyFifty, FiftyFiftyEdition, Play
from fifties.games.fifty_fifty.actions import DECK, TRICKS
from fifties.games.fifty_fifty.scores import struck
from fifties.simulation.compilation import callback
from fifties.simulation.fifty_fifty.game_arrays import (
    BALANCES,
    HAND,
    HISTORY,
    LAID,
    LEADER,
    MOST_SEATS,
    PILE,
    RESULTS,
    SEAT,
    STRUCK,
    TOTALS,
    TRICK,
    TRICK_SIZE,
    GameArray,
    array_at_start,
    array_from_view,
    shuffle_moods,
    turn_up,
)
from fifties.simulation.fifty_fifty.policies import (
    ANY_CARD,
    DECIDE_SIGNATURE,
    MIDDLE_CARD,
    NO_MEMORY,
    ONE_TRICK_AHEAD,
    Policy,
    highest_of,
    lowest_of,
)
from fifties.simulation.fifty_fifty.scalar_kernel import (
    begin_round,
    finish_round,
    pack_memories,
    play_game,
    play_matches,
    score_round,
)
from fifties.simulation.fifty_fifty.tricks import play_card, seat_to_play, take_trick
from fifties.simulation.random_streams import stream_of
from fifties.solver.fifty_fifty.learned_policies import all_policies, card_of_policy

from random_games import ODD_MOODS

EDITIONS = [ZOCH, TIGHTROPE, ODD_MOODS, FiftyFiftyEdition(moods=None)]
CODES = (ANY_CARD, MIDDLE_CARD, ONE_TRICK_AHEAD)
FROM_ELSEWHERE = 5
"""The code of a policy that is not built in."""


def world() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    return np.zeros(MOST_SEATS, np.int64), np.zeros((TRICKS, 2), np.int64)


def cards_of(mask: int) -> tuple[int, ...]:
    return tuple(card for card in DECK if int(mask) >> card & 1)


def deal_of(game: FiftyFifty, hands: Any, moods: Any) -> Deal:
    dealt = tuple(cards_of(hands[seat]) for seat in range(game.players))
    return Deal(dealt, tuple((int(yellow), int(blue)) for yellow, blue in moods))


def played(known: GameArray, players: int) -> Iterator[tuple[int, ...]]:
    for trick in range(TRICKS):
        first = HISTORY + TRICK_SIZE * trick
        yield tuple(int(place) for place in known[first : first + 3 + players])


@pytest.mark.parametrize("edition", EDITIONS, ids=["zoch", "tightrope", "odd", "unread"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_same_cards_come_to_the_same_scores_as_by_the_rules(
    players: int, edition: FiftyFiftyEdition
) -> None:
    for seed in range(6):
        game = FiftyFifty(players, edition, dealer=seed % players)
        known, stream = array_at_start(game), stream_of(seed, players)
        pile = known[PILE:HISTORY].copy()
        seats = np.array([(CODES[(seed + seat) % 3], 0) for seat in range(players)])
        state = game.start()
        for _ in range(players):
            hands, moods = world()
            known[LEADER] = state.standing.leader
            begin_round(known, hands, moods, pile, stream)
            state = game.apply(state, CHANCE, deal_of(game, hands, moods)).state
            finish_round(known, hands, moods, all_policies(), seats, NO_MEMORY, stream)
            for leader, _, _, *cards in played(known, players):
                assert leader == state.turn
                for card in cards:
                    state = game.apply(state, game.to_act(state)[0], Play(card)).state
            balances = state.standing.rounds[-1].tricks[-1].balances
            assert tuple(known[BALANCES : BALANCES + players]) == balances
            score_round(known)
            assert_scores(known, state.standing.rounds, players)
        outcome = game.outcome(state)
        assert outcome is not None
        totals = known[TOTALS : TOTALS + players]
        assert tuple(np.flatnonzero(totals == totals.max())) == outcome.winners


def assert_scores(known: GameArray, rounds: Any, players: int) -> None:
    assert tuple(known[TOTALS : TOTALS + players]) == rounds[-1].totals
    for seat in range(players):
        first = RESULTS + MOST_SEATS * seat
        results = tuple(done.points[seat] for done in rounds)
        assert tuple(known[first : first + len(rounds)]) == results
        gone = struck(rounds, seat)
        assert known[STRUCK + seat] == sum(1 << number for number in gone)


@pytest.mark.parametrize("edition", EDITIONS, ids=["zoch", "tightrope", "odd", "unread"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_policy_is_told_what_the_seats_view_tells(
    players: int, edition: FiftyFiftyEdition
) -> None:
    game, stream = FiftyFifty(players, edition), stream_of(7, players)
    known, state = array_at_start(game), game.start()
    pile = known[PILE:HISTORY].copy()
    for _ in range(players):
        hands, moods = world()
        known[LEADER] = state.standing.leader
        begin_round(known, hands, moods, pile, stream)
        state = game.apply(state, CHANCE, deal_of(game, hands, moods)).state
        while known[TRICK] < TRICKS:
            seat = seat_to_play(known)
            known[SEAT], known[HAND] = seat, hands[seat]
            view = game.view(state, seat)
            np.testing.assert_array_equal(array_from_view(game, view), known)
            card = card_of_policy(ANY_CARD, known, NO_MEMORY, stream)
            play_card(known, hands, card)
            state = game.apply(state, seat, Play(card)).state
            if known[LAID] == players:
                take_trick(known)
                if known[TRICK] < TRICKS:
                    turn_up(known, *moods[known[TRICK]])
        score_round(known)


def test_nobody_without_a_card_to_play_knows_anything() -> None:
    game = FiftyFifty(3)
    with pytest.raises(ValueError, match="owes a card"):
        array_from_view(game, game.view(game.start(), 0))


@callback(DECIDE_SIGNATURE, cache=False)
def lowest_or_highest(code: int, known: Any, memory: Any, stream: Any) -> Any:
    if code != FROM_ELSEWHERE:
        return card_of_policy(code, known, memory, stream)
    return lowest_of(known[HAND]) if memory[0] else highest_of(known[HAND])


@callback(DECIDE_SIGNATURE, cache=False)
def card_of_nobody(code: int, known: Any, memory: Any, stream: Any) -> int:  # noqa: ARG001 - a policy's form
    return 0


def test_a_policy_from_elsewhere_plays_beside_the_built_in_ones() -> None:
    low, high = (
        Policy(FROM_ELSEWHERE, np.ones(1, np.float32)),
        Policy(FROM_ELSEWHERE, np.zeros(1, np.float32)),
    )
    seats, memory = pack_memories([low, high, Policy(ANY_CARD)])
    known, (hands, moods) = array_at_start(FiftyFifty(3)), world()
    play_game(known, hands, moods, lowest_or_highest, seats, memory, stream_of(3, 3))
    by_seat: list[list[int]] = [[], [], []]
    for leader, _, _, *cards in played(known, 3):
        for place, card in enumerate(cards):
            by_seat[(leader + place) % 3].append(card)
    assert by_seat[0] == sorted(by_seat[0])
    assert by_seat[1] == sorted(by_seat[1], reverse=True)
    assert by_seat[2] not in (sorted(by_seat[2]), sorted(by_seat[2], reverse=True))


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    with pytest.raises(ValueError, match="not in its hand"):
        play_matches(FiftyFifty(3), [Policy(FROM_ELSEWHERE)] * 3, 1, 1, card_of_nobody)


def test_a_game_depends_on_its_number_and_the_seed_alone() -> None:
    game, policies = FiftyFifty(4), [Policy(code) for code in (0, 1, 2, 2)]
    whole = play_matches(game, policies, 90, 5, all_policies())
    part = play_matches(game, policies, 30, 5, all_policies(), first=60)
    np.testing.assert_array_equal(whole.results[60:], part.results)
    np.testing.assert_array_equal(whole.struck[60:], part.struck)
    assert not np.array_equal(
        whole.results, play_matches(game, policies, 90, 6, all_policies()).results
    )


def test_play_goes_on_from_any_position() -> None:
    game, rng = FiftyFifty(5, TIGHTROPE), Random(11)
    state = game.apply(game.start(), CHANCE, game.offer(game.start(), CHANCE).sample(rng)).state
    for _ in range(17):
        seat = game.to_act(state)[0]
        state = game.apply(state, seat, game.offer(state, seat).sample(rng)).state
    known = array_from_view(game, game.view(state, int(game.to_act(state)[0])))
    hands, moods = world()
    hands[:5] = [sum(1 << card for card in state.hand(seat)) for seat in range(5)]
    moods[:] = state.standing.moods
    seats = np.full((5, 2), (ONE_TRICK_AHEAD, 0))
    finish_round(known, hands, moods, all_policies(), seats, NO_MEMORY, stream_of(1, 1))
    for _, _, _, *cards in list(played(known, 5))[3:]:
        for card in cards:
            if len(state.standing.tricks) > 3 or card not in state.cards:
                state = game.apply(state, game.to_act(state)[0], Play(card)).state
    last = state.standing.rounds[-1]
    assert tuple(known[BALANCES : BALANCES + 5]) == last.tricks[-1].balances


@pytest.mark.parametrize("edition", EDITIONS, ids=["zoch", "tightrope", "odd", "unread"])
def test_imagined_moods_can_come_after_those_turned_up(edition: FiftyFiftyEdition) -> None:
    game, rng, pile = FiftyFifty(3, edition), Random(2), edition.pile()
    stream = stream_of(2, 2)
    for number in range(300):
        turned = pile.shuffle((), rng)[: number % TRICKS]
        known, moods = array_at_start(game), np.zeros((TRICKS, 2), np.int64)
        for trick, mood in enumerate(turned):
            moods[trick] = mood
            turn_up(known, *mood)
        shuffle_moods(known, moods, len(turned), stream)
        assert pile.refusal(tuple((int(yellow), int(blue)) for yellow, blue in moods)) is None


def test_imagined_moods_come_as_often_as_the_pile_has_them() -> None:
    game, stream, rng = FiftyFifty(3, TIGHTROPE), stream_of(4, 4), Random(4)
    moods = np.zeros((TRICKS, 2), np.int64)
    ours, theirs = np.zeros((2, 100))
    for _ in range(6000):
        shuffle_moods(array_at_start(game), moods, 0, stream)
        ours[moods[3, 0] * 10 + moods[3, 1]] += 1
        yellow, blue = TIGHTROPE.pile().shuffle((), rng)[3]
        theirs[yellow * 10 + blue] += 1
    seen = theirs + ours > 0
    assert (((ours - theirs) ** 2)[seen] / (ours + theirs)[seen]).sum() < seen.sum() + 40


def test_whole_games_rotate_who_leads() -> None:
    game = FiftyFifty(3)
    known, (hands, moods) = array_at_start(game), world()
    play_game(
        known, hands, moods, all_policies(), np.zeros((3, 2), np.int64), NO_MEMORY, stream_of(1, 2)
    )
    assert known[HISTORY] == 2  # Seat 1 dealt the last round.

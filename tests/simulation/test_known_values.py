"""What is known about random play by other ways than playing comes out of playing."""

from __future__ import annotations

from collections.abc import Callable
from math import comb, sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from fifties.core.record import final_state
from fifties.games.fifty import Choose, Fifty, FiftyEdition, Reveal
from fifties.games.fifty_fifty import TIGHTROPE, ZOCH, Deal, FiftyFifty
from fifties.simulation.simulator import record_of, simulate

pytestmark = pytest.mark.usefixtures("fifty_kernels", "fifty_fifty_kernels")

SURE = 4.5
"""Standard errors that chance leaves in about one of 150,000 cases; the seeds are fixed."""


def assert_close(found: NDArray[np.float64], expected: float) -> None:
    """Expect the mean of independent observations, as far as chance lets us tell."""
    error = found.std() / sqrt(found.size)
    assert abs(found.mean() - expected) < SURE * error, (found.mean(), expected, error)


def assert_even(counts: NDArray[np.int64] | list[int]) -> None:
    """Expect that all cases come equally often (chi-square, nearly normal for many cases)."""
    seen = np.array(counts, float)
    expected, freedom = seen.mean(), seen.size - 1
    chi_square = ((seen - expected) ** 2 / expected).sum()
    assert abs(chi_square - freedom) < SURE * sqrt(2 * freedom) + SURE, (chi_square, freedom)


def score_in_a_round(players: int, top: int, bonus: int) -> float:
    """Return what a seat scores in the first round if nothing is blocked, exactly."""
    numbers, others = top - 1, players - 1
    sets = comb(numbers, 5)
    bead = 0.0
    for number in range(2, top + 1):
        for own in range(1, number):
            # Nobody else has a number from *own* on, and neither has this seat behind it.
            called = number < top
            left = numbers - (number - own) - called
            mine, theirs = comb(left, 4) / sets, comb(left, 5) / sets
            bead += mine * theirs**others
            if called:
                one_has_it = others * theirs ** (others - 1) * comb(left, 4) / sets
                bead += mine * one_has_it + comb(left, 3) / sets * theirs**others
    return bead + bonus * (1 - (1 - 5 / numbers) ** others)


@pytest.mark.parametrize(
    ("players", "games"),
    [(7, 100_000), (8, 100_000), (9, 100_000), (10, 100_000), (15, 50_000), (22, 50_000)],
)
def test_the_first_round_of_fifty_scores_what_it_must(players: int, games: int) -> None:
    game = Fifty(players)
    scores = simulate(game, games, 6).scores[:, 0].astype(float)
    assert_close(scores.mean(axis=1), score_in_a_round(players, game.top, 6))


def test_the_first_round_of_a_crowd_scores_what_it_must() -> None:
    game = Fifty(24)
    scores = simulate(game, 20_000, 6).scores[:, 0].astype(float)
    assert_close(scores.mean(axis=1), score_in_a_round(24, game.top, 6))


def fifty_rounds(game: Fifty, games: int, seed: int) -> list[tuple[Reveal, list[Choose]]]:
    found = []
    for index in range(games):
        actions = [entry.action for entry in record_of(game, seed, index).entries]
        found += [
            (actions[start], actions[start + 1 : start + game.players + 1])
            for start in range(0, len(actions), game.players + 1)
        ]
    return found  # type: ignore[return-value]  # a record tells them apart by their order


@pytest.mark.parametrize("players", [3, 5, 10, 22, 24])
def test_all_open_numbers_and_pairs_of_them_are_written_equally_often(players: int) -> None:
    game = Fifty(players)
    size = game.top
    seen, expected, spread = (np.zeros((size, size)) for _ in range(3))
    for reveal, choices in fifty_rounds(game, 3000 // players, 8):
        numbers = [number for number in range(1, size) if number % 10 not in reveal.blocked]
        ways = len(numbers)
        alone, both = 5 / ways, 20 / (ways * (ways - 1))
        chance = np.full((ways, ways), both)
        np.fill_diagonal(chance, alone)
        expected[np.ix_(numbers, numbers)] += chance * len(choices)
        spread[np.ix_(numbers, numbers)] += chance * (1 - chance) * len(choices)
        for choice in choices:
            seen[np.ix_(choice.numbers, choice.numbers)] += 1
    off = (seen - expected)[1:, 1:] / np.sqrt(np.maximum(spread[1:, 1:], 1e-9))
    singles, pairs = np.diag(off), off[np.triu_indices(size - 1, 1)]
    assert np.abs(singles).max() < SURE
    assert np.abs(pairs).max() < SURE + 1
    assert abs(pairs.std() - 1) < 0.1


@pytest.mark.parametrize(("players", "sets"), [(5, 45), (6, 10), (4, 120)])
def test_all_sets_of_digits_are_blocked_equally_often(players: int, sets: int) -> None:
    game, counts = Fifty(players), dict[tuple[int, ...], int]()
    for reveal, _ in fifty_rounds(game, 1500, 9):
        counts[reveal.blocked] = counts.get(reveal.blocked, 0) + 1
    assert len(counts) == sets
    assert_even(list(counts.values()))


@pytest.mark.parametrize("games", [400, pytest.param(1500, marks=pytest.mark.soak)])
@pytest.mark.parametrize("players", [5, 10, 24])
def test_danger_cards_come_in_any_order_and_none_twice(players: int, games: int) -> None:
    game = Fifty(players, FiftyEdition(bonus=((1, 1, 1, 1, 1),) * 4), danger=True)
    orders = list[tuple[object, ...]]()
    for index in range(games):
        state = final_state(record_of(game, 10, index))
        orders.append(tuple(done.danger for done in state.rounds))
    assert all(len(set(order)) == len(order) for order in orders)
    for number in range(3):
        turned = [order[number] for order in orders if len(order) > number]
        assert_even([turned.count(zone) for zone in game.edition.zones or ()])


def holdings(players: int, measure: Callable[[int], float]) -> float:
    """Return the mean of a measure of a seat's balance after a round, exactly.

    In every trick (highest, lowest) is any ordered pair of seats, whatever came before.
    """
    total, moods = 0.0, ZOCH.moods or ()
    for left_out in range(len(moods)):
        chances = {0: 1.0}
        for yellow, blue in (*moods[:left_out], *moods[left_out + 1 :]):
            after: dict[int, float] = {}
            for balance, chance in chances.items():
                for change, how in ((blue, 1), (-yellow, 1), (0, players - 2)):
                    where = balance + change
                    after[where] = after.get(where, 0) + chance * how / players
            chances = after
        total += sum(chance * measure(balance) for balance, chance in chances.items())
    return total / len(moods)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_balances_are_those_of_uniform_ordered_pairs(players: int) -> None:
    balances = simulate(FiftyFifty(players), 60_000, 11).balances.astype(float)
    rounds = balances.reshape(-1, players)
    assert_close((rounds == 0).mean(axis=1), holdings(players, lambda balance: balance == 0))
    assert_close(np.abs(rounds).mean(axis=1), holdings(players, abs))
    assert_close((rounds**2).mean(axis=1), holdings(players, lambda balance: balance**2))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_highest_and_lowest_are_any_ordered_pair_of_seats(players: int) -> None:
    pairs = np.zeros((players, players), int)
    first = np.zeros((players, players), int)
    for index in range(400):
        for done in final_state(record_of(FiftyFifty(players), 12, index)).standing.rounds:
            for trick in done.tricks:
                pairs[trick.highest, trick.lowest] += 1
            first[done.tricks[0].leader, done.tricks[0].highest] += 1
    apart = ~np.eye(players, dtype=bool)
    assert not pairs.diagonal().any()
    assert_even(pairs[apart])
    assert_even(first.sum(axis=0))


def test_every_hand_card_and_mood_comes_equally_often() -> None:
    dealt, moods = np.zeros((4, 51), int), dict[tuple[int, object], int]()
    for index in range(1000):
        for entry in record_of(FiftyFifty(4), 13, index).entries:
            if isinstance(entry.action, Deal):
                for seat, hand in enumerate(entry.action.hands):
                    dealt[seat, list(hand)] += 1
                for trick, mood in enumerate(entry.action.moods):
                    moods[trick, mood] = moods.get((trick, mood), 0) + 1
    assert not dealt[:, 0].any()
    for seat in range(4):
        assert_even(dealt[seat, 1:])
    assert len(moods) == 90
    assert_even(list(moods.values()))


def test_a_zero_falls_on_any_trick_of_the_tightrope_edition() -> None:
    yellow, rounds = np.zeros(9, int), 0
    for index in range(1000):
        for entry in record_of(FiftyFifty(3, TIGHTROPE), 14, index).entries:
            if isinstance(entry.action, Deal):
                rounds += 1
                yellow += [mood[0] == 0 for mood in entry.action.moods]
    assert_even([*yellow, rounds - yellow.sum()])

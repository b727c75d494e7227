"""Intervals hold the truth as often as they say, with and without duplicate deals."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest

from fifties.arena.intervals import Estimate, Sample, estimate_mean, estimate_share, gather, student


@pytest.mark.parametrize(
    ("level", "freedom", "expected"),
    [
        (0.95, 5, 2.571),
        (0.99, 5, 4.032),
        (0.95, 10, 2.228),
        (0.99, 10, 3.169),
        (0.99, 30, 2.750),
        (0.95, 10**6, 1.960),
        (0.99, 10**6, 2.576),
    ],
)
def test_students_t_is_that_of_the_tables(level: float, freedom: int, expected: float) -> None:
    assert student(level, freedom) == pytest.approx(expected, rel=2e-3)


def held(estimates: list[Estimate], truth: float) -> tuple[float, float]:
    """Return how often the truth was inside, at 95 and at 99 %."""
    at95 = [each.at95.low <= truth <= each.at95.high for each in estimates]
    at99 = [each.at99.low <= truth <= each.at99.high for each in estimates]
    return sum(at95) / len(estimates), sum(at99) / len(estimates)


@pytest.mark.parametrize("share", [0.03, 0.25, 0.6])
@pytest.mark.parametrize("seed", [50])
def test_a_share_of_independent_games_is_inside_as_often_as_said(share: float, seed: int) -> None:
    rng = np.random.default_rng(seed)
    wins = rng.binomial(1, share, (3000, 300)).astype(float)
    ones = np.ones(300)
    at95, at99 = held([estimate_share(Sample(row, ones)) for row in wins], share)
    assert 0.935 < at95 < 0.97
    assert 0.983 < at99 < 0.998


@pytest.mark.parametrize("seed", [51])
def test_games_of_one_deal_count_as_one_observation(seed: int) -> None:
    # Every deal has a chance of its own to be won, the same in its four games, 0.4 on average.
    rng = np.random.default_rng(seed)
    deals = np.repeat(np.arange(150), 4)
    ones = np.ones(600)
    bunched, careless = [], []
    for _ in range(2000):
        wins = rng.binomial(1, np.repeat(rng.beta(0.8, 1.2, 150), 4)).astype(float)
        bunched.append(estimate_share(gather(deals, wins, ones)))
        careless.append(estimate_share(Sample(wins, ones)))
    at95, at99 = held(bunched, 0.4)
    assert 0.935 < at95 < 0.97
    assert 0.983 < at99 < 0.998
    assert held(careless, 0.4)[0] < 0.9


@pytest.mark.parametrize("seed", [52])
def test_means_over_deals_of_different_sizes_are_inside_as_often_as_said(seed: int) -> None:
    rng = np.random.default_rng(seed)
    estimates = []
    for _ in range(2000):
        counts = rng.integers(1, 4, 80).astype(float)
        luck = rng.exponential(5, 80) - 5
        estimates.append(estimate_mean(Sample(counts * (luck - 12), counts)))
    at95, at99 = held(estimates, -12)
    assert 0.925 < at95 < 0.965
    assert 0.975 < at99 < 0.996


def test_opposite_games_of_a_deal_make_a_duplicate_surer() -> None:
    # Whoever wins a deal from one seat loses it from the other: nothing is left to luck.
    deals = np.repeat(np.arange(50), 2)
    wins = np.tile([1.0, 0.0], 50)
    duplicate = estimate_share(gather(deals, wins, np.ones(100)))
    assert duplicate.error == 0
    assert duplicate.at99.low < 0.5 < duplicate.at99.high
    assert estimate_share(Sample(wins, np.ones(100))).error > 0.04


def test_who_never_won_may_still_win_some_day() -> None:
    estimate = estimate_share(Sample(np.zeros(100), np.ones(100)))
    assert estimate.mean == estimate.at99.low == 0
    assert 0.03 < estimate.at95.high < 0.05 < estimate.at99.high < 0.08


def test_one_observation_says_nothing() -> None:
    lone = Sample(np.array([3.0]), np.array([4.0]))
    assert estimate_share(lone).error == inf
    assert (estimate_share(lone).at95.low, estimate_share(lone).at95.high) == (0, 1)
    assert (estimate_mean(lone).at95.low, estimate_mean(lone).at99.high) == (-inf, inf)


def test_games_in_which_a_bot_did_not_play_do_not_count() -> None:
    sample = gather(np.arange(4), np.array([1, 0, 0, 2]), np.array([1, 0, 2, 2]))
    assert sample.sums.tolist() == [1, 0, 2]
    assert sample.counts.tolist() == [1, 2, 2]
    assert sample.mean == pytest.approx(0.6)

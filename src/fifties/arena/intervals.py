"""How sure a mean is, when what it is taken over comes in bunches.

Games of one deal resemble each other, so all of them count as one observation: sums are taken over
each deal, and the spread of these sums tells how far the mean can be off (the ratio estimator of
cluster sampling). Without duplicate deals every game is a deal of its own.
"""

from __future__ import annotations

from math import inf, sqrt
from statistics import NormalDist
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

LEVELS: Final = (0.95, 0.99)
"""How sure the intervals are."""


class Interval(Struct, frozen=True):
    """From where to where, ends included."""

    low: float
    high: float


class Estimate(Struct, frozen=True):
    """A mean and how far it can be off."""

    mean: float
    error: float
    """The standard error; infinite if there are not two observations."""
    at95: Interval
    at99: Interval


class Sample(Struct, frozen=True, eq=False):
    """Sums over *counts* things each, an entry an observation, all independent of each other."""

    sums: NDArray[np.float64]
    counts: NDArray[np.float64]

    @property
    def mean(self) -> float:
        """The sum of everything by the number of things."""
        return float(self.sums.sum() / self.counts.sum())

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        size = len(self.sums)
        if size <= 1:
            return inf
        off = self.sums - self.mean * self.counts
        return sqrt(float(off @ off) * size / (size - 1)) / float(self.counts.sum())


def gather(deals: NDArray[np.int64], sums: NDArray[Any], counts: NDArray[Any]) -> Sample:
    """Add up what games of the same deal contribute; deals that contribute nothing do not count."""
    by_deal = np.unique(deals, return_inverse=True)[1]
    gathered = Sample(_added(by_deal, sums), _added(by_deal, counts))
    there = gathered.counts > 0
    return Sample(gathered.sums[there], gathered.counts[there])


def _added(places: NDArray[np.int64], values: NDArray[Any]) -> NDArray[np.float64]:
    """Add every value up at its place."""
    total = np.zeros(places.max() + 1)
    np.add.at(total, places, values)
    return total


def estimate_mean(sample: Sample) -> Estimate:
    """Estimate a mean without limits, such as points: Student's interval."""
    mean, error = sample.mean, sample.error
    at95, at99 = (_around(mean, student(level, len(sample.sums) - 1) * error) for level in LEVELS)
    return Estimate(mean, error, at95, at99)


def estimate_share(sample: Sample) -> Estimate:
    """Estimate a share between 0 and 1: Wilson's interval, for as many games as ours are worth.

    Games with shared wins and games of the same deal tell more or less than as many tosses of a
    coin; the effective number is that of tosses with the same standard error.
    """
    mean, error = sample.mean, sample.error
    at95, at99 = (_wilson(mean, error, len(sample.sums), level) for level in LEVELS)
    return Estimate(mean, error, at95, at99)


def student(level: float, freedom: int) -> float:
    """Return how many standard errors hold Student's t with probability *level*.

    The expansion of Cornish and Fisher: three digits are right from five degrees of freedom on.
    """
    if freedom < 1:
        return inf
    z = NormalDist().inv_cdf((1 + level) / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))


def _around(mean: float, distance: float) -> Interval:
    return Interval(mean - distance, mean + distance)


def _wilson(share: float, error: float, observations: int, level: float) -> Interval:
    if observations <= 1:
        return Interval(0.0, 1.0)
    spread = share * (1 - share)
    # Where nothing has varied yet, every observation is worth a toss.
    tosses = spread / error**2 if error > 0 else observations
    squared = student(level, observations - 1) ** 2 / tosses
    centre = (share + squared / 2) / (1 + squared)
    distance = sqrt(squared * spread + squared**2 / 4) / (1 + squared)
    return Interval(max(0.0, centre - distance), min(1.0, centre + distance))

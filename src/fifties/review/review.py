"""The parts of a review that both games share: seats, moments, verdicts and marks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from math import exp
from typing import Final, TypeAlias

from msgspec import Struct

from fifties.core.contract import Seat
from fifties.core.refusals import Refusal

OnProgress: TypeAlias = Callable[[float], None]
"""Is called with the part of the work that is done, from 0 to 1."""

SLIGHT: Final = 1e-6
"""So far rounding may lead a sum astray."""

ERRORS: Final = 2.0
"""A loss counts only as far as it is larger than so many of its standard errors."""


class NotReviewed(Refusal, frozen=True, tag="input-not-reviewed"):
    """A game of which nobody knows what a decision is worth."""

    game: str


class Verdict(StrEnum):
    """How good a decision was, by what its owner could know."""

    BEST = "best"
    FINE = "fine"
    SLIP = "slip"
    BLUNDER = "blunder"


class Cause(StrEnum):
    """What changed what a seat can expect."""

    SKILL = "skill"
    """A decision of its own."""
    CHANCE = "chance"
    """Tokens, deals and moods."""
    OTHERS = "others"
    """Decisions of other seats."""


class SeatReview(Struct, frozen=True):
    """What one seat's result is made of: points = expected + skill + chance + others."""

    name: str
    points: int
    expected: float
    """What it could expect before anything happened."""
    skill: float
    """What its own decisions lost against best play; never above 0."""
    chance: float
    others: float
    mark: int
    """From 0 to 100: how good its decisions were."""


class WinMoment(Struct, frozen=True):
    """Everybody's chance to win at one moment of the game."""

    moment: str
    """`start`, `end`, or a round and what has just happened in it."""
    chances: tuple[float, ...]
    """By seat."""


class Loss(Struct, frozen=True):
    """What one decision lost against the best one."""

    seat: Seat
    round: int
    trick: int | None
    """Both counted from 1; ``None`` in a game without tricks."""
    points: float


class Review(Struct, frozen=True):
    """What a game was worth to everybody; every game adds its own decisions."""

    game: str
    players: tuple[str, ...]
    seats: tuple[SeatReview, ...]
    win: tuple[WinMoment, ...]
    """Nothing where no chance to win can be worked out, as at a party."""

    @property
    def losses(self) -> tuple[Loss, ...]:
        """What every decision lost, in the order of the game."""
        raise NotImplementedError


class Account:
    """Adds up what changed the points that one seat can expect, so that the sum is exact."""

    def __init__(self, expected: float) -> None:
        self.expected = self._worth = expected
        self._changes = dict.fromkeys(Cause, 0.0)

    def book(self, cause: Cause, worth: float) -> None:
        """Note that the seat can expect *worth* points from now on, because of *cause*."""
        self._changes[cause] += worth - self._worth
        self._worth = worth

    def seat_review(self, name: str, points: int, losses: Iterable[float]) -> SeatReview:
        """Return what the result of *points* is made of; *losses* are those of its decisions."""
        if abs(self._worth - points) > SLIGHT:
            raise ValueError(
                f"{points} points were made, but {self._worth} were expected at the end"
            )
        changes = self._changes
        # What rounding has left over belongs to what nobody decided.
        rest = points - self.expected - sum(changes.values())
        return SeatReview(
            name=name,
            points=points,
            expected=self.expected,
            skill=changes[Cause.SKILL],
            chance=changes[Cause.CHANCE] + rest,
            others=changes[Cause.OTHERS],
            mark=mark_of(losses),
        )


HALF_MARK: Final = 1.0
"""Whoever loses so many times the usual spread of a decision a decision gets 50."""


def mark_of(losses: Iterable[float]) -> int:
    """Return a mark for decisions, from 100 for the best ones down towards 0.

    *losses* are in units of the game: 1 is what an ordinary beginner loses a decision.
    """
    lost = [*losses]
    if not lost:
        return 100
    mean = sum(lost) / len(lost)
    return round(100 * exp(-0.693 * mean / HALF_MARK))


def verdict_of(loss: float, error: float, fine: float, slip: float, blunder: float) -> Verdict:
    """Return the verdict on a decision that lost *loss*, give or take *error*.

    From *fine* on it is not the best any more, from *slip* and *blunder* on it is one; what may be
    mere error is not held against anybody.
    """
    sure = loss - ERRORS * error
    if sure >= blunder:
        return Verdict.BLUNDER
    if sure >= slip:
        return Verdict.SLIP
    return Verdict.FINE if loss >= fine else Verdict.BEST

"""The parts of a review that both games share: seats, moments, verdicts and marks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from enum import StrEnum
from math import exp
from typing import Final, TypeAlias

from msgspec import Struct

from fifties.core.contract import GameT, Seat
from fifties.core.record import Record
from fifties.core.refusals import Refusal

OnProgress: TypeAlias = Callable[[float], None]
"""Is called with the share of the work that is done, from 0 to 1."""

SLIGHT: Final = 1e-6
"""So far rounding may lead a sum astray."""

ERRORS: Final = 2.0
"""A loss counts only as far as it is larger than so many of its standard errors."""


class NotReviewed(Refusal, frozen=True, tag="input-not-reviewed"):
    """A game of which nobody knows what a decision is worth."""

    game: str


class NothingToReview(Refusal, frozen=True, tag="input-nothing-to-review"):
    """A record without a finished round."""


class NoSuchDecision(Refusal, frozen=True, tag="input-no-such-decision"):
    """Nobody has decided anything there."""

    round: int
    seat: int
    """Both counted from 1."""


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


class WinReview(Struct, frozen=True):
    """What one seat's win is made of: result = expected + skill + chance + others."""

    result: float
    """1 for a win, a part of it if several share it, 0 for none; what the match model says about a
    game that was not played to its end."""
    expected: float
    """The chance to win before anything happened."""
    skill: float
    """What its own decisions lost against the best ones that were tried; never above 0."""
    chance: float
    others: float


class Moment(Struct, frozen=True):
    """A moment of the game that changed what one seat could expect."""

    round: int
    trick: int | None
    """Both counted from 1; ``None`` for a deal, and in a game without tricks."""
    cause: Cause
    points: float
    """By how much."""


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
    win: WinReview | None
    """The same for the win; ``None`` where no chance to win can be worked out, as at a party."""
    costliest: Moment | None
    """The decision of its own that lost most; ``None`` if none lost anything."""
    luckiest: Moment | None
    """What chance or the others brought it at best; ``None`` if they brought nothing."""


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


class ReviewReason(Struct, frozen=True):
    """Why a decision was good or bad, in the game's own terms: a message and what it speaks of."""

    message: str
    """`review-reason-` and what it is about; `locales/*/review.ftl` puts it into words."""
    details: dict[str, int | float]


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


class ReviewPart(Struct, frozen=True):
    """What was found out since the part before; every game adds its own decisions.

    All parts in their order are the review but for the seats, which are known in the end.
    """

    done: float
    """The share of the work that is done, from 0 to 1."""
    win: tuple[WinMoment, ...]


OnPart: TypeAlias = Callable[[ReviewPart], None]
"""Is called with every part of a review as soon as it is there."""

Place: TypeAlias = tuple[int, int | None]
"""A round, and a trick of it; both counted from 1."""


class Account:
    """Adds up what changed what one seat can expect, so that the sum is exact."""

    def __init__(self, expected: float) -> None:
        self.expected = self.worth = expected
        self.changes = dict.fromkeys(Cause, 0.0)
        self._moments: dict[tuple[Place, Cause], float] = defaultdict(float)

    def book(self, cause: Cause, worth: float, place: Place) -> None:
        """Note that the seat can expect *worth* from now on, because of *cause*."""
        change = worth - self.worth
        self.changes[cause] += change
        self._moments[place, cause] += change
        self.worth = worth

    @property
    def costliest(self) -> Moment | None:
        """The decision that lost most."""
        return self._extreme({Cause.SKILL}, min)

    @property
    def luckiest(self) -> Moment | None:
        """What chance or the others brought at best."""
        return self._extreme({Cause.CHANCE, Cause.OTHERS}, max)

    def _extreme(self, causes: AbstractSet[Cause], extreme: Callable[..., float]) -> Moment | None:
        changes = {at: change for at, change in self._moments.items() if at[1] in causes}
        most = extreme(changes.values(), default=0.0)
        if abs(most) < SLIGHT or extreme(most, 0.0) != most:
            return None
        # Of equals, the first.
        (round_, trick), cause = next(at for at, change in changes.items() if change == most)
        return Moment(round_, trick, cause, most)

    def rest(self, result: float) -> float:
        """Return what rounding has left over of *result*; it belongs to what nobody decided."""
        if abs(self.worth - result) > SLIGHT:
            raise ValueError(f"{result} is the result, but {self.worth} was expected at the end")
        return result - self.expected - sum(self.changes.values())


def seat_review(
    name: str, points: int, account: Account, win: Account | None, losses: Iterable[float]
) -> SeatReview:
    """Return what the result of *points* is made of; *losses* are those of its decisions."""
    changes = account.changes
    return SeatReview(
        name=name,
        points=points,
        expected=account.expected,
        skill=changes[Cause.SKILL],
        chance=changes[Cause.CHANCE] + account.rest(points),
        others=changes[Cause.OTHERS],
        mark=mark_of(losses),
        win=None if win is None else _win_review(win),
        costliest=account.costliest,
        luckiest=account.luckiest,
    )


def _win_review(account: Account) -> WinReview:
    return WinReview(
        result=account.worth,
        expected=account.expected,
        skill=account.changes[Cause.SKILL],
        chance=account.changes[Cause.CHANCE] + account.rest(account.worth),
        others=account.changes[Cause.OTHERS],
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
    if loss > ERRORS * error and loss >= slip:
        return Verdict.BLUNDER if loss >= blunder else Verdict.SLIP
    return Verdict.FINE if loss >= fine else Verdict.BEST


def inherited_part(record: Record[GameT]) -> Record[GameT]:
    """Return what *record* has in common with the game it branched off: nothing if it did not.

    A review begins after it: only a game's own decisions count.
    """
    branch = record.header.branch
    inherited = 0 if branch is None else branch.inherited(record.entries) or 0
    return Record(record.header, record.game, record.entries[:inherited])

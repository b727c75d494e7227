"""What a round of Fifty is played with, as far as points depend on it."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final, Self

from msgspec import Struct
from msgspec.structs import force_setattr

from fifties.core.arguments import WrongType, numbers, shown, whole_number
from fifties.core.refusals import IllegalSetup, Refusal
from fifties.games.fifty import IELLO, Fifty
from fifties.games.fifty.actions import Zone
from fifties.games.fifty.edition import MOST_BONUS, BonusLine
from fifties.games.fifty.offers import DIGITS, ENDS, open_numbers
from fifties.games.fifty.refusals import (
    NoSuchToken,
    NotAZone,
    NotTokens,
    TokenTwice,
    TooFewPlayers,
    ZoneBackwards,
    ZoneOutside,
)
from fifties.games.fifty.table_size import LEAST_PLAYERS, last_number
from fifties.games.fifty.view import FiftyView
from fifties.simulation.kernel_arrays import Floats, float_row_of, float_rows_of

LARGEST_TABLE: Final = 200
"""The graph of a round grows with the square of the players."""

CROWD: Final = 60
"""Larger tables are not solved for advice or a review: that would take too long."""


class TooManyToSolve(Refusal, frozen=True, tag="input-too-many-to-solve"):
    """So many players that their round would take hours to solve."""

    players: int
    most: int


class TooFewOpen(Refusal, frozen=True, tag="input-too-few-open"):
    """So many digits are blocked that not enough numbers are open."""

    wanted: int


class RoundSetup(Struct, frozen=True):
    """A round of Fifty as everybody sees it when numbers are written.

    *players* is how many sit at the table: 3 to 200.
    *blocked* are the flipped digits.
    *danger* is the Danger zone, a first and a last number.
    *bonus* is what a clash is worth in each box; there are as many boxes as numbers to write.
    *count_to* is where the count ends, if not where the number of players has it (reduced games).
    """

    players: int
    blocked: tuple[int, ...] = ()
    danger: Zone | None = None
    bonus: BonusLine = IELLO.bonus[0]
    count_to: int | None = None

    def __post_init__(self) -> None:
        force_setattr(self, "players", whole_number("players", self.players))
        force_setattr(self, "blocked", _checked_digits(self.blocked))
        force_setattr(self, "bonus", _checked_bonus(self.bonus))
        if self.danger is not None:
            force_setattr(self, "danger", _pair(self.danger))
        if self.count_to is not None:
            whole_number("count_to", self.count_to, least=2, most=last_number(LARGEST_TABLE))
        refusal = _refusal(self)
        if refusal is not None:
            raise IllegalSetup(refusal)

    @classmethod
    def of(cls, game: Fifty, view: FiftyView) -> Self:
        """Return the round that *view* shows."""
        bonus, reduced = game.bonus(view.round - 1), game.reduced
        count_to = None if reduced is None else reduced.top
        return cls(game.players, view.blocked or (), view.danger, bonus, count_to)

    @property
    def top(self) -> int:
        """The number at which the count ends."""
        return last_number(self.players) if self.count_to is None else self.count_to

    @property
    def nodes(self) -> tuple[int, ...]:
        """0, where every choice starts; the numbers that may be written; the top, where all end."""
        return (0, *open_numbers(self.top, self.blocked), self.top)


def _checked_digits(given: object) -> tuple[int, ...]:
    blocked = numbers(given)
    if blocked is None:
        raise IllegalSetup(NotTokens())
    for place, digit in enumerate(blocked):
        if digit not in DIGITS:
            raise IllegalSetup(NoSuchToken(digit))
        if digit in blocked[:place]:
            raise IllegalSetup(TokenTwice(digit))
    return tuple(sorted(blocked))


def _checked_bonus(given: object) -> BonusLine:
    bonus = numbers(given)
    if not bonus:
        raise IllegalSetup(WrongType("bonus", "tuple[int, ...]", shown(given)))
    for worth in bonus:
        whole_number("bonus", worth, least=0, most=MOST_BONUS)
    return bonus


def _pair(given: object) -> Zone:
    zone = numbers(given)
    if zone is None or len(zone) != ENDS:
        raise IllegalSetup(NotAZone())
    return zone[0], zone[1]


def _refusal(setup: RoundSetup) -> Refusal | None:
    players = setup.players
    if players < LEAST_PLAYERS:
        return TooFewPlayers(players, LEAST_PLAYERS)
    if players > LARGEST_TABLE:
        return TooManyToSolve(players, LARGEST_TABLE)
    wanted = len(setup.bonus)
    if len(setup.nodes) < wanted + 2:
        return TooFewOpen(wanted)
    return None if setup.danger is None else _zone_refusal(setup.danger, setup.top)


def _zone_refusal(zone: Zone, top: int) -> Refusal | None:
    low, high = zone
    if low > high:
        return ZoneBackwards(low, high)
    return None if low >= 1 and high < top else ZoneOutside(low, high, top - 1)


@lru_cache(maxsize=256)
def gaps(setup: RoundSetup) -> Floats:
    """Return how many blocked numbers lie just below every node."""
    return float_row_of([0, *(b - a - 1 for a, b in pairwise(setup.nodes))])


@lru_cache(maxsize=256)
def boxes(setup: RoundSetup) -> Floats:
    """Return what a clash at each node is worth in each box; nothing in the Danger zone."""
    low, high = setup.danger or (1, 0)
    pays = [not low <= number <= high for number in setup.nodes]
    return float_rows_of([worth * paid for paid in pays] for worth in setup.bonus)

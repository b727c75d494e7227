"""What a round of Fifty is played with, as far as points depend on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Self

import numpy as np
from msgspec import Struct

from fifties.core.refusals import IllegalSetup, Refusal
from fifties.games.fifty import IELLO, Fifty
from fifties.games.fifty.actions import Zone
from fifties.games.fifty.edition import BonusLine
from fifties.games.fifty.offers import DIGITS, open_numbers
from fifties.games.fifty.refusals import NoSuchToken, TooFewPlayers, ZoneBackwards, ZoneOutside
from fifties.games.fifty.sizes import LEAST_PLAYERS, last_number
from fifties.games.fifty.view import View
from fifties.solver.fifty.kinds import Floats

LARGEST_TABLE: Final = 200
"""The graph of a round grows with the square of the players."""


class TooManyToSolve(Refusal, frozen=True, tag="input-too-many-to-solve"):
    """A crowd whose round would take hours."""

    players: int
    most: int


class TooFewOpen(Refusal, frozen=True, tag="input-too-few-open"):
    """So many digits are blocked that nobody finds five numbers."""

    wanted: int


class Setting(Struct, frozen=True):
    """A round as everybody sees it when numbers are written."""

    players: int
    blocked: tuple[int, ...] = ()
    danger: Zone | None = None
    bonus: BonusLine = IELLO.bonus[0]
    """One for every number that is written."""
    count_to: int | None = None
    """Where the count ends, if not where the number of players has it: in games cut for study."""

    def __post_init__(self) -> None:
        refusal = _refusal(self)
        if refusal is not None:
            raise IllegalSetup(refusal)

    @classmethod
    def of(cls, game: Fifty, view: View) -> Self:
        """Return the round that *view* shows."""
        bonus, cut = game.bonus(view.round - 1), game.cut
        count_to = None if cut is None else cut.top
        return cls(game.players, view.blocked or (), view.danger, bonus, count_to)

    @property
    def top(self) -> int:
        """The number at which the count ends."""
        return last_number(self.players) if self.count_to is None else self.count_to

    @property
    def nodes(self) -> tuple[int, ...]:
        """0, where every choice starts; the numbers that may be written; the top, where all end."""
        return (0, *open_numbers(self.top, self.blocked), self.top)


def _refusal(setting: Setting) -> Refusal | None:
    players = setting.players
    if players < LEAST_PLAYERS:
        return TooFewPlayers(players, LEAST_PLAYERS)
    if players > LARGEST_TABLE:
        return TooManyToSolve(players, LARGEST_TABLE)
    for digit in setting.blocked:
        if digit not in DIGITS:
            return NoSuchToken(digit)
    wanted = len(setting.bonus)
    if len(setting.nodes) < wanted + 2:
        return TooFewOpen(wanted)
    return None if setting.danger is None else _zone_refusal(setting.danger, setting.top)


def _zone_refusal(zone: Zone, top: int) -> Refusal | None:
    low, high = zone
    if low > high:
        return ZoneBackwards(low, high)
    return None if low >= 1 and high < top else ZoneOutside(low, high, top - 1)


@lru_cache(maxsize=256)
def gaps(setting: Setting) -> Floats:
    """Count the blocked numbers just below every node."""
    found = np.diff(np.array(setting.nodes, np.float64), prepend=0.0) - 1.0
    found[0] = 0.0
    return found


@lru_cache(maxsize=256)
def boxes(setting: Setting) -> Floats:
    """Tell what a clash at each node is worth in each box; nothing in the Danger zone."""
    numbers = np.array(setting.nodes)
    worth = np.repeat(np.array(setting.bonus, np.float64)[:, None], len(numbers), axis=1)
    if setting.danger is not None:
        low, high = setting.danger
        worth[:, (numbers >= low) & (numbers <= high)] = 0.0
    return worth

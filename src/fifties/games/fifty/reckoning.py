"""What a count needs to know besides the picks."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import force_setattr

from fifties.games.fifty.actions import Zone
from fifties.games.fifty.edition import BonusLine

Extras: TypeAlias = tuple[tuple[int, int], ...]
"""Boxes, counted from 0, and how much more than usual each is worth."""


class Reckoning(Struct, frozen=True, gc=False):
    """By what a round is counted. What settling looks up again and again is prepared here."""

    top: int
    mark: int
    """The bead that gains a crown."""
    bonus: BonusLine
    danger: Zone | None
    crowns: tuple[int, ...]
    """Crowns from earlier rounds, by seat."""
    onset: tuple[int, ...] = ()
    """For every number the bit of the next one, where its owner would begin to score."""
    usual: int = 0
    """What most boxes are worth."""
    extras: Extras = ()

    def __post_init__(self) -> None:
        usual, extras = _worth(self.bonus)
        force_setattr(self, "onset", _onsets(self.top))
        force_setattr(self, "usual", usual)
        force_setattr(self, "extras", extras)


@lru_cache(maxsize=32)
def _onsets(top: int) -> tuple[int, ...]:
    return tuple([2 << number for number in range(top + 1)])


@lru_cache(maxsize=32)
def _worth(line: BonusLine) -> tuple[int, Extras]:
    usual = max(line, key=line.count)
    extras = [(box, worth - usual) for box, worth in enumerate(line) if worth != usual]
    return usual, tuple(extras)

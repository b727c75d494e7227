"""What can be done in a game of Fifty."""

from __future__ import annotations

from typing import TypeAlias

from fifties.core.contract import Action

Numbers: TypeAlias = tuple[int, ...]
"""Five numbers in ascending order, as one player writes them into the boxes of a line."""

Zone: TypeAlias = tuple[int, int]
"""A Danger card: its first and its last number, both inside."""


class Reveal(Action, frozen=True, gc=False, tag="reveal"):
    """Chance flips the Blocked tokens, and a Danger card in that variant."""

    blocked: tuple[int, ...]
    """The digits, ascending."""
    danger: Zone | None = None


class Choose(Action, frozen=True, gc=False, tag="choose"):
    """A seat writes its five numbers, or replaces them while somebody else still thinks."""

    round: int
    """The round this answers, counted from 1, so that a late message is never taken for another."""
    numbers: Numbers


FiftyAction: TypeAlias = Reveal | Choose

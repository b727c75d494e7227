"""A game of Fifty reduced for study: the same rules with less of everything."""

from __future__ import annotations

from msgspec import Struct

from fifties.core.arguments import whole_number
from fifties.games.fifty.offers import DIGITS, open_numbers
from fifties.games.fifty.table_size import BOXES, ROUNDS, SHORTEST_COUNT


class Reduced(Struct, frozen=True):
    """What is smaller than the rules have it; ``None`` is as they have it.

    People play whole games: neither tables nor records know of reduced ones.
    """

    rounds: int = ROUNDS
    boxes: int = BOXES
    """How many numbers everybody writes: into the first so many boxes of a line."""
    top: int | None = None
    """Where the count ends; 50 at most."""
    flips: int | None = None
    """How many Blocked tokens each REVEAL flips."""
    mark: int | None = None
    """The bead that gains a crown."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            if getattr(self, name) is not None or name in {"rounds", "boxes"}:
                whole_number(name, getattr(self, name))
        top = SHORTEST_COUNT if self.top is None else self.top
        fits = 1 <= self.rounds <= ROUNDS and 1 <= self.boxes <= BOXES and top <= SHORTEST_COUNT
        flips = self.flips or 0
        if not fits or flips not in range(len(DIGITS)) or (self.mark or 1) < 1:
            raise ValueError("a game can only be reduced to at least one of everything")
        # The digits that end the most numbers are the lowest but for 0.
        if len(open_numbers(top, tuple(range(1, flips + 1)))) < self.boxes:
            raise ValueError("so few numbers would be left that nobody could fill the boxes")

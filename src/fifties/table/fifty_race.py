"""The race of a crowd: everybody's points while a count is told, who is in front, and its drama.

It follows one number after the other, and knows nothing of those that are still to come: what makes
a number dramatic is what was told up to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from fifties.core.contract import Seat
from fifties.games.fifty.events import Called
from fifties.games.fifty.table_size import CROWNS_TO_WIN
from fifties.table.fifty_crowd_view import Highlight

FRONT: Final = 10
"""How many are in front."""

NOTABLE: Final = 12
"""The least weight of a number at which a count may stop for a moment."""

END_WEIGHT: Final = 100


class Drama(Struct, frozen=True, gc=False):
    """What a number means to those who watch."""

    weight: int
    """0 if nobody owned it; 100 at the end."""
    highlight: Highlight | None = None


NO_DRAMA: Final = Drama(0)
TAKE: Final = Drama(2)
CLASHES: Final = tuple(Drama(6 * count.bit_length()) for count in range(8))
"""A few owners, none of them in front."""


class FiftyRace:
    """Follows the numbers of one round."""

    def __init__(self, totals: Sequence[int], crowns: Sequence[int], top: int) -> None:
        self.points = [*totals]
        """Totals of earlier rounds, beads, and what crossed-off boxes are worth."""
        self.crowns = [*crowns]
        self._top = top
        self._crowned = False
        """Whether somebody gained a crown this round."""
        self.front: list[Seat] = []
        """Who is in front, by points, crowns and seat."""
        self._rank(range(len(self.points)))

    def _rank(self, seats: Iterable[Seat]) -> None:
        points, crowns = self.points, self.crowns
        best = sorted(seats, key=lambda seat: (-points[seat], -crowns[seat], seat))
        self.front = best[:FRONT]
        self._enough = points[self.front[-1]]

    def follow(self, called: Called) -> Drama:
        """Note what a number has changed, and return what it means."""
        scorer, points = called.scorer, self.points
        leader = self.front[0]
        moved = False
        if scorer is not None:
            points[scorer] += 1
            self.crowns[scorer] += called.crowned
            moved = points[scorer] >= self._enough
        if called.crossings:
            for crossing in called.crossings:
                points[crossing.seat] += crossing.gained
                moved = moved or points[crossing.seat] >= self._enough
        if moved:
            self._rank({*self.front, *(() if scorer is None else (scorer,)), *called.owners})
        return self._drama(called, leader)

    def _drama(self, called: Called, leader: Seat) -> Drama:
        if called.crowned and called.scorer is not None:
            return self._crown(called.scorer)
        if called.number == self._top:
            return Drama(END_WEIGHT, Highlight.END)
        if self.front[0] != leader:
            return Drama(30 + 40 * called.number // self._top, Highlight.LEAD)
        if called.crossings:
            return self._duel(called)
        return NO_DRAMA if called.taker is None else self._take(called.taker)

    def _crown(self, seat: Seat) -> Drama:
        """Rate a crown: the second one of a player wins, and the first one of a round is rare."""
        first, self._crowned = not self._crowned, True
        if self.crowns[seat] >= CROWNS_TO_WIN:
            return Drama(END_WEIGHT, Highlight.CROWN)
        weight = 80 if first else 50 if seat in self.front else NOTABLE
        return Drama(weight, Highlight.CROWN)

    def _take(self, taker: Seat) -> Drama:
        if taker not in self.front:
            return TAKE
        return Drama(24 if taker == self.front[0] else 15, Highlight.LEADER)

    def _duel(self, called: Called) -> Drama:
        """Rate a clash: by how many own the number, and whether somebody in front does."""
        owners = len(called.crossings)
        if any(crossing.seat in self.front for crossing in called.crossings):
            return Drama(15 + 6 * owners.bit_length(), Highlight.DUEL)
        if owners < len(CLASHES):
            return CLASHES[owners]
        return Drama(6 * owners.bit_length(), Highlight.DUEL)

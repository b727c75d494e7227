"""The race of a crowd while a count is told: everybody's points, and who is in front.

It follows one number after the other, and knows nothing of those that are still to come: how a
number is rated depends on what was told up to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from fifties.core.contract import Seat
from fifties.games.fifty.events import Called
from fifties.games.fifty.table_size import CROWNS_TO_WIN
from fifties.table.fifty_crowd import LEADERS
from fifties.table.fifty_crowd_view import Highlight

NOTABLE: Final = 12
"""The least weight of a number at which a count may stop for a moment."""

END_WEIGHT: Final = 100


class NumberRating(Struct, frozen=True, gc=False):
    """What a number means to those who watch."""

    weight: int
    """0 if nobody owned it; 100 at the end."""
    highlight: Highlight | None = None


UNEVENTFUL: Final = NumberRating(0)
TAKE: Final = NumberRating(2)
CLASHES: Final = tuple(NumberRating(6 * count.bit_length()) for count in range(8))
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
        self.front = best[:LEADERS]
        self._enough = points[self.front[-1]]

    def follow(self, called: Called) -> NumberRating:
        """Note what a number has changed, and return its rating."""
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
        return self._rate(called, leader)

    def _rate(self, called: Called, leader: Seat) -> NumberRating:
        if called.crowned and called.scorer is not None:
            return self._rate_crown(called.scorer)
        if called.number == self._top:
            return NumberRating(END_WEIGHT, Highlight.END)
        if self.front[0] != leader:
            return NumberRating(30 + 40 * called.number // self._top, Highlight.LEAD)
        if called.crossings:
            return self._rate_clash(called)
        return UNEVENTFUL if called.taker is None else self._rate_take(called.taker)

    def _rate_crown(self, seat: Seat) -> NumberRating:
        """Rate a crown: the second one of a player wins, and the first one of a round is rare."""
        first, self._crowned = not self._crowned, True
        if self.crowns[seat] >= CROWNS_TO_WIN:
            return NumberRating(END_WEIGHT, Highlight.CROWN)
        weight = 80 if first else 50 if seat in self.front else NOTABLE
        return NumberRating(weight, Highlight.CROWN)

    def _rate_take(self, taker: Seat) -> NumberRating:
        if taker not in self.front:
            return TAKE
        return NumberRating(24 if taker == self.front[0] else 15, Highlight.LEADER)

    def _rate_clash(self, called: Called) -> NumberRating:
        """Rate a clash: by how many own the number, and whether somebody in front does."""
        owners = len(called.crossings)
        if any(crossing.seat in self.front for crossing in called.crossings):
            return NumberRating(15 + 6 * owners.bit_length(), Highlight.DUEL)
        if owners < len(CLASHES):
            return CLASHES[owners]
        return NumberRating(6 * owners.bit_length(), Highlight.DUEL)

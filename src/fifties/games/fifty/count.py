"""The count as people do it: by what it is counted, and number by number what there is to see."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import force_setattr

from fifties.core.contract import Seat
from fifties.games.fifty.actions import Numbers, Zone
from fifties.games.fifty.edition import BonusLine
from fifties.games.fifty.events import Called, Crossing, Take

Extras: TypeAlias = tuple[tuple[int, int], ...]
"""Boxes, counted from 0, and how much more than usual each is worth."""

LONGEST_BY_BITS: Final = 3000
"""Up to here a count is settled by bits; beyond, at about 600 players, runs are faster."""


class RoundRules(Struct, frozen=True, gc=False):
    """By what a round is counted. What settling looks up again and again is prepared here."""

    top: int
    mark: int
    """The bead that gains a crown."""
    bonus: BonusLine
    danger: Zone | None
    crowns: tuple[int, ...]
    """Crowns from earlier rounds, by seat."""
    onset: tuple[int, ...] = ()
    """For every number the bit of the next one, where its owner would begin to score.

    Nothing where the count is too long to be settled by bits.
    """
    usual: int = 0
    """What most boxes are worth."""
    extras: Extras = ()

    def __post_init__(self) -> None:
        usual, extras = _worth(self.bonus)
        if self.top <= LONGEST_BY_BITS:
            force_setattr(self, "onset", _onsets(self.top))
        force_setattr(self, "usual", usual)
        force_setattr(self, "extras", extras)

    def loses_bonus(self, number: int) -> bool:
        """Return whether a clash at *number* lies in the Danger zone."""
        return self.danger is not None and self.danger[0] <= number <= self.danger[1]


_kept_rules = lru_cache(maxsize=256)(RoundRules)


def round_rules(
    top: int, mark: int, bonus: BonusLine, danger: Zone | None, crowns: tuple[int, ...]
) -> RoundRules:
    """Return the rules of a round, those of a small table from among the last ones asked for."""
    make = _kept_rules if top <= LONGEST_BY_BITS else RoundRules
    return make(top, mark, bonus, danger, crowns)


@lru_cache(maxsize=32)
def _onsets(top: int) -> tuple[int, ...]:
    return tuple([2 << number for number in range(top + 1)])


@lru_cache(maxsize=32)
def _worth(line: BonusLine) -> tuple[int, Extras]:
    usual = max(line, key=line.count)
    extras = [(box, worth - usual) for box, worth in enumerate(line) if worth != usual]
    return usual, tuple(extras)


Owners: TypeAlias = Sequence[tuple[Seat, int]]
"""Seats that own a number, each with the box, counted from 0."""


class Boxes:
    """Finds the boxes into which a number was written, and takes little memory for a party.

    Boxes are numbered through, seat by seat, from 1 on: their place. For each number the place of
    the first box is kept, and for each box that of the next one with the same number; 0 is none.
    """

    def __init__(self, picks: Sequence[Numbers], top: int) -> None:
        self.players = len(picks)
        self.width = len(picks[0])
        """How many boxes everybody has."""
        self.first = array("i", [0]) * (top + 1)
        """By number."""
        self.next = array("i", [0]) * (len(picks) * self.width + 1)
        """By place."""
        first, following = self.first, self.next
        place = len(following)
        for numbers in reversed(picks):
            for number in reversed(numbers):
                place -= 1
                following[place] = first[number]
                first[number] = place

    def with_number(self, number: int) -> Owners:
        """Return seat and box, in seat order, wherever *number* was written."""
        found, place = [], self.first[number]
        while place:
            found.append(divmod(place - 1, self.width))
            place = self.next[place]
        return found


def count_aloud(boxes: Boxes, beginner: Seat, rules: RoundRules) -> Iterator[Called]:
    """Call every number up to the top, or up to a second crown."""
    beads, width, following = [0] * boxes.players, boxes.width, boxes.next
    caller = beginner
    scorer: Seat | None = None
    taken = False
    for number in range(1, rules.top + 1):
        place = boxes.first[number]
        clash = following[place] > 0
        moved = None if clash else scorer
        bead = 0
        if moved is not None:
            bead = beads[moved] = beads[moved] + 1
        crowned = bead == rules.mark
        taker = (place - 1) // width if place and not clash else None
        take = None if taker is None else _take(taker, caller if taken else None, scorer)
        crossings = _crossings(number, boxes.with_number(number), rules) if clash else ()
        holder = caller if taker is None else taker
        yield Called(number, caller, moved, bead, crowned, taker, take, crossings, holder)
        if crowned and moved is not None and rules.crowns[moved]:
            return
        if taker is not None:
            caller = scorer = taker
            taken = True
        elif clash:
            scorer = None


def _take(taker: Seat, holder: Seat | None, scorer: Seat | None) -> Take:
    """Return what it means for *taker*, when *holder* took the count last and *scorer* scores."""
    if taker != holder:
        return Take.TAKES
    return Take.KEEPS if taker == scorer else Take.SCORES_AGAIN


def _crossings(number: int, owners: Owners, rules: RoundRules) -> tuple[Crossing, ...]:
    lost, worth = rules.loses_bonus(number), rules.bonus
    return tuple(
        [Crossing(seat, box, worth[box], lost, 0 if lost else worth[box]) for seat, box in owners]
    )

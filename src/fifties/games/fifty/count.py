"""The count as people do it: by what it is counted, and number by number what there is to see."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import force_setattr

from fifties.core.contract import Seat
from fifties.games.fifty.actions import Numbers, Zone
from fifties.games.fifty.edition import BonusLine
from fifties.games.fifty.events import Called, Crossing, Take

Extras: TypeAlias = tuple[tuple[int, int], ...]
"""Boxes, counted from 0, and how much more than usual each is worth."""


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
    """For every number the bit of the next one, where its owner would begin to score."""
    usual: int = 0
    """What most boxes are worth."""
    extras: Extras = ()

    def __post_init__(self) -> None:
        usual, extras = _worth(self.bonus)
        force_setattr(self, "onset", _onsets(self.top))
        force_setattr(self, "usual", usual)
        force_setattr(self, "extras", extras)

    def loses_bonus(self, number: int) -> bool:
        """Return whether a clash at *number* lies in the Danger zone."""
        return self.danger is not None and self.danger[0] <= number <= self.danger[1]


@lru_cache(maxsize=32)
def _onsets(top: int) -> tuple[int, ...]:
    return tuple([2 << number for number in range(top + 1)])


@lru_cache(maxsize=32)
def _worth(line: BonusLine) -> tuple[int, Extras]:
    usual = max(line, key=line.count)
    extras = [(box, worth - usual) for box, worth in enumerate(line) if worth != usual]
    return usual, tuple(extras)


def count_aloud(picks: Sequence[Numbers], beginner: Seat, by: RoundRules) -> Iterator[Called]:
    """Call every number up to the top, or up to a second crown."""
    boxes = _boxes(picks)
    beads = [0] * len(picks)
    caller = beginner
    scorer: Seat | None = None
    taken = False
    for number in range(1, by.top + 1):
        owners = boxes.get(number, ())
        clash = len(owners) > 1
        moved = None if clash else scorer
        if moved is not None:
            beads[moved] += 1
        crowned = moved is not None and beads[moved] == by.mark
        taker = owners[0][0] if len(owners) == 1 else None
        yield Called(
            number=number,
            caller=caller,
            scorer=moved,
            bead=0 if moved is None else beads[moved],
            crowned=crowned,
            taker=taker,
            take=None if taker is None else _take(taker, caller if taken else None, scorer),
            crossings=_crossings(number, owners, by) if clash else (),
            holder=caller if taker is None else taker,
        )
        if crowned and moved is not None and by.crowns[moved]:
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


def _boxes(picks: Sequence[Numbers]) -> dict[int, list[tuple[Seat, int]]]:
    """Find, for every written number, who wrote it into which box."""
    boxes: dict[int, list[tuple[Seat, int]]] = defaultdict(list)
    for seat, numbers in enumerate(picks):
        for box, number in enumerate(numbers):
            boxes[number].append((seat, box))
    return boxes


def _crossings(
    number: int, owners: Sequence[tuple[Seat, int]], by: RoundRules
) -> tuple[Crossing, ...]:
    lost = by.loses_bonus(number)
    return tuple(
        Crossing(seat, box, by.bonus[box], lost, 0 if lost else by.bonus[box])
        for seat, box in owners
    )

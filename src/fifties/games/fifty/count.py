"""The count as people do it: number by number, with everything there is to see at each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from fifties.core.contract import Seat
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.events import Called, Crossing, Take
from fifties.games.fifty.reckoning import Reckoning


def count_aloud(picks: Sequence[Numbers], beginner: Seat, by: Reckoning) -> Iterator[Called]:
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
        )
        if crowned and moved is not None and by.crowns[moved]:
            return
        if taker is not None:
            caller = scorer = taker
            taken = True
        elif clash:
            scorer = None


def _take(taker: Seat, holder: Seat | None, scorer: Seat | None) -> Take:
    """Say what it means for *taker*, when *holder* took the count last and *scorer* scores."""
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
    number: int, owners: Sequence[tuple[Seat, int]], by: Reckoning
) -> tuple[Crossing, ...]:
    lost = by.danger is not None and by.danger[0] <= number <= by.danger[1]
    return tuple(Crossing(seat, box, by.bonus[box], lost) for seat, box in owners)

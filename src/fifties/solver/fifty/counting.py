"""Whole rounds in kernels: drawing fields from a mixed choice, and counting one for every seat.

A number is a bit of a word, as in `fifties.games.fifty.settle`; so `top` must be below 64.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from fifties.simulation.bits import NONE, ONE, nth, popcount
from fifties.simulation.compiling import kernel
from fifties.simulation.streams import unit
from fifties.solver.fifty.kinds import Floats, Ints

NOBODY: Final = -1

TOP: Final = 0
MARK: Final = 1
LOW: Final = 2
HIGH: Final = 3
BONUS: Final = 4
"""In what a round is counted by: the top, the crown's mark, the Danger zone, then the boxes."""

BOXES: Final = 5


@kernel
def draw_choices(sums: Floats, nodes: Ints, stream: Any, choices: Ints) -> None:
    """Fill *choices* with draws from a mixed choice; *sums* has its steps, added up by row."""
    for row in range(choices.shape[0]):
        here = 0
        for box in range(BOXES):
            wanted = unit(stream) * sums[box, here, -1]
            low, high = here + 1, sums.shape[2] - 1
            while low < high:
                middle = (low + high) // 2
                if sums[box, here, middle] > wanted:
                    high = middle
                else:
                    low = middle + 1
            here = low
            choices[row, box] = nodes[here]


@kernel
def word_of(numbers: Ints) -> Any:
    """Return numbers as bits."""
    word = NONE
    for number in numbers:
        word |= ONE << np.uint64(number)
    return word


@kernel
def count(words: Any, numbers: Ints, by: Ints, crowns: Ints, scores: Ints, crowned: Ints) -> int:
    """Count a round of what every seat wrote; return whose second crown ends it.

    Fill in what everybody scores, and 1 for everybody who gains a crown. A second crown breaks the
    round off: then scores and crowns mean nothing.
    """
    seats = len(words)
    owned = clash = NONE
    for seat in range(seats):
        clash |= owned & words[seat]
        owned |= words[seat]
    free = ((ONE << np.uint64(by[TOP])) - ONE) & ~owned
    paying = clash
    if by[LOW]:
        paying &= ~((ONE << np.uint64(by[HIGH] + 1)) - (ONE << np.uint64(by[LOW])))
    winner, earliest = NOBODY, NONE
    for seat in range(seats):
        runs = ((words[seat] & ~clash) << ONE) + free
        gained = (runs ^ free) & ~clash
        score = bead = np.int64(popcount(gained))
        crowned[seat] = 1 if bead >= by[MARK] else 0
        if crowned[seat] and crowns[seat]:
            reached = nth(gained, by[MARK])
            if winner == NOBODY or reached < earliest:
                winner, earliest = seat, reached
        if paying & words[seat]:
            for box in range(BOXES):
                if paying & (ONE << np.uint64(numbers[seat, box])):
                    score += by[BONUS + box]
        scores[seat] = score
    return winner

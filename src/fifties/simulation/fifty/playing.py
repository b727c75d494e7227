"""Whole games of Fifty in which policies choose, at a table of any size.

`decide(code, known, memory, stream, numbers)` stands for all policies: a row of *seats* holds a
seat's code and where its part of *memory* begins.
"""

from typing import Any

import numpy as np

from fifties.simulation.compiling import kernel
from fifties.simulation.fifty.counting import (
    NOBODY,
    count_aloud,
    find_winners,
    flip,
    write_at_random,
)
from fifties.simulation.fifty.known import PLAYERS, ROUND, SEAT
from fifties.simulation.fifty.lanes import BOXES, ROUNDS


@kernel(cache=False)
def play_game(
    table: Any,
    known: Any,
    decide: Any,
    seats: Any,
    memory: Any,
    stream: Any,
    scores: Any,
    winners: Any,
) -> int:
    """Play a game from its first round on; return how many rounds were begun.

    *known* is what is known before it, and holds totals and crowns at the end; *scores* get a row
    a round, *winners* a 1 for those who win. It is compiled anew for every *decide*.
    """
    numbers = np.empty((known[PLAYERS], BOXES), np.int64)
    left = np.arange(len(table.zones))
    scores[:] = 0
    for number in range(ROUNDS):
        known[ROUND] = number
        flip(known, table, left, stream)
        for seat in range(known[PLAYERS]):
            known[SEAT] = seat
            decide(seats[seat, 0], known, memory[seats[seat, 1] :], stream, numbers[seat])
        first = count_aloud(known, numbers, scores[number])
        if first != NOBODY:
            winners[:] = 0
            winners[first] = 1
            return number + 1
    find_winners(known, winners)
    return ROUNDS


@kernel
def decide_at_random(
    code: int,  # noqa: ARG001 - there is only one way to play at random
    known: Any,
    memory: Any,  # noqa: ARG001 - and nothing to know for it
    stream: Any,
    numbers: Any,
) -> None:
    """Write any five numbers, whatever the code: the policy to compare others with."""
    write_at_random(known, stream, numbers)

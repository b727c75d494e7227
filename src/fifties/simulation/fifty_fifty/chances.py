"""What can be said about a card before the others play: how it stands among those unseen."""

from typing import Any

import numpy as np

from fifties.simulation.bits import popcount
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.known import HAND, LAID, PLAYERS, SEEN, TABLE, WHOLE_DECK


@kernel(inline="always")
def counted(mask: int) -> Any:
    """Count the cards of a mask."""
    return np.int64(popcount(np.uint64(mask)))


@kernel(inline="always")
def lowest_of(mask: int) -> Any:
    """Return the lowest card of a mask that is not empty."""
    return counted((mask & -mask) - 1)


@kernel(inline="always")
def highest_of(mask: int) -> Any:
    """Return the highest card of a mask that is not empty."""
    for shift in (1, 2, 4, 8, 16, 32):
        mask |= mask >> shift
    return counted(mask) - 1


@kernel(inline="always")
def unseen_by(known: Any) -> Any:
    """Return the cards that others may hold, as a mask; some of them nobody was dealt."""
    return WHOLE_DECK & ~(known[SEEN] | known[HAND])


@kernel(inline="always")
def ends_of_table(known: Any) -> tuple[int, int]:
    """Return the lowest and the highest card on the table; 51 and 0 if there is none."""
    lowest, highest = 51, 0
    for place in range(known[LAID]):
        lowest = min(lowest, known[TABLE + place])
        highest = max(highest, known[TABLE + place])
    return lowest, highest


@kernel(inline="always")
def still_to_play(known: Any) -> Any:
    """Tell how many play after the seat that plays now."""
    return known[PLAYERS] - known[LAID] - 1


@kernel(inline="always")
def all_among(some: int, of: int, drawn: int) -> float:
    """Return the chance that *drawn* cards out of *of* are all among *some* of them."""
    chance = 1.0
    for taken in range(drawn):
        chance *= max(some - taken, 0) / (of - taken)
    return chance

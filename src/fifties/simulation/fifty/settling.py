"""COUNT and scoring for a block of games, as `fifties.games.fifty.settle` does for one round."""

from typing import Any

import numpy as np

from fifties.simulation.bits import ALL, NONE, ONE, lowest, popcount
from fifties.simulation.compiling import kernel, part
from fifties.simulation.fifty.lanes import (
    AGAIN,
    ALIVE,
    BOXES,
    CLASH,
    COUNTING,
    DRAWN,
    FREE,
    HELD,
    LANES,
    OWNED,
    PAYING,
    PLAYED,
    REACHED,
    SCORE_BITS,
    SCORES,
    WINNERS,
    WRITTEN,
    ZONE,
)


@part
def settle(lanes: Any, table: Any, bonus: Any, number: int) -> None:
    """Count a round, counted from 0, and write down what everybody scores.

    What the boxes are worth is only told where it is not what is usual.
    """
    top, mark = ONE << np.uint64(table.top), table.mark
    for lane in range(LANES):
        lanes[FREE + lane] = ~(lanes[OWNED + lane] | top)
        lanes[PAYING + lane] = lanes[CLASH + lane] & ~lanes[ZONE + lane]
        lanes[REACHED + lane] = NONE
    here = np.uint64(number * SCORE_BITS)
    for seat in range(table.players):
        me = ONE << np.uint64(seat)
        mine = lanes[WRITTEN + seat * LANES : WRITTEN + (seat + 1) * LANES]
        scores = lanes[SCORES + seat * LANES : SCORES + (seat + 1) * LANES]
        for lane in range(LANES):
            bead = popcount(_gain(mine[lane], lanes[CLASH + lane], lanes[FREE + lane]))
            lanes[REACHED + lane] |= me if np.int64(bead) >= mark else NONE
            bead += _usual_bonus(mine[lane], lanes[PAYING + lane])
            scores[lane] |= bead << here
        if bonus is not None:
            _change_bonus(lanes, mine, scores, bonus[number], here)
    for lane in range(LANES):
        held, reached = lanes[HELD + lane], lanes[REACHED + lane] & lanes[ALIVE + lane]
        again = held & reached
        lanes[AGAIN + lane] = again
        lanes[HELD + lane] = held | (reached if again == NONE else NONE)
    for lane in range(LANES):
        if lanes[AGAIN + lane] != NONE:
            _break_off(lanes, table, number, lane)


@kernel(inline="always")
def _gain(mine: Any, clash: Any, free: Any) -> Any:
    """Return the numbers that move a bead."""
    sole = mine & ~clash
    return ((sole + sole + free) ^ free) & ~clash


@kernel(inline="always")
def _usual_bonus(numbers: Any, paying: Any) -> Any:
    """Add up the boxes that were crossed off: one each, and the middle one counts twice."""
    crossed = popcount(numbers & paying)
    numbers &= numbers - ONE
    middle = lowest(numbers & (numbers - ONE)) & paying
    return crossed if middle == NONE else crossed + ONE


@part
def _change_bonus(lanes: Any, mine: Any, scores: Any, worth: Any, here: Any) -> None:
    """Score what the boxes are worth in this round instead of what is usual."""
    for lane in range(LANES):
        scores[lane] -= _usual_bonus(mine[lane], lanes[PAYING + lane]) << here
        lanes[DRAWN + lane] = mine[lane]
    for box in range(BOXES):
        more = np.uint64(worth[box]) << here
        for lane in range(LANES):
            numbers = lanes[DRAWN + lane]
            scores[lane] += more if lowest(numbers) & lanes[PAYING + lane] != NONE else NONE
            lanes[DRAWN + lane] = numbers & (numbers - ONE)


@part
def _break_off(lanes: Any, table: Any, number: int, lane: int) -> None:
    """End a game at its second crown: nobody scores, and later crowns of the round do not come."""
    again, reached = lanes[AGAIN + lane], lanes[REACHED + lane]
    winner, end = again, ALL
    if popcount(reached) > ONE:
        # First all who gain a second crown, then who gains a first one: the round may end before.
        for waiting in (again, reached & ~again):
            for seat in range(table.players):
                me = waiting & (ONE << np.uint64(seat))
                if me != NONE:
                    mine = lanes[WRITTEN + seat * LANES + lane]
                    gained = _gain(mine, lanes[CLASH + lane], lanes[FREE + lane])
                    for _ in range(table.mark - 1):
                        gained &= gained - ONE
                    when = lowest(gained)
                    if when < end and waiting == again:
                        winner, end = me, when
                    elif when < end:
                        lanes[HELD + lane] |= me
    lanes[WINNERS + lane] = winner
    lanes[ALIVE + lane] = NONE
    lanes[PLAYED + lane] = np.uint64(number + 1)
    lanes[COUNTING + lane] = (ONE << np.uint64(number * SCORE_BITS)) - ONE

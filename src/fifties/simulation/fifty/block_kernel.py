"""Many games of Fifty side by side, from the count on: settle rounds, find winners, write results.

A round is counted with `scalar_kernel.run`, as `fifties.games.fifty.settle` counts one. *high* is
``None`` where all numbers fit into one word; such a table is compiled without what only larger ones
need.
"""

from typing import Any

import numpy as np

from fifties.simulation.bits import NONE, ONE, lowest, popcount
from fifties.simulation.compilation import inner_kernel, kernel
from fifties.simulation.fifty.block_rows import (
    AGAIN,
    ALIVE,
    BEST,
    CLASH,
    COUNTING,
    DRAWN,
    ENDING,
    FREE,
    HELD,
    HIGH_CLASH,
    HIGH_FREE,
    HIGH_OWNED,
    HIGH_WRITTEN,
    OWNED,
    PAYING,
    PLAYED,
    REACHED,
    SCORES,
    TIED,
    WINNERS,
    WRITTEN,
    ZONE,
)
from fifties.simulation.fifty.game_arrays import (
    BOXES,
    CROWN_BREAKS_TIE,
    MOST_POINTS,
    SECOND_CROWN,
    SHARED,
    WORD,
)
from fifties.simulation.fifty.results import LANES, SCORE_BITS, total_of
from fifties.simulation.fifty.round_count import crowning_number, gained_numbers, run, runs_on

_MOST_POINTS = np.uint64(MOST_POINTS)
_CROWN_BREAKS_TIE = np.uint64(CROWN_BREAKS_TIE)
_SHARED = np.uint64(SHARED)
_SECOND_CROWN = np.uint64(SECOND_CROWN)


@inner_kernel
def settle(lanes: Any, table: Any, bonus: Any, high: Any, number: int) -> None:
    """Count round *number*, counted from 0: scores, crowns, and games that a second crown ends.

    *bonus* is ``None`` where the boxes are worth what is usual.
    """
    top, mark = ONE << np.uint64(table.top % WORD), table.mark
    for lane in range(LANES):
        lanes[FREE + lane] = ~(lanes[OWNED + lane] | (top if high is None else NONE))
        lanes[PAYING + lane] = lanes[CLASH + lane] & ~lanes[ZONE + lane]
        lanes[REACHED + lane] = NONE
        if high is not None:
            lanes[HIGH_FREE + lane] = ~(lanes[HIGH_OWNED + lane] | top)
    here = np.uint64(number * SCORE_BITS)
    for seat in range(table.players):
        me = ONE << np.uint64(seat)
        mine = lanes[WRITTEN + seat * LANES : WRITTEN + (seat + 1) * LANES]
        upper = lanes[HIGH_WRITTEN + seat * LANES : HIGH_WRITTEN + (seat + 1) * LANES]
        scores = lanes[SCORES + seat * LANES : SCORES + (seat + 1) * LANES]
        for lane in range(LANES):
            gained, more = _gained(lanes, mine, upper, lane, high)
            bead = popcount(gained) + popcount(more)
            lanes[REACHED + lane] |= me if np.int64(bead) >= mark else NONE
            bead += _usual_bonus(lanes, mine, upper, lane, high)
            scores[lane] |= bead << here
        if bonus is not None:
            _change_bonus(lanes, mine, upper, scores, bonus[number], here, high)
    for lane in range(LANES):
        held, reached = lanes[HELD + lane], lanes[REACHED + lane] & lanes[ALIVE + lane]
        again = held & reached
        lanes[AGAIN + lane] = again
        lanes[HELD + lane] = held | (reached if again == NONE else NONE)
    for lane in range(LANES):
        if lanes[AGAIN + lane] != NONE:
            _break_off(lanes, table, high, number, lane)


@kernel(inline="always")
def _gained(lanes: Any, mine: Any, upper: Any, lane: int, high: Any) -> Any:
    """Return the numbers, low and high ones, on which the bead of a seat moves."""
    clash, free = lanes[CLASH + lane], lanes[FREE + lane]
    if high is None:
        return gained_numbers(mine[lane], clash, free), NONE
    alone = mine[lane] & ~clash
    starts = alone << ONE
    clash_high = lanes[HIGH_CLASH + lane]
    starts_high = ((upper[lane] & ~clash_high) << ONE) | runs_on(alone, starts, free)
    return run(starts, clash, free), run(starts_high, clash_high, lanes[HIGH_FREE + lane])


@kernel(inline="always")
def _usual_bonus(lanes: Any, mine: Any, upper: Any, lane: int, high: Any) -> Any:
    """Return the bonus for numbers that clash: one for each box, and two for the middle one."""
    paying = lanes[PAYING + lane]
    numbers = mine[lane]
    crossed = popcount(numbers & paying)
    if high is None:
        numbers &= numbers - ONE
        middle = lowest(numbers & (numbers - ONE)) & paying
        return crossed if middle == NONE else crossed + ONE
    later = upper[lane]
    crossed += popcount(later & lanes[HIGH_CLASH + lane])
    numbers, later = _without_lowest(numbers, later)
    numbers, later = _without_lowest(numbers, later)
    middle = _lowest_of(numbers, later, paying, lanes[HIGH_CLASH + lane])
    return crossed if middle == NONE else crossed + ONE


@kernel(inline="always")
def _without_lowest(numbers: Any, later: Any) -> Any:
    """Return numbers, low and high ones, without the lowest of all."""
    return numbers & (numbers - ONE), later if numbers != NONE else later & (later - ONE)


@kernel(inline="always")
def _lowest_of(numbers: Any, later: Any, paying: Any, paying_later: Any) -> Any:
    """Return the bit of the lowest of all numbers if it is among those *paying*, else none."""
    return lowest(numbers) & paying if numbers != NONE else lowest(later) & paying_later


@inner_kernel
def _change_bonus(
    lanes: Any, mine: Any, upper: Any, scores: Any, worth: Any, here: Any, high: Any
) -> None:
    """Replace the usual bonus by what the boxes are worth in this round."""
    for lane in range(LANES):
        scores[lane] -= _usual_bonus(lanes, mine, upper, lane, high) << here
        lanes[DRAWN + lane] = mine[lane]
        lanes[DRAWN + LANES + lane] = NONE if high is None else upper[lane]
    for box in range(BOXES):
        more = np.uint64(worth[box]) << here
        for lane in range(LANES):
            numbers, later = lanes[DRAWN + lane], lanes[DRAWN + LANES + lane]
            paying_later = NONE if high is None else lanes[HIGH_CLASH + lane]
            pays = _lowest_of(numbers, later, lanes[PAYING + lane], paying_later) != NONE
            scores[lane] += more if pays else NONE
            lanes[DRAWN + lane], lanes[DRAWN + LANES + lane] = _without_lowest(numbers, later)


@inner_kernel
def _break_off(lanes: Any, table: Any, high: Any, number: int, lane: int) -> None:
    """End a game at its second crown: nobody scores, and later crowns of the round do not come."""
    again, reached = lanes[AGAIN + lane], lanes[REACHED + lane]
    winner, end = again, table.top + 1
    if popcount(reached) > ONE:
        # First all who gain a second crown, then who gains a first one: the round may end before.
        for waiting in (again, reached & ~again):
            for seat in range(table.players):
                me = waiting & (ONE << np.uint64(seat))
                if me != NONE:
                    when = _crowned_on(lanes, table.mark, high, seat, lane)
                    if when < end and waiting == again:
                        winner, end = me, when
                    elif when < end:
                        lanes[HELD + lane] |= me
    lanes[WINNERS + lane] = winner
    lanes[ALIVE + lane] = NONE
    lanes[PLAYED + lane] = np.uint64(number + 1)
    lanes[COUNTING + lane] = (ONE << np.uint64(number * SCORE_BITS)) - ONE


@inner_kernel
def _crowned_on(lanes: Any, mark: int, high: Any, seat: int, lane: int) -> Any:
    """Return the number on which a bead reaches *mark*, as it does."""
    mine = lanes[WRITTEN + seat * LANES : WRITTEN + (seat + 1) * LANES]
    upper = lanes[HIGH_WRITTEN + seat * LANES : HIGH_WRITTEN + (seat + 1) * LANES]
    gained, more = _gained(lanes, mine, upper, lane, high)
    bead = np.int64(popcount(gained))
    if bead >= mark:
        return crowning_number(gained, mark)
    return WORD + crowning_number(more, mark - bead)


@inner_kernel
def finish(lanes: Any, players: int) -> None:
    """Fill in who wins, with the most points and among those with a crown, and why."""
    for lane in range(LANES):
        lanes[BEST + lane] = NONE
        lanes[TIED + lane] = NONE
    for seat in range(players):
        me = ONE << np.uint64(seat)
        scores = lanes[SCORES + seat * LANES : SCORES + (seat + 1) * LANES]
        for lane in range(LANES):
            counting = scores[lane] & lanes[COUNTING + lane]
            scores[lane] = counting
            total = total_of(counting)
            best, tied = lanes[BEST + lane], lanes[TIED + lane]
            tied = tied | me if total == best else tied
            lanes[TIED + lane] = me if np.int64(total) > np.int64(best) else tied
            lanes[BEST + lane] = total if np.int64(total) > np.int64(best) else best
    for lane in range(LANES):
        tied, alive = lanes[TIED + lane], lanes[ALIVE + lane]
        crowned = tied & lanes[HELD + lane]
        best = tied if crowned == NONE else crowned
        lanes[WINNERS + lane] = (best & alive) | (lanes[WINNERS + lane] & ~alive)
        ending = _SHARED if best & (best - ONE) != NONE else _CROWN_BREAKS_TIE
        ending = _MOST_POINTS if tied & (tied - ONE) == NONE else ending
        lanes[ENDING + lane] = _SECOND_CROWN if alive == NONE else ending


@inner_kernel
def write_out(lanes: Any, players: int, results: Any, at: int) -> None:
    """Copy a block of games into *results*, from place *at* on."""
    scores, crowned, winners, rounds, endings = results
    for seat in range(players):
        scored = lanes[SCORES + seat * LANES : SCORES + (seat + 1) * LANES]
        kept = scores[seat, at : at + LANES]
        for lane in range(LANES):
            kept[lane] = scored[lane]
    held, won = crowned[0, at : at + LANES], winners[0, at : at + LANES]
    for lane in range(LANES):
        held[lane] = lanes[HELD + lane]
        won[lane] = lanes[WINNERS + lane]
    begun, ended = rounds[at : at + LANES], endings[at : at + LANES]
    for lane in range(LANES):
        begun[lane] = np.uint8(lanes[PLAYED + lane])
        ended[lane] = np.uint8(lanes[ENDING + lane])

"""REVEAL and CHOOSE at random, for a block of games at once.

Five numbers are drawn as ranks among those that may be written (Floyd's way: five draws, and a rank
that was drawn before is replaced by the highest one that came in with this draw). Ranks become
numbers without looking anything up. First every ten of ranks moves to where ten numbers begin.
Then, for each blocked digit, the ranks at and above it move up by one: adding the bits above to
themselves does just that. A digit can be put in before, between or after those that are there, each
as likely, so that all sets of digits are.

If 0 is not blocked, rank 0 would be the number 0, which nobody may write: ranks then begin at 1.
"""

from typing import Any

import numpy as np

from fifties.simulation.bits import HALF, LOW_HALF, NONE, ONE
from fifties.simulation.compiling import kernel, part
from fifties.simulation.fifty.lanes import (
    BELOW,
    CLASH,
    DRAWN,
    FIRST,
    LANES,
    LEFT,
    OWNED,
    POSITION,
    RANKS,
    SPARE,
    WRITTEN,
    ZONE,
)
from fifties.simulation.streams import STEP, mixed

TENS = np.uint64(0x10040100401)
"""The bits of 0, 10, 20, 30 and 40."""

_AT_ONCE = 2
"""How many blocked digits there is always room for; more are rare and cost more."""

_2 = np.uint64(2)
_3 = np.uint64(3)
_4 = np.uint64(4)
_8 = np.uint64(8)
_15 = np.uint64(15)
_SMALL = np.uint64(63)


@part
def reveal(lanes: Any, table: Any, zones: Any, number: int) -> None:
    """Flip tokens, and one of the Danger cards if there are any, in a round counted from 0."""
    for lane in range(LANES):
        position = lanes[POSITION + lane] + STEP
        lanes[POSITION + lane] = position
        lanes[DRAWN + lane] = mixed(position) >> HALF
        lanes[FIRST + lane] = _2
    for flip in range(table.flips):
        below = lanes[BELOW + flip * LANES : BELOW + (flip + 1) * LANES]
        places = np.uint64(11 - table.flips + flip) & _SMALL
        for lane in range(LANES):
            drawn = (lanes[DRAWN + lane] & LOW_HALF) * places
            lanes[DRAWN + lane] = drawn
            digit = drawn >> HALF
            below[lane] = (TENS << digit) - TENS
            first = lanes[FIRST + lane]
            lanes[FIRST + lane] = ONE if digit == NONE else first
    fewest = np.uint64(table.top - 1 - 5 * table.flips) - _2
    for lane in range(LANES):
        first = lanes[FIRST + lane]
        ranks = (fewest - first) & _SMALL
        lanes[RANKS + lane] = ranks
        lanes[RANKS + LANES + lane] = ranks + ONE
        lanes[RANKS + 2 * LANES + lane] = ranks + _2
        lanes[RANKS + 3 * LANES + lane] = ranks + _3
        lanes[RANKS + 4 * LANES + lane] = ranks + _4
        lanes[SPARE + lane] = first << ranks
        lanes[SPARE + LANES + lane] = _2 * first << ranks
        lanes[SPARE + 2 * LANES + lane] = _4 * first << ranks
        lanes[SPARE + 3 * LANES + lane] = _8 * first << ranks
    if zones is not None:
        left = np.uint64(len(zones) - number)
        for lane in range(LANES):
            position = lanes[POSITION + lane] + STEP
            lanes[POSITION + lane] = position
            drawn = (((mixed(position) >> HALF) * left) >> HALF) * _4
            pile = lanes[LEFT + lane]
            before = (ONE << drawn) - ONE
            lanes[LEFT + lane] = (pile & before) | ((pile >> _4) & ~before)
            lanes[ZONE + lane] = zones[np.int64((pile >> drawn) & _15)]


@part
def choose(lanes: Any, table: Any) -> None:
    """Let every seat write five numbers. Several short loops run faster than a long one."""
    flips, width = np.uint64(table.flips), np.uint64(10 - table.flips)
    ten = (ONE << width) - ONE if table.flips else NONE
    second, third = ten << width, ten << (width * _2)
    fourth, fifth = ten << (width * _3), ten << (width * _4)
    fourth_later = fourth << (flips * _2)
    for lane in range(LANES):
        lanes[OWNED + lane] = NONE
        lanes[CLASH + lane] = NONE
    for seat in range(table.players):
        for lane in range(LANES):
            position = lanes[POSITION + lane] + STEP
            lanes[POSITION + lane] = position
            lanes[DRAWN + lane] = mixed(position)
        for lane in range(LANES):
            lanes[DRAWN + lane] = _five_ranks(lanes, lane)
        mine = lanes[WRITTEN + seat * LANES : WRITTEN + (seat + 1) * LANES]
        for lane in range(LANES):
            bits = _moved(lanes[DRAWN + lane], fifth, flips * _4)
            bits = _moved(bits, third | fourth, flips * _2)
            bits = _moved(bits, second | fourth_later, flips)
            bits += bits & ~lanes[BELOW + lane]
            bits += bits & ~lanes[BELOW + LANES + lane]
            mine[lane] = bits
            owned = lanes[OWNED + lane]
            lanes[CLASH + lane] |= owned & bits
            lanes[OWNED + lane] = owned | bits
    if table.flips > _AT_ONCE:
        for seat in range(-2, table.players):
            row = WRITTEN + seat * LANES if seat >= 0 else CLASH - (seat + 2) * LANES
            numbers = lanes[row : row + LANES]
            for lane in range(LANES):
                bits = numbers[lane]
                bits += bits & ~lanes[BELOW + 2 * LANES + lane]
                numbers[lane] = bits + (bits & ~lanes[BELOW + 3 * LANES + lane])


@kernel(inline="always")
def _five_ranks(lanes: Any, lane: int) -> Any:
    """Make five different ranks of a random word: three of its lower half and two of the upper."""
    word, first = lanes[DRAWN + lane], lanes[FIRST + lane]
    drawn = (word & LOW_HALF) * (lanes[RANKS + lane] & LOW_HALF)
    found = first << (drawn >> HALF)
    drawn = (drawn & LOW_HALF) * (lanes[RANKS + LANES + lane] & LOW_HALF)
    found = _with_one_more(found, first << (drawn >> HALF), lanes[SPARE + lane])
    drawn = (drawn & LOW_HALF) * (lanes[RANKS + 2 * LANES + lane] & LOW_HALF)
    found = _with_one_more(found, first << (drawn >> HALF), lanes[SPARE + LANES + lane])
    drawn = (word >> HALF) * (lanes[RANKS + 3 * LANES + lane] & LOW_HALF)
    found = _with_one_more(found, first << (drawn >> HALF), lanes[SPARE + 2 * LANES + lane])
    drawn = (drawn & LOW_HALF) * (lanes[RANKS + 4 * LANES + lane] & LOW_HALF)
    return _with_one_more(found, first << (drawn >> HALF), lanes[SPARE + 3 * LANES + lane])


@kernel(inline="always")
def _with_one_more(found: Any, bit: Any, spare: Any) -> Any:
    """Add *bit* to those found, or *spare* if it is among them."""
    more = found | bit
    return more | (spare if more == found else NONE)


@kernel(inline="always")
def _moved(bits: Any, which: Any, far: Any) -> Any:
    """Move some bits up."""
    going = bits & which
    return (bits ^ going) | (going << far)

"""Many games of Fifty side by side, up to the count: tokens are flipped and numbers written.

Five numbers are drawn as ranks among those that may be written (Floyd's way: five draws, and a rank
that was drawn before is replaced by the highest one that came in with this draw). Ranks become
numbers without looking anything up. First every ten of ranks moves to where ten numbers begin.
Then, for each blocked digit, the ranks at and above it move up by one: adding the bits above to
themselves does just that. A digit can be put in before, between or after those that are there, each
equally likely, so that all sets of digits are. If 0 is not blocked, rank 0 would be the number 0,
which nobody may write: ranks then begin at 1.

With ten players and more, numbers have two words, and no digit is blocked: ranks are numbers.
"""

from typing import Any, Final

import numpy as np

from fifties.simulation.bits import ALL, HALF, LOW_HALF, NONE, ONE
from fifties.simulation.compilation import inner_kernel, kernel
from fifties.simulation.fifty.block_rows import (
    ALIVE,
    BELOW,
    CLASH,
    COUNTING,
    DRAWN,
    FIRST,
    HELD,
    HIGH_CLASH,
    HIGH_OWNED,
    HIGH_WRITTEN,
    LEFT,
    MOST_FLIPS,
    OWNED,
    PLAYED,
    POSITION,
    RANKS,
    SCORES,
    SPARE,
    WRITTEN,
    ZONE,
)
from fifties.simulation.fifty.game_arrays import IN_WORD, ROUNDS, WHICH_WORD
from fifties.simulation.fifty.results import LANES
from fifties.simulation.random_streams import STEP, mixed, stream_start

FIVE_CARDS: Final = np.uint64(0x43210)

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


@inner_kernel
def begin(lanes: Any, players: int, seed: Any, first: int) -> None:
    """Set all rows to the start of the games from number *first* on."""
    for lane in range(LANES):
        lanes[POSITION + lane] = stream_start(seed, first + lane)
        lanes[ALIVE + lane] = ALL
        lanes[HELD + lane] = NONE
        lanes[PLAYED + lane] = np.uint64(ROUNDS)
        lanes[COUNTING + lane] = ALL
        lanes[LEFT + lane] = FIVE_CARDS
        lanes[ZONE + lane] = NONE
    for place in range(BELOW, BELOW + MOST_FLIPS * LANES):
        lanes[place] = ALL
    for place in range(SCORES, SCORES + players * LANES):
        lanes[place] = NONE


@inner_kernel
def reveal(lanes: Any, table: Any, zones: Any, high: Any, number: int) -> None:
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
    if high is None:
        _rank(lanes, table)
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


@inner_kernel
def _rank(lanes: Any, table: Any) -> None:
    """Note of how many ranks each number is drawn."""
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


@inner_kernel
def choose(lanes: Any, table: Any, high: Any) -> None:
    """Let every seat write five numbers. Several short loops run faster than a long one."""
    if high is None:
        _choose_ranks(lanes, table)
    else:
        _choose_numbers(lanes, table)


@inner_kernel
def _choose_ranks(lanes: Any, table: Any) -> None:
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
    """Return five different ranks as bits, from the lower and the upper half of a random word."""
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
    """Return those found with *bit*, or with *spare* if it is among them."""
    more = found | bit
    return more | (spare if more == found else NONE)


@kernel(inline="always")
def _moved(bits: Any, which: Any, far: Any) -> Any:
    """Return *bits* with those in *which* moved *far* places up."""
    going = bits & which
    return (bits ^ going) | (going << far)


@inner_kernel
def _choose_numbers(lanes: Any, table: Any) -> None:
    """Choose where no token is flipped, and where numbers have two words: ranks are numbers."""
    most = np.uint64(table.top - 1) & LOW_HALF
    for lane in range(LANES):
        lanes[OWNED + lane] = lanes[CLASH + lane] = NONE
        lanes[HIGH_OWNED + lane] = lanes[HIGH_CLASH + lane] = NONE
    for seat in range(table.players):
        for lane in range(LANES):
            position = lanes[POSITION + lane] + STEP
            lanes[POSITION + lane] = position + STEP
            lanes[DRAWN + lane] = mixed(position)
            lanes[DRAWN + LANES + lane] = mixed(position + STEP)
        low_row = lanes[WRITTEN + seat * LANES : WRITTEN + (seat + 1) * LANES]
        high_row = lanes[HIGH_WRITTEN + seat * LANES : HIGH_WRITTEN + (seat + 1) * LANES]
        for lane in range(LANES):
            low, high = _five_numbers(lanes[DRAWN + lane], lanes[DRAWN + LANES + lane], most)
            low_row[lane], high_row[lane] = low, high
        for lane in range(LANES):
            owned, high_owned = lanes[OWNED + lane], lanes[HIGH_OWNED + lane]
            lanes[CLASH + lane] |= owned & low_row[lane]
            lanes[OWNED + lane] = owned | low_row[lane]
            lanes[HIGH_CLASH + lane] |= high_owned & high_row[lane]
            lanes[HIGH_OWNED + lane] = high_owned | high_row[lane]


@kernel(inline="always")
def _five_numbers(first: Any, second: Any, most: Any) -> Any:
    """Return five different numbers from 1 to *most* as bits of two words, from random words."""
    low, high = _with_number(NONE, NONE, (first & LOW_HALF) * (most - _4), most - _4)
    low, high = _with_number(low, high, (first >> HALF) * (most - _3), most - _3)
    low, high = _with_number(low, high, (second & LOW_HALF) * (most - _2), most - _2)
    drawn = (second >> HALF) * (most - ONE)
    low, high = _with_number(low, high, drawn, most - ONE)
    return _with_number(low, high, (drawn & LOW_HALF) * most, most)


@kernel(inline="always")
def _with_number(low: Any, high: Any, drawn: Any, most: Any) -> Any:
    """Return those in *low* and *high* with one *drawn* up to *most*, or with *most* instead."""
    number = (drawn >> HALF) + ONE
    bit = ONE << (number & IN_WORD)
    more_high = bit & (NONE - (number >> WHICH_WORD))
    more_low = bit ^ more_high
    spare = ONE << (most & IN_WORD)
    spare_high = spare & (NONE - (most >> WHICH_WORD))
    twice = (low & more_low) | (high & more_high)
    low |= more_low if twice == NONE else spare ^ spare_high
    high |= more_high if twice == NONE else spare_high
    return low, high

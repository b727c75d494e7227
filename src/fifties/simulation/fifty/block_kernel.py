"""Many games of Fifty side by side, played at random: reveal, choose, count, winners.

Every value has a row with a uint64 a game, and row after row lies in one array, so that a loop
along a row becomes vector instructions. Rows whose place is a constant are fastest: no bound has to
be checked.

Five numbers are drawn as ranks among those that may be written (Floyd's way: five draws, and a rank
that was drawn before is replaced by the highest one that came in with this draw). Ranks become
numbers without looking anything up. First every ten of ranks moves to where ten numbers begin.
Then, for each blocked digit, the ranks at and above it move up by one: adding the bits above to
themselves does just that. A digit can be put in before, between or after those that are there, each
equally likely, so that all sets of digits are. If 0 is not blocked, rank 0 would be the number 0,
which nobody may write: ranks then begin at 1.

A round is counted with `scalar_kernel.gained_numbers`, as `fifties.games.fifty.settle` counts one.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fifties.simulation.bits import ALL, HALF, LOW_HALF, NONE, ONE, lowest, popcount
from fifties.simulation.compilation import inner_kernel, kernel
from fifties.simulation.fifty.game_arrays import (
    BOXES,
    CROWN_BREAKS_TIE,
    MOST_POINTS,
    MOST_SEATS,
    ROUNDS,
    SECOND_CROWN,
    SHARED,
)
from fifties.simulation.fifty.results import LANES, SCORE_BITS, total_of
from fifties.simulation.fifty.scalar_kernel import crowning_number, gained_numbers
from fifties.simulation.random_streams import STEP, mixed, stream_start

Lanes: TypeAlias = NDArray[np.uint64]
"""All rows of a block of games."""

MOST_FLIPS: Final = 4

POSITION: Final = 0 * LANES
"""Where the game's random stream stands."""
ALIVE: Final = 1 * LANES
"""All bits while the game goes on, none after a second crown."""
HELD: Final = 2 * LANES
"""Seats with a crown."""
REACHED: Final = 3 * LANES
"""Seats whose bead gains a crown this round."""
AGAIN: Final = 4 * LANES
"""Seats that gain their second crown."""
WINNERS: Final = 5 * LANES
PLAYED: Final = 6 * LANES
"""Rounds that were begun."""
COUNTING: Final = 7 * LANES
"""The bits of scores that count: those of a round that was broken off, and later ones, do not."""
LEFT: Final = 8 * LANES
"""Danger cards still face down: four bits each, those left first."""
ZONE: Final = 9 * LANES
"""Numbers in this round's Danger zone."""
FIRST: Final = 10 * LANES
"""The bit of the lowest number that may be written, before blocked digits move it."""
RANKS: Final = 11 * LANES
"""Five rows: of how many ranks each of the five numbers is drawn."""
SPARE: Final = 16 * LANES
"""Four rows: the bit of the highest of them, but for the first number."""
BELOW: Final = 20 * LANES
"""Four rows: the digits below each blocked one, in every ten."""
DRAWN: Final = 24 * LANES
"""What is being drawn."""
OWNED: Final = 25 * LANES
CLASH: Final = 26 * LANES
FREE: Final = 27 * LANES
"""Numbers that nobody owns, `top` not among them."""
PAYING: Final = 28 * LANES
"""Clashes that are worth their bonus."""
BEST: Final = 29 * LANES
"""The most points so far, seat by seat."""
TIED: Final = 30 * LANES
"""Seats with the most points."""
ENDING: Final = 31 * LANES
"""Why somebody won."""
WRITTEN: Final = 32 * LANES
"""A row a seat: the numbers written this round."""
SCORES: Final = WRITTEN + MOST_SEATS * LANES
"""A row a seat: what it scored, sixteen bits a round, the first round lowest."""
SIZE: Final = SCORES + MOST_SEATS * LANES

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

_MOST_POINTS = np.uint64(MOST_POINTS)
_CROWN_BREAKS_TIE = np.uint64(CROWN_BREAKS_TIE)
_SHARED = np.uint64(SHARED)
_SECOND_CROWN = np.uint64(SECOND_CROWN)


@inner_kernel
def begin(lanes: Any, seed: Any, first: int) -> None:
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
    for place in range(SCORES, SIZE):
        lanes[place] = NONE


@inner_kernel
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


@inner_kernel
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
def settle(lanes: Any, table: Any, bonus: Any, number: int) -> None:
    """Count round *number*, counted from 0: scores, crowns, and games that a second crown ends.

    *bonus* is ``None`` where the boxes are worth what is usual.
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
            bead = popcount(gained_numbers(mine[lane], lanes[CLASH + lane], lanes[FREE + lane]))
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
def _usual_bonus(numbers: Any, paying: Any) -> Any:
    """Return the bonus for numbers that clash: one for each box, and two for the middle one."""
    crossed = popcount(numbers & paying)
    numbers &= numbers - ONE
    middle = lowest(numbers & (numbers - ONE)) & paying
    return crossed if middle == NONE else crossed + ONE


@inner_kernel
def _change_bonus(lanes: Any, mine: Any, scores: Any, worth: Any, here: Any) -> None:
    """Replace the usual bonus by what the boxes are worth in this round."""
    for lane in range(LANES):
        scores[lane] -= _usual_bonus(mine[lane], lanes[PAYING + lane]) << here
        lanes[DRAWN + lane] = mine[lane]
    for box in range(BOXES):
        more = np.uint64(worth[box]) << here
        for lane in range(LANES):
            numbers = lanes[DRAWN + lane]
            scores[lane] += more if lowest(numbers) & lanes[PAYING + lane] != NONE else NONE
            lanes[DRAWN + lane] = numbers & (numbers - ONE)


@inner_kernel
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
                    gained = gained_numbers(mine, lanes[CLASH + lane], lanes[FREE + lane])
                    when = crowning_number(gained, table.mark)
                    if when < end and waiting == again:
                        winner, end = me, when
                    elif when < end:
                        lanes[HELD + lane] |= me
    lanes[WINNERS + lane] = winner
    lanes[ALIVE + lane] = NONE
    lanes[PLAYED + lane] = np.uint64(number + 1)
    lanes[COUNTING + lane] = (ONE << np.uint64(number * SCORE_BITS)) - ONE


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

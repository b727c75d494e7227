"""Many games of Fifty side by side: one row of memory for everything there is to know.

Row after row lies in one array, a uint64 a game, so that a loop along a row becomes vector
instructions. Rows whose place is known when a loop is compiled are best: nothing has to be checked.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fifties.simulation.bits import ALL, NONE
from fifties.simulation.compiling import part
from fifties.simulation.streams import seed_of

Lanes: TypeAlias = NDArray[np.uint64]
"""All rows of a block of games."""

LANES: Final = 128
ROUNDS: Final = 4
BOXES: Final = 5
MOST_FLIPS: Final = 4
MOST_SEATS: Final = 9
"""With more, `top` is no longer below 64, and a number has no bit."""

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

SCORE_BITS: Final = 16
MOST_POINTS: Final = 0
CROWN_BREAKS_TIE: Final = 1
SHARED: Final = 2
SECOND_CROWN: Final = 3

FIVE_CARDS: Final = np.uint64(0x43210)


@part
def begin(lanes: Any, seed: Any, first: int) -> None:
    """Set up the games from *first* on."""
    for lane in range(LANES):
        lanes[POSITION + lane] = seed_of(seed, first + lane)
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

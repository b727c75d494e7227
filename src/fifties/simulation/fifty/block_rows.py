"""Where everything lies in a block of games of Fifty that are played side by side.

Every value has a row with a uint64 a game, and row after row lies in one array, so that a loop
along a row becomes vector instructions. Rows whose place is a constant are fastest: no bound has to
be checked. Numbers are bits: those up to 63 of one row, later ones, where there are any, of the row
for high numbers.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fifties.simulation.fifty.game_arrays import MOST_SEATS
from fifties.simulation.fifty.results import LANES

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
"""What is being drawn, and in the next row more of it."""
OWNED: Final = 26 * LANES
CLASH: Final = 27 * LANES
FREE: Final = 28 * LANES
"""Numbers that nobody owns, `top` not among them."""
PAYING: Final = 29 * LANES
"""Clashes that are worth their bonus."""
HIGH_OWNED: Final = 30 * LANES
HIGH_CLASH: Final = 31 * LANES
HIGH_FREE: Final = 32 * LANES
BEST: Final = 33 * LANES
"""The most points so far, seat by seat."""
TIED: Final = 34 * LANES
"""Seats with the most points."""
ENDING: Final = 35 * LANES
"""Why somebody won."""
WRITTEN: Final = 36 * LANES
"""A row a seat: the numbers written this round."""
SCORES: Final = WRITTEN + MOST_SEATS * LANES
"""A row a seat: what it scored, sixteen bits a round, the first round lowest."""
HIGH_WRITTEN: Final = SCORES + MOST_SEATS * LANES
SIZE: Final = HIGH_WRITTEN + MOST_SEATS * LANES

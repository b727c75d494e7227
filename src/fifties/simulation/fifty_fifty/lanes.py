"""Many games of Fifty Fifty side by side: a row of memory for everything.

Cards, moods and halves fit into a byte. Row after row of bytes lies in one array, so that a loop
along a row becomes vector instructions; where a game's random stream stands is kept apart.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Lanes: TypeAlias = NDArray[np.int8]
"""All rows of a block of games."""

LANES: Final = 128
CARDS: Final = 50
TRICKS: Final = 9
MOST_SEATS: Final = 5
MOST_MOODS: Final = 12
"""Mood cards that a round may turn up: nine, and two zeros; in threes."""

HANDS: Final = 0
"""Nine rows a seat: cards, counted from 0, in the order dealt."""
CHOSEN: Final = HANDS + MOST_SEATS * TRICKS * LANES
"""Nine rows a seat: which of the cards dealt is played, trick by trick."""
PLAYED: Final = CHOSEN + MOST_SEATS * TRICKS * LANES
"""Nine rows a seat: the cards played."""
TURNED: Final = PLAYED + MOST_SEATS * TRICKS * LANES
"""Which Mood cards are turned up, one after the other."""
MOODS: Final = TURNED + MOST_MOODS * LANES
"""A row a trick: sixteen times the yellow halves, and the blue ones."""
HIGHEST: Final = MOODS + TRICKS * LANES
LOWEST: Final = HIGHEST + LANES
BALANCES: Final = LOWEST + LANES
"""A row a seat, round after round: halves held at the end, blue positive."""
STANDING: Final = BALANCES + MOST_SEATS * MOST_SEATS * LANES
"""A row a seat, round after round: halves that count, or -1 for a result that is struck."""
RANKS: Final = STANDING + MOST_SEATS * MOST_SEATS * LANES
"""What is drawn in a round: which of those that are left, counted from 0."""
SIZE: Final = RANKS + (2 * MOST_SEATS * TRICKS + MOST_MOODS) * LANES

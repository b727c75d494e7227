"""What a seat knows when it chooses its numbers: one flat int64 array, by these places.

A policy is a kernel `policy(known, memory, stream, numbers)`: it reads *known* and whatever it has
learned in *memory* (floats), draws from *stream*, and writes five numbers in ascending order.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fifties.games.fifty import Fifty
from fifties.games.fifty.view import FiftyView

Known: TypeAlias = NDArray[np.int64]

PLAYERS: Final = 0
SEAT: Final = 1
ROUND: Final = 2
"""Counted from 0."""
TOP: Final = 3
MARK: Final = 4
"""The bead that gains a crown."""
BLOCKED: Final = 5
"""A mask of digits."""
LOW: Final = 6
HIGH: Final = 7
"""The Danger zone, ends included; both 0 without one."""
BONUS: Final = 8
"""What each of the five boxes is worth this round."""
TOTALS: Final = 13
"""By seat, after the finished rounds. Crowns follow, by seat, too: see `crowns_at`."""


def crowns_at(players: int) -> int:
    """Say where the crowns begin."""
    return TOTALS + players


def nothing_known(game: Fifty) -> Known:
    """Return what is known before the first round."""
    known = np.zeros(TOTALS + 2 * game.players, np.int64)
    known[PLAYERS], known[TOP], known[MARK] = game.players, game.top, game.mark
    return known


def known_from(game: Fifty, view: FiftyView) -> Known:
    """Return what *view* tells, for the seat that has it; tokens must have been flipped."""
    known = nothing_known(game)
    number = view.round - 1
    low, high = view.danger or (0, 0)
    known[SEAT], known[ROUND] = view.viewer or 0, number
    known[BLOCKED] = sum(1 << digit for digit in view.blocked or ())
    known[LOW], known[HIGH] = low, high
    known[BONUS:TOTALS] = game.edition.bonus[number]
    known[TOTALS:] = (*view.totals, *view.crowns)
    return known

"""The Mood cards of a box of Fifty Fifty, in the form that kernels read."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifties.games.fifty_fifty import FiftyFifty
from fifties.simulation.fifty_fifty.drawing import draws_of
from fifties.simulation.fifty_fifty.lanes import TRICKS

ZEROS: Final = (0x0F, 0xF0)
"""What the yellow and the blue zero leave of the next mood."""


class Box(NamedTuple):
    """A table, what is drawn in a round, and what it means."""

    players: int
    draws: NDArray[np.uint64]
    """Of how many each rank is."""
    pile: NDArray[np.int16]
    """Mood cards: sixteen times yellow, and blue; a zero is below 0, what it leaves less 256."""
    turned: int
    """How many of them a round may turn up."""


def box_of(game: FiftyFifty) -> Box:
    """Describe the box of *game*, whose Mood cards somebody must have read out."""
    if game.reduced is not None:
        raise ValueError("kernels play whole games")
    if game.edition.moods is None:
        raise ValueError("nobody has read out the Mood cards of this box")
    pile = [16 * yellow + blue for yellow, blue in game.edition.moods]
    zeros = [left - 256 for left in ZEROS] if game.edition.zeros else []
    turned = TRICKS + len(zeros)
    cards = np.array(pile + zeros, np.int16)
    return Box(game.players, draws_of(game.players, len(cards), turned), cards, turned)

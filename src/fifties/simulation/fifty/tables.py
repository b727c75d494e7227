"""What a table of Fifty is like, in the form that kernels read."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifties.games.fifty import Fifty
from fifties.games.fifty.edition import RECONSTRUCTED_ZONES
from fifties.simulation.fifty.lanes import ROUNDS

USUAL = [[1, 1, 2, 1, 1]] * ROUNDS
"""What the boxes are worth in every edition so far."""


class Table(NamedTuple):
    """What depends on the number of players."""

    players: int
    top: int
    mark: int
    """The bead that gains a crown."""
    flips: int
    """How many Blocked tokens each REVEAL flips."""
    danger: bool
    zones: NDArray[np.int64]
    """The Danger cards, first and last number each."""
    bonus: NDArray[np.int64]
    """What the boxes are worth, a line a round."""


def table_of(game: Fifty) -> Table:
    """Describe the table of *game*, whose Danger cards somebody must have read out."""
    if game.reduced is not None:
        raise ValueError("kernels play whole games")
    zones = game.edition.zones
    if zones is None and game.danger:
        raise ValueError("nobody has read out the Danger cards of this box")
    return Table(
        players=game.players,
        top=game.top,
        mark=game.mark,
        flips=game.flips,
        danger=game.danger,
        zones=np.array(zones or RECONSTRUCTED_ZONES, np.int64),
        bonus=np.array(game.edition.bonus, np.int64),
    )


def inside(table: Table) -> NDArray[np.uint64] | None:
    """Return a bit for every number in each of the Danger zones, or ``None`` without them."""
    zones = [(2 << high) - (1 << low) for low, high in table.zones.tolist()]
    return np.array(zones, np.uint64) if table.danger else None


def unusual(table: Table) -> NDArray[np.int64] | None:
    """Return what the boxes are worth unless it is what every edition so far has."""
    return None if table.bonus.tolist() == USUAL else table.bonus

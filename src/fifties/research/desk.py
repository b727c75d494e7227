"""What every game in progress offers to an environment around it."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from fifties.core.contract import Seat
from fifties.research.fields import Layout, Seen

Mask = NDArray[np.int8]
"""1 for every action that is allowed."""


class Desk(Protocol):
    """A game in progress, with what every seat sees."""

    layout: Layout
    rows: list[Seen]
    """What each seat sees: kept up to date, so copy it."""

    def mask(self, seat: Seat) -> Mask:
        """Tell what *seat* may do next."""


def nearest(mask: Mask, action: int) -> int:
    """Return the allowed action nearest to *action*, the higher of two."""
    allowed = np.flatnonzero(mask)
    return int(min(allowed, key=lambda other: (abs(other - action), -other)))

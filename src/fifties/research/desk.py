"""What every game in progress offers to an environment around it."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from gymnasium import Space
from numpy.typing import NDArray

from fifties.core.contract import Seat
from fifties.research.fields import Layout, Seen
from fifties.research.tables import whole

Mask = NDArray[np.int8]
"""1 for every action that is allowed."""

Masks = Mask | tuple[Mask, ...]
"""One, or one for every part of an action."""


class Desk(Protocol):
    """A game in progress, with what every seat sees."""

    layout: Layout
    rows: list[Seen]
    """What each seat sees: kept up to date, so copy it."""

    def space_of_actions(self) -> Space[Any]:
        """Make the space of what a seat can do."""

    def mask(self, seat: Seat) -> Masks:
        """Tell what *seat* may do next."""


def nearest(mask: Mask, action: int) -> int:
    """Return the allowed action nearest to *action*, the higher of two; refuse what is none."""
    whole("action", action, 0, mask.size - 1)
    allowed = np.flatnonzero(mask)
    return int(min(allowed, key=lambda other: (abs(other - action), -other)))

"""A game of Fifty in progress in which a seat writes all its numbers at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import MultiDiscrete

from fifties.core.contract import Seat
from fifties.research.desk import Masks
from fifties.research.desk_fifty import FiftyDesk
from fifties.research.tables import whole


class ChoiceDesk(FiftyDesk):
    """One game: a choice is as many numbers as there are boxes, in any order."""

    def space_of_actions(self) -> MultiDiscrete:
        """Make the space of what a seat can do: choose a number for every box."""
        return MultiDiscrete([self._last + 1] * self.game.boxes)

    def mask(self, seat: Seat) -> Masks:
        """Tell for every box which numbers can stand in it, none once *seat* has chosen."""
        boxes = self.game.boxes
        chosen = self.over or bool(self.picks[seat])
        return tuple(self.allowed[boxes if chosen else box, 0].copy() for box in range(boxes))

    def check(self, action: Any) -> None:
        """Raise `ValueError` for what is no choice at all."""
        boxes = self.game.boxes
        if np.shape(action) != (boxes,):
            raise ValueError(f"a choice is {boxes} whole numbers, not {action!r}")
        for number in action:
            whole("action", number, 0, self._last)

    def write(self, seat: Seat, action: Any) -> None:
        """Let *seat* write all its numbers: those nearest to what it wants, lowest first."""
        self.check(action)
        for number in sorted(action):
            super().write(seat, number)

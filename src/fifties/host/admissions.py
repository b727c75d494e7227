"""How quickly people are let in at an event: as quickly as this process and its log manage.

The next ones are let in when earlier ones were answered, so the rate follows what a batch takes,
wherever that time goes: deciding, storing, the owner of the table in another process, or an event
loop that is busy with something else.
"""

from __future__ import annotations

from collections import deque
from typing import Final

AIM: Final = 0.25
"""Seconds in which somebody who is let in should be answered."""

FEWEST: Final = 4
MOST: Final = 128
"""How many may be on their way in at a time."""

MEASURED: Final = 5.0
"""Seconds over which the rate is measured."""


class Admissions:
    """Counts who is on their way in."""

    def __init__(self, fewest: int = FEWEST, most: int = MOST) -> None:
        self._fewest, self._most = fewest, most
        self._window = min(2.0 * fewest, most)
        """How many may be on their way in at this time."""
        self._under_way = 0
        self._slowed_at = 0.0
        self._answered: deque[tuple[float, int]] = deque()
        """When how many were answered lately."""

    @property
    def free(self) -> bool:
        """Whether one more may be let in."""
        return self._under_way < self._window

    def begin(self) -> None:
        """Note that somebody is let in."""
        self._under_way += 1

    def cancel(self) -> None:
        """Note that somebody has gone on the way in."""
        self._under_way -= 1

    def end(self, began: float, now: float) -> None:
        """Note that somebody was answered who was let in when it *began*."""
        self._under_way -= 1
        took = now - began
        if took <= AIM:
            self._window = min(self._most, self._window + 1)
        elif began >= self._slowed_at:
            # Those who were under way when it was slowed down say nothing about the new window.
            self._window, self._slowed_at = max(self._fewest, self._window / 2), now
        if self._answered and self._answered[-1][0] == now:
            now, count = self._answered.pop()
            self._answered.append((now, count + 1))
        else:
            self._answered.append((now, 1))
        self._forget(now)

    def _forget(self, now: float) -> None:
        while self._answered and self._answered[0][0] < now - MEASURED:
            self._answered.popleft()

    def rate(self, now: float) -> float | None:
        """Return how many were let in a second lately; ``None`` if nobody was."""
        self._forget(now)
        if not self._answered:
            return None
        # A rate that was measured for a moment only is taken for that of a whole second.
        measured = max(1.0, now - self._answered[0][0])
        return sum(count for _, count in self._answered) / measured

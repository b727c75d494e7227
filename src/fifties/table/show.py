"""A show: in which beats, and with which pauses, the events of one round are told to a crowd."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Final, Self

from msgspec import Struct

LEAST_PAUSE: Final = 0.2
"""Seconds between two beats at least, even to make up for a late one: five beats a second."""

LATE: Final = 1.0
"""Seconds by which a beat may be late so that the next ones make up for it."""


class Show(Struct, frozen=True):
    """All beats of a round."""

    ends: tuple[int, ...]
    """How many events of the round are told after each beat, ascending."""
    pauses: tuple[float, ...]
    """How many seconds people look at each beat."""
    times: tuple[float, ...]
    """How many seconds after the first beat each one is told."""

    @classmethod
    def of(cls, ends: Sequence[int], pauses: Sequence[float]) -> Self:
        """Return a show with these beats."""
        times = [0.0, *accumulate(pauses)][: len(ends)]
        return cls(tuple(ends), tuple(pauses), tuple(times))

    @property
    def seconds(self) -> float:
        """How long it takes, from the first beat to the end of the last pause."""
        return self.times[-1] + self.pauses[-1]

    def beats_told(self, told: int) -> int:
        """Return how many beats are over when so many events are *told*."""
        return bisect_right(self.ends, told)


class ShowClock:
    """Says when the next beat is due. It follows from what is told and when; nothing is stored.

    A beat that is a little late does not delay all others. After a pause, and after a restart, the
    show goes on from where it was.
    """

    def __init__(self, show: Show) -> None:
        self.show = show
        self._began: float | None = None
        """When the first beat would have been told if no beat had been late."""

    def due(self, told: int, at: float) -> float | None:
        """Return when the next beat is due if so many events are *told*, the last of them *at*.

        ``None`` before the first beat, and when more is told than the show.
        """
        show, over = self.show, self.show.beats_told(told)
        if over == 0 or told > show.ends[-1]:
            return None
        planned, pause = show.times[over - 1], show.pauses[over - 1]
        late = None if self._began is None else at - self._began - planned
        if self._began is None or late is None or not 0 <= late <= LATE:
            self._began = at - planned
        return max(at + min(pause, LEAST_PAUSE), self._began + planned + pause)

    def next_beat(self, told: int) -> int:
        """Return how many events the next beat tells; 0 after the last one."""
        over = self.show.beats_told(told)
        return self.show.ends[over] - told if over < len(self.show.ends) else 0

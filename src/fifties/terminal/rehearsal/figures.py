"""What a rehearsal has measured."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, OrderedDict
from itertools import accumulate
from math import log2
from typing import Final

from msgspec import Struct

STEPS: Final = 32
"""Into how many steps durations between one and twice as long are divided: 2 % each."""

SHORTEST: Final = 1e-6
TOLD_VERSIONS: Final = 512
"""Of how many versions it is known when the first phone was told."""


class Percentiles(Struct, frozen=True):
    """How long something took, in seconds."""

    count: int
    p50: float
    p99: float
    longest: float


class Durations:
    """Any number of durations in little memory; percentiles are exact to 2 %."""

    def __init__(self) -> None:
        self._counts: Counter[int] = Counter()
        self._longest = 0.0

    def __len__(self) -> int:
        """Return how many were noted."""
        return self._counts.total()

    def note(self, seconds: float) -> None:
        """Add one."""
        seconds = max(seconds, SHORTEST)
        self._counts[round(STEPS * log2(seconds))] += 1
        self._longest = max(self._longest, seconds)

    def percentiles(self) -> Percentiles | None:
        """Return the middle, the one that 1 % exceed, and the longest, if there are any."""
        if not self._counts:
            return None
        return Percentiles(len(self), self._at(0.5), self._at(0.99), self._longest)

    def _at(self, share: float) -> float:
        steps = sorted(self._counts)
        up_to = [*accumulate(self._counts[step] for step in steps)]
        step = steps[bisect_left(up_to, share * up_to[-1])]
        return min(self._longest, float(2 ** (step / STEPS)))


class Tellings:
    """How long after the first phone each other one is told the same."""

    def __init__(self) -> None:
        self.delays = Durations()
        self._first: OrderedDict[tuple[str, int], float] = OrderedDict()

    def note(self, code: str, version: int, now: float) -> None:
        """Note that a phone is told *version* of the table *code*."""
        first = self._first.setdefault((code, version), now)
        self.delays.note(now - first)
        if len(self._first) > TOLD_VERSIONS:
            self._first.popitem(last=False)


class Figures:
    """Everything that phones note while they play."""

    def __init__(self) -> None:
        self.waits = Durations()
        """From the first try to connect until somebody was in."""
        self.first_in: float | None = None
        self.last_in = 0.0
        self.acknowledgements = Durations()
        self.tellings = Tellings()
        self.returns = Durations()
        """From a broken connection until somebody was back."""
        self.moments = 0
        """How many of their own numbers people were told of."""
        self.moments_expected = 0
        self.told_bytes = 0
        self.told_seconds = 0.0
        """What came to all phones while counts were told, and for how long, added up."""
        self.most_bytes_a_minute: int | None = None
        """What came to one phone in one whole minute of the game, at most."""
        self.refusals: Counter[str] = Counter()
        """Requests that were refused, by what the server said."""
        self.longest_estimate = 0
        """Seconds that somebody in the waiting room was told to wait, at most."""

    def note_arrival(self, now: float, waited: float) -> None:
        """Note that somebody has come in."""
        self.waits.note(waited)
        self.first_in = now if self.first_in is None else self.first_in
        self.last_in = now

    def note_estimate(self, seconds: int | None) -> None:
        """Note how long somebody was told to wait."""
        self.longest_estimate = max(self.longest_estimate, seconds or 0)

    def note_count(self, received: int, seconds: float) -> None:
        """Note what a phone was sent while a count was told."""
        self.told_bytes += received
        self.told_seconds += seconds

    def note_moments(self, told: int, expected: int) -> None:
        """Note of how many of their own numbers somebody was told, and how many were called."""
        self.moments += told
        self.moments_expected += expected

    def note_minute(self, received: int) -> None:
        """Note what a phone was sent in a minute."""
        self.most_bytes_a_minute = max(self.most_bytes_a_minute or 0, received)

    @property
    def joins_a_second(self) -> float | None:
        """How many came in a second, from the first to the last."""
        took = self.last_in - (self.first_in or 0.0)
        return len(self.waits) / took if took > 0 else None

    @property
    def bytes_a_minute(self) -> float | None:
        """What one phone was sent a minute while a count was told, on average."""
        return self.told_bytes * 60 / self.told_seconds if self.told_seconds else None

"""Events that are settled and not released yet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Final

from fifties.core.contract import Event

AHEAD: Final = 64
"""How many events are worked out together."""

_NO_EVENTS: Final[Iterator[Event]] = iter(())


class UnreleasedEvents:
    """Events that wait to be released; where there are many, each is made when it is looked at.

    The count of a party has as many events as numbers, and all of them would take more memory than
    the party itself.
    """

    def __init__(self) -> None:
        self._ready: list[Event] = []
        """Events that were looked at."""
        self._coming: Iterator[Event] = _NO_EVENTS
        self.size = 0
        """How many wait. It is asked for with every log entry, so it is no property."""

    def extend(self, events: Iterator[Event], count: int) -> None:
        """Let *events* wait behind all others; there must be *count* of them."""
        if count <= AHEAD and len(self._ready) == self.size:
            self._ready.extend(events)
        else:
            self._coming = chain(self._coming, events) if self.size else events
        self.size += count

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: int) -> Event:
        """Return an event by its place, counted from 0."""
        if not 0 <= index < self.size:
            raise IndexError(f"no event {index} waits")
        if index >= len(self._ready):
            self._prepare(index + 1)
        return self._ready[index]

    def __iter__(self) -> Iterator[Event]:
        index = 0
        while index < self.size:
            self._prepare(index + AHEAD)
            ahead = self._ready[index:]
            yield from ahead
            index += len(ahead)

    def _prepare(self, count: int) -> None:
        """Work out the first *count* events."""
        self._ready.extend(islice(self._coming, max(0, count - len(self._ready))))

    def take(self, count: int) -> tuple[Event, ...]:
        """Return the next *count* events, and remove them."""
        if count > self.size:
            raise IndexError(f"no {count} events wait")
        ready = self._ready
        if count > len(ready):
            self._prepare(count)
        taken = tuple(ready[:count])
        del ready[:count]
        self.size -= count
        if not self.size:
            self._coming = _NO_EVENTS  # What made these events takes memory, too.
        return taken

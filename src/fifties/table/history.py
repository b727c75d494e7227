"""What has happened at a table lately, for those who know an earlier version of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence, Sized
from itertools import islice
from typing import Final

from msgspec import Struct

from fifties.core.contract import Event
from fifties.table.entries import MemberId

REMEMBERED: Final = 256
"""How many changes are remembered at least; further back only a snapshot will do."""

EVENTS_REMEMBERED: Final = 64 * REMEMBERED
"""How many events these changes may have, without those of the last one."""

BURST_REMEMBERED: Final = 32 * REMEMBERED
"""How many changes a party may remember; a very large one remembers more, see `PART_REMEMBERED`."""

PART_REMEMBERED: Final = 4
"""A table remembers at least one change and one event for so many members."""

EVENTS_CAUGHT_UP: Final = 4 * REMEMBERED
"""Somebody who comes back is told up to so many events; instead of more, they get a snapshot."""

NOBODY: Final[frozenset[MemberId]] = frozenset()


class Change(Struct, frozen=True, gc=False):
    """What one entry means to those who are connected; derived from the table before and after."""

    events: Sequence[Event] = ()
    table_changed: bool = False
    """Whether what all see of the table has changed."""
    brief_changed: bool = False
    """Whether what phones at an event see of the table has changed; its seal does not count."""
    seal_changed: bool = False
    """Whether the seal of a round's choices has changed."""
    offers_changed: bool = False
    """Whether somebody may do something else now."""
    touched: frozenset[MemberId] = NOBODY
    """Who is told something about themselves."""
    can_wait: bool = False
    """Whether it is an action at a small table that leaves everybody else's offer as it was."""


class History:
    """The latest changes at a table, oldest first."""

    def __init__(self) -> None:
        self._changes: deque[Change] = deque()
        self._events = 0
        """How many events they have, without those of the last one."""
        self._latest = 0
        """How many events the last one has."""
        self._members = 0
        self._most, self._most_events = REMEMBERED, EVENTS_REMEMBERED
        """How many changes and events are remembered for so many members."""

    def __len__(self) -> int:
        return len(self._changes)

    def __getitem__(self, index: int) -> Change:
        return self._changes[index]

    def __iter__(self) -> Iterator[Change]:
        return iter(self._changes)

    def append(self, change: Change, members: Sized) -> None:
        """Remember a change at a table that *members* have come to.

        A party remembers more, because a good part of it may come or act between two broadcasts.
        """
        self._changes.append(change)
        self._events += self._latest
        self._latest = len(change.events)
        if len(self._changes) > REMEMBERED or self._events > EVENTS_REMEMBERED:
            if len(members) != self._members:
                self._set_limits(len(members))
            while len(self._changes) > self._most or self._events > self._most_events:
                self._events -= len(self._changes.popleft().events)

    def _set_limits(self, members: int) -> None:
        """Note how much is remembered at a table of so many *members*."""
        part, burst = members // PART_REMEMBERED, min(4 * members, BURST_REMEMBERED)
        self._members = members
        self._most, self._most_events = max(REMEMBERED, burst, part), max(EVENTS_REMEMBERED, part)

    def clear(self) -> None:
        """Forget everything."""
        self._changes.clear()
        self._events = self._latest = 0

    def latest(self, count: int) -> list[Change] | None:
        """Return the latest *count* changes, or ``None`` if fewer are remembered."""
        if not 0 <= count <= len(self._changes):
            return None
        if count == 1:
            return [self._changes[-1]]
        return [*islice(reversed(self._changes), count)][::-1]

    def latest_few(self, count: int) -> list[Change] | None:
        """Return the latest *count* changes, or ``None`` if a snapshot is less work than these."""
        found = self.latest(count) if count <= REMEMBERED else None
        if found is None or self._events + self._latest <= EVENTS_CAUGHT_UP:
            return found
        return found if sum(len(one.events) for one in found) <= EVENTS_CAUGHT_UP else None

"""Brings followed tables up to what the log holds, where the bus has not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Final, Protocol

from fifties.host.bus import Bus
from fifties.host.follower import TableFollower
from fifties.host.room import Room
from fifties.host.table_log import TableLog, Unreadable

ON_THEIR_WAY: Final = 0.25
"""Seconds for which rows that the log holds already may still come over the bus."""

Spawn = Callable[[Coroutine[None, None, None]], None]
"""Begins some work, whose end nobody waits for."""


class LogReaderContext(Protocol):
    """What is needed of the hub."""

    log: TableLog

    def restart(self, room: Room) -> None:
        """Forget a room in which something went wrong; its table is read again from the log."""
        ...


class LogReader:
    """Reads rows of the log, and hands them to followers; each table is read once at a time."""

    def __init__(self, hub: LogReaderContext, spawn: Spawn) -> None:
        self._hub, self._spawn = hub, spawn
        self._loop = asyncio.get_running_loop()
        self._reading: set[str] = set()
        """Tables that are being read."""
        self._read_again: set[str] = set()
        self.bus_gaps = 0
        """How often the bus has not brought something."""

    def read(self, room: Room) -> None:
        """Read what is missing from the log, and hand it to the follower."""
        if room.code in self._reading:
            self._read_again.add(room.code)
        else:
            self._reading.add(room.code)
            self._spawn(self._read_for(room))

    def note_gap(self, room: Room) -> None:
        """Count that the bus has not brought something of a table, unless that is read already."""
        self.bus_gaps += room.code not in self._reading

    def catch_up(self, behind: Collection[tuple[Room, int]], bus: Bus) -> None:
        """Read tables that do not have these versions, unless the bus still brings the rows."""
        if behind:
            wait = ON_THEIR_WAY if bus.connected else 0
            self._loop.call_later(wait, self._read_those_behind, behind)

    def _read_those_behind(self, behind: Collection[tuple[Room, int]]) -> None:
        for room, version in behind:
            role = room.role
            is_behind = room.runner.table.version < version and not room.stopped
            if is_behind and isinstance(role, TableFollower) and role.is_stored:
                role.reports.report_all()
                self.note_gap(room)
                self.read(room)

    async def _read_for(self, room: Room) -> None:
        try:
            again = True
            while again:
                self._read_again.discard(room.code)
                await self.read_now(room)
                again = room.code in self._read_again
        finally:
            self._reading.discard(room.code)
        if isinstance(room.role, TableFollower):
            room.role.log_was_read()

    async def read_now(self, room: Room) -> None:
        """Fold what the log holds and the table does not."""
        role = room.role
        try:
            stored = await self._hub.log.load(room.code, room.runner.table.version)
        except Unreadable:
            self._hub.restart(room)
            return
        if stored is not None and room.role is role and isinstance(role, TableFollower):
            # What came over the bus meanwhile is passed over row by row.
            role.fold_rows(stored.rows)
            role.note_read()

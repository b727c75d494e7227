"""Regular cleanup: rooms that leave the memory, and tables and records that are deleted."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final, Protocol

from fifties.host.cluster import Cluster
from fifties.host.finished_games import RecordArchive
from fifties.host.limits import TableLimits
from fifties.host.room import Room
from fifties.host.table_log import TableLog, Unreadable

TIDY_EVERY: Final = 60.0
"""Seconds between two cleanups."""

ROOM_IDLE: Final = 120.0
"""Seconds after which a room without clients leaves the memory."""

log = logging.getLogger(__name__)


class CleanupContext(Protocol):
    """What is needed of the hub."""

    rooms: dict[str, Room]
    log: TableLog
    archive: RecordArchive
    limits: TableLimits
    cluster: Cluster | None

    def forget(self, room: Room) -> None:
        """Take a room out of the memory."""
        ...

    def note_damage(self, name: str, reason: str) -> None:
        """Count a table or record that cannot be used, and log it once."""
        ...


class Cleanup:
    """Unloads what nobody uses, and deletes what is too old."""

    def __init__(self, hub: CleanupContext) -> None:
        self._hub = hub

    async def run(self, now: float) -> None:
        """Look at all rooms, tables and records once; raises `OSError`."""
        hub = self._hub
        since = now - TIDY_EVERY
        rooms = hub.rooms.items()
        used = [code for code, room in rooms if room.clients or room.idle_since > since]
        empty = [code for code, room in rooms if room.role.decides and room.runner.table.empty]
        await hub.log.mark_used(used, now)
        await self._delete_unused(empty)
        for room in [*hub.rooms.values()]:
            idle = not room.clients and now - room.idle_since > ROOM_IDLE
            if idle and hub.log.lasting and room.is_idle:
                room.stop()
                hub.forget(room)
        await self._delete_idle(now)
        if hub.limits.record_days:
            await self._erase_before(now - hub.limits.record_days * 86400)

    async def _erase_before(self, before: float) -> None:
        try:
            await self._hub.archive.erase_before(before)
        except Unreadable as error:
            self._hub.note_damage("records", str(error))

    async def _delete_idle(self, now: float) -> None:
        """Delete tables that nobody has used for long; those of one person sooner."""
        table_log, limits = self._hub.log, self._hub.limits
        if limits.idle_hours:
            await self._delete_unused(await table_log.idle(now - limits.idle_hours * 3600))
        if limits.solo_minutes:
            await self._delete_unused(await table_log.idle_solo(now - limits.solo_minutes * 60))

    async def _delete_unused(self, unused: Sequence[str]) -> None:
        """Delete tables, unless they are in use after all."""
        codes = [code for code in unused if not self._in_use(code)]
        if codes:
            for code in codes:
                room = self._hub.rooms.pop(code, None)
                if room is not None:
                    room.stop()
            await self.delete(codes)
            log.info("deleted unused tables", extra={"count": len(codes)})

    async def delete(self, codes: list[str]) -> None:
        """Delete tables together, or one by one if some of them are damaged."""
        try:
            await self._hub.log.delete(codes)
        except Unreadable as error:
            if len(codes) == 1:
                self._hub.note_damage(codes[0], str(error))
                return
            for code in codes:
                await self.delete([code])
            return
        if self._hub.cluster is not None:
            for code in codes:
                self._hub.cluster.closed(code)

    def _in_use(self, code: str) -> bool:
        room = self._hub.rooms.get(code)
        return room is not None and (bool(room.clients) or not room.is_idle)

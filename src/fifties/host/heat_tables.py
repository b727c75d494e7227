"""The tables of heats: opened when an event draws them, and read when they are over.

The process that owns an event's table does both, and everything follows from logs: which heats are
drawn and not open, ended and not over, over and not reported. So whoever owns the event next goes
on where the last owner was stopped, and what is done twice changes nothing. Tables of heats tell
the event how far they are; that makes it quick, and may get lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable, Sequence
from contextlib import suppress
from math import ceil
from typing import Final, Protocol

from fifties.core.refusals import Refused
from fifties.host import refusals
from fifties.host.client import Client
from fifties.host.cluster import Cluster
from fifties.host.cluster_messages import HeatTold, table_channel
from fifties.host.leases import FIRST_EPOCH
from fifties.host.limits import TableLimits
from fifties.host.owner import TableChange, TableOwner
from fifties.host.room import Room, RoomContext
from fifties.host.table_log import NewTable, TableLog, TableSharing, Unreadable
from fifties.table.entries import AnyLogEntry, HeatsDrawn, HeatsEnded
from fifties.table.heat_table import first_entries, result_at
from fifties.table.heats import Heat, HeatNumber, HeatResult, HeatStage
from fifties.table.messages import ServerMessage
from fifties.table.requests import DrawHeats, EndHeat
from fifties.table.runner import LogRow, TableRunner
from fifties.table.schedule import draw_secret
from fifties.table.table import Table

OPENED_TOGETHER: Final = 32
"""How many tables are opened before their players are sent there."""

READ_EVERY: Final = 1.0
"""Seconds between two readings of heats that have not told how they ended."""

READ_TOGETHER: Final = 8
"""How many tables are read from the log each time."""

OWNED_READ_TOGETHER: Final = 2
"""How many of those another process owns: it tells the event itself, unless the bus loses that."""

FOLDED_TOGETHER: Final = 200
"""How many log entries of a table are folded before others get a turn."""

END_REQUEST: Final = "event-ends-heat"
"""The id of the request with which a heat is ended; a second one changes nothing."""

log = logging.getLogger(__name__)


class HeatContext(RoomContext, Protocol):
    """What is needed of the hub."""

    rooms: dict[str, Room]
    log: TableLog
    limits: TableLimits
    cluster: Cluster | None

    async def find(self, code: str) -> Room | None:
        """Return the room of a table, loaded from the log if need be; ``None`` if there is none."""
        ...


class _EventHost(Client):
    """Whoever asks at a heat's table for what a host of the event has asked for."""

    __slots__ = ()

    def send(self, message: ServerMessage) -> None:
        """Do nothing: what becomes of it is seen in the log."""

    def close(self) -> None:
        """Do nothing: there is no connection."""


class HeatTables:
    """Looks after the heats of all events that this process owns, and of tables that are heats."""

    def __init__(self, hub: HeatContext) -> None:
        self._hub = hub
        self._loop = asyncio.get_running_loop()
        self._events: dict[str, tuple[Room, asyncio.Event]] = {}
        """Events that are looked after, each with what wakes it up."""
        self._opening: dict[str, asyncio.Future[bool]] = {}
        """Tables that are being stored."""
        self._tasks: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        """Open and read nothing any more."""
        for task in [*self._tasks]:
            task.cancel()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What rooms tell

    def rows_kept(self, room: Room, rows: Iterable[LogRow]) -> None:
        """Look at what this process has kept of a table that it owns."""
        table = room.runner.table
        if table.heat is not None:
            self.tell_event(room)
        elif table.heats.go_on and any(
            isinstance(row.entry, HeatsDrawn | HeatsEnded) for row in rows
        ):
            self.look_after(room)

    def owned(self, room: Room) -> None:
        """Note that this process owns a table from now on, which has just been read."""
        table = room.runner.table
        if table.heat is not None:
            self.tell_event(room)
        elif table.heats.go_on:
            self.look_after(room)

    def tell_event(self, room: Room, *, again: bool = False) -> None:
        """Tell an event how far the heat at this table is, if that has changed or *again*."""
        table = room.runner.table
        origin, play = table.heat, table.play
        if origin is None or play is None or not room.role.is_stored:
            return
        told = play.rounds_told, table.is_heat_over
        if told == room.heat_told and not again:
            return
        room.heat_told = told
        number, result = origin.number, result_at(table)
        message = HeatTold(origin.event, origin.stage, number, play.rounds_told, result)
        self._deliver(message)
        event = self._hub.rooms.get(origin.event)
        if result is not None and (event is None or event.stopped):
            # Its players are about to come back, so the event is needed here anyway.
            self._spawn(self._find_event(message))

    async def _find_event(self, message: HeatTold) -> None:
        with suppress(Refused, OSError):
            if await self._hub.find(message.code) is not None:
                self._deliver(message)

    def _deliver(self, message: HeatTold) -> None:
        event = self._hub.rooms.get(message.code)
        if event is not None and not event.stopped:
            self.receive(event, message)
        if self._hub.cluster is not None:
            self._hub.cluster.publish(table_channel(message.code), message)

    def receive(self, event: Room, message: HeatTold) -> None:
        """Note what a heat has told its event."""
        event.heat_rounds[message.stage, message.number] = message.rounds
        if message.result is not None:
            self._report(event, message.stage, message.number, message.result)

    @staticmethod
    def _report(event: Room, stage: int, number: int, result: HeatResult) -> None:
        found = event.runner.table.heats.find(stage, number)
        if isinstance(event.role, TableOwner) and found is not None and found[1].result is None:
            event.role.carry_out(lambda runner, now: runner.heat_over(stage, number, result, now))

    # Events

    def draw(self, client: Client, room: Room, message: DrawHeats) -> None:
        """Let a client draw heats, if this host may have so many tables."""
        self._spawn(self._draw(client, room, message))

    async def _draw(self, client: Client, room: Room, message: DrawHeats) -> None:
        most = self._hub.limits.tables
        wanted = ceil(len(room.runner.table.lineup) / message.size)
        try:
            is_full = most > 0 and await self._hub.log.count() + wanted > most
        except OSError:
            is_full = True
        if client.room is not room:
            return
        if is_full:
            client.refuse(refusals.ServerFull(), message.id)
        else:
            room.post(client, message)

    def look_after(self, room: Room) -> None:
        """Open the heats of an event, end those that were ended, and wait for their results."""
        known = self._events.get(room.code)
        if known is not None and known[0] is room:
            known[1].set()
            return
        wake = asyncio.Event()
        self._events[room.code] = room, wake
        self._spawn(self._look_after(room, wake))

    async def _look_after(self, room: Room, wake: asyncio.Event) -> None:
        read: dict[str, int] = {}
        try:
            while self._is_owned(room) and room.runner.table.heats.go_on:
                wake.clear()
                try:
                    await self._open_end_and_read(room, read)
                except OSError as error:
                    log.warning("the store cannot be reached", extra={"reason": str(error)})
                with suppress(TimeoutError):
                    async with asyncio.timeout(READ_EVERY):
                        await wake.wait()
        except Exception:
            log.exception("heats cannot be looked after")
        finally:
            if self._events.get(room.code, (None,))[0] is room:
                del self._events[room.code]

    async def _open_end_and_read(self, room: Room, read: dict[str, int]) -> None:
        stage = room.runner.table.heats.stage
        if stage is not None:
            await self._open(room, stage, read)
            await self._end(room, stage)
            await self._read(room, stage, read)

    @staticmethod
    def _is_owned(room: Room) -> bool:
        return isinstance(room.role, TableOwner) and not room.stopped

    async def _open(self, room: Room, stage: HeatStage, read: dict[str, int]) -> None:
        """Open tables that are not there yet, some at a time; then their players can go there."""
        closed = [heat for heat in stage.heats if not heat.is_open]
        for begin in range(0, len(closed), OPENED_TOGETHER):
            heats = closed[begin : begin + OPENED_TOGETHER]
            read.update(await self._open_tables(room, stage, heats))
            if not isinstance(room.role, TableOwner):
                return
            room.role.carry_out(_opened(stage, heats[0].number, heats[-1].number))

    async def _open_tables(
        self, room: Room, stage: HeatStage, heats: Sequence[Heat]
    ) -> dict[str, int]:
        """Open the tables of *heats* that are not there; return how many log entries each has."""
        hub, table = self._hub, room.runner.table
        opened: dict[str, int] = {}
        for heat in heats:
            code = table.heats.code_of(stage, heat)
            if code in hub.rooms or code in self._opening or not await hub.log.is_free(code):
                continue
            entries = first_entries(table, stage, heat, draw_secret(hub.rng).secret)
            self._open_table(room, code, entries)
            opened[code] = len(entries)
        storing = [self._opening[code] for code in opened]
        kept = dict(zip(opened, await asyncio.gather(*storing), strict=True))
        for code in opened:
            del self._opening[code]
        if hub.cluster is not None:
            # Whichever process has its first player owns it.
            mine = {code: FIRST_EPOCH for code in kept if kept[code]}
            await hub.cluster.leases.release(mine)
        return opened

    def _open_table(self, event: Room, code: str, entries: Sequence[AnyLogEntry]) -> None:
        """Give a table to the journal, together with others."""
        hub = self._hub
        # Limits per address do not apply: it is the event that was let in, with all its players.
        address, now = f"event {event.code}", hub.now()
        rows = [LogRow(seq, now, entry) for seq, entry in enumerate(entries, 1)]
        if not hub.log.lasting:
            hub.rooms[code] = self._room_of(code, address, rows)
        self._opening[code] = self._loop.create_future()
        hub.journal.share(TableSharing(code, shared=True))
        epoch = 0 if hub.cluster is None else FIRST_EPOCH
        stored = self._opening[code].set_result
        hub.journal.open(NewTable(code, address, now), rows, stored, epoch)

    def _room_of(self, code: str, address: str, rows: Sequence[LogRow]) -> Room:
        """Return the room of a table that lives on in this process alone."""
        room = Room(code, self._hub.rng, self._hub.now, address)
        room.runner.restore(rows)
        room.shared = room.runner.table.shared
        room.role = TableOwner(room, self._hub)
        return room

    async def _end(self, room: Room, stage: HeatStage) -> None:
        """End heats that a host of the event has ended, and take those as over that are gone."""
        for heat in stage.heats:
            if not heat.is_ended or heat.result is not None or not self._is_owned(room):
                continue
            try:
                found = await self._hub.find(room.runner.table.heats.code_of(stage, heat))
            except Refused:
                found = None  # it cannot be read any more
            if found is None:
                self._report(room, stage.number, heat.number, HeatResult())
            elif found.runner.table.is_heat_over:
                self.tell_event(found, again=True)
            else:
                _ask_to_end(found)

    async def _read(self, room: Room, stage: HeatStage, read: dict[str, int]) -> None:
        """Read the logs of heats that may be over without having told so."""
        heats = room.runner.table.heats
        open_ = {
            heats.code_of(stage, heat): heat
            for heat in stage.heats
            if heat.is_open and heat.result is None
        }
        for code in await self._to_read(open_, read):
            if not self._is_owned(room):
                return
            try:
                table = await self._load(code)
            except Unreadable:
                continue  # until a host ends it
            result = HeatResult() if table is None else result_at(table)
            read.pop(code, None)
            if table is not None:
                read[code] = table.version
            if result is not None:
                self._report(room, stage.number, open_[code].number, result)

    async def _to_read(self, codes: Iterable[str], read: dict[str, int]) -> list[str]:
        """Return which tables to read: those that nobody has in memory and that have changed."""
        hub = self._hub
        elsewhere = [
            code for code in codes if code not in hub.rooms or not hub.rooms[code].role.decides
        ]
        if not hub.log.lasting:
            return []
        if hub.cluster is None:
            # While nobody has it in memory, it does not change.
            return [code for code in elsewhere if code not in read][:READ_TOGETHER]
        owners = await hub.cluster.leases.owners(elsewhere)
        order = {code: number for number, code in enumerate(read)}
        changed = [
            code
            for code in sorted(elsewhere, key=lambda code: order.get(code, -1))
            if code not in owners or owners[code].version > read.get(code, 0)
        ]
        alive = hub.cluster.alive
        owned = [code for code in changed if code in owners and owners[code].owner in alive]
        unowned = [code for code in changed if code not in owned]
        return unowned[:READ_TOGETHER] + owned[:OWNED_READ_TOGETHER]

    async def _load(self, code: str) -> Table | None:
        stored = await self._hub.log.load(code)
        if stored is None:
            return None
        runner = TableRunner(self._hub.rng)
        for first in range(0, len(stored.rows), FOLDED_TOGETHER):
            runner.restore(stored.rows[first : first + FOLDED_TOGETHER])
            await asyncio.sleep(0)
        return runner.table


def _opened(stage: HeatStage, first: HeatNumber, last: HeatNumber) -> TableChange:
    return lambda runner, now: runner.heats_opened(stage.number, first, last, now)


def _ask_to_end(room: Room) -> None:
    """Ask at the table of a heat that it be ended, as a host of the event."""
    hosts = room.runner.table.hosts
    if hosts:
        client = _EventHost()
        client.room, client.member = room, hosts[0]
        room.post(client, EndHeat(id=END_REQUEST))

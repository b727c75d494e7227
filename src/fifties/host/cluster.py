"""Several processes that serve the same tables: who owns which table, and what they exchange.

All processes are alike. Each table has one owner, which decides and appends to the log; every
other process with clients at that table follows. Leases and the fence around appends, both in the
store, keep two processes from owning one table; the bus only makes things quick.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Mapping
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, Final, Protocol

from fifties.core.refusals import Refused
from fifties.host.bus import Bus
from fifties.host.bus_receiver import BusReceiver
from fifties.host.bus_sender import BusSender
from fifties.host.cluster_messages import (
    EVERYBODY,
    OwnerChanged,
    TableClosed,
    node_channel,
    table_channel,
)
from fifties.host.follower import TableFollower
from fifties.host.leases import Leases, Ownership
from fifties.host.log_reader import LogReader
from fifties.host.outage import Outage
from fifties.host.owner import TableOwner
from fifties.host.ownership_switch import OwnershipSwitch
from fifties.host.relay import TableRelay
from fifties.host.relay_switch import RelaySwitch
from fifties.host.remote_rooms import RemoteRooms
from fifties.host.room import Room, RoomContext
from fifties.host.table_log import TableLog
from fifties.table.messages import CloseReason

if TYPE_CHECKING:
    from fifties.host.heat_tables import HeatTables

RENEW_EVERY: Final = 0.25
"""Seconds between two renewals of the lease, which also tell which other processes are alive."""

COMPARE_EVERY: Final = 1.0
"""Seconds between two comparisons of the tables in memory with the log."""

MOST_MOVES: Final = 16
"""How many tables begin to move to other processes after one comparison, at most: for a moment
nobody decides about a table that moves."""

OVERDUE_EVERY: Final = 0.1
"""Seconds between two searches for requests that were not answered in time."""

STOP_PATIENCE: Final = 2.0
"""Seconds for which a process that stops tries to give its tables up."""

log = logging.getLogger(__name__)


class ClusterContext(RoomContext, Protocol):
    """What the cooperation with other processes needs of the hub."""

    rooms: dict[str, Room]
    log: TableLog
    heat_tables: HeatTables

    def forget(self, room: Room) -> None:
        """Take a room out of the memory."""
        ...

    async def find(self, code: str) -> Room | None:
        """Return the room of a table, loaded from the log if need be; ``None`` if there is none."""
        ...

    def count_address(self, address: str, *, opened: bool) -> None:
        """Count a wrong code or an opened table of another process against *address*."""
        ...


class Cluster(BusSender):
    """This process among those that serve the same tables."""

    def __init__(self, hub: ClusterContext, leases: Leases, bus: Bus) -> None:
        super().__init__(bus, leases.node)
        self._hub, self.leases = hub, leases
        self._alive: Mapping[str, bool] = {self.node: True}
        self._leased_until = -inf
        """Until when no other process can claim tables that this one owns."""
        self._reader = LogReader(hub, self._spawn)
        self._relay_switch = RelaySwitch(hub, self)
        self._ownership_switch = OwnershipSwitch(hub, self, self._reader, self._spawn)
        self._receiver = BusReceiver(hub, self, self._relay_switch)
        self._tasks: set[asyncio.Task[None]] = set()
        self.tables_claimed = 0
        """How many tables this process has claimed."""
        self.tables_lost = 0
        """How many tables it lost to another process."""
        self.tables_moved = 0
        """How many tables it has let another process own."""
        bus.on_gap = lambda: self._spawn(self._compare())
        bus.subscribe(node_channel(self.node), self._receiver.receive)
        bus.subscribe(EVERYBODY, self._receiver.receive)

    def start(self) -> None:
        """Begin to renew the lease, to compare tables with the log, and to ask overdue requests."""
        self._spawn(self._repeat(RENEW_EVERY, self._renew_and_take_over))
        self._spawn(self._repeat(COMPARE_EVERY, self._compare))
        self._spawn(self._repeat(OVERDUE_EVERY, self._ask_overdue))

    async def stop(self) -> None:
        """Give all tables up; others can claim them at once."""
        self._receiver.stop()
        for task in [*self._tasks]:
            task.cancel()
        owned = {code: remote_rooms.epoch for code, _, remote_rooms in self._owned()}
        try:
            async with asyncio.timeout(STOP_PATIENCE):
                await self.leases.release(owned)
        except OSError:
            log.warning("tables could not be given up; others claim them when the lease ends")
        for code, epoch in owned.items():
            self.publish(table_channel(code), OwnerChanged(code, "", epoch, 0))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        # `_repeat` logs that the store cannot be reached; whatever failed is tried again.
        if not task.cancelled() and not isinstance(error := task.exception(), OSError | None):
            log.error("the cooperation with other processes failed", exc_info=error)

    @property
    def has_lease(self) -> bool:
        """Whether no other process can have claimed tables that this one owns."""
        return self._loop.time() < self._leased_until

    @property
    def is_cut_off(self) -> bool:
        """Whether the bus reaches other processes, but not this one."""
        return not self._bus.connected and any(
            has_bus for node, has_bus in self._alive.items() if node != self.node
        )

    @property
    def alive(self) -> Collection[str]:
        """The processes that are alive, as far as is known."""
        return self._alive.keys()

    def _owned(self) -> list[tuple[str, TableOwner, RemoteRooms]]:
        return [
            (code, owner, owner.remote_rooms)
            for code, room in self._hub.rooms.items()
            if isinstance(owner := room.role, TableOwner) and owner.remote_rooms is not None
        ]

    def _followed(self) -> list[tuple[Room, TableFollower]]:
        rooms = self._hub.rooms.values()
        return [(room, room.role) for room in rooms if isinstance(room.role, TableFollower)]

    @property
    def owned(self) -> int:
        """How many tables this process owns."""
        return len(self._owned())

    @property
    def followed(self) -> int:
        """How many tables it follows, or relays."""
        return len(self._followed()) + len(self._relay_switch.rooms())

    def is_reached(self, node: str) -> bool:
        """Return whether the bus reaches another process, as far as is known."""
        return self._bus.connected and self._alive.get(node, False)

    @property
    def has_bus(self) -> bool:
        """Whether the bus is connected, as far as is known."""
        return self._bus.connected

    # Tables come and go

    def own(self, room: Room, epoch: int) -> None:
        """Own the table of a room that has no role yet."""
        room.role = TableOwner(room, self._hub, RemoteRooms(room, self, epoch))
        self._bus.subscribe(table_channel(room.code), self._receiver.receive)

    async def claim(self, code: str) -> Ownership | None:
        """Own a table from now on, unless another process does; return who owns it."""
        if self.is_cut_off:
            return (await self.leases.owners([code])).get(code)
        ownership = await self.leases.claim(code)
        if ownership is not None and ownership.owner == self.node:
            self.tables_claimed += 1
        return ownership

    async def owner_elsewhere(self, code: str) -> str:
        """Return the other process that owns a table, alive or not; nothing if none does."""
        ownership = (await self.leases.owners([code])).get(code)
        return "" if ownership is None or ownership.owner == self.node else ownership.owner

    def adopt(self, room: Room, ownership: Ownership) -> None:
        """Give a room that was just read its role."""
        if ownership.owner == self.node and ownership.version == room.runner.table.version:
            self.own(room, ownership.epoch)
            self.announce(room.code, ownership.epoch, ownership.version)
            return
        follower = TableFollower(room, self._hub, self)
        room.role = follower
        follower.change_owner(ownership.owner, ownership.epoch)
        self._bus.subscribe(table_channel(room.code), self._receiver.receive)
        self.read_log(room)

    def load_soon(self, code: str) -> None:
        """Load a table that this process owns without having it, as after a failure to read it."""
        self._spawn(self._load_if_owned(code))

    async def _load_if_owned(self, code: str) -> None:
        ownership = (await self.leases.owners([code])).get(code)
        if ownership is not None and ownership.owner == self.node:
            with suppress(Refused):
                await self._hub.find(code)

    def announce(self, code: str, epoch: int, version: int) -> None:
        """Let other processes know that this one owns a table."""
        announced = OwnerChanged(code, self.node, epoch, version, attaches_clients=True)
        self.publish(table_channel(code), announced)

    async def release(self, room: Room) -> None:
        """Give a table up that leaves the memory."""
        self._bus.unsubscribe(table_channel(room.code))
        if isinstance(room.role, TableOwner) and room.role.remote_rooms is not None:
            await self.leases.release({room.code: room.role.remote_rooms.epoch})

    def closed(self, code: str) -> None:
        """Let other processes know that a table is deleted."""
        self.publish(table_channel(code), TableClosed(code))
        self._bus.unsubscribe(table_channel(code))

    # From follower to owner and back

    def follow_instead(self, room: Room) -> None:
        """Own a table no more: read it again from the log, and follow whoever owns it."""
        self._ownership_switch.follow_instead(room)

    def take_over_soon(self, room: Room) -> None:
        """Claim a followed table if its owner is gone or wants it; else ask the owner again."""
        self._spawn(self._ownership_switch.take_over(room))

    def close_room(self, room: Room) -> None:
        """Forget a table that is deleted."""
        room.stop()
        room.disconnect_all(CloseReason.CLOSED, 1000)
        self._bus.unsubscribe(table_channel(room.code))
        self._hub.forget(room)

    @property
    def bus_gaps(self) -> int:
        """How often the bus has not brought something, which was then read from the log."""
        return self._reader.bus_gaps

    def note_gap(self, room: Room) -> None:
        """Count that the bus has not brought something of a table."""
        self._reader.note_gap(room)

    def read_log(self, room: Room) -> None:
        """Read what is missing from the log, and hand it to the follower."""
        self._reader.read(room)

    def follow(self, room: Room) -> TableFollower:
        """Follow a table again that was relayed."""
        return self._relay_switch.follow(room)

    async def bring_up_to_date(self, room: Room) -> None:
        """Read a table that was relayed from the log; if that fails, it is as it was."""
        if isinstance(room.role, TableRelay):
            self.follow(room)
        with suppress(OSError):
            await self._reader.read_now(room)

    # What happens regularly

    async def _repeat(
        self, seconds: float, work: Callable[[], Coroutine[None, None, None]]
    ) -> None:
        outage = Outage(log, "the store")
        while True:
            try:
                await work()
                outage.ended()
            except OSError as error:
                outage.failed(error)
            except Exception:
                # Without this the lease would never be renewed again, and the process own nothing.
                log.exception("the cooperation with other processes failed")
            await asyncio.sleep(seconds)

    async def _renew_lease(self) -> None:
        began = self._loop.time()
        try:
            self._alive = await self.leases.renew(has_bus=self._bus.connected)
            is_late = not self.has_lease
            if is_late:
                # Other processes may have claimed tables meanwhile.
                await self._compare()
        except OSError:
            self._leased_until = -inf
            raise
        if self.is_cut_off:
            return  # others can claim its tables once this has lasted for one lease
        self._leased_until = began + self.leases.lease
        if is_late:
            for _, owner, _ in self._owned():
                owner.go_on()

    async def _renew_and_take_over(self) -> None:
        """Renew the lease; take over tables of processes that are gone, and count nobody there."""
        known = self._alive.keys()
        await self._renew_lease()
        self._relay_switch.follow_unreached()
        reached = self._alive if self._bus.connected else dict.fromkeys(self._alive, True)
        for room, follower in self._followed():
            # Whether an owner that the bus does not reach loses a table is up to the leases.
            if room.clients and not reached.get(follower.owner):
                self.take_over_soon(room)
        if self._alive.keys() != known:
            for _, owner, remote_rooms in self._owned():
                remote_rooms.keep_nodes(owner, self._alive, self._loop.time())

    async def _compare(self) -> None:
        """Read what the bus has lost, and notice tables that were claimed or deleted."""
        rooms = dict(self._hub.rooms)
        if not rooms:
            return
        owners = await self.leases.owners(rooms)
        moves = 0
        behind = list[tuple[Room, int]]()
        for code, room in rooms.items():
            ownership = owners.get(code)
            if room.stopped or self._hub.rooms.get(code) is not room:
                continue
            if ownership is None:
                self.close_room(room)
                continue
            if isinstance(room.role, TableRelay):
                self._relay_switch.compare(room, room.role, ownership)
            if isinstance(room.role, TableFollower):
                if self._compare_followed(room, room.role, ownership):
                    behind.append((room, ownership.version))
            elif isinstance(room.role, TableOwner):
                self._compare_owned(room, room.role, ownership)
                if moves < MOST_MOVES and self._ownership_switch.move_if_better(room):
                    moves += 1
        self._reader.catch_up(behind, self._bus)

    def _compare_followed(self, room: Room, role: TableFollower, ownership: Ownership) -> bool:
        """Compare a followed table with the log; return whether rows are missing."""
        role.change_owner(ownership.owner, ownership.epoch)
        role.reports.report_regularly()
        if ownership.owner == self.node or (room.clients and not ownership.owner):
            self.take_over_soon(room)
        if not role.is_stored:
            self._spawn(self._ownership_switch.read_anew(room, role))
            return False
        if role.waits_for_log:
            self.read_log(room)
            return False
        self._relay_switch.relay_if_unchanged(room, role)
        return ownership.version > room.runner.table.version

    def _compare_owned(self, room: Room, role: TableOwner, ownership: Ownership) -> None:
        remote_rooms = role.remote_rooms
        if remote_rooms is None:
            return
        if ownership.epoch > remote_rooms.epoch:
            self.follow_instead(room)
        else:
            remote_rooms.keep_nodes(role, self._alive, self._loop.time())

    async def _ask_overdue(self) -> None:
        """Ask again what was not answered in time."""
        now = self._loop.time()
        for code in self.take_overdue():
            room = self._hub.rooms.get(code)
            if room is None or not isinstance(room.role, TableFollower | TableRelay):
                continue
            since = room.role.waits_since
            if since is None:
                continue
            if now - since > room.role.answer_timeout:
                self.follow(room)
                self.take_over_soon(room)
                since = now
            self.note_asked(code, since)

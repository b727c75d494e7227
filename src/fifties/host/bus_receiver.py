"""What a process receives from others that serve the same tables."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol

from fifties.host.cluster_messages import (
    AddressCounted,
    BusMessage,
    ClientsAttached,
    ConnectionsChanged,
    HeatTold,
    MessagesRelayed,
    OwnerChanged,
    RequestsSent,
    RowsAppended,
    TableClosed,
    TableMessage,
    open_bundle,
)
from fifties.host.follower import TableFollower
from fifties.host.owner import TableOwner
from fifties.host.relay import TableRelay
from fifties.host.relay_switch import RelaySwitch
from fifties.host.room import Room

if TYPE_CHECKING:
    from fifties.host.heat_tables import HeatTables

ONLY_FOR_OWNERS: Final = (RequestsSent, ConnectionsChanged, OwnerChanged)
"""What is sent about a table that is not in memory here, if this process is taken for its owner."""


class BusReceiverHub(Protocol):
    """What is needed of the hub."""

    rooms: dict[str, Room]
    heat_tables: HeatTables

    def count_address(self, address: str, *, opened: bool) -> None:
        """Count a wrong code or an opened table of another process against *address*."""
        ...


class BusReceiverContext(Protocol):
    """What is needed of the process among others."""

    node: str

    def load_soon(self, code: str) -> None:
        """Load a table that this process owns without having it, if that is so."""
        ...

    def take_over_soon(self, room: Room) -> None:
        """Claim a followed table if its owner is gone or wants it; else ask the owner again."""
        ...

    def follow_instead(self, room: Room) -> None:
        """Own a table no more, and follow whoever does."""
        ...

    def read_log(self, room: Room) -> None:
        """Read what is missing from the log, and hand it to the follower."""
        ...

    def close_room(self, room: Room) -> None:
        """Forget a table that is deleted."""
        ...


class BusReceiver:
    """Hands each message of another process to the room, and the role, that it is for."""

    def __init__(
        self, hub: BusReceiverHub, cluster: BusReceiverContext, relay_switch: RelaySwitch
    ) -> None:
        self._hub, self._cluster = hub, cluster
        self._relay_switch = relay_switch
        self._loop = asyncio.get_running_loop()
        self._is_stopped = False

    def stop(self) -> None:
        """Drop whatever comes from now on."""
        self._is_stopped = True

    def receive(self, bundle: bytes) -> None:
        """Receive messages that another process has sent together."""
        if not self._is_stopped:
            for message in open_bundle(bundle):
                self._receive_message(message)

    def _receive_message(self, message: BusMessage) -> None:
        if isinstance(message, AddressCounted):
            if message.node != self._cluster.node:
                self._hub.count_address(message.address, opened=message.opened)
            return
        room = self._hub.rooms.get(message.code)
        if isinstance(message, MessagesRelayed) and room is not None and not room.stopped:
            # Nearly all messages are such where tables are small, so this is tested first.
            if isinstance(room.role, TableRelay):
                room.role.receive(message)
        elif room is None and isinstance(message, ONLY_FOR_OWNERS):
            self._cluster.load_soon(message.code)
        elif room is not None and not room.stopped:
            self._receive_for(room, message)

    def _receive_for(self, room: Room, message: TableMessage) -> None:
        if isinstance(message, TableClosed):
            self._cluster.close_room(room)
        elif isinstance(message, HeatTold):
            self._hub.heat_tables.receive(room, message)
        elif isinstance(room.role, TableOwner):
            self._receive_as_owner(room, room.role, message)
        elif isinstance(room.role, TableRelay):
            if self._relay_switch.receive(room, room.role, message):
                self._receive_for(room, message)
        elif isinstance(room.role, TableFollower):
            self._receive_as_follower(room, room.role, message)

    def _receive_as_owner(self, room: Room, owner: TableOwner, message: BusMessage) -> None:
        remote_rooms = owner.remote_rooms
        if remote_rooms is None:
            return
        match message:
            case RequestsSent() if message.epoch == remote_rooms.epoch:
                remote_rooms.receive_requests(owner, message)
            case ConnectionsChanged():
                remote_rooms.receive_connections(owner, message, self._loop.time())
            case ClientsAttached() if message.epoch == remote_rooms.epoch:
                remote_rooms.receive_attached(owner, message, self._loop.time())
            case OwnerChanged() | RowsAppended() if message.epoch > remote_rooms.epoch:
                self._cluster.follow_instead(room)

    def _receive_as_follower(self, room: Room, role: TableFollower, message: BusMessage) -> None:
        if not isinstance(message, OwnerChanged):
            role.receive(message)
            return
        if message.node == self._cluster.node:
            # The owner has named this process as its successor.
            self._cluster.take_over_soon(room)
            return
        role.change_owner(message.node, message.epoch)
        if (message.node, message.epoch) == (role.owner, role.epoch):
            role.attaches_clients = message.attaches_clients
        if not message.node and room.clients:
            self._cluster.take_over_soon(room)
        elif message.version > room.runner.table.version:
            self._cluster.read_log(room)

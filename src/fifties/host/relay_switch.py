"""Switches rooms of small tables that other processes own between following and relaying."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from fifties.host.cluster_messages import (
    AttachmentEnded,
    BusMessage,
    OwnerChanged,
    RowsAppended,
)
from fifties.host.follower import TableFollower
from fifties.host.leases import Ownership
from fifties.host.relay import RelayContext, TableRelay
from fifties.host.room import Room, RoomContext

UNCHANGED_SECONDS: Final = 1.0
"""For how long nobody may have come or gone before a table is relayed."""


class RelaySwitchContext(RoomContext, Protocol):
    """What is needed of the hub."""

    rooms: dict[str, Room]


class RelaySwitch:
    """Lets rooms of this process relay where they can, and follow again where they must."""

    def __init__(self, hub: RelaySwitchContext, cluster: RelayContext) -> None:
        self._hub, self._cluster = hub, cluster
        self._loop = asyncio.get_running_loop()

    def rooms(self) -> list[tuple[Room, TableRelay]]:
        """Return all rooms that relay."""
        rooms = [*self._hub.rooms.values()]
        return [(room, room.role) for room in rooms if isinstance(room.role, TableRelay)]

    # From following to relaying and back

    def relay_if_unchanged(self, room: Room, follower: TableFollower) -> None:
        """Let the owner tell the clients of a room that follows, where that is possible."""
        is_reached = self._cluster.is_reached(follower.owner)
        if not (is_reached and follower.attaches_clients and follower.is_up_to_date):
            return
        if follower.unchanged_for(self._loop.time()) < UNCHANGED_SECONDS:
            return
        broadcaster = room.broadcaster
        if not room.clients or not room.is_small or broadcaster.is_waiting:
            return
        if any(client.closing is not None for client in room.clients):
            return
        follower.stop()
        room.role = TableRelay(room, self._cluster, follower)

    def follow(self, room: Room) -> TableFollower:
        """Follow a table again: what was not folded of it is read from the log."""
        relay = room.role
        if isinstance(relay, TableFollower):
            return relay
        if not isinstance(relay, TableRelay):
            raise TypeError(room.role)
        follower = room.role = TableFollower(room, self._hub, self._cluster)
        room.broadcaster.continue_from(relay.known_versions())
        follower.go_on_from(relay.owner, relay.epoch, relay.give_asked())
        return follower

    # What ends it

    def follow_unreached(self) -> None:
        """Follow tables whose owners cannot be reached."""
        for room, relay in self.rooms():
            if not self._cluster.is_reached(relay.owner):
                self.follow(room)

    def compare(self, room: Room, relay: TableRelay, ownership: Ownership) -> bool:
        """Compare a relayed table with the log; return whether it goes on being relayed."""
        if (ownership.owner, ownership.epoch) != (relay.owner, relay.epoch):
            self.follow(room)
            return False
        relay.attach_again(ownership.version)
        if ownership.version > relay.version:
            wait = self._cluster.answer_timeout
            self._loop.call_later(wait, self._follow_if_behind, room, relay, ownership.version)
        return True

    def _follow_if_behind(self, room: Room, relay: TableRelay, version: int) -> None:
        if room.role is relay and relay.version < version and not room.stopped:
            self._cluster.note_gap(room)
            self.follow(room)

    def receive(self, room: Room, relay: TableRelay, message: BusMessage) -> bool:
        """Receive a message for a room that relays.

        Returns whether the room follows now, and its new role is to receive the message, too.
        """
        match message:
            case AttachmentEnded() if message.attachment == relay.attachment:
                self.follow(room)
            case OwnerChanged() if message.epoch > relay.epoch or not message.node:
                self.follow(room)
                return True
            case RowsAppended() if message.epoch > relay.epoch or relay.is_confirmed:
                # The owner takes this process for one that follows.
                self.follow(room)
                return True
        return False

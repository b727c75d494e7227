"""Switches rooms between owning their table and following it.

A process begins to own a table that it follows when the owner is gone, or has named it as its
successor. It owns a table no more when another process has claimed it, or is to own it because most
of those who play at it are connected there.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from fifties.host.cluster_messages import OwnerChanged
from fifties.host.follower import TableFollower
from fifties.host.leases import Ownership
from fifties.host.log_reader import LogReader, Spawn
from fifties.host.owner import TableOwner
from fifties.host.remote_rooms import RemoteRooms
from fifties.host.room import ARRIVAL_REQUESTS, Room
from fifties.host.table_log import Unreadable
from fifties.table.runner import TableRunner
from fifties.table.table import RuntimeState

if TYPE_CHECKING:
    from fifties.host.cluster import Cluster, ClusterContext

log = logging.getLogger(__name__)


class OwnershipSwitch:
    """Lets rooms of this process own their table, and follow it again."""

    def __init__(
        self, hub: ClusterContext, cluster: Cluster, reader: LogReader, spawn: Spawn
    ) -> None:
        self._hub, self._cluster = hub, cluster
        self._reader, self._spawn = reader, spawn
        self._claiming: set[str] = set()
        """Tables that are being claimed."""

    # From owner to follower

    def follow_instead(self, room: Room) -> None:
        """Own a table no more: read it again from the log, and follow whoever owns it."""
        if isinstance(room.role, TableOwner):
            self._cluster.tables_lost += 1
            follower = TableFollower(room, self._hub, self._cluster)
            follower.mark_ahead_of_log()
            self._stop_owning(room, room.role, follower)
            self._spawn(self.read_anew(room, follower))

    @staticmethod
    def _stop_owning(room: Room, owner: TableOwner, follower: TableFollower) -> None:
        """Let a room follow whoever owns its table next; what was asked here is asked there."""
        unanswered = owner.unanswered()
        owner.stop()
        if owner.remote_rooms is not None:
            owner.remote_rooms.end_attachments()
        room.role = follower
        room.broadcaster.doubt_presence()
        for client, request in unanswered:
            if isinstance(request, ARRIVAL_REQUESTS):
                room.broadcaster.leave(client)
                client.member = None
            follower.post(client, request)
        for then in owner.held():
            follower.when_stored(then)

    async def read_anew(self, room: Room, follower: TableFollower) -> None:
        """Read a table again that holds more than the log; a failure is made up for later."""
        ownership = (await self._cluster.leases.owners([room.code])).get(room.code)
        try:
            stored = await self._hub.log.load(room.code)
        except Unreadable:
            self._hub.restart(room)
            return
        if room.role is not follower or follower.is_stored or room.stopped:
            return
        if stored is None or ownership is None:
            self._cluster.close_room(room)
            return
        runner = TableRunner(self._hub.rng)
        runner.restore(stored.rows)
        room.runner = runner
        room.shared = runner.table.shared
        follower.change_owner(ownership.owner, ownership.epoch)
        follower.mark_reread()

    def move_if_better(self, room: Room) -> bool:
        """Let the process own a table that should; return whether that is another one."""
        owner = room.role
        if not isinstance(owner, TableOwner) or owner.remote_rooms is None:
            return False
        node = owner.remote_rooms.better_owner()
        if node is None:
            return False
        owner.when_stored(partial(self._move_to, node, room, owner))
        return True

    def _move_to(self, node: str, room: Room, owner: TableOwner) -> None:
        """Let another process own a table, all of which is stored."""
        remote_rooms = owner.remote_rooms
        is_reached = self._cluster.is_reached(node)
        if remote_rooms is None or room.role is not owner or room.stopped or not is_reached:
            return
        room.runner.table.runtime = RuntimeState()
        follower = TableFollower(room, self._hub, self._cluster)
        self._stop_owning(room, owner, follower)
        # In this epoch the other process answers nothing; what it announces has a later one.
        follower.change_owner(node, remote_rooms.epoch)
        self._spawn(self._release_to(node, room, remote_rooms.epoch))

    async def _release_to(self, node: str, room: Room, epoch: int) -> None:
        """Let another process own a table, and tell it so.

        If either fails, the next comparison with the log tells this process or that one, or what
        the others report to it does.
        """
        await self._cluster.leases.release({room.code: epoch}, node)
        self._cluster.tables_moved += 1
        self._cluster.send(
            [node], OwnerChanged(room.code, node, epoch + 1, room.runner.table.version)
        )

    # From follower to owner

    async def take_over(self, room: Room) -> None:
        """Claim a followed table if its owner is gone or wants it; else ask the owner again."""
        follows = isinstance(room.role, TableFollower) and room.role.is_stored
        if room.code in self._claiming or not follows:
            return
        self._claiming.add(room.code)
        try:
            ownership = await self._cluster.claim(room.code)
            follower = room.role
            if not isinstance(follower, TableFollower) or room.stopped:
                return
            if ownership is None:
                self._cluster.close_room(room)
                return
            if room.runner.table.version != ownership.version or not follower.is_up_to_date:
                await self._reader.read_now(room)
            if ownership.owner == self._cluster.node:
                self._begin_to_own(room, follower, ownership)
            else:
                follower.change_owner(ownership.owner, ownership.epoch)
                follower.ask_again()
        finally:
            self._claiming.discard(room.code)

    def _begin_to_own(self, room: Room, follower: TableFollower, ownership: Ownership) -> None:
        is_current = room.role is follower and follower.epoch <= ownership.epoch
        if room.runner.table.version != ownership.version or not is_current:
            # Somebody else was quicker; the next comparison with the log tells who.
            return
        log.info("took a table over", extra={"epoch": ownership.epoch})
        unanswered = follower.unanswered()
        follower.stop()
        room.runner.table.runtime = RuntimeState()
        owner = room.role = TableOwner(
            room, self._hub, RemoteRooms(room, self._cluster, ownership.epoch)
        )
        for member in [*room.broadcaster.members]:
            owner.count_connections(member, len(room.broadcaster.clients_of(member)))
        for client, request in unanswered:
            owner.post(client, request)
        owner.wait_for_reports()
        self._cluster.announce(room.code, ownership.epoch, ownership.version)
        self._hub.heat_tables.owned(room)

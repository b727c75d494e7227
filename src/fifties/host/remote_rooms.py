"""What the owner of a table exchanges with the rooms of the same table in other processes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from fifties.host.client import Client
from fifties.host.cluster_messages import (
    BusMessage,
    ConnectionsChanged,
    OwnerChanged,
    PresenceChanged,
    RequestsSent,
    RowsAppended,
    SentAnswer,
    SignalSent,
    encode_json,
    sent_row,
    table_channel,
)
from fifties.host.refusals import NotJoined
from fifties.table.codec import decode_request
from fifties.table.entries import MemberId
from fifties.table.messages import Declined, Done, Presence, ServerMessage
from fifties.table.requests import Resume, Signal
from fifties.table.runner import LogRow

if TYPE_CHECKING:
    from fifties.host.owner import TableOwner
    from fifties.host.room import Room


FEW_FOLLOW: Final = 4
"""Up to so many processes are sent what they follow, each with what else there is for it; more
hear it on the channel of the table, for which it is sent once."""

FORGOTTEN: Final = 15.0
"""Seconds after which a process is forgotten that tells no more who is connected there."""


class RemoteRoomsContext(Protocol):
    """What is needed of the process."""

    node: str

    @property
    def has_lease(self) -> bool:
        """Whether no other process can have claimed tables that this one owns."""
        ...

    def send(self, nodes: Iterable[str], message: BusMessage) -> None:
        """Send a message to some processes, together with others."""
        ...

    def publish(self, channel: str, message: BusMessage) -> None:
        """Send a message to all who listen to *channel*."""
        ...

    def answer(self, node: str, code: str, epoch: int, answer: SentAnswer) -> None:
        """Send an answer of the owner in *epoch* to another process, together with others."""
        ...

    def follow_instead(self, room: Room) -> None:
        """Own a table no more, and follow whoever does."""
        ...


class RemoteClient(Client):
    """Whoever has sent one request through another process."""

    __slots__ = ("_rooms", "node", "ticket", "version")

    is_remote = True

    def __init__(self, remote_rooms: RemoteRooms, node: str, ticket: int, version: int) -> None:
        super().__init__()
        self._rooms = remote_rooms
        self.node = node
        self.ticket = ticket
        self.version = version
        """Of the table in the other process, when it sent the request."""

    def send(self, message: ServerMessage) -> None:
        """Answer the request; everything else is told by the other process."""
        if isinstance(message, Done | Declined):
            declined = encode_json(message) if isinstance(message, Declined) else None
            self._rooms.answer(self, declined)

    def close(self) -> None:
        """Do nothing: the connection is not here."""


class RemoteRooms:
    """The rooms of one table in other processes, as its owner knows them."""

    def __init__(self, room: Room, context: RemoteRoomsContext, epoch: int) -> None:
        self.epoch = epoch
        """The epoch in which this process owns the table."""
        self._room = room
        self._context = context
        self._connections: dict[str, dict[MemberId, int]] = {}
        """By process, how many connections each member has there."""
        self._heard_at: dict[str, float] = {}
        """When each of these processes has last told of all its connections."""

    @property
    def connected(self) -> bool:
        """Whether anybody is connected through another process."""
        return any(self._connections.values())

    @property
    def has_lease(self) -> bool:
        """Whether no other process can have claimed the table."""
        return self._context.has_lease

    def publish(self, rows: Sequence[LogRow]) -> None:
        """Let all who follow the table know what was kept.

        Whoever is not known to follow it finds out by comparing the table with the log.
        """
        if self._connections:
            sent = [sent_row(row) for row in rows]
            self._send(RowsAppended(self._room.code, self._context.node, self.epoch, sent))

    def publish_signal(self, member: MemberId, signal: Signal) -> None:
        """Let all who follow the table pass a signal on to their clients."""
        self._send(SignalSent(self._room.code, member, signal))

    def publish_presence(self, presence: Presence) -> None:
        """Let all who follow the table tell their clients who is connected."""
        self._send(self._presence_changed(presence))

    def _presence_changed(self, presence: Presence) -> PresenceChanged:
        return PresenceChanged(self._room.code, presence.count, presence.members)

    def _send(self, message: BusMessage) -> None:
        if len(self._connections) > FEW_FOLLOW:
            self._context.publish(table_channel(self._room.code), message)
        elif self._connections:
            self._context.send(self._connections, message)

    def give_up(self) -> None:
        """Follow the table from now on: another process owns it."""
        self._context.follow_instead(self._room)

    def take_requests(self, message: RequestsSent) -> None:
        """Take requests of clients of another process."""
        for sent in message.requests:
            client = RemoteClient(self, message.node, sent.ticket, sent.version)
            client.room = self._room
            client.member, client.lang, client.device = sent.member, sent.lang, sent.device
            try:
                request = decode_request(sent.request)
            except msgspec.DecodeError:
                # A newer program in the other process: it gets no answer, and asks somebody else.
                continue
            if not self._is_here(sent.member):
                client.refuse(NotJoined(), request.id)
            elif not isinstance(request, Resume):
                self._room.post(client, request)  # type: ignore[arg-type]  # Mute stays at its edge

    def _is_here(self, member: MemberId | None) -> bool:
        """Return whether *member* has not left; who is about to join has not."""
        members = self._room.runner.table.members
        return member is None or (member in members and not members[member].gone)

    def answer(self, client: RemoteClient, declined: bytes | None) -> None:
        """Answer a request that has led to no log entry."""
        answer = SentAnswer(client.ticket, self._room.runner.table.version, declined)
        self._context.answer(client.node, self._room.code, self.epoch, answer)

    def take_connections(self, owner: TableOwner, message: ConnectionsChanged, now: float) -> None:
        """Note who is connected through another process."""
        node = message.node
        if node == self._context.node:
            # From before this process owned the table: its own connections are counted here.
            return
        is_new = node not in self._connections
        if is_new:
            # What was kept before has not been sent there.
            self._connections[node] = {}
            version = self._room.runner.table.version
            greeting = OwnerChanged(self._room.code, self._context.node, self.epoch, version)
            self._context.send([node], greeting)
        if message.whole or is_new:
            # What the other process knows of all connections may have been lost on the way.
            self._context.send([node], self._presence_changed(owner.presence()))
            self._heard_at[node] = now
        self._move(owner, message)

    def _move(self, owner: TableOwner, message: ConnectionsChanged) -> None:
        before = self._connections.get(message.node, {})
        now = {} if message.whole else dict(before)
        now.update(message.members)
        self._connections[message.node] = {member: count for member, count in now.items() if count}
        members = self._room.runner.table.members
        for member in before.keys() | now.keys():
            if member in members:
                owner.move(member, now.get(member, 0) - before.get(member, 0))

    def keep_nodes(self, owner: TableOwner, alive: Collection[str], now: float) -> None:
        """Forget who was connected through processes that are not alive, or have left the table."""
        for node in [*self._connections]:
            if node not in alive or now - self._heard_at[node] > FORGOTTEN:
                gone = ConnectionsChanged(self._room.code, node, [], whole=True)
                self._move(owner, gone)
                del self._connections[node], self._heard_at[node]

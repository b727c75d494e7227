"""What the owner of a table exchanges with the rooms of the same table in other processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from fifties.host.attachments import AttachedClient, Attachment, AttachmentSender
from fifties.host.client import Client
from fifties.host.cluster_messages import (
    AttachmentEnded,
    BusMessage,
    ClientsAttached,
    ConnectionsChanged,
    OwnerChanged,
    PresenceChanged,
    RequestsSent,
    RowsAppended,
    SentAnswer,
    SentRequest,
    SignalSent,
    encode_json,
    sent_row,
    table_channel,
)
from fifties.host.refusals import NotJoined
from fifties.table.codec import decode_request
from fifties.table.entries import MemberId
from fifties.table.messages import Declined, Done, Presence, ServerMessage
from fifties.table.requests import ClientMessage, Resume, Signal
from fifties.table.runner import LogRow

if TYPE_CHECKING:
    from fifties.host.owner import TableOwner
    from fifties.host.room import Room


FEW_FOLLOW: Final = 4
"""Up to so many processes that follow a table are each sent its rows, together with other messages
for them. Where more follow it, rows are sent once, on the channel of the table."""

ASKED_EACH: Final = 4
"""How often everybody at a table must have asked for something, on average, before it is worked out
which process should own it."""

FORGOTTEN: Final = 15.0
"""A process that has not told for so many seconds who is connected there is forgotten."""


class RemoteRoomsContext(AttachmentSender, Protocol):
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
    """The sender of one request that came through another process."""

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
        self._attachments: dict[str, Attachment] = {}
        """By process, the clients there that are told from here."""
        self._last_numbers: dict[str, int] = {}
        """By process, the number of its latest attachment, which may have ended."""

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

    def receive_requests(self, owner: TableOwner, message: RequestsSent) -> None:
        """Decode requests of clients of another process, and hand them on."""
        attachment = self._attachments.get(message.node)
        for sent in message.requests:
            try:
                request = decode_request(sent.request)
            except msgspec.DecodeError:
                # A newer program in the other process: it gets no answer, and asks somebody else.
                continue
            if sent.client:
                self._post_attached(owner, attachment, sent, request)
            elif not isinstance(request, Resume):
                self._post(self._client_of(message.node, sent), request)

    def _post_attached(
        self,
        owner: TableOwner,
        attachment: Attachment | None,
        sent: SentRequest,
        request: ClientMessage,
    ) -> None:
        """Hand a request of an attached client, whose process has let it through, to the owner.

        One of an earlier attachment gets no answer: its process asks again once it follows.
        """
        client = None if attachment is None else attachment.clients.get(sent.client)
        if client is None or client.member is None or sent.ticket <= client.last_ticket:
            return
        client.last_ticket = sent.ticket
        runner = self._room.runner
        if client.closing is None and not runner.may_have_forgotten(client.member, sent.version):
            client.waiting += 1
            owner.post(client, request)  # type: ignore[arg-type]  # as in `_post`

    def _client_of(self, node: str, sent: SentRequest) -> RemoteClient:
        client = RemoteClient(self, node, sent.ticket, sent.version)
        client.room = self._room
        client.member, client.lang, client.device = sent.member, sent.lang, sent.device
        return client

    def _post(self, client: RemoteClient, request: ClientMessage) -> None:
        if self._is_here(client.member):
            self._room.post(client, request)  # type: ignore[arg-type]  # Mute stays at its edge
        else:
            client.refuse(NotJoined(), request.id)

    def _is_here(self, member: MemberId | None) -> bool:
        """Return whether *member* has not left; who is about to join has not."""
        members = self._room.runner.table.members
        return member is None or (member in members and not members[member].gone)

    def answer(self, client: RemoteClient, declined: bytes | None) -> None:
        """Answer a request that has led to no log entry."""
        answer = SentAnswer(client.ticket, self._room.runner.table.version, declined)
        self._context.answer(client.node, self._room.code, self.epoch, answer)

    def receive_connections(
        self, owner: TableOwner, message: ConnectionsChanged, now: float
    ) -> None:
        """Note who is connected through another process."""
        node = message.node
        if node == self._context.node:
            # From before this process owned the table: its own connections are counted here.
            return
        is_new = node not in self._connections
        if is_new:
            # What was kept before has not been sent there.
            self._connections[node] = {}
        if message.whole or is_new:
            # What the other process knows of the owner and all connections may have been lost.
            self._context.send([node], self._owner_changed())
            presence = owner.presence()
            if presence is not None:
                self._context.send([node], self._presence_changed(presence))
            self._heard_at[node] = now
        self._count_connections(owner, message)
        self._end_attachment(owner, node)  # after all were counted, as in `_attach`

    def _owner_changed(self) -> OwnerChanged:
        version = self._room.runner.table.version
        node, epoch = self._context.node, self.epoch
        return OwnerChanged(self._room.code, node, epoch, version, attaches_clients=True)

    def _count_connections(self, owner: TableOwner, message: ConnectionsChanged) -> None:
        before = self._connections.get(message.node, {})
        now = {} if message.whole else dict(before)
        now.update(message.members)
        self._connections[message.node] = {member: count for member, count in now.items() if count}
        members = self._room.runner.table.members
        for member in before.keys() | now.keys():
            if member in members:
                owner.count_connections(member, now.get(member, 0) - before.get(member, 0))

    def keep_nodes(self, owner: TableOwner, alive: Collection[str], now: float) -> None:
        """Forget who was connected through processes that are not alive, or have left the table."""
        for node in [*self._heard_at]:
            if node not in alive or now - self._heard_at[node] > FORGOTTEN:
                self._forget(owner, node)
                self._end_attachment(owner, node)
                del self._heard_at[node]

    def _forget(self, owner: TableOwner, node: str) -> None:
        """Send nothing to a process that follows, and count nobody there."""
        if node in self._connections:
            self._count_connections(
                owner, ConnectionsChanged(self._room.code, node, [], whole=True)
            )
            del self._connections[node]

    # Clients of other processes that are told from here

    def receive_attached(self, owner: TableOwner, message: ClientsAttached, now: float) -> None:
        """Tell the clients of another process from now on, or let it know that it has to."""
        node, number = message.node, message.attachment
        attachment = self._attachments.get(node)
        if attachment is not None and attachment.number == number:
            self._heard_at[node] = now
            attachment.send_soon()  # so that its process notices what it has missed
            if not self._room.is_small:
                # It is told until its process follows the table again.
                self._refuse(node, number)
        elif number > self._last_numbers.get(node, 0) and self._may_attach(message):
            self._heard_at[node] = now
            self._attach(owner, message)
        else:
            self._refuse(node, number)

    def _may_attach(self, message: ClientsAttached) -> bool:
        here = all(self._is_here(client.member) for client in message.clients)
        return here and bool(message.clients) and self._room.is_small

    def _refuse(self, node: str, number: int) -> None:
        self._context.send([node], AttachmentEnded(self._room.code, self.epoch, number))

    def _attach(self, owner: TableOwner, message: ClientsAttached) -> None:
        node = message.node
        before = self._attachments.get(node)
        attachment = Attachment(self._room, self._context, message)
        self._attachments[node] = attachment
        for client in self._room.clients:
            client.decided = 0  # those who are attached begin to count with all others
        self._last_numbers[node] = message.attachment
        for sent in message.clients:
            owner.count_connections(sent.member, 1)
        # After those who are connected were counted, so that nobody seems to have gone.
        self._forget(owner, node)
        if before is not None:
            self._leave(owner, before)
        owner.when_stored(lambda: self._begin_to_tell(owner, attachment, message))

    def _begin_to_tell(
        self, owner: TableOwner, attachment: Attachment, message: ClientsAttached
    ) -> None:
        """Tell attached clients what they have missed, and then all that is new."""
        if self._attachments.get(attachment.node) is not attachment or self._room.role is not owner:
            return
        broadcaster, presence = self._room.broadcaster, owner.presence()
        for client, sent in zip(attachment.clients.values(), message.clients, strict=True):
            broadcaster.enter(client, sent.member)
            broadcaster.catch_up_behind(client, sent.seen)
            if presence is not None:
                client.send(presence)
        attachment.begin()

    def _end_attachment(self, owner: TableOwner, node: str) -> None:
        attachment = self._attachments.pop(node, None)
        if attachment is not None:
            self._leave(owner, attachment)

    @staticmethod
    def _leave(owner: TableOwner, attachment: Attachment) -> None:
        attachment.end()
        for client in attachment.clients.values():
            owner.drop(client)

    def better_owner(self) -> str | None:
        """Return the process that should own the table; ``None`` if this one should.

        The people of a table may all have been sent to processes that do not own it. It should be
        owned where most are who act. Whoever only watches does not count: telling them is cheap.
        Once enough is known, requests are counted anew.
        """
        if not self._attachments or not self._room.is_small:
            return None
        clients = self._room.clients
        if sum(client.decided for client in clients) < ASKED_EACH * len(clients):
            return None
        here, elsewhere = 0, Counter[str]()
        for client in clients:
            if client.decided and isinstance(client, AttachedClient):
                elsewhere[client.node] += 1
            elif client.decided:
                here += 1
            client.decided = 0
        node = max(sorted(elsewhere), key=elsewhere.__getitem__, default="")
        return node if elsewhere[node] > here else None

    def end_attachments(self) -> None:
        """Tell no clients of other processes any more: the table has another owner."""
        for node, attachment in self._attachments.items():
            attachment.end()
            self._refuse(node, attachment.number)
        self._attachments.clear()

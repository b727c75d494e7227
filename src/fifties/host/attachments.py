"""Clients of other processes that the owner of a small table tells itself.

What they are sent gathers for a turn and goes to their process encoded, as they get it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Protocol, Self

from msgspec import UNSET

from fifties.host.client import Client
from fifties.host.cluster_messages import (
    ClientsAttached,
    MessagesRelayed,
    SentClient,
    SentMessage,
    encode_json,
)
from fifties.table.messages import (
    CloseReason,
    Declined,
    Done,
    Reacted,
    ServerMessage,
    Snapshot,
    Update,
)

if TYPE_CHECKING:
    from fifties.host.room import Room

NOTHING: Final = b""
ANSWERS: Final = (Done, Declined)


class AttachmentSender(Protocol):
    """What is needed of the process."""

    def send_gathered(self, source: Attachment, /) -> None:
        """Send what gathers in *source* to its process at the end of the turn."""
        ...


class Attachment:
    """The clients of one table in another process, and what is to be sent to them."""

    def __init__(self, room: Room, context: AttachmentSender, attached: ClientsAttached) -> None:
        self.node = attached.node
        self.number = attached.attachment
        self.destination = self.node, self.number
        """The other process, and a number that no other attachment of it has."""
        self._room, self._epoch = room, attached.epoch
        self._send_soon: Callable[[Attachment], None] = context.send_gathered
        self._items: list[SentMessage] = []
        self._seq = 0
        self._is_open = False
        """Whether all clients know what they had missed, and nothing has ended it."""
        self.clients = {one.number: AttachedClient(self, room, one) for one in attached.clients}
        """By number."""

    def begin(self) -> None:
        """Send what has gathered: all clients know now what they had missed."""
        self._is_open = True
        self._send_soon(self)

    def send_soon(self) -> None:
        """Send what gathers until the end of the turn, or how far all are, if nothing does."""
        if self._is_open:
            self._send_soon(self)

    def add(self, clients: tuple[int, ...], message: ServerMessage) -> None:
        """Send a message to some clients."""
        done: tuple[str, ...] = ()
        version, is_reaction = 0, False
        if isinstance(message, Update):
            done, version = message.done, message.v
        elif isinstance(message, Snapshot):
            version = message.v
        elif isinstance(message, ANSWERS) and message.id is not UNSET:
            done = (message.id,)
        else:
            is_reaction = isinstance(message, Reacted)
        self._add(SentMessage(clients, encode_json(message), version, done, is_reaction))

    def close(self, client: int, code: int) -> None:
        """Close the connection of a client."""
        self._add(SentMessage((client,), NOTHING, 0, (), is_reaction=False, close=code))

    def _add(self, item: SentMessage) -> None:
        self._items.append(item)
        self.send_soon()

    def drain(self) -> MessagesRelayed:
        """Take out all that has gathered, and return it as the next message in order."""
        items, self._items = self._items, []
        seq, self._seq = self._seq, self._seq + 1
        clients = self.clients.values()
        # Once it has ended, the broadcaster goes on without these clients.
        version = self._room.broadcaster.version_known_to(clients) if self._is_open else 0
        return MessagesRelayed(self._room.code, self._epoch, self.number, seq, version, items)

    def end(self) -> None:
        """Send nothing any more."""
        self._is_open = False
        for client in self.clients.values():
            client.lost = True
            self._room.broadcaster.leave(client)


class AttachedClient(Client):
    """A client of another process that this one tells everything."""

    __slots__ = ("_attachment", "last_ticket", "number")

    def __init__(self, attachment: Attachment, room: Room, sent: SentClient) -> None:
        super().__init__(lang=sent.lang)
        self._attachment = attachment
        self.number = sent.number
        self.room, self.member = room, sent.member
        self.last_ticket = 0
        """Of its requests. What comes later with an earlier one was doubled or overtaken."""

    @property
    def node(self) -> str:
        """The process that it is connected to."""
        return self._attachment.node

    def send(self, message: ServerMessage) -> None:
        """Send one message."""
        self._attachment.add((self.number,), message)

    @classmethod
    def send_to_all(cls, clients: Iterable[Self], message: ServerMessage) -> None:
        """Send the same message to several, once to each of their processes."""
        numbers: dict[Attachment, list[int]] = {}
        for client in clients:
            numbers.setdefault(client._attachment, []).append(client.number)  # noqa: SLF001 - its own
        for attachment, theirs in numbers.items():
            attachment.add((*theirs,), message)

    def say_goodbye(self, why: CloseReason, code: int, again: float | None = None) -> None:
        """Tell somebody who was removed. All else is the matter of the process they are in."""
        if why is CloseReason.REMOVED:
            super().say_goodbye(why, code, again)

    def close(self) -> None:
        """Let its process close the connection."""
        if self.closing is not None:
            self._attachment.close(self.number, self.closing)

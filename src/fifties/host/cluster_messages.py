"""Messages between the processes that serve the same tables."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from fifties.table.codec import decode_entry
from fifties.table.entries import MemberId
from fifties.table.heats import HeatNumber, HeatResult
from fifties.table.requests import Signal
from fifties.table.runner import LogRow

log = logging.getLogger(__name__)

EVERYBODY: Final = "fifties:all"
"""The channel to which all processes listen."""


def node_channel(node: str) -> str:
    """Return the channel to which one process listens."""
    return f"fifties:node:{node}"


def table_channel(code: str) -> str:
    """Return the channel to which all processes listen that have this table in memory."""
    return f"fifties:table:{code}"


class _Message(Struct, frozen=True, array_like=True, gc=False):
    pass


class SentRow(Struct, frozen=True, array_like=True, gc=False):
    """A row of the log; its entry is JSON, as in the log."""

    seq: int
    at: float
    entry: bytes
    member: MemberId | None
    request: str | None

    def row(self) -> LogRow:
        """Return the row."""
        return LogRow(self.seq, self.at, decode_entry(self.entry), self.member, self.request)


class RowsAppended(_Message, frozen=True, tag="rows", gc=False):
    """The owner has kept these rows."""

    code: str
    node: str
    epoch: int
    rows: list[SentRow]


class OwnerChanged(_Message, frozen=True, tag="owner", gc=False):
    """A table has another owner, or none.

    Its owner sends it to a process that it has named as its successor, too, and to one of which it
    hears that it follows.
    """

    code: str
    node: str
    epoch: int
    version: int
    """Of the owner's table: what a follower does not have of it is in the log."""
    attaches_clients: bool = False
    """Whether the owner tells clients of other processes itself; earlier programs do not."""


class PresenceChanged(_Message, frozen=True, tag="presence", gc=False):
    """The owner tells who is connected, over all processes."""

    code: str
    count: int
    members: tuple[MemberId, ...] | None


class SignalSent(_Message, frozen=True, tag="signal", gc=False):
    """Somebody has reacted, or leads through a finished game."""

    code: str
    member: MemberId
    signal: Signal


class HeatTold(_Message, frozen=True, tag="heat", gc=False):
    """A heat of an event has come further."""

    code: str
    """The event's."""
    stage: int
    number: HeatNumber
    rounds: int
    """How many were told."""
    result: HeatResult | None
    """How it has ended, if it is over."""


class TableClosed(_Message, frozen=True, tag="closed", gc=False):
    """A table is deleted."""

    code: str


class SentRequest(Struct, frozen=True, array_like=True, gc=False):
    """A request of a client of another process."""

    ticket: int
    """The number under which the other process waits for the answer."""
    member: MemberId | None
    lang: str
    device: str
    request: bytes
    """JSON, as the client has sent it."""
    version: int
    """Of the table in the other process, when it sent this."""
    client: int = 0
    """The number of a client that the owner tells itself; 0 if the other process follows."""


class RequestsSent(_Message, frozen=True, tag="requests", gc=False):
    """Requests for the owner of a table."""

    code: str
    node: str
    epoch: int
    """The owner's epoch as far as the sender knows. An owner of another epoch drops these requests:
    an earlier owner may have refused them already."""
    requests: list[SentRequest]


class SentAnswer(Struct, frozen=True, array_like=True, gc=False):
    """The answer to a request that has led to no log entry."""

    ticket: int
    version: int
    """The version that the table has to reach before the answer counts."""
    declined: bytes | None
    """A `Declined` message as JSON, if the request was refused."""


class AnswersSent(_Message, frozen=True, tag="answers", gc=False):
    """Answers of the owner of a table."""

    code: str
    epoch: int
    """Of the owner: what an earlier one has refused may be carried out by the next."""
    answers: list[SentAnswer]


class ConnectionsChanged(_Message, frozen=True, tag="connections", gc=False):
    """How many connections members have in a process, for the owner of the table."""

    code: str
    node: str
    members: list[tuple[MemberId, int]]
    whole: bool
    """Whether all others have none."""


class SentClient(Struct, frozen=True, array_like=True, gc=False):
    """A client of another process that the owner of a table is to tell itself."""

    number: int
    """Which no other client of that process has, or will have."""
    member: MemberId
    lang: str
    seen: int
    """The version that it knows."""


class ClientsAttached(_Message, frozen=True, tag="attached", gc=False):
    """A process follows a table no more: the owner is to tell all its clients, which are these."""

    code: str
    node: str
    epoch: int
    attachment: int
    """A number that is higher with each attachment of this process."""
    clients: list[SentClient]
    """Nobody, to say that those who are attached still are."""


class SentMessage(Struct, frozen=True, array_like=True, gc=False):
    """A message of the owner for some clients of another process, or the end of connections."""

    clients: tuple[int, ...]
    data: bytes
    """JSON, as the clients get it; nothing if there is none."""
    version: int
    """The version that they know with it; 0 if it tells nothing of the table."""
    done: tuple[str, ...]
    """Which of the client's requests it answers."""
    is_reaction: bool
    """Whether those who have muted reactions are not sent it."""
    close: int = 0
    """The code with which their connections are to be closed, if they are."""


class MessagesRelayed(_Message, frozen=True, tag="relayed", gc=False):
    """What the owner tells clients of another process, whose number in order is *seq*."""

    code: str
    epoch: int
    attachment: int
    seq: int
    version: int
    """The version that all attached clients know with this."""
    items: list[SentMessage]


class AttachmentEnded(_Message, frozen=True, tag="relay-ended", gc=False):
    """The owner does not tell the clients of an attachment, or does so no more."""

    code: str
    epoch: int
    attachment: int


class AddressCounted(_Message, frozen=True, tag="address", gc=False):
    """Something that is limited has come from an address: a wrong code, or a table opened."""

    node: str
    address: str
    opened: bool


TableMessage: TypeAlias = (
    RowsAppended
    | RequestsSent
    | AnswersSent
    | ConnectionsChanged
    | ClientsAttached
    | MessagesRelayed
    | AttachmentEnded
    | OwnerChanged
    | PresenceChanged
    | SignalSent
    | HeatTold
    | TableClosed
)
BusMessage: TypeAlias = TableMessage | AddressCounted

encode: Final = msgspec.msgpack.Encoder().encode
decode: Final = msgspec.msgpack.Decoder(BusMessage).decode
_decode_all: Final = msgspec.msgpack.Decoder(list[BusMessage]).decode
_decode_each: Final = msgspec.msgpack.Decoder(list[msgspec.Raw]).decode
encode_json: Final = msgspec.json.Encoder().encode


def bundle(messages: Sequence[bytes]) -> bytes:
    """Return encoded messages as one: an array of them."""
    count = len(messages)
    head = bytes([0x90 | count]) if count < 1 << 4 else b"\xdd" + count.to_bytes(4, "big")
    return b"".join([head, *messages])


def open_bundle(data: bytes) -> Iterable[BusMessage]:
    """Return the messages of a bundle; those that cannot be read are left out, with a warning."""
    try:
        return _decode_all(data)
    except msgspec.DecodeError:
        return _open_message_by_message(data)


def _open_message_by_message(data: bytes) -> Iterator[BusMessage]:
    try:
        messages = _decode_each(data)
    except msgspec.DecodeError:
        messages = [msgspec.Raw(data)]
    for message in messages:
        try:
            yield decode(message)
        except msgspec.DecodeError:
            log.warning("another process has sent something that cannot be read")


def sent_row(row: LogRow) -> SentRow:
    """Return a row as it is sent."""
    return SentRow(row.seq, row.at, encode_json(row.entry), row.member, row.request)

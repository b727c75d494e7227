"""The connection of one scripted phone: it joins, waits, and comes back as the browser does."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable, Sequence
from enum import Enum, auto
from random import Random
from time import monotonic
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct

from fifties.host.codes import new_token
from fifties.table.codec import decode_message
from fifties.table.messages import Declined, Goodbye, ServerMessage, Waiting, Welcome
from fifties.table.requests import ClientMessage, Join, Mute, React, Resume, TableRequest
from fifties.terminal.rehearsal.event_address import EventAddress
from fifties.terminal.rehearsal.figures import Figures
from fifties.terminal.rehearsal.phone_socket import PhoneSocket

FIRST_WAIT: Final = 0.3
LONGEST_WAIT: Final = 8.0
"""Seconds until the next try to connect: twice as long each time, as in the browser."""
SPREAD: Final = (0.7, 1.3)
"""A hall full of phones does not come back in the same instant."""
PATIENCE: Final = 6.0
LONGEST_PATIENCE: Final = 24.0
"""Seconds without an answer after which a connection is given up: twice as long for whoever comes,
and twice as long again each time, as in the browser."""
QUIET: Final = 25.0
"""Seconds without a word after which a phone asks whether the connection is still there."""
HELD: Final = 40.0
"""Seconds without a word in a waiting room after which a connection is given up."""

_TEMPORARY: Final = frozenset({"wire-server-full", "wire-too-fast", "wire-broken"})
"""Refusals of a join or resume that mean: later."""

_UNKNOWN: Final = frozenset({"wire-no-such-table", "wire-too-many-wrong-codes"})
"""Refusals of a join or resume by a server that does not know the table: another server may have
the port of one that is gone."""

_encode: Final = msgspec.json.Encoder().encode


class ConnectionState(Enum):
    """How the connection of a phone is."""

    CLOSED = auto()
    """Not tried yet, or for good."""
    LOST = auto()
    """The next try comes by itself."""
    CONNECTING = auto()
    """Waiting for the answer to join or resume."""
    HELD = auto()
    """The server lets it wait: what comes next comes by itself."""
    OPEN = auto()


class PendingRequest(Struct):
    """Something that was asked for and is not answered yet."""

    message: ClientMessage
    asked: float
    answered: Callable[[], None] | None
    """Called when it is done."""


class Destination(Struct, frozen=True):
    """Where phones go."""

    addresses: Sequence[EventAddress]
    """Of the same event; a phone whose connection breaks goes to the next one."""
    tls: Sequence[ssl.SSLContext | None]
    """What each of them needs."""
    code: str
    """Of the event's table."""


class PhoneConnection:
    """A member of a table, with one connection at a time. What is told is up to a subclass."""

    def __init__(
        self, destination: Destination, number: int, name: str, figures: Figures, rng: Random
    ) -> None:
        self.name = name
        self.code = destination.code
        """The table at which it is: that of the event, or of a heat."""
        self.token = new_token(rng)
        self.state = ConnectionState.CLOSED
        self.was_in = False
        self.failed: str | None = None
        """Why it will not come back."""
        self.pending: dict[str, PendingRequest] = {}
        """What was asked for and is not answered yet, by id."""
        self.version: int | None = None
        """The last version of the table of which it was told."""
        self.first_request = ""
        """The id of the last `join` or `resume`."""
        self.loop = asyncio.get_running_loop()
        self._destination, self._figures, self._rng = destination, figures, rng
        self._address = number % len(destination.addresses)
        self._cookie = f"fifties_device={new_token(rng)}"
        self._socket: PhoneSocket | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._joined = False
        self._id_prefix, self._ids = new_token(rng)[:6], 0
        self._began = self._heard_at = 0.0
        self._lost_at: float | None = None
        self._wait, self._patience = FIRST_WAIT, PATIENCE
        self._retry: asyncio.TimerHandle | None = None
        self._refused = 0
        """How many servers were not there in a row."""
        self._unknown = 0
        """How many of those that were there did not know the table, in a row."""
        self._received = 0
        """What came over earlier connections."""

    # Coming and going

    @property
    def is_unanswered(self) -> bool:
        """Whether it has come, and the server has not answered it yet."""
        is_known = self.was_in or self.state in {ConnectionState.HELD, ConnectionState.CLOSED}
        return not is_known

    @property
    def received(self) -> int:
        """How many bytes have come by now."""
        return self._received + (0 if self._socket is None else self._socket.received)

    def come(self, token: str | None = None) -> None:
        """Connect for the first time; with a *token*, to come back as somebody who is a member."""
        if token is not None:
            self.token, self._joined = token, True
        self._began = monotonic()
        self.connect()

    def connect(self) -> None:
        """Connect, or connect again at once."""
        self._drop()
        self.state, self._heard_at = ConnectionState.CONNECTING, monotonic()
        self._connecting = asyncio.create_task(self._connect())

    async def _connect(self) -> None:
        uri = self._destination.addresses[self._address].uri
        tls = self._destination.tls[self._address]
        socket = PhoneSocket(uri, self, self._cookie)
        self._socket = socket
        try:
            await self.loop.create_connection(lambda: socket, uri.host, uri.port, ssl=tls)
        except OSError:
            if socket is self._socket:
                self._go_on()

    def _go_on(self) -> None:
        """Try the next server, as nobody is there; wait longer once all were tried in vain."""
        self._refused += 1
        if self._refused % len(self._destination.addresses):
            self._come_later(FIRST_WAIT)
        else:
            self._lose()

    def socket_opened(self, socket: PhoneSocket) -> None:
        """Say who comes."""
        if socket is not self._socket:
            return
        self._refused = 0
        self.first_request = self.new_id()
        if self._joined:
            first: ClientMessage = Resume(
                id=self.first_request, code=self.code, token=self.token, seen=self.version
            )
        else:
            first = Join(id=self.first_request, code=self.code, name=self.name, token=self.token)
        self.send(first)

    def socket_lost(self, socket: PhoneSocket) -> None:
        """Come back after a moment."""
        if socket is self._socket and self.state is not ConnectionState.CLOSED:
            self._lose()

    def _lose(self) -> None:
        self._come_later(self._wait)
        self._wait = min(LONGEST_WAIT, 2 * self._wait)

    def _come_later(self, seconds: float) -> None:
        if self.was_in and self._lost_at is None:
            self._lost_at = monotonic()
        self._drop()
        self.state = ConnectionState.LOST
        self._address = (self._address + 1) % len(self._destination.addresses)
        spread = self._rng.uniform(*SPREAD)
        self._retry = self.loop.call_later(seconds * spread, self.connect)

    def _drop(self) -> None:
        if self._retry is not None:
            self._retry.cancel()
            self._retry = None
        if self._connecting is not None:
            self._connecting.cancel()
            self._connecting = None
        if self._socket is not None:
            self._received += self._socket.received
            self._socket.let_go()
            self._socket = None

    def close(self) -> None:
        """Disconnect for good; the seat stays."""
        self.state = ConnectionState.CLOSED
        self._drop()

    def give_up(self, why: str) -> None:
        """Note that the server does not want us any more."""
        self.failed = why
        self.close()

    def look(self, now: float) -> None:
        """Notice a connection over which nothing comes."""
        silent = now - self._heard_at
        if self.state is ConnectionState.CONNECTING or (
            self.state is ConnectionState.OPEN and self.pending
        ):
            longer = min(LONGEST_PATIENCE, 2 * self._patience)
            if silent > (longer if self.state is ConnectionState.CONNECTING else self._patience):
                # A busy server may need longer, and beginning again costs it what it had done.
                self._patience = longer
                self._lose()
        elif self.state is ConnectionState.HELD and silent > HELD:
            self._lose()
        elif self.state is ConnectionState.OPEN and silent > QUIET:
            self.ask(Mute, muted=False)

    # Requests

    def new_id(self) -> str:
        """Return the id of another request."""
        self._ids += 1
        return f"{self._id_prefix}-{self._ids}"

    def ask(
        self,
        kind: type[TableRequest | React | Mute],
        answered: Callable[[], None] | None = None,
        **details: Any,
    ) -> None:
        """Ask for something; after a break it is asked again under the same id."""
        request: ClientMessage = kind(id=self.new_id(), **details)
        self.pending[request.id] = PendingRequest(request, monotonic(), answered)
        if self.state is ConnectionState.OPEN:
            self.send(request)

    def take_pending(self, request: str) -> PendingRequest | None:
        """Return a request that is answered by now, if we wait for that, and wait no longer."""
        asked = self.pending.pop(request, None)
        if asked is not None:
            self._patience = PATIENCE
        return asked

    def send(self, message: ClientMessage) -> None:
        """Send something now, if there is a connection."""
        if self._socket is not None:
            self._heard_at = monotonic()
            self._socket.send(_encode(message))

    # What comes

    def socket_heard(self, socket: PhoneSocket, data: bytes) -> None:
        """Take a message in."""
        if socket is not self._socket:
            return
        self._heard_at = monotonic()
        try:
            self._take(decode_message(data))
        except msgspec.MsgspecError as error:
            self.give_up(str(error))

    def _take(self, message: ServerMessage) -> None:
        match message:
            case Welcome():
                self._joined = True
            case Waiting():
                self.state, self._wait, self._unknown = ConnectionState.HELD, FIRST_WAIT, 0
                self._figures.note_estimate(message.seconds)
            case Declined():
                self._take_refusal(message)
            case Goodbye() if message.again is None:
                self.give_up(message.why)
            case Goodbye():
                self._come_later(message.again or 0.0)
            case _:
                self.receive(message, self._heard_at)

    def receive(self, message: ServerMessage, now: float) -> None:
        """Take in what is told about the table."""
        raise NotImplementedError

    def be_open(self) -> None:
        """Note that we are at the table, and ask again what was not answered."""
        now = self._heard_at
        self.state, self._wait, self._unknown = ConnectionState.OPEN, FIRST_WAIT, 0
        if not self.was_in:
            self.was_in = self._joined = True
            self._figures.note_arrival(now, now - self._began)
        if self._lost_at is not None:
            self._figures.returns.note(now - self._lost_at)
            self._lost_at = None
        if not self.pending:
            self._patience = PATIENCE
        for request in self.pending.values():
            self.send(request.message)

    def _take_refusal(self, refused: Declined) -> None:
        if refused.id == self.first_request or refused.id is UNSET:
            self._unknown += refused.refusal in _UNKNOWN
            if refused.refusal in _TEMPORARY:
                self._lose()
            elif refused.refusal in _UNKNOWN and self._unknown < len(self._destination.addresses):
                self._go_on()
            else:
                self.give_up(refused.text)
        elif self.take_pending(refused.id) is not None:
            self._figures.refusals[refused.text] += 1

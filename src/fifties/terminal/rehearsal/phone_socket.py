"""The WebSocket of one scripted phone, as cheap as thousands in one process need it.

The protocol is that of `websockets`; what is left out are its tasks and queues.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol, cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import WebSocketURI

LARGEST_MESSAGE: Final = 1 << 24
"""Bytes beyond which a message of a server is no message."""


class SocketOwner(Protocol):
    """Whoever a socket belongs to."""

    def socket_opened(self, socket: PhoneSocket) -> None:
        """Note that the server has taken the connection."""
        ...

    def socket_heard(self, socket: PhoneSocket, data: bytes) -> None:
        """Take one message in."""
        ...

    def socket_lost(self, socket: PhoneSocket) -> None:
        """Note that nothing more will come."""
        ...


class PhoneSocket(asyncio.Protocol):
    """A WebSocket that hands every message to its owner."""

    __slots__ = ("_fragments", "_owner", "_protocol", "_transport", "cookie", "received")

    def __init__(self, uri: WebSocketURI, owner: SocketOwner, cookie: str) -> None:
        self._owner: SocketOwner | None = owner
        self._protocol = ClientProtocol(uri, max_size=LARGEST_MESSAGE)
        self._transport: asyncio.Transport | None = None
        self._fragments = b""
        self.cookie = cookie
        self.received = 0
        """Bytes that have come, with all that the protocol adds."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        request = self._protocol.connect()
        request.headers["Cookie"] = self.cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Take in what has come, and answer pings."""
        self.received += len(data)
        protocol = self._protocol
        protocol.receive_data(data)
        for event in protocol.events_received():
            if self._owner is None:
                return
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Response) and protocol.state is State.OPEN:
                self._owner.socket_opened(self)
        self._flush()
        if protocol.close_expected() or protocol.handshake_exc is not None:
            self.drop()

    def _take(self, frame: Frame) -> None:
        if frame.opcode not in {Opcode.TEXT, Opcode.CONT} or self._owner is None:
            return
        data = bytes(frame.data)
        if not frame.fin:
            self._fragments += data
            return
        if self._fragments:
            data, self._fragments = self._fragments + data, b""
        self._owner.socket_heard(self, data)

    def send(self, message: bytes) -> None:
        """Send one message; one that cannot be sent gets lost."""
        if self._transport is not None and self._protocol.state is State.OPEN:
            self._protocol.send_text(message)
            self._flush()

    def _flush(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            for data in self._protocol.data_to_send():
                if data:
                    self._transport.write(data)

    def connection_lost(self, _: Exception | None) -> None:
        """Tell the owner, unless it was the owner who let go."""
        owner, self._owner, self._transport = self._owner, None, None
        if owner is not None:
            owner.socket_lost(self)

    def drop(self) -> None:
        """Break the connection off, as a phone does that goes out of reach."""
        if self._transport is not None:
            self._transport.abort()

    def let_go(self) -> None:
        """Break it off, and tell the owner nothing more."""
        self._owner = None
        self.drop()

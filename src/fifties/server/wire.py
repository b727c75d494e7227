"""WebSocket frames written straight to the transport, and messages handed straight on.

uvicorn's sans-I/O protocol does the handshake and the parsing. This subclass of it lets a broadcast
frame be built once and written to every transport, and hands what a client sends to us without a
queue and a task in between. Another server, or a uvicorn whose protocol looks different, still
works: see `Outlet`.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION: Final = "fifties.wire"
"""Where the application finds the protocol of its connection."""

TEXT: Final = 0x81
PING: Final = bytes([0x89, 0])
MOST_PIECES: Final = 64
"""In how many frames a message may come: empty ones would never make it too large."""
LINGER: Final = 5.0
"""Seconds for what a closed connection has left unread."""
_SHORT: Final = 126
_MEDIUM: Final = 1 << 16

Hears = Callable[[bytes], None]


def frame(payload: bytes) -> bytes:
    """Build the text frame that carries *payload*."""
    size = len(payload)
    if size < _SHORT:
        return bytes((TEXT, size)) + payload
    if size < _MEDIUM:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


class OpenWire(WebSocketsSansIOProtocol):
    """A connection whose transport and messages are within reach."""

    hears: Hears | None = None
    """Gets every text message; without it they take uvicorn's way."""
    alive = True
    """Whether anything has come since this was last set to false."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find this protocol."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Note that the other side is there."""
        self.alive = True
        super().data_received(data)

    def handle_ping(self) -> None:
        """Answer, unless answers pile up because nobody reads them."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """Put a message together, unless it comes in crumbs."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.fail(1009, "too many pieces")
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Hand a text message straight on."""
        if self.hears is None or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.hears(bytes(data))


class Outlet:
    """Writes frames to one connection, quickly where it can, politely everywhere."""

    __slots__ = ("_most", "_queue", "_shut", "_wire", "file", "slow", "transport")

    def __init__(self, wire: OpenWire | None, most: int) -> None:
        self._wire = wire
        self._most = most
        self._queue: asyncio.Queue[bytes] | None = None if wire else asyncio.Queue(1024)
        self.transport = None if wire is None else wire.transport
        """Takes frames directly, unless there is nothing more to write to it."""
        self._shut = False
        self.file = -1 if wire is None else _file_of(wire.transport)
        self.slow = False
        """Whether the other side reads too slowly to be kept."""

    def write(self, payload: bytes, framed: bytes) -> None:
        """Send *payload*, whose frame is *framed*."""
        transport = self.transport
        if transport is None:
            self._enqueue(payload)
        elif not transport.is_closing():
            transport.write(framed)
            self.measure()

    def measure(self) -> None:
        """Mark a reader that is too slow, and write nothing more to it."""
        transport = self.transport
        if transport is not None and transport.get_write_buffer_size() > self._most:
            self.slow = True
            self.shut()

    def ping(self) -> bool:
        """Ask for a sign of life; tell whether there was one since the last time."""
        wire = self._wire
        if wire is None:
            return True
        alive, wire.alive = wire.alive, False
        if not wire.transport.is_closing():
            wire.transport.write(PING)
        return alive

    async def next_payload(self) -> bytes:
        """Return what is to be sent next, where frames cannot be written directly."""
        if self._queue is None:
            raise LookupError("frames of this connection are written directly")
        return await self._queue.get()

    def shut(self) -> None:
        """Take nothing more: the connection is being closed."""
        self.transport = None
        self._shut = True

    def abort(self) -> None:
        """Cut the connection without waiting for the other side."""
        if self._wire is not None:
            self._wire.transport.abort()

    def let_go(self) -> None:
        """Give a connection that is being closed a moment to read what it has left unread."""
        if self._wire is not None and self._wire.transport.get_write_buffer_size():
            asyncio.get_running_loop().call_later(LINGER, self._wire.transport.abort)

    def _enqueue(self, payload: bytes) -> None:
        queue = self._queue
        if queue is None or self._shut:
            return
        if queue.full():
            self.slow = True
        else:
            queue.put_nowait(payload)


def write_all(outlets: Iterable[Outlet], payload: bytes) -> None:
    """Send *payload* to many; its frame is built once. Slow readers are found out later.

    A socket that has nothing waiting is written to past the event loop, which saves a fifth of the
    time; whatever does not fit goes the usual way.
    """
    framed = frame(payload)
    write, size = os.write, len(framed)
    for outlet in outlets:
        transport = outlet.transport
        if transport is None:
            outlet.write(payload, framed)
        elif not transport.is_closing():
            if outlet.file < 0 or transport.get_write_buffer_size():
                transport.write(framed)
                continue
            try:
                written = write(outlet.file, framed)
            except BlockingIOError:
                written = 0
            except OSError:
                # It is gone; the event loop will hear of it, too.
                continue
            if written < size:
                transport.write(framed[written:])


def _file_of(transport: asyncio.Transport) -> int:
    """Return what `write_all` can write to, or -1 where only the transport knows how."""
    if os.name != "posix" or transport.get_extra_info("sslcontext") is not None:
        return -1
    return int(transport.get_extra_info("socket").fileno())

"""WebSocket frames written straight to the transport, and messages handed straight on.

uvicorn's sans-I/O protocol does the handshake and the parsing. This subclass of it lets a broadcast
frame be built once and written to every transport, and hands what a client sends to us without a
queue and a task in between. Another server, or a uvicorn whose protocol looks different, still
works: see `Outlet`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "fifties.wire"
"""Where the application finds the protocol of its connection."""

TEXT: Final = 0x81
PING: Final = bytes([0x89, 0])
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

    __slots__ = ("_most", "_queue", "_wire", "alive_before", "slow")

    def __init__(self, wire: OpenWire | None, most: int) -> None:
        self._wire = wire
        self._most = most
        self._queue: asyncio.Queue[bytes] | None = None if wire else asyncio.Queue(1024)
        self.slow = False
        """Whether the other side reads too slowly to be kept."""

    def write(self, payload: bytes, framed: bytes) -> None:
        """Send *payload*, whose frame is *framed*; a reader that is too slow is marked."""
        if self._queue is not None:
            self._enqueue(payload)
            return
        transport = self._wire.transport  # type: ignore[union-attr]  # one of the two is there
        if self.slow or transport.is_closing():
            return
        transport.write(framed)
        if transport.get_write_buffer_size() > self._most:
            self.slow = True

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
            await asyncio.get_running_loop().create_future()
            raise AssertionError
        return await self._queue.get()

    def abort(self) -> None:
        """Cut the connection without waiting for the other side."""
        if self._wire is not None:
            self._wire.transport.abort()

    def _enqueue(self, payload: bytes) -> None:
        queue = self._queue
        if queue is None or self.slow:
            return
        if queue.full():
            self.slow = True
        else:
            queue.put_nowait(payload)

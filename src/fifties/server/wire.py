"""WebSocket frames written straight to the transport, and messages handed straight on.

uvicorn's sans-I/O protocol does the handshake and the parsing. This subclass of it lets a broadcast
frame be built once and written to every transport, and hands what a client sends to us without a
queue and a task in between. Frames that come together are handled one in a turn of the event loop,
and every frame but a close counts against the limits of whoever sends it.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from fifties.server.fair_share import share_of

EXTENSION: Final = "fifties.wire"
"""Where the application finds the protocol of its connection."""

TEXT: Final = 0x81
PING: Final = bytes([0x89, 0])
CLOSE: Final = 8
"""The opcode of a close frame."""
CONTROL_FRAMES: Final = 8
"""How many pings or pongs are as much work as a message."""
MOST_PIECES: Final = 16
"""In how many frames a message may come: empty ones would never make it too large."""
LINGER: Final = 5.0
"""Seconds for what a closed connection has left unread."""
CUT_AFTER: Final = 1.0
"""Seconds that somebody who has sent too much has to read why."""
_SHORT: Final = 126
_MEDIUM: Final = 1 << 16
_MASK: Final = 0x80

Hears = Callable[[bytes | None], None]
"""Takes a text message, or ``None`` for a binary one."""
Spends = Callable[[], bool]
"""Counts a frame; returns whether it is within the limits."""


def frame(payload: bytes) -> bytes:
    """Build the text frame that carries *payload*."""
    size = len(payload)
    if size < _SHORT:
        return bytes((TEXT, size)) + payload
    if size < _MEDIUM:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


def frame_end(data: bytes, at: int) -> int:
    """Return where the client's frame that begins *at* ends; 0 if too little of it is there."""
    if len(data) < at + 2:
        return 0
    size, head = data[at + 1] & ~_MASK, 2
    if size >= _SHORT:
        head = 4 if size == _SHORT else 10
        if len(data) < at + head:
            return 0
        size = int.from_bytes(data[at + 2 : at + head], "big")
    return at + head + size + (4 if data[at + 1] & _MASK else 0)


class OpenWire(WebSocketsSansIOProtocol):
    """A connection whose transport and messages are within reach."""

    alive = True
    """Whether anything has come since this was last set to false."""
    _hears: Hears | None = None
    _spends: Spends | None = None
    _unread = b""
    """What has come and was not handled yet, from `_at` on."""
    _at = 0
    _missing = 0
    """How many bytes of the frame that was handled last have not come yet."""
    _waiting = False
    """Whether what is unread waits for its turn, or for somebody to listen."""
    _is_cut = False

    def listen(self, hears: Hears, spends: Spends) -> None:
        """Hand every message to *hears*, once *spends* has counted its frames."""
        self._hears, self._spends = hears, spends
        if self._waiting:
            share_of(self.loop).wait(self._go_on)

    def handle_connect(self, event: Request) -> None:
        """Let the application find this protocol."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Break the loops between the objects of this connection: their memory is free at once."""
        super().connection_lost(exc)
        self._is_cut, self._unread = True, b""
        self._hears = self._spends = None
        self.conn.parser.close()
        self.conn.parser_exc = None

    def data_received(self, data: bytes) -> None:
        """Handle the first frame at once; the others wait for their turn."""
        self.alive = True
        if not self.handshake_initiated:
            super().data_received(data)
        elif not self._is_cut:
            self._unread = self._unread + data if self._unread else data
            if not self._waiting and (self._hears is None or self._take_frame()):
                self._waiting = True
                self._pause()
                if self._hears is not None:
                    share_of(self.loop).wait(self._go_on)

    def _go_on(self) -> bool:
        """Handle the next message, or some control frames; return whether there are more."""
        for _ in range(CONTROL_FRAMES):
            is_control = self._unread[self._at : self._at + 1] >= b"\x88"
            if not self._take_frame():
                break
            if not is_control:
                return True
        else:
            return True
        self._waiting = False
        if not (self._is_cut or self.transport.is_closing()):
            self.transport.resume_reading()
        return False

    def _take_frame(self) -> bool:
        """Handle as much of one frame as is there; return whether more can be handled."""
        data, at = self._unread, self._at
        end = at + self._missing if self._missing else frame_end(data, at)
        if end == 0:
            self._unread, self._at = data[at:], 0
            return False
        if not self._missing and data[at] & 0x0F != CLOSE and self._spends and not self._spends():
            return False
        here = min(end, len(data))
        self._missing = end - here
        if here < len(data):
            self._at = here
        else:
            self._unread, self._at = b"", 0
        super().data_received(data if here - at == len(data) else data[at:here])
        if self._is_cut or self.transport.is_closing():
            self._unread, self._at = b"", 0
        return bool(self._unread)

    def _pause(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def cut(self) -> None:
        """Handle nothing more that comes, and cut the connection soon, with time to read why."""
        if not self._is_cut:
            self._is_cut = True
            self._unread, self._at = b"", 0
            self._pause()
            self.loop.call_later(CUT_AFTER, self.transport.abort)

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
        """Hand a message straight on."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self._hears is not None and not self.close_sent:
            self._hears(bytes(data) if self.curr_msg_data_type == "text" else None)


class Outlet:
    """Writes frames to one connection."""

    __slots__ = ("_most", "_wire", "file", "slow", "transport")

    def __init__(self, wire: OpenWire, most: int) -> None:
        self._wire = wire
        self._most = most
        self.transport: asyncio.Transport | None = wire.transport
        """Takes frames, unless there is nothing more to write to it."""
        self.file = _file_of(wire.transport)
        self.slow = False
        """Whether the other side reads too slowly to be kept."""

    def write(self, payload: bytes) -> None:
        """Send *payload*."""
        transport = self.transport
        if transport is not None and not transport.is_closing():
            transport.write(frame(payload))
            self.measure()

    def measure(self) -> None:
        """Mark a reader that is too slow, and write nothing more to it."""
        transport = self.transport
        if transport is not None and transport.get_write_buffer_size() > self._most:
            self.slow = True
            self.shut()

    def ping(self) -> bool:
        """Ask for a sign of life; return whether there was one since the last time."""
        wire = self._wire
        alive, wire.alive = wire.alive, False
        if not wire.transport.is_closing():
            wire.transport.write(PING)
        return alive

    def shut(self) -> None:
        """Write nothing more: the connection is being closed."""
        self.transport = None

    def abort(self) -> None:
        """Cut the connection without waiting for the other side."""
        self._wire.transport.abort()

    def cut(self) -> None:
        """Read nothing more, and cut the connection soon."""
        self._wire.cut()

    def let_go(self) -> None:
        """Give a connection that is being closed a moment to read what it has left unread."""
        if self._wire.transport.get_write_buffer_size():
            asyncio.get_running_loop().call_later(LINGER, self._wire.transport.abort)


def write_all(outlets: Iterable[Outlet], payload: bytes) -> None:
    """Send *payload* to many; its frame is built once. Slow readers are found out later.

    A socket that has nothing waiting is written to past the event loop, which saves a fifth of the
    time; whatever does not fit goes the usual way.
    """
    framed = frame(payload)
    write, size = os.write, len(framed)
    for outlet in outlets:
        transport = outlet.transport
        if transport is not None and not transport.is_closing():
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

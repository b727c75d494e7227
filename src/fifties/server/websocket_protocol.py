"""WebSocket frames, written straight to the transport and read one in a turn of the event loop.

uvicorn's sans-I/O protocol does the handshake and the parsing. This subclass of it lets the frame
of a broadcast be built once and written to every transport, and passes each message of a client on
without a queue and a task in between. Frames that come together are handled one in a turn of the
event loop, and every frame but a close counts against the limits of whoever sends it.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterable
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from fifties.server.round_robin import round_robin_of
from fifties.server.socket_exchange import HandedSocket, SocketExchange

try:
    from websockets.speedups import apply_mask
except ImportError:  # a machine for which it is not compiled
    from websockets.utils import apply_mask

EXTENSION: Final = "fifties.websocket_protocol"
"""Where the application finds the protocol of its connection."""

TEXT: Final = 0x81
PING: Final = bytes([0x89, 0])
CLOSE: Final = 8
"""The opcode of a close frame."""
CONTROL_FRAMES: Final = 8
"""How many pings or pongs may be handled in one turn of the event loop; of messages it is one."""
MOST_PIECES: Final = 16
"""In how many frames a message may come: of empty frames there could be any number."""
LINGER: Final = 5.0
"""Seconds that a client has to read what was sent before the connection was closed."""
CUT_AFTER: Final = 1.0
"""Seconds that a client which has sent too much has to read why it is disconnected."""
_SHORT: Final = 126
_MEDIUM: Final = 1 << 16
_MASK: Final = 0x80
_LONG: Final = _MASK | 127
"""The second byte of a client's frame whose length takes eight bytes; up to this it takes less."""

OnMessage = Callable[[bytes | None], None]
"""Takes a text message, or ``None`` for a binary one."""
CountFrame = Callable[[], bool]
"""Counts a frame; returns whether it is within the limits."""
OnBroken = Callable[[], None]
"""Is called before the connection is closed because of a frame that breaks the protocol."""


def frame(payload: bytes) -> bytes:
    """Return the text frame that carries *payload*."""
    size = len(payload)
    if size < _SHORT:
        return bytes((TEXT, size)) + payload
    if size < _MEDIUM:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


def client_frame(payload: bytes) -> bytes:
    """Return the text frame in which a client sends *payload*, masked with nothing but zeros."""
    framed = frame(payload)
    head = len(framed) - len(payload)
    masked = framed[1] | _MASK
    return b"".join([framed[:1], bytes((masked,)), framed[2:head], bytes(4), payload])


def message_of(piece: bytes) -> bytes:
    """Return the message in a client's text frame, whose length takes two bytes at most."""
    head = 2 if piece[1] < _MASK | _SHORT else 4
    return apply_mask(piece[head + 4 :], piece[head : head + 4])


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


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Handles the frames of one connection, within its limits and in its turn."""

    alive = True
    """Whether anything has come since this was last set to false."""
    _on_message: OnMessage | None = None
    _count_frame: CountFrame | None = None
    _on_broken: OnBroken | None = None
    _unread = b""
    """What has come and was not handled yet, from `_at` on."""
    _at = 0
    _missing = 0
    """How many bytes of the frame that was handled last have not come yet."""
    _waiting = False
    """Whether nothing is read: what is unread waits for its turn, or `listen` was not called."""
    _is_cut = False
    _head = b""
    """The request that has opened it, as long as it may be handed over."""
    handed: HandedSocket | None = None
    """What another worker has handed over with this connection."""

    def listen(self, on_message: OnMessage, count_frame: CountFrame, on_broken: OnBroken) -> None:
        """Read: call *on_message* with every message, once *count_frame* has counted its frames."""
        self._on_message, self._count_frame = on_message, count_frame
        self._on_broken = on_broken
        round_robin_of(self.loop).wait(self._go_on)

    def handle_connect(self, event: Request) -> None:
        """Put this protocol where the application finds it, and read nothing until it listens."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[EXTENSION] = self
            self._waiting = True
            self._pause()

    def connection_lost(self, exc: Exception | None) -> None:
        """Break the reference cycles of this connection, which frees its memory at once."""
        super().connection_lost(exc)
        self._is_cut, self._unread = True, b""
        self._on_message = self._count_frame = self._on_broken = None
        self.conn.parser.close()
        self.conn.parser_exc = None

    def data_received(self, data: bytes) -> None:
        """Handle the first frame at once; the others wait for their turn."""
        self.alive = True
        if not self.handshake_initiated:
            self._head = data
            super().data_received(data)
            if not self.handshake_initiated:
                # It has all of the head, and cannot read it: nobody would ever answer.
                self.transport.abort()
        elif not self._is_cut:
            self._unread = self._unread + data if self._unread else data
            if not self._waiting and self._take_frame():
                self._waiting = True
                self._pause()
                round_robin_of(self.loop).wait(self._go_on)

    def _go_on(self) -> bool:
        """Handle the next message, or some control frames; return whether more has come."""
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
        """Handle as much of one frame as has come; return whether more can be handled."""
        data, at = self._unread, self._at
        end = at + self._missing if self._missing else frame_end(data, at)
        if end == 0:
            self._unread, self._at = data[at:], 0
            return False
        if (
            not self._missing
            and data[at] & 0x0F != CLOSE
            and self._count_frame
            and not self._count_frame()
        ):
            return False
        is_begun, here = self._missing > 0, min(end, len(data))
        self._missing = end - here
        if here < len(data):
            self._at = here
        else:
            self._unread, self._at = b"", 0
        piece = data if here - at == len(data) else data[at:here]
        if is_begun or self._missing or not self._is_whole_message(piece):
            super().data_received(piece)
        elif self._on_message is not None:
            self._on_message(message_of(piece))
        if self._is_cut or self.transport.is_closing():
            self._unread, self._at = b"", 0
        return bool(self._unread)

    def _is_whole_message(self, piece: bytes) -> bool:
        """Return whether a whole frame is a text message that may come now, as nearly all are.

        Such a frame need not go through the parser, which takes four times as long.
        """
        is_text = piece[0] == TEXT and _MASK <= piece[1] < _LONG and not self.frames
        return is_text and self.conn.state is State.OPEN

    def _pause(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    # Handing over

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, or go on where another worker has left off."""
        super().connection_made(transport)
        if self.handed is not None:
            self.data_received(self.handed.head)
            self._unread = self.handed.unread

    async def send(self, message: Any) -> None:
        """Send, but answer no handshake that another worker has answered."""
        if self.handed is None or self.handshake_complete:
            await super().send(message)
        elif message["type"] == "websocket.accept" and not self.transport.is_closing():
            self.handshake_complete = True
            self.conn.send_response(self.response)
            self.conn.data_to_send()
        else:
            self.transport.abort()
            raise ClientDisconnected

    def stay(self) -> None:
        """Be handed to no other worker from now on, and forget what that would need."""
        self._head = b""
        if self.handshake_complete:
            self.handed = None

    def hand_over(self, exchange: SocketExchange, node: str, messages: Iterable[bytes]) -> bool:
        """Hand the connection to another worker; return whether it has it.

        It carries out *messages*, which were read here, and then what was not read yet.
        """
        transport = self.transport
        amid = self._missing or self.frames or transport.get_write_buffer_size()
        if amid or self._is_cut or transport.is_closing() or not self._head:
            return False
        self._pause()
        unread = b"".join([*map(client_frame, messages), self._unread[self._at :]])
        hops = 1 if self.handed is None else self.handed.hops + 1
        handed = HandedSocket(exchange.node, hops, self._head, unread)
        descriptor = os.dup(transport.get_extra_info("socket").fileno())
        try:
            is_handed = exchange.send(node, descriptor, handed)
        finally:
            os.close(descriptor)
        if is_handed:
            self._is_cut = self.handshake_complete = True
            self._unread, self._at = b"", 0
            transport.abort()  # this closes it here alone, and sends nothing
        elif not self._waiting:
            transport.resume_reading()
        return is_handed

    def cut(self) -> None:
        """Read nothing more, and abort the connection after a moment in which it can read why."""
        if not self._is_cut:
            self._is_cut = True
            self._unread, self._at = b"", 0
            self._pause()
            self.loop.call_later(CUT_AFTER, self.transport.abort)

    def handle_parser_exception(self) -> None:
        """Say why, and close the connection: what follows a broken frame cannot be read."""
        if self._on_broken is not None:
            self._on_broken()
        super().handle_parser_exception()

    def handle_ping(self) -> None:
        """Answer, unless the client does not read earlier answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """Add a frame to its message, unless it has too many."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.fail(1009, "too many pieces")
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self._on_message is not None and not self.close_sent:
            self._on_message(bytes(data) if self.curr_msg_data_type == "text" else None)


class FrameWriter:
    """Writes frames to one connection."""

    __slots__ = ("_most_unread", "_protocol", "file", "slow", "transport")

    def __init__(self, protocol: WebSocketProtocol, most_unread: int) -> None:
        self._protocol = protocol
        self._most_unread = most_unread
        self.transport: asyncio.Transport | None = protocol.transport
        """What frames are written to; ``None`` once nothing more may be written."""
        self.file = _file_of(protocol.transport)
        """The socket's descriptor for `write_all`; -1 where only the transport can write."""
        self.slow = False
        """Whether the client reads too slowly to stay connected."""

    def write(self, payload: bytes) -> None:
        """Send *payload*."""
        transport = self.transport
        if transport is not None and not transport.is_closing():
            transport.write(frame(payload))
            self.measure()

    def measure(self) -> None:
        """Note whether the client reads too slowly; then nothing more is written to it."""
        transport = self.transport
        if transport is not None and transport.get_write_buffer_size() > self._most_unread:
            self.slow = True
            self.shut()

    def ping(self) -> bool:
        """Send a ping; return whether anything has come since the last one."""
        protocol = self._protocol
        alive, protocol.alive = protocol.alive, False
        if not protocol.transport.is_closing():
            protocol.transport.write(PING)
        return alive

    def shut(self) -> None:
        """Write nothing more: the connection is being closed."""
        self.transport = None

    def abort(self) -> None:
        """Abort the connection without waiting for the client."""
        self._protocol.transport.abort()

    def cut(self) -> None:
        """Read nothing more, and abort the connection soon."""
        self._protocol.cut()

    def let_go(self) -> None:
        """Abort a connection that is being closed, after a moment to read what is unread."""
        if self._protocol.transport.get_write_buffer_size():
            asyncio.get_running_loop().call_later(LINGER, self._protocol.transport.abort)


def write_all(writers: Iterable[FrameWriter], payload: bytes) -> None:
    """Send *payload* to many; its frame is built once. Slow readers are found out later.

    A socket with nothing waiting to be sent is written to past the event loop, which costs a
    little less than handing each frame to its transport. What does not fit is handed over.
    """
    framed = frame(payload)
    for writer in writers:
        transport = writer.transport
        if transport is None or transport.is_closing():
            continue
        if writer.file < 0 or transport.get_write_buffer_size():
            transport.write(framed)
            continue
        try:
            written = os.write(writer.file, framed)
        except BlockingIOError:
            written = 0
        except OSError:
            continue  # The connection is gone; its transport finds that out when it reads.
        if written < len(framed):
            transport.write(framed[written:])


def _file_of(transport: asyncio.Transport) -> int:
    """Return the descriptor of a socket that can be written to as it is, else -1."""
    if os.name != "posix" or transport.get_extra_info("sslcontext") is not None:
        return -1
    return int(transport.get_extra_info("socket").fileno())

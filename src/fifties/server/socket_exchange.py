"""Sockets that one worker of a port hands to another, with what was read from them.

The people of a small table gather in the process that owns it: then no other has to follow it. Each
worker listens at a socket in the directory of their supervisor. One that does not answer at once,
because it is stopped or very busy, is handed nothing.
"""

from __future__ import annotations

import array
import asyncio
import logging
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

AWAKE: Final = 0.5
"""Seconds in which a worker has to answer before it is handed something."""

LARGEST: Final = 64 << 10
"""Bytes that may have been read from a socket that is handed over."""

ROOM: Final = LARGEST + (32 << 10)
"""Bytes of a message at most."""

AT_ONCE: Final = 8
"""How many messages of a worker are taken in one turn of the event loop."""

QUESTION: Final = b"?"
ANSWER: Final = b"!"

log = logging.getLogger(__name__)


class HandedSocket(Struct, frozen=True, array_like=True):
    """What a worker has read from a socket that it hands over."""

    origin: str
    """The process that hands it over."""
    hops: int
    """How often it was handed over."""
    head: bytes
    """The request with which the client has opened the WebSocket; it was answered."""
    unread: bytes
    """The frames that came after it, and were not carried out."""


Take = Callable[[socket.socket, HandedSocket], None]
"""Takes a socket that another worker has handed over."""

_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(HandedSocket).decode


class _Peer:
    """Another worker, as the one that hands sockets over sees it."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.answer: asyncio.Future[bool] | None = None
        """Whether it is awake, once that was asked."""


class SocketExchange:
    """Hands sockets to other workers, and takes theirs."""

    def __init__(self, directory: Path, node: str, take: Take) -> None:
        self.node = node
        self._directory, self._take = directory, take
        self._loop = asyncio.get_running_loop()
        self._listener: socket.socket | None = None
        self._taking: set[socket.socket] = set()
        """Connections of other workers, over which they hand sockets over."""
        self._peers: dict[str, _Peer] = {}

    def _path(self, node: str) -> Path:
        return self._directory / f"{node}.sockets"

    def open(self) -> None:
        """Take sockets of other workers from now on."""
        try:
            listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            listener.setblocking(False)
            listener.bind(str(self._path(self.node)))
            listener.listen()
        except OSError as error:
            log.warning("other workers cannot hand sockets over", extra={"reason": str(error)})
            return
        self._listener = listener
        self._loop.add_reader(listener.fileno(), self._accept, listener)

    def close(self) -> None:
        """Take what was handed over already, and nothing any more."""
        if self._listener is not None:
            self._path(self.node).unlink(missing_ok=True)
            self._loop.remove_reader(self._listener.fileno())
            self._listener.close()
            self._listener = None
        for connection in [*self._taking]:
            while self._take_one(connection):
                pass
            self._end(connection)
        for node in [*self._peers]:
            self._forget(node)

    # Taking

    def _accept(self, listener: socket.socket) -> None:
        try:
            connection, _ = listener.accept()
        except OSError:
            return
        connection.setblocking(False)
        self._taking.add(connection)
        self._loop.add_reader(connection.fileno(), self._take_some, connection)

    def _take_some(self, connection: socket.socket) -> None:
        for _ in range(AT_ONCE):
            if not self._take_one(connection):
                return

    def _take_one(self, connection: socket.socket) -> bool:
        """Take one message of another worker; return whether there was one."""
        try:
            data, descriptors, _, _ = socket.recv_fds(connection, ROOM, 1)
        except BlockingIOError:
            return False
        except OSError:
            data, descriptors = b"", []
        if not data:
            self._end(connection)
            return False
        if data == QUESTION:
            self._answer(connection)
            return True
        for descriptor in descriptors:
            client = socket.socket(fileno=descriptor)
            try:
                self._take(client, _decode(data))
            except Exception:
                # Of a newer program, perhaps: the client comes back by itself.
                log.exception("a socket that was handed over cannot be taken")
                client.close()
        return True

    def _answer(self, connection: socket.socket) -> None:
        if self._listener is not None:
            try:
                connection.send(ANSWER)
            except OSError:
                self._end(connection)

    def _end(self, connection: socket.socket) -> None:
        if connection in self._taking:
            self._taking.discard(connection)
            self._loop.remove_reader(connection.fileno())
            connection.close()

    # Handing over

    async def is_awake(self, node: str) -> bool:
        """Return whether a process is another worker of this port that answers at once."""
        peer = self._peer(node)
        if peer is None:
            return False
        if peer.answer is None:
            peer.answer = self._loop.create_future()
            try:
                peer.connection.send(QUESTION)
            except OSError:
                self._forget(node)
                return False
        done, _ = await asyncio.wait([peer.answer], timeout=AWAKE)
        return bool(done) and self._peers.get(node) is peer

    def _peer(self, node: str) -> _Peer | None:
        peer = self._peers.get(node)
        if peer is not None or self._listener is None or not self._path(node).exists():
            return peer
        connection = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        connection.setblocking(False)
        try:
            connection.connect(str(self._path(node)))
        except OSError:  # it has ended, or so many others want something of it
            connection.close()
            return None
        peer = self._peers[node] = _Peer(connection)
        self._loop.add_reader(connection.fileno(), self._read_answer, node)
        return peer

    def _read_answer(self, node: str) -> None:
        peer = self._peers[node]
        try:
            data = peer.connection.recv(len(ANSWER))
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self._forget(node)
        elif peer.answer is not None:
            peer.answer.set_result(True)
            peer.answer = None

    def _forget(self, node: str) -> None:
        peer = self._peers.pop(node)
        self._loop.remove_reader(peer.connection.fileno())
        peer.connection.close()
        if peer.answer is not None:
            peer.answer.set_result(False)

    def send(self, node: str, descriptor: int, handed: HandedSocket) -> bool:
        """Hand a socket to a worker that is awake; return whether it has it."""
        peer = self._peers.get(node)
        if peer is None or len(handed.unread) > LARGEST:
            return False
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [descriptor]))
        try:
            peer.connection.sendmsg([_encode(handed)], [rights])
        except BlockingIOError:
            return False  # it has many to take already
        except OSError:
            self._forget(node)
            return False
        return True

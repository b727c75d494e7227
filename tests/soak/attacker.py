"""Attacks on a server of this machine, each in a process of its own, of lower priority.

    python tests/soak/attacker.py ATTACK PORT CODE CONNECTIONS SOURCE

CODE is a table that the attack may join, SOURCE the address it comes from (any of 127.0.0.0/8). A
connection that is cut is opened again at once. All bytes are built beforehand: what the attacker
computes, the server on the same machine cannot.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import socket
import struct
import sys
from dataclasses import dataclass
from time import monotonic

LOWER_PRIORITY = 10
READ = 1 << 18
LINE = b"Host: 127.0.0.1\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\n" + LINE + b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ZmlmdHktZmlmdHktZmlmdA==\r\n"
)
TEXT, BINARY, PING, PONG = 1, 2, 9, 10
NOT_LAST, COMPRESSED = 0x80, 0x40
MEDIUM, LONG = 126, 1 << 16


@dataclass(frozen=True)
class Attack:
    """What every connection of an attack sends."""

    first: bytes = b""
    """Sent once, as soon as the connection stands."""
    upgrade: bytes | None = None
    """The handshake of a WebSocket, whose answer is awaited before anything else is sent."""
    again: bytes = b""
    """Sent over and over."""
    pause: float = 0.0
    """Seconds between two sendings of `again`; 0 sends as much as the connection takes."""
    reads: bool = True
    """Whether answers are read."""
    leaves: bool = False
    """Whether the connection is closed and opened again as soon as `first` has been answered."""
    times: int = 1
    """How many connections stand for one."""


def frame(payload: bytes, opcode: int = TEXT, *, last: bool = True, flags: int = 0) -> bytes:
    """Build a frame as a client sends it; a mask of zeros changes nothing."""
    size = len(payload)
    head = bytes([opcode | flags | (0x80 if last else 0)])
    if size < MEDIUM:
        length = bytes([0x80 | size])
    elif size < LONG:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return head + length + bytes(4) + payload


def said(say: str, number: int, **details: object) -> bytes:
    """Build the frame of a request."""
    return frame(json.dumps({"say": say, "id": f"{say}-{number}", **details}).encode())


def post(path: str, body: bytes, *, size: int | None = None) -> bytes:
    """Build an HTTP request with a body that claims to have *size* bytes."""
    head = f"POST {path} HTTP/1.1\r\nContent-Length: {len(body) if size is None else size}\r\n"
    return head.encode() + LINE + b"\r\n" + body


def get(path: str) -> bytes:
    """Build an HTTP request."""
    return f"GET {path} HTTP/1.1\r\n".encode() + LINE + b"\r\n"


def attacks(code: str) -> dict[str, Attack]:
    """Return all attacks; *code* is the table that some of them join."""
    plain = UPGRADE + b"\r\n"
    deflate = UPGRADE + b"Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    join = said("join", 0, code=code, role="spectator")
    renames = b"".join(said("rename", n, name=f"Flood {n}") for n in range(4_000))
    guesses = b"".join(said("join", n, code=f"{n:06}") for n in range(4_000))
    crumbs = frame(b"", last=False) + frame(b"", 0, last=False) * 10_000
    open_table = post("/api/tables", b'{"settings":{"game":"fifty"}}')
    chunked = b"POST /nowhere HTTP/1.1\r\n" + LINE + b"Transfer-Encoding: chunked\r\n\r\n"
    bomb = frame(b"\xff" * 60_000, flags=COMPRESSED)
    return {
        "empty pings": Attack(upgrade=plain, again=frame(b"", PING) * 10_000),
        "full pings, answers unread": Attack(
            upgrade=plain, again=frame(bytes(125), PING) * 2_000, reads=False
        ),
        "pongs": Attack(upgrade=plain, again=frame(b"", PONG) * 10_000),
        "renames": Attack(first=join, upgrade=plain, again=renames),
        "binary messages": Attack(upgrade=plain, again=frame(b"\0", BINARY) * 5_000),
        "big messages": Attack(upgrade=plain, again=frame(b" " * 65_000) * 8),
        "a frame of 2^62 bytes": Attack(
            upgrade=plain, again=b"\x81\xff" + (1 << 62).to_bytes(8, "big") + bytes(4)
        ),
        "messages in crumbs": Attack(upgrade=plain, again=crumbs),
        "an unfinished message": Attack(
            upgrade=plain, again=frame(b"x" * 1_000, last=False), pause=0.2
        ),
        "compressed messages": Attack(upgrade=deflate, again=bomb * 4),
        "slow readers at a busy table": Attack(
            first=join,
            upgrade=plain,
            again=said("react", 1, reaction="wave"),
            pause=0.3,
            reads=False,
        ),
        "a header without end": Attack(first=b"GET / HTTP/1.1\r\nX: ", again=b"x" * LONG),
        "headers without end": Attack(first=b"GET / HTTP/1.1\r\n", again=b"a:b\r\n" * 13_000),
        "an address without end": Attack(first=b"GET /", again=b"x" * LONG),
        "GETs in a row, answers unread": Attack(again=get("/") * 1_000, reads=False),
        "GETs in a row": Attack(again=get("/healthz") * 1_000),
        "bodies in crumbs": Attack(first=chunked, again=b"1\r\nx\r\n" * 10_000),
        "slow headers": Attack(first=b"GET / HTTP/1.1\r\n", again=b"a:b\r\n", pause=0.1),
        "slow bodies": Attack(first=post("/api/tables", b"{", size=4_000), again=b" ", pause=0.1),
        "uploads": Attack(again=post("/api/timeline", b"#" * (1 << 20))),
        "bytes that are no HTTP": Attack(again=b"\x16\x03\x01\x02" * 4_000),
        "idle sockets": Attack(times=10),
        "silent WebSockets": Attack(upgrade=plain, times=4),
        "joining and leaving": Attack(first=join, upgrade=plain, leaves=True),
        "opening tables": Attack(again=open_table * 20),
        "guessing codes": Attack(upgrade=plain, again=guesses),
        "guessing codes over HTTP": Attack(again=get("/api/tables/AAAAAA") * 100),
        "connecting and resetting": Attack(leaves=True),
    }


class Peer:
    """One connection of the attack, which begins again whenever it ends."""

    def __init__(
        self, attack: Attack, server: int, source: str, events: selectors.BaseSelector
    ) -> None:
        self._attack, self._server, self._source, self._events = attack, server, source, events
        self._due = 0.0
        self._open()

    def _open(self) -> None:
        self._socket = socket.socket()
        self._socket.setblocking(False)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        if not self._attack.reads:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.setsockopt(socket.IPPROTO_IP, 24, 1)  # choose the port when connecting
        self._socket.bind((self._source, 0))
        with contextlib.suppress(BlockingIOError):
            self._socket.connect(("127.0.0.1", self._server))
        self._shaken = self._attack.upgrade is None
        self._heard = b""
        begin = self._attack.first if self._attack.upgrade is None else self._attack.upgrade
        self._waiting = memoryview(begin)
        self._events.register(self._socket, selectors.EVENT_READ | selectors.EVENT_WRITE, self)

    def turn(self, ready: int) -> None:
        """Read and write what can be read and written."""
        try:
            if ready & selectors.EVENT_READ:
                self._read()
            if ready & selectors.EVENT_WRITE:
                self._write()
        except BlockingIOError:
            return
        except OSError:
            self._events.unregister(self._socket)
            self._socket.close()
            with contextlib.suppress(OSError):
                self._open()

    def _read(self) -> None:
        if self._shaken and not self._attack.reads:
            self._listen_for(selectors.EVENT_WRITE)
            return
        data = self._socket.recv(READ)
        if not data:
            raise ConnectionResetError
        if not self._shaken:
            self._heard += data
            if b"\r\n\r\n" in self._heard:
                self._shaken = True
                self._waiting = memoryview(self._attack.first)
                self._listen_for(selectors.EVENT_READ | selectors.EVENT_WRITE)
        elif self._attack.leaves:
            raise ConnectionResetError

    def _write(self) -> None:
        now = monotonic()
        if not self._waiting and self._shaken and now >= self._due:
            self._waiting = memoryview(self._attack.again)
            self._due = now + self._attack.pause
        if self._waiting:
            self._waiting = self._waiting[self._socket.send(self._waiting) :]
        elif self._shaken and self._attack.leaves and not self._attack.first:
            raise ConnectionResetError
        else:
            self._listen_for(selectors.EVENT_READ)

    def _listen_for(self, events: int) -> None:
        self._events.modify(self._socket, events, self)

    def wake(self) -> None:
        """Send again, if it is time."""
        if self._attack.again and self._attack.pause and monotonic() >= self._due and self._shaken:
            with contextlib.suppress(KeyError, ValueError, OSError):
                self._listen_for(selectors.EVENT_READ | selectors.EVENT_WRITE)


def run(attack: Attack, server: int, connections: int, source: str) -> None:
    """Attack until somebody ends this process; say so once all connections are begun."""
    events = selectors.DefaultSelector()
    peers = [Peer(attack, server, source, events) for _ in range(connections * attack.times)]
    sys.stdout.write("attacking\n")
    sys.stdout.flush()
    while True:
        for key, ready in events.select(0.05):
            key.data.turn(ready)
        if attack.pause:
            for peer in peers:
                peer.wake()


def main() -> None:
    """Attack as the command line says."""
    name, server, code, connections, source = sys.argv[1:]
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    os.nice(LOWER_PRIORITY)
    run(attacks(code)[name], int(server), int(connections), source)


if __name__ == "__main__":
    main()

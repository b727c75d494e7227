"""A WebSocket to one table that reconnects by itself and has no request carried out twice."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, repeat
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fifties.core.refusals import IllegalSetup, Refusal, Refused
from fifties.table.codec import decode_message
from fifties.table.entries import Role
from fifties.table.messages import (
    Declined,
    Done,
    Goodbye,
    ServerMessage,
    Snapshot,
    Update,
    Waiting,
    Welcome,
)
from fifties.table.requests import ClientMessage, Join, React, Resume, TableRequest
from fifties.terminal.table_connection import (
    ConnectionEnded,
    ConnectionEvent,
    ConnectionLost,
    ConnectionRestored,
    ServerRefused,
)

RETRY_PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds between two tries to come back; the last one again and again."""

CONNECT_TIMEOUT: Final = 8.0
"""Seconds that a server may take to answer the door."""

PING_INTERVAL: Final = 8.0
"""Seconds of silence after which it is asked whether the other side is still there."""

_TEMPORARY: Final = frozenset({"wire-server-full", "wire-too-fast", "wire-broken"})
"""Refusals of somebody who comes back that mean: later."""

encode: Final = msgspec.json.Encoder().encode


class ServerUnreachable(Refusal, frozen=True, tag="input-nobody-there"):
    """No server answers."""

    address: str
    reason: str


class Credentials(Struct, frozen=True):
    """Who comes, and to which table."""

    address: str
    """Of the WebSocket."""
    code: str
    token: str
    role: Role = Role.SEAT
    name: str | None = None
    lang: str = "en"
    joined: bool = False


def decode(frame: str | bytes) -> ServerMessage:
    """Read what a server sends; whatever would steer the terminal is left out."""
    text = frame if isinstance(frame, str) else frame.decode(errors="replace")
    return decode_message(without_control_characters(text))


class ReconnectingSocket:
    """A connection to a table. What comes is handed to whoever listens, in order."""

    def __init__(self, credentials: Credentials) -> None:
        self.credentials = credentials
        self.role = credentials.role
        self._received: asyncio.Queue[ConnectionEvent] = asyncio.Queue()
        self._pending: dict[str, tuple[ClientMessage, asyncio.Future[None]]] = {}
        self._socket: ClientConnection | None = None
        self._seen: int | None = None
        self._joined = credentials.joined
        self._ended: ConnectionEnded | None = None
        self._reading: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and come to the table; raises `Refused` when that is not possible."""
        try:
            socket = await self._connect()
        except (OSError, WebSocketException, TimeoutError) as error:
            raise Refused(ServerUnreachable(self.credentials.address, _reason(error))) from None
        self._reading = asyncio.create_task(self._read(socket))

    @property
    def has_messages(self) -> bool:
        """Whether a message can be received at once."""
        return not self._received.empty()

    async def receive(self) -> ConnectionEvent:
        """Wait for what comes next."""
        return self._ended if self._ended and self._received.empty() else await self._received.get()

    async def ask(self, kind: type[TableRequest | React], **details: Any) -> None:
        """Ask for something and wait until it is done; raises `Refused`.

        Should the line break meanwhile, it is asked again under the same id, which does it once.
        """
        if self._ended is not None:
            raise Refused(ServerRefused(self._ended.text, "ended"))
        request: ClientMessage = kind(id=secrets.token_urlsafe(9), **details)
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending[request.id] = (request, answer)
        try:
            await self._send(request)
            await answer
        finally:
            self._pending.pop(request.id, None)

    async def close(self) -> None:
        """Close the connection; the seat stays ours."""
        if self._reading is not None:
            self._reading.cancel()
            with suppress(asyncio.CancelledError):
                await self._reading
        self._end(ConnectionEnded())

    async def _connect(self) -> ClientConnection:
        """Connect and come to the table."""
        socket = await connect(
            self.credentials.address,
            open_timeout=CONNECT_TIMEOUT,
            ping_interval=PING_INTERVAL,
            ping_timeout=PING_INTERVAL,
            close_timeout=1,
            max_size=None,
            proxy=None,
        )
        try:
            await self._join_or_resume(socket)
        except BaseException:
            await socket.close()
            raise
        return socket

    async def _join_or_resume(self, socket: ClientConnection) -> None:
        """Say who we are, and take in what is told until we are at the table."""
        credentials, request = self.credentials, secrets.token_urlsafe(9)
        first: ClientMessage = Join(
            id=request,
            code=credentials.code,
            role=credentials.role,
            name=credentials.name,
            token=credentials.token,
            lang=credentials.lang,
        )
        if self._joined:
            first = Resume(
                id=request,
                code=credentials.code,
                token=credentials.token,
                seen=self._seen,
                lang=credentials.lang,
            )
        await socket.send(encode(first).decode())
        async with asyncio.timeout(CONNECT_TIMEOUT):
            async for frame in socket:
                message = decode(frame)
                if isinstance(message, Declined):
                    raise Refused(ServerRefused(message.text, message.refusal))
                self._take(message)
                if isinstance(message, Waiting):
                    return
                if isinstance(message, Snapshot | Update) and message.id == request:
                    return
        raise ConnectionResetError

    async def _read(self, socket: ClientConnection) -> None:
        """Take in what comes, and mend the line whenever it breaks."""
        try:
            while self._ended is None:
                self._socket = socket
                for request, _ in [*self._pending.values()]:
                    await self._send(request)
                with suppress(OSError, WebSocketException):
                    async for frame in socket:
                        self._take(decode(frame))
                self._socket = None
                if self._ended is None:
                    socket = await self._reconnect()
        except Refused as refused:
            self._end(ConnectionEnded(text=getattr(refused.refusal, "text", "")))
        except msgspec.MsgspecError as error:
            self._end(ConnectionEnded(text=str(error)))
        finally:
            await socket.close()

    async def _reconnect(self) -> ClientConnection:
        """Come back, however long it takes; raises `Refused` when nobody wants us back."""
        self._received.put_nowait(ConnectionLost())
        for pause in _pauses():
            await asyncio.sleep(pause)
            try:
                socket = await self._connect()
            except Refused as refused:
                if getattr(refused.refusal, "kind", "") not in _TEMPORARY:
                    raise
            except (OSError, WebSocketException, TimeoutError):
                continue
            else:
                self._received.put_nowait(ConnectionRestored())
                return socket
        raise AssertionError("pauses never end")

    async def _send(self, request: ClientMessage) -> None:
        """Send a request; one that cannot be sent now is sent when the line is mended."""
        if self._socket is not None:
            with suppress(OSError, WebSocketException):
                await self._socket.send(encode(request).decode())

    def _take(self, message: ServerMessage) -> None:
        match message:
            case Done():
                self._answer(message.id)
            case Declined() if message.id is not UNSET and message.id in self._pending:
                self._answer(message.id, Refused(ServerRefused(message.text, message.refusal)))
            case Declined() if not self._joined:
                self._end(ConnectionEnded(text=message.text))
            case Update():
                self._seen = message.v
                self._received.put_nowait(message)
                for request in message.done:
                    self._answer(request)
            case Goodbye() if message.again is None:
                self._end(ConnectionEnded(message.why))
            case Goodbye() | Declined() | Welcome():
                pass
            case _:
                if isinstance(message, Snapshot):
                    self._seen, self._joined = message.v, True
                self._received.put_nowait(message)

    def _answer(self, request: str, refused: Refused | None = None) -> None:
        _, answer = self._pending.get(request, (None, None))
        if answer is None or answer.done():
            return
        if refused is None:
            answer.set_result(None)
        else:
            answer.set_exception(refused)

    def _end(self, ended: ConnectionEnded) -> None:
        if self._ended is not None:
            return
        self._ended = ended
        self._received.put_nowait(ended)
        for request in [*self._pending]:
            self._answer(request, Refused(ServerRefused(ended.text, "ended")))


def _reason(error: Exception) -> str:
    """Say why a connection failed, in the words of the system where it has some."""
    if isinstance(error, OSError) and error.errno is not None and error.errno > 0:
        return os.strerror(error.errno)
    return str(error) or type(error).__name__


def _pauses() -> Iterator[float]:
    return chain(RETRY_PAUSES, repeat(RETRY_PAUSES[-1]))


_ESCAPED: Final = re.compile(
    r"((?<!\\)(?:\\\\)*)\\u(?:00[01][0-9a-fA-F]|007[fF]|00[89][0-9a-fA-F]|202[a-eA-E]|206[6-9])"
)
"""Signs that steer a terminal or turn text around, as JSON writes them; an even number of
backslashes before one only means backslashes."""

_RAW: Final = dict.fromkeys((*range(127, 160), *range(8234, 8239), *range(8294, 8298)))


def without_control_characters(frame: str) -> str:
    """Return JSON without signs that do something else than be read."""
    return _ESCAPED.sub(r"\1", frame).translate(_RAW)


USUAL_PORT: Final = 5050
_SOCKETS: Final = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}


class NoAddress(Refusal, frozen=True, tag="input-no-address"):
    """Not the address of a server."""

    address: str


def socket_address(address: str) -> str:
    """Return where the WebSocket of a server is; a bare name means the usual port of a server."""
    bare = "://" not in address
    try:
        where = urlsplit(f"http://{address}" if bare else address)
        host, port = where.hostname, where.port
    except ValueError:
        host, port = None, None
    if not host or where.scheme not in _SOCKETS:
        raise IllegalSetup(NoAddress(address))
    if port is None and bare:
        port = USUAL_PORT
    name = f"[{host}]" if ":" in host else host
    return f"{_SOCKETS[where.scheme]}://{name}{'' if port is None else f':{port}'}/ws"

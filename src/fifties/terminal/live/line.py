"""A line to one table: it mends itself, and nothing that is asked over it is done twice."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, repeat
from typing import Any, Final, TypeAlias, cast

import msgspec
from msgspec import UNSET, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fifties.core.refusals import Refusal, Refused
from fifties.table.facts import Role
from fifties.table.messages import (
    Declined,
    Done,
    Fresh,
    Goodbye,
    News,
    Parting,
    ServerMessage,
    Welcome,
)
from fifties.table.requests import ClientMessage, Join, Resume, TableRequest
from fifties.terminal.live.cleaning import harmless

PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds between two tries to come back; the last one again and again."""

KNOCKING: Final = 8.0
"""Seconds that a server may take to answer the door."""

BREATH: Final = 8.0
"""Seconds of silence after which it is asked whether the other side is still there."""

_PASSING: Final = frozenset({"wire-server-full", "wire-too-fast", "wire-broken"})
"""Refusals of somebody who comes back that mean: later."""

_decoder: Final = msgspec.json.Decoder(cast("type[ServerMessage]", ServerMessage))
encode: Final = msgspec.json.Encoder().encode


class Answered(Refusal, frozen=True, tag="input-answered"):
    """The server refuses something, in the words that it has for it."""

    text: str
    kind: str


class NobodyThere(Refusal, frozen=True, tag="input-nobody-there"):
    """No server answers."""

    address: str
    reason: str


class Lost(Struct, frozen=True):
    """The connection broke; it is being mended."""


class Back(Struct, frozen=True):
    """The connection is mended."""


class Ended(Struct, frozen=True):
    """Nothing more will come."""

    why: Parting | None = None
    text: str = ""
    """What the server said, if it refused to have us back."""


Heard: TypeAlias = ServerMessage | Lost | Back | Ended


class Guest(Struct, frozen=True):
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
    return _decoder.decode(harmless(text))


class Line:
    """A connection to a table. What comes is handed to whoever listens, in order."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self._heard: asyncio.Queue[Heard] = asyncio.Queue()
        self._pending: dict[str, tuple[ClientMessage, asyncio.Future[None]]] = {}
        self._socket: ClientConnection | None = None
        self._seen: int | None = None
        self._joined = guest.joined
        self._ended: Ended | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and come to the table; raises `Refused` when that is not possible."""
        try:
            socket = await self._arrive()
        except (OSError, WebSocketException, TimeoutError) as error:
            raise Refused(NobodyThere(self.guest.address, _reason(error))) from None
        self._keeping = asyncio.create_task(self._keep(socket))

    async def hear(self) -> Heard:
        """Wait for what comes next."""
        return self._ended if self._ended and self._heard.empty() else await self._heard.get()

    async def ask(self, kind: type[TableRequest], **details: Any) -> None:
        """Ask for something and wait until it is done; raises `Refused`.

        Should the line break meanwhile, it is asked again under the same id, which does it once.
        """
        if self._ended is not None:
            raise Refused(Answered(self._ended.text, "ended"))
        request: ClientMessage = kind(id=secrets.token_urlsafe(9), **details)
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending[request.id] = (request, answer)
        try:
            await self._send(request)
            await answer
        finally:
            self._pending.pop(request.id, None)

    async def close(self) -> None:
        """Hang up; the seat stays ours."""
        if self._keeping is not None:
            self._keeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeping
        self._end(Ended())

    async def _arrive(self) -> ClientConnection:
        """Connect and come to the table."""
        socket = await connect(
            self.guest.address,
            open_timeout=KNOCKING,
            ping_interval=BREATH,
            ping_timeout=BREATH,
            close_timeout=1,
            max_size=None,
            proxy=None,
        )
        try:
            await self._greet(socket)
        except BaseException:
            await socket.close()
            raise
        return socket

    async def _greet(self, socket: ClientConnection) -> None:
        """Say who we are, and take in what is told until we are at the table."""
        guest, request = self.guest, secrets.token_urlsafe(9)
        greeting: ClientMessage = Join(
            id=request,
            code=guest.code,
            role=guest.role,
            name=guest.name,
            token=guest.token,
            lang=guest.lang,
        )
        if self._joined:
            greeting = Resume(
                id=request, code=guest.code, token=guest.token, seen=self._seen, lang=guest.lang
            )
        await socket.send(encode(greeting).decode())
        async with asyncio.timeout(KNOCKING):
            async for frame in socket:
                message = decode(frame)
                if isinstance(message, Declined):
                    raise Refused(Answered(message.text, message.refusal))
                self._take(message)
                if isinstance(message, Fresh | News) and message.id == request:
                    self._joined = True
                    return
        raise ConnectionResetError

    async def _keep(self, socket: ClientConnection) -> None:
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
                    socket = await self._mend()
        except Refused as refused:
            self._end(Ended(text=getattr(refused.refusal, "text", "")))
        except msgspec.MsgspecError as error:
            self._end(Ended(text=str(error)))
        finally:
            await socket.close()

    async def _mend(self) -> ClientConnection:
        """Come back, however long it takes; raises `Refused` when nobody wants us back."""
        self._heard.put_nowait(Lost())
        for pause in _pauses():
            await asyncio.sleep(pause)
            try:
                socket = await self._arrive()
            except Refused as refused:
                if getattr(refused.refusal, "kind", "") not in _PASSING:
                    raise
            except (OSError, WebSocketException, TimeoutError):
                continue
            else:
                self._heard.put_nowait(Back())
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
            case Declined() if message.id is not UNSET:
                self._answer(message.id, Refused(Answered(message.text, message.refusal)))
            case News():
                self._seen = message.v
                self._heard.put_nowait(message)
                for request in message.done:
                    self._answer(request)
            case Goodbye() if message.again is None:
                self._end(Ended(message.why))
            case Goodbye() | Declined() | Welcome():
                pass
            case _:
                if isinstance(message, Fresh):
                    self._seen = message.v
                self._heard.put_nowait(message)

    def _answer(self, request: str, refused: Refused | None = None) -> None:
        _, answer = self._pending.get(request, (None, None))
        if answer is None or answer.done():
            return
        if refused is None:
            answer.set_result(None)
        else:
            answer.set_exception(refused)

    def _end(self, ended: Ended) -> None:
        if self._ended is not None:
            return
        self._ended = ended
        self._heard.put_nowait(ended)
        for request in [*self._pending]:
            self._answer(request, Refused(Answered(ended.text, "ended")))


def _reason(error: Exception) -> str:
    """Say why a connection failed, in the words of the system where it has some."""
    if isinstance(error, OSError) and error.errno is not None and error.errno > 0:
        return os.strerror(error.errno)
    return str(error) or type(error).__name__


def _pauses() -> Iterator[float]:
    return chain(PAUSES, repeat(PAUSES[-1]))

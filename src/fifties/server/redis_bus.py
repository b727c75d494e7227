"""A bus over Redis or Valkey.

Publishing and listening are all that is needed, at little cost a message: commands are packed and
answers are parsed by hiredis, and the two connections are made anew by themselves.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Callable
from typing import Any, Final, cast
from urllib.parse import SplitResult, unquote, urlsplit

import hiredis

from fifties.host.bus import Listener
from fifties.host.outage import Outage

USUAL_PORT: Final = 6379

MOST_UNSENT: Final = 32 << 20
"""Bytes that wait to be sent at most; what comes then is dropped, as any bus may."""

CONNECT_SECONDS: Final = 3.0
AGAIN: Final = 0.2
"""Seconds between two tries to connect."""

CHECK_EVERY: Final = 1.0
SILENCE: Final = 3.0
"""Seconds between two questions whether the other side is still there, and how long it may take."""

REPLIES: Final = ("CLIENT", "REPLY")
TRIAL: Final = "fifties:trial"
"""A channel to which nobody listens."""

log = logging.getLogger(__name__)

Push = list[Any]


class RedisBus:
    """Sends and listens over two connections, because one that listens can do nothing else."""

    def __init__(self, url: str) -> None:
        self.on_gap: Callable[[], None] = lambda: None
        self._url = urlsplit(url)
        self._listeners: dict[bytes, Listener] = {}
        self._sender: _Connection | None = None
        self._receiver: _Connection | None = None
        self._keeper: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        """Whether messages get through, as far as is known."""
        return all(one is not None and one.alive for one in (self._sender, self._receiver))

    async def open(self) -> None:
        """Connect, and stay connected; raises `OSError` if that is not possible now."""
        await self._connect()
        self._keeper = asyncio.create_task(self._stay_connected())

    async def aclose(self) -> None:
        """Disconnect, once everything is sent."""
        if self._keeper is not None:
            self._keeper.cancel()
        for connection in (self._sender, self._receiver):
            if connection is not None:
                connection.close()

    def publish(self, channel: str, message: bytes) -> None:
        """Send *message* to all who listen to *channel*, this process included, or drop it."""
        if self._sender is not None:
            self._sender.send("PUBLISH", channel, message)

    def subscribe(self, channel: str, listener: Listener) -> None:
        """Call *listener* with every message on *channel*."""
        is_new = channel.encode() not in self._listeners
        self._listeners[channel.encode()] = listener
        if is_new and self._receiver is not None:
            self._receiver.send("SUBSCRIBE", channel)

    def unsubscribe(self, channel: str) -> None:
        """Listen to *channel* no more."""
        was_there = self._listeners.pop(channel.encode(), None) is not None
        if was_there and self._receiver is not None:
            self._receiver.send("UNSUBSCRIBE", channel)

    # Connections

    async def _stay_connected(self) -> None:
        loop = asyncio.get_running_loop()
        outage = Outage(log, "the bus")
        while True:
            await asyncio.sleep(CHECK_EVERY if self.connected else AGAIN)
            if self.connected:
                for connection in (self._sender, self._receiver):
                    if connection is not None:
                        connection.check(loop.time())
                continue
            try:
                await self._connect()
            except OSError as error:
                outage.failed(error)
            else:
                outage.ended()
                self.on_gap()

    async def _connect(self) -> None:
        for connection in (self._sender, self._receiver):
            if connection is not None:
                connection.close()
        self._sender = await _open(self._url, _ignore)
        self._sender.mute()
        self._receiver = await _open(self._url, self._take)
        if self._listeners:
            self._receiver.send("SUBSCRIBE", *self._listeners)

    def _take(self, push: Push) -> None:
        if push[0] == b"message":
            listener = self._listeners.get(push[1])
            if listener is not None:
                listener(push[2])


def _ignore(_: Push) -> None:
    pass


def _is_about_replies(error: hiredis.ReplyError) -> bool:
    """Return whether all that was refused is to leave answers out: then they are sent."""
    return "'client" in str(error).lower().replace("`", "'")


class _Connection(asyncio.Protocol):
    """One connection: packs commands, and hands on what comes without being an answer."""

    def __init__(self, on_push: Callable[[Push], None]) -> None:
        self.alive = True
        self._is_muted = False
        """Whether commands are not answered, but for those of `check`."""
        self._on_push = on_push
        self._reader = hiredis.Reader()
        self._transport: asyncio.Transport | None = None
        self._unsent: list[bytes] = []
        self._loop = asyncio.get_running_loop()
        self._heard_at = self._loop.time()
        self._greeted: asyncio.Future[None] = self._loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note that the connection is there."""
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Take answers and messages."""
        self._heard_at = self._loop.time()
        self._reader.feed(data)
        while (found := self._reader.gets()) is not False:
            if isinstance(found, list):
                self._on_push(found)
            elif isinstance(found, hiredis.ReplyError) and not _is_about_replies(found):
                log.warning("the bus refuses", extra={"reason": str(found)})
                self._give_up(str(found))
            elif found == b"PONG" and not self._greeted.done():
                self._greeted.set_result(None)

    def _give_up(self, reason: str) -> None:
        if not self._greeted.done():
            self._greeted.set_exception(ConnectionRefusedError(reason))
        self.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the connection is gone."""
        self._give_up(str(exc or "it has hung up"))

    def send(self, *command: str | bytes) -> bool:
        """Send a command, together with others of this turn of the loop; return whether it is."""
        transport = self._transport
        if transport is None or not self.alive or transport.get_write_buffer_size() > MOST_UNSENT:
            return False
        self._unsent.append(hiredis.pack_command(command))  # type: ignore[arg-type]  # its stub knows one word only
        if len(self._unsent) == 1:
            self._loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if self._transport is not None and self.alive:
            self._transport.write(b"".join(unsent))

    async def greet(self, url: SplitResult) -> None:
        """Say who we are, and wait until that is accepted."""
        if url.password is not None:
            user = [unquote(url.username)] if url.username else []
            self.send("AUTH", *user, unquote(url.password))
        database = url.path.strip("/")
        if database and url.scheme != "unix":
            self.send("SELECT", database)
        self.send("PING")
        await self._greeted

    def mute(self) -> None:
        """Ask for no answers to what is published: reading them costs more than it tells."""
        self._is_muted = True
        self.send(*REPLIES, "OFF")

    def check(self, now: float) -> None:
        """Ask whether the other side is there; give up if it has been silent for long."""
        if now - self._heard_at > SILENCE:
            self.close()
        elif self._is_muted:
            # Whether this connection may publish at all is answered now, too.
            self.send(*REPLIES, "ON")
            self.send("PUBLISH", TRIAL, b"")
            self.send("PING")
            self.send(*REPLIES, "OFF")
        else:
            self.send("PING")

    def close(self) -> None:
        """Disconnect."""
        if self._unsent:
            self._flush()
        self.alive = False
        if self._transport is not None:
            self._transport.close()


async def _open(url: SplitResult, on_push: Callable[[Push], None]) -> _Connection:
    """Return a new connection that was greeted; raises `OSError`."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            if url.scheme == "unix":
                _, connection = await loop.create_unix_connection(
                    lambda: _Connection(on_push), url.path
                )
            else:
                secure = ssl.create_default_context() if url.scheme == "rediss" else None
                _, connection = await loop.create_connection(
                    lambda: _Connection(on_push),
                    url.hostname or "localhost",
                    url.port or USUAL_PORT,
                    ssl=secure,
                )
            await connection.greet(url)
    except TimeoutError:
        raise ConnectionRefusedError("it does not answer") from None
    return connection

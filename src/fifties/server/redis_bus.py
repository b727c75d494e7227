"""A bus over Redis or Valkey, with a reconnect loop of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

import redis.asyncio
from redis.exceptions import RedisError

from fifties.host.bus import Listener

MOST_WAITING: Final = 50_000
"""How many messages wait to be sent at most; the oldest are dropped, as any bus may."""

AGAIN: Final = 0.2
"""Seconds between two tries to connect."""

SILENCE: Final = 5.0
"""Seconds after which a connection that brings nothing is asked whether it is still there."""

log = logging.getLogger(__name__)


class RedisBus:
    """Sends and listens over two connections, which are made anew when they break."""

    def __init__(self, url: str) -> None:
        self.on_gap: Callable[[], None] = lambda: None
        self._url = url
        self._listeners: dict[str, Listener] = {}
        self._waiting: list[tuple[str, bytes]] = []
        self._has_work = asyncio.Event()
        self._subscriptions: redis.asyncio.client.PubSub | None = None
        self._changes: list[tuple[bool, str]] = []
        """Channels to subscribe to or to leave, in order."""
        self._changed = asyncio.Event()
        self._is_sending = False
        self._is_listening = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def connected(self) -> bool:
        """Whether messages get through, as far as is known."""
        return self._is_sending and self._is_listening

    async def open(self) -> None:
        """Connect, and stay connected; raises `OSError` if that is not possible now."""
        client = self._client()
        try:
            await client.ping()
        except (OSError, RedisError, ValueError) as error:
            raise OSError(str(error)) from error
        finally:
            await client.aclose()
        self._is_sending = self._is_listening = True
        for work in (self._send_all, self._listen):
            self._tasks.append(asyncio.create_task(self._stay_connected(work)))

    async def aclose(self) -> None:
        """Send what waits, and disconnect."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self._waiting and self._is_sending:  # noqa: ASYNC110 - the task sends
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, channel: str, message: bytes) -> None:
        """Send *message* to all who listen to *channel*, this process included."""
        self._waiting.append((channel, message))
        if len(self._waiting) > MOST_WAITING:
            del self._waiting[: MOST_WAITING // 2]
        self._has_work.set()

    def subscribe(self, channel: str, listener: Listener) -> None:
        """Call *listener* with every message on *channel*."""
        if channel not in self._listeners:
            self._changes.append((True, channel))
            self._changed.set()
        self._listeners[channel] = listener

    def unsubscribe(self, channel: str) -> None:
        """Listen to *channel* no more."""
        if self._listeners.pop(channel, None) is not None:
            self._changes.append((False, channel))
            self._changed.set()

    # Connections

    def _client(self) -> redis.asyncio.Redis:
        return redis.asyncio.Redis.from_url(
            self._url, socket_connect_timeout=2, socket_keepalive=True, retry=None
        )

    async def _stay_connected(
        self, work: Callable[[redis.asyncio.Redis], asyncio.Future[None] | object]
    ) -> None:
        """Do *work* with a connection, and with a new one whenever it breaks."""
        while True:
            client = self._client()
            try:
                await work(client)  # type: ignore[misc]  # a coroutine function
            except (OSError, RedisError) as error:
                log.warning("the bus is lost", extra={"reason": str(error)})
            finally:
                if work == self._send_all:
                    self._is_sending = False
                else:
                    self._is_listening = False
                with suppress(OSError, RedisError):
                    await client.aclose()
            await asyncio.sleep(AGAIN)

    async def _send_all(self, client: redis.asyncio.Redis) -> None:
        await client.ping()
        self._is_sending = True
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    await self._has_work.wait()
            except TimeoutError:
                await client.ping()
                continue
            self._has_work.clear()
            waiting, self._waiting = self._waiting, []
            pipeline = client.pipeline(transaction=False)
            for channel, message in waiting:
                pipeline.publish(channel, message)
            if waiting:
                await pipeline.execute()

    async def _listen(self, client: redis.asyncio.Redis) -> None:
        async with client.pubsub() as subscriptions:
            self._changes.clear()
            await self._subscribe(subscriptions, self._listeners)
            self._is_listening = True
            self.on_gap()
            changing = asyncio.create_task(self._follow_changes(subscriptions))
            try:
                await self._take_messages(subscriptions)
            finally:
                changing.cancel()
                with suppress(asyncio.CancelledError, OSError, RedisError):
                    await changing

    @staticmethod
    async def _subscribe(
        subscriptions: redis.asyncio.client.PubSub, channels: Iterable[str]
    ) -> None:
        names = [*channels]
        for start in range(0, len(names), 1000):
            await subscriptions.subscribe(*names[start : start + 1000])

    async def _follow_changes(self, subscriptions: redis.asyncio.client.PubSub) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            changes, self._changes = self._changes, []
            for is_new, channel in changes:
                change = subscriptions.subscribe if is_new else subscriptions.unsubscribe
                await change(channel)

    async def _take_messages(self, subscriptions: redis.asyncio.client.PubSub) -> None:
        while True:
            message = await subscriptions.get_message(timeout=SILENCE)
            if message is None:
                await subscriptions.ping()
            elif message["type"] == "message":
                listener = self._listeners.get(message["channel"].decode())
                if listener is not None:
                    listener(message["data"])

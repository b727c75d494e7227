"""The bus over a real Valkey: what comes through, and what happens where it allows little."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from fifties.server import redis_bus
from fifties.server.redis_bus import RedisBus
from tools.cluster.engines import Valkey

from commands import PATIENCE


def command(valkey: Valkey, *words: str) -> None:
    """Let Valkey carry something out."""
    with socket.create_connection(("127.0.0.1", valkey.port), PATIENCE) as connection:
        connection.sendall(" ".join(words).encode() + b"\r\n")
        assert connection.recv(64) == b"+OK\r\n"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[RedisBus]:
    bus = RedisBus(url)
    await bus.open()
    try:
        yield bus
    finally:
        await bus.aclose()


async def exchange(url: str, count: int) -> None:
    """Send messages, and take them again."""
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    async with opened(url) as bus, asyncio.timeout(PATIENCE):
        bus.subscribe("room", heard.put_nowait)
        first = b""
        while not first:  # until the subscription is there
            bus.publish("room", b"first")
            await asyncio.sleep(0)
            first = b"" if heard.empty() else heard.get_nowait()
        for number in range(count):
            bus.publish("room", b"%d" % number)
        told: list[bytes] = []
        while len(told) < count:
            told += [message for message in [await heard.get()] if message != b"first"]
        assert told == [b"%d" % number for number in range(count)]
        assert bus.connected


def test_messages_come_in_order(valkey: Valkey) -> None:
    asyncio.run(exchange(valkey.url(), 1000))


def test_a_user_who_may_not_leave_answers_out_gets_them(valkey: Valkey) -> None:
    command(valkey, "ACL SETUSER plain on >secret ~* &* +@all -client")
    asyncio.run(exchange(f"redis://plain:secret@127.0.0.1:{valkey.port}", 100))


def test_a_connection_that_may_not_publish_is_made_anew(
    valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "CHECK_EVERY", 0.05)
    command(valkey, "ACL SETUSER mute on >secret ~* &* +@all -publish")

    async def wait() -> None:
        url = f"redis://mute:secret@127.0.0.1:{valkey.port}"
        async with opened(url) as bus, asyncio.timeout(PATIENCE):
            again = asyncio.Event()
            bus.on_gap = again.set
            await again.wait()

    asyncio.run(wait())

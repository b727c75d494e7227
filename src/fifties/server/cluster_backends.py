"""What several processes share: a PostgreSQL database, and a bus of Redis or Valkey."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, Self

from fifties.server.postgres_schema import check_schema, check_sessions
from fifties.server.postgres_store import PostgresStore
from fifties.server.redis_bus import RedisBus
from fifties.server.store_errors import BusUnreachable, plain_error
from fifties.server.supervisor import PortSlot

STOP_PATIENCE: Final = 2.0
"""Seconds for which a process that stops tries to end its lease."""


class ClusterBackends:
    """The store and the bus of one process among several."""

    def __init__(self, store_url: str, bus_url: str) -> None:
        self.store = PostgresStore(store_url)
        self.bus = RedisBus(bus_url)
        self.slot: PortSlot | None = None
        """Which of several workers of one port this process is."""

    @classmethod
    def checked(cls, store_url: str, bus_url: str) -> Self:
        """Return both, once each has answered; raises an `OSError`."""
        asyncio.run(_check(store_url, bus_url))
        return cls(store_url, bus_url)

    async def open(self) -> None:
        """Connect in the event loop that runs."""
        await self.store.open()
        await self.bus.open()

    async def close(self) -> None:
        """End the lease, and disconnect."""
        await self.bus.aclose()
        with suppress(OSError):  # then the lease ends by itself
            async with asyncio.timeout(STOP_PATIENCE):
                await self.store.leave()
        await self.store.aclose()


async def _check(store_url: str, bus_url: str) -> None:
    await check_sessions(store_url)
    await check_schema(store_url)
    bus = RedisBus(bus_url)
    try:
        await bus.open()
    except OSError as error:
        raise BusUnreachable(plain_error(error)) from error
    finally:
        await bus.aclose()

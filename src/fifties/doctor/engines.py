"""The PostgreSQL and the Redis that several servers share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from secrets import token_hex
from statistics import median
from time import perf_counter, time
from typing import Final

import asyncpg

from fifties.doctor.findings import Check, Detail, Finding, Verdict, clock_finding, judged
from fifties.server.postgres_schema import check_sessions
from fifties.server.redis_bus import RedisBus
from fifties.server.store_errors import SessionsShared, plain_error, without_password

TRIES: Final = 20
CONNECT_SECONDS: Final = 5.0
LOST: Final = 0.2
"""Seconds after which a message over the bus is taken for lost."""

FINE_COMMIT: Final = 0.03
"""Seconds that a commit may take: everybody at a table waits for it."""
FINE_BUS: Final = 0.01
"""Seconds that a message may take from one server to another."""


def check_store(url: str) -> Iterator[Finding]:
    """Look whether PostgreSQL can be used, how long a commit takes, and what its clock says."""
    shown = without_password(url)
    try:
        commit, ahead = asyncio.run(_try_store(url))
    except SessionsShared:
        yield Finding(
            Check.STORE,
            Verdict.WRONG,
            "doctor-store-pooled",
            {"url": shown},
            "doctor-store-session",
        )
        return
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        why = {"url": shown, "reason": plain_error(error)}
        yield Finding(Check.STORE, Verdict.WRONG, "doctor-store-lost", why, "doctor-store-start")
        return
    verdict = judged(commit, FINE_COMMIT)
    advice = None if verdict is Verdict.FINE else "doctor-store-near"
    details: dict[str, Detail] = {"url": shown, "milliseconds": round(1000 * commit, 2)}
    yield Finding(Check.STORE, verdict, "doctor-store-seen", details, advice)
    yield clock_finding(Check.STORE_CLOCK, ahead)


async def _try_store(url: str) -> tuple[float, float]:
    """Return the seconds of a commit, and by how many PostgreSQL's clock is ahead of ours."""
    await check_sessions(url)
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS, statement_cache_size=0)
    try:
        began = time()
        theirs = float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())"))
        ahead = theirs - (began + time()) / 2
        # A transaction with a number of its own is written and flushed, and changes nothing.
        commit = await _median(lambda: connection.fetchval("SELECT pg_current_xact_id()"))
    finally:
        connection.terminate()
    return commit, ahead


async def _median(operation: Callable[[], Awaitable[object]]) -> float:
    """Return how many seconds something takes, in the middle of some tries."""
    taken = []
    for _ in range(TRIES):
        began = perf_counter()
        await operation()
        taken.append(perf_counter() - began)
    return median(taken)


def check_bus(url: str) -> Finding:
    """Look whether Redis or Valkey hands messages on, and how long that takes."""
    shown = without_password(url)
    try:
        seconds = asyncio.run(_try_bus(url))
    except (OSError, TimeoutError, ValueError) as error:
        why = {"url": shown, "reason": plain_error(error)}
        return Finding(Check.BUS, Verdict.WRONG, "doctor-bus-lost", why, "doctor-bus-start")
    verdict = judged(seconds, FINE_BUS)
    advice = None if verdict is Verdict.FINE else "doctor-store-near"
    details: dict[str, Detail] = {"url": shown, "milliseconds": round(1000 * seconds, 2)}
    return Finding(Check.BUS, verdict, "doctor-bus-seen", details, advice)


async def _try_bus(url: str) -> float:
    """Return the seconds that a message to ourselves takes."""
    bus, arrived = RedisBus(url), asyncio.Event()
    channel, sent = f"fifties-doctor-{token_hex(8)}", b""

    def listen(message: bytes) -> None:
        if message == sent:
            arrived.set()

    async def echo() -> None:
        nonlocal sent
        sent = token_hex(8).encode()
        arrived.clear()
        while not arrived.is_set():
            bus.publish(channel, sent)
            # What is sent before the subscription has arrived gets lost.
            with suppress(TimeoutError):
                async with asyncio.timeout(LOST):
                    await arrived.wait()

    await bus.open()
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            bus.subscribe(channel, listen)
            await echo()
            return await _median(echo)
    finally:
        await bus.aclose()

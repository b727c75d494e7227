"""What PostgreSQL's store does where servers alone would show it too seldom."""

from __future__ import annotations

import asyncio

from fifties.server.postgres_store import PostgresStore
from fifties.server.store_errors import StoreUnreachable
from tools.cluster.engines import Postgres

READS = 8


async def _closed_while_reading(url: str) -> list[int | BaseException]:
    store = PostgresStore(url)
    await store.open()
    await asyncio.gather(*[store.count() for _ in range(READS)])
    reads = [asyncio.create_task(store.count()) for _ in range(READS)]
    await asyncio.sleep(0)
    for read in reads[::2]:
        read.cancel()
    await asyncio.sleep(0)
    await store.aclose()
    return await asyncio.gather(*reads, return_exceptions=True)


def test_reads_that_a_server_which_stops_does_not_wait_for_are_no_faults(
    postgres: Postgres,
) -> None:
    ended = asyncio.run(_closed_while_reading(postgres.new_database()))
    assert {*map(type, ended)} <= {int, StoreUnreachable, asyncio.CancelledError}

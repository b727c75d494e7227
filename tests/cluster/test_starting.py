"""How processes that share a database start: migrations, schemas that are too new, no engines."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import asyncpg

from fifties.server.postgres_schema import MIGRATIONS
from tools.cluster.engines import Postgres, Valkey, free_port

from commands import complaint
from servers import Served


async def execute(url: str, *commands: str) -> list[asyncpg.Record]:
    """Do something in a database; return what the last command says."""
    connection = await asyncpg.connect(url)
    try:
        for command in commands[:-1]:
            await connection.execute(command)
        found: list[asyncpg.Record] = await connection.fetch(commands[-1])
        return found
    finally:
        await connection.close()


def test_each_migration_runs_once_however_many_processes_start(
    postgres: Postgres, valkey: Valkey
) -> None:
    store = postgres.new_database()
    shared = ("--store", store, "--bus", valkey.url())
    with ExitStack() as stack, ThreadPoolExecutor(3) as pool:
        starting = [pool.submit(Served, None, *shared) for _ in range(3)]
        for one in starting:
            stack.enter_context(one.result())
        found = asyncio.run(execute(store, "SELECT version FROM schema_version ORDER BY version"))
        assert [version for (version,) in found] == [*range(1, len(MIGRATIONS) + 1)]


def test_an_older_program_refuses_a_newer_schema(postgres: Postgres, valkey: Valkey) -> None:
    store = postgres.new_database()
    newer = "CREATE TABLE schema_version AS SELECT 1000 AS version"
    asyncio.run(execute(store, newer, "SELECT 1"))
    told = complaint("serve", "--port", "0", "--store", store, "--bus", valkey.url())
    assert store.partition("@")[2] in told
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    assert [name for (name,) in asyncio.run(execute(store, tables))] == ["schema_version"]


def test_without_its_database_it_says_so(valkey: Valkey) -> None:
    store = f"postgresql://somebody:secret@127.0.0.1:{free_port()}/nothing"
    told = complaint("serve", "--port", "0", "--store", store, "--bus", valkey.url())
    assert "127.0.0.1" in told
    assert "secret" not in told


def test_without_its_bus_it_says_so(postgres: Postgres) -> None:
    bus = f"redis://somebody:secret@127.0.0.1:{free_port()}"
    told = complaint("serve", "--port", "0", "--store", postgres.new_database(), "--bus", bus)
    assert "127.0.0.1" in told
    assert "secret" not in told


def test_what_is_no_address_of_an_engine_is_one_line(postgres: Postgres) -> None:
    for store, bus in (
        ("postgresql://127.0.0.1:port/x", "redis://127.0.0.1"),
        (postgres.new_database(), "nonsense"),
    ):
        assert complaint("serve", "--port", "0", "--store", store, "--bus", bus)

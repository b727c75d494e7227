"""The schema of the PostgreSQL database: numbered migrations, applied under a lock."""

from __future__ import annotations

from typing import Final

import asyncpg

from fifties.server.store_errors import (
    SchemaTooNew,
    SessionsShared,
    StoreUnreachable,
    plain_error,
)

CONNECT_SECONDS: Final = 10.0

LOCK: Final = 0x50_50
"""The number of the advisory lock under which migrations run, so that each runs once."""

MIGRATIONS: Final = (
    """
    CREATE TABLE nodes (
      id text PRIMARY KEY, until timestamptz NOT NULL, has_bus boolean NOT NULL,
      bus_changed timestamptz NOT NULL DEFAULT clock_timestamp(),
      backend int NOT NULL, backend_start timestamptz NOT NULL);
    CREATE TABLE tables (
      code text PRIMARY KEY, address text NOT NULL, used double precision NOT NULL,
      shared boolean NOT NULL DEFAULT false,
      owner text NOT NULL, epoch bigint NOT NULL, version bigint NOT NULL
    ) WITH (fillfactor = 50);
    CREATE INDEX tables_address ON tables (address) WHERE shared;
    CREATE TABLE log (
      code text NOT NULL, seq bigint NOT NULL, at double precision NOT NULL,
      member int, request text, entry bytea NOT NULL, PRIMARY KEY (code, seq));
    CREATE TABLE records (
      name text PRIMARY KEY, finished double precision NOT NULL, game text NOT NULL,
      players text NOT NULL, winners text NOT NULL, totals text NOT NULL, text text NOT NULL);
    CREATE INDEX records_finished ON records (finished);
    CREATE TABLE record_owners (
      key text NOT NULL, name text NOT NULL REFERENCES records ON DELETE CASCADE,
      PRIMARY KEY (key, name));
    CREATE INDEX record_owners_name ON record_owners (name);
    """,
    """
    CREATE TABLE signing_keys (purpose text PRIMARY KEY, key bytea NOT NULL);
    """,
    """
    CREATE TABLE record_reviews (
      name text PRIMARY KEY REFERENCES records ON DELETE CASCADE,
      format int NOT NULL, review bytea NOT NULL);
    """,
)
"""What was added to the schema, in order; one that was released is never changed again."""


async def check_schema(url: str) -> None:
    """Bring the schema up to date; raises `StoreUnreachable` or `SchemaTooNew`."""
    connection = await _connect(url)
    try:
        await _migrate(connection)
    except asyncpg.PostgresError as error:
        raise StoreUnreachable(plain_error(error)) from error
    finally:
        await connection.close()


async def check_sessions(url: str) -> None:
    """Make sure that a connection is a session of its own; raises `SessionsShared` if not.

    A lease ends with the session of its process. A pool that gives a session to somebody else
    after each transaction, as PgBouncer can, would let leases end that should not.
    """
    first = await _connect(url)
    try:
        is_shared = await _loses_session(first, url)
    except (OSError, asyncpg.PostgresError) as error:
        raise StoreUnreachable(plain_error(error)) from error
    finally:
        first.terminate()
    if is_shared:
        raise SessionsShared("pool_mode")


async def _connect(url: str) -> asyncpg.Connection[asyncpg.Record]:
    """Connect without prepared statements, which do not outlive a transaction in every pool."""
    try:
        return await asyncpg.connect(url, timeout=CONNECT_SECONDS, statement_cache_size=0)
    except TimeoutError:
        raise StoreUnreachable("it does not answer") from None
    except (OSError, asyncpg.PostgresError, ValueError, asyncpg.InterfaceError) as error:
        raise StoreUnreachable(plain_error(error)) from error


async def _loses_session(first: asyncpg.Connection[asyncpg.Record], url: str) -> bool:
    """Return whether another connection gets the session of *first* between its transactions."""
    before = await _backend(first)
    second = await _connect(url)
    try:
        async with second.transaction():
            # Whoever pools transactions has given this one the session that has become free.
            await second.execute("SELECT 1")
            return await _backend(first) != before
    finally:
        second.terminate()


async def _backend(connection: asyncpg.Connection[asyncpg.Record]) -> int:
    async with connection.transaction():
        return int(await connection.fetchval("SELECT pg_backend_pid()"))


async def _migrate(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version int NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
        if version > len(MIGRATIONS):
            raise SchemaTooNew(f"version {version}")
        for number, migration in enumerate(MIGRATIONS[version:], version + 1):
            await connection.execute(migration)
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)

"""The schema of the PostgreSQL database: numbered migrations, applied under a lock."""

from __future__ import annotations

from typing import Final

import asyncpg

from fifties.server.store_errors import SchemaTooNew, StoreUnreachable, plain_error

CONNECT_SECONDS: Final = 10.0

LOCK: Final = 0x50_50
"""The number of the advisory lock under which migrations run, so that each runs once."""

MIGRATIONS: Final = (
    """
    CREATE TABLE nodes (
      id text PRIMARY KEY, until timestamptz NOT NULL, has_bus boolean NOT NULL,
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
)
"""What was added to the schema, in order; one that was released is never changed again."""


async def check_schema(url: str) -> None:
    """Bring the schema up to date; raises `StoreUnreachable` or `SchemaTooNew`."""
    try:
        connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    except (OSError, asyncpg.PostgresError, ValueError, asyncpg.InterfaceError) as error:
        raise StoreUnreachable(plain_error(error)) from error
    except TimeoutError:
        raise StoreUnreachable("it does not answer") from None
    try:
        await _migrate(connection)
    except asyncpg.PostgresError as error:
        raise StoreUnreachable(plain_error(error)) from error
    finally:
        await connection.close()


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

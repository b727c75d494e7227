"""The log of tables, the archive of records and the leases of processes in PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from secrets import token_bytes, token_hex
from time import monotonic
from typing import ClassVar, Final, TypeVar

import asyncpg
import msgspec

from fifties.host.leases import Ownership
from fifties.host.outage import Outage
from fifties.host.table_log import (
    ALL_KEPT,
    Batch,
    EncodedRow,
    NotKept,
    StoredTable,
    Unreadable,
    require_all_rows,
)
from fifties.server.postgres_records import PostgresRecords, write_record
from fifties.server.postgres_schema import check_schema
from fifties.server.store_errors import StoreUnreachable, plain_error
from fifties.table.codec import decode_entry
from fifties.table.runner import LogRow

LEASE: Final = 1.0
"""Seconds after which a process that has not renewed its lease may lose its tables, and after which
a transaction ends that it does not go on with: it would keep others from claiming them."""

READERS: Final = 4
"""How many connections read at the same time."""

PATIENCE: Final = 8.0
"""Seconds for which something is tried again while the database cannot be reached."""

AGAIN: Final = 0.1
"""Seconds between two tries."""

BROKEN: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError,  # it shuts down, or is still starting
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,  # this process was paused within one
)
"""What is raised when the database cannot be reached at the moment."""

# A lease also ends with its session, which a killed process leaves at once. After a restart of
# the database all sessions are new, so then only time counts, and everybody gets a full lease.
_ALIVE: Final = f"""
  greatest(n.until, pg_postmaster_start_time() + {LEASE} * interval '1 s') > clock_timestamp()
  AND (n.backend_start < pg_postmaster_start_time() OR EXISTS (
    SELECT FROM pg_stat_activity a WHERE a.pid = n.backend AND a.backend_start = n.backend_start))
"""

# The second part sees what was there before the first one.
_RENEW: Final = f"""
WITH mine AS (INSERT INTO nodes (id, until, has_bus, backend, backend_start)
SELECT $1, clock_timestamp() + {LEASE} * interval '1 s', $2, pid, backend_start
FROM pg_stat_activity WHERE pid = pg_backend_pid()
ON CONFLICT (id) DO UPDATE SET until = excluded.until, has_bus = excluded.has_bus,
  bus_changed = CASE WHEN nodes.has_bus = excluded.has_bus AND nodes.until > clock_timestamp()
    THEN nodes.bus_changed ELSE clock_timestamp() END,
  backend = excluded.backend, backend_start = excluded.backend_start)
SELECT n.id, n.has_bus FROM nodes n WHERE n.id <> $1 AND {_ALIVE}
"""

_DELETE_DEAD_NODES: Final = "DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 min'"

# Whoever the bus does not reach loses tables to processes that it reaches, if that has lasted for a
# while on both sides: when the bus itself is lost or comes back, nobody loses anything.
_CLAIM: Final = f"""
UPDATE tables t SET owner = $1, epoch = epoch + 1
WHERE code = $2 AND (owner = $1 OR NOT EXISTS (
  SELECT FROM nodes n WHERE n.id = t.owner AND {_ALIVE} AND NOT (
    NOT n.has_bus AND n.bus_changed < clock_timestamp() - {LEASE} * interval '1 s'
    AND EXISTS (SELECT FROM nodes m WHERE m.id = $1 AND m.has_bus
      AND m.until > clock_timestamp()
      AND m.bus_changed < clock_timestamp() - {LEASE} * interval '1 s'))))
RETURNING owner, epoch, version
"""

_OWNERS: Final = "SELECT code, owner, epoch, version FROM tables WHERE code = ANY($1)"

_RELEASE: Final = """
WITH given AS (SELECT * FROM unnest($2::text[], $3::bigint[]) g(code, epoch)),
held AS (SELECT t.code FROM tables t JOIN given USING (code) WHERE t.owner = $1
  AND t.epoch = given.epoch ORDER BY t.code FOR UPDATE OF t)
UPDATE tables t SET owner = $4, epoch = epoch + ($4 <> '')::int FROM held WHERE t.code = held.code
"""

# The fence: rows are kept only where this process still owns the table and nobody has appended.
# Rows are locked in the order of codes, as everywhere, or two processes could wait for each other.
_APPEND: Final = """
WITH given AS (
  SELECT * FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[])
  g(code, epoch, since, upto)),
held AS (SELECT t.code, given.upto FROM tables t JOIN given USING (code)
  WHERE t.owner = $1 AND t.epoch = given.epoch AND t.version = given.since
  ORDER BY t.code FOR UPDATE OF t),
moved AS (UPDATE tables t SET version = held.upto FROM held WHERE t.code = held.code
  RETURNING t.code),
kept AS (INSERT INTO log (code, seq, at, member, request, entry)
  SELECT r.* FROM unnest(
    $6::text[], $7::bigint[], $8::float8[], $9::int[], $10::text[], $11::bytea[])
  r(code, seq, at, member, request, entry) JOIN moved USING (code))
SELECT code FROM moved
"""

_OPEN: Final = """
INSERT INTO tables (code, address, used, owner, epoch, version)
SELECT o.code, o.address, o.used, $1, 1, 0 FROM unnest($2::text[], $3::text[], $4::float8[])
o(code, address, used) ON CONFLICT DO NOTHING
"""

_LOAD: Final = """
SELECT t.address, l.seq, l.at, l.entry, l.member, l.request
FROM tables t LEFT JOIN log l ON l.code = t.code AND l.seq > $2
WHERE t.code = $1 ORDER BY l.seq
"""

_MARK_USED: Final = """
WITH held AS (SELECT code FROM tables WHERE code = ANY($1) ORDER BY code FOR UPDATE)
UPDATE tables t SET used = $2 FROM held WHERE t.code = held.code
"""

log = logging.getLogger(__name__)

Result = TypeVar("Result")
_encode: Final = msgspec.json.Encoder().encode


class PostgresStore(PostgresRecords):
    """Tables and records of all processes that were given the same database."""

    lasting: ClassVar[bool] = True

    def __init__(self, url: str) -> None:
        self.node = token_hex(8)
        self.lease = LEASE
        self._url = url
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        longest = f"{LEASE * 1000:.0f}ms"
        self._writer = _Session(url, PATIENCE, idle_in_transaction_session_timeout=longest)
        self._lease_session = _Session(url, LEASE, synchronous_commit="off")
        self._dead_nodes_deleted_at = 0.0
        self._closing = False
        self._outage = Outage(log, "the database")

    async def open(self) -> None:
        """Connect, and bring the schema up to date; raises `StoreUnusable`."""
        await check_schema(self._url)
        self._pool = await asyncpg.create_pool(
            self._url, min_size=0, max_size=READERS, timeout=PATIENCE, command_timeout=PATIENCE
        )

    # The log of tables

    async def append(self, batch: Batch) -> NotKept:
        """Keep *batch*, and return when it is stored, with the codes of tables that others own."""
        if not batch.rows:
            return ALL_KEPT
        since: dict[str, int] = {}
        upto: dict[str, int] = {}
        for code, row in batch.rows:
            since.setdefault(code, row.seq - 1)
            upto[code] = row.seq
        is_unsure = False
        while True:
            try:
                async with self._writer.connection() as connection:
                    if is_unsure:
                        await _skip_kept(connection, self.node, batch, since, upto)
                    kept = await self._append(connection, batch, since, upto)
                self._outage.ended()
                return NotKept(fenced=frozenset(since) - kept)
            except BROKEN as error:
                # Whether it was kept is not known: that is looked at first, then it is tried again.
                if self._closing:
                    raise StoreUnreachable(plain_error(error)) from error
                is_unsure = True
                self._outage.failed(plain_error(error))
                await asyncio.sleep(AGAIN)

    async def _append(
        self,
        connection: asyncpg.Connection[asyncpg.Record],
        batch: Batch,
        since: dict[str, int],
        upto: dict[str, int],
    ) -> frozenset[str]:
        """Keep the tables in *since*; return the codes of those that were kept."""
        rows = [(code, row) for code, row in batch.rows if code in since]
        fences = [*since], [batch.epochs[code] for code in since], [*since.values()]
        columns = (
            [code for code, _ in rows],
            [row.seq for _, row in rows],
            [row.at for _, row in rows],
            [row.member for _, row in rows],
            [row.request for _, row in rows],
            [_encode(row.entry) for _, row in rows],
        )
        arguments = (self.node, *fences, [upto[code] for code in since], *columns)
        if not (batch.opened or batch.shared or batch.records):
            return frozenset(row[0] for row in await connection.fetch(_APPEND, *arguments))
        async with connection.transaction():
            opened = [(t.code, t.address, t.at) for t in batch.opened]
            if opened:
                await connection.execute(_OPEN, self.node, *map(list, zip(*opened, strict=True)))
            kept = frozenset(row[0] for row in await connection.fetch(_APPEND, *arguments))
            for table in batch.shared:
                if table.code in kept:
                    change = "UPDATE tables SET shared = $2 WHERE code = $1"
                    await connection.execute(change, table.code, table.shared)
            for code, with_keys in batch.records:
                if code in kept:
                    await write_record(connection, with_keys)
        return kept

    async def load(self, code: str, since: int = 0) -> StoredTable | None:
        """Return a table with its rows after number *since*, or raise `Unreadable`."""
        found = await self._read(lambda reader: reader.fetch(_LOAD, code, since))
        if not found:
            return None
        try:
            rows = [
                LogRow(seq, at, decode_entry(entry), member, request)
                for _, seq, at, entry, member, request in found
                if seq is not None
            ]
        except (msgspec.DecodeError, TypeError, UnicodeError) as error:
            raise Unreadable(type(error).__name__) from None
        require_all_rows(rows, since)
        return StoredTable(found[0][0], rows)

    async def load_encoded(self, code: str, since: int, most: int) -> list[EncodedRow]:
        """Return at most so many rows of a table after number *since*, as they are stored."""
        question = (
            "SELECT seq, at, entry FROM log WHERE code = $1 AND seq > $2 ORDER BY seq LIMIT $3"
        )
        found = await self._read(lambda reader: reader.fetch(question, code, since, most))
        return [EncodedRow(*row) for row in found]

    async def signing_key(self) -> bytes:
        """Return the secret bytes with which kits are signed; the first process draws them."""
        await self._execute(
            "INSERT INTO signing_keys VALUES ('kit', $1) ON CONFLICT DO NOTHING", token_bytes(32)
        )
        return bytes(await self._value("SELECT key FROM signing_keys WHERE purpose = 'kit'"))

    async def is_free(self, code: str) -> bool:
        """Return whether a new table can have this code."""
        return not await self._value("SELECT EXISTS (SELECT FROM tables WHERE code = $1)", code)

    async def mark_used(self, codes: Iterable[str], now: float) -> None:
        """Note that tables are in use."""
        await self._execute(_MARK_USED, [*codes], now)

    async def skip_downtime(self, now: float) -> None:
        """Do not count the time in which no process ran as time in which tables were idle."""
        await self._execute(
            "UPDATE tables SET used = used + $1 - (SELECT max(used) FROM tables) WHERE NOT EXISTS "
            f"(SELECT FROM nodes n WHERE n.id <> $2 AND {_ALIVE}) AND "
            "(SELECT max(used) FROM tables) < $1",
            now,
            self.node,
        )

    async def count(self) -> int:
        """Return how many tables there are."""
        return int(await self._value("SELECT count(*) FROM tables"))

    async def count_shared(self, address: str) -> int:
        """Return how many tables opened from *address* have several people at them."""
        question = "SELECT count(*) FROM tables WHERE address = $1 AND shared"
        return int(await self._value(question, address))

    async def idle(self, before: float) -> list[str]:
        """Return the codes of tables that were not used since *before*."""
        return await self._codes("SELECT code FROM tables WHERE used < $1", before)

    async def idle_solo(self, before: float) -> list[str]:
        """Return those of them at which there are not several people."""
        return await self._codes("SELECT code FROM tables WHERE used < $1 AND NOT shared", before)

    async def delete(self, codes: Iterable[str]) -> None:
        """Delete tables."""
        await self._execute(
            "WITH held AS (SELECT code FROM tables WHERE code = ANY($1) ORDER BY code FOR UPDATE), "
            "gone AS (DELETE FROM tables t USING held WHERE t.code = held.code RETURNING t.code) "
            "DELETE FROM log USING gone WHERE log.code = gone.code",
            [*codes],
        )

    # Leases

    async def renew(self, *, has_bus: bool) -> Mapping[str, bool]:
        """Renew the lease of this process; return who is alive, and whether they have a bus."""
        async with _reachable(), self._lease_session.connection() as connection:
            others = await connection.fetch(_RENEW, self.node, has_bus)
            if monotonic() - self._dead_nodes_deleted_at > 60:  # noqa: PLR2004 - now and then
                self._dead_nodes_deleted_at = monotonic()
                await connection.execute(_DELETE_DEAD_NODES)
            return dict(others) | {self.node: has_bus}

    async def claim(self, code: str) -> Ownership | None:
        """Own a table from now on, unless an owner that is alive does; return who owns it."""
        claimed = await self._read(lambda reader: reader.fetchrow(_CLAIM, self.node, code))
        if claimed is not None:
            return Ownership(*claimed)
        return (await self.owners([code])).get(code)

    async def release(self, epochs: Mapping[str, int], successor: str = "") -> None:
        """Let *successor* own tables of this process in the epochs after these, or nobody."""
        await self._execute(_RELEASE, self.node, [*epochs], [*epochs.values()], successor)

    async def owners(self, codes: Iterable[str]) -> Mapping[str, Ownership]:
        """Return who owns these tables; those that are gone are left out."""
        found = await self._read(lambda reader: reader.fetch(_OWNERS, [*codes]))
        return {code: Ownership(*rest) for code, *rest in found}

    async def leave(self) -> None:
        """End the lease of this process."""
        await self._execute("DELETE FROM nodes WHERE id = $1", self.node)

    # Connections

    async def _read(
        self, work: Callable[[asyncpg.Connection[asyncpg.Record]], Awaitable[Result]]
    ) -> Result:
        """Do *work*, again for a while if the database cannot be reached: it is harmless twice."""
        if self._pool is None:
            raise StoreUnreachable("not connected")
        until = monotonic() + PATIENCE
        while True:
            try:
                async with self._pool.acquire() as connection:
                    return await work(connection)
            except BROKEN as error:
                if self._closing or monotonic() > until:
                    raise StoreUnreachable(plain_error(error)) from error
                await asyncio.sleep(AGAIN)
            except asyncpg.InternalClientError as error:
                if not self._closing:
                    raise
                # So it is called when a connection comes back to a pool that was closed meanwhile.
                raise StoreUnreachable(plain_error(error)) from error

    async def _execute(self, command: str, *about: object) -> None:
        await self._read(lambda reader: reader.execute(command, *about))

    async def _codes(self, question: str, *about: object) -> list[str]:
        return [code for (code,) in await self._read(lambda reader: reader.fetch(question, *about))]

    async def aclose(self) -> None:
        """Close all connections."""
        self._closing = True
        for session in (self._writer, self._lease_session):
            await session.close()
        if self._pool is not None:
            self._pool.terminate()

    def close(self) -> None:
        """Do nothing: `aclose` has closed all connections."""


class _Session:
    """One connection, made anew when it is broken."""

    def __init__(self, url: str, patience: float, **settings: str) -> None:
        self._url = url
        self._patience = patience
        """Seconds that a statement may take."""
        self._settings = settings
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[asyncpg.Connection[asyncpg.Record]]:
        """Yield the connection, for one at a time."""
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._connect()
            try:
                yield self._connection
            except (*BROKEN, asyncio.CancelledError):
                # An answer to what was asked before must not be taken for one to something else.
                self._connection.terminate()
                raise

    async def _connect(self) -> asyncpg.Connection[asyncpg.Record]:
        fresh = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=self._patience)
        # Not when connecting: a PgBouncer in between would refuse what it does not know.
        for name, value in self._settings.items():
            await fresh.execute("SELECT set_config($1, $2, false)", name, value)
        return fresh

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.terminate()


@asynccontextmanager
async def _reachable() -> AsyncIterator[None]:
    """Raise `StoreUnreachable` for whatever keeps the database from answering."""
    try:
        yield
    except BROKEN as error:
        raise StoreUnreachable(plain_error(error)) from error


async def _skip_kept(
    connection: asyncpg.Connection[asyncpg.Record],
    node: str,
    batch: Batch,
    since: dict[str, int],
    upto: dict[str, int],
) -> None:
    """Find out which tables were kept before the connection broke, and append them no more.

    A table counts as kept if it has the version that it should have, in the epoch that it should.
    """
    found = await connection.fetch(_OWNERS, [*since])
    kept = {
        code
        for code, owner, epoch, version in found
        if owner == node and epoch == batch.epochs[code] and version == upto[code]
    }
    for code in kept:
        del since[code]

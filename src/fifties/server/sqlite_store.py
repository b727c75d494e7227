"""The log of tables and the archive of records in one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from secrets import token_bytes
from typing import ClassVar, Final

import msgspec

from fifties.host.table_log import (
    ALL_KEPT,
    Batch,
    EncodedRow,
    NotKept,
    StoredTable,
    require_all_rows,
)
from fifties.server.data_directory import (
    FILE,
    StoreDamaged,
    StoreForeign,
    StoreTooNew,
    StoreTooOld,
    StoreUnusable,
    lock,
)
from fifties.server.sqlite_pages import SqlitePages
from fifties.server.sqlite_records import SqliteRecords, readable, require_damage
from fifties.server.store_errors import StoreUnreachable
from fifties.table.codec import decode_entry
from fifties.table.runner import LogRow

SCHEMA_VERSION: Final = 3
"""Goes up with every change of the tables below or of the log entries in them."""

_SCHEMA: Final = """
CREATE TABLE tables (
  code TEXT PRIMARY KEY, address TEXT NOT NULL, used REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE shared_tables (
  code TEXT PRIMARY KEY
) WITHOUT ROWID;
CREATE TABLE log (
  code TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL,
  member INTEGER, request TEXT, entry BLOB NOT NULL, PRIMARY KEY (code, seq)
) WITHOUT ROWID;
CREATE TABLE records (
  name TEXT PRIMARY KEY, finished REAL NOT NULL, game TEXT NOT NULL, players TEXT NOT NULL,
  text TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE record_results (
  name TEXT PRIMARY KEY, winners TEXT NOT NULL, totals TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE record_owners (
  key TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (key, name)
) WITHOUT ROWID;
"""

_ADDED: Final = """
CREATE TABLE IF NOT EXISTS signing_keys (
  purpose TEXT PRIMARY KEY, key BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS record_reviews (
  name TEXT PRIMARY KEY, format INTEGER NOT NULL, review BLOB NOT NULL
) WITHOUT ROWID;
"""
"""Was added later; a file without it is as good."""

COLUMNS: Final = {
    "tables": ("code", "address", "used"),
    "shared_tables": ("code",),
    "log": ("code", "seq", "at", "member", "request", "entry"),
    "records": ("name", "finished", "game", "players", "text"),
    "record_results": ("name", "winners", "totals"),
    "record_owners": ("key", "name"),
    "record_reviews": ("name", "format", "review"),
    "signing_keys": ("purpose", "key"),
}

_MAGIC: Final = b"SQLite format 3\0"
"""What every database begins with."""

_encode: Final = msgspec.json.Encoder().encode


class SqliteStore(SqliteRecords):
    """One file with a write-ahead log that is flushed to the disk at every commit."""

    lasting: ClassVar[bool] = True

    def __init__(self, directory: Path) -> None:
        directory.mkdir(parents=True, exist_ok=True, mode=0o700)
        # Two servers would both be sure of the next number in a log.
        self._lock = lock(directory)
        self._path = directory / FILE
        try:
            # Committing goes on in another thread while this one reads, hence two connections.
            self._writer = connect(self._path)
            self._commits = ThreadPoolExecutor(1, "commits")
            self._prepare()
            self._reader = connect(self._path)
        except (OSError, sqlite3.Error) as error:
            self._lock.close()
            raise _unusable(self._path, error) from error
        except StoreUnusable:
            self._lock.close()
            raise

    def _prepare(self) -> None:
        (version,) = self._writer.execute("PRAGMA user_version").fetchone()
        (things,) = self._writer.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if version > SCHEMA_VERSION:
            raise StoreTooNew(self._path)
        if version == 0 and not things:
            create(self._writer)
        elif 0 < version < SCHEMA_VERSION:
            raise StoreTooOld(self._path)
        elif version != SCHEMA_VERSION:
            raise StoreForeign(self._path, f"user_version = {version}")
        self._writer.executescript(_ADDED)
        self._check()

    def _check(self) -> None:
        """Require all columns, and room for new rows; delete tables without any row."""
        for name, columns in COLUMNS.items():
            found = self._writer.execute("SELECT name FROM pragma_table_info(?)", (name,))
            if tuple(column for (column,) in found) != columns:
                raise StoreDamaged(self._path, f"no such table: {name}")
        codes = [code for (code,) in self._writer.execute("SELECT code FROM tables")]
        self._writer.execute("SELECT code FROM shared_tables").fetchall()
        readable = {code: _has_log(self._writer, code) for code in codes}
        if codes and all(found is None for found in readable.values()):
            raise StoreDamaged(self._path, "no table can be read")
        self._writer.execute("BEGIN IMMEDIATE")
        empty = [(code,) for code, found in readable.items() if found is False]
        self._writer.executemany("DELETE FROM tables WHERE code = ?", empty)
        self._writer.execute("COMMIT")
        self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with closing(SqlitePages(self._path)) as pages:
            if not pages.knows_unused():
                raise StoreDamaged(self._path, "the list of unused pages is damaged")

    # The log of tables

    async def append(self, batch: Batch) -> NotKept:
        """Keep *batch*, and return when it is flushed to the disk, with what is damaged."""
        # Here and not in a thread, which would hand the interpreter over at every row.
        not_kept = ALL_KEPT
        self._writer.execute("BEGIN")
        try:
            self._write(batch)
        except sqlite3.DatabaseError as error:
            self._roll_back(error)
            not_kept = NotKept(damaged=self._write_around_damage(batch))
        await asyncio.get_running_loop().run_in_executor(self._commits, self.commit)
        return not_kept

    def _write_around_damage(self, batch: Batch) -> dict[str, str]:
        """Write what can be written; return the tables and records that cannot, and why.

        After each failure everything is written anew: SQLite may have ended the transaction.
        """
        damaged: dict[str, str] = {}
        while True:
            self._writer.execute("BEGIN")
            name = ""
            try:
                for name, code, part in _parts(batch):
                    if name not in damaged and code not in damaged:
                        self._write(part)
            except sqlite3.DatabaseError as error:
                self._roll_back(error)
                damaged[name] = str(error)
            else:
                return damaged

    def _roll_back(self, error: sqlite3.Error) -> None:
        """Undo what was written, if a damaged file is why that failed; else raise *error*."""
        # Nobody else writes: a row that is there already is a damaged one with a wrong key.
        if not isinstance(error, sqlite3.IntegrityError):
            require_damage(error)
        if self._writer.in_transaction:
            self._writer.execute("ROLLBACK")

    def _write(self, batch: Batch) -> None:
        self._writer.executemany(
            "INSERT INTO tables VALUES (?, ?, ?)",
            [(table.code, table.address, table.at) for table in batch.opened],
        )
        self._writer.executemany(
            "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)",
            [
                (code, row.seq, row.at, row.member, row.request, _encode(row.entry))
                for code, row in batch.rows
            ],
        )
        for table in batch.shared:
            change = "INSERT OR IGNORE INTO shared_tables VALUES (?)"
            if not table.shared:
                change = "DELETE FROM shared_tables WHERE code = ?"
            self._writer.execute(change, (table.code,))
        for _, with_keys in batch.records:
            self.write_record(with_keys)

    def commit(self) -> None:
        """Flush all that was appended to the disk. Is called in another thread."""
        self._writer.execute("COMMIT")

    async def is_free(self, code: str) -> bool:
        """Return whether a new table can have this code, and its place in the file can be read."""
        with _available():
            taken = self._count("SELECT count(*) FROM tables WHERE code = ?", code)
        return not taken and _has_log(self._reader, code) is False

    async def mark_used(self, codes: Iterable[str], now: float) -> None:
        """Note that tables are in use."""
        with _available(), self._transaction() as reader:
            reader.executemany(
                "UPDATE tables SET used = ? WHERE code = ?", [(now, code) for code in codes]
            )

    async def skip_downtime(self, now: float) -> None:
        """Do not count the time since the last host stopped as time in which tables were idle."""
        with _available():
            (latest,) = self._reader.execute("SELECT max(used) FROM tables").fetchone()
            if latest is not None and latest < now:
                self._reader.execute("UPDATE tables SET used = used + ?", (now - latest,))

    async def load(self, code: str, since: int = 0) -> StoredTable | None:
        """Return a table with its rows after number *since*, or raise `Unreadable`."""
        with readable():
            address = self._reader.execute("SELECT address FROM tables WHERE code = ?", (code,))
            if (known := address.fetchone()) is None:
                return None
            found = self._reader.execute(
                "SELECT seq, at, entry, member, request FROM log WHERE code = ? AND seq > ?"
                " ORDER BY seq",
                (code, since),
            )
            rows = [
                LogRow(seq, at, decode_entry(entry), *asked) for seq, at, entry, *asked in found
            ]
        require_all_rows(rows, since)
        return StoredTable(str(known[0]), rows)

    async def load_encoded(self, code: str, since: int, most: int) -> list[EncodedRow]:
        """Return at most so many rows of a table after number *since*, as they are stored."""
        return encoded_rows(self._reader, code, since, most)

    async def signing_key(self) -> bytes:
        """Return the secret bytes with which kits are signed; the first call draws them."""
        return signing_key(self._reader)

    async def count(self) -> int:
        """Return how many tables there are."""
        with _available():
            return self._count("SELECT count(*) FROM tables")

    async def count_shared(self, address: str) -> int:
        """Return how many tables opened from *address* have several people at them."""
        question = "SELECT count(*) FROM tables JOIN shared_tables USING (code) WHERE address = ?"
        with _available():
            return self._count(question, address)

    def _count(self, question: str, *about: str) -> int:
        return int(self._reader.execute(question, about).fetchone()[0])

    async def idle(self, before: float) -> list[str]:
        """Return the codes of tables that were not used since *before*."""
        return self._codes("SELECT code FROM tables WHERE used < ?", before)

    async def idle_solo(self, before: float) -> list[str]:
        """Return those of them at which there are not several people."""
        question = "SELECT code FROM tables WHERE used < ? AND code NOT IN shared_tables"
        return self._codes(question, before)

    def _codes(self, question: str, before: float) -> list[str]:
        with _available():
            return [code for (code,) in self._reader.execute(question, (before,))]

    async def delete(self, codes: Iterable[str]) -> None:
        """Delete tables, or raise `Unreadable`."""
        with readable(), self._transaction() as reader:
            for code in codes:
                reader.execute("DELETE FROM log WHERE code = ?", (code,))
                reader.execute("DELETE FROM shared_tables WHERE code = ?", (code,))
                reader.execute("DELETE FROM tables WHERE code = ?", (code,))
        self._wipe()

    def close(self) -> None:
        """Close the file, and let another server use it."""
        self._commits.shutdown()
        self._reader.close()
        self._writer.close()
        self._lock.close()


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection through which everything that is committed is flushed to the disk."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000"):
        connection.execute(f"PRAGMA {pragma}")
    # What is erased is overwritten: names and choices are nobody's business any more.
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def create(connection: sqlite3.Connection) -> None:
    """Create all tables of an empty database."""
    connection.executescript(
        f"BEGIN; {_SCHEMA} {_ADDED} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;"
    )


def encoded_rows(
    connection: sqlite3.Connection, code: str, since: int, most: int
) -> list[EncodedRow]:
    """Return at most so many rows of a table after number *since*, or raise `Unreadable`."""
    with readable():
        found = connection.execute(
            "SELECT seq, at, entry FROM log WHERE code = ? AND seq > ? ORDER BY seq LIMIT ?",
            (code, since, most),
        )
        return [EncodedRow(*row) for row in found]


def signing_key(connection: sqlite3.Connection) -> bytes:
    """Return the secret bytes with which kits are signed, drawn when there are none yet."""
    drawn = token_bytes(32)
    connection.execute("INSERT OR IGNORE INTO signing_keys VALUES ('kit', ?)", (drawn,))
    found = connection.execute("SELECT key FROM signing_keys WHERE purpose = 'kit'")
    return bytes(found.fetchone()[0])


def _has_log(connection: sqlite3.Connection, code: str) -> bool | None:
    """Return whether there are rows of a table; ``None`` if that cannot be read."""
    try:
        found = connection.execute("SELECT 1 FROM log WHERE code = ? LIMIT 1", (code,))
        return found.fetchone() is not None
    except sqlite3.DatabaseError as error:
        require_damage(error)
        return None


def _parts(batch: Batch) -> Iterator[tuple[str, str, Batch]]:
    """Yield each table and each record of *batch* alone: its name, the table's code, the part."""
    codes = [table.code for table in batch.opened]
    codes += [table.code for table in batch.shared] + [code for code, _ in batch.rows]
    for code in dict.fromkeys(codes):
        yield (
            code,
            code,
            Batch(
                rows=[(of, row) for of, row in batch.rows if of == code],
                opened=[table for table in batch.opened if table.code == code],
                shared=[table for table in batch.shared if table.code == code],
            ),
        )
    for code, with_keys in batch.records:
        yield with_keys.record.name, code, Batch(records=[(code, with_keys)])


@contextmanager
def _available() -> Iterator[None]:
    """Raise `OSError` where the list of all tables is damaged, without which nothing goes."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        require_damage(error)
        raise StoreUnreachable(str(error)) from None


def _unusable(path: Path, error: Exception) -> StoreUnusable:
    """Return what is wrong with a file that cannot be opened."""
    kind = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if kind == sqlite3.SQLITE_CORRUPT or (kind == sqlite3.SQLITE_NOTADB and _begins_well(path)):
        return StoreDamaged(path, str(error))
    if kind == sqlite3.SQLITE_NOTADB:
        return StoreForeign(path, str(error))
    return StoreUnusable(path, getattr(error, "strerror", None) or str(error))


def _begins_well(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC

"""Keeps everything in one SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar, Final

import msgspec

from fifties.server.exclusion import hold
from fifties.server.store import KeptRecord, Owned, StoreTooNew
from fifties.table.facts import AnyFact
from fifties.table.steward import Row

SCHEMA_VERSION: Final = 1
MOST_LISTED: Final = 1000

_SCHEMA: Final = """
CREATE TABLE tables (
  code TEXT PRIMARY KEY, address TEXT NOT NULL, used REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE log (
  code TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL,
  member INTEGER, request TEXT, fact BLOB NOT NULL, PRIMARY KEY (code, seq)
) WITHOUT ROWID;
CREATE TABLE records (
  name TEXT PRIMARY KEY, finished REAL NOT NULL, game TEXT NOT NULL, players TEXT NOT NULL,
  text TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE record_owners (
  key TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (key, name)
) WITHOUT ROWID;
"""

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(AnyFact).decode


class SqliteStore:
    """One file with a write-ahead log that is flushed to the disk at every commit."""

    lasting: ClassVar[bool] = True

    def __init__(self, directory: Path) -> None:
        directory.mkdir(parents=True, exist_ok=True, mode=0o700)
        # Two servers would both be sure of the next number in a log.
        self._hold = hold(directory / "lock")
        path = directory / "fifties.sqlite"
        # Committing goes on in another thread while this one reads, hence two connections.
        self._writer = _connect(path)
        self._prepare()
        self._reader = _connect(path)

    def _prepare(self) -> None:
        (version,) = self._writer.execute("PRAGMA user_version").fetchone()
        if version > SCHEMA_VERSION:
            raise StoreTooNew(version)
        if version == 0:
            self._writer.executescript(
                f"BEGIN; {_SCHEMA} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;"
            )

    def write(self, rows: Sequence[tuple[str, Row]], records: Sequence[Owned]) -> None:
        """Take rows in; they are safe once `commit` is through."""
        self._writer.execute("BEGIN")
        self._writer.executemany(
            "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)",
            [
                (code, row.seq, row.at, row.member, row.request, _encode(row.fact))
                for code, row in rows
            ],
        )
        for owned in records:
            self._write_record(owned)

    def _write_record(self, owned: Owned) -> None:
        kept = owned.record
        self._writer.execute(
            "INSERT INTO records VALUES (?, ?, ?, ?, ?)",
            (kept.name, kept.finished, kept.game, _encode(kept.players).decode(), kept.text),
        )
        self._writer.executemany(
            "INSERT OR IGNORE INTO record_owners VALUES (?, ?)",
            [(key, kept.name) for key in owned.keys],
        )

    def commit(self) -> None:
        """Make all that was written safe."""
        self._writer.execute("COMMIT")

    def opened(self, code: str, address: str, now: float) -> None:
        """Note that a table was opened, and from where."""
        self._reader.execute("INSERT INTO tables VALUES (?, ?, ?)", (code, address, now))

    def used(self, codes: Iterable[str], now: float) -> None:
        """Note that tables are in use."""
        with self._transaction() as reader:
            reader.executemany(
                "UPDATE tables SET used = ? WHERE code = ?", [(now, code) for code in codes]
            )

    def go_on(self, now: float) -> None:
        """Count only the time while a server runs: what was idle is so from now on."""
        (latest,) = self._reader.execute("SELECT max(used) FROM tables").fetchone()
        if latest is not None and latest < now:
            self._reader.execute("UPDATE tables SET used = used + ?", (now - latest,))

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """Change things beside the log, all or nothing."""
        self._reader.execute("BEGIN IMMEDIATE")
        try:
            yield self._reader
        except BaseException:
            self._reader.execute("ROLLBACK")
            raise
        self._reader.execute("COMMIT")

    def _wipe(self) -> None:
        """Let nothing that was erased stay in the write-ahead log."""
        self._reader.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def load(self, code: str) -> list[Row]:
        """Return what is kept of a table; nothing if there is none."""
        found = self._reader.execute(
            "SELECT seq, at, fact, member, request FROM log WHERE code = ? ORDER BY seq", (code,)
        )
        return [Row(seq, at, _decode(fact), *asked) for seq, at, fact, *asked in found]

    def tables(self) -> int:
        """Count the tables."""
        return self._count("SELECT count(*) FROM tables")

    def tables_of(self, address: str) -> int:
        """Count the tables opened from *address*."""
        return self._count("SELECT count(*) FROM tables WHERE address = ?", address)

    def _count(self, question: str, *about: str) -> int:
        return int(self._reader.execute(question, about).fetchone()[0])

    def idle(self, before: float) -> list[str]:
        """Name the tables that were not used since *before*."""
        found = self._reader.execute("SELECT code FROM tables WHERE used < ?", (before,))
        return [code for (code,) in found]

    def clear(self, codes: Iterable[str]) -> None:
        """Forget tables."""
        with self._transaction() as reader:
            for code in codes:
                reader.execute("DELETE FROM log WHERE code = ?", (code,))
                reader.execute("DELETE FROM tables WHERE code = ?", (code,))
        self._wipe()

    def record(self, name: str) -> KeptRecord | None:
        """Fetch a record."""
        found = self._reader.execute(
            "SELECT name, finished, game, players, text FROM records WHERE name = ?", (name,)
        ).fetchone()
        return None if found is None else _record(*found)

    def records_of(self, key: str) -> list[KeptRecord]:
        """List the records of the games that the holder of *key* played, latest first."""
        found = self._reader.execute(
            "SELECT name, finished, game, players, '' FROM records JOIN record_owners USING (name)"
            " WHERE key = ? ORDER BY finished DESC LIMIT ?",
            (key, MOST_LISTED),
        )
        return [_record(*row) for row in found]

    def erase(self, name: str, key: str) -> bool:
        """Erase a record for whoever played in it."""
        owners = "SELECT count(*) FROM record_owners WHERE name = ? AND key = ?"
        if not self._count(owners, name, key):
            return False
        self._erase([name])
        return True

    def erase_before(self, before: float) -> int:
        """Erase records of games that ended before *before*."""
        found = self._reader.execute("SELECT name FROM records WHERE finished < ?", (before,))
        names = [name for (name,) in found]
        if names:
            self._erase(names)
        return len(names)

    def _erase(self, names: Iterable[str]) -> None:
        with self._transaction() as reader:
            for name in names:
                reader.execute("DELETE FROM record_owners WHERE name = ?", (name,))
                reader.execute("DELETE FROM records WHERE name = ?", (name,))
        self._wipe()

    def close(self) -> None:
        """Put everything away."""
        self._reader.close()
        self._writer.close()
        self._hold.close()


def _record(name: str, finished: float, game: str, players: str, text: str) -> KeptRecord:
    return KeptRecord(name, finished, game, tuple(msgspec.json.decode(players)), text)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000"):
        connection.execute(f"PRAGMA {pragma}")
    # What is erased is overwritten: names and choices are nobody's business any more.
    connection.execute("PRAGMA secure_delete = ON")
    return connection

"""The archive of records in the SQLite file of a server, and what its errors mean."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from fifties.host.finished_games import KeptRecord, RecordWithKeys
from fifties.host.table_log import Unreadable

MOST_LISTED: Final = 1000

_LISTED: Final = "name, finished, game, players, ifnull(winners, '[]'), ifnull(totals, '[]')"
_KEPT: Final = "FROM records LEFT JOIN record_results USING (name)"

_UNREAD: Final = frozenset({sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ})
"""Errors of a disk that cannot read some place; a disk that cannot write has others."""

_encode: Final = msgspec.json.Encoder().encode


class SqliteRecords:
    """Finished games and their reviews; the store that inherits this opens the file."""

    _reader: sqlite3.Connection
    _writer: sqlite3.Connection

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """Change something beside the log, all or nothing."""
        self._reader.execute("BEGIN IMMEDIATE")
        try:
            yield self._reader
        except BaseException:
            self._reader.execute("ROLLBACK")
            raise
        self._reader.execute("COMMIT")

    def _wipe(self) -> None:
        """Remove what was erased from the write-ahead log, too."""
        self._reader.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def write_record(self, with_keys: RecordWithKeys) -> None:
        """Write a record as a part of what is being committed."""
        _insert(self._writer, with_keys)

    async def keep_imported(self, with_keys: RecordWithKeys, most: int) -> bool:
        """Keep a record of one owner, unless they have *most*; return whether it is kept.

        One that is there already stays as it is. Raises `Unreadable`.
        """
        (key,), name = with_keys.keys, with_keys.record.name
        there = "SELECT count(*) FROM records WHERE name = ?"
        others = "SELECT count(*) FROM record_owners WHERE key = ?"
        with readable(), self._transaction() as reader:
            if reader.execute(there, (name,)).fetchone()[0]:
                return True
            if reader.execute(others, (key,)).fetchone()[0] >= most:
                return False
            _insert(reader, with_keys)
        return True

    async def record(self, name: str) -> KeptRecord | None:
        """Return a record, or raise `Unreadable`."""
        with readable():
            found = self._reader.execute(
                f"SELECT {_LISTED}, text {_KEPT} WHERE name = ?", (name,)
            ).fetchone()
            return None if found is None else _record(*found)

    async def records_of(self, key: str) -> list[KeptRecord]:
        """Return the records of the games that the holder of *key* played, latest first."""
        with readable():
            found = self._reader.execute(
                f"SELECT {_LISTED}, '' {_KEPT} JOIN record_owners USING (name)"
                " WHERE key = ? ORDER BY finished DESC LIMIT ?",
                (key, MOST_LISTED),
            )
            return [_record(*row) for row in found]

    async def review(self, name: str, form: int) -> bytes | None:
        """Return the review of a record, if one of that format is kept, or raise `Unreadable`."""
        with readable():
            found = self._reader.execute(
                "SELECT review FROM record_reviews WHERE name = ? AND format = ?", (name, form)
            ).fetchone()
            return None if found is None else bytes(found[0])

    async def keep_review(self, name: str, form: int, review: bytes) -> None:
        """Keep the review of a record, unless that was erased meanwhile, or raise `Unreadable`."""
        with readable(), self._transaction() as reader:
            reader.execute(
                "INSERT OR REPLACE INTO record_reviews"
                " SELECT name, ?, ? FROM records WHERE name = ?",
                (form, review, name),
            )

    async def erase(self, name: str, key: str) -> bool:
        """Erase a record for somebody who played in it; return whether there was such a one."""
        owners = "SELECT count(*) FROM record_owners WHERE name = ? AND key = ?"
        with readable():
            if not self._reader.execute(owners, (name, key)).fetchone()[0]:
                return False
            self._erase([name])
        return True

    async def erase_before(self, before: float) -> int:
        """Erase records of games that ended before *before*; return how many."""
        with readable():
            found = self._reader.execute("SELECT name FROM records WHERE finished < ?", (before,))
            names = [name for (name,) in found]
            if names:
                self._erase(names)
        return len(names)

    def _erase(self, names: Iterable[str]) -> None:
        with self._transaction() as reader:
            for name in names:
                reader.execute("DELETE FROM record_reviews WHERE name = ?", (name,))
                reader.execute("DELETE FROM record_owners WHERE name = ?", (name,))
                reader.execute("DELETE FROM record_results WHERE name = ?", (name,))
                reader.execute("DELETE FROM records WHERE name = ?", (name,))
        self._wipe()


def _insert(connection: sqlite3.Connection, with_keys: RecordWithKeys) -> None:
    kept = with_keys.record
    connection.execute(
        "INSERT INTO records VALUES (?, ?, ?, ?, ?)",
        (kept.name, kept.finished, kept.game, _encode(kept.players).decode(), kept.text),
    )
    result = _encode(kept.winners).decode(), _encode(kept.totals).decode()
    connection.execute("INSERT INTO record_results VALUES (?, ?, ?)", (kept.name, *result))
    connection.executemany(
        "INSERT OR IGNORE INTO record_owners VALUES (?, ?)",
        [(key, kept.name) for key in with_keys.keys],
    )


def _record(  # noqa: PLR0913, PLR0917 - a row has as many columns
    name: str, finished: float, game: str, players: str, winners: str, totals: str, text: str
) -> KeptRecord:
    names = msgspec.json.decode(players, type=tuple[str, ...])
    return KeptRecord(name, finished, game, names, text, _seats(winners), _seats(totals))


def _seats(numbers: str) -> tuple[int, ...]:
    return msgspec.json.decode(numbers, type=tuple[int, ...])


@contextmanager
def readable() -> Iterator[None]:
    """Raise `Unreadable` for what is damaged, and not for a disk that is full or busy."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        require_damage(error)
        raise Unreadable(str(error)) from None
    except (msgspec.DecodeError, TypeError, UnicodeError) as error:
        raise Unreadable(type(error).__name__) from None


def require_damage(error: sqlite3.Error) -> None:
    """Raise *error* again unless a damaged or unreadable place in the file is what is wrong."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    if code & 0xFF not in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB} and code not in _UNREAD:
        raise error

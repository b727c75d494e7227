"""Saves what can be read of a damaged database into a new one; the old one stays as it is."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from errno import EEXIST
from os import strerror
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from msgspec import Struct

from fifties.core.refusals import Refused
from fifties.games.registry import parse_record
from fifties.server.data_directory import FILE, LOCK, lock
from fifties.server.sqlite_pages import SqlitePages, Value
from fifties.server.sqlite_store import connect, create
from fifties.table.codec import decode_entry
from fifties.table.entries import Opened
from fifties.table.runner import LogRow, TableRunner

BATCH: Final = 10_000
"""Rows that are written in one transaction."""

Progress = Callable[[int, int], None]


class Saved(Struct, frozen=True):
    """How much was saved, and how much is lost."""

    tables: int
    cut_short: int
    """How many of these go on from an earlier time, because what came later is lost."""
    tables_lost: int
    records: int
    records_lost: int


def recover(data: Path, to: Path, progress: Progress) -> Saved:
    """Save what can be read in directory *data* into a new database in directory *to*.

    Raises `StoreInUse` if a server works in *data*, and `OSError` for what cannot be read or
    written; `FileExistsError` if *to* holds a database already.
    """
    # Where no server ever was, there is nothing to lock.
    locked = lock(data) if (data / LOCK).exists() else None
    try:
        to.mkdir(parents=True, exist_ok=True, mode=0o700)
        if (to / FILE).exists():
            raise FileExistsError(EEXIST, strerror(EEXIST), to / FILE)
        with TemporaryDirectory(dir=to) as folder:
            new = Path(folder) / "new.sqlite"
            with closing(connect(new)) as connection:
                create(connection)
                _copy_rows(_copy(data, Path(folder)), connection, progress)
                saved = _delete_unsound(connection)
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            # Only now: whatever stops this halfway leaves nothing that looks like a database.
            if saved.tables or saved.records:
                new.replace(to / FILE)
        return saved
    finally:
        if locked is not None:
            locked.close()


def _copy(data: Path, folder: Path) -> Path:
    """Copy the database, with its write-ahead log merged in, and return the copy's path."""
    copy = folder / "copy.sqlite"
    shutil.copyfile(data / FILE, copy)
    log = data / f"{FILE}-wal"
    if log.exists():
        shutil.copyfile(log, folder / "copy.sqlite-wal")
        try:
            with closing(sqlite3.connect(copy)) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.DatabaseError:
            # Not even that much is sound; what was written before the log began may be.
            pass
    return copy


def _copy_rows(copy: Path, connection: sqlite3.Connection, progress: Progress) -> None:
    """Write every row that can be read into the new database, as it is."""
    with closing(SqlitePages(copy)) as pages:
        waiting = 0
        connection.execute("BEGIN")
        for row in pages.rows(progress):
            name = _table_of(row)
            if name is not None:
                marks = ", ".join("?" * len(row))
                # The table's name is one of ours.
                connection.execute(f"INSERT OR IGNORE INTO {name} VALUES ({marks})", row)  # noqa: S608
                waiting += 1
            if waiting >= BATCH:
                connection.execute("COMMIT")
                connection.execute("BEGIN")
                waiting = 0
        connection.execute("COMMIT")


_SHAPES: Final[dict[str, tuple[type | tuple[type, ...], ...]]] = {
    "tables": (str, str, (int, float)),
    "log": (str, int, (int, float), (int, type(None)), (str, type(None)), bytes),
    "records": (str, (int, float), str, str, str),
    "record_results": (str, str, str),
    "record_owners": (str, str),
    "record_reviews": (str, int, bytes),
    "signing_keys": (str, bytes),
}


def _table_of(row: tuple[Value, ...]) -> str | None:
    """Return to which table a row belongs, by the types of its values."""
    for name, shape in _SHAPES.items():
        if len(row) == len(shape) and all(map(isinstance, row, shape)):
            return name
    return None


def _delete_unsound(connection: sqlite3.Connection) -> Saved:
    """Delete what no server could read; return the counts."""
    listed = {code for (code,) in connection.execute("SELECT code FROM tables")}
    logged = {code for (code,) in connection.execute("SELECT DISTINCT code FROM log")}
    tables = cut_short = 0
    connection.execute("BEGIN")
    for code in sorted(listed | logged):
        sound, there, at = _sound_rows(connection, code)
        connection.execute("DELETE FROM log WHERE code = ? AND seq > ?", (code, sound))
        if sound:
            connection.execute("INSERT OR IGNORE INTO tables VALUES (?, '', ?)", (code, at))
        else:
            connection.execute("DELETE FROM tables WHERE code = ?", (code,))
        tables += bool(sound)
        cut_short += 0 < sound < there
    # What is saved is kept for long, whoever was there.
    connection.execute("INSERT OR IGNORE INTO shared_tables SELECT code FROM tables")
    names = [name for (name,) in connection.execute("SELECT name FROM records")]
    owned = {name for (name,) in connection.execute("SELECT name FROM record_owners")}
    lost = [name for name in names if not _is_record(connection, name)]
    connection.executemany("DELETE FROM records WHERE name = ?", [(name,) for name in lost])
    connection.execute("DELETE FROM record_results WHERE name NOT IN (SELECT name FROM records)")
    connection.execute("DELETE FROM record_owners WHERE name NOT IN (SELECT name FROM records)")
    connection.execute("DELETE FROM record_reviews WHERE name NOT IN (SELECT name FROM records)")
    connection.execute("COMMIT")
    kept = {*names} - {*lost}
    return Saved(
        tables=tables,
        cut_short=cut_short,
        tables_lost=len(listed | logged) - tables,
        records=len(kept),
        records_lost=len(({*names} | owned) - kept),
    )


def _sound_rows(connection: sqlite3.Connection, code: str) -> tuple[int, int, float]:
    """Return up to which row a table can be folded, its last row, and when that was."""
    runner, sound, last, when = TableRunner(Random(0)), 0, 0, 0.0
    query = "SELECT seq, at, entry, member, request FROM log WHERE code = ? ORDER BY seq"
    whole = True
    for row in connection.execute(query, (code,)):
        last, at, *_ = row
        whole = whole and last == sound + 1 and _folds(runner, code, row)
        if whole:
            sound, when = last, at
    # To a table of which nobody is known any more, nobody can come back.
    return (sound if runner.table.keys else 0), last, when


def _folds(
    runner: TableRunner, code: str, row: tuple[int, float, bytes, int | None, str | None]
) -> bool:
    """Fold one more row; return whether that was possible."""
    seq, at, data, member, request = row
    try:
        entry = decode_entry(data)
        if seq == 1 and not (isinstance(entry, Opened) and entry.code == code):
            return False
        runner.restore([LogRow(seq, at, entry, member, request)])
    except Exception:  # noqa: BLE001 - whatever it is, no server could fold it either
        return False
    return True


def _is_record(connection: sqlite3.Connection, name: str) -> bool:
    """Return whether a record can be read."""
    query = "SELECT players, text FROM records WHERE name = ?"
    players, text = connection.execute(query, (name,)).fetchone()
    try:
        names = msgspec.json.decode(players, type=tuple[str, ...])
        return parse_record(text.encode()).header.players == names
    except (msgspec.DecodeError, Refused):
        return False

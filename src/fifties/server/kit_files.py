"""The kit of an event from a server's data on disk or in its database, for the command line."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec import Struct

from fifties.host.table_log import EncodedRow
from fifties.kit.bundle import TableSource, make_kit
from fifties.kit.signature import SigningKey, fingerprint
from fifties.server.data_directory import FILE
from fifties.server.sqlite_store import connect, encoded_rows, signing_key
from fifties.server.store_errors import without_password
from fifties.table.codec import decode_entry
from fifties.table.runner import LogRow

PAGE: Final = 10_000


class NoSuchTable(Exception):  # noqa: N818 - it says what is the matter
    """There is no table with this code."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where


class MadeKit(Struct, frozen=True):
    """A kit, and the fingerprint of the key with which it is signed."""

    data: bytes
    fingerprint: str


class StoredLog(Struct, frozen=True):
    """The log of a table as it is stored, and the key of its server."""

    rows: list[EncodedRow]
    key: SigningKey


def read_log(source: Path | str, code: str) -> StoredLog:
    """Return the log of table *code* of a server's directory or database.

    Raises `NoSuchTable`, or an `OSError` if the source cannot be read.
    """
    if isinstance(source, str):
        key, rows = asyncio.run(_read_database(source, code))
        where = without_password(source)
    else:
        key, rows = _read_directory(source, code)
        where = str(source)
    if not rows:
        raise NoSuchTable(where)
    return StoredLog(rows, SigningKey(key))


def make_kit_of(log: StoredLog, on_progress: Callable[[int], None], *, names: bool) -> MadeKit:
    """Return the kit of an event, or raise `KitRefused`; *on_progress* hears of rows read."""
    kit = make_kit([TableSource(_decoded(log.rows, on_progress))], log.key, names=names)
    return MadeKit(kit, fingerprint(log.key.public))


def _decoded(rows: list[EncodedRow], on_progress: Callable[[int], None]) -> Iterator[LogRow]:
    for row in rows:
        on_progress(row.seq)
        yield LogRow(row.seq, row.at, decode_entry(row.entry))


def _read_directory(directory: Path, code: str) -> tuple[bytes, list[EncodedRow]]:
    path = directory / FILE
    if not path.exists():
        raise FileNotFoundError(2, "No such file", str(path))
    rows: list[EncodedRow] = []
    try:
        with closing(connect(path)) as connection:
            while page := encoded_rows(connection, code, len(rows), PAGE):
                rows += page
            return signing_key(connection), rows
    except sqlite3.Error as error:
        raise OSError(0, str(error), str(path)) from None


async def _read_database(url: str, code: str) -> tuple[bytes, list[EncodedRow]]:
    from fifties.server.postgres_store import PostgresStore  # noqa: PLC0415 - an extra

    store = PostgresStore(url)
    await store.open()
    try:
        rows: list[EncodedRow] = []
        while page := await store.load_encoded(code, len(rows), PAGE):
            rows += page
        return await store.signing_key(), rows
    finally:
        await store.aclose()

"""Events as a server has stored them, on disk or in its database, and the kits made of them.

For the command line, which needs no running server.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final

from msgspec import Struct

from fifties.host.table_log import EncodedRow
from fifties.kit.bundle import make_kit
from fifties.kit.signature import SigningKey, fingerprint
from fifties.server.data_directory import FILE
from fifties.server.sqlite_store import connect, encoded_rows, signing_key
from fifties.server.store_errors import without_password
from fifties.table.codec import decode_entry
from fifties.table.entries import HeatsDrawn
from fifties.table.heats import heat_code
from fifties.table.runner import LogRow

PAGE: Final = 10_000

HEATS_DRAWN: Final = b'"heats-drawn"'
"""What stands in every entry that draws heats, and in hardly any other."""


class EventNotStored(Exception):  # noqa: N818 - it says what is the matter
    """What is stored has no table with this code."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where


class MadeKit(Struct, frozen=True):
    """A kit, and the fingerprint of the key with which it is signed."""

    data: bytes
    fingerprint: str


class StoredLogs(Struct, frozen=True):
    """The logs of an event as they are stored, and the key of its server."""

    event: list[EncodedRow]
    heats: list[list[EncodedRow]]
    """Of the tables of its heats."""
    key: SigningKey

    @property
    def rows(self) -> int:
        """How many there are."""
        return len(self.event) + sum(map(len, self.heats))


def read_logs(source: Path | str, code: str) -> StoredLogs:
    """Return the logs of the event at table *code* of a server's directory or database.

    Raises `EventNotStored`, or an `OSError` if the source cannot be read.
    """
    if isinstance(source, str):
        logs = asyncio.run(_read_database(source, code))
        where = without_password(source)
    else:
        logs = _read_directory(source, code)
        where = str(source)
    if not logs.event:
        raise EventNotStored(where)
    return logs


def make_kit_of(logs: StoredLogs, on_progress: Callable[[int], None], *, names: bool) -> MadeKit:
    """Return the kit of an event, or raise `KitRefused`; *on_progress* hears of rows read."""
    read = count(1)
    event, *heats = [_decoded(rows, read, on_progress) for rows in (logs.event, *logs.heats)]
    kit = make_kit(event, logs.key, heats=heats, names=names)
    return MadeKit(kit, fingerprint(logs.key.public))


def _decoded(
    rows: list[EncodedRow], read: Iterator[int], on_progress: Callable[[int], None]
) -> Iterator[LogRow]:
    for row in rows:
        on_progress(next(read))
        yield LogRow(row.seq, row.at, decode_entry(row.entry))


def _heat_codes(code: str, rows: list[EncodedRow]) -> Iterator[str]:
    """Yield the codes of the tables of an event's heats, as its log has them."""
    drawn: Counter[int] = Counter()
    for row in rows:
        entry = decode_entry(row.entry) if HEATS_DRAWN in row.entry else None
        if isinstance(entry, HeatsDrawn):
            for _ in entry.heats:
                drawn[entry.stage] += 1
                yield heat_code(code, entry.stage, drawn[entry.stage])


def _read_directory(directory: Path, code: str) -> StoredLogs:
    path = directory / FILE
    if not path.exists():
        raise FileNotFoundError(2, "No such file", str(path))

    def read(table: str) -> list[EncodedRow]:
        rows: list[EncodedRow] = []
        while page := encoded_rows(connection, table, len(rows), PAGE):
            rows += page
        return rows

    try:
        with closing(connect(path)) as connection:
            event = read(code)
            heats = [read(table) for table in _heat_codes(code, event)]
            return StoredLogs(event, heats, SigningKey(signing_key(connection)))
    except sqlite3.Error as error:
        raise OSError(0, str(error), str(path)) from None


async def _read_database(url: str, code: str) -> StoredLogs:
    from fifties.server.postgres_store import PostgresStore  # noqa: PLC0415 - an extra

    store = PostgresStore(url)

    async def read(table: str) -> list[EncodedRow]:
        rows: list[EncodedRow] = []
        while page := await store.load_encoded(table, len(rows), PAGE):
            rows += page
        return rows

    await store.open()
    try:
        event = await read(code)
        heats = [await read(table) for table in _heat_codes(code, event)]
        return StoredLogs(event, heats, SigningKey(await store.signing_key()))
    finally:
        await store.aclose()

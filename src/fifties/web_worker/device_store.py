"""The log of tables and the archive of records in a browser's database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final, Protocol, TypeVar

import msgspec
from msgspec import Struct, field

from fifties.host.finished_games import KeptRecord, RecordWithKeys
from fifties.host.memory_store import MemoryStore
from fifties.host.table_log import Batch, NotKept, StoredTable, Unreadable
from fifties.table.codec import decode_entry
from fifties.table.entries import MemberId
from fifties.table.runner import LogRow

TABLES: Final = "table "
ROWS: Final = "row "
RECORDS: Final = "record "
"""How the keys of each kind of entry begin."""


_Kind = TypeVar("_Kind")


class Changes(Struct, omit_defaults=True):
    """What one transaction of the browser's database changes: all of it, or nothing."""

    new: dict[str, msgspec.Raw] = field(default_factory=dict)
    """Entries that may not exist yet."""
    put: dict[str, msgspec.Raw] = field(default_factory=dict)
    """Entries that may replace others."""
    delete: list[str] = field(default_factory=list)
    """Beginnings of the keys of all entries that are deleted."""


class Storage(Protocol):
    """A database of texts with ordered keys, as the web worker hands it in."""

    async def read(self, beginning: str) -> str:
        """Return all entries whose keys begin so, in their order: JSON of pairs."""
        ...

    async def write(self, changes: str) -> None:
        """Carry out `Changes`, and return when they are stored, or raise an exception."""
        ...


class StorageFailed(OSError):  # noqa: N818 - it says what is the matter
    """The browser's database does not take any more."""


class _TableEntry(Struct, frozen=True):
    """What is stored of a table, beside its rows."""

    used: float
    shared: bool


class _RowEntry(Struct, frozen=True, array_like=True):
    """A row of a log as it is stored."""

    at: float
    entry: msgspec.Raw
    member: MemberId | None = None
    request: str | None = None


_encode: Final = msgspec.json.Encoder().encode


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(_encode(value))


def _row_key(code: str, seq: int) -> str:
    return f"{ROWS}{code} {seq:09}"


class DeviceStore(MemoryStore):
    """Knows all tables and records, and keeps them in a browser's database."""

    lasting: ClassVar[bool] = True

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self._storage = storage

    async def open(self) -> None:
        """Read which tables and records there are."""
        for key, table in await self._read(TABLES, _TableEntry):
            code = key.removeprefix(TABLES)
            self._tables[code] = ("", table.used)
            if table.shared:
                self._shared.add(code)
        records = [with_keys for _, with_keys in await self._read(RECORDS, RecordWithKeys)]
        records.sort(key=lambda with_keys: with_keys.record.finished)
        self._records = {with_keys.record.name: with_keys for with_keys in records}

    async def _read(self, beginning: str, kind: type[_Kind]) -> list[tuple[str, _Kind]]:
        found = await self._storage.read(beginning)
        return msgspec.json.decode(found, type=list[tuple[str, kind]])  # type: ignore[valid-type] # known at run time

    async def _write(self, changes: Changes) -> None:
        try:
            await self._storage.write(_encode(changes).decode())
        except Exception as error:
            raise StorageFailed(str(error)) from error

    # The log of tables

    async def append(self, batch: Batch) -> NotKept:
        """Store a batch in one transaction; only then it is known here."""
        changes = Changes()
        for code, row in batch.rows:
            entry = _RowEntry(row.at, _raw(row.entry), row.member, row.request)
            changes.new[_row_key(code, row.seq)] = _raw(entry)
        for table in batch.opened:
            changes.new[TABLES + table.code] = _raw(_TableEntry(table.at, shared=False))
        for shared in batch.shared:
            # A table may be opened and shared in the same batch.
            changes.new.pop(TABLES + shared.code, None)
            changes.put[TABLES + shared.code] = self._table_entry(shared.code, shared=shared.shared)
        for _, with_keys in batch.records:
            changes.put[RECORDS + with_keys.record.name] = _raw(with_keys)
        await self._write(changes)
        return await super().append(batch)

    def _table_entry(self, code: str, *, shared: bool) -> msgspec.Raw:
        _, used = self._tables.get(code, ("", 0.0))
        return _raw(_TableEntry(used, shared))

    async def mark_used(self, codes: Iterable[str], now: float) -> None:
        """Note that tables are in use."""
        codes = [*codes]
        await super().mark_used(codes, now)
        entries = {
            TABLES + code: self._table_entry(code, shared=code in self._shared) for code in codes
        }
        if entries:
            await self._write(Changes(put=entries))

    async def skip_downtime(self, now: float) -> None:
        """Do nothing: tables on a device wait for as long as nobody plays."""

    async def load(self, code: str, since: int = 0) -> StoredTable | None:
        """Return a table with its rows after number *since*, if there is such a table."""
        if code not in self._tables:
            return None
        try:
            found = await self._read(f"{ROWS}{code} ", _RowEntry)
            rows = [
                LogRow(seq, row.at, decode_entry(row.entry), row.member, row.request)
                for seq, (_, row) in enumerate(found, 1)
            ]
        except msgspec.DecodeError as error:
            raise Unreadable(str(error)) from None
        return StoredTable("", rows[since:])

    async def delete(self, codes: Iterable[str]) -> None:
        """Delete tables with their rows."""
        codes = [*codes]
        keys = [key for code in codes for key in (TABLES + code, f"{ROWS}{code} ")]
        await self._write(Changes(delete=keys))
        await super().delete(codes)

    # The archive of records

    def all_records(self) -> list[KeptRecord]:
        """Return all records, latest first: whoever has the device may see them."""
        return [with_keys.record for with_keys in reversed(self._records.values())]

    async def erase(self, name: str, key: str = "") -> bool:
        """Erase a record for whoever has the device; return whether there was such a one."""
        del key
        if name not in self._records:
            return False
        await self._write(Changes(delete=[RECORDS + name]))
        del self._records[name]
        return True

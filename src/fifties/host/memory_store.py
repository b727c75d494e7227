"""A log of tables and an archive of records in memory: when the host stops, all is gone."""

from __future__ import annotations

from collections.abc import Iterable
from random import SystemRandom
from typing import ClassVar

from fifties.host.finished_games import KeptRecord, RecordWithKeys
from fifties.host.table_log import ALL_KEPT, Batch, EncodedRow, NotKept, StoredTable


class MemoryStore:
    """Knows which tables there are and what was played; rows live on in their rooms alone."""

    lasting: ClassVar[bool] = False

    def __init__(self) -> None:
        self._tables: dict[str, tuple[str, float]] = {}
        self._shared: set[str] = set()
        self._records: dict[str, RecordWithKeys] = {}
        self._reviews: dict[tuple[str, int], bytes] = {}
        self._signing_key = SystemRandom().randbytes(32)

    # The log of tables

    async def append(self, batch: Batch) -> NotKept:
        """Take new tables, their sharing and records in."""
        self._tables.update((table.code, (table.address, table.at)) for table in batch.opened)
        for table in batch.shared:
            (self._shared.add if table.shared else self._shared.discard)(table.code)
        self._records.update((with_keys.record.name, with_keys) for _, with_keys in batch.records)
        return ALL_KEPT

    async def is_free(self, code: str) -> bool:
        """Return whether a new table can have this code."""
        return code not in self._tables

    async def mark_used(self, codes: Iterable[str], now: float) -> None:
        """Note that tables are in use."""
        for code in codes:
            self._tables[code] = (self._tables[code][0], now)

    async def skip_downtime(self, now: float) -> None:
        """Do nothing: no earlier host has left anything."""

    async def load(self, code: str, since: int = 0) -> StoredTable | None:
        """Return nothing: rows are not kept."""
        del code, since
        return None

    async def load_encoded(self, code: str, since: int, most: int) -> list[EncodedRow]:
        """Return nothing: rows are not kept."""
        del code, since, most
        return []

    async def signing_key(self) -> bytes:
        """Return a key that lasts as long as this store."""
        return self._signing_key

    async def count(self) -> int:
        """Return how many tables there are."""
        return len(self._tables)

    async def count_shared(self, address: str) -> int:
        """Return how many tables opened from *address* have several people at them."""
        return sum(self._tables[code][0] == address for code in self._shared)

    async def idle(self, before: float) -> list[str]:
        """Return the codes of tables that were not used since *before*."""
        return [code for code, (_, used) in self._tables.items() if used < before]

    async def idle_solo(self, before: float) -> list[str]:
        """Return those of them at which there are not several people."""
        return [code for code in await self.idle(before) if code not in self._shared]

    async def delete(self, codes: Iterable[str]) -> None:
        """Delete tables."""
        for code in codes:
            self._tables.pop(code, None)
            self._shared.discard(code)

    # The archive of records

    async def record(self, name: str) -> KeptRecord | None:
        """Return a record."""
        with_keys = self._records.get(name)
        return None if with_keys is None else with_keys.record

    async def records_of(self, key: str) -> list[KeptRecord]:
        """Return the records of the games that the holder of *key* played, latest first."""
        return [
            with_keys.record
            for with_keys in reversed(self._records.values())
            if key in with_keys.keys
        ]

    async def keep_imported(self, with_keys: RecordWithKeys, most: int) -> bool:
        """Keep a record of one owner, unless they have *most*; return whether it is kept."""
        (key,) = with_keys.keys
        if with_keys.record.name not in self._records:
            if len(await self.records_of(key)) >= most:
                return False
            self._records[with_keys.record.name] = with_keys
        return True

    async def review(self, name: str, form: int) -> bytes | None:
        """Return the review of a record, if one of that format is kept."""
        return self._reviews.get((name, form))

    async def keep_review(self, name: str, form: int, review: bytes) -> None:
        """Keep the review of a record, unless that was erased meanwhile."""
        if name in self._records:
            self._reviews[name, form] = review

    async def erase(self, name: str, key: str) -> bool:
        """Erase a record for somebody who played in it; return whether there was such a one."""
        with_keys = self._records.get(name)
        if with_keys is None or key not in with_keys.keys:
            return False
        self._forget(name)
        return True

    async def erase_before(self, before: float) -> int:
        """Erase records of games that ended before *before*; return how many."""
        old = [
            name for name, with_keys in self._records.items() if with_keys.record.finished < before
        ]
        for name in old:
            self._forget(name)
        return len(old)

    def _forget(self, name: str) -> None:
        del self._records[name]
        for key in [key for key in self._reviews if key[0] == name]:
            del self._reviews[key]

    def close(self) -> None:
        """Do nothing: there are no files."""

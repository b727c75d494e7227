"""Keeps nothing on disk: when the server stops, all is gone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from fifties.server.store import KeptRecord, Opening, Owned, Sharing
from fifties.table.steward import Row


class ForgetfulStore:
    """Remembers which tables there are and what was played, until the server stops."""

    lasting: ClassVar[bool] = False

    def __init__(self) -> None:
        self._tables: dict[str, tuple[str, float]] = {}
        self._shared: set[str] = set()
        self._records: dict[str, Owned] = {}

    def write(
        self,
        rows: Sequence[tuple[str, Row]],
        records: Sequence[Owned],
        opened: Sequence[Opening] = (),
        shared: Sequence[Sharing] = (),
    ) -> None:
        """Take records and new tables in; rows live on in their tables alone."""
        del rows
        self._tables.update((table.code, (table.address, table.at)) for table in opened)
        self._records.update((owned.record.name, owned) for owned in records)
        for table in shared:
            (self._shared.add if table.shared else self._shared.discard)(table.code)

    def commit(self) -> None:
        """Do nothing: nothing here is ever safe."""

    def is_free(self, code: str) -> bool:
        """Tell whether a new table can have this code."""
        return code not in self._tables

    def used(self, codes: Iterable[str], now: float) -> None:
        """Note that tables are in use."""
        for code in codes:
            self._tables[code] = (self._tables[code][0], now)

    def go_on(self, now: float) -> None:
        """Do nothing: no earlier server has left anything."""

    def load(self, code: str) -> list[Row]:
        """Return nothing: no table is remembered."""
        del code
        return []

    def tables(self) -> int:
        """Count the tables."""
        return len(self._tables)

    def shared_tables_of(self, address: str) -> int:
        """Count the tables opened from *address* at which several people are."""
        return sum(self._tables[code][0] == address for code in self._shared)

    def address_of(self, code: str) -> str:
        """Return from where a table was opened."""
        return self._tables[code][0]

    def idle(self, before: float) -> list[str]:
        """Name the tables that were not used since *before*."""
        return [code for code, (_, used) in self._tables.items() if used < before]

    def idle_solo(self, before: float) -> list[str]:
        """Name those of them at which there are not several people."""
        return [code for code in self.idle(before) if code not in self._shared]

    def clear(self, codes: Iterable[str]) -> None:
        """Forget tables."""
        for code in codes:
            self._tables.pop(code, None)
            self._shared.discard(code)

    def record(self, name: str) -> KeptRecord | None:
        """Fetch a record."""
        owned = self._records.get(name)
        return None if owned is None else owned.record

    def records_of(self, key: str) -> list[KeptRecord]:
        """List the records of the games that the holder of *key* played, latest first."""
        return [owned.record for owned in reversed(self._records.values()) if key in owned.keys]

    def erase(self, name: str, key: str) -> bool:
        """Erase a record for whoever played in it."""
        owned = self._records.get(name)
        if owned is None or key not in owned.keys:
            return False
        del self._records[name]
        return True

    def erase_before(self, before: float) -> int:
        """Erase records of games that ended before *before*."""
        old = [name for name, owned in self._records.items() if owned.record.finished < before]
        for name in old:
            del self._records[name]
        return len(old)

    def close(self) -> None:
        """Forget everything."""
        self._tables.clear()
        self._records.clear()

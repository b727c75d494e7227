"""What a server needs to keep."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar, Protocol

from msgspec import Struct

from fifties.table.steward import Row


class KeptRecord(Struct, frozen=True):
    """A finished game."""

    name: str
    finished: float
    game: str
    players: tuple[str, ...]
    text: str
    """The record itself; lists leave it out."""
    winners: tuple[int, ...] = ()
    """Their seats; nothing of games that were kept before results were."""
    totals: tuple[int, ...] = ()
    """In seat order; nothing of parties."""


class Owned(Struct, frozen=True):
    """A record with the keys of those who played."""

    record: KeptRecord
    keys: tuple[str, ...]


class Opening(Struct, frozen=True):
    """A table that is being opened, from where and when."""

    code: str
    address: str
    at: float


class Sharing(Struct, frozen=True):
    """Whether several people are at a table now."""

    code: str
    shared: bool


class StoreUnusable(Exception):  # noqa: N818 - it says what is the matter
    """A file or directory that cannot be used: which one, and why."""

    def __init__(self, path: Path, reason: str = "") -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class StoreInUse(StoreUnusable):
    """Another server works in the same directory."""


class StoreTooNew(StoreUnusable):
    """A newer version of this program has written there."""


class StoreForeign(StoreUnusable):
    """Something else than this program has written there."""


class StoreDamaged(StoreUnusable):
    """What this program has written there cannot be read any more."""


class Unreadable(Exception):  # noqa: N818 - it says what is the matter
    """One table or record cannot be read; others can."""


class Store(Protocol):
    """Keeps logs of tables, and records."""

    lasting: ClassVar[bool]
    """Whether what is kept can be loaded again."""

    def write(
        self,
        rows: Sequence[tuple[str, Row]],
        records: Sequence[Owned],
        opened: Sequence[Opening] = (),
        shared: Sequence[Sharing] = (),
    ) -> None:
        """Take rows, records and new tables in; all are safe together once `commit` is through."""
        ...

    def commit(self) -> None:
        """Make all that was written safe. May be called from another thread."""
        ...

    def is_free(self, code: str) -> bool:
        """Tell whether a new table can have this code."""
        ...

    def used(self, codes: Iterable[str], now: float) -> None:
        """Note that tables are in use."""
        ...

    def go_on(self, now: float) -> None:
        """Count only the time while a server runs: what was idle is so from now on."""
        ...

    def load(self, code: str) -> list[Row]:
        """Return what is kept of a table, nothing if there is none; or raise `Unreadable`."""
        ...

    def tables(self) -> int:
        """Count the tables."""
        ...

    def shared_tables_of(self, address: str) -> int:
        """Count the tables opened from *address* at which several people are."""
        ...

    def address_of(self, code: str) -> str:
        """Return from where a table was opened."""
        ...

    def idle(self, before: float) -> list[str]:
        """Name the tables that were not used since *before*."""
        ...

    def idle_solo(self, before: float) -> list[str]:
        """Name those of them at which there are not several people."""
        ...

    def clear(self, codes: Iterable[str]) -> None:
        """Forget tables."""
        ...

    def record(self, name: str) -> KeptRecord | None:
        """Fetch a record, or raise `Unreadable`."""
        ...

    def records_of(self, key: str) -> list[KeptRecord]:
        """List the records of the games that the holder of *key* played, latest first."""
        ...

    def erase(self, name: str, key: str) -> bool:
        """Erase a record for whoever played in it."""
        ...

    def erase_before(self, before: float) -> int:
        """Erase records of games that ended before *before*."""
        ...

    def close(self) -> None:
        """Put everything away."""
        ...

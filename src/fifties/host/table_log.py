"""The log of tables: what a host needs to keep so that every table goes on after a restart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Protocol

from msgspec import Struct

from fifties.table.runner import LogRow


class NewTable(Struct, frozen=True):
    """A table that is being opened, from where and when."""

    code: str
    address: str
    at: float


class TableSharing(Struct, frozen=True):
    """Whether several people are at a table now."""

    code: str
    shared: bool


class Unreadable(Exception):  # noqa: N818 - it says what is the matter
    """One table or record cannot be read; others can."""


class TableLog(Protocol):
    """Keeps the log entries of all tables, and which tables there are."""

    lasting: ClassVar[bool]
    """Whether what is kept can be loaded again."""

    def append(
        self,
        rows: Sequence[tuple[str, LogRow]],
        opened: Sequence[NewTable] = (),
        shared: Sequence[TableSharing] = (),
    ) -> None:
        """Take rows, new tables and their sharing in; all are safe together after `commit`."""
        ...

    def commit(self) -> None:
        """Make all that was appended safe. May be called from another thread."""
        ...

    def is_free(self, code: str) -> bool:
        """Return whether a new table can have this code."""
        ...

    def mark_used(self, codes: Iterable[str], now: float) -> None:
        """Note that tables are in use."""
        ...

    def skip_downtime(self, now: float) -> None:
        """Do not count the time since the last host stopped as time in which tables were idle."""
        ...

    def load(self, code: str) -> list[LogRow]:
        """Return all rows of a table, none if there is no such table; or raise `Unreadable`."""
        ...

    def count(self) -> int:
        """Return how many tables there are."""
        ...

    def count_shared(self, address: str) -> int:
        """Return how many tables opened from *address* have several people at them."""
        ...

    def address_of(self, code: str) -> str:
        """Return from where a table was opened."""
        ...

    def idle(self, before: float) -> list[str]:
        """Return the codes of tables that were not used since *before*."""
        ...

    def idle_solo(self, before: float) -> list[str]:
        """Return those of them at which there are not several people."""
        ...

    def delete(self, codes: Iterable[str]) -> None:
        """Delete tables, or raise `Unreadable`."""
        ...

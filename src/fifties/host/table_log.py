"""The log of tables: what a host needs to keep so that every table goes on after a restart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple, Protocol

from msgspec import Struct, field

from fifties.host.finished_games import RecordWithKeys
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


class StoredTable(Struct, frozen=True):
    """What is stored of a table."""

    address: str
    """From where it was opened."""
    rows: list[LogRow]


class Batch(Struct):
    """What one commit keeps: of each table all or nothing."""

    rows: list[tuple[str, LogRow]] = field(default_factory=list)
    """In the order in which they were decided, with the codes of their tables."""
    records: list[tuple[str, RecordWithKeys]] = field(default_factory=list)
    """Finished games, with the codes of the tables at which they were played."""
    opened: list[NewTable] = field(default_factory=list)
    shared: list[TableSharing] = field(default_factory=list)
    epochs: dict[str, int] = field(default_factory=dict)
    """By table, the epoch in which this process owns it; where only one process can, nothing."""


class NotKept(Struct, frozen=True):
    """What a commit did not keep; everything else in its batch is stored."""

    fenced: frozenset[str] = frozenset()
    """The codes of tables that another process owns by now."""
    damaged: Mapping[str, str] = field(default_factory=dict)
    """Codes of tables, and names of records, whose place in the storage is damaged, and how."""


ALL_KEPT: Final = NotKept()


class EncodedRow(NamedTuple):
    """A row of a log as it is stored."""

    seq: int
    at: float
    entry: bytes


class Unreadable(Exception):  # noqa: N818 - it says what is the matter
    """One table or record cannot be read; others can."""


def require_all_rows(rows: Sequence[LogRow], since: int) -> None:
    """Raise `Unreadable` unless *rows* are numbered without a gap from the one after *since*."""
    if [row.seq for row in rows] != [*range(since + 1, since + len(rows) + 1)]:
        raise Unreadable("rows are missing")


class TableLog(Protocol):
    """Keeps the log entries of all tables, and which tables there are."""

    lasting: ClassVar[bool]
    """Whether what is kept can be loaded again."""

    async def append(self, batch: Batch) -> NotKept:
        """Keep *batch*, and return when it is stored, with what could not be kept."""
        ...

    async def is_free(self, code: str) -> bool:
        """Return whether a new table can have this code."""
        ...

    async def mark_used(self, codes: Iterable[str], now: float) -> None:
        """Note that tables are in use."""
        ...

    async def skip_downtime(self, now: float) -> None:
        """Do not count the time since the last host stopped as time in which tables were idle."""
        ...

    async def load(self, code: str, since: int = 0) -> StoredTable | None:
        """Return a table with its rows after number *since*, if there is such a table.

        Raises `Unreadable`.
        """
        ...

    async def count(self) -> int:
        """Return how many tables there are."""
        ...

    async def count_shared(self, address: str) -> int:
        """Return how many tables opened from *address* have several people at them."""
        ...

    async def idle(self, before: float) -> list[str]:
        """Return the codes of tables that were not used since *before*."""
        ...

    async def idle_solo(self, before: float) -> list[str]:
        """Return those of them at which there are not several people."""
        ...

    async def delete(self, codes: Iterable[str]) -> None:
        """Delete tables, or raise `Unreadable`."""
        ...

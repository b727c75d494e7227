"""Group commit: one commit of the log serves all tables that wait for one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from fifties.host.executor import Execute
from fifties.host.finished_games import OwnedRecord, RecordArchive
from fifties.host.table_log import NewTable, TableLog, TableSharing
from fifties.table.runner import LogRow

SPACING: Final = 0.002
"""Seconds between the beginnings of two commits, so that under load each serves many tables."""

log = logging.getLogger(__name__)


class Journal:
    """Writes rows in the order in which they come, and calls back when they are safe."""

    def __init__(
        self,
        table_log: TableLog,
        archive: RecordArchive,
        execute: Execute,
        on_failure: Callable[[], None],
    ) -> None:
        self._log, self._archive = table_log, archive
        self._execute = execute
        """Runs the commit, which may wait for a disk."""
        self._on_failure = on_failure
        self._loop = asyncio.get_running_loop()
        self._rows: list[tuple[str, LogRow]] = []
        self._records: list[OwnedRecord] = []
        self._opened: list[NewTable] = []
        self._shared: list[TableSharing] = []
        self._waiting: list[Callable[[], object]] = []
        self._busy = False
        """Whether a commit runs or is scheduled."""
        self._flushing: list[asyncio.Event] = []
        self.broken = False
        """Whether nothing can be kept any more."""
        self._next = 0.0
        """When the next commit may begin."""
        self.commits = 0
        self.rows = 0

    def open(self, table: NewTable, rows: Sequence[LogRow], then: Callable[[], object]) -> None:
        """Keep a new table and its first *rows*, both or neither; call *then* when it is safe."""
        self._opened.append(table)
        self.keep(table.code, rows, [], then)

    def share(self, table: TableSharing) -> None:
        """Keep whether several people are at a table, together with the rows that come next."""
        self._shared.append(table)

    def keep(
        self,
        code: str,
        rows: Sequence[LogRow],
        records: Sequence[OwnedRecord],
        then: Callable[[], object],
    ) -> None:
        """Keep *rows* of table *code* and *records*; call *then* when they are safe."""
        self._rows.extend([(code, row) for row in rows])
        self._records.extend(records)
        self._waiting.append(then)
        self._schedule()

    async def flush(self) -> None:
        """Wait until all that was given is safe."""
        while self._busy and not self.broken:
            safe = asyncio.Event()
            self._waiting.append(safe.set)
            self._flushing.append(safe)
            await safe.wait()
            self._flushing.remove(safe)

    def _schedule(self) -> None:
        if not self._busy:
            self._busy = True
            self._loop.call_at(max(self._loop.time(), self._next), self._commit)

    def _commit(self) -> None:
        rows, records, waiting = self._rows, self._records, self._waiting
        opened, self._opened = self._opened, []
        shared, self._shared = self._shared, []
        self._rows, self._records, self._waiting = [], [], []
        self._next = self._loop.time() + SPACING
        self.commits += 1
        self.rows += len(rows)
        try:
            # Here and not in a thread, which would hand the interpreter over at every row.
            self._log.append(rows, opened, shared)
            self._archive.add(records)
        except Exception as error:  # noqa: BLE001 - whatever it is, nothing is safe any more
            self._fail(error)
            return
        self._execute(self._log.commit, partial(self._committed, waiting), self._fail)

    def _committed(self, waiting: Sequence[Callable[[], object]], _: None) -> None:
        self._busy = False
        for then in waiting:
            then()
        if self._waiting:
            self._schedule()

    def _fail(self, error: BaseException) -> None:
        """Give up: tables know more than the log does, and nobody may be told of it."""
        log.critical("the disk refuses to keep the game", exc_info=error)
        self.broken = True
        for waiting in self._flushing:
            waiting.set()
        self._on_failure()

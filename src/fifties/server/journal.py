"""Group commit: one flush of the disk serves all tables that wait for one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from fifties.server.store import Opening, Owned, Sharing, Store
from fifties.table.steward import Row

SPACING: Final = 0.002
"""Commits begin at least this far apart, so that under load each serves many tables."""

log = logging.getLogger(__name__)


class Journal:
    """Writes rows in the order in which they come, and tells when they are safe."""

    def __init__(self, store: Store, on_failure: Callable[[], None]) -> None:
        self._store = store
        self._on_failure = on_failure
        self._thread = ThreadPoolExecutor(1, "journal")
        self._loop = asyncio.get_running_loop()
        self._rows: list[tuple[str, Row]] = []
        self._records: list[Owned] = []
        self._opened: list[Opening] = []
        self._shared: list[Sharing] = []
        self._waiting: list[Callable[[], object]] = []
        self._busy = False
        self._flushing: list[asyncio.Event] = []
        self.broken = False
        """Whether nothing can be kept any more."""
        self._next = 0.0
        self.commits = 0
        self.rows = 0

    def open(self, table: Opening, rows: Sequence[Row], then: Callable[[], object]) -> None:
        """Keep a new table and its first *rows*, both or neither; call *then* when it is safe."""
        self._opened.append(table)
        self.keep(table.code, rows, [], then)

    def share(self, table: Sharing) -> None:
        """Keep whether several people are at a table, together with the rows that come next."""
        self._shared.append(table)

    def keep(
        self, code: str, rows: Sequence[Row], records: Sequence[Owned], then: Callable[[], object]
    ) -> None:
        """Keep *rows* of table *code*; call *then* when they are safe."""
        self._rows.extend([(code, row) for row in rows])
        self._records.extend(records)
        self._waiting.append(then)
        if not self._busy:
            self._busy = True
            self._loop.call_at(max(self._loop.time(), self._next), self._commit)

    async def flush(self) -> None:
        """Wait until all that was given is safe."""
        while self._busy and not self.broken:
            safe = asyncio.Event()
            self._waiting.append(safe.set)
            self._flushing.append(safe)
            await safe.wait()
            self._flushing.remove(safe)

    def close(self) -> None:
        """Stop, once everything is written."""
        self._thread.shutdown()

    def _commit(self) -> None:
        rows, records, waiting = self._rows, self._records, self._waiting
        opened, self._opened = self._opened, []
        shared, self._shared = self._shared, []
        self._rows, self._records, self._waiting = [], [], []
        self._next = self._loop.time() + SPACING
        self.commits += 1
        self.rows += len(rows)
        try:
            # Here and not in the other thread: it would hand the interpreter over at every row.
            self._store.write(rows, records, opened, shared)
        except Exception as error:  # noqa: BLE001 - whatever it is, nothing is safe any more
            self._fail(error)
            return
        future = self._thread.submit(self._store.commit)
        future.add_done_callback(
            lambda done: self._loop.call_soon_threadsafe(self._committed, done, waiting)
        )

    def _committed(self, done: Future[None], waiting: Sequence[Callable[[], object]]) -> None:
        if done.exception() is not None:
            self._fail(done.exception())
            return
        self._busy = False
        for then in waiting:
            then()
        if self._waiting and not self._busy:
            self._busy = True
            self._loop.call_at(max(self._loop.time(), self._next), self._commit)

    def _fail(self, error: BaseException | None) -> None:
        """Give up: tables know more than the disk does, and nobody may be told of it."""
        log.critical("the disk refuses to keep the game", exc_info=error)
        self.broken = True
        for waiting in self._flushing:
            waiting.set()
        self._on_failure()

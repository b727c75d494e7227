"""Group commit: one commit of the log serves all tables that wait for one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from fifties.host.finished_games import RecordWithKeys
from fifties.host.table_log import Batch, NewTable, TableLog, TableSharing
from fifties.table.runner import LogRow

SPACING: Final = 0.002
"""Seconds between the beginnings of two commits, so that under load each serves many tables."""

OnKept: TypeAlias = Callable[[bool], object]
"""Is called with whether rows are stored.

They are not if another process owns their table, or what is stored of it is damaged.
"""
OnDamage: TypeAlias = Callable[[str, str], object]
"""Is called with a table or record that could not be kept, and the reason."""

log = logging.getLogger(__name__)


class Journal:
    """Writes rows in the order in which they come, and calls back when they are stored."""

    def __init__(
        self, table_log: TableLog, on_failure: Callable[[], None], on_damage: OnDamage
    ) -> None:
        self._log = table_log
        self._on_failure, self._on_damage = on_failure, on_damage
        self._loop = asyncio.get_running_loop()
        self._batch = Batch()
        self._waiting: list[tuple[str, OnKept]] = []
        self._deciders: list[Callable[[], None]] = []
        """What is called right before the next commit begins."""
        self._busy = False
        """Whether a commit runs or is scheduled."""
        self._commit_task: asyncio.Task[None] | None = None
        self._flushing: list[asyncio.Event] = []
        self.error: BaseException | None = None
        """Why nothing can be kept any more."""
        self._next = 0.0
        """When the next commit may begin."""
        self.commits = 0
        self.rows = 0

    @property
    def broken(self) -> bool:
        """Whether nothing can be kept any more."""
        return self.error is not None

    def open(self, table: NewTable, rows: Sequence[LogRow], then: OnKept, epoch: int = 0) -> None:
        """Keep a new table and its first *rows*, both or neither; then call *then*."""
        self._batch.opened.append(table)
        self.keep(table.code, rows, [], then, epoch)

    def share(self, table: TableSharing) -> None:
        """Keep whether several people are at a table, together with the rows that come next."""
        self._batch.shared.append(table)

    def before_commit(self, decide: Callable[[], None]) -> None:
        """Call *decide* right before the next commit begins; what it keeps belongs to that commit.

        A decision at that time covers more requests and delays no answer: none is sent before the
        commit.
        """
        self._deciders.append(decide)
        self._schedule()

    def keep(
        self,
        code: str,
        rows: Sequence[LogRow],
        records: Sequence[RecordWithKeys],
        then: OnKept,
        epoch: int = 0,
    ) -> None:
        """Keep *rows* of table *code* and *records*; then call *then*."""
        if epoch and epoch != self._batch.epochs.get(code, epoch):
            self._withdraw(code)
        batch = self._batch
        batch.rows.extend([(code, row) for row in rows])
        batch.records.extend([(code, record) for record in records])
        if epoch:
            batch.epochs[code] = epoch
        self._waiting.append((code, then))
        self._schedule()

    def _withdraw(self, code: str) -> None:
        """Drop what this process has handed in for a table that it owned in an earlier epoch.

        In a batch of its own it would be fenced off; in this one its rows would have the same
        numbers as those of the later epoch.
        """
        batch = self._batch
        batch.rows = [(table, row) for table, row in batch.rows if table != code]
        batch.records = [(table, record) for table, record in batch.records if table != code]
        batch.shared = [table for table in batch.shared if table.code != code]
        for table, then in self._waiting:
            if table == code:
                self._loop.call_soon(then, False)
        self._waiting = [(table, then) for table, then in self._waiting if table != code]

    async def flush(self) -> None:
        """Wait until all that was given is stored."""
        while self._busy and not self.broken:
            stored = asyncio.Event()
            self._waiting.append(("", partial(_set, stored)))
            self._flushing.append(stored)
            await stored.wait()
            self._flushing.remove(stored)

    def give_up(self) -> None:
        """Keep nothing any more; what was not kept yet was told to nobody."""
        if self._commit_task is not None:
            self._commit_task.cancel()

    def _schedule(self) -> None:
        if not self._busy:
            self._busy = True
            self._loop.call_later(max(0.0, self._next - self._loop.time()), self._start)

    def _start(self) -> None:
        deciders, self._deciders = self._deciders, []
        for decide in deciders:
            decide()
        if not self._waiting:
            self._go_on()
            return
        self._next = self._loop.time() + SPACING
        self._commit_task = self._loop.create_task(self._commit())

    async def _commit(self) -> None:
        batch, waiting = self._batch, self._waiting
        self._batch, self._waiting = Batch(), []
        self.commits += 1
        self.rows += len(batch.rows)
        try:
            not_kept = await self._log.append(batch)
        except Exception as error:  # noqa: BLE001 - whatever it is, nothing is stored any more
            self._fail(error)
            return
        for name, reason in not_kept.damaged.items():
            self._on_damage(name, reason)
        lost = not_kept.fenced | not_kept.damaged.keys()
        for code, then in waiting:
            try:
                then(code not in lost)
            except Exception:
                # The others were kept, too, and wait to hear of it.
                log.exception("what was kept could not be answered")
        self._go_on()

    def _go_on(self) -> None:
        self._busy = False
        if self._waiting or self._deciders:
            self._schedule()

    def _fail(self, error: BaseException) -> None:
        """Give up: tables know more than the log does, and nobody may be told of it."""
        log.critical("the disk refuses to keep the game", exc_info=error)
        self.error = error
        for waiting in self._flushing:
            waiting.set()
        self._on_failure()


def _set(event: asyncio.Event, _: bool) -> None:  # noqa: FBT001 - as `OnKept` has it
    event.set()

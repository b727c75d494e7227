"""Replays of records, made by worker processes so that no record can slow the tables down.

Records that this server keeps have a process for themselves: what strangers send in is answered
by another one, and each of them has only so much processor time.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

from fifties.host.refusals import NotServed, ServerFull
from fifties.server import refusals
from fifties.server.bounded_dict import BoundedDict
from fifties.server.limits import Limits
from fifties.server.worker import DONE, BranchJob, RefereeJob, ReplayJob
from fifties.server.worker_process import TookTooLong, WorkerAnswer, WorkerProcess

LONGEST: Final = 60.0
"""Seconds after which a replay is given up."""

LONGEST_UPLOAD: Final = 180.0
"""The same for a record that was sent in, which waits for everything else on this machine."""

UPLOADS: Final = 16
"""How many records may come in at once, and of them from one address."""
UPLOADS_FROM_ONE: Final = 4

WAITING: Final = 2_000
"""How many may wait for their turn: a hall full of phones, all at once."""

KEPT: Final = 32
"""How many answers are kept for others who want to see the same."""


class Replays:
    """Replays one record after the other, and keeps some answers for others."""

    def __init__(self, limits: Limits) -> None:
        self._buckets = limits.job_buckets()
        self._loop = asyncio.get_running_loop()
        self._uploads = Counter[str]()
        self._forgotten = 0
        """How often a record was erased."""
        self._kept = BoundedDict[tuple[str, int | None], WorkerAnswer](KEPT)
        self._most_seconds = limits.job_seconds
        self._worker = WorkerProcess(longest=LONGEST, waiting=WAITING, on_idle=self._kept.clear)
        self._upload_worker = WorkerProcess(
            str(limits.job_seconds), longest=LONGEST_UPLOAD, waiting=UPLOADS
        )

    @contextmanager
    def upload(self, address: str) -> Iterator[None]:
        """Count a record that is sent in from *address*, or refuse one that is too many."""
        now = self._loop.time()
        if not self._buckets.of(address, now).take(now):
            raise NotServed(refusals.TooFast())
        if self._uploads.total() >= UPLOADS or self._uploads[address] >= UPLOADS_FROM_ONE:
            raise NotServed(ServerFull())
        self._uploads[address] += 1
        try:
            yield
        finally:
            self._uploads -= Counter({address: 1})

    async def of_kept(
        self, name: str, fetch: Callable[[], Awaitable[bytes]], job: ReplayJob
    ) -> WorkerAnswer:
        """Return the replay of a record of this server; it is fetched when its turn comes."""
        key = name, job.seat
        if key in self._kept:
            return self._kept[key]
        async with self._worker.turn():
            # Somebody before may have asked the same.
            if key in self._kept:
                return self._kept[key]
            forgotten = self._forgotten
            answer = await self._worker.ask(job, await fetch())
            if answer.status == DONE and self._forgotten == forgotten:
                self._kept[key] = answer
            return answer

    async def branch_kept(
        self, fetch: Callable[[], Awaitable[bytes]], job: BranchJob
    ) -> WorkerAnswer:
        """Return the table that plays on from a moment of a record of this server."""
        async with self._worker.turn():
            return await self._worker.ask(job, await fetch())

    async def of_upload(
        self, data: bytes, job: ReplayJob | BranchJob | RefereeJob, address: str
    ) -> WorkerAnswer:
        """Return what becomes of a record that somebody at *address* has sent in.

        Every second of work after the first counts as one record more against their limit.
        """
        seconds = self._most_seconds
        try:
            async with self._upload_worker.turn():
                answer = await self._upload_worker.ask(job, data)
                seconds = answer.seconds
        except TookTooLong:
            raise NotServed(refusals.TooMuchWork()) from None
        finally:
            now = self._loop.time()
            self._buckets.of(address, now).charge(now, max(0, seconds - 1))
        return answer

    def forget(self, name: str) -> None:
        """Keep nothing of a record that was erased."""
        self._forgotten += 1
        for key in [key for key in self._kept if key[0] == name]:
            del self._kept[key]

    async def stop(self) -> None:
        """End the processes for good; whoever still waits is refused."""
        await self._worker.stop()
        await self._upload_worker.stop()

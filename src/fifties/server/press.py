"""Lets a process of its own print, so that no sheet of paper keeps a table waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from fifties.server import refusals
from fifties.server.buckets import Buckets
from fifties.server.clerk import Clerk
from fifties.server.limits import Limits
from fifties.server.print_jobs import SIZE, PrintJob
from fifties.server.refusals import NotServed

LONGEST: Final = 30.0
"""Seconds after which a sheet is given up."""

WAITING: Final = 100
"""How many may wait for their turn."""

KEPT: Final = 16
"""How many sheets are kept for others who want the same."""


class Press:
    """Prints one sheet after the other."""

    def __init__(self, limits: Limits) -> None:
        rate = limits.timelines_a_minute / 60 if limits.timelines else 0
        self._buckets = Buckets(rate, limits.timelines)
        self._loop = asyncio.get_running_loop()
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._clerk = Clerk(
            "fifties.server.pressing", longest=LONGEST, waiting=WAITING, gone=self._kept.clear
        )

    async def print(self, job: PrintJob, address: str) -> bytes:
        """Print *job* for somebody at *address*."""
        question = msgspec.json.encode(job)
        if question in self._kept:
            return self._kept[question]
        now = self._loop.time()
        if not self._buckets.of(address, now).take(now):
            raise NotServed(refusals.TooFast())
        async with self._clerk.turn():
            # Somebody before may have asked the same.
            data = self._kept.get(question)
            if data is None:
                data = await self._clerk.ask(SIZE.pack(len(question)) + question, _read)
        # A game that was played belongs to those who played it.
        if not job.record:
            self._keep(question, data)
        return data

    async def stop(self) -> None:
        """End for good; who still waits is sent away."""
        await self._clerk.stop()

    def _keep(self, question: bytes, data: bytes) -> None:
        self._kept[question] = data
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


async def _read(answer: asyncio.StreamReader) -> bytes:
    (size,) = SIZE.unpack(await answer.readexactly(SIZE.size))
    return await answer.readexactly(size)

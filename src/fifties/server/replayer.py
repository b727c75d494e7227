"""Lets processes of their own replay records, so that no record can slow the tables down.

Records that this server keeps have a process for themselves: what strangers send in is replayed by
another one, and each of them has only so much processor time.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from fifties.server import refusals
from fifties.server.buckets import Buckets
from fifties.server.clerk import Clerk, TookTooLong
from fifties.server.connection import spoken
from fifties.server.limits import Limits
from fifties.server.refusals import NotServed
from fifties.server.replaying import ANSWER, DONE, NO_SEAT, QUESTION

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


class Replayed(NamedTuple):
    """An answer over HTTP."""

    status: int
    body: bytes
    seconds: float
    """Of processor time that it took."""


class Question(NamedTuple):
    """What somebody wants to see."""

    seat: int | None
    lang: str


class Replayer:
    """Replays one record after the other."""

    def __init__(self, limits: Limits) -> None:
        rate = limits.timelines_a_minute / 60 if limits.timelines else 0
        self._buckets = Buckets(rate, limits.timelines)
        self._loop = asyncio.get_running_loop()
        self._uploads = Counter[str]()
        self._forgotten = 0
        """How often a record was erased."""
        self._kept: OrderedDict[tuple[str, int | None], Replayed] = OrderedDict()
        self._most_seconds = limits.timeline_seconds
        module = "fifties.server.replaying"
        self._clerk = Clerk(module, longest=LONGEST, waiting=WAITING, gone=self._kept.clear)
        self._uploads_clerk = Clerk(
            module, str(limits.timeline_seconds), longest=LONGEST_UPLOAD, waiting=UPLOADS
        )

    @contextmanager
    def upload(self, address: str) -> Iterator[None]:
        """Let somebody at *address* send a record in, unless they or all send too many."""
        now = self._loop.time()
        if not self._buckets.of(address, now).take(now):
            raise NotServed(refusals.TooFast())
        if self._uploads.total() >= UPLOADS or self._uploads[address] >= UPLOADS_FROM_ONE:
            raise NotServed(refusals.ServerFull())
        self._uploads[address] += 1
        try:
            yield
        finally:
            self._uploads -= Counter({address: 1})

    async def of_kept(self, name: str, fetch: Callable[[], bytes], asked: Question) -> Replayed:
        """Replay a record of this server; it is fetched when its turn comes."""
        key = name, asked.seat
        if key in self._kept:
            return self._kept[key]
        async with self._clerk.turn():
            # Somebody before may have asked the same.
            if key in self._kept:
                return self._kept[key]
            forgotten = self._forgotten
            replayed = await _replay(self._clerk, fetch(), asked)
            if replayed.status == DONE and self._forgotten == forgotten:
                self._kept[key] = replayed
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            return replayed

    async def of_upload(self, data: bytes, asked: Question, address: str) -> Replayed:
        """Replay a record that somebody at *address* has sent in.

        Every second of work after the first counts as one record more against their limit.
        """
        seconds = self._most_seconds
        try:
            async with self._uploads_clerk.turn():
                replayed = await _replay(self._uploads_clerk, data, asked)
                seconds = replayed.seconds
        except TookTooLong:
            raise NotServed(refusals.TooMuchWork()) from None
        finally:
            now = self._loop.time()
            self._buckets.of(address, now).charge(now, max(0, seconds - 1))
        return replayed

    def forget(self, name: str) -> None:
        """Keep nothing of a record that was erased."""
        self._forgotten += 1
        for key in [key for key in self._kept if key[0] == name]:
            del self._kept[key]

    async def stop(self) -> None:
        """End for good; who still waits is sent away."""
        await self._clerk.stop()
        await self._uploads_clerk.stop()


async def _replay(clerk: Clerk, data: bytes, asked: Question) -> Replayed:
    seat = NO_SEAT if asked.seat is None else asked.seat
    head = QUESTION.pack(len(data), seat, spoken(asked.lang).encode())
    return await clerk.ask(head + data, _read)


async def _read(answer: asyncio.StreamReader) -> Replayed:
    size, status, seconds = ANSWER.unpack(await answer.readexactly(ANSWER.size))
    return Replayed(status, await answer.readexactly(size), seconds)

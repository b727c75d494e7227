"""Reviews of records, worked out once by a worker process and kept with the record.

Whoever asks for the same review at the same time hears of the same work. It goes on when they
leave, and whoever comes later gets what was kept.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final, Protocol, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from fifties.core import record_refusals
from fifties.extras import has_compiled
from fifties.host.refusals import NotServed
from fifties.host.table_log import Unreadable
from fifties.host.token_buckets import TokenBuckets
from fifties.server import refusals
from fifties.server.api_handlers import (
    read_query,
    read_record_text,
    requested_record_text,
    server_of,
)
from fifties.server.file_jobs import FileKind, JobRefused, OnProgress, answer_with_file
from fifties.server.limits import Limits
from fifties.server.requester import address_of, language_of, require_own_page
from fifties.server.worker import DONE, InsteadJob, JobProgress, PrintNote, ReviewJob
from fifties.server.worker_process import WorkerAnswer, WorkerProcess

FORMAT: Final = 2
"""Goes up when reviews tell more than before: those that were kept are then worked out again."""

LONGEST: Final = 300.0
"""Seconds after which a review is given up; the first one may have to compile."""

WAITING: Final = 64
"""How many records may wait for their turn."""

UPLOADS: Final = 8
"""How many of those that were sent in."""

TRIES: Final = 6
"""How many other choices are judged in place of one review, for one address."""

JSON: Final = FileKind(name="review.json", media="application/json", inline=True)

log = logging.getLogger(__name__)

Fetch: TypeAlias = Callable[[], Awaitable[bytes]]


class ReviewArchive(Protocol):
    """Keeps reviews beside their records, and erases them together."""

    async def review(self, name: str, form: int) -> bytes | None:
        """Return the review of a record, if one of that format is kept, or raise `Unreadable`."""
        ...

    async def keep_review(self, name: str, form: int, review: bytes) -> None:
        """Keep the review of a record, unless that was erased meanwhile, or raise `Unreadable`."""
        ...


class ReviewQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """How a review is wanted."""

    progress: bool = False
    """Whether lines about the progress come first."""


class InsteadQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be judged in place of what somebody did."""

    seat: int
    action: str
    """As at a table, as JSON: `{"do": "choose", "round": 1, "numbers": [2, 13, 24, 35, 46]}`."""


class ReviewWork:
    """A review under way, and those who wait for it."""

    def __init__(self) -> None:
        self.listeners: set[OnProgress] = set()
        self._last: JobProgress | None = None
        self._parts: list[msgspec.Raw] = []
        """All that is known so far, for whoever comes later."""

    def tell(self, progress: JobProgress) -> None:
        """Tell everybody who waits how far it is."""
        self._last = progress
        self._parts[progress.known :] = progress.parts
        for listener in self.listeners:
            listener(progress)

    @contextmanager
    def heard_by(self, listener: OnProgress) -> Iterator[None]:
        """Tell *listener* what is known so far, and then whatever comes."""
        if self._last is not None:
            listener(replace(self._last, known=0, parts=tuple(self._parts)))
        self.listeners.add(listener)
        try:
            yield
        finally:
            self.listeners.discard(listener)


class Reviews:
    """Reviews one record after the other, and keeps what comes of it."""

    def __init__(self, archive: ReviewArchive, limits: Limits) -> None:
        self._buckets = limits.job_buckets()
        self._tries = limits.job_buckets(TRIES)
        self._archive = archive
        self._loop = asyncio.get_running_loop()
        self._worker = WorkerProcess(longest=LONGEST, waiting=WAITING)
        self._upload_worker = WorkerProcess(
            str(limits.job_seconds), longest=LONGEST, waiting=UPLOADS
        )
        self._under_way: dict[str, tuple[ReviewWork, asyncio.Task[bytes]]] = {}

    async def of_kept(
        self, name: str, fetch: Fetch, lang: str, address: str, on_progress: OnProgress
    ) -> bytes:
        """Return the review of a record of this server, for somebody at *address*."""
        if name not in self._under_way:
            if (found := await self._find(name)) is not None:
                return found
            data = await fetch()
            if name not in self._under_way:  # nobody has begun meanwhile
                self._check(address)
                self._begin(name, data, lang)
        work, task = self._under_way[name]
        with work.heard_by(on_progress):
            return await asyncio.shield(task)

    async def of_upload(
        self, data: bytes, lang: str, address: str, on_progress: OnProgress
    ) -> bytes:
        """Return the review of a record that somebody has sent in; nothing of it is kept."""
        seconds = 0.0
        try:
            async with self._upload_worker.turn():
                answer = await self._upload_worker.ask(ReviewJob(lang), data, on_progress)
            seconds = answer.seconds
        finally:
            now = self._loop.time()
            self._buckets.of(address, now).charge(now, max(0, seconds - 1))
        return _reviewed(answer)

    async def instead(self, query: InsteadQuery, data: bytes, lang: str, *, kept: bool) -> bytes:
        """Return what something else would have been worth in a record, one of ours if *kept*."""
        worker = self._worker if kept else self._upload_worker
        async with worker.turn():
            answer = await worker.ask(InsteadJob(lang, query.seat, query.action), data)
        return _reviewed(answer)

    def check_upload(self, address: str) -> None:
        """Refuse a record that is one too many from *address*."""
        self._check(address)

    def check_try(self, address: str) -> None:
        """Refuse another choice that is one too many from *address*."""
        self._take(self._tries, address)

    def _check(self, address: str) -> None:
        self._take(self._buckets, address)

    def _take(self, buckets: TokenBuckets, address: str) -> None:
        if not has_compiled():
            raise NotServed(refusals.NoReviews())
        now = self._loop.time()
        if not buckets.of(address, now).take(now):
            raise NotServed(refusals.TooFast())

    async def _find(self, name: str) -> bytes | None:
        try:
            kept = await self._archive.review(name, FORMAT)
            return None if kept is None else zlib.decompress(kept)
        except (Unreadable, zlib.error):
            return None  # it can be worked out again

    async def _make(self, name: str, data: bytes, lang: str, work: ReviewWork) -> bytes:
        async with self._worker.turn():
            answer = await self._worker.ask(ReviewJob(lang), data, work.tell)
        review = _reviewed(answer)
        try:
            await self._archive.keep_review(name, FORMAT, zlib.compress(review))
        except (Unreadable, OSError):
            log.warning("a review cannot be kept", exc_info=True)
        return review

    def _begin(self, name: str, data: bytes, lang: str) -> None:
        work = ReviewWork()
        task = self._loop.create_task(self._make(name, data, lang, work))
        self._under_way[name] = work, task
        task.add_done_callback(lambda done: self._end(name, done))

    def _end(self, name: str, task: asyncio.Task[bytes]) -> None:
        del self._under_way[name]
        if not task.cancelled():
            task.exception()  # whoever still waits gets it; nobody need be there

    async def stop(self) -> None:
        """End the processes for good; whoever still waits is refused."""
        await self._worker.stop()
        await self._upload_worker.stop()


class _ReviewBody:
    """A review on its way to somebody."""

    def __init__(self, review: bytes) -> None:
        self._review, self.size = review, len(review)
        self.note = PrintNote()

    async def pieces(self) -> AsyncIterator[bytes]:
        """Yield it in one piece."""
        yield self._review


def _reviewed(answer: WorkerAnswer) -> bytes:
    if answer.status != DONE:
        raise JobRefused(answer.status, answer.body)
    return answer.body


async def fetch_review(request: Request) -> Response:
    """Review a record for whoever knows its name: skill, luck and better choices."""
    name, server = request.path_params["name"], server_of(request)

    async def make(on_progress: OnProgress) -> _ReviewBody:
        lang, address = language_of(request), address_of(request)
        fetch = partial(requested_record_text, request)
        return _ReviewBody(await server.reviews.of_kept(name, fetch, lang, address, on_progress))

    return await _answer(request, make)


async def _read_upload(request: Request, check: Callable[[str], None]) -> bytes:
    """Return the record that somebody sends in, or refuse it."""
    require_own_page(request)
    address = address_of(request)
    check(address)
    with server_of(request).replays.upload(address):
        data = await read_record_text(request)
    if not data:
        raise NotServed(record_refusals.Empty())
    return data


async def fetch_instead(request: Request) -> Response:
    """Judge what somebody could have done in a record of this server."""
    query = read_query(request, InsteadQuery)
    server_of(request).reviews.check_try(address_of(request))
    return await _answer_instead(request, query, await requested_record_text(request), kept=True)


async def make_instead(request: Request) -> Response:
    """Judge what somebody could have done in a record that is sent in."""
    query = read_query(request, InsteadQuery)
    data = await _read_upload(request, server_of(request).reviews.check_try)
    return await _answer_instead(request, query, data, kept=False)


async def _answer_instead(
    request: Request, query: InsteadQuery, data: bytes, *, kept: bool
) -> Response:
    reviews = server_of(request).reviews
    try:
        body = await reviews.instead(query, data, language_of(request), kept=kept)
    except JobRefused as refused:
        return Response(refused.body, refused.status, media_type="application/json")
    return Response(body, media_type="application/json")


async def make_review(request: Request) -> Response:
    """Review a record that somebody sends in; nothing of it is kept."""
    server, address = server_of(request), address_of(request)
    data = await _read_upload(request, server.reviews.check_upload)

    async def make(on_progress: OnProgress) -> _ReviewBody:
        lang = language_of(request)
        return _ReviewBody(await server.reviews.of_upload(data, lang, address, on_progress))

    return await _answer(request, make)


async def _answer(
    request: Request, make: Callable[[OnProgress], Awaitable[_ReviewBody]]
) -> Response:
    query = read_query(request, ReviewQuery)
    return await answer_with_file(request, make, JSON, progress=query.progress)

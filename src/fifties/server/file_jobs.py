"""Work whose result is a large file: one worker process makes it, and it is sent piece by piece.

A file lies in a folder of its own until it is sent, so neither the server nor a slow reader takes
memory for it, and the worker goes on with the next one meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Protocol, TypeAlias

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from fifties.core.refusals import Refused
from fifties.host.api_answers import describe_refusal
from fifties.host.refusals import NotServed, ServerFull
from fifties.server import refusals
from fifties.server.limits import Limits
from fifties.server.requester import language_of
from fifties.server.worker import DONE, Job, JobProgress, PrintNote
from fifties.server.worker_process import WorkerProcess

LONGEST: Final = 600.0
"""Seconds that a worker has for one file."""

WAITING: Final = 16
"""How many may wait for their turn."""

MOST_FILES: Final = 32
"""How many files may be on their way to somebody at a time."""

PIECE: Final = 1 << 16
"""Bytes that are sent at a time."""

PROGRESS_MEDIA: Final = "application/x-fifties-progress"
"""Lines of JSON about the progress, the last one with the size of the file, then the file."""

OnProgress: TypeAlias = Callable[[JobProgress], None]
Prepare: TypeAlias = Callable[[Path], Awaitable[tuple[Job, bytes]]]


class JobRefused(Exception):  # noqa: N818 - it says what happened
    """The worker has refused a job, in words."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status)
        self.status, self.body = status, body


class FileReady(Struct, frozen=True, omit_defaults=True):
    """What the last line before a file says."""

    bytes: int
    name: str
    """Of the file."""
    unwritten: tuple[str, ...] = ()
    """Of a printed file: names with letters that no font has, the first few; their lines are left
    free to write on."""
    unwritten_count: int = 0
    """How many such names there are."""


class Sendable(Protocol):
    """What is sent piece by piece."""

    size: int
    note: PrintNote

    def pieces(self) -> AsyncIterator[bytes]:
        """Yield it piece by piece."""
        ...


class JobFile:
    """A file that a worker has made; it is deleted once it is sent."""

    def __init__(
        self,
        folder: TemporaryDirectory[str],
        path: Path,
        gone: Callable[[], None],
        note: PrintNote,
    ) -> None:
        self._folder, self._path, self._gone = folder, path, gone
        self.size, self.note = path.stat().st_size, note

    async def pieces(self) -> AsyncIterator[bytes]:
        """Yield the file piece by piece, and delete it afterwards, however that ends."""
        try:
            with self._path.open("rb") as file:
                while piece := file.read(PIECE):
                    yield piece
        finally:
            self.delete()

    def delete(self) -> None:
        """Delete the file."""
        with suppress(OSError):
            self._folder.cleanup()
        self._gone()


class FileJobs:
    """Makes one file after the other."""

    def __init__(self, limits: Limits) -> None:
        self._buckets = limits.job_buckets()
        self._loop = asyncio.get_running_loop()
        self._worker = WorkerProcess(longest=LONGEST, waiting=WAITING)
        self._files = 0

    async def make(
        self,
        address: str,
        prepare: Prepare,
        on_progress: OnProgress = lambda _: None,
    ) -> JobFile:
        """Return the file of a job for somebody at *address*, or raise `JobRefused`.

        *prepare* returns the job and its data when its turn has come. It is handed the file that
        the job has to write, in a folder that it may use.
        """
        now = self._loop.time()
        if not self._buckets.of(address, now).take(now):
            raise NotServed(refusals.TooFast())
        if self._files >= MOST_FILES:
            raise NotServed(ServerFull())
        self._files += 1
        folder = TemporaryDirectory(prefix="fifties-")
        try:
            path = Path(folder.name) / "out"
            note = await self._run(path, prepare, on_progress)
            return JobFile(folder, path, self._file_gone, note)
        except BaseException:
            folder.cleanup()
            self._file_gone()
            raise

    async def _run(self, path: Path, prepare: Prepare, on_progress: OnProgress) -> PrintNote:
        async with self._worker.turn():
            job, data = await prepare(path)
            answer = await self._worker.ask(job, data, on_progress)
        if answer.status != DONE:
            raise JobRefused(answer.status, answer.body)
        return msgspec.json.decode(answer.body, type=PrintNote) if answer.body else PrintNote()

    def _file_gone(self) -> None:
        self._files -= 1

    async def stop(self) -> None:
        """End the process for good; whoever still waits is refused."""
        await self._worker.stop()


class FileKind(Struct, frozen=True, kw_only=True):
    """How a file is sent."""

    name: str
    media: str
    inline: bool = False
    """Whether a browser shows it, in place of keeping it."""
    policy: str = ""
    """What the page that shows it may do."""

    @property
    def headers(self) -> dict[str, str]:
        """The headers that say so."""
        how = "inline" if self.inline else "attachment"
        policy = {"Content-Security-Policy": self.policy} if self.policy else {}
        return {"Content-Disposition": f'{how}; filename="{self.name}"', **policy}


async def answer_with_file(
    request: Request,
    make: Callable[[OnProgress], Awaitable[Sendable]],
    kind: FileKind,
    *,
    progress: bool,
) -> Response:
    """Return a response with the file that *make* makes, after lines about its *progress*."""
    if progress:
        lines = _progress(request, make, kind.name)
        return StreamingResponse(lines, media_type=PROGRESS_MEDIA)
    try:
        file = await make(lambda _: None)
    except JobRefused as refused:
        return Response(refused.body, refused.status, media_type="application/json")
    headers = {**kind.headers, "Content-Length": str(file.size)}
    return StreamingResponse(file.pieces(), media_type=kind.media, headers=headers)


async def _progress(
    request: Request, make: Callable[[OnProgress], Awaitable[Sendable]], name: str
) -> AsyncIterator[bytes]:
    """Yield how far a file is, then the file."""
    told: asyncio.Queue[JobProgress | None] = asyncio.Queue()
    making = asyncio.ensure_future(make(told.put_nowait))
    making.add_done_callback(lambda _: told.put_nowait(None))
    try:
        while (progress := await told.get()) is not None:
            yield msgspec.json.encode(progress) + b"\n"
        try:
            file = making.result()
        except JobRefused as refused:
            yield refused.body + b"\n"
            return
        except Refused as refused:
            answer = describe_refusal(refused.refusal, language_of(request))
            yield msgspec.json.encode(answer) + b"\n"
            return
        note = file.note
        ready = FileReady(file.size, name, note.unwritten, note.unwritten_count)
        yield msgspec.json.encode(ready) + b"\n"
        async for piece in file.pieces():
            yield piece
    finally:
        if not making.done():
            making.cancel()

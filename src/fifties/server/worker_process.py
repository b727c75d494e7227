"""A worker process as the server sees it: started when asked, ended when nobody asks any more."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple

import msgspec

from fifties.host.refusals import NotServed, ServerFull
from fifties.server import refusals
from fifties.server.worker import ANSWER, QUESTION, UNDER_WAY, Job, JobProgress

WORKER: Final = ("-P", "-m", "fifties.server.worker")
"""What the interpreter is started with."""

IDLE: Final = 60.0
"""Seconds after which the process ends if nobody asks."""

TRIES: Final = 2
"""How many processes are asked the same question before it is given up."""

log = logging.getLogger(__name__)


class WorkerAnswer(NamedTuple):
    """What a worker answers."""

    status: int
    """What HTTP calls it."""
    body: bytes
    seconds: float
    """Of processor time that it took."""


class TookTooLong(NotServed):
    """An answer did not come in time."""

    def __init__(self) -> None:
        super().__init__(ServerFull())


class WorkerProcess:
    """Answers one job after the other, so that no table waits for it."""

    def __init__(
        self,
        *arguments: str,
        longest: float,
        waiting: int,
        on_idle: Callable[[], None] = lambda: None,
        command: Sequence[str] = WORKER,
    ) -> None:
        """Start `python` with *command* and *arguments* when a job comes.

        It has *longest* seconds for an answer, so many may be *waiting* for their turn, and
        *on_idle* is called when nobody has asked for long.
        """
        self._command = (*command, *arguments)
        self._longest = longest
        self._most_waiting = waiting
        self._on_idle = on_idle
        self._loop = asyncio.get_running_loop()
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._stopped = False
        self._process: Process | None = None
        self._idle_timer: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn, or refuse if too many do."""
        if self._waiting >= self._most_waiting:
            raise NotServed(ServerFull())
        self._waiting += 1
        try:
            async with self._turn:
                yield
        finally:
            self._waiting -= 1

    async def ask(
        self,
        job: Job,
        data: bytes = b"",
        on_progress: Callable[[JobProgress], None] = lambda _: None,
    ) -> WorkerAnswer:
        """Return the answer to a job, in one's turn; *on_progress* hears how far it is.

        If the process ends meanwhile, another one is asked, once.
        """
        question = msgspec.json.encode(job)
        question = QUESTION.pack(len(question), len(data)) + question + data
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self._longest):
                    asked, answered = await self._started()
                    asked.write(question)
                    await asked.drain()
                    while (answer := await _read(answered)).status == UNDER_WAY:
                        on_progress(msgspec.json.decode(answer.body, type=JobProgress))
                    return answer
            except TimeoutError:
                self._end()
                raise TookTooLong from None
            except (OSError, RuntimeError, asyncio.IncompleteReadError):
                # It ended: by what it was asked, or by somebody who ran out of memory. A pipe that
                # is closed already is a RuntimeError of the event loop.
                self._end()
            except asyncio.CancelledError:
                # What it would have answered belongs to nobody.
                self._end()
                raise
        if self._stopped:
            raise NotServed(ServerFull())
        log.error("a worker process ended without an answer")
        raise NotServed(refusals.Broken())

    async def stop(self) -> None:
        """End the process for good; whoever still waits is refused."""
        self._stopped = True
        self._end()
        await asyncio.gather(*self._ending)

    def _end(self) -> None:
        """End the process; the next job starts another."""
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        ending = self._loop.create_task(_wait_for_end(process))
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    def _end_idle(self) -> None:
        self._end()
        self._on_idle()

    async def _started(self) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
        """Return the ends of its pipes, after starting it if need be."""
        if self._stopped:
            raise NotServed(ServerFull())
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                # Whoever stops the server from the keyboard does not mean this process.
                start_new_session=True,
            )
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        self._idle_timer = self._loop.call_later(self._longest + IDLE, self._end_idle)
        if self._process.stdin is None or self._process.stdout is None:
            raise OSError
        return self._process.stdin, self._process.stdout


async def _read(answered: asyncio.StreamReader) -> WorkerAnswer:
    size, status, seconds = ANSWER.unpack(await answered.readexactly(ANSWER.size))
    return WorkerAnswer(status, await answered.readexactly(size), seconds)


async def _wait_for_end(process: Process) -> None:
    """Wait until a process has ended and its pipes are closed."""
    if process.stdin is not None:
        process.stdin.close()
        with suppress(OSError):
            await process.stdin.wait_closed()
    await process.wait()

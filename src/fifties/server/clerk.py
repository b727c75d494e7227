"""A process of its own that answers one question after the other, so that no table waits for it."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeVar

from fifties.server import refusals
from fifties.server.refusals import NotServed

IDLE: Final = 60.0
"""Seconds after which the process ends if nobody asks."""

TRIES: Final = 2
"""How many processes are asked the same question before it is given up."""

Answer = TypeVar("Answer")

log = logging.getLogger(__name__)


class TookTooLong(NotServed):
    """An answer did not come in time."""

    def __init__(self) -> None:
        super().__init__(refusals.ServerFull())


async def _leave(process: Process) -> None:
    """Wait until a process has ended and its pipes are closed."""
    if process.stdin is not None:
        process.stdin.close()
        with suppress(OSError):
            await process.stdin.wait_closed()
    await process.wait()


class Clerk:
    """Starts when asked, ends when nobody asks any more."""

    def __init__(
        self, *module: str, longest: float, waiting: int, gone: Callable[[], None] = lambda: None
    ) -> None:
        """Ask the process of a *module*, which may be followed by arguments.

        It has *longest* seconds for an answer, so many may be *waiting*, and *gone* is called when
        nobody has asked for long.
        """
        self._module = module
        self._longest = longest
        self._most = waiting
        self._gone = gone
        self._loop = asyncio.get_running_loop()
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._stopped = False
        self._process: Process | None = None
        self._ending: asyncio.TimerHandle | None = None
        self._leaving: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn, unless too many do."""
        if self._waiting >= self._most:
            raise NotServed(refusals.ServerFull())
        self._waiting += 1
        try:
            async with self._turn:
                yield
        finally:
            self._waiting -= 1

    async def ask(
        self, question: bytes, read: Callable[[asyncio.StreamReader], Awaitable[Answer]]
    ) -> Answer:
        """Hand a question in, in one's turn, and *read* the answer.

        If the process ends meanwhile, another one is asked, once.
        """
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self._longest):
                    asked, answer = await self._started()
                    asked.write(question)
                    await asked.drain()
                    return await read(answer)
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
            raise NotServed(refusals.ServerFull())
        log.error("a worker process ended without an answer", extra={"worker": self._module[0]})
        raise NotServed(refusals.Broken())

    async def stop(self) -> None:
        """End for good; who still waits is sent away."""
        self._stopped = True
        self._end()
        await asyncio.gather(*self._leaving)

    def _end(self) -> None:
        """End the process; the next question starts another."""
        if self._ending is not None:
            self._ending.cancel()
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        leaving = self._loop.create_task(_leave(process))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    def _retire(self) -> None:
        """End the process because nobody asks."""
        self._end()
        self._gone()

    async def _started(self) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
        """Return the ends of its pipes, after starting it if need be."""
        if self._stopped:
            raise NotServed(refusals.ServerFull())
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-m",
                *self._module,
                stdin=PIPE,
                stdout=PIPE,
                # Whoever stops the server from the keyboard does not mean this process.
                start_new_session=True,
            )
        if self._ending is not None:
            self._ending.cancel()
        self._ending = self._loop.call_later(self._longest + IDLE, self._retire)
        if self._process.stdin is None or self._process.stdout is None:
            raise OSError
        return self._process.stdin, self._process.stdout

"""A TCP proxy between a node and an engine, that a test can cut, stall and let go on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Self

BLOCK = 1 << 16


class Proxy:
    """Passes bytes on to a port of this machine, in a thread of its own."""

    def __init__(self, target: int, host: str = "127.0.0.1") -> None:
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._pairs: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_cut = False
        self._flows = asyncio.Event()
        self._flows.set()
        self._trap: bytes | None = None
        self._server = self._loop.run_until_complete(asyncio.start_server(self._serve, host, 0))
        self.port = int(self._server.sockets[0].getsockname()[1])
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()

    def cut(self) -> None:
        """Break all connections, and let no new one through."""
        self._call(self._cut)

    def stall(self) -> None:
        """Pass nothing on any more, without breaking anything."""
        self._call(self._flows.clear)

    def stall_at(self, words: bytes) -> None:
        """Stall as soon as *words* are on their way to the engine; they do not get there."""
        self._call(lambda: setattr(self, "_trap", words))

    @property
    def is_stalled(self) -> bool:
        """Whether it passes nothing on."""
        return not self._flows.is_set()

    def resume(self) -> None:
        """Pass everything on again."""
        self._call(self._resume)

    def close(self) -> None:
        """End."""
        self._call(self._cut)
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _call(self, work: Callable[[], object]) -> None:
        done = threading.Event()

        def run() -> None:
            work()
            done.set()

        self._loop.call_soon_threadsafe(run)
        done.wait()

    def _cut(self) -> None:
        self._is_cut = True
        for pair in self._pairs:
            for writer in pair:
                writer.transport.abort()

    def _resume(self) -> None:
        self._is_cut, self._trap = False, None
        self._flows.set()

    async def _end(self) -> None:
        self._server.close()
        self._flows.set()
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            await self._flows.wait()
            if not self._is_cut:
                await self._connect(reader, writer)
        except OSError:
            pass
        finally:
            writer.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        pair = (writer, far_writer)
        self._pairs.add(pair)
        try:
            there = self._pass_on(reader, far_writer, is_to_engine=True)
            back = self._pass_on(far_reader, writer, is_to_engine=False)
            await asyncio.gather(there, back)
        finally:
            self._pairs.discard(pair)
            far_writer.transport.abort()

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_to_engine: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(BLOCK):
                if is_to_engine and self._trap is not None and self._trap in data:
                    self._flows.clear()
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        # Whichever side ends the connection, it ends for the other one, too.
        await self._flows.wait()
        writer.close()

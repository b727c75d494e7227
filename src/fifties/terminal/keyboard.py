"""Lines that people type, read without holding anything else up."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from threading import Thread
from typing import Final, TextIO

_AT_ONCE: Final = 4096
_LONGEST_LINE: Final = 1 << 16
"""Nobody types more; what a file holds beyond it is another line."""


class Keyboard:
    """Standard input, line by line. A question can be given up; what is typed later is left."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.is_terminal = stream.isatty()
        self._typed = b""
        self._ended = False

    async def line(self) -> str | None:
        """Return the next line without its end, or ``None`` when nobody is there any more."""
        while b"\n" not in self._typed and len(self._typed) < _LONGEST_LINE and not self._ended:
            more = await self._more()
            self._typed += more
            self._ended = not more
        if not self._typed:
            return None
        line, _, self._typed = self._typed.partition(b"\n")
        return line.decode(self._stream.encoding or "utf-8", "replace").strip()

    async def _more(self) -> bytes:
        """Read what has been typed, as soon as there is something."""
        loop, file = asyncio.get_running_loop(), self._stream.fileno()
        ready = loop.create_future()
        try:
            loop.add_reader(file, _settle, ready)
        except NotImplementedError:
            return await self._more_in_a_thread(loop, ready)
        except PermissionError:
            # A file on disk never keeps anybody waiting, and cannot be waited for.
            return self._read()
        try:
            await ready
        finally:
            loop.remove_reader(file)
        return self._read()

    async def _more_in_a_thread(
        self, loop: asyncio.AbstractEventLoop, ready: asyncio.Future[bytes]
    ) -> bytes:
        """Read where keyboards cannot be watched, as on Windows."""

        def read() -> None:
            # The loop is closed when the program has ended meanwhile.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(_settle, ready, self._read())

        Thread(target=read, daemon=True).start()
        return await ready

    def _read(self) -> bytes:
        try:
            return os.read(self._stream.fileno(), _AT_ONCE)
        except OSError:
            return b""


def _settle(future: asyncio.Future[bytes], typed: bytes = b"") -> None:
    if not future.done():
        future.set_result(typed)

"""Round robin among connections that have sent more than can be handled in one turn.

What a connection sends is handled a small piece at a time. A connection that has sent more waits
here, with reading paused, behind all others that wait: however much somebody sends, and over
however many connections, a turn of the event loop stays short, and tables are served in between.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final
from weakref import WeakKeyDictionary

PIECES: Final = 3
"""How many waiting pieces are handled in one turn, at most, where few wait."""
SECONDS: Final = 0.001
"""After how much time in one turn no further piece is begun, where few wait."""
PART: Final = 32
"""Where more wait, one in so many of them is handled in a turn: thousands reconnect at once when a
server among several fails, and a turn in which a large party is sent a count is long anyway."""
MOST_SECONDS: Final = 0.01
"""After how much time in one turn no further piece is begun, however many wait."""
BUSY: Final = 0.002
REST: Final = 0.001
"""After so many seconds without a rest, nothing is handled for so many: the thread that flushes the
disk needs the interpreter, too. One connection that sends its next request with each answer would
keep the loop as busy as fifty."""

HandlePiece = Callable[[], bool]
"""Handles one piece; returns whether there is another."""


class RoundRobin:
    """Handles pieces of waiting connections one after the other, a few in every turn."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[HandlePiece] = deque()
        self._called = False
        self._rested = 0.0
        """When the last rest ended."""
        self._handled = 0.0
        """When something was handled last."""

    def wait(self, handle: HandlePiece) -> None:
        """Call *handle* when its turn comes, and again as long as it returns true."""
        self._waiting.append(handle)
        if not self._called:
            self._called = True
            now = perf_counter()
            if now > self._handled + REST:  # nothing waited for as long as a rest takes
                self._rested = now
            self._schedule()

    def _run(self) -> None:
        try:
            self._handle_some()
        finally:
            # Whatever went wrong with one connection, the others are waiting.
            self._go_on()

    def _handle_some(self) -> None:
        waiting = self._waiting
        pieces = max(PIECES, len(waiting) // PART)
        ends = perf_counter() + min(MOST_SECONDS, SECONDS * pieces / PIECES)
        for _ in range(min(pieces, len(waiting))):
            handle = waiting.popleft()
            if handle():
                waiting.append(handle)
            if perf_counter() > ends:
                break

    def _go_on(self) -> None:
        self._handled = perf_counter()
        self._called = bool(self._waiting)
        if self._waiting:
            self._schedule()

    def _schedule(self) -> None:
        """Go on in the next turn of the loop, or after a rest if one is due."""
        if perf_counter() < self._rested + BUSY:
            self._loop.call_soon(self._run)
        else:
            self._rested = perf_counter() + REST
            self._loop.call_later(REST, self._run)


_BY_LOOP: WeakKeyDictionary[asyncio.AbstractEventLoop, RoundRobin] = WeakKeyDictionary()


def round_robin_of(loop: asyncio.AbstractEventLoop) -> RoundRobin:
    """Return the round robin that all connections of *loop* share."""
    found = _BY_LOOP.get(loop)
    if found is None:
        found = _BY_LOOP[loop] = RoundRobin(loop)
    return found

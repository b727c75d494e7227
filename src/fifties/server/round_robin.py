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
"""How many waiting pieces are handled in one turn, at most."""
SECONDS: Final = 0.001
"""After how much time in one turn no further piece is begun."""
BUSY: Final = 0.002
REST: Final = 0.001
"""After so many seconds with something waiting in every turn, nothing is handled for so many: the
thread that flushes the disk needs the interpreter, too."""

Work = Callable[[], bool]
"""Handles one piece; returns whether there is another."""


class RoundRobin:
    """Handles pieces of waiting connections one after the other, a few in every turn."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Work] = deque()
        self._called = False
        self._rested = 0.0
        """When the last rest ended."""

    def wait(self, work: Work) -> None:
        """Call *work* when its turn comes, and again as long as it returns true."""
        self._waiting.append(work)
        if not self._called:
            self._called = True
            self._rested = perf_counter()
            self._loop.call_soon(self._run)

    def _run(self) -> None:
        try:
            self._handle_some()
        finally:
            # Whatever went wrong with one connection, the others are waiting.
            self._go_on()

    def _handle_some(self) -> None:
        waiting, ends = self._waiting, perf_counter() + SECONDS
        for _ in range(min(PIECES, len(waiting))):
            work = waiting.popleft()
            if work():
                waiting.append(work)
            if perf_counter() > ends:
                break

    def _go_on(self) -> None:
        self._called = bool(self._waiting)
        if self._waiting and perf_counter() < self._rested + BUSY:
            self._loop.call_soon(self._run)
        elif self._waiting:
            self._rested = perf_counter() + REST
            self._loop.call_later(REST, self._run)


_BY_LOOP: WeakKeyDictionary[asyncio.AbstractEventLoop, RoundRobin] = WeakKeyDictionary()


def round_robin_of(loop: asyncio.AbstractEventLoop) -> RoundRobin:
    """Return the round robin that all connections of *loop* share."""
    found = _BY_LOOP.get(loop)
    if found is None:
        found = _BY_LOOP[loop] = RoundRobin(loop)
    return found

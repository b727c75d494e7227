"""Spans of games on several threads, which stay for as long as an environment does."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

from gymnasium.error import ClosedEnvironmentError

FEWEST: Final = 256
"""Fewer games than this are usually not worth a thread of their own."""


class Crew:
    """Threads that divide games among them. A copy, or one from a pickle, calls its own."""

    def __init__(self, games: int, threads: int, fewest: int = FEWEST) -> None:
        parts = max(1, min(threads, games // fewest))
        ends = [games * part // parts for part in range(parts + 1)]
        self._spans = [*pairwise(ends)]
        self._pool: ThreadPoolExecutor | None = None

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_pool": None}

    def run(self, work: Callable[[int, int], None]) -> None:
        """Do *work* from one game up to another, for all of them."""
        if not self._spans:
            raise ClosedEnvironmentError("this environment has been closed: make another")
        (first, *others) = self._spans
        if not others:
            work(*first)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(len(others))
        waiting = [self._pool.submit(work, *span) for span in others]
        work(*first)
        for part in waiting:
            part.result()

    def dismiss(self) -> None:
        """End the threads, and do no more work."""
        self._spans = []
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

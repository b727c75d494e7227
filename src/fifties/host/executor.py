"""Where work runs that may take long: in the event loop, or in a thread that is handed in."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeVar

Result = TypeVar("Result")


class Execute(Protocol):
    """Runs work somewhere, in the order in which it is handed in."""

    def __call__(
        self,
        work: Callable[[], Result],
        done: Callable[[Result], None],
        failed: Callable[[BaseException], None],
        /,
    ) -> None:
        """Run *work*; call *done* with its result or *failed* with its error in the event loop."""
        ...


class LoopExecutor:
    """Runs work in the event loop, one piece in a turn of the loop, for lack of a thread."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Callable[[], None]] = deque()

    def __call__(
        self,
        work: Callable[[], Result],
        done: Callable[[Result], None],
        failed: Callable[[BaseException], None],
        /,
    ) -> None:
        """Run *work* when its turn comes."""
        self._waiting.append(partial(self._run, work, done, failed))
        if len(self._waiting) == 1:
            self._loop.call_soon(self._run_next)

    def _run_next(self) -> None:
        try:
            self._waiting[0]()
        finally:
            self._waiting.popleft()
            if self._waiting:
                self._loop.call_soon(self._run_next)

    @staticmethod
    def _run(
        work: Callable[[], Result],
        done: Callable[[Result], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        try:
            result = work()
        except Exception as error:  # noqa: BLE001 - whoever handed the work in gets it
            failed(error)
        else:
            done(result)

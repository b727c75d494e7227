"""Several event loops on one clock that jumps from timer to timer, for processes in one test.

Each simulated process has a loop of its own, so it can be paused or killed as a real one can.
"""

from __future__ import annotations

import asyncio
import heapq
import inspect
from asyncio import events
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, TypeVar

Result = TypeVar("Result")

NOON = 1_700_000_000.0
"""The time of day when a simulation begins."""

MOST_STEPS_AT_ONCE = 100_000
"""Something is done again and again if so much is done without time passing."""


class Simulation:
    """Runs loops and what happens outside of them in the order of time; no time passes for it."""

    def __init__(self) -> None:
        self.now = 0.0
        self._steps_at_once = 0
        """How often something was done since time has passed last."""
        self.loops: list[SimulatedLoop] = []
        self._events: list[tuple[float, int, Callable[[], object]]] = []
        self._numbers = count()

    def call_in(self, seconds: float, work: Callable[[], object]) -> None:
        """Do something outside of all loops in so many seconds."""
        self.call_at(self.now + seconds, work)

    def call_at(self, at: float, work: Callable[[], object]) -> None:
        """Do something outside of all loops at a time."""
        heapq.heappush(self._events, (at, next(self._numbers), work))

    def run(self, seconds: float, until: Callable[[], bool] = lambda: False) -> bool:
        """Let so many seconds pass, or fewer if *until* holds; return whether it does."""
        end = self.now + seconds
        while not (done := until()) and self._step(end):
            pass
        self.now = self.now if done else end
        return done

    def _step(self, end: float) -> bool:
        """Do what comes first, unless that is after *end*."""
        due = self._events[0][0] if self._events else end
        first: SimulatedLoop | None = None
        for loop in self.loops:
            at = loop.due
            if at is not None and at < due:
                due, first = at, loop
        if first is None and not self._events:
            return False
        if due > end:
            return False
        self._steps_at_once = self._steps_at_once + 1 if due <= self.now else 0
        assert self._steps_at_once < MOST_STEPS_AT_ONCE, "time stands still"
        self.now = max(self.now, due)
        if first is not None:
            first.run_once()
        else:
            heapq.heappop(self._events)[2]()
        return True


class SimulatedLoop(asyncio.BaseEventLoop):
    """The event loop of one simulated process."""

    _ready: Any
    _scheduled: Any

    def __init__(self, simulation: Simulation) -> None:
        super().__init__()
        self._selector = self
        self._simulation = simulation
        self.is_paused = False
        simulation.loops.append(self)

    def time(self) -> float:
        """Return the time of the simulation."""
        return self._simulation.now

    @property
    def due(self) -> float | None:
        """When something is to be done here next."""
        if self.is_paused:
            return None
        if self._ready:
            return self._simulation.now
        return self._scheduled[0].when() if self._scheduled else None

    def select(self, timeout: float | None) -> list[object]:
        """Return at once: the simulation has moved the clock already."""
        del timeout
        return []

    def _process_events(self, events: list[object]) -> None:
        assert not events

    @contextmanager
    def running(self) -> Iterator[None]:
        """Do something as if this loop ran."""
        events._set_running_loop(self)  # noqa: SLF001 - there is no other way to run loops by turns
        try:
            yield
        finally:
            events._set_running_loop(None)  # noqa: SLF001 - as above

    def run_once(self) -> None:
        """Do what is due."""
        with self.running():
            self._run_once()  # type: ignore[attr-defined]  # as above

    def finish(self, work: Awaitable[Result], seconds: float = 60) -> Result:
        """Return the result of *work*, which is done in this loop within so many seconds."""
        with self.running():
            task = asyncio.ensure_future(work, loop=self)
        assert self._simulation.run(seconds, task.done), "it is not done in time"
        return task.result()

    def kill(self) -> None:
        """End without a goodbye: nothing that was begun is finished."""
        self._simulation.loops.remove(self)
        for task in asyncio.all_tasks(self):
            task._log_destroy_pending = False  # type: ignore[attr-defined]  # noqa: SLF001 - it is meant
            work = task.get_coro()
            if (
                inspect.iscoroutine(work)
                and inspect.getcoroutinestate(work) == inspect.CORO_CREATED
            ):
                work.close()
        self._ready.clear()
        self._scheduled.clear()
        self.close()

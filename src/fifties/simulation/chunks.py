"""Work that is divided into chunks: done by many workers, with the results in the chunks' order.

What a chunk comes to must depend on the chunk alone: on its numbers, and on random streams of its
own. Then the results are the same for all executors, numbers of workers and orders of finishing.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, wait
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar

from fifties.simulation.worker_pools import (
    GIVEN_WINDOW,
    ExecutorWorkers,
    ProcessWorkers,
    TaskResult,
    ThreadWorkers,
    WorkerPool,
)

ChunkT = TypeVar("ChunkT")
ResultT = TypeVar("ResultT")

ATTEMPTS: Final = 3
"""How often a task is tried whose workers die."""


class WorkersLost(RuntimeError):  # noqa: N818 - it says what happened
    """Workers were lost again and again over the same work; perhaps it takes all memory."""

    def __init__(self, attempts: int) -> None:
        super().__init__(attempts)
        self.attempts = attempts

    def __str__(self) -> str:
        return f"workers were lost in {self.attempts} of {ATTEMPTS} attempts at the same work"


class Span(NamedTuple):
    """Games in a row."""

    first: int
    games: int


def spans(games: int, size: int, first: int = 0) -> Iterator[Span]:
    """Divide *games* from number *first* on into spans of *size*, the last one perhaps shorter."""
    for start in range(0, games, size):
        yield Span(first + start, min(size, games - start))


def map_chunks(
    work: Callable[[ChunkT], ResultT],
    chunks: Iterable[ChunkT],
    executor: Executor | None = None,
    *,
    threads: int = 1,
    processes: int = 1,
    task_seconds: float = 0.0,
    window: int = GIVEN_WINDOW,
) -> Generator[tuple[ChunkT, ResultT], None, None]:
    """Do *chunks* and yield each with its result, in their order.

    An *executor* does them, or else so many *threads* or *processes* of this machine; one thread
    and one process are this one. A process or an executor elsewhere needs *work*, chunks and
    results that can be pickled. With *task_seconds*, a worker is handed as many chunks at a time as
    take about so long. At most *window* such tasks are handed over and not yet yielded, so that
    memory does not grow with the number of chunks.

    An error in a chunk is raised when its turn comes. Chunks of a worker that died are done again;
    `WorkersLost` is raised if that happens `ATTEMPTS` times.
    """
    pool: WorkerPool
    if executor is not None:
        pool = ExecutorWorkers(work, executor, window)
    elif processes > 1:
        pool = ProcessWorkers(work, processes)
    elif threads > 1:
        pool = ThreadWorkers(work, threads)
    else:
        yield from ((chunk, work(chunk)) for chunk in chunks)
        return
    tasks = _TaskQueue(pool, iter(chunks), task_seconds)
    try:
        yield from tasks.results()
    finally:
        tasks.cancel()
        pool.close()


class _Task:
    """Chunks that were handed to a worker together."""

    def __init__(self, chunks: list[Any], pool: WorkerPool) -> None:
        self.chunks = chunks
        self.submit(pool)

    def submit(self, pool: WorkerPool) -> None:
        try:
            self.future = pool.submit(self.chunks)
        except BrokenExecutor as error:
            self.future = Future()
            self.future.set_exception(error)

    @property
    def is_lost(self) -> bool:
        """Whether its worker died."""
        if not self.future.done():
            return False
        return self.future.cancelled() or isinstance(self.future.exception(), _signs_of_death())


class _TaskQueue:
    """Tasks that were handed over and are not yet yielded."""

    def __init__(self, pool: WorkerPool, chunks: Iterator[Any], task_seconds: float) -> None:
        self._pool, self._chunks, self._task_seconds = pool, chunks, task_seconds
        self._tasks: deque[_Task] = deque()
        self._size = 1
        """How many chunks are handed over at a time."""

    def results(self) -> Iterator[tuple[Any, Any]]:
        """Keep all workers busy; yield chunks and results in order."""
        while self._fill():
            done = self._first_result()
            chunks = self._tasks.popleft().chunks
            if self._task_seconds:
                pace = len(chunks) / max(done.seconds, 1e-6)
                self._size = max(1, min(2 * len(chunks), round(pace * self._task_seconds)))
            yield from zip(chunks, done.results, strict=True)

    def cancel(self) -> None:
        """Withdraw what nobody works on yet."""
        for task in self._tasks:
            task.future.cancel()

    def _fill(self) -> bool:
        """Hand tasks over until the window is full or the first is done; return whether any are."""
        tasks = self._tasks
        while len(tasks) < self._pool.window and (chunks := list(islice(self._chunks, self._size))):
            tasks.append(_Task(chunks, self._pool))
            if tasks[0].future.done():
                break
        return bool(tasks)

    def _first_result(self) -> TaskResult:
        """Return what the first task came to, done again if its worker died."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return self._tasks[0].future.result()
            except _signs_of_death() as error:
                lost = error
            if attempt < ATTEMPTS:
                self._redo(attempt)
        raise WorkersLost(ATTEMPTS) from lost

    def _redo(self, attempt: int) -> None:
        """Hand over again what was lost."""
        first = self._tasks[0].future
        if not first.cancelled() and isinstance(first.exception(), BrokenExecutor):
            # A broken pool has given up all of its tasks, or is about to.
            wait([task.future for task in self._tasks])
            self._pool.replace()
        try:
            for task in self._tasks:
                if task.is_lost:
                    task.submit(self._pool)
        except Exception as error:
            # Whoever hands out the work is gone as well, and cannot even cancel it.
            self._tasks.clear()
            raise WorkersLost(attempt) from error


def _signs_of_death() -> tuple[type[BaseException], ...]:
    """Return the errors that say that a worker died, not that its work went wrong."""
    of_dask = getattr(sys.modules.get("distributed"), "KilledWorker", BrokenExecutor)
    return (BrokenExecutor, CancelledError, of_dask)

"""Who does the work: threads or processes of this machine, or a given executor."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from importlib import import_module
from itertools import count
from multiprocessing.connection import Connection, wait
from threading import Lock, Thread
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol, TypeAlias
from uuid import uuid4

from msgspec import Struct

from fifties.core.arguments import WrongType, shown
from fifties.core.refusals import IllegalSetup, Refusal

Work: TypeAlias = Callable[[Any], Any]
"""From a chunk to what it comes to."""

_Pipe: TypeAlias = "Connection[Any, Any]"

VERSION: Final[str] = import_module("fifties").__version__
"""By name, because the package itself lists what stands above this module."""

MOST_THREADS: Final = 1024

GIVEN_WINDOW: Final = 512
"""The most tasks at a time for an executor that does not say how many workers it has."""
TASKS_A_WORKER: Final = 8
"""The most tasks at a time for each thread or process of this machine."""


class OtherVersion(Refusal, frozen=True, tag="input-other-version"):
    """A worker has another version of fifties than the program that sends it work."""

    theirs: str
    ours: str


class TaskResult(NamedTuple):
    """What the chunks of a task came to."""

    results: list[Any]
    seconds: float
    """How long the worker took."""


class WorkerPool(Protocol):
    """Workers that take tasks: some chunks each."""

    @property
    def window(self) -> int:
        """How many tasks are worth handing over before the first of them is finished."""
        ...

    def submit(self, chunks: Sequence[Any]) -> Future[TaskResult]:
        """Hand a task over; raises `BrokenExecutor` if the workers are gone."""
        ...

    def replace(self) -> None:
        """Get new workers in place of a pool that takes no more tasks because workers died."""
        ...

    def close(self) -> None:
        """Let all workers go; nobody waits for their tasks any more."""
        ...


def available_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def require_executor(given: object) -> None:
    """Raise `IllegalSetup` for what takes no work."""
    if not callable(getattr(given, "submit", None)):
        raise IllegalSetup(WrongType("executor", "Executor", shown(given)))


def perform(work: Work, chunks: Sequence[Any]) -> TaskResult:
    """Do the chunks of a task."""
    started = perf_counter()
    results = [work(chunk) for chunk in chunks]
    return TaskResult(results, perf_counter() - started)


class ThreadWorkers:
    """Threads of this process."""

    def __init__(self, work: Work, threads: int) -> None:
        self.window = TASKS_A_WORKER * threads
        self._work, self._pool = work, ThreadPoolExecutor(threads)

    def submit(self, chunks: Sequence[Any]) -> Future[TaskResult]:
        """Hand a task over."""
        return self._pool.submit(perform, self._work, chunks)

    def replace(self) -> None:
        """Do nothing: threads do not die."""

    def close(self) -> None:
        """Wait for the tasks that are under way, and drop the others."""
        self._pool.shutdown(cancel_futures=True)


class ProcessWorkers:
    """Processes of this machine, which end with this one, and at once when they are let go."""

    def __init__(self, work: Work, processes: int) -> None:
        self.window = TASKS_A_WORKER * processes
        self._work, self._processes = work, processes
        self._start()

    def _start(self) -> None:
        # A forked process has all that is imported and compiled, and work that cannot be pickled.
        context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
        self._end, self._stop = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(
            self._processes, context, _begin_process, (self._work, self._end)
        )

    def submit(self, chunks: Sequence[Any]) -> Future[TaskResult]:
        """Hand a task over."""
        return self._pool.submit(_perform_here, chunks)

    def replace(self) -> None:
        """Start new processes in place of those that are left."""
        self.close()
        self._start()

    def close(self) -> None:
        """End all processes, whatever they do."""
        self._stop.send_bytes(b"end")
        self._pool.shutdown(cancel_futures=True)
        self._stop.close()
        self._end.close()


class _ThisProcess:
    """The state of a process of `ProcessWorkers`."""

    def __init__(self) -> None:
        self.work: Work | None = None
        self.is_working = self.is_ending = False
        self.lock = Lock()


_HERE: Final = _ThisProcess()


def _begin_process(work: Work, end: _Pipe) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The parent process handles Ctrl-C.
    _HERE.work = work
    Thread(target=_end_process, args=(end,), daemon=True).start()


def _end_process(end: _Pipe) -> None:
    """End this process when the parent process says so or has died."""
    parent = multiprocessing.parent_process()
    death = [] if parent is None else [parent.sentinel]
    # Nobody reads from the pipe, so that all processes see that something is there.
    wait([end, *death])
    with _HERE.lock:
        _HERE.is_ending = True
        # Whoever is not working may be sending a result, which must not be cut off.
        if _HERE.is_working:
            os._exit(0)
    wait(death)
    os._exit(0)


def _perform_here(chunks: Sequence[Any]) -> TaskResult:
    with _HERE.lock:
        if _HERE.is_ending or _HERE.work is None:
            return TaskResult([], 0.0)
        _HERE.is_working = True
    try:
        return perform(_HERE.work, chunks)
    finally:
        with _HERE.lock:
            _HERE.is_working = False


class ExecutorWorkers:
    """Whoever works for a given executor; if it breaks, processes of this machine go on."""

    def __init__(self, work: Work, executor: Executor, window: int) -> None:
        require_executor(executor)
        self.window = window
        self._work, self._executor = work, executor
        self._name, self._numbers = uuid4().hex, count()
        self._instead: ProcessWorkers | None = None

    def submit(self, chunks: Sequence[Any]) -> Future[TaskResult]:
        """Hand a task over."""
        if self._instead is not None:
            return self._instead.submit(chunks)
        number = next(self._numbers)
        task = Task(f"{self._name}-{number}", VERSION, self._work, tuple(chunks))
        return self._executor.submit(perform_task, task)

    def replace(self) -> None:
        """Take processes of this machine: the executor is not ours to repair."""
        if self._instead is None:
            self._instead = ProcessWorkers(self._work, available_cores())
            self.window = min(self.window, self._instead.window)
        else:
            self._instead.replace()

    def close(self) -> None:
        """Leave the executor as it is."""
        if self._instead is not None:
            self._instead.close()


class Task(Struct, frozen=True):
    """A task as a given executor takes it to its workers."""

    name: str
    """Different for each, and again for each attempt: Dask takes equal calls for one."""
    version: str
    work: Work
    chunks: tuple[Any, ...]


def perform_task(task: Task) -> TaskResult:
    """Do a task that was sent here; raises `IllegalSetup` if another version of fifties sent it."""
    if task.version != VERSION:
        raise IllegalSetup(OtherVersion(VERSION, task.version))
    return perform(task.work, task.chunks)

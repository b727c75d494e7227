"""Games in batches on several threads, in order, with progress, until Ctrl-C."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from threading import Event, Lock
from typing import Final, TypeAlias

Batch: TypeAlias = Callable[[int, int], None]
"""Plays so many games from a first one on: called with its number and how many."""

Progress: TypeAlias = Callable[[int], None]
"""Is called with how many games are done."""

_LOOK_SECONDS: Final = 0.1


def available_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_batches(
    batch: Batch, games: int, size: int, threads: int, on_progress: Progress | None = None
) -> int:
    """Play *games* in batches of *size* and return how many were played.

    Ctrl-C ends it early: batches that are under way are still finished, so that what was played is
    always the first so many games.
    """
    work = _Work(batch, games, size)
    with ThreadPoolExecutor(threads) as pool:
        workers = [pool.submit(work.go_on) for _ in range(threads)]
        try:
            waiting = True
            while waiting:
                waiting = bool(wait(workers, _LOOK_SECONDS).not_done)
                if on_progress is not None:
                    on_progress(work.done)
        except KeyboardInterrupt:
            work.stopping.set()
        except BaseException:
            work.stopping.set()
            raise
    for worker in workers:
        worker.result()
    return work.done


class _Work:
    """The batches that are left, shared by the threads that play them."""

    def __init__(self, batch: Batch, games: int, size: int) -> None:
        self.done = 0
        self.stopping = Event()
        self._batch = batch
        self._starts = iter(range(0, games, size))
        self._games, self._size = games, size
        self._lock = Lock()

    def go_on(self) -> None:
        """Play batch after batch until there is none left."""
        while not self.stopping.is_set():
            with self._lock:
                start = next(self._starts, None)
            if start is None:
                return
            count = min(self._size, self._games - start)
            try:
                self._batch(start, count)
            except BaseException:
                self.stopping.set()
                raise
            with self._lock:
                self.done += count

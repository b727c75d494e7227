"""Chunks: each done once, yielded in order, done again if a worker dies, and few at a time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import count
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import Fifty
from fifties.simulation import worker_pools
from fifties.simulation.chunks import WorkersLost, map_chunks, spans
from fifties.simulation.simulator import summarise, summed_at_once

from commands import PATIENCE
from lab_work import DiesOnce

# Newer Pythons warn of forks beside threads; those of the test runner are not in the way.
pytestmark = pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")


def double(number: int) -> int:
    return 2 * number


def failing(number: int) -> int:
    if number in {5, 7}:
        raise ZeroDivisionError(number)
    return number


def dying(number: int) -> int:
    if number == 3:
        os._exit(3)
    return number


class Counting(Executor):
    """An executor that does its work when somebody waits for it, and counts what is handed over."""

    def __init__(self) -> None:
        self.open = self.most = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = _Lazy(self, lambda: fn(*args, **kwargs))
        self.open += 1
        self.most = max(self.most, self.open)
        return future


class _Lazy(Future[Any]):
    def __init__(self, executor: Counting, call: Callable[[], Any]) -> None:
        super().__init__()
        self._executor, self._call = executor, call

    def result(self, timeout: float | None = None) -> Any:
        self.set_result(self._call())
        self._executor.open -= 1
        return super().result(timeout)


WORKERS: list[Any] = [
    {},
    {"threads": 3},
    {"processes": 3},
    {"processes": 2, "task_seconds": 0.001},
]


@pytest.mark.parametrize("workers", WORKERS, ids=str)
def test_results_come_in_the_order_of_the_chunks(workers: dict[str, Any]) -> None:
    assert [*map_chunks(double, range(300), **workers)] == [(n, 2 * n) for n in range(300)]


@pytest.mark.parametrize("kind", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_any_executor_does_the_work_and_is_left_open(kind: type[ThreadPoolExecutor]) -> None:
    with kind(2) as executor:
        for _ in range(2):
            assert [result for _, result in map_chunks(double, range(50), executor)] == [
                *range(0, 100, 2)
            ]


@pytest.mark.parametrize("workers", WORKERS, ids=str)
def test_the_first_failure_in_the_order_of_the_chunks_is_raised(workers: dict[str, Any]) -> None:
    done: list[int] = []
    with pytest.raises(ZeroDivisionError, match="5"):
        done.extend(number for number, _ in map_chunks(failing, range(20), **workers))
    # What was handed over together fails together.
    assert done == [*range(len(done))]
    assert len(done) <= 5


def test_only_a_window_of_endless_chunks_is_handed_over() -> None:
    executor = Counting()
    with closing(map_chunks(double, count(), executor, window=7)) as results:
        assert [result for _, result in zip(range(100), results, strict=False)][99] == (99, 198)
    assert executor.most == 7


def test_chunks_that_take_no_time_are_handed_over_together() -> None:
    with ThreadPoolExecutor(1) as executor:
        handed: list[int] = []
        submit = executor.submit

        def watched(fn: Any, task: worker_pools.Task) -> Future[Any]:
            handed.append(len(task.chunks))
            return submit(fn, task)

        executor.submit = watched  # type: ignore[assignment,method-assign] # watched
        found = [*map_chunks(double, range(5000), executor, window=2, task_seconds=0.2)]
    assert found == [(n, 2 * n) for n in range(5000)]
    assert handed[0] == 1
    assert all(size <= 2 * max(handed[:place]) for place, size in enumerate(handed) if place)
    assert max(handed) > 100


@pytest.mark.parametrize("at", [0, 3, 99])
def test_what_a_killed_process_did_is_done_again(tmp_path: Path, at: int) -> None:
    work = DiesOnce(tmp_path / "died", at)
    assert [result for _, result in map_chunks(work, range(100), processes=2)] == [*range(100)]
    assert work.file.exists()


def test_processes_of_this_machine_go_on_for_a_broken_executor(tmp_path: Path) -> None:
    work = DiesOnce(tmp_path / "died", 30)
    with ProcessPoolExecutor(2) as executor:
        found = [result for _, result in map_chunks(work, range(100), executor)]
        with pytest.raises(BrokenProcessPool):
            executor.submit(double, 1)
    assert found == [*range(100)]
    assert work.file.exists()


@pytest.mark.parametrize("given", [False, True])
def test_work_that_kills_every_worker_is_given_up(given: bool) -> None:
    with ProcessPoolExecutor(2) as executor, pytest.raises(WorkersLost) as caught:
        [*map_chunks(dying, range(20), executor if given else None, processes=2)]
    assert caught.value.attempts == 3
    assert isinstance(caught.value.__cause__, BrokenProcessPool)


def endless(number: int) -> int:
    while number:
        pass
    return number


def test_processes_end_at_once_when_nobody_waits_any_more() -> None:
    before = {process.pid for process in active_children()}
    results = map_chunks(endless, range(4), processes=2)
    assert next(results) == (0, 0)
    assert {process.pid for process in active_children()} - before
    results.close()
    assert {process.pid for process in active_children()} <= before


ORPHANS = """
from multiprocessing import active_children
from fifties.simulation.chunks import map_chunks

def endless(number):
    while number:
        pass

results = map_chunks(endless, range(4), processes=2)
next(results)
print(*(process.pid for process in active_children()), flush=True)
next(results)
"""


def test_processes_end_with_the_process_that_started_them() -> None:
    with subprocess.Popen([sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        started = parent.stdout.readline().split()
        parent.kill()
        # The pipe is closed when the last of those that write to it has ended.
        assert parent.communicate(timeout=PATIENCE)[0] == b""
    assert len(started) == 2


def test_another_version_of_fifties_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    task = worker_pools.Task("one", "0.0.1", double, (1,))
    with pytest.raises(IllegalSetup, match=r"version .* and this is 0\.0\.1"):
        worker_pools.perform_task(task)
    monkeypatch.setattr(worker_pools, "VERSION", "0.0.1")
    assert worker_pools.perform_task(task).results == [2]


@pytest.mark.parametrize(("games", "size"), [(1000, 64), (1000, 1000), (7, 100)])
def test_spans_cover_all_games_once(games: int, size: int) -> None:
    seen = np.zeros(games + 5, int)
    for span in spans(games, size, 5):
        assert 0 < span.games <= size
        seen[span.first : span.first + span.games] += 1
    assert seen.tolist() == [0] * 5 + [1] * games


@pytest.mark.parametrize("games", [1, 10**6, 10**8, 10**12])
def test_many_games_are_divided_into_many_chunks_but_not_too_small_ones(games: int) -> None:
    size = summed_at_once(games, 1 << 16)
    assert size % (1 << 16) == 0
    assert size == 1 << 16 or games / size >= 64
    assert size <= 1 << 20


@pytest.mark.usefixtures("fifty_kernels")
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(
    ("games", "at"),
    [
        (10**7, 0),
        (10**7, 300_000),
        pytest.param(10**9, 0, marks=pytest.mark.soak),
        pytest.param(10**9, 3_000_000, marks=pytest.mark.soak),
    ],
)
def test_a_stopped_simulation_reports_the_first_so_many_games(
    threads: int, games: int, at: int
) -> None:
    done: list[int] = []

    def interrupt(so_far: int) -> None:
        done.append(so_far)
        if so_far >= at:
            raise KeyboardInterrupt

    stopped = summarise(Fifty(5), games, 1, threads=threads, on_progress=interrupt)
    assert stopped.stopped
    assert stopped.sums.games == done[-1]
    again = summarise(Fifty(5), done[-1], 1, threads=2)
    for name, sums in vars(stopped.sums).items():
        np.testing.assert_array_equal(sums, getattr(again.sums, name))

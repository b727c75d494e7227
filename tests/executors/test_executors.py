"""Simulations, contests, training and solving with any executor: the same to the last bit."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from lab_work import WORKS, Work, done_here, same


@pytest.fixture(scope="module", params=[ThreadPoolExecutor, ProcessPoolExecutor])
def executor(request: pytest.FixtureRequest) -> Iterator[Executor]:
    with request.param(2) as made:
        yield made


@pytest.mark.parametrize("work", WORKS.values(), ids=WORKS)
def test_an_executor_changes_no_result(work: Work, executor: Executor) -> None:
    assert same(work(executor), done_here(work))

"""Kernels are compiled by one worker; the others wait and load what it has made."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from fifties.games.fifty import Fifty, FiftyEdition
from fifties.games.fifty_fifty import FiftyFifty
from fifties.simulation.simulator import record_of, summarise


@contextmanager
def alone(base: pytest.TempPathFactory) -> Iterator[None]:
    """Keep all other workers of this run out."""
    with (base.getbasetemp().parent / "compiling").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def fifty_kernels(tmp_path_factory: pytest.TempPathFactory) -> None:
    other_box = FiftyEdition(bonus=((1, 1, 1, 1, 1),) * 4)
    with alone(tmp_path_factory):
        tables = [Fifty(players) for players in (5, 10, 24)]
        tables += [Fifty(players, other_box, danger=True) for players in (5, 10)]
        for game in tables:
            summarise(game, 1)
            record_of(game, 0, 0)


@pytest.fixture(scope="session")
def fifty_fifty_kernels(tmp_path_factory: pytest.TempPathFactory) -> None:
    with alone(tmp_path_factory):
        summarise(FiftyFifty(4), 1)
        record_of(FiftyFifty(4), 0, 0)

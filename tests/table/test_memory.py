"""What a table takes in memory does not grow with what has happened at it."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterable, Iterator
from itertools import pairwise

import pytest

from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.requests import Rename
from fifties.table.settings import TableSettings

from tables import SimulatedTable


@pytest.fixture(autouse=True)
def _traced() -> Iterator[None]:
    tracemalloc.start(1)
    yield
    tracemalloc.stop()


def memory(live: SimulatedTable) -> int:
    """Return the bytes in use, without the log and the records, which a server has on its disk."""
    live.rows.clear()
    live.table.to_record.clear()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def least_growth(measured: Iterable[int]) -> int:
    """Return by how much memory grew at least: other threads of this process may take some, too."""
    return min(after - before for before, after in pairwise(measured))


@pytest.mark.parametrize(
    ("games", "most"), [(3, 25_000), pytest.param(6, 50_000, marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("settings", [FiftySettings(), FiftyFiftySettings()], ids=["F", "H"])
def test_a_table_takes_no_more_memory_after_many_games_than_after_some(
    settings: TableSettings, games: int, most: int
) -> None:
    live = SimulatedTable(settings)
    live.seat(4)

    def play() -> int:
        for _ in range(games):
            live.start()
            live.play_on()
        return memory(live)

    assert least_growth(play() for _ in range(4)) < most


@pytest.mark.parametrize(
    ("requests", "most"), [(150, 50_000), pytest.param(300, 100_000, marks=pytest.mark.soak)]
)
def test_a_table_takes_no_more_memory_after_many_requests_than_after_some(
    requests: int, most: int
) -> None:
    live = SimulatedTable()
    people = live.seat(4)

    def rename(first: int, last: int) -> int:
        for number in range(first, last):
            for person in people:
                live.ask(person, Rename, name=f"Person {person} {number:04}")
        return memory(live)

    firsts = range(0, 4 * requests, requests)
    assert least_growth(rename(first, first + requests) for first in firsts) < most

"""Fixtures of the tests of hosts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from event_halls import Hall
from host import figures

from cluster_hosts import SimulatedCluster

OpenHall = Callable[..., Hall]


@pytest.fixture
def open_hall() -> Iterator[OpenHall]:
    """Return what opens halls, all of which are closed in the end."""
    halls: list[Hall] = []

    def open_one(*arguments: Any, **options: Any) -> Hall:
        halls.append(Hall(*arguments, **options))
        return halls[-1]

    yield open_one
    for hall in halls:
        hall.close()


@pytest.fixture
def cluster() -> Iterator[SimulatedCluster]:
    """Start simulated hosts that nothing harms unless the test does."""
    with SimulatedCluster(seed=50) as cluster:
        cluster.is_harmed = False
        cluster.simulation.run(1)
        yield cluster


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what belongs into docs/events.md, if it was measured."""
    if figures.BYTES_A_MINUTE:
        terminalreporter.section("for docs/events.md")
        for players, rate in sorted(figures.BYTES_A_MINUTE.items()):
            terminalreporter.write_line(f"{players:,} players: {rate:,.0f} bytes a minute")

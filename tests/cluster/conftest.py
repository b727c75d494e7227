"""Engines and nodes for tests of several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tools.cluster.engines import Postgres, Valkey, postgres_engine, running, valkey_engine

from cluster import figures
from servers import Served

Nodes = Callable[..., list[Served]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    engine = postgres_engine()
    with running(engine):
        yield engine


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    engine = valkey_engine()
    with running(engine):
        yield engine


@pytest.fixture(scope="session")
def own_postgres(postgres: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL that a test may kill."""
    if postgres.is_ours:
        yield postgres
    else:
        engine = Postgres()
        with running(engine):
            yield engine


@pytest.fixture(scope="session")
def own_valkey(valkey: Valkey) -> Iterator[Valkey]:
    """A Valkey that a test may kill."""
    if valkey.is_ours:
        yield valkey
    else:
        engine = Valkey()
        with running(engine):
            yield engine


@pytest.fixture
def nodes(postgres: Postgres, valkey: Valkey) -> Iterator[Nodes]:
    """Start any number of processes that share a database of their own and the bus."""
    with ExitStack() as stack:

        def start(count: int, *options: str, store: str = "", bus: str = "") -> list[Served]:
            shared = ("--store", store or postgres.new_database(), "--bus", bus or valkey.url())
            return [stack.enter_context(Served(None, *shared, *options)) for _ in range(count)]

        yield start


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what belongs into the docs, if it was measured."""
    if figures.ACKNOWLEDGED:
        terminalreporter.section("for docs/proof.md")
        for line in figures.table():
            terminalreporter.write_line(line)
    for report in figures.REHEARSALS:
        terminalreporter.section("for docs/events.md")
        for name, figure in report.items():
            terminalreporter.write_line(f"{name}: {figure}")

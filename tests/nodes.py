"""Several processes that serve the same tables, each cut off from its engines at will."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

import asyncpg

from fifties.host.leases import Ownership
from fifties.server.postgres_store import PostgresStore
from fifties.table.runner import LogRow, TableRunner
from tools.cluster.engines import Postgres, Valkey

from commands import FIFTIES
from namespaces import Namespace, namespace
from servers import Served, eventually
from tcp_proxies import Proxy

OPTIONS = ("--rate", "0", "--tables-per-address", "0", "--openings", "0")
"""All clients of a test have one address and play faster than people."""


class Node:
    """`fifties serve` with a proxy before its database and one before its bus."""

    def __init__(
        self, database: Proxy, bus: Proxy, name: str, *options: str, home: Namespace | None = None
    ) -> None:
        self.database, self.bus = database, bus
        self._home = home
        host = "127.0.0.1" if home is None else home.here
        store = f"postgresql://postgres@{host}:{database.port}/{name}"
        shared = ("--store", store, "--bus", f"redis://{host}:{bus.port}")
        if home is None:
            self.served = Served(None, *shared, *OPTIONS, *options)
        else:
            options = ("--host", home.there, *options)
            command = (*home.command, FIFTIES)
            self.served = Served(None, *shared, *OPTIONS, *options, command=command)

    @property
    def url(self) -> str:
        """Where it serves."""
        return self.served.url

    @property
    def is_running(self) -> bool:
        """Whether its process has not ended."""
        return self.served.process.poll() is None

    def signal(self, number: int) -> None:
        """Send a signal to its processes."""
        os.killpg(self.served.process.pid, number)

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Stop it for a while, as a machine without time for it would."""
        self.signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.signal(signal.SIGCONT)

    def cut_off(self) -> None:
        """Let nothing reach it: neither engines, nor clients where it has a network of its own."""
        if self._home is not None:
            self._home.cut()
        else:
            self.database.stall()
            self.bus.stall()

    def heal(self) -> None:
        """Let everything go on as if nothing had been."""
        if self._home is not None:
            self._home.resume()
        self.database.resume()
        self.bus.resume()
        if self.is_running:
            self.signal(signal.SIGCONT)
        else:  # it has given up meanwhile
            self.served.ended()
            self.served.start_again()


class NodeGroup:
    """Nodes that share a database and a bus."""

    def __init__(self, postgres: Postgres, valkey: Valkey, nodes: list[Node], url: str) -> None:
        self.postgres, self.valkey = postgres, valkey
        self.nodes = nodes
        self.url = url
        """Of the database, past all proxies."""

    def ask(self, question: str, *about: object) -> list[tuple[Any, ...]]:
        """Ask the database."""
        return asyncio.run(_ask(self.url, question, *about))

    def ownership(self, code: str) -> Ownership:
        """Return who owns a table."""
        question = "SELECT owner, epoch, version FROM tables WHERE code = $1"
        ((owner, epoch, version),) = self.ask(question, code)
        return Ownership(owner, epoch, version)

    def rows(self, code: str) -> list[LogRow]:
        """Return the log of a table; it has no holes."""
        return stored_rows(self.url, code)

    def fold(self, code: str) -> TableRunner:
        """Return a table as its log tells it."""
        runner = TableRunner(Random(0))
        runner.restore(self.rows(code))
        return runner

    def wait_for_owner(self, code: str, *, after: int) -> Ownership:
        """Wait until somebody owns a table in a later epoch than *after*."""
        eventually(lambda: self.ownership(code).epoch > after and self.ownership(code).owner != "")
        return self.ownership(code)

    def wait_for_nodes(self) -> None:
        """Wait until all nodes have a lease and a bus."""
        question = "SELECT FROM nodes WHERE until > clock_timestamp() AND has_bus"
        eventually(lambda: len(self.ask(question)) >= len(self.nodes))

    def heal(self) -> None:
        """Let everything go on as if nothing had been."""
        for engine in (self.postgres, self.valkey):
            if not engine.is_running:
                engine.start()
        for node in self.nodes:
            node.heal()
        self.wait_for_nodes()


async def _ask(url: str, question: str, *about: object) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(question, *about)]
    finally:
        await connection.close()


def stored_rows(url: str, code: str) -> list[LogRow]:
    """Return the log of a table in a database; it has no holes."""
    return asyncio.run(_rows(url, code))


async def _rows(url: str, code: str) -> list[LogRow]:
    store = PostgresStore(url)
    await store.open()
    try:
        stored = await store.load(code)
    finally:
        await store.aclose()
    assert stored is not None
    return stored.rows


@contextmanager
def running_nodes(
    postgres: Postgres, valkey: Valkey, count: int, *options: str
) -> Iterator[NodeGroup]:
    """Run nodes that share a new database; the last one in a network of its own, if possible."""
    url = postgres.new_database()
    name = url.rpartition("/")[2]
    with ExitStack() as stack, ThreadPoolExecutor(count) as pool:
        home = stack.enter_context(namespace())
        starting = []
        for number in range(count):
            own = home if number == count - 1 else None
            host = "127.0.0.1" if own is None else own.here
            database, bus = (
                stack.enter_context(Proxy(engine.port, host)) for engine in (postgres, valkey)
            )
            starting.append(pool.submit(Node, database, bus, name, *options, home=own))
        nodes = [one.result() for one in starting]
        for node in nodes:
            stack.enter_context(node.served)
        yield NodeGroup(postgres, valkey, nodes, url)

"""How soon a table goes on after the node that owned it was killed: median of several kills."""

from __future__ import annotations

from contextlib import ExitStack
from statistics import median
from time import perf_counter

from side_by_side import headline, row

from tools.cluster.engines import postgres_engine, running, valkey_engine

from servers import Served

NODES = 3
KILLS = 15
WANTED = 0.5
"""Seconds from the kill to the next acknowledgement."""


def take_over(owner: Served, other: Served) -> tuple[float, float]:
    """Kill the owner of a table; return how long others there wait, and who was at that node."""
    table = owner.open()
    host = owner.resume(table)
    guest = other.join(table["code"], "Guest")
    guest.do("rename", name="Guest before")
    host.do("rename", name="Host before")
    killed = perf_counter()
    owner.kill()
    guest.do("rename", name="Guest after")
    there = perf_counter() - killed
    back = other.resume(table)
    back.do("rename", name="Host after")
    return there, perf_counter() - killed


def main() -> None:
    """Kill one node after the other."""
    headline("How soon does a table go on after kill -9 of its owner? Three nodes, one machine")
    with ExitStack() as stack:
        postgres, valkey = postgres_engine(), valkey_engine()
        stack.enter_context(running(postgres))
        stack.enter_context(running(valkey))
        shared = ("--store", postgres.new_database(), "--bus", valkey.url())
        nodes = [stack.enter_context(Served(None, *shared)) for _ in range(NODES)]
        waits = []
        for number in range(KILLS):
            owner, other = nodes[number % NODES], nodes[(number + 1) % NODES]
            waits.append(take_over(owner, other))
            owner.start_again()
    for name, seconds in zip(
        ("next acknowledgement at another node", "the same for clients of the killed one"),
        zip(*waits, strict=True),
        strict=True,
    ):
        wanted = f"{WANTED * 1000:.0f} ms or less: {'yes' if median(seconds) <= WANTED else 'NO'}"
        row(f"{name}, median of {KILLS}", f"{median(seconds) * 1000:.0f} ms", wanted)
        row("  longest", f"{max(seconds) * 1000:.0f} ms")


if __name__ == "__main__":
    main()

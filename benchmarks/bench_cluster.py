"""Several processes on PostgreSQL and Valkey: what that costs, beside one process on SQLite."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

from bench_server import at_least, at_most, judge
from load import measure
from load.measure import BARE, NO_LIMITS, OURS, Contender, Result
from side_by_side import headline, ratio, row

from tools.cluster.engines import (
    Engine,
    Postgres,
    Valkey,
    postgres_engine,
    running,
    valkey_engine,
)

ROUNDS = 15
TABLES, SEATS = 200, 5
PARTY = 10_000
JOIN_SECONDS, CHOICE_SECONDS = 30, 10


def on_postgres(postgres: Postgres, valkey: Valkey, workers: int) -> Contender:
    """Return our server on engines, with a database of its own."""

    def command(port: int, _: Path) -> list[str]:
        engines = ["--store", postgres.new_database(), "--bus", valkey.url()]
        address = ["--host", "127.0.0.1", "--port", str(port)]
        options = [*engines, "--workers", str(workers), *NO_LIMITS]
        return [measure.FIFTIES, "serve", *address, *options]

    return Contender(f"{workers} on PostgreSQL", "fifties", command, health="/healthz")


def apart(postgres: Postgres, valkey: Valkey, count: int) -> Contender:
    """Return servers with a port each, as on several machines; none hands sockets over."""

    def command(port: int, _: Path) -> list[str]:
        shared = ["--store", postgres.new_database(), "--bus", valkey.url(), *NO_LIMITS]
        serve = [measure.FIFTIES, "serve", "--host", "127.0.0.1", *shared]
        return [sys.executable, str(measure.HERE / "nodes.py"), str(count), str(port), *serve]

    return Contender(f"{count} apart", "fifties", command, health="/healthz", ports=count)


@contextmanager
def engines() -> Iterator[tuple[Postgres, Valkey]]:
    """Run both engines on the core of the servers."""
    found = postgres_engine(), valkey_engine()
    with ExitStack() as stack:
        for engine in found:
            stack.enter_context(_pinned(engine))
        yield found


@contextmanager
def _pinned(engine: Engine) -> Iterator[None]:
    with running(engine):
        yield


def cpu_an_action(found: dict[str, list[Result]]) -> dict[str, list[float]]:
    """Return the microseconds of CPU of the server's processes for each action."""
    busy, done = measure.column(found, "srv_cpu_pct"), measure.column(found, "own_per_s")
    return {
        who: [1e4 * percent / rate for percent, rate in zip(busy[who], done[who], strict=True)]
        for who in busy
    }


def serve_tables(postgres: Postgres, valkey: Valkey) -> None:
    """200 tables of five, four of whom act again as soon as their last action is done."""
    one, three = (on_postgres(postgres, valkey, workers) for workers in (1, 3))
    machines = apart(postgres, valkey, 3)
    with ExitStack() as stack:
        crowds = [
            stack.enter_context(measure.crowd(who, TABLES * SEATS, TABLES, resting=1))
            for who in (OURS, one, three, machines)
        ]
        found = measure.take_turns(crowds, "closed:1.5", ROUNDS)
    done, spent = measure.column(found, "own_per_s"), cpu_an_action(found)
    for who, rates in done.items():
        cost = f"{median(spent[who]):.0f} us of its CPU each"
        row(f"{who}: actions a second, {cost}", f"{median(rates):,.0f}")
    at_least("actions, one process on PostgreSQL / SQLite", ratio(done, one.name, OURS.name), 0.5)
    at_most("CPU an action, the same", ratio(spent, one.name, OURS.name), 1.2)
    at_most("CPU an action, three workers of a port / one", ratio(spent, three.name, one.name), 1.5)
    dearer = ratio(spent, machines.name, one.name)
    at_most("CPU an action, three processes apart / one", dearer, 1.5)


def fill_a_stadium(postgres: Postgres, valkey: Valkey) -> None:
    """One party with 10,000 phones, at three processes."""
    one, three = (on_postgres(postgres, valkey, workers) for workers in (1, 3))
    with ExitStack() as stack:
        crowds = [stack.enter_context(measure.crowd(who, PARTY)) for who in (one, three, BARE)]
        found = measure.take_turns(crowds, "tick:5:2", ROUNDS)
        storm = crowds[1].run(f"storm:{CHOICE_SECONDS}")
    spent = measure.column(found, "cpu_s_per_M")
    at_most("CPU a telling, three processes / one", ratio(spent, three.name, one.name), 1.2)
    at_most("CPU a telling, one process / bare C", ratio(spent, one.name, BARE.name), 1.3)
    joined = crowds[1].joined["join_s"]
    at_most(f"{PARTY:,} phones have joined three after", joined, JOIN_SECONDS, "{:.1f}", " s")
    late = measure.column(found, "p99_ms")
    for who, values in late.items():
        row(f"{who}: five tellings a second, p99", f"{median(values):.0f} ms")
    at_most("p99, three processes / bare C", ratio(late, three.name, BARE.name), 3)
    heard = f"p99 {storm['own_p99_ms']:.0f} ms, last {storm['own_max_ms']:.0f} ms"
    name = f"{PARTY:,} choices within {CHOICE_SECONDS} s, acknowledged ({heard})"
    judge(name, storm["own"], "{:,.0f}", "all", enough=storm["own"] == PARTY)


def main() -> None:
    """Measure and print; an argument names one of both parts."""
    headline("What do several processes cost?")
    measure.prepare()
    wanted = sys.argv[1:] or ["tables", "party"]
    with engines() as (postgres, valkey):
        if "tables" in wanted:
            serve_tables(postgres, valkey)
        if "party" in wanted:
            fill_a_stadium(postgres, valkey)


if __name__ == "__main__":
    main()

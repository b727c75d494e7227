"""`--workers`: several processes serve one port, and somebody looks after them."""

from __future__ import annotations

import os
import re
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from select import select

import pytest

from tools.cluster.engines import Postgres, Valkey

from commands import PATIENCE
from servers import Client, Served, eventually

WORKERS = 2


@pytest.fixture
def served(postgres: Postgres, valkey: Valkey) -> Iterator[Served]:
    shared = ("--store", postgres.new_database(), "--bus", valkey.url())
    with Served(None, *shared, "--workers", str(WORKERS), "--rate", "0") as running:
        yield running


def serving(served: Served) -> set[int]:
    """Return the processes that listen to the port."""
    port = int(served.url.rsplit(":", 1)[1])
    sockets = {
        line.split()[9]
        for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]
        if line.split()[3] == "0A" and int(line.split()[1].partition(":")[2], 16) == port
    }
    return {pid for pid in children(served.process.pid) if sockets & set(open_sockets(pid))}


def children(pid: int) -> set[int]:
    """Return the processes that *pid* has started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return {int(child) for task in tasks for child in task.read_text(encoding="ascii").split()}


def open_sockets(pid: int) -> Iterator[str]:
    """Yield the numbers of the sockets of a process."""
    try:
        for descriptor in Path(f"/proc/{pid}/fd").iterdir():
            target = str(descriptor.readlink())
            if target.startswith("socket:["):
                yield target[8:-1]
    except OSError:
        return  # it has just ended


def sit(served: Served, people: int) -> list[Client]:
    """Seat people at one table; with so many, both processes have some."""
    table = served.open()
    return [
        served.resume(table),
        *(served.join(table["code"], f"Guest {number}") for number in range(1, people)),
    ]


def rename_all(people: list[Client], name: str) -> None:
    """Let everybody do something."""
    for number, person in enumerate(people):
        assert person.do("rename", name=f"{name} {number}")["tell"] in {"update", "done"}


def test_both_workers_serve_the_port_and_a_killed_one_is_made_up_for(served: Served) -> None:
    before = serving(served)
    assert len(before) == WORKERS
    rename_all(sit(served, 12), "Before")
    killed = min(before)
    os.kill(killed, signal.SIGKILL)
    eventually(lambda: len(serving(served)) == WORKERS and killed not in serving(served))
    assert len(serving(served) & before) == 1
    rename_all(sit(served, 12), "After")
    assert served.stop()[0] == 0
    assert [pid for pid in before if Path(f"/proc/{pid}").exists()] == []


def metrics(served: Served) -> dict[str, dict[str, float]]:
    """Return the value of each metric by worker."""
    found: dict[str, dict[str, float]] = {}
    for line in served.get("/metrics").text.splitlines():
        if not line.startswith("#"):
            name, value = line.rsplit(" ", 1)
            worker = re.search(r'worker="(\d+)"', name)
            assert worker is not None, line
            found.setdefault(name.partition("{")[0], {})[worker[1]] = float(value)
    return found


def test_whichever_worker_is_asked_answers_with_the_metrics_of_all(served: Served) -> None:
    people = sit(served, 12)
    answers = [metrics(served) for _ in range(6)]  # each from a connection of its own
    for answer in answers:
        assert all(answer[name].keys() == {"0", "1"} for name in answer), answer
        assert sum(answer["fifties_connections"].values()) == len(people)
        assert sum(answer["fifties_tables_owned"].values()) == 1
    assert len({tuple(answer["fifties_connections"].items()) for answer in answers}) == 1
    killed = min(serving(served))
    os.kill(killed, signal.SIGKILL)
    eventually(lambda: len(serving(served)) == WORKERS and killed not in serving(served))
    eventually(lambda: metrics(served)["fifties_nodes"].keys() == {"0", "1"})


def test_a_hangup_restarts_the_workers_one_after_the_other(served: Served) -> None:
    before = serving(served)
    served.process.send_signal(signal.SIGHUP)
    fewest = WORKERS

    def is_done() -> bool:
        nonlocal fewest
        now = serving(served)
        fewest = min(fewest, len(now))
        return len(now) == WORKERS and not now & before

    eventually(is_done)
    assert fewest == WORKERS
    rename_all(sit(served, 4), "After")
    code, told = served.stop()
    assert (code, "Traceback" in told) == (0, False), told


def waiting_connections(served: Served, count: int) -> Iterator[socket.socket]:
    """Ask something over connections of which each process is to accept some."""
    port = int(served.url.rsplit(":", 1)[1])
    for _ in range(count):
        connection = socket.create_connection(("127.0.0.1", port), PATIENCE)
        connection.sendall(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        yield connection


def test_whoever_waits_to_be_accepted_is_served_by_the_worker_that_comes_next(
    served: Served,
) -> None:
    before = serving(served)
    for pid in before:
        os.kill(pid, signal.SIGSTOP)
    asked = [*waiting_connections(served, 40)]
    try:
        served.process.send_signal(signal.SIGHUP)
        # Those before accept nothing, so this is an answer of the first new one.
        answered, _, _ = select(asked, [], [], PATIENCE)
        assert answered
    finally:
        for pid in before:
            os.kill(pid, signal.SIGCONT)
    for connection in asked:
        assert connection.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
        connection.close()
    eventually(lambda: len(serving(served)) == WORKERS and not serving(served) & before)
    code, told = served.stop()
    assert (code, "Traceback" in told) == (0, False), told

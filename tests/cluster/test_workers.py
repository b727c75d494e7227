"""`--workers`: several processes serve one port, and somebody looks after them."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from select import select

import pytest
from websockets.exceptions import ConnectionClosed

from fifties.server.websocket_protocol import client_frame
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


def sit(served: Served, people: int, *, party: bool = False) -> list[Client]:
    """Seat people at one table; of so many at a party, both processes have some."""
    table = served.open(party=party)
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
    rename_all(sit(served, 12, party=True), "Before")
    killed = min(before)
    os.kill(killed, signal.SIGKILL)
    eventually(lambda: len(serving(served)) == WORKERS and killed not in serving(served))
    assert len(serving(served) & before) == 1
    rename_all(sit(served, 12, party=True), "After")
    rename_all(sit(served, 7), "After")
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
    people = sit(served, 12, party=True)
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


def test_the_people_of_a_small_table_gather_at_the_worker_that_owns_it(served: Served) -> None:
    def all_gather() -> bool:
        """Whether nobody is left elsewhere; a worker that is slow to answer is handed nobody."""
        people = sit(served, 7)
        rename_all(people, "Gathered")
        measured = metrics(served)
        for person in people:
            person.close()
        eventually(lambda: set(metrics(served)["fifties_connections"].values()) == {0})
        return sorted(measured["fifties_connections"].values()) == [0, 7]

    eventually(all_gather)


def test_whoever_asks_for_more_at_once_is_handed_over_with_all_of_it(served: Served) -> None:
    table = served.open()
    for number in range(8):  # some of them come to the other worker, which hands them over
        names = [f"Name-{number}-{name}" for name in range(3)]
        asked = [
            {"say": "resume", "id": "resume", "code": table["code"], "token": table["token"]},
            *({"say": "rename", "id": name, "name": name} for name in names),
        ]
        guest = served.connect()
        # In one piece, so that more than the first was read from the socket that is handed over.
        frames = [client_frame(json.dumps(request).encode()) for request in asked]
        guest.socket.socket.sendall(b"".join(frames))
        assert guest.until("snapshot")["id"] == "resume"
        guest.done(names[-1])
        told = [json.loads(frame) for frame in guest.frames]
        done = [
            (*one.get("done", ()), *([one["id"]] if one["tell"] == "done" else ())) for one in told
        ]
        assert [request for requests in done for request in requests] == names
        guest.close()
    (seat,) = served.resume(table).until("snapshot")["table"]["seats"]
    assert seat["name"] == names[-1]


def test_a_party_is_told_by_all_workers(served: Served) -> None:
    people = sit(served, 40, party=True)
    rename_all(people[:3], "Everywhere")
    here = metrics(served)["fifties_connections"]
    assert sum(here.values()) == len(people)
    assert min(here.values()) > 0


def test_a_worker_that_is_full_hands_sockets_back(postgres: Postgres, valkey: Valkey) -> None:
    shared = ("--store", postgres.new_database(), "--bus", valkey.url(), "--rate", "0")
    with Served(None, *shared, "--workers", "2", "--connections", "1") as served:
        table = served.open()
        host = served.resume(table)
        host.until("snapshot")

        def joins() -> bool:
            """Whether somebody gets in: only at the worker that does not own the table."""
            guest = served.connect()
            try:
                guest.ask("join", code=table["code"], name="Guest")
                return bool(guest.receive()["tell"] == "welcome")
            except ConnectionClosed:
                return False

        eventually(joins)
        assert sorted(metrics(served)["fifties_connections"].values()) == [1, 1]


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

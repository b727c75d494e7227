"""`make cluster`: servers behind one address, and a page on which they are killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from cluster_processes import ClusterProcess
from servers import HTTP, Client, eventually


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def come_back(cluster: ClusterProcess, table: dict[str, Any]) -> tuple[Client, int]:
    """Come to a table, as often as it takes; return the port of the server that serves it."""
    found: list[tuple[Client, int]] = []

    def try_once() -> bool:
        try:
            socket = connect(
                f"ws{cluster.game[4:]}/ws", legacy=True, max_queue=None, ping_interval=None
            )
        except (OSError, InvalidStatus):
            return False
        assert socket.response is not None
        port = socket.response.headers["Set-Cookie"].partition("fifties_node=")[2].partition(";")[0]
        found.append((Client(socket), int(port)))
        return True

    eventually(try_once)
    client, port = found[0]
    client.ask("resume", code=table["code"], token=table["token"])
    client.until("snapshot")
    return client, port


def opened(cluster: ClusterProcess) -> dict[str, Any]:
    wanted = {"settings": {"game": "fifty", "pace": "at-once"}, "name": "Ana", "role": "seat"}
    answer = HTTP.post(f"{cluster.game}/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def test_a_killed_server_is_replaced_by_another_and_can_be_started_again() -> None:
    with ClusterProcess() as cluster:
        for title in ("Valkey", "PostgreSQL", "Server 1", "Server 2", "Server 3", "the balancer"):
            assert f"starting {title} …" in cluster.told
        eventually(lambda: [n["figures"].get("nodes") for n in cluster.nodes()] == [3, 3, 3])
        table = opened(cluster)
        assert table["link"] == f"{cluster.game}/t/{table['code']}"
        client, port = come_back(cluster, table)
        (mine,) = [node for node in cluster.nodes() if node["port"] == port]
        owned = [table["code"] for node in cluster.nodes() for table in node["tables"]]
        assert owned == [table["code"]]
        assert cluster.do(mine["title"], "kill").status_code == 204
        client.closed()
        cluster.wait_for(mine["title"], "ended")
        client, elsewhere = come_back(cluster, table)
        assert elsewhere != port
        client.do("rename", name="Anna")
        assert cluster.do(mine["title"], "kill").status_code == 409  # it is dead already
        assert cluster.do(mine["title"], "start").status_code == 204
        cluster.wait_for(mine["title"], "running")
        eventually(lambda: [n["figures"].get("nodes") for n in cluster.nodes()] == [3, 3, 3])
        client.close()
        pids = [member["pid"] for member in cluster.members()]
        assert all(map(is_there, pids))
        code, told = cluster.end()
        assert code == 0
        assert told.endswith(
            "stopping …\nfifties: all processes have ended, and all data is deleted\n"
        )
        assert not any(map(is_there, pids))
        assert [*cluster.folder.iterdir()] == []


def test_a_paused_server_goes_on_and_engines_come_back() -> None:
    with ClusterProcess("--nodes", "2") as cluster:
        eventually(lambda: [n["figures"].get("nodes") for n in cluster.nodes()] == [2, 2])
        assert cluster.do("Server 1", "pause").status_code == 204
        cluster.wait_for("Server 1", "paused")
        eventually(lambda: cluster.nodes()[1]["figures"].get("nodes") == 1)
        assert cluster.do("Server 1", "resume").status_code == 204
        eventually(lambda: [n["figures"].get("nodes") for n in cluster.nodes()] == [2, 2])
        assert cluster.do("Server 2", "stop").status_code == 204
        cluster.wait_for("Server 2", "ended")
        for engine in ("Valkey", "PostgreSQL"):
            assert cluster.do(engine, "kill").status_code == 204
            assert cluster.do(engine, "start").status_code == 204
        eventually(lambda: cluster.nodes()[0]["figures"].get("bus_connected") == 1)
        client, _ = come_back(cluster, opened(cluster))
        client.close()
        assert cluster.do("Server 1", "pause").status_code == 204
        code, _ = cluster.end(signal.SIGTERM)
        assert code == 0
        assert [*cluster.folder.iterdir()] == []


@pytest.fixture(scope="module")
def small() -> Iterator[ClusterProcess]:
    with ClusterProcess("--nodes", "1") as cluster:
        yield cluster


Harm = Callable[[ClusterProcess], int]


@pytest.mark.parametrize(
    "harm",
    [
        lambda cluster: cluster.do("Server 1", "kill", origin="http://evil.example").status_code,
        lambda cluster: cluster.do("Server 1", "kill", origin=cluster.game).status_code,
        lambda cluster: HTTP.post(f"{cluster.page}/members/0/kill").status_code,
        lambda cluster: (
            HTTP.post(
                f"{cluster.page}/members/0/kill",
                headers={"Host": "evil.example", "Origin": "http://evil.example"},
            ).status_code
        ),
    ],
    ids=["page from elsewhere", "page of the game", "no page", "rebound name"],
)
def test_only_the_page_itself_can_harm(small: ClusterProcess, harm: Harm) -> None:
    assert harm(small) == 403
    assert small.nodes()[0]["state"] == "running"


def test_the_page_asks_nobody_else(small: ClusterProcess) -> None:
    page = HTTP.get(small.page)
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert "//" not in page.text.replace("http://${location", "").replace("// The", "")
    assert HTTP.get(f"{small.page}/nothing").status_code == 404
    assert HTTP.post(f"{small.page}/x", headers={"Origin": small.page}).status_code == 404

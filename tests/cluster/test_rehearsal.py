"""A rehearsal over three processes, two of which are killed: nobody is lost, as the kit proves."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from fifties.kit.bundle_check import check_kit
from fifties.kit.refusals import KitRefused
from tools.cluster.engines import Postgres

from cluster import figures
from commands import FIFTIES, complaint, run
from servers import Client, Message, Served

Nodes = Callable[..., list[Served]]

SETTINGS = {"game": "fifty", "party": True, "pace": "hall"}
SETTINGS |= {"event": {"title": "Fifty am See", "show_seconds": 60}}
PARTS = ("participants.csv", "seals.json", "choices.csv", "count.csv", "results.csv", "record.toml")


class Host:
    """The moderator of an event, at any of several processes that is still there."""

    def __init__(self, nodes: list[Served], store: str) -> None:
        self.nodes, self._store = nodes, store
        self.table = nodes[0].open(role="spectator", name="Host", **SETTINGS)
        self.code: str = self.table["code"]
        self._connect()

    def _connect(self) -> None:
        self.client: Client = self.nodes[-1].resume(self.table)
        self.known = self.client.until("snapshot")

    def receive(self) -> Message:
        """Take the next message in, whichever process it comes from."""
        try:
            message = self.client.receive()
        except ConnectionClosed:
            self._connect()
            message = self.known
        self.known = {**self.known, **message}
        return message

    def wait_for(self, wanted: Callable[[Message], bool]) -> None:
        """Take messages in until the table looks as wanted."""
        while not wanted(self.known["table"]):
            self.receive()

    def event(self, name: str) -> Message:
        """Take messages in until an event comes."""
        while True:
            for event in self.receive().get("events", ()):
                if event["event"] == name:
                    found: Message = event
                    return found

    def kill_owner(self) -> None:
        """Kill the process that decides at the table, as a power cut would."""
        name = asyncio.run(owner_of(self.code, self._store))
        (owner,) = [one for one in self.nodes if one.get("/healthz").json()["node"] == name]
        self.nodes.remove(owner)
        owner.kill()


async def owner_of(code: str, store: str) -> str:
    """Return the name of the process that decides at a table."""
    connection = await asyncpg.connect(store)
    try:
        return str(await connection.fetchval("SELECT owner FROM tables WHERE code = $1", code))
    finally:
        await connection.close()


@contextmanager
def rehearsal(host: Host, phones: int, thinking: int) -> Iterator[subprocess.Popen[str]]:
    """Let phones play in a process of its own."""
    addresses = [f"{node.url}/t/{host.code}" for node in host.nodes]
    options = ["--json", "--phones", str(phones), "--thinking", str(thinking)]
    command = [FIFTIES, "rehearse", *options, *addresses]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize(
    ("phones", "thinking", "hurries"),
    [(60, 1, True), pytest.param(5_000, 30, False, marks=pytest.mark.soak)],
)
def test_nobody_is_lost_though_two_of_three_processes_are_killed(
    nodes: Nodes, postgres: Postgres, tmp_path: Path, phones: int, thinking: int, hurries: bool
) -> None:
    store = postgres.new_database()
    host = Host(nodes(3, store=store), store)
    with rehearsal(host, phones, thinking) as process:
        host.wait_for(lambda table: table["seated"] == phones)
        host.client.ask("start")
        # In the midst of choosing.
        while not 0 < host.event("ready")["count"] < phones:
            pass
        host.kill_owner()
        # In the midst of the count.
        while host.event("tally")["number"] < 10:
            pass
        host.kill_owner()
        host.event("tally")
        if hurries:
            host.client.ask("configure", settings={**SETTINGS, "pace": "at-once"})
        host.wait_for(lambda table: table["status"] == "over")
        told, _ = process.communicate()
    report = json.loads(told)
    assert process.returncode == 0, told
    assert (report["finished"], report["lost"], report["unchecked"]) == (phones, 0, 0)
    assert report["acknowledged"] >= phones
    assert report["reconnections"] >= phones // 3
    figures.REHEARSALS.append(report)
    check_kit_of(host, tmp_path / "kit.zip")


def check_kit_of(host: Host, path: Path) -> None:
    """The kit verifies; and with any one byte changed, the part is named that is wrong."""
    bearer = {"Authorization": f"Bearer {host.table['token']}"}
    answer = host.nodes[0].get(f"/api/tables/{host.code}/kit.zip", **bearer)
    assert answer.status_code == 200, answer.text
    kit = answer.content
    path.write_bytes(kit)
    assert "signed, and nothing was changed since" in run("verify", str(path)).stdout
    for part in PARTS:
        with pytest.raises(KitRefused) as refused:
            check_kit(with_changed_byte(kit, part))
        assert refused.value.part.endswith(part)
    path.write_bytes(with_changed_byte(kit, "choices.csv"))
    assert f"games/{host.code}-1/choices.csv: was changed" in complaint("verify", str(path))


def with_changed_byte(kit: bytes, part: str) -> bytes:
    """Return a kit with another byte in the midst of a part."""
    # In a zip file a part comes right behind its name; the manifest names it before.
    begins = kit.index(b"PK\x03\x04", kit.index(b"signature.txt"))
    at = kit.index(part.encode(), begins) + len(part) + 100
    changed = bytes([kit[at] ^ 1])
    return kit[:at] + changed + kit[at + 1 :]

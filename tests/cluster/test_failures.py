"""What may fail where several processes serve the same tables, and what becomes of it.

Each test harms a real process, PostgreSQL, Valkey or the way to them, while people sit at a table
over real sockets. Every request is answered in the end, and is in the log exactly once.
"""

from __future__ import annotations

import json
import signal
from collections import Counter
from collections.abc import Iterator

import pytest

from tools.cluster.engines import Postgres, Valkey

from namespaces import why_not
from nodes import Node, NodeGroup, running_nodes
from servers import Client, Message

NODES = 3


@pytest.fixture(scope="module")
def running(own_postgres: Postgres, own_valkey: Valkey) -> Iterator[NodeGroup]:
    with running_nodes(own_postgres, own_valkey, NODES) as group:
        yield group
        group.heal()


@pytest.fixture
def group(running: NodeGroup) -> Iterator[NodeGroup]:
    """Nodes that were not harmed yet."""
    running.heal()
    yield running
    for node in running.nodes:
        if node.is_running:
            node.signal(signal.SIGCONT)


class Sitting:
    """Ana at the node that owns the table, Ben at the second, Cleo at the third."""

    def __init__(self, group: NodeGroup) -> None:
        self.group = group
        self.table: Message = group.nodes[0].served.open()
        self.code: str = self.table["code"]
        opened = group.ownership(self.code)
        while opened.epoch != 1:  # on a slow machine somebody else has it already
            self.table = group.nodes[0].served.open()
            self.code = self.table["code"]
            opened = group.ownership(self.code)
        self.first = opened.owner
        """The name of the first node."""
        self.ana = group.nodes[0].served.resume(self.table)
        self.ben, self.cleo = (
            node.served.join(self.code, name)
            for node, name in zip(group.nodes[1:], ("Ben", "Cleo"), strict=True)
        )
        self.ana.until("presence", count=3)
        self.asked: list[str] = []

    @property
    def people(self) -> list[Client]:
        return [self.ana, self.ben, self.cleo]

    def ask(self, person: Client, name: str) -> str:
        """Ask for something that leaves exactly one entry in the log."""
        request = person.ask("rename", name=name)
        self.asked.append(request)
        return request

    def do(self, person: Client, name: str) -> None:
        """Ask for something, and wait until it is done."""
        wait_until_done(person, self.ask(person, name))

    def check(self) -> None:
        """Everything that was asked for is in the log once, and all are told the same table."""
        rows = self.group.rows(self.code)
        kept = Counter(row.request for row in rows if row.request is not None)
        assert {request: kept[request] for request in self.asked} == dict.fromkeys(self.asked, 1)
        assert max(kept.values()) == 1
        assert [row.at for row in rows] == sorted(row.at for row in rows)
        names = {member.name for member in self.group.fold(self.code).table.members.values()}
        for person in self.people:
            eventually_named(person, names)


def wait_until_done(person: Client, request: str) -> None:
    """Take messages in until *request* is carried out; what came before counts, too."""
    answers = (message for message in map(json.loads, person.frames) if names(message, request))
    answer = next(answers, None) or person.done(request)
    assert answer["tell"] in {"update", "done"}, answer


def names(message: Message, request: str) -> bool:
    """Return whether this is the answer to *request*."""
    return request in {message.get("id"), *message.get("done", ())}


def eventually_named(person: Client, names: set[str]) -> None:
    """Take messages in until everybody at the table is called as the log has it."""
    while {seat["name"] for seat in person.table()["seats"]} != names:
        person.receive()


def come_back(node: Node, sitting: Sitting, token: str) -> Client:
    person = node.served.resume(sitting.table, token=token)
    person.until("snapshot")
    return person


def test_a_killed_owner_is_replaced_and_its_clients_go_on_elsewhere(group: NodeGroup) -> None:
    sitting = Sitting(group)
    first, second, _ = group.nodes
    sitting.do(sitting.ana, "Ana 1")
    lost = sitting.ask(sitting.ana, "Ana 2")
    first.served.kill()
    sitting.do(sitting.ben, "Ben 1")
    assert group.ownership(sitting.code).owner != sitting.first
    sitting.ana = come_back(second, sitting, sitting.table["token"])
    sitting.ana.socket.send(f'{{"say": "rename", "id": "{lost}", "name": "Ana 2"}}')
    wait_until_done(sitting.ana, lost)
    sitting.do(sitting.cleo, "Cleo 1")
    sitting.check()


def test_a_paused_owner_is_fenced_off_and_follows_when_it_wakes(group: NodeGroup) -> None:
    sitting = Sitting(group)
    sitting.do(sitting.ana, "Ana 1")
    with group.nodes[0].paused():
        late = sitting.ask(sitting.ana, "Ana 2")
        sitting.do(sitting.ben, "Ben 1")
        assert group.ownership(sitting.code).owner != sitting.first
        sitting.do(sitting.cleo, "Cleo 1")
    wait_until_done(sitting.ana, late)
    sitting.do(sitting.ana, "Ana 3")
    sitting.check()


@pytest.mark.parametrize("how", ["cut", "stall"])
def test_an_owner_without_its_database_loses_its_tables(group: NodeGroup, how: str) -> None:
    sitting = Sitting(group)
    database = group.nodes[0].database
    sitting.do(sitting.ana, "Ana 1")
    getattr(database, how)()
    late = sitting.ask(sitting.ana, "Ana 2")
    sitting.do(sitting.ben, "Ben 1")
    assert group.ownership(sitting.code).owner != sitting.first
    sitting.do(sitting.cleo, "Cleo 1")
    database.resume()
    wait_until_done(sitting.ana, late)
    sitting.do(sitting.ana, "Ana 3")
    sitting.check()


def test_a_commit_that_never_comes_holds_nobody_up(group: NodeGroup) -> None:
    sitting = Sitting(group)
    first, second, _ = group.nodes
    for _ in range(5):  # on a slow machine somebody else may own the table when the guest comes
        alone = first.served.open()
        first.database.stall_at(b"COMMIT")
        # The second person at a table makes it a shared one, which takes a transaction.
        guest = second.served.connect()
        guest.ask("join", code=alone["code"], name="Guest")
        guest.until("welcome")
        was_stalled = first.database.is_stalled
        first.database.resume()
        if was_stalled:
            break
    assert was_stalled, group.ownership(alone["code"])
    sitting.do(sitting.ana, "Ana 1")
    sitting.check()


@pytest.mark.parametrize("how", ["cut", "stall"])
def test_an_owner_without_the_bus_loses_its_tables(group: NodeGroup, how: str) -> None:
    sitting = Sitting(group)
    getattr(group.nodes[0].bus, how)()
    sitting.do(sitting.ben, "Ben 1")
    assert group.ownership(sitting.code).owner != sitting.first
    late = sitting.ask(sitting.ana, "Ana 1")
    sitting.do(sitting.cleo, "Cleo 1")
    group.nodes[0].bus.resume()
    wait_until_done(sitting.ana, late)
    sitting.check()


def test_an_owner_cut_off_from_everything_loses_its_tables(group: NodeGroup) -> None:
    if (reason := why_not()) is not None:
        pytest.skip(reason)
    home = group.nodes[-1]
    table = home.served.open()
    ana = home.served.resume(table)
    ben = group.nodes[0].served.join(table["code"], "Ben")
    ana.until("presence", count=2)
    owner = group.ownership(table["code"])
    home.cut_off()
    late = ana.ask("rename", name="Ana 1")
    wait_until_done(ben, ben.ask("rename", name="Ben 1"))
    assert owner.epoch > 1 or group.ownership(table["code"]).owner != owner.owner
    home.heal()
    wait_until_done(ana, late)
    kept = Counter(row.request for row in group.rows(table["code"]) if row.request is not None)
    assert kept[late] == 1


def test_without_any_bus_owners_serve_and_followers_read_the_log(group: NodeGroup) -> None:
    sitting = Sitting(group)
    group.valkey.kill()
    sitting.do(sitting.ana, "Ana 1")
    sitting.do(sitting.ana, "Ana 2")
    eventually_named(sitting.ben, {"Ana 2", "Ben", "Cleo"})
    late = sitting.ask(sitting.ben, "Ben 1")
    sitting.do(sitting.ana, "Ana 3")
    group.valkey.start()
    wait_until_done(sitting.ben, late)
    sitting.do(sitting.cleo, "Cleo 1")
    sitting.check()


def test_a_restart_of_the_database_loses_and_doubles_nothing(group: NodeGroup) -> None:
    sitting = Sitting(group)
    for turn in range(2):
        asked = [
            (person, sitting.ask(person, f"Person {place} {turn} {number}"))
            for number in range(8)
            for place, person in enumerate(sitting.people)
        ]
        group.postgres.kill()
        group.postgres.start()
        for person, request in asked:
            wait_until_done(person, request)
    assert all(node.is_running for node in group.nodes)
    sitting.check()


def test_without_its_database_a_node_still_stops_when_it_is_told_to(group: NodeGroup) -> None:
    sitting = Sitting(group)
    first = group.nodes[0]
    first.database.cut()
    sitting.ana.ask("rename", name="Ana 1")
    code, told = first.served.stop()
    assert (code, "Traceback" in told) == (0, False), told
    sitting.do(sitting.ben, "Ben 1")

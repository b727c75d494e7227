"""A small table is owned by the process to which most of its people are connected."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cluster_guests import guest, hostess, settle
from fifties.host.attachments import AttachedClient
from fifties.host.cluster import MOST_MOVES
from fifties.host.cluster_messages import OwnerChanged
from fifties.host.owner import TableOwner
from fifties.host.remote_rooms import ASKED_EACH
from fifties.table.entries import Role
from fifties.table.fifty import FiftySettings
from fifties.table.messages import Declined, Done, Presence, ServerMessage
from fifties.table.requests import Configure

from cluster_hosts import Harm, HarmKind, Node, SimulatedCluster
from cluster_people import Connection, Hostess, Person
from lossy_bus import BusFaults

MOVED_WITHIN = 4.0
"""Seconds after which a table has moved whose people have asked often enough."""


def ask_often(cluster: SimulatedCluster, *people: Person, times: int = 3 * ASKED_EACH) -> None:
    """Let people ask for something again and again, so slowly that the table is compared often."""
    for _ in range(times):
        for person in people:
            person.rename()
        cluster.simulation.run(MOVED_WITHIN / times)


def owner_of(cluster: SimulatedCluster, code: str) -> Node | None:
    """Return the process that owns a table."""
    return next((node for node in cluster.nodes if node.owned(code)), None)


def moves(cluster: SimulatedCluster) -> list[int]:
    """Return how many tables each process has let others own, as the metrics tell it."""
    found = [node.hub.cluster for node in cluster.nodes]
    return [0 if one is None else one.tables_moved for one in found]


def spread(cluster: SimulatedCluster) -> tuple[Hostess, Person, Person]:
    """Return people at one table: Ana where it was opened, Ben and Cleo at another process."""
    first, second, _ = cluster.nodes
    ana = hostess(cluster, first)
    people = ana, guest(ana, second), guest(ana, second, "Cleo")
    cluster.simulation.run(MOVED_WITHIN)
    assert owner_of(cluster, ana.code) is first
    return people


def test_a_table_moves_to_where_most_of_its_people_are(cluster: SimulatedCluster) -> None:
    people = spread(cluster)
    ask_often(cluster, *people)
    assert owner_of(cluster, people[0].code) is cluster.nodes[1]
    ask_often(cluster, *people)
    assert moves(cluster) == [1, 0, 0]
    settle(cluster, *people)


def test_somebody_alone_takes_the_table_along(cluster: SimulatedCluster) -> None:
    ana = hostess(cluster, cluster.nodes[0])
    ana.node = cluster.nodes[2]
    ana.go_elsewhere()
    cluster.simulation.run(MOVED_WITHIN)
    ask_often(cluster, ana)
    assert owner_of(cluster, ana.code) is cluster.nodes[2]
    settle(cluster, ana)


def test_where_as_many_are_here_as_elsewhere_nothing_moves(cluster: SimulatedCluster) -> None:
    first, second, third = cluster.nodes
    ana = hostess(cluster, first)
    people = ana, guest(ana, second), guest(ana, third, "Cleo")
    for person in (*people, *people):  # whoever asks more often does not count for more
        ask_often(cluster, *people, person, person)
    assert owner_of(cluster, ana.code) is first
    settle(cluster, *people)


def test_whoever_only_watches_moves_no_table(cluster: SimulatedCluster) -> None:
    ana, ben, cleo = spread(cluster)
    ask_often(cluster, ana)
    assert owner_of(cluster, ana.code) is cluster.nodes[0]
    settle(cluster, ana, ben, cleo)


def test_a_party_stays_where_it_is(cluster: SimulatedCluster) -> None:
    people = spread(cluster)
    people[0].ask(Configure, settings=FiftySettings(party=True))
    ask_often(cluster, *people)
    assert owner_of(cluster, people[0].code) is cluster.nodes[0]
    settle(cluster, *people)


def test_nobody_seems_to_be_away_while_a_table_moves(
    cluster: SimulatedCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = spread(cluster)
    told: list[int] = []
    take = Person.take

    def note(self: Person, connection: Connection, message: ServerMessage) -> None:
        if isinstance(message, Presence):
            told.append(message.count)
        take(self, connection, message)

    monkeypatch.setattr(Person, "take", note)
    ask_often(cluster, *people)
    assert moves(cluster) == [1, 0, 0]
    assert {*told} == {3}


def ask_until_it_moves(cluster: SimulatedCluster, people: Sequence[Person]) -> None:
    """Let people ask for something until their table begins to move."""
    first = cluster.nodes[0]
    for _ in range(60):
        for person in people:
            person.rename()
        if cluster.simulation.run(0.1, lambda: not first.owned(people[0].code)):
            return
    raise AssertionError("the table does not move")


def test_nobody_waits_for_a_table_that_moves(cluster: SimulatedCluster) -> None:
    people = spread(cluster)
    ask_until_it_moves(cluster, people)
    for person in people:
        person.rename()
    assert cluster.simulation.run(0.1, lambda: not any(one.pending for one in people))
    settle(cluster, *people)


def test_only_some_tables_move_at_once(cluster: SimulatedCluster) -> None:
    first, second, _ = cluster.nodes
    alone = [hostess(cluster, first, f"{number:022}") for number in range(MOST_MOVES + 1)]
    for ana in alone:
        ana.node = second
        ana.go_elsewhere()
    cluster.simulation.run(2 * MOVED_WITHIN)  # whoever follows relays by now
    for _ in range(ASKED_EACH):
        for ana in alone:
            ana.rename()
        cluster.simulation.run(0.02)
    most = 0
    for _ in range(10):
        before = moves(cluster)[0]
        cluster.simulation.run(0.9)  # tables are compared each second
        most = max(most, moves(cluster)[0] - before)
    assert (most, moves(cluster)[0]) == (MOST_MOVES, len(alone))
    settle(cluster, *alone[:1])


@pytest.mark.parametrize("kind", [*HarmKind])
@pytest.mark.parametrize("node", [0, 1])
def test_whatever_happens_while_a_table_moves_nothing_is_lost(
    cluster: SimulatedCluster, kind: HarmKind, node: int
) -> None:
    people = spread(cluster)
    ask_until_it_moves(cluster, people)
    cluster.harm(Harm(0.0, kind, node, 3.0))
    for person in people:
        person.rename()
    cluster.simulation.run(6)
    settle(cluster, *people)


def test_a_process_that_does_not_hear_of_its_table_finds_it_in_the_log(
    cluster: SimulatedCluster,
) -> None:
    people = spread(cluster)
    second = cluster.nodes[1]
    ask_until_it_moves(cluster, people)
    cluster.wires.faults = BusFaults(dropped=1.0)
    assert cluster.simulation.run(3, lambda: second.owned(people[0].code) is not None)
    cluster.wires.faults = BusFaults()
    settle(cluster, *people)


def test_a_table_that_cannot_be_given_away_is_kept(
    cluster: SimulatedCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, _ = cluster.nodes
    ana = hostess(cluster, first)
    ana.node = second
    ana.go_elsewhere()
    cluster.simulation.run(MOVED_WITHIN)
    assert first.hub.cluster is not None
    tried: list[str] = []

    async def fail(epochs: dict[str, int], successor: str = "") -> None:
        tried.extend(epochs)
        raise OSError(f"the database cannot be reached for {successor}")

    monkeypatch.setattr(first.hub.cluster.leases, "release", fail)
    ask_often(cluster, ana)
    assert tried
    assert cluster.simulation.run(3, lambda: not ana.pending)
    assert owner_of(cluster, ana.code) is first
    settle(cluster, ana)


def test_whoever_comes_to_the_earlier_owner_meanwhile_is_told_who_is_there(
    cluster: SimulatedCluster,
) -> None:
    people = spread(cluster)
    ask_until_it_moves(cluster, people)
    second_device = Person(cluster, people[0].code, "Ana", Role.SEAT)
    second_device.token, second_device.member = people[0].token, 0
    second_device.known = people[0].known
    second_device.node = cluster.nodes[0]
    second_device.connect()
    assert cluster.simulation.run(0.8, lambda: second_device.presence is not None)


def test_a_process_that_has_put_a_table_away_owns_it_if_it_is_named(
    cluster: SimulatedCluster,
) -> None:
    first, second, _ = cluster.nodes
    ana = hostess(cluster, first)
    assert second.hub.rooms == {}
    assert first.hub.cluster is not None
    cluster.database.release(first.name, {ana.code: 1}, second.name)
    with first.loop.running():
        first.hub.cluster.send([second.name], OwnerChanged(ana.code, second.name, 2, 1))
    assert cluster.simulation.run(0.5, lambda: second.owned(ana.code) is not None)


def test_a_process_claims_no_table_that_it_owns_already(cluster: SimulatedCluster) -> None:
    ana = hostess(cluster, cluster.nodes[0])
    room, ours = cluster.nodes[0].owned(ana.code), cluster.nodes[0].hub.cluster
    assert room is not None
    assert ours is not None
    before = cluster.database.tables[ana.code].epoch
    with cluster.nodes[0].loop.running():
        ours.take_over_soon(room)
    cluster.simulation.run(1)
    assert cluster.database.tables[ana.code].epoch == before
    settle(cluster, ana)


def test_what_was_told_last_reaches_clients_of_an_attachment_that_ends(
    cluster: SimulatedCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = spread(cluster)
    cluster.simulation.run(MOVED_WITHIN)
    room = cluster.nodes[0].owned(people[0].code)
    assert room is not None
    assert isinstance(room.role, TableOwner)
    assert room.role.remote_rooms is not None
    heard: list[ServerMessage] = []
    monkeypatch.setattr(Person, "take", lambda _person, _connection, message: heard.append(message))
    refusal = Declined("seat", "There is no such seat.", {}, "last")
    with cluster.nodes[0].loop.running():
        for client in room.clients:
            if isinstance(client, AttachedClient):
                client.send(refusal)
        room.role.remote_rooms.end_attachments()
    cluster.simulation.run(1)
    assert [message for message in heard if isinstance(message, Declined)] == [refusal] * 2


def test_an_attachment_that_has_ended_tells_of_no_version_that_others_come_to(
    cluster: SimulatedCluster,
) -> None:
    people = spread(cluster)
    cluster.simulation.run(MOVED_WITHIN)
    first, second, _ = cluster.nodes
    room, theirs = first.owned(people[0].code), second.hub.rooms[people[0].code]
    assert room is not None
    assert isinstance(room.role, TableOwner)
    assert room.role.remote_rooms is not None
    with first.loop.running():
        for client in room.clients:
            if isinstance(client, AttachedClient):
                client.send(Done("last"))
        room.role.remote_rooms.end_attachments()
        room.broadcaster.sent_version += 100
    cluster.simulation.run(0.1)
    assert theirs.broadcaster.version_known_to(theirs.clients) == theirs.runner.table.version

"""Several hosts serve the same event: whoever waits does so in any of them."""

from __future__ import annotations

import pytest

from cluster_guests import connect, settle
from fifties.host import return_queue
from fifties.table.entries import Role
from fifties.table.event_settings import EventSettings
from fifties.table.fifty import FiftySettings
from fifties.table.requests import Lock

from cluster_hosts import Harm, HarmKind, Node, SimulatedCluster
from cluster_people import Hostess, Person

EVENT = FiftySettings(party=True, event=EventSettings(title="Fifty"))


def event_hostess(cluster: SimulatedCluster, node: Node) -> Hostess:
    """Let somebody open an event in a process, and close its doors."""
    token = "0" * 22
    ana = Hostess(cluster, cluster.open(EVENT, "Ana", token, node), "Ana", Role.SEAT)
    ana.token, ana.people = token, 99
    connect(ana, node)
    ana.ask(Lock, locked=True)
    assert cluster.simulation.run(5, lambda: not ana.pending)
    return ana


def knock(ana: Person, count: int) -> list[Person]:
    """Let people come to an event, through one process after the other."""
    people = []
    for number in range(count):
        person = Person(ana.cluster, ana.code, f"Guest{number}", Role.SEAT)
        person.node = ana.cluster.nodes[number % len(ana.cluster.nodes)]
        person.connect()
        people.append(person)
    ana.cluster.simulation.run(3)
    return people


def test_whoever_comes_to_an_event_waits_in_any_process_and_is_let_in(
    cluster: SimulatedCluster,
) -> None:
    ana = event_hostess(cluster, cluster.nodes[0])
    people = knock(ana, 30)
    rooms = [node.hub.rooms[ana.code] for node in cluster.nodes]
    assert [len(room.waiting_room) for room in rooms] == [10, 10, 10]
    ana.ask(Lock, locked=False)
    settle(cluster, ana, *people)
    assert all(room.waiting_room.is_empty for room in rooms)
    assert {person.member for person in people} == {*range(1, 31)}


def test_who_waits_keeps_waiting_when_the_owner_of_the_event_dies(
    cluster: SimulatedCluster,
) -> None:
    ana = event_hostess(cluster, cluster.nodes[0])
    people = knock(ana, 12)
    others = [person for person in people if person.node is not cluster.nodes[0]]
    cluster.harm(Harm(0.0, HarmKind.KILL, 0, 0.0))
    assert cluster.simulation.run(30, lambda: ana.is_here)
    assert not any(person.known for person in others)
    ana.ask(Lock, locked=False)
    settle(cluster, ana, *people)
    assert len({person.member for person in people}) == 12


def test_the_people_of_a_process_that_dies_come_back_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(return_queue, "FEWEST", 1)
    monkeypatch.setattr(return_queue, "MOST", 1)
    with SimulatedCluster(seed=52) as cluster:
        cluster.is_harmed = False
        cluster.simulation.run(1)
        ana = event_hostess(cluster, cluster.nodes[0])
        ana.ask(Lock, locked=False)
        people = knock(ana, 36)
        settle(cluster, ana, *people)
        lost = [person for person in people if person.node is cluster.nodes[0]]
        for person in lost:
            person.node = cluster.nodes[1]
        cluster.harm(Harm(0.0, HarmKind.KILL, 0, 0.0))
        simulation, waited = cluster.simulation, 0
        until = simulation.now + 30
        assert simulation.run(5, lambda: not any(person.is_here for person in lost))
        while not all(person.is_here for person in lost):
            assert simulation.now < until
            simulation.run(0.005)
            waited = max(
                waited, *(len(node.hub.join_requests.return_queue) for node in cluster.nodes)
            )
        assert waited > 1
        settle(cluster, ana, *people)
        assert not any(len(node.hub.join_requests.return_queue) for node in cluster.nodes)

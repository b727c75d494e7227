"""People who come to a table of simulated hosts through a certain process, for `host/`."""

from __future__ import annotations

from fifties.table.entries import Role
from fifties.table.fifty import FiftySettings

from cluster_hosts import Node, SimulatedCluster
from cluster_laws import broken_laws
from cluster_people import Hostess, Person


def hostess(cluster: SimulatedCluster, node: Node, token: str = "0" * 22) -> Hostess:
    """Let somebody open a table in a process, which owns it, and connect there."""
    ana = Hostess(cluster, cluster.open(FiftySettings(), "Ana", token, node), "Ana", Role.SEAT)
    ana.token, ana.people = token, 9
    connect(ana, node)
    return ana


def guest(ana: Person, node: Node, name: str = "Ben") -> Person:
    """Let somebody join through a process."""
    person = Person(ana.cluster, ana.code, name, Role.SEAT)
    connect(person, node)
    return person


def connect(person: Person, node: Node) -> None:
    person.node = node
    person.connect()
    assert person.cluster.simulation.run(5, lambda: person.known is not None)


def move(person: Person, node: Node) -> None:
    """Let somebody go to another process."""
    person.node = node
    person.go_elsewhere()


def version(person: Person) -> int:
    """Return which version of the table somebody knows."""
    assert person.known is not None
    return person.known.v


def settle(cluster: SimulatedCluster, *people: Person) -> None:
    """Wait until all requests are answered and all know who is there; then nothing is wrong."""
    simulation = cluster.simulation
    answered = simulation.run(5, lambda: all(p.is_here and not p.pending for p in people))
    simulation.run(20)
    assert answered, [person.pending for person in people]
    assert broken_laws(cluster, people[0].code, people) == []

"""Small tables are told by their owner; processes through which people come only relay that."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cluster_guests import guest, hostess, move, settle, version
from fifties.host.client import Client
from fifties.host.cluster_messages import OwnerChanged
from fifties.host.follower import TableFollower
from fifties.host.relay import TableRelay
from fifties.host.remote_rooms import RemoteRooms
from fifties.table.fifty import FiftySettings
from fifties.table.messages import Reacted, ServerMessage
from fifties.table.requests import Configure, Mute, React, Reaction, Rename

from cluster_hosts import Harm, HarmKind, Node, SimulatedCluster
from cluster_people import Hostess, Person
from lossy_bus import BusFaults

RELAYED_WITHIN = 5.0
"""Seconds after which a table is relayed to which nobody comes."""

NOTHING_ARRIVES = BusFaults(dropped=1.0)


def relays(node: Node, person: Person) -> bool:
    """Return whether a process relays somebody's table."""
    return isinstance(node.hub.rooms[person.code].role, TableRelay)


def at_relays(cluster: SimulatedCluster) -> tuple[Hostess, Person, Person]:
    """Return people at one table, two of them through processes that relay it."""
    first, second, third = cluster.nodes
    ana = hostess(cluster, first)
    ben, cleo = guest(ana, second), guest(ana, third, "Cleo")
    wait_for_relays(cluster, ana)
    return ana, ben, cleo


def wait_for_relays(cluster: SimulatedCluster, ana: Person) -> None:
    others = [node for node in cluster.nodes if not node.owned(ana.code)]
    assert cluster.simulation.run(RELAYED_WITHIN, lambda: all(relays(node, ana) for node in others))


def rename(cluster: SimulatedCluster, person: Person, *others: Person) -> None:
    """Let somebody take another name, of which all hear soon."""
    person.rename()
    simulation = cluster.simulation
    assert simulation.run(0.3, lambda: not person.pending)
    assert simulation.run(0.3, lambda: len({version(one) for one in (person, *others)}) == 1)


def test_what_the_owner_has_encoded_reaches_everybody_and_is_folded_by_nobody_else(
    cluster: SimulatedCluster,
) -> None:
    ana, ben, cleo = at_relays(cluster)
    folded = cluster.nodes[1].hub.rooms[ana.code].runner.table.version
    for person in (ana, ben, cleo, ben):
        rename(cluster, person, ana, ben, cleo)
    assert cluster.nodes[1].hub.rooms[ana.code].runner.table.version == folded
    assert all(relays(node, ana) for node in cluster.nodes[1:])
    settle(cluster, ana, ben, cleo)


def test_whoever_comes_through_a_process_that_relays_is_told_all(cluster: SimulatedCluster) -> None:
    ana, ben, cleo = at_relays(cluster)
    for _ in range(3):
        rename(cluster, ben, ana, cleo)
    dora = guest(ana, cluster.nodes[1], "Dora")
    move(cleo, cluster.nodes[1])
    assert cluster.simulation.run(2, lambda: cleo.is_here)
    rename(cluster, dora, ana, ben, cleo)
    assert cluster.simulation.run(RELAYED_WITHIN, lambda: relays(cluster.nodes[1], ana))
    rename(cluster, ana, ben, cleo, dora)
    settle(cluster, ana, ben, cleo, dora)


@pytest.mark.parametrize("lost", [0.1, 0.5])
def test_what_gets_lost_between_owner_and_relay_is_read_from_the_log(
    cluster: SimulatedCluster, lost: float
) -> None:
    ana, ben, cleo = at_relays(cluster)
    cluster.wires.faults = NOTHING_ARRIVES
    ana.rename()
    ben.rename()
    cluster.simulation.run(lost)
    cluster.wires.faults = BusFaults()
    assert cluster.simulation.run(3, lambda: not ben.pending and version(cleo) == version(ana))
    wait_for_relays(cluster, ana)
    rename(cluster, cleo, ana, ben)
    settle(cluster, ana, ben, cleo)


def test_a_last_message_that_gets_lost_is_missed_without_another_one(
    cluster: SimulatedCluster,
) -> None:
    ana, ben, cleo = at_relays(cluster)
    cluster.wires.faults = NOTHING_ARRIVES
    ana.rename()
    assert cluster.simulation.run(0.2, lambda: not ana.pending)
    cluster.wires.faults = BusFaults()
    assert cluster.simulation.run(3, lambda: version(ben) == version(cleo) == version(ana))
    settle(cluster, ana, ben, cleo)


@pytest.mark.parametrize("kind", [*HarmKind])
def test_whatever_happens_to_the_owner_relays_play_on(
    cluster: SimulatedCluster, kind: HarmKind
) -> None:
    ana, ben, cleo = at_relays(cluster)
    for _ in range(3):
        rename(cluster, ben, ana, cleo)
    ana.rename()
    cluster.harm(Harm(0.0, kind, 0, 3.0))
    ben.rename()
    cleo.rename()
    assert cluster.simulation.run(10, lambda: not ben.pending and not cleo.pending)
    settle(cluster, ana, ben, cleo)


@pytest.mark.parametrize("kind", [HarmKind.PAUSE, HarmKind.CUT_BUS, HarmKind.CUT_OFF])
def test_whatever_happens_to_a_relay_its_people_play_on(
    cluster: SimulatedCluster, kind: HarmKind
) -> None:
    ana, ben, cleo = at_relays(cluster)
    cluster.harm(Harm(0.0, kind, 1, 3.0))
    ben.rename()
    ana.rename()
    cluster.simulation.run(3.5)
    assert cluster.simulation.run(10, lambda: not ben.pending and version(ben) == version(ana))
    settle(cluster, ana, ben, cleo)


def test_a_table_that_becomes_a_party_is_followed(cluster: SimulatedCluster) -> None:
    ana, ben, cleo = at_relays(cluster)
    ana.ask(Configure, settings=FiftySettings(party=True))
    roles = [node.hub.rooms[ana.code] for node in cluster.nodes[1:]]
    assert cluster.simulation.run(8, lambda: all(type(r.role) is TableFollower for r in roles))
    rename(cluster, ben, ana, cleo)
    ana.ask(Configure, settings=FiftySettings())
    wait_for_relays(cluster, ana)
    settle(cluster, ana, ben, cleo)


def test_an_earlier_program_is_followed(
    cluster: SimulatedCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    def owner_changed(self: RemoteRooms) -> OwnerChanged:
        room = self._room
        return OwnerChanged(room.code, self._context.node, self.epoch, room.runner.table.version)

    monkeypatch.setattr(RemoteRooms, "_owner_changed", owner_changed)
    ana = hostess(cluster, cluster.nodes[0])
    ben = guest(ana, cluster.nodes[1])
    cluster.simulation.run(2 * RELAYED_WITHIN)
    assert not relays(cluster.nodes[1], ana)
    rename(cluster, ben, ana)


def test_whoever_is_removed_through_a_relay_is_disconnected(cluster: SimulatedCluster) -> None:
    ana, ben, cleo = at_relays(cluster)
    ana.send_away(ben)
    assert cluster.simulation.run(1, lambda: ben.is_gone)
    cleo.leave()
    assert cluster.simulation.run(1, lambda: cleo.is_gone)
    settle(cluster, ana)


def test_reactions_are_not_passed_on_to_those_who_do_not_want_them(
    cluster: SimulatedCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, cleo = at_relays(cluster)
    heard: list[Person] = []
    take = Person.take

    def note(self: Person, connection: object, message: ServerMessage) -> None:
        if isinstance(message, Reacted):
            heard.append(self)
        take(self, connection, message)  # type: ignore[arg-type]

    monkeypatch.setattr(Person, "take", note)
    ben.ask(Mute, muted=True)
    cluster.simulation.run(0.2)
    cleo.ask(React, reaction=next(iter(Reaction)))
    cluster.simulation.run(0.5)
    assert sorted(one.name for one in heard) == ["Ana", "Cleo"]
    assert relays(cluster.nodes[1], ana)


def test_a_refusal_reaches_whoever_has_asked(cluster: SimulatedCluster) -> None:
    ana, ben, cleo = at_relays(cluster)
    ben.ask(Rename, name="Ana")
    assert cluster.simulation.run(0.3, lambda: not ben.pending)
    assert [len(one.refused) for one in (ana, ben, cleo)] == [0, 1, 0]
    assert relays(cluster.nodes[1], ana)


def test_requests_of_somebody_who_has_hung_up_keep_nobody_from_relaying(
    cluster: SimulatedCluster,
) -> None:
    ana = hostess(cluster, cluster.nodes[0])
    ben = guest(ana, cluster.nodes[1])
    room, gone = cluster.nodes[1].hub.rooms[ana.code], Visitor()
    gone.member, gone.lost = ben.member, True
    cluster.wires.faults = NOTHING_ARRIVES
    for number in range(20):
        with cluster.nodes[1].loop.running():
            room.role.post(gone, Rename(id=f"gone-{number}", name="Gone"))
        cluster.simulation.run(0.1)
    cluster.wires.faults = BusFaults()
    assert cluster.simulation.run(RELAYED_WITHIN, lambda: relays(cluster.nodes[1], ana))
    settle(cluster, ana, ben)


class Visitor(Client):
    """Somebody who is told nothing."""

    def send(self, message: ServerMessage) -> None:
        raise AssertionError(message)

    def close(self) -> None:
        pass


def test_requests_that_come_twice_are_answered_once(cluster: SimulatedCluster) -> None:
    ana, ben, cleo = at_relays(cluster)
    cluster.wires.faults = BusFaults(doubled=1.0)
    for _ in range(3):
        rename(cluster, ben, ana, cleo)
    settle(cluster, ana, ben, cleo)


def gaps(cluster: SimulatedCluster) -> int:
    """Return how often the bus has not brought something, as the metrics tell it."""
    return sum(node.hub.cluster.bus_gaps for node in cluster.nodes if node.hub.cluster is not None)


def test_whoever_comes_and_goes_is_no_fault_of_the_bus(cluster: SimulatedCluster) -> None:
    ana, ben, cleo = at_relays(cluster)
    rename(cluster, ben, ana, cleo)
    dora = guest(ana, cluster.nodes[1], "Dora")
    wait_for_relays(cluster, ana)
    move(cleo, cluster.nodes[1])
    assert cluster.simulation.run(2, lambda: cleo.is_here)
    rename(cluster, dora, ana, ben, cleo)
    settle(cluster, ana, ben, cleo, dora)
    assert gaps(cluster) == 0


@pytest.mark.parametrize("is_relayed", [True, False], ids=["relayed", "followed"])
def test_what_the_bus_has_not_brought_is_counted(
    cluster: SimulatedCluster, *, is_relayed: bool
) -> None:
    if is_relayed:
        ana, *others = at_relays(cluster)
    else:
        ana = hostess(cluster, cluster.nodes[0])
        others = [guest(ana, node) for node in cluster.nodes[1:]]
    rename(cluster, ana, *others)
    cluster.wires.faults = NOTHING_ARRIVES
    ana.rename()
    assert cluster.simulation.run(0.3, lambda: not ana.pending)
    cluster.wires.faults = BusFaults()
    assert cluster.simulation.run(RELAYED_WITHIN, lambda: all(map(has_heard(ana), others)))
    assert gaps(cluster) == len(others)


def has_heard(ana: Person) -> Callable[[Person], bool]:
    """Return a condition: whether somebody knows all that *ana* knows."""
    return lambda other: version(other) == version(ana)

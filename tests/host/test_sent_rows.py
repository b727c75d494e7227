"""How what an owner keeps reaches the processes that follow: in how many messages, and at all."""

from __future__ import annotations

from collections.abc import Sequence

from cluster_guests import guest, hostess, move, settle, version
from fifties.host.cluster_messages import node_channel, table_channel
from fifties.host.remote_rooms import FEW_FOLLOW
from fifties.table.requests import Rename

from cluster_hosts import Node, SimulatedCluster
from lossy_bus import BusFaults

NOTHING_ARRIVES = BusFaults(dropped=1.0)


def test_an_owner_that_has_not_heard_of_a_follower_hears_of_it_when_it_is_behind(
    cluster: SimulatedCluster,
) -> None:
    first, second, third = cluster.nodes
    ana = hostess(cluster, first)
    ben = guest(ana, second)
    cluster.wires.faults = NOTHING_ARRIVES
    move(ben, third)
    assert cluster.simulation.run(2, lambda: ben.is_here)
    cluster.wires.faults = BusFaults()
    for seconds in (1.5, 0.1):  # from the log, and then as it happens
        ana.rename()
        assert cluster.simulation.run(1, lambda: not ana.pending)
        assert cluster.simulation.run(seconds, lambda: version(ben) == version(ana))
    settle(cluster, ana, ben)


def channels_told(cluster: SimulatedCluster, node: Node, codes: Sequence[str]) -> list[str]:
    """Let the hosts of tables change their names at once; return over which channels that goes."""
    published: list[str] = []
    publish = node.bus.publish

    def note(channel: str, message: bytes) -> None:
        published.append(channel)
        publish(channel, message)

    rooms = [other.hub.rooms[code] for code in codes for other in cluster.nodes]
    versions = {room.runner.table.version for room in rooms if room.role.decides}
    node.bus.publish = note  # type: ignore[method-assign]
    with node.loop.running():
        for code in codes:
            room = node.hub.rooms[code]
            (client,) = room.broadcaster.clients_of(0)
            room.post(client, Rename(id="r", name="Anna"))
    everywhere = [room.runner for room in rooms]
    assert cluster.simulation.run(
        0.2, lambda: all(runner.table.version > max(versions) for runner in everywhere)
    )
    node.bus.publish = publish  # type: ignore[method-assign]
    return published


def test_what_is_kept_of_many_tables_goes_to_each_process_in_one_message(
    cluster: SimulatedCluster,
) -> None:
    first, *others = cluster.nodes
    hostesses = [hostess(cluster, first, str(number).zfill(22)) for number in range(10)]
    for ana in hostesses:
        for node in others:
            guest(ana, node, node.name.title())
    told = channels_told(cluster, first, [ana.code for ana in hostesses])
    assert sorted(told) == sorted(node_channel(node.name) for node in others)


def test_what_is_kept_of_a_table_that_many_follow_is_sent_once() -> None:
    with SimulatedCluster(seed=50, nodes=FEW_FOLLOW + 2) as cluster:
        cluster.simulation.run(1)
        first, *others = cluster.nodes
        ana = hostess(cluster, first)
        people = [guest(ana, node, node.name.title()) for node in others]
        assert channels_told(cluster, first, [ana.code]) == [table_channel(ana.code)]
        cluster.is_harmed = False
        settle(cluster, ana, *people)

"""How far apart broadcasts are: the longer one takes, the longer the pause after it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cluster_guests import hostess
from fifties.host.broadcaster import LONGEST_PAUSE, UNNOTICED
from fifties.table.messages import ServerMessage, Update
from fifties.table.requests import Rename

from cluster_hosts import SimulatedCluster


def pauses(cluster: SimulatedCluster, takes: float) -> list[float]:
    """Change something all the time; return the pauses between broadcasts that take so long."""
    node, simulation = cluster.nodes[0], cluster.simulation
    room = node.hub.rooms[hostess(cluster, node).code]
    (client,) = room.broadcaster.clients_of(0)
    began: list[float] = []

    def send(message: ServerMessage) -> None:
        if isinstance(message, Update):
            began.append(simulation.now)
            simulation.now += takes

    client.send = send  # type: ignore[method-assign]
    for number in range(200):
        with node.loop.running():
            room.post(client, Rename(id=str(number), name=f"Ana {number}"))
        simulation.run(0.01)
    return [after - before - takes for before, after in pairwise(began)]


@pytest.mark.parametrize("takes", [0.1, 0.3])
def test_after_a_long_broadcast_everything_else_has_its_turn(
    cluster: SimulatedCluster, takes: float
) -> None:
    least = min(LONGEST_PAUSE, takes - UNNOTICED)
    found = pauses(cluster, takes)
    assert len(found) > 1
    assert min(found) == pytest.approx(least, abs=0.01)


def test_short_ones_follow_each_other_at_once(cluster: SimulatedCluster) -> None:
    found = pauses(cluster, UNNOTICED / 2)
    assert max(found) < UNNOTICED

"""A choice that asks nothing of others is told to them a moment later, with what follows it."""

from __future__ import annotations

import pytest

from cluster_guests import guest, hostess, settle, version
from fifties.games.fifty import Choose
from fifties.host.attachments import Attachment
from fifties.host.broadcaster import TOLD_WITHIN
from fifties.host.cluster_messages import MessagesRelayed
from fifties.host.relay import TableRelay
from fifties.table.fifty import ChooseOffer
from fifties.table.messages import Update
from fifties.table.requests import Act, Rename, Start

from cluster_hosts import SimulatedCluster
from cluster_people import Hostess, Person
from lossy_bus import BusFaults

ON_THE_WAY = 0.005
"""Seconds in which a request and its answer arrive through one process."""

A_MOMENT = TOLD_WITHIN / 2


def players(cluster: SimulatedCluster, *nodes: int) -> tuple[Hostess, Person, Person, Person]:
    """Return four people who choose numbers at one table, and do nothing by themselves."""
    at = [cluster.nodes[number] for number in nodes]
    ana = hostess(cluster, at[0])
    ben, cleo, dora = (
        guest(ana, at[index], name) for index, name in enumerate(("Ben", "Cleo", "Dora"), 1)
    )
    four = (ana, ben, cleo, dora)
    for person in four:
        person.thinks = 1e6
    ana.ask(Start)
    assert cluster.simulation.run(5, lambda: all(is_asked(person) for person in four))
    cluster.simulation.run(1)
    return four


def is_asked(person: Person) -> bool:
    return person.known is not None and isinstance(person.known.offer, ChooseOffer)


def choose(person: Person) -> None:
    """Let somebody choose the lowest numbers that they may."""
    assert person.known is not None
    offer = person.known.offer
    assert isinstance(offer, ChooseOffer)
    free = [n for n in range(offer.least, offer.most + 1) if n % 10 in offer.endings]
    person.ask(Act, action=Choose(offer.round, tuple(free[: offer.boxes])))


def updates(person: Person, since: int) -> list[int]:
    """Return how many events each update had that came after a version."""
    told = (one.message for one in person.heard)
    return [len(one.events) for one in told if isinstance(one, Update) and one.v > since]


def test_who_chooses_hears_at_once_and_others_a_moment_later(cluster: SimulatedCluster) -> None:
    ana, ben, cleo, dora = players(cluster, 0, 0, 0, 0)
    before, run = version(ana), cluster.simulation.run
    choose(ben)
    assert run(ON_THE_WAY, lambda: version(ben) > before)
    assert not ben.pending
    run(A_MOMENT)
    assert [version(one) for one in (ana, cleo, dora)] == [before] * 3
    run(A_MOMENT + ON_THE_WAY)
    assert [version(one) for one in (ana, cleo, dora)] == [version(ben)] * 3
    settle(cluster, ana, ben, cleo, dora)


def test_a_wait_ends_where_its_end_is_rounded() -> None:
    """From 4 s on, floats lie twice as far apart as before."""
    for seed in range(8):
        with SimulatedCluster(seed) as cluster:
            four = players(cluster, 0, 0, 0, 0)
            run, now = cluster.simulation.run, cluster.simulation.now
            assert now < 4 - TOLD_WITHIN
            run(4 - now - TOLD_WITHIN / 2)
            choose(four[1])
            run(TOLD_WITHIN + ON_THE_WAY)
            assert len({version(one) for one in four}) == 1


def test_whoever_chooses_meanwhile_hears_of_all_in_one_update(cluster: SimulatedCluster) -> None:
    ana, ben, cleo, dora = players(cluster, 0, 0, 0, 0)
    before, run = version(ana), cluster.simulation.run
    choose(ben)
    run(A_MOMENT)
    choose(cleo)
    assert run(ON_THE_WAY, lambda: not cleo.pending)
    assert updates(cleo, before) == [2]
    assert (updates(ana, before), updates(ben, before)) == ([], [1])
    run(A_MOMENT + ON_THE_WAY)
    assert updates(ana, before) == updates(dora, before) == [2]
    assert updates(ben, before) == [1], "nobody is told sooner because others have waited"
    run(A_MOMENT + ON_THE_WAY)
    assert updates(ben, before) == [1, 1]
    settle(cluster, ana, ben, cleo, dora)


def test_the_last_choice_is_told_to_all_at_once(cluster: SimulatedCluster) -> None:
    four = players(cluster, 0, 0, 0, 0)
    before = version(four[0])
    for person in four:
        choose(person)
    assert cluster.simulation.run(A_MOMENT, lambda: min(map(version, four)) >= before + len(four))
    settle(cluster, *four)


def test_what_cannot_wait_takes_along_what_can(cluster: SimulatedCluster) -> None:
    four = players(cluster, 0, 0, 0, 0)
    ana, ben, *_ = four
    before = version(ana)
    choose(ben)
    cluster.simulation.run(A_MOMENT)
    ana.ask(Rename, name="Anna")
    assert cluster.simulation.run(ON_THE_WAY, lambda: min(map(version, four)) == before + 2)
    cluster.simulation.run(1)
    assert [updates(one, before) for one in four] == [[1], [1, 0], [1], [1]]
    settle(cluster, *four)


@pytest.mark.parametrize("unchanged", [0, 10], ids=["followed", "relayed"])
def test_nobody_waits_longer_through_other_processes(
    cluster: SimulatedCluster, unchanged: int
) -> None:
    four = players(cluster, 0, 1, 2, 2)
    roles = [type(node.hub.rooms[four[0].code].role).__name__ for node in cluster.nodes]
    cluster.simulation.run(unchanged)
    for person in (*four[:3], four[1]):
        choose(person)
        hop = 0.05
        assert cluster.simulation.run(hop, lambda one=person: not one.pending)  # type: ignore[misc]
        longest = TOLD_WITHIN + hop
        assert cluster.simulation.run(longest, lambda: len({version(one) for one in four}) == 1)
        now = [type(node.hub.rooms[four[0].code].role).__name__ for node in cluster.nodes]
        assert unchanged or now == roles
    if unchanged:
        assert now.count("TableRelay") == len(cluster.nodes) - 1, "relays go on"
    settle(cluster, *four)


def test_relays_are_sent_nothing_while_their_people_wait(
    cluster: SimulatedCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    four = players(cluster, 0, 1, 2, 2)
    cluster.simulation.run(10)
    sent: list[MessagesRelayed] = []
    drain = Attachment.drain

    def drain_and_note(attachment: Attachment) -> MessagesRelayed:
        sent.append(drain(attachment))
        return sent[-1]

    monkeypatch.setattr(Attachment, "drain", drain_and_note)
    choices = 30
    for _ in range(choices):
        choose(four[0])
        assert cluster.simulation.run(A_MOMENT, lambda: not four[0].pending)
    empty = [one for one in sent if not one.items]
    assert len(empty) <= 2 * len(cluster.nodes), "relays ask once a second how far the table is"
    settle(cluster, *four)


@pytest.mark.parametrize("lost", [0.0, 1.0], ids=["answered", "unanswered"])
def test_whoever_waits_when_relaying_begins_is_told_all(
    cluster: SimulatedCluster, lost: float
) -> None:
    four = players(cluster, 0, 1, 2, 2)
    run, room = cluster.simulation.run, cluster.nodes[1].hub.rooms[four[0].code]
    for _ in range(200):  # so that Ben waits for something at any time
        choose(four[0])
        if run(TOLD_WITHIN / 3, lambda: isinstance(room.role, TableRelay)):
            break
    assert isinstance(room.role, TableRelay)
    assert version(four[1]) < room.runner.table.version, "he does not know of the last choice"
    cluster.wires.faults = BusFaults(dropped=lost)
    run(1)
    cluster.wires.faults = BusFaults()
    assert run(3, lambda: len({version(one) for one in four}) == 1)
    settle(cluster, *four)

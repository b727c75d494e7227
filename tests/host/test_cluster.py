"""Several hosts serve the same tables: what becomes of requests, leases and presence in trouble."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from cluster_guests import connect, guest, hostess, move, settle
from fifties.games.fifty import Fifty
from fifties.games.registry import write_record
from fifties.host.api_answers import branch_record
from fifties.host.bus_sender import ASK_AGAIN, ASK_AGAIN_LATEST
from fifties.host.client import Client
from fifties.host.hub import opening_join
from fifties.table.entries import Role
from fifties.table.messages import ServerMessage, Snapshot, TableStatus
from fifties.table.position import BranchedTable
from fifties.table.requests import Rename, Resume, Sit
from fifties.table.settings import Pace

from cluster_hosts import Harm, HarmKind, SimulatedCluster
from cluster_people import Connection, Hostess, Person
from lossy_bus import BusFaults
from random_games import random_record

NOTHING_ARRIVES = BusFaults(dropped=1.0)


def test_what_the_bus_has_lost_about_presence_is_told_again(cluster: SimulatedCluster) -> None:
    first, second, third = cluster.nodes
    ana = hostess(cluster, first)
    ben, cleo = guest(ana, second), guest(ana, third, "Cleo")
    cluster.wires.faults = NOTHING_ARRIVES
    move(cleo, first)
    cluster.simulation.run(3)
    cluster.wires.faults = BusFaults()
    settle(cluster, ana, ben, cleo)


def test_requests_in_flight_at_a_fenced_owner_are_answered_by_the_next(
    cluster: SimulatedCluster,
) -> None:
    first, second, third = cluster.nodes
    ana = hostess(cluster, first)
    ben, cleo = guest(ana, second), Person(cluster, ana.code, "Cleo", Role.SEAT)
    first.store.cut()
    ana.rename()
    cleo.node = third
    cleo.connect()
    cluster.simulation.run(0.1)
    ana.rename()
    ben.rename()
    assert cluster.simulation.run(4, lambda: not ben.pending), "nobody has claimed the table"
    assert len(ana.pending) == 2
    first.store.mend()
    settle(cluster, ana, ben, cleo)
    assert second.owned(ana.code) or third.owned(ana.code)


def test_a_host_that_is_cut_off_tells_nothing_that_others_may_have_changed(
    cluster: SimulatedCluster,
) -> None:
    first, second, _ = cluster.nodes
    ana = hostess(cluster, first)
    ben = guest(ana, second)
    first.cut_off()
    ben.rename()
    assert cluster.simulation.run(4, lambda: not ben.pending), "nobody has claimed the table"
    move(ben, first)
    ana.ask(Sit)  # She sits already: that leads to no log entry, so nothing is fenced off.
    cluster.simulation.run(3)
    assert ana.pending
    assert not ben.is_here
    first.mend()
    ana.pending.clear()
    settle(cluster, ana, ben)


def test_a_fenced_owner_reads_its_table_again_however_long_that_takes(
    cluster: SimulatedCluster,
) -> None:
    first, second, _ = cluster.nodes
    ana = hostess(cluster, first)
    ben = guest(ana, second)
    first.store.cut()
    ben.rename()
    assert cluster.simulation.run(4, lambda: not ben.pending), "nobody has claimed the table"
    ana.rename()
    cluster.simulation.run(15)
    first.store.mend()
    settle(cluster, ana, ben)


@pytest.mark.parametrize("outage", [0, 12])
def test_whoever_knows_more_than_the_log_is_let_in_when_it_was_read(
    cluster: SimulatedCluster, outage: float
) -> None:
    first, second, _ = cluster.nodes
    ben = guest(hostess(cluster, first), second)
    assert ben.known is not None
    second.store.cut()
    # As after a return to an older copy of the database. What follows does not wait for an answer.
    hasty = Connection(ben, second)
    hasty.request(Resume(id="resume", code=ben.code, token=ben.token, seen=ben.known.v + 5))
    hasty.request(Rename(id="rename", name="Bea"))
    cluster.simulation.run(outage)
    second.store.mend()
    cluster.simulation.run(3)
    assert "rename" in [row.request for row in cluster.database.rows(ben.code)]


def test_a_table_is_loaded_when_its_owner_does_not_have_it(cluster: SimulatedCluster) -> None:
    first, second, third = cluster.nodes
    ana = hostess(cluster, first)
    ben = Person(cluster, ana.code, "Ben", Role.SEAT)
    ben.node = second
    ana.go_elsewhere()
    cluster.kill(first)
    ana.is_gone = True
    ben.connect()
    table = cluster.database.tables[ana.code]
    assert cluster.simulation.run(2, lambda: table.owner == second.name)
    second.store.cut()  # The table is claimed, but cannot be read.
    ben.node, ben.connection = third, None
    cluster.simulation.run(10)
    second.store.mend()
    cluster.simulation.run(2)
    ben.connect()
    assert ana.code not in second.hub.rooms
    settle(cluster, ben)


def test_rows_of_two_owners_in_one_process_never_come_together(cluster: SimulatedCluster) -> None:
    first, second, _ = cluster.nodes
    other = hostess(cluster, first, "1" * 22)
    ana = hostess(cluster, first)
    first.store.slow_down(8)
    other.rename()
    cluster.simulation.run(0.1)
    first.store.mend()
    ana.rename()
    cluster.simulation.run(0.1)
    cluster.database.end_session(first.name)
    cluster.database.claim(second.name, ana.code)
    cluster.kill(second)
    cluster.simulation.run(4)
    assert first.owned(ana.code)
    assert ana.pending, "the slow append is over too soon"
    settle(cluster, ana)
    assert not other.pending


def test_whoever_has_joined_through_a_host_that_dies_is_away(cluster: SimulatedCluster) -> None:
    first, second, _ = cluster.nodes
    ana = hostess(cluster, first)
    ben = Person(cluster, ana.code, "Ben", Role.SEAT)
    ben.node = second
    ben.connect()
    room = first.owned(ana.code)
    assert room is not None
    assert cluster.simulation.run(1, lambda: len(room.runner.table.members) == 2)
    ben.is_gone = True
    cluster.kill(second)
    cluster.simulation.run(2)
    assert list(room.runner.table.runtime.away) == [1]


def test_a_join_that_comes_twice_lets_nobody_in_again_who_was_removed_meanwhile(
    cluster: SimulatedCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, _ = cluster.nodes
    ana = hostess(cluster, first)
    sent: list[tuple[str, bytes]] = []
    publish = second.bus.publish

    def listen_in(channel: str, message: bytes) -> None:
        sent.append((channel, message))
        publish(channel, message)

    monkeypatch.setattr(second.bus, "publish", listen_in)
    ben = guest(ana, second)
    ana.send_away(ben)
    assert cluster.simulation.run(5, lambda: ben.is_gone)
    members = len(first.hub.rooms[ana.code].runner.table.members)
    for channel, message in sent:
        first.bus.carry(channel, message)
    cluster.simulation.run(2)
    assert len(first.hub.rooms[ana.code].runner.table.members) == members


def test_a_store_that_is_away_is_logged_once_by_each_who_asks_it(
    cluster: SimulatedCluster, caplog: pytest.LogCaptureFixture
) -> None:
    first, *_ = cluster.nodes
    ana = hostess(cluster, first)
    first.store.cut()
    cluster.simulation.run(30)
    first.store.mend()
    cluster.simulation.run(10)
    told = [record.getMessage() for record in caplog.records if "reached" in record.getMessage()]
    lost, back = "the store cannot be reached", "the store can be reached again"
    assert {*told} == {lost, back}
    assert told.count(lost) == told.count(back) <= 2  # whoever renews, and whoever compares
    settle(cluster, ana)


def test_while_answers_take_long_requests_are_asked_again_later_but_not_for_ever(
    cluster: SimulatedCluster,
) -> None:
    ours = cluster.nodes[0].hub.cluster
    assert ours is not None
    at_first = ours.answer_timeout
    for _ in range(100):
        ours.note_answer(0.25)
    assert 0.9 < ours.answer_timeout < 1.0
    for _ in range(100):
        ours.note_answer(60)
    assert ours.answer_timeout == ASK_AGAIN_LATEST
    for _ in range(200):
        ours.note_answer(0.001)
    assert ours.answer_timeout == at_first == ASK_AGAIN


class Visitor(Client):
    """Somebody who notes what they are told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[ServerMessage] = []

    def send(self, message: ServerMessage) -> None:
        self.told.append(message)

    def close(self) -> None:
        pass


def test_whoever_comes_while_a_table_is_put_away_is_let_in_when_it_is_read_again(
    cluster: SimulatedCluster,
) -> None:
    first = cluster.nodes[0]
    ana, back = hostess(cluster, first), Visitor()
    room = first.hub.rooms[ana.code]
    first.store.cut()
    ana.rename()
    cluster.simulation.run(0.5, lambda: not room.role.is_stored)
    assert not room.role.is_stored
    first.hub.restart(room)
    first.hub.receive(back, Resume(id="back", code=ana.code, token=ana.token))
    cluster.simulation.run(0.3)
    assert back.told == []
    first.store.mend()
    cluster.simulation.run(5, lambda: bool(back.told))
    assert isinstance(back.told[0], Snapshot)
    assert back.told[0].id == "back"


def test_a_table_that_plays_on_from_a_record_outlives_its_owner(cluster: SimulatedCluster) -> None:
    first, second, _ = cluster.nodes
    record, _ = random_record(Fifty(3), Random(1), 1)
    text = write_record(record).encode()
    branched = branch_record(text, 2, 0)
    branched = replace(branched, settings=replace(branched.settings, pace=Pace.AT_ONCE))

    async def read_branch() -> BranchedTable:
        return branched

    token = "0" * 22
    opening = first.hub.open_branch(read_branch, opening_join("Ana", token=token), seat=2)
    room, _, _ = first.loop.finish(opening)
    ana = Hostess(cluster, room.code, "Ana", Role.SEAT)
    ana.token, ana.people, ana.bots = token, 2, ["beginner"]
    connect(ana, first)
    ben = guest(ana, second)
    assert cluster.simulation.run(30, lambda: second.hub.rooms[room.code].runner.table.games == 1)
    follower = second.hub.rooms[room.code].runner.table
    assert follower.position == branched.position
    assert follower.play is not None
    assert follower.play.seat_of == {1: 0, 2: 1, 0: 2}
    cluster.harm(Harm(0.0, HarmKind.KILL, 0, 0.0))

    def is_over() -> bool:
        return all(
            p.known is not None and p.known.table.status is TableStatus.OVER for p in (ana, ben)
        )

    assert cluster.simulation.run(600, is_over)
    settle(cluster, ana, ben)
    kept = next(node for node in cluster.nodes if node.owned(room.code)).owned(room.code)
    assert kept is not None
    play = kept.runner.table.play
    assert play is not None
    assert play.record("2026-01-01").header.branch == branched.position.branch


def test_a_store_that_is_away_for_a_moment_keeps_nobody_from_taking_a_table_over(
    cluster: SimulatedCluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ana = hostess(cluster, cluster.nodes[0])
    ben = guest(ana, cluster.nodes[1])
    failed: list[str] = []
    assert cluster.nodes[1].hub.cluster is not None
    leases = cluster.nodes[1].hub.cluster.leases

    async def fail(code: str) -> None:
        failed.append(code)
        raise OSError("the database system is starting up")

    with monkeypatch.context() as away:
        away.setattr(leases, "claim", fail)
        ana.node = cluster.nodes[1]
        cluster.harm(Harm(0.0, HarmKind.KILL, 0, 0.0))
        ben.ask(Rename, name="Benno")
        assert cluster.simulation.run(30, lambda: len(failed) > 1)
    settle(cluster, ana, ben)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []

"""Heats of an event on several hosts: opened, played and reported, whatever happens to a host."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

from fifties.host import heat_tables
from fifties.host.client import LocalClient
from fifties.host.hub import Hub, opening_join
from fifties.host.limits import TableLimits
from fifties.host.memory_store import MemoryStore
from fifties.table.entries import HeatReported, HeatsDrawn, Role
from fifties.table.event_settings import EventSettings
from fifties.table.fifty import FiftySettings
from fifties.table.heat_table import result_at
from fifties.table.heats import heat_code
from fifties.table.messages import Declined, HeatsProgress, ServerMessage, Snapshot
from fifties.table.requests import DrawHeats, EndHeat, Join, Resume, Stand
from fifties.table.runner import TableRunner
from fifties.table.settings import Clock, Pace
from fifties.table.table import Table

from cluster_hosts import Harm, HarmKind, SimulatedCluster
from cluster_people import Person
from lossy_bus import BusFaults

EVENT = FiftySettings(party=True, pace=Pace.AT_ONCE, event=EventSettings(title="Fifty at the lake"))
MODERATOR = "Moderator"
LOOKS_AT_RESULT = 2.0
"""Seconds that somebody stays at the table of a heat that is over."""


class Visitor(Person):
    """Somebody at an event, who goes where they play, and comes back."""

    def __init__(self, cluster: SimulatedCluster, code: str, name: str, role: Role) -> None:
        super().__init__(cluster, code, name, role)
        self.event = code
        self.follows = role is Role.SEAT
        self.thinks = 0.5
        self.visited: set[str] = set()
        """The tables at which they were."""

    def check_kept(self, message: ServerMessage) -> None:
        """Check a snapshot: it may be of the table that they have just left."""
        if isinstance(message, Snapshot):
            version = self.cluster.database.tables[message.table.code].version
            if message.v > version:
                self.failures.append(f"told version {message.v} when the log had {version}")

    def consider(self) -> None:
        """Go to the table of one's heat, come back from there, or play."""
        known = self.known
        if known is None or known.table.code != self.code:
            return
        self.visited.add(self.code)
        mine, here = known.you.heat, known.table.heat
        if self.follows and mine is not None and not mine.over:
            self._go_to(mine.code)
        elif here is not None and here.over:
            code = self.code
            self.cluster.simulation.call_in(LOOKS_AT_RESULT, lambda: self._go_back(code))
        else:
            super().consider()

    def _go_back(self, code: str) -> None:
        if self.code == code:
            self._go_to(self.event)

    def _go_to(self, code: str) -> None:
        self.code, self.known = code, None
        self.pending.clear()
        self.go_elsewhere()


class Gathering:
    """An event on a simulated cluster, with everybody who came to it."""

    def __init__(self, cluster: SimulatedCluster, players: int) -> None:
        self.cluster = cluster
        token = MODERATOR.ljust(22, "_")
        opener = cluster.nodes[0]
        self.code = cluster.open(EVENT, MODERATOR, token, opener)
        self.moderator = Visitor(cluster, self.code, MODERATOR, Role.SPECTATOR)
        self.moderator.token, self.moderator.member = token, 0
        self.moderator.follows = False
        self.people = [
            Visitor(cluster, self.code, f"Player{number}", Role.SEAT)
            for number in range(1, players + 1)
        ]
        for person in (self.moderator, *self.people):
            person.connect()
        self._folded: tuple[int, Table] | None = None
        assert cluster.simulation.run(20, lambda: all(one.known for one in self.people))
        self.moderator.ask(Stand)
        self.run(lambda: not self.moderator.pending)

    def run(self, until: Callable[[], bool]) -> None:
        """Let time pass until something is the case."""
        assert self.cluster.simulation.run(300, until), self.trouble()

    def trouble(self) -> str:
        """Tell where everybody is, for a test that fails."""
        places = Counter(one.code for one in self.people)
        return f"{places} {self.table.heats.stage} {self.cluster.errors.lines}"

    def draw(self, size: int = 4, final: int = 3) -> None:
        """Let the moderator draw heats, and wait until they are drawn."""
        self.moderator.ask(DrawHeats, size=size, final=final, pace=Pace.AT_ONCE, clock=Clock.BRISK)
        self.run(lambda: not self.moderator.pending)
        assert self.moderator.refused == {}

    @property
    def table(self) -> Table:
        """The event as its log tells it."""
        version = self.cluster.database.tables[self.code].version
        if self._folded is None or self._folded[0] != version:
            self._folded = version, fold_log(self.cluster, self.code)
        return self._folded[1]

    def is_over(self, stage: int) -> bool:
        """Return whether all heats of a stage are over."""
        stages = self.table.heats.stages
        return len(stages) >= stage and stages[stage - 1].is_over

    def are_back(self) -> bool:
        """Return whether everybody is at the event again."""
        return all(one.code == self.code and one.is_here for one in self.people)

    def play(self) -> None:
        """Play from the first heats to the final."""
        self.draw()
        self.run(lambda: self.is_over(1) and self.are_back())
        self.draw()
        self.run(lambda: self.is_over(2) and self.are_back())


def fold_log(cluster: SimulatedCluster, code: str) -> Table:
    """Return a table as its log tells it."""
    runner = TableRunner(Random(1))
    runner.restore(cluster.database.rows(code))
    return runner.table


def assert_laws(gathering: Gathering) -> None:
    """Every heat was opened once, played by its players, and reported once, as its log tells."""
    cluster, code = gathering.cluster, gathering.code
    rows = cluster.database.rows(code)
    table = gathering.table
    drawn = [row.entry for row in rows if isinstance(row.entry, HeatsDrawn)]
    reported = [row.entry for row in rows if isinstance(row.entry, HeatReported)]
    heats = [(one.stage, number) for one in drawn for number in range(1, len(one.heats) + 1)]
    assert sorted((one.stage, one.heat) for one in reported) == heats
    for one in reported:
        heat = fold_log(cluster, heat_code(code, one.stage, one.heat))
        players = drawn[one.stage - 1].heats[one.heat - 1]
        keys = [table.members[member].key for member in players]
        assert [heat.members[seat].key for seat in range(len(players))] == keys
        assert result_at(heat) == one.result
    final = table.heats.stages[-1]
    assert final.is_final
    assert sorted(final.heats[0].players) == sorted(
        table.heats.stages[0].members_going_on(table.lineup)
    )
    assert cluster.errors.lines == []
    assert [failure for one in gathering.people for failure in one.failures] == []
    for person in gathering.people:
        shown = person.known
        assert shown is not None
        assert shown.you.heat is not None
        assert shown.you.heat.over


@pytest.fixture
def gathering() -> Iterator[Gathering]:
    with SimulatedCluster(seed=18) as cluster:
        cluster.is_harmed = False
        cluster.simulation.run(1)
        yield Gathering(cluster, 12)


def test_players_go_to_their_heats_and_come_back_until_the_final_is_won(
    gathering: Gathering,
) -> None:
    gathering.play()
    assert_laws(gathering)
    heats = gathering.table.heats.stages[0].heats
    assert len(heats) == 3
    for person in gathering.people:
        assert len(person.visited) == (3 if is_finalist(person) else 2)
    assert gathering.moderator.visited == {gathering.code}
    owners = {cluster_table.owner for cluster_table in gathering.cluster.database.tables.values()}
    assert len(owners) > 1, "all heats are decided by one process"


def is_finalist(person: Visitor) -> bool:
    shown = person.known
    return shown is not None and shown.you.heat is not None and shown.you.heat.final


@pytest.mark.parametrize(
    "seed", [*range(3), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(3, 100))]
)
def test_whatever_happens_to_hosts_every_heat_is_played_and_reported_once(seed: int) -> None:
    rng = Random(f"heats {seed}")
    with SimulatedCluster(seed) as cluster:
        cluster.is_harmed = False
        cluster.simulation.run(1)
        gathering = Gathering(cluster, 12)
        cluster.is_harmed = True
        cluster.wires.faults = BusFaults(dropped=0.05, delayed=0.2, doubled=0.05, longest=0.5)
        kinds = [*HarmKind]
        for _ in range(5):
            harm = Harm(rng.uniform(0, 12), rng.choice(kinds), rng.randrange(9), rng.uniform(1, 4))
            cluster.simulation.call_in(harm.at, partial(cluster.harm, harm))
        cluster.simulation.call_in(16, cluster.mend_all)
        gathering.play()
        assert_laws(gathering)


@pytest.mark.parametrize(
    "moment",
    [
        *(0.0, 0.008, 0.05),
        *(pytest.param(moment, marks=pytest.mark.soak) for moment in (0.004, 0.012, 0.02)),
    ],
)
def test_an_owner_that_dies_while_it_opens_tables_is_followed_by_one_that_goes_on(
    gathering: Gathering, moment: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heat_tables, "OPENED_TOGETHER", 1)
    cluster = gathering.cluster
    cluster.is_harmed = True
    owner = cluster.database.tables[gathering.code].owner
    node = next(node for node in cluster.nodes if node.name == owner)
    version = cluster.database.tables[gathering.code].version
    gathering.moderator.ask(DrawHeats, size=3, final=3, pace=Pace.AT_ONCE, clock=Clock.BRISK)
    gathering.run(lambda: cluster.database.tables[gathering.code].version > version)
    cluster.simulation.run(moment)
    cluster.kill(node)
    gathering.run(lambda: gathering.is_over(1) and gathering.are_back())
    gathering.draw()
    gathering.run(lambda: gathering.is_over(2) and gathering.are_back())
    assert_laws(gathering)


def test_the_log_of_a_heat_tells_its_end_when_its_owner_dies_before_telling_it(
    gathering: Gathering,
) -> None:
    cluster = gathering.cluster
    gathering.draw()
    gathering.run(lambda: all(one.code != gathering.code for one in gathering.people))
    event = cluster.database.tables[gathering.code].owner
    code = next(
        code
        for code, table in cluster.database.tables.items()
        if code != gathering.code and table.owner != event
    )
    heat, seen = cluster.database.tables[code], 0

    def has_ended() -> bool:
        nonlocal seen
        changed, seen = heat.version != seen, heat.version
        return changed and result_at(fold_log(cluster, code)) is not None

    cluster.wires.faults = BusFaults(dropped=1.0)
    gathering.run(has_ended)
    # Its log has just got the end, and nobody was told yet.
    cluster.is_harmed = True
    cluster.kill(next(node for node in cluster.nodes if node.name == heat.owner))
    assert code not in reported(gathering)
    cluster.wires.faults = BusFaults()
    gathering.run(lambda: code in reported(gathering))
    gathering.run(lambda: gathering.is_over(1) and gathering.are_back())
    gathering.draw()
    gathering.run(lambda: gathering.is_over(2) and gathering.are_back())
    assert_laws(gathering)


def reported(gathering: Gathering) -> set[str]:
    """Return the codes of the heats whose results the event knows."""
    heats = gathering.table.heats
    return {
        heats.code_of(stage, heat)
        for stage in heats.stages
        for heat in stage.heats
        if heat.result is not None
    }


def test_a_host_ends_heats_that_are_not_played_wherever_their_tables_are(
    gathering: Gathering,
) -> None:
    for person in gathering.people:
        person.thinks = 1_000.0
    gathering.draw(size=4)
    gathering.run(lambda: all(one.code != gathering.code for one in gathering.people))
    gathering.moderator.ask(EndHeat, heat=2)
    gathering.run(lambda: gathering.table.heats.stages[0].heats[1].result is not None)
    assert not gathering.table.heats.stages[0].has_result
    gathering.moderator.ask(EndHeat)
    gathering.run(lambda: gathering.is_over(1) and gathering.are_back())
    gathering.draw(size=6)
    assert gathering.table.heats.stages[1].players == 12
    assert gathering.cluster.errors.lines == []


def test_heats_are_reported_to_an_event_at_which_nobody_is_connected(
    gathering: Gathering,
) -> None:
    cluster = gathering.cluster
    gathering.draw()
    gathering.run(lambda: all(one.code != gathering.code for one in gathering.people))
    moderator = gathering.moderator.connection
    assert moderator is not None
    gathering.moderator.is_gone = True
    gathering.moderator.go_elsewhere()
    cluster.simulation.run(0.2)
    for node in cluster.nodes:
        room = node.hub.rooms.get(gathering.code)
        if room is not None:
            with node.loop.running():
                room.stop()
                node.hub.forget(room)
    gathering.run(lambda: gathering.is_over(1) and gathering.are_back())


async def _crowded_host(limits: TableLimits, players: int) -> list[ServerMessage]:
    """Draw heats on a host that keeps nothing, where all come from one address."""
    store = MemoryStore()
    hub = Hub(store, store, limits)
    room, token, _ = await hub.open(EVENT, opening_join(MODERATOR, Role.SPECTATOR), "::1")
    moderator = LocalClient(hub)
    moderator.request(Resume(id="resume", code=room.code, token=token))
    for number in range(players):
        client = LocalClient(hub)
        client.address = "::1"
        client.request(Join(id="join", code=room.code, name=f"Player{number}"))
        while not isinstance(await client.receive(), Snapshot):
            pass
    moderator.request(DrawHeats(id="draw", size=3, final=3))
    heard: list[ServerMessage] = []
    async for message in moderator:
        heard.append(message)
        if isinstance(message, Declined | HeatsProgress):
            break
    await hub.stop()
    return heard


def test_heats_count_as_tables_of_the_host_but_not_of_an_address() -> None:
    few = TableLimits(tables_per_address=1, openings=1, tables=4)
    *_, told = asyncio.run(_crowded_host(few, players=9))
    assert isinstance(told, HeatsProgress)
    assert (told.heats.heats, told.heats.open) == (3, 3)
    *_, refused = asyncio.run(_crowded_host(few, players=10))
    assert isinstance(refused, Declined)
    assert refused.refusal == "wire-server-full"

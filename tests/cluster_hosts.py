"""Several hosts that serve the same tables, each in a simulated process, and what harms them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from enum import StrEnum
from itertools import count
from random import Random
from typing import Self

from msgspec import Struct

from fifties.host.client import Client
from fifties.host.hub import Hub, HubEnvironment, opening_join
from fifties.host.limits import TableLimits
from fifties.host.owner import TableOwner
from fifties.host.room import Room
from fifties.table.settings import TableSettings

from lossy_bus import BusFaults, LossyBus, Wires
from shared_store import NodeStore, SharedDatabase
from simulated_loops import NOON, SimulatedLoop, Simulation

NO_LIMITS = TableLimits(
    tables_per_address=0, openings=0, tables=0, wrong_codes=0, idle_hours=0, solo_minutes=0
)


class Node:
    """One simulated process."""

    def __init__(self, cluster: SimulatedCluster, name: str, skew: float) -> None:
        self.name = name
        self.loop = SimulatedLoop(cluster.simulation)
        self.store = NodeStore(cluster.database, cluster.simulation, name)
        self.bus = LossyBus(cluster.wires, self.loop, name)
        self.clients: list[Client] = []
        """All who have ever connected."""
        environment = HubEnvironment(
            rng=Random(f"{cluster.seed} {name}"),
            now=lambda: NOON + cluster.simulation.now + skew,
        )
        with self.loop.running():
            self.hub = Hub(self.store, self.store, NO_LIMITS, environment)
            self.hub.join_cluster(self.store, self.bus)

    def pause(self, *, paused: bool) -> None:
        """Do nothing for a while, or go on."""
        self.loop.is_paused = paused

    def cut_off(self) -> None:
        """Reach neither the other processes nor the database; people still reach this one."""
        self.bus.cut()
        self.store.cut()

    def mend(self) -> None:
        """Let nothing go wrong here any more."""
        if not self.loop.is_closed():
            self.pause(paused=False)
            self.bus.mend()
            self.store.mend()

    def owned(self, code: str) -> Room | None:
        """Return the room of a table that this process owns."""
        room = self.hub.rooms.get(code)
        return room if room is not None and isinstance(room.role, TableOwner) else None


class HarmKind(StrEnum):
    """What can happen to a process."""

    KILL = "kill"
    """It is gone without a goodbye, and another one starts."""
    POWER_CUT = "power-cut"
    """Its machine is gone: the database does not notice that its session is."""
    PAUSE = "pause"
    STOP = "stop"
    """It stops as it should, and another one starts."""
    CUT_BUS = "cut-bus"
    CUT_STORE = "cut-store"
    CUT_OFF = "cut-off"
    """From bus and database; people still reach it."""
    LOSE_SESSION = "lose-session"
    """The database takes it for dead, until it renews its lease."""
    SLOW_APPENDS = "slow-appends"
    LOSE_ANSWER = "lose-answer"
    """The next append is kept, but its answer gets lost."""


class Harm(Struct, frozen=True):
    """Something that happens to a process."""

    at: float
    kind: HarmKind
    node: int
    seconds: float
    """How long it lasts, where it lasts."""


class SimulatedCluster:
    """Processes, what they share, and what happens to them."""

    def __init__(self, seed: int, nodes: int = 3) -> None:
        self.seed = seed
        self.rng = Random(f"cluster {seed}")
        self.simulation = Simulation()
        self.database = SharedDatabase(self.simulation)
        self.wires = Wires(self.simulation, seed)
        self.nodes: list[Node] = []
        self.serials = count(1)
        """Numbers for connections, so that each run of a seed is the same."""
        self.errors = ErrorList()
        self.is_harmed = True
        """Whether things still go wrong; then people have little patience."""
        self._names = 0
        for _ in range(nodes):
            self.start()

    def start(self) -> None:
        """Start a process."""
        self._names += 1
        self.nodes.append(Node(self, f"node{self._names}", self.rng.uniform(-1, 1)))

    def open(self, settings: TableSettings, name: str, token: str, node: Node) -> str:
        """Open a table in a process, and return its code."""
        opening = node.hub.open(settings, opening_join(name, token=token))
        room, _, _ = node.loop.finish(opening)
        return room.code

    # Harm

    def harm(self, harm: Harm) -> None:
        """Do harm to a process, and mend it in time."""
        node = self.nodes[harm.node % len(self.nodes)]
        begin: dict[HarmKind, Callable[[], object]] = {
            HarmKind.KILL: lambda: self.kill(node),
            HarmKind.POWER_CUT: lambda: self.kill(node, is_session_open=True),
            HarmKind.STOP: lambda: self._stop(node),
            HarmKind.PAUSE: lambda: node.pause(paused=True),
            HarmKind.CUT_BUS: node.bus.cut,
            HarmKind.CUT_STORE: node.store.cut,
            HarmKind.CUT_OFF: node.cut_off,
            HarmKind.LOSE_SESSION: lambda: self.database.end_session(node.name),
            HarmKind.SLOW_APPENDS: lambda: node.store.slow_down(harm.seconds / 4),
            HarmKind.LOSE_ANSWER: node.store.lose_answer,
        }
        begin[harm.kind]()
        if harm.kind in {HarmKind.KILL, HarmKind.POWER_CUT, HarmKind.STOP}:
            self.start()
        self.simulation.call_in(harm.seconds, node.mend)

    def mend_all(self) -> None:
        """Let nothing go wrong any more."""
        self.is_harmed = False
        self.wires.faults = BusFaults()
        for node in self.nodes:
            node.mend()

    def kill(self, node: Node, *, is_session_open: bool = False) -> None:
        """End a process without a goodbye; the database notices unless its session stays open."""
        if not is_session_open:
            self.database.end_session(node.name)
        self._bury(node)

    def _stop(self, node: Node) -> None:
        node.mend()
        with node.loop.running():
            stopping = node.loop.create_task(node.hub.stop())
        self.nodes.remove(node)
        stopping.add_done_callback(lambda _: self.simulation.call_in(0.1, lambda: self._bury(node)))

    def _bury(self, node: Node) -> None:
        if node.loop.is_closed():
            return
        if node in self.nodes:
            self.nodes.remove(node)
        self.wires.buses.remove(node.bus)
        node.loop.kill()
        for client in node.clients:
            client.lost = True
            client.close()

    def end(self) -> None:
        """End all processes."""
        for loop in [*self.simulation.loops]:
            loop.kill()
        self.errors.end()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()


class ErrorList(logging.Handler):
    """What hosts log that must never happen."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []
        logging.getLogger("fifties").addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Note an error, unless it is that the database cannot be reached."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, OSError):
            self.lines.append(logging.Formatter().format(record))

    def end(self) -> None:
        """Listen no more."""
        logging.getLogger("fifties").removeHandler(self)

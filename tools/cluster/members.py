"""All processes of a cluster on one machine: how they are, and what can be done to them."""

from __future__ import annotations

import asyncio
import signal
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from threading import Lock
from typing import Final

import asyncpg
from msgspec import Struct

from tools.cluster.engines import Engine
from tools.cluster.node import Node

ASKED_SECONDS: Final = 0.5
"""How long the database may take to tell who owns which table."""


class State(StrEnum):
    """How a process is."""

    RUNNING = "running"
    STARTING = "starting"
    PAUSED = "paused"
    ENDED = "ended"


class Operation(StrEnum):
    """What can be done to a process."""

    KILL = "kill"
    STOP = "stop"
    PAUSE = "pause"
    RESUME = "resume"
    START = "start"


SIGNALS: Final = {
    Operation.STOP: signal.SIGTERM,
    Operation.PAUSE: signal.SIGSTOP,
    Operation.RESUME: signal.SIGCONT,
}

POSSIBLE: Final = {
    State.RUNNING: (Operation.KILL, Operation.PAUSE, Operation.STOP),
    State.STARTING: (Operation.KILL,),
    State.PAUSED: (Operation.KILL, Operation.RESUME),
    State.ENDED: (Operation.START,),
}
"""By state, what can be done to a node."""

ENGINE_OPERATIONS: Final = (Operation.KILL, Operation.START)
"""What can be done to an engine: one that ends slowly or is paused shows nothing else."""


class OwnedTable(Struct, frozen=True):
    """A table of a node."""

    code: str
    entries: int
    """How many log entries it has."""


class MemberStatus(Struct, frozen=True):
    """How one process is."""

    title: str
    port: int
    pid: int
    state: State
    possible: tuple[Operation, ...]
    name: str
    """What a node calls itself; nothing for an engine, and for a node that does not answer."""
    figures: dict[str, int]
    tables: tuple[OwnedTable, ...]


class Member:
    """A process that people may harm."""

    def __init__(self, title: str, engine: Engine) -> None:
        self.title = title
        self.engine = engine
        self._is_paused = False
        self._turn = Lock()

    @property
    def state(self) -> State:
        """How the process is."""
        if self.engine.process.poll() is not None:
            return State.ENDED
        if self._is_paused:
            return State.PAUSED
        return State.STARTING if self._turn.locked() else State.RUNNING

    @property
    def possible(self) -> tuple[Operation, ...]:
        """What can be done to the process now."""
        possible = POSSIBLE[self.state]
        if isinstance(self.engine, Node):
            return possible
        return tuple(operation for operation in possible if operation in ENGINE_OPERATIONS)

    def do(self, operation: Operation) -> bool:
        """Do something to the process if that is possible now; return whether it was."""
        if operation not in self.possible:
            return False
        if operation is Operation.START:
            with self._turn:
                self._is_paused = False
                self.engine.start()
        elif operation is Operation.KILL:
            self._is_paused = False
            self.engine.kill()
        else:
            self._is_paused = operation is Operation.PAUSE
            self.engine.kill(SIGNALS[operation])
        return True

    def status(self, tables: dict[str, list[OwnedTable]]) -> MemberStatus:
        """Return how the process is; *tables* are those of each node, by its name."""
        state = self.state
        name, figures = "", dict[str, int]()
        if isinstance(self.engine, Node) and state is State.RUNNING:
            name, figures = self.engine.figures()
        return MemberStatus(
            self.title,
            self.engine.port,
            self.engine.pid,
            state,
            self.possible,
            name,
            figures,
            tuple(tables.get(name, ())),
        )


class Members:
    """All processes that people may harm."""

    def __init__(self, members: Sequence[Member], store: str) -> None:
        self._members = members
        self._store = store
        self._pool = ThreadPoolExecutor(len(members))

    def statuses(self) -> list[MemberStatus]:
        """Return how all processes are."""
        tables = asyncio.run(_owned_tables(self._store))
        return [*self._pool.map(lambda member: member.status(tables), self._members)]

    def do(self, number: int, operation: Operation) -> bool:
        """Do something to the process *number*; return whether that was possible."""
        return 0 <= number < len(self._members) and self._members[number].do(operation)


async def _owned_tables(store: str) -> dict[str, list[OwnedTable]]:
    """Return the tables of each node, by its name; none if the database does not answer."""
    tables: dict[str, list[OwnedTable]] = defaultdict(list)
    try:
        async with asyncio.timeout(ASKED_SECONDS):
            connection = await asyncpg.connect(store)
            try:
                question = "SELECT owner, code, version FROM tables ORDER BY code"
                for owner, code, version in await connection.fetch(question):
                    tables[owner].append(OwnedTable(code, version))
            finally:
                connection.terminate()
    except (OSError, asyncpg.PostgresError):
        return {}
    return tables

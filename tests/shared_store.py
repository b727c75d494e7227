"""A database in memory that several simulated processes share, with the fences of the real one.

It keeps rules that the statements of `fifties.server.postgres_store` have: who may claim a table,
and which rows are kept. Each statement is one step. On the way to the database and back a
statement can be late, or lost with its answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import ClassVar, TypeVar

import msgspec
from msgspec import Struct, field

from fifties.host.finished_games import KeptRecord, RecordWithKeys
from fifties.host.leases import Ownership
from fifties.host.table_log import ALL_KEPT, Batch, NewTable, NotKept, StoredTable
from fifties.table.codec import decode_entry
from fifties.table.runner import LogRow

from simulated_loops import Simulation

LEASE = 1.0
PATIENCE = 8.0
AGAIN = 0.1

Result = TypeVar("Result")


class Lease(Struct):
    """That of a process."""

    until: float
    has_bus: bool
    is_session_open: bool = True


class TableRow(Struct):
    """What is kept of a table beside its log."""

    address: str
    used: float
    owner: str
    epoch: int = 1
    version: int = 0
    shared: bool = False
    log: list[tuple[float, bytes, int | None, str | None]] = field(default_factory=list)


class SharedDatabase:
    """Tables, leases and records of all processes."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        self.leases: dict[str, Lease] = {}
        self.tables: dict[str, TableRow] = {}
        self.records: dict[str, RecordWithKeys] = {}

    def is_alive(self, node: str) -> bool:
        """Return whether a process has a lease."""
        lease = self.leases.get(node)
        return lease is not None and lease.until > self._simulation.now and lease.is_session_open

    def renew(self, node: str, *, has_bus: bool) -> dict[str, bool]:
        """Renew a lease; return who is alive."""
        self.leases[node] = Lease(self._simulation.now + LEASE, has_bus)
        return {name: lease.has_bus for name, lease in self.leases.items() if self.is_alive(name)}

    def end_session(self, node: str) -> None:
        """Take a process for dead until it renews its lease."""
        if node in self.leases:
            self.leases[node].is_session_open = False

    def claim(self, node: str, code: str) -> Ownership | None:
        """Change the owner, unless another one is alive."""
        table = self.tables.get(code)
        if table is None:
            return None
        if table.owner == node or not self.is_alive(table.owner):
            table.owner, table.epoch = node, table.epoch + 1
        return Ownership(table.owner, table.epoch, table.version)

    def release(self, node: str, epochs: Mapping[str, int], successor: str) -> None:
        """Let another process, or nobody, own tables."""
        for code, epoch in epochs.items():
            table = self.tables.get(code)
            if table is not None and (table.owner, table.epoch) == (node, epoch):
                table.owner, table.epoch = successor, epoch + bool(successor)

    def owners(self, codes: Iterable[str]) -> dict[str, Ownership]:
        """Return who owns tables."""
        return {
            code: Ownership(table.owner, table.epoch, table.version)
            for code in codes
            if (table := self.tables.get(code)) is not None
        }

    def append(self, node: str, batch: Batch, since: dict[str, int]) -> frozenset[str]:
        """Keep what *node* may; return the codes of tables whose rows were kept."""
        for new in batch.opened:
            self._open(node, new)
        kept = frozenset(code for code in since if self._may(node, batch, code, since[code]))
        for code, row in batch.rows:
            if code in kept:
                table = self.tables[code]
                assert row.seq == len(table.log) + 1, "a row is kept twice, or one is left out"
                entry = msgspec.json.encode(row.entry)
                table.log.append((row.at, entry, row.member, row.request))
                table.version = row.seq
        for sharing in batch.shared:
            if sharing.code in kept:
                self.tables[sharing.code].shared = sharing.shared
        for code, with_keys in batch.records:
            if code in kept:
                self.records.setdefault(with_keys.record.name, with_keys)
        return kept

    def _open(self, node: str, new: NewTable) -> None:
        self.tables.setdefault(new.code, TableRow(new.address, new.at, node))

    def _may(self, node: str, batch: Batch, code: str, since: int) -> bool:
        table = self.tables.get(code)
        mine = (node, batch.epochs[code], since)
        return table is not None and (table.owner, table.epoch, table.version) == mine

    def load(self, code: str, since: int = 0) -> StoredTable | None:
        """Return a table with its rows after *since*."""
        table = self.tables.get(code)
        return None if table is None else StoredTable(table.address, self.rows(code, since))

    def rows(self, code: str, since: int = 0) -> list[LogRow]:
        """Return the rows of a table after *since*."""
        return [
            LogRow(seq, at, decode_entry(entry), member, request)
            for seq, (at, entry, member, request) in enumerate(
                self.tables[code].log[since:], since + 1
            )
        ]


class NodeStore:
    """The way of one process to the database."""

    lasting: ClassVar[bool] = True

    def __init__(self, database: SharedDatabase, simulation: Simulation, node: str) -> None:
        self.node = node
        self.lease = LEASE
        self._database = database
        self._simulation = simulation
        self._rng = Random(f"store {node}")
        self.is_cut_off = False
        """Whether nothing gets through."""
        self.appends_take = 0.0
        """How many seconds an append takes longer."""
        self.lost_answers = 0
        """After how many of the next appends the connection breaks before the answer."""

    def cut(self) -> None:
        """Let nothing through."""
        self.is_cut_off = True

    def slow_down(self, seconds: float) -> None:
        """Let every append take so much longer."""
        self.appends_take = seconds

    def lose_answer(self) -> None:
        """Let the connection break after the next append, before its answer."""
        self.lost_answers = 1

    def mend(self) -> None:
        """Let everything through at once."""
        self.is_cut_off, self.appends_take, self.lost_answers = False, 0.0, 0

    async def _ask(
        self, work: Callable[[], Result], seconds: float = 0, *, lose_answer: bool = False
    ) -> Result:
        """Let the database do something, or raise `ConnectionError`."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Result] = loop.create_future()

        def arrive() -> None:
            if self.is_cut_off:
                back(None)
                return
            result = work()
            back(None if lose_answer else lambda: result)

        def back(result: Callable[[], Result] | None) -> None:
            self._simulation.call_in(self._rng.uniform(1e-4, 1e-3), lambda: finish(result))

        def finish(result: Callable[[], Result] | None) -> None:
            if loop.is_closed() or answer.done():
                return
            if result is None:
                answer.set_exception(ConnectionError("the database does not answer"))
            else:
                answer.set_result(result())

        self._simulation.call_in(seconds + self._rng.uniform(1e-4, 1e-3), arrive)
        return await answer

    async def _read(self, work: Callable[[], Result]) -> Result:
        """Do what is harmless twice, again for a while if nothing gets through."""
        until = self._simulation.now + PATIENCE
        while True:
            try:
                return await self._ask(work)
            except ConnectionError:
                if self._simulation.now > until:
                    raise
                await asyncio.sleep(AGAIN)

    # The log of tables

    async def append(self, batch: Batch) -> NotKept:
        """Keep *batch*; return the codes of tables that others own."""
        if not batch.rows:
            return ALL_KEPT
        since: dict[str, int] = {}
        upto: dict[str, int] = {}
        for code, row in batch.rows:
            since.setdefault(code, row.seq - 1)
            upto[code] = row.seq
        is_unsure = False
        while True:
            try:
                if is_unsure:
                    await self._skip_kept(batch, since, upto)
                return NotKept(fenced=frozenset(since) - await self._append(batch, since))
            except ConnectionError:
                is_unsure = True
                await asyncio.sleep(AGAIN)

    async def _append(self, batch: Batch, since: dict[str, int]) -> frozenset[str]:
        lose_answer = self.lost_answers > 0
        self.lost_answers -= lose_answer
        return await self._ask(
            lambda: self._database.append(self.node, batch, since),
            self.appends_take,
            lose_answer=lose_answer,
        )

    async def _skip_kept(self, batch: Batch, since: dict[str, int], upto: dict[str, int]) -> None:
        owners = await self._ask(lambda: self._database.owners([*since]))
        for code, owned in owners.items():
            if owned == Ownership(self.node, batch.epochs[code], upto[code]):
                del since[code]

    async def load(self, code: str, since: int = 0) -> StoredTable | None:
        """Return a table with its rows after *since*."""
        return await self._read(lambda: self._database.load(code, since))

    async def is_free(self, code: str) -> bool:
        """Return whether a new table can have this code."""
        return await self._read(lambda: code not in self._database.tables)

    async def mark_used(self, codes: Iterable[str], now: float) -> None:
        """Note that tables are in use."""
        used = {*codes}

        def mark() -> None:
            for code, table in self._database.tables.items():
                table.used = now if code in used else table.used

        await self._read(mark)

    async def skip_downtime(self, now: float) -> None:
        """Do nothing: no test lasts that long."""

    async def count(self) -> int:
        """Return how many tables there are."""
        return await self._read(lambda: len(self._database.tables))

    async def count_shared(self, address: str) -> int:
        """Return how many tables opened from *address* have several people at them."""
        tables = self._database.tables
        return await self._read(
            lambda: sum(table.shared for table in tables.values() if table.address == address)
        )

    async def idle(self, before: float) -> list[str]:
        """Return the codes of tables that were not used since *before*."""
        tables = self._database.tables
        return await self._read(lambda: [code for code in tables if tables[code].used < before])

    async def idle_solo(self, before: float) -> list[str]:
        """Return those of them at which there are not several people."""
        return [code for code in await self.idle(before) if not self._database.tables[code].shared]

    async def delete(self, codes: Iterable[str]) -> None:
        """Delete tables."""
        gone = [*codes]
        await self._read(lambda: [self._database.tables.pop(code, None) for code in gone])

    # Leases

    async def renew(self, *, has_bus: bool) -> Mapping[str, bool]:
        """Renew the lease of this process."""
        return await self._ask(lambda: self._database.renew(self.node, has_bus=has_bus))

    async def claim(self, code: str) -> Ownership | None:
        """Own a table from now on, unless an owner that is alive does."""
        return await self._read(lambda: self._database.claim(self.node, code))

    async def release(self, epochs: Mapping[str, int], successor: str = "") -> None:
        """Let another process, or nobody, own tables."""
        await self._read(lambda: self._database.release(self.node, epochs, successor))

    async def owners(self, codes: Iterable[str]) -> Mapping[str, Ownership]:
        """Return who owns these tables."""
        asked = [*codes]
        return await self._read(lambda: self._database.owners(asked))

    # The archive of records

    async def record(self, name: str) -> KeptRecord | None:
        """Return a record."""
        with_keys = await self._read(lambda: self._database.records.get(name))
        return None if with_keys is None else with_keys.record

    async def records_of(self, key: str) -> list[KeptRecord]:
        """Return the records of the games that the holder of *key* played."""
        records = await self._read(lambda: [*self._database.records.values()])
        return [with_keys.record for with_keys in records if key in with_keys.keys]

    async def erase(self, name: str, key: str) -> bool:
        """Erase nothing: nobody asks for that."""
        raise NotImplementedError

    async def erase_before(self, before: float) -> int:
        """Erase nothing: records are kept for ever."""
        raise NotImplementedError

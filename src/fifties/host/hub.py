"""All tables of a host: opening, finding, unloading and deleting them, and their clients."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from random import Random, SystemRandom
from typing import Final, TypeVar

from msgspec import Struct

from fifties.core.contract import Seat
from fifties.host import refusals
from fifties.host.bot_thinker import BotThinker, Decided, IsReady
from fifties.host.bus import Bus
from fifties.host.cleanup import TIDY_EVERY, Cleanup
from fifties.host.client import Client
from fifties.host.cluster import Cluster
from fifties.host.codes import tidy_code
from fifties.host.executor import Execute, LoopExecutor
from fifties.host.finished_games import KeptRecord, RecordArchive
from fifties.host.heat_tables import HeatTables
from fifties.host.join_requests import JoinRequests
from fifties.host.journal import Journal
from fifties.host.leases import Leases
from fifties.host.limits import TableLimits
from fifties.host.owner import TableOwner
from fifties.host.refusals import NotServed
from fifties.host.room import ARRIVAL_REQUESTS, MOST_WAITING, Room
from fifties.host.table_log import TableLog, TableSharing, Unreadable
from fifties.host.table_openings import ReadBranch, TableOpenings
from fifties.host.token_buckets import TokenBuckets
from fifties.table.entries import MemberId, Role
from fifties.table.messages import CloseReason
from fifties.table.requests import ClientMessage, DrawHeats, Join, Mute
from fifties.table.runner import LogRow
from fifties.table.schedule import BotTurn, has_drawn
from fifties.table.settings import TableSettings

COME_BACK: Final = 2.0
"""Seconds after which clients are told to come back when the host stops or a table fails."""

STOP_PATIENCE: Final = 3.0
"""Seconds for which a host that stops waits for its log."""

COME_BACK_EARLIEST: Final = 0.1
COME_BACK_A_SECOND: Final = 2_000
"""After how many seconds the first clients come back to other processes, and how many a second."""

Found = TypeVar("Found")

log = logging.getLogger(__name__)


class HubEnvironment(Struct, frozen=True, kw_only=True):
    """What a hub is handed in: all that may need threads, processes or a real clock."""

    think_with: Execute | None = None
    """Runs decisions of bots; by default the event loop does, one in a turn."""
    is_ready: IsReady = lambda _game, _level: True
    """Returns whether a bot decides without compiling; until then weaker ones play for it."""
    on_failure: Callable[[], None] = lambda: None
    """Is called when the log can keep nothing any more."""
    rng: Random = SystemRandom()
    """Draws secrets, codes, tokens and the seeds of bots."""
    now: Callable[[], float] | None = None
    """Returns the time of day, and never jumps; by default it follows the event loop's clock."""


class Hub:
    """Everything that happens on a host."""

    def __init__(
        self,
        table_log: TableLog,
        archive: RecordArchive,
        limits: TableLimits | None = None,
        environment: HubEnvironment | None = None,
    ) -> None:
        environment = environment or HubEnvironment()
        self.limits = limits = limits or TableLimits()
        self.log, self.archive = table_log, archive
        self.rng = environment.rng
        self.journal = Journal(table_log, environment.on_failure, self.note_damage)
        self._thinks_in_loop = environment.think_with is None
        self._thinker = BotThinker(
            self.rng,
            environment.think_with or LoopExecutor(),
            environment.is_ready,
            in_pieces=self._thinks_in_loop,
        )
        self.rooms: dict[str, Room] = {}
        self.clients: set[Client] = set()
        self.damaged: set[str] = set()
        """Tables and records that could not be read or stored."""
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        """Tables that are being read."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.cluster: Cluster | None = None
        """The processes that serve the same tables, if there are others."""
        self.stopping = False
        wrong_codes = limits.wrong_codes_a_minute / 60 if limits.wrong_codes else 0
        self._wrong_codes = TokenBuckets(wrong_codes, limits.wrong_codes)
        self._openings = TableOpenings(self)
        self._loop = asyncio.get_running_loop()
        epoch = time.time() - self._loop.time()
        self._now = environment.now or (lambda: epoch + self._loop.time())
        self.started = self.now()
        self.heat_tables = HeatTables(self)
        self.join_requests = JoinRequests(self)
        self._cleanup = Cleanup(self)
        self._tidy_timer = self._loop.call_later(TIDY_EVERY, self._tidy_regularly)
        self.run(table_log.skip_downtime(self.started))

    def join_cluster(self, leases: Leases, bus: Bus) -> None:
        """Serve the same tables as other processes do."""
        self.cluster = Cluster(self, leases, bus)
        self.cluster.start()

    def run(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside what is going on."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def now(self) -> float:
        """Return the time of day in seconds; it never jumps while the host runs."""
        return self._now()

    # Tables

    async def open(
        self,
        settings: TableSettings,
        opener: Join,
        address: str = "",
        device: str = "",
        *,
        alone: bool = False,
    ) -> tuple[Room, str, MemberId]:
        """Open a table for *opener*; return its room, and the opener's token and number.

        *alone* says that nobody else is to join: then the limit on shared tables of an address is
        not checked.
        """
        return await self._openings.open(settings, opener, address, device, alone=alone)

    async def open_branch(
        self,
        read_branch: ReadBranch,
        opener: Join,
        address: str = "",
        device: str = "",
        seat: Seat | None = None,
    ) -> tuple[Room, str, MemberId]:
        """Open a table that plays on from a record, with *opener* on this *seat* or the first."""
        return await self._openings.open_branch(read_branch, opener, address, device, seat)

    async def require_fewer_shared(self, address: str) -> None:
        """Refuse another shared table to an address that has too many."""
        await self._openings.require_fewer_shared(address)

    def rows_kept(self, room: Room, rows: Sequence[LogRow]) -> None:
        """Look at what was kept of a table that this process owns."""
        self.heat_tables.rows_kept(room, rows)
        if self._thinks_in_loop and any(has_drawn(row.entry) for row in rows):
            self._thinker.prepare(room.runner.bots_ahead())

    def note_sharing(self, room: Room) -> None:
        """Keep whether several people are at the table: then it counts, and is kept for long."""
        shared = room.runner.table.shared
        if shared != room.shared:
            room.shared = shared
            self.journal.share(TableSharing(room.code, shared))

    async def close_table(self, room: Room) -> None:
        """Disconnect everybody and delete the table."""
        room.stop()
        # Only when all that it gave to the journal is stored can it be deleted.
        closed: asyncio.Future[bool] = self._loop.create_future()
        self.journal.keep(room.code, [], [], closed.set_result)
        room.disconnect_all(CloseReason.CLOSED, 1000)
        await closed
        await self._cleanup.delete([room.code])
        self.forget(room)

    def restart(self, room: Room) -> None:
        """Forget a room in which something went wrong; its table is read again from the log."""
        room.stop()
        # Only when all that it gave to the journal is stored may its table be read again.
        self.journal.keep(room.code, [], [], lambda _: self.forget(room))
        room.disconnect_all(CloseReason.RESTARTING, 1012, COME_BACK)

    def forget(self, room: Room) -> None:
        """Take a room out of the memory."""
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]
            room.gone.set()
            if self.cluster is not None:
                self.run(self.cluster.release(room))

    async def find(self, code: str) -> Room | None:
        """Return the room of a table, loaded from the log if need be; ``None`` if there is none.

        A table that cannot be read any more is refused.
        """
        code = tidy_code(code)
        room = self.rooms.get(code)
        if room is not None and room.stopped and not self.stopping:
            await room.wait_until_gone(COME_BACK)  # after that it can be read again
            room = self.rooms.get(code)
        if room is None and self.log.lasting:
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = self._loop.create_task(self._load(code))
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
            # Others may wait for it, too: whoever goes away does not end it.
            room = await asyncio.shield(loading)
        if room is not None and self.cluster is not None and not room.role.is_up_to_date:
            await self.cluster.bring_up_to_date(room)
        return room

    async def _load(self, code: str) -> Room | None:
        if code in self.damaged:
            raise NotServed(refusals.TableDamaged())
        ownership = None if self.cluster is None else await self.cluster.claim(code)
        if self.cluster is not None and ownership is None:
            return None
        try:
            stored = await self.log.load(code)
            if stored is None:
                return None
            room = Room(code, self.rng, self.now, stored.address)
            room.runner.restore(stored.rows)
        except Exception as error:
            if isinstance(error, OSError):
                raise
            reason = str(error) if isinstance(error, Unreadable) else type(error).__name__
            self.note_damage(code, reason)
            raise NotServed(refusals.TableDamaged()) from None
        room.shared = room.runner.table.shared
        if self.cluster is not None and ownership is not None:
            self.cluster.adopt(room, ownership)
        else:
            room.role = TableOwner(room, self)
        self.rooms[code] = room
        if room.role.decides:
            self.heat_tables.owned(room)
        return room

    def note_damage(self, name: str, reason: str) -> None:
        """Count a table or record that cannot be used, and log it once; its name is a secret."""
        if name not in self.damaged:
            self.damaged.add(name)
            log.error(
                "something in the storage is damaged; `fifties recover` saves what can be read",
                extra={"reason": reason, "damaged": len(self.damaged)},
            )

    async def look_up(self, code: str, address: str, token: str | None = None) -> Room:
        """Return the room of a table for somebody at *address*, who can try only so many codes.

        Whoever shows a token of the table is let through: a neighbour's guesses lock nobody out.
        """
        dry = self._has_guessed_enough(address)
        room = None if dry and token is None else await self.find(code)
        return self.check_found(room, code, address, token)

    async def owner_elsewhere(self, code: str, address: str, token: str | None) -> str:
        """Return the other process that owns a table; nothing if none does.

        Whoever has guessed too many codes learns nothing, as `look_up` has it.
        """
        if self.cluster is None or (token is None and self._has_guessed_enough(address)):
            return ""
        return await self.cluster.owner_elsewhere(tidy_code(code))

    def _has_guessed_enough(self, address: str) -> bool:
        now = self._loop.time()
        return self._wrong_codes.of(address, now).dry(now)

    def check_found(self, room: Room | None, code: str, address: str, token: str | None) -> Room:
        """Return *room*, unless whoever asks may not have it."""
        if room is not None and room.stopped:
            raise NotServed(refusals.ServerFull())
        if room is not None and token is not None and room.runner.member_with(token) is not None:
            return room
        if self._has_guessed_enough(address):
            raise NotServed(refusals.TooManyWrongCodes())
        if room is None:
            self.count_wrong_code(address)
            raise NotServed(refusals.NoSuchTable(code[:16]))
        return room

    def count_wrong_code(self, address: str) -> None:
        """Note that a wrong code or token came from *address*."""
        self.count_address(address, opened=False)
        if self.cluster is not None:
            self.cluster.count_address(address, opened=False)

    def count_address(self, address: str, *, opened: bool) -> None:
        """Count a wrong code or an opened table against *address*."""
        now = self._loop.time()
        buckets = self._openings.buckets if opened else self._wrong_codes
        buckets.of(address, now).take(now)

    # Records

    async def record(self, name: str) -> KeptRecord | None:
        """Return a record, or refuse one that cannot be read any more, or never was stored."""
        if name in self.damaged:
            raise NotServed(refusals.RecordDamaged())
        return await self._read(name, self.archive.record(name))

    async def records_of(self, key: str) -> list[KeptRecord]:
        """Return the records of the games that the holder of *key* played, latest first."""
        return await self._read("records", self.archive.records_of(key))

    async def erase(self, name: str, key: str) -> bool:
        """Erase a record for somebody who played in it; return whether there was such a one."""
        return await self._read(name, self.archive.erase(name, key))

    async def _read(self, name: str, reading: Coroutine[None, None, Found]) -> Found:
        try:
            return await reading
        except Unreadable as error:
            self.note_damage(name, str(error))
            raise NotServed(refusals.RecordDamaged()) from None

    # Clients

    def add_client(self, client: Client) -> None:
        """Take a client in."""
        self.clients.add(client)

    def remove_client(self, client: Client) -> None:
        """Note that a client is gone."""
        client.lost = True
        self.clients.discard(client)
        self.join_requests.forget(client)
        if client.room is not None:
            client.room.drop(client)

    def receive(self, client: Client, message: ClientMessage) -> None:
        """Receive a message of *client*; it is answered in messages to the client."""
        if self.stopping:
            return  # it is told to come back, and asks again
        try:
            self._dispatch(client, message)
        except NotServed as refused:
            client.refuse(refused.refusal, message.id)

    def _dispatch(self, client: Client, message: ClientMessage) -> None:
        room = client.room
        if client.arriving is not None:
            if len(client.arriving) >= MOST_WAITING:
                raise NotServed(refusals.TooManyWaiting())
            client.arriving.append(message)
        elif isinstance(message, ARRIVAL_REQUESTS):
            self.join_requests.receive(client, message)
        elif room is None:
            raise NotServed(refusals.NotJoined())
        elif isinstance(message, DrawHeats):
            self.heat_tables.draw(client, room, message)
        elif isinstance(message, Mute):
            room.mute(client, message)
        else:
            room.post(client, message)

    # Bots

    def think(self, turns: list[BotTurn], then: Decided) -> None:
        """Let bots decide, and call *then* with each decision."""
        self._thinker.think(turns, then)

    # Tidying

    def _tidy_regularly(self) -> None:
        self._tidy_timer = self._loop.call_later(TIDY_EVERY, self._tidy_regularly)
        self.run(self.tidy())

    async def tidy(self) -> None:
        """Unload rooms that nobody uses, and delete tables and records that are too old."""
        try:
            await self._cleanup.run(self.now())
        except OSError as error:
            log.warning("the store cannot be reached", extra={"reason": str(error)})

    # The end

    async def stop(self) -> None:
        """Decide nothing more, keep everything, and tell all clients to come back."""
        if self.stopping:
            return
        self.stopping = True
        self._tidy_timer.cancel()
        self.heat_tables.stop()
        self.join_requests.stop()
        for room in self.rooms.values():
            room.stop()
        # What is being kept is still answered; after the goodbye comes nothing.
        try:
            async with asyncio.timeout(STOP_PATIENCE):
                await self.journal.flush()
        except TimeoutError:
            # Nobody was told of it, so whoever has asked for it asks another process again.
            log.warning("what was asked for last was not kept: the log does not answer")
            self.journal.give_up()
        for task in [*self._tasks]:
            task.cancel()
        if self.cluster is not None:
            await self.cluster.stop()
        for client in [*self.clients]:
            client.say_goodbye(CloseReason.RESTARTING, 1012, self.when_to_come_back())

    def when_to_come_back(self) -> float:
        """Return when a client comes back: soon to another process, but not all at once."""
        if self.cluster is None or len(self.cluster.alive) < 2:  # noqa: PLR2004 - is there another
            return COME_BACK
        spread = COME_BACK_EARLIEST + len(self.clients) / COME_BACK_A_SECOND
        return round(self.rng.uniform(COME_BACK_EARLIEST, spread), 2)


def opening_join(
    name: str | None, role: Role = Role.SEAT, token: str | None = None, lang: str = "en"
) -> Join:
    """Return the request with which whoever opens a table joins it."""
    return Join(id="open", code="-", role=role, name=name, token=token, lang=lang)

"""All tables of a host: opening, finding, unloading and deleting them, and their clients."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from math import ceil
from random import Random, SystemRandom
from typing import Final, TypeVar

from msgspec import Struct

from fifties.host import refusals
from fifties.host.bot_thinker import BotThinker, Decided, IsReady
from fifties.host.client import Client, spoken
from fifties.host.codes import new_code, new_token, tidy_code
from fifties.host.executor import Execute, LoopExecutor
from fifties.host.finished_games import KeptRecord, RecordArchive
from fifties.host.journal import Journal
from fifties.host.limits import TableLimits
from fifties.host.refusals import NotServed
from fifties.host.room import Room
from fifties.host.table_log import NewTable, TableLog, TableSharing, Unreadable
from fifties.host.token_buckets import TokenBuckets
from fifties.table.entries import MemberId, Role
from fifties.table.messages import Parting
from fifties.table.requests import ClientMessage, Join, Mute, React, Resume
from fifties.table.schedule import BotTurn
from fifties.table.settings import TableSettings

TIDY_EVERY: Final = 60.0
"""Seconds between two looks at all rooms."""

ROOM_IDLE: Final = 120.0
"""Seconds after which a room without clients leaves the memory."""

COME_BACK: Final = 2.0
"""Seconds after which clients are told to come back when the host stops or a table fails."""

Found = TypeVar("Found")

log = logging.getLogger(__name__)


class HubServices(Struct, frozen=True, kw_only=True):
    """What a hub is handed in: all that may need threads, processes or a real clock."""

    commit_with: Execute | None = None
    """Runs commits of the log, which may wait for a disk; by default the event loop does."""
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
        services: HubServices | None = None,
    ) -> None:
        services = services or HubServices()
        limits = limits or TableLimits()
        self.log, self.archive = table_log, archive
        self.limits = limits
        self.rng = services.rng
        commit_with = services.commit_with or LoopExecutor()
        self.journal = Journal(table_log, archive, commit_with, services.on_failure)
        think_with = services.think_with or LoopExecutor()
        self._thinker = BotThinker(self.rng, think_with, services.is_ready)
        self.rooms: dict[str, Room] = {}
        self.clients: set[Client] = set()
        self.damaged: set[str] = set()
        """Tables and records that could not be read."""
        self._opening: set[str] = set()
        """The codes of tables that are being opened and are not safe yet."""
        self.stopping = False
        wrong_codes = limits.wrong_codes_a_minute / 60 if limits.wrong_codes else 0
        self._wrong_codes = TokenBuckets(wrong_codes, limits.wrong_codes)
        openings = limits.openings_a_minute / 60 if limits.openings else 0
        self._openings = TokenBuckets(openings, limits.openings)
        self._loop = asyncio.get_running_loop()
        epoch = time.time() - self._loop.time()
        self._now = services.now or (lambda: epoch + self._loop.time())
        self.started = self.now()
        table_log.skip_downtime(self.started)
        self._tidy_timer = self._loop.call_later(TIDY_EVERY, self._tidy_regularly)

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

        Only if nobody else is to come, because the opener plays *alone*, it does not matter how
        many tables of several people this address has.
        """
        self._require_room(address, alone=alone)
        code = new_code(self.rng)
        while code in self._opening or not self.log.is_free(code):
            code = new_code(self.rng)
        now = self.now()
        room = Room(code, self)
        token = opener.token or new_token(self.rng)
        rows = room.runner.open(code, settings, now)
        rows += room.runner.join(opener, token, device, now)
        safe = asyncio.Event()
        self._opening.add(code)
        try:
            self.journal.open(NewTable(code, address, now), rows, safe.set)
            await safe.wait()
        finally:
            self._opening.remove(code)
        self.rooms[code] = room
        return room, token, 0

    def _require_room(self, address: str, *, alone: bool) -> None:
        most, now = self.limits.tables, self._loop.time()
        if most and self.log.count() + len(self._opening) >= most:
            raise NotServed(refusals.ServerFull())
        if not alone:
            self._require_fewer_shared(address)
        bucket = self._openings.of(address, now)
        if not bucket.take(now):
            raise NotServed(refusals.TooManyOpened(ceil(bucket.wait(now))))

    def _require_fewer_shared(self, address: str) -> None:
        most = self.limits.tables_per_address
        if most and self.log.count_shared(address) >= most:
            raise NotServed(refusals.TooManyTables(most))

    def require_sharing(self, room: Room) -> None:
        """Refuse a second person where this address has enough tables of several people."""
        self._require_fewer_shared(self.log.address_of(room.code))

    def note_sharing(self, room: Room) -> None:
        """Keep whether several people are at the table: then it counts, and is kept for long."""
        shared = room.runner.table.shared
        if shared != room.shared:
            room.shared = shared
            self.journal.share(TableSharing(room.code, shared))

    async def close_table(self, room: Room) -> None:
        """Disconnect everybody and delete the table."""
        room.stop()
        closed = asyncio.Event()
        # Only when all that it gave to the journal is safe can it be deleted.
        self.journal.keep(room.code, [], [], closed.set)
        self._disconnect_all(room, Parting.CLOSED, 1000)
        await closed.wait()
        self.rooms.pop(room.code, None)
        self._delete_each([room.code])

    def restart(self, room: Room) -> None:
        """Forget a room in which something went wrong; its table is read again from the log."""
        room.stop()
        # Only when all that it gave to the journal is safe may its table be read again.
        self.journal.keep(room.code, [], [], lambda: self.rooms.pop(room.code, None))
        self._disconnect_all(room, Parting.RESTARTING, 1012, COME_BACK)

    @staticmethod
    def _disconnect_all(room: Room, why: Parting, code: int, again: float | None = None) -> None:
        for client in [*room.clients, *room.waiting]:
            client.room = None
            client.say_goodbye(why, code, again)
            client.close()

    def find(self, code: str) -> Room | None:
        """Return the room of a table, loaded from the log if need be; ``None`` if there is none.

        A table that cannot be read any more is refused.
        """
        code = tidy_code(code)
        room = self.rooms.get(code)
        if room is None and self.log.lasting:
            room = self._load(code)
        return room

    def _load(self, code: str) -> Room | None:
        if code in self.damaged:
            raise NotServed(refusals.TableDamaged())
        try:
            rows = self.log.load(code)
        except Unreadable as error:
            self._note_damage(code, error)
            raise NotServed(refusals.TableDamaged()) from None
        if not rows:
            return None
        room = Room(code, self)
        try:
            room.runner.restore(rows)
        except Exception as error:  # noqa: BLE001 - a table in trouble must not trouble others
            self._note_damage(code, error)
            raise NotServed(refusals.TableDamaged()) from None
        room.shared = room.runner.table.shared
        self.rooms[code] = room
        return room

    def _note_damage(self, name: str, error: Exception) -> None:
        """Count a table or record that cannot be read, and log it once; its name is a secret."""
        if name not in self.damaged:
            self.damaged.add(name)
            reason = str(error) if isinstance(error, Unreadable) else type(error).__name__
            log.error(
                "something that is kept cannot be read; `fifties recover` saves what can be",
                extra={"reason": reason, "damaged": len(self.damaged)},
            )

    def look_up(self, code: str, address: str, token: str | None = None) -> Room:
        """Return the room of a table for somebody at *address*, who can try only so many codes.

        Whoever shows a token of the table is let through: a neighbour's guesses lock nobody out.
        """
        now = self._loop.time()
        dry = self._wrong_codes.of(address, now).dry(now)
        room = None if dry and token is None else self.find(code)
        if room is not None and room.stopped:
            raise NotServed(refusals.ServerFull())
        if room is not None and token is not None and room.runner.member_with(token) is not None:
            return room
        if dry:
            raise NotServed(refusals.TooManyWrongCodes())
        if room is None:
            self.count_wrong_code(address)
            raise NotServed(refusals.NoSuchTable(code[:16]))
        return room

    def count_wrong_code(self, address: str) -> None:
        """Note that a wrong code or token came from *address*."""
        now = self._loop.time()
        self._wrong_codes.of(address, now).take(now)

    # Records

    def record(self, name: str) -> KeptRecord | None:
        """Return a record, or refuse one that cannot be read any more."""
        return self._read(name, lambda: self.archive.record(name))

    def records_of(self, key: str) -> list[KeptRecord]:
        """Return the records of the games that the holder of *key* played, latest first."""
        return self._read("records", lambda: self.archive.records_of(key))

    def erase(self, name: str, key: str) -> bool:
        """Erase a record for somebody who played in it; return whether there was such a one."""
        return self._read(name, lambda: self.archive.erase(name, key))

    def _read(self, name: str, read: Callable[[], Found]) -> Found:
        try:
            return read()
        except Unreadable as error:
            self._note_damage(name, error)
            raise NotServed(refusals.RecordDamaged()) from None

    # Clients

    def attach(self, client: Client) -> None:
        """Take a client in."""
        self.clients.add(client)

    def detach(self, client: Client) -> None:
        """Note that a client is gone."""
        client.lost = True
        self.clients.discard(client)
        if client.room is not None:
            client.room.drop(client)

    def receive(self, client: Client, message: ClientMessage) -> None:
        """Take a message of *client*; it is answered in messages to the client."""
        try:
            self._dispatch(client, message)
        except NotServed as refused:
            client.refuse(refused.refusal, message.id)

    def _dispatch(self, client: Client, message: ClientMessage) -> None:
        room = client.room
        match message:
            case Join() | Resume():
                if room is not None:
                    raise NotServed(refusals.JoinedAlready())
                if message.lang is not None:
                    client.lang = spoken(message.lang)
                client.room = self.look_up(message.code, client.address, message.token)
                client.room.post(client, message)
            case _ if room is None:
                raise NotServed(refusals.NotJoined())
            case React():
                room.when_safe(partial(_react, client, message))
            case Mute():
                room.mute(client, message)
            case _:
                room.post(client, message)

    # Bots

    def think(self, turns: list[BotTurn], then: Decided) -> None:
        """Let bots decide, and call *then* with each decision."""
        self._thinker.think(turns, then)

    # Tidying

    def _tidy_regularly(self) -> None:
        self._tidy_timer = self._loop.call_later(TIDY_EVERY, self._tidy_regularly)
        self.tidy()

    def tidy(self) -> None:
        """Unload rooms that nobody uses, and delete tables and records that are too old."""
        now = self.now()
        since = now - TIDY_EVERY
        rooms = self.rooms.items()
        used = [code for code, room in rooms if room.clients or room.idle_since > since]
        self.log.mark_used(used, now)
        self._delete([code for code, room in rooms if room.runner.table.empty])
        for code in [*self.rooms]:
            room = self.rooms[code]
            idle = not room.clients and now - room.idle_since > ROOM_IDLE
            if idle and self.log.lasting and room.quiet:
                room.stop()
                del self.rooms[code]
        self._delete_idle(now)
        if self.limits.record_days:
            self._erase_before(now - self.limits.record_days * 86400)

    def _erase_before(self, before: float) -> None:
        try:
            self.archive.erase_before(before)
        except Unreadable as error:
            self._note_damage("records", error)

    def _delete_idle(self, now: float) -> None:
        """Delete tables that nobody has used for long; those of one person sooner."""
        if self.limits.idle_hours:
            self._delete(self.log.idle(now - self.limits.idle_hours * 3600))
        if self.limits.solo_minutes:
            self._delete(self.log.idle_solo(now - self.limits.solo_minutes * 60))

    def _delete(self, unused: list[str]) -> None:
        """Delete tables, unless they are in use after all."""
        codes = [code for code in unused if not self._in_use(code)]
        if codes:
            for code in codes:
                room = self.rooms.pop(code, None)
                if room is not None:
                    room.stop()
            self._delete_each(codes)
            log.info("deleted unused tables", extra={"count": len(codes)})

    def _delete_each(self, codes: list[str]) -> None:
        """Delete tables together, or one by one if some of them are damaged."""
        try:
            self.log.delete(codes)
        except Unreadable as error:
            if len(codes) == 1:
                self._note_damage(codes[0], error)
                return
            for code in codes:
                self._delete_each([code])

    def _in_use(self, code: str) -> bool:
        room = self.rooms.get(code)
        return room is not None and (bool(room.clients) or not room.quiet)

    # The end

    async def stop(self) -> None:
        """Decide nothing more, keep everything, and tell all clients to come back."""
        if self.stopping:
            return
        self.stopping = True
        self._tidy_timer.cancel()
        for room in self.rooms.values():
            room.stop()
        # What is being kept is still answered; after the goodbye comes nothing.
        await self.journal.flush()
        for client in [*self.clients]:
            client.say_goodbye(Parting.RESTARTING, 1012, COME_BACK)


def _react(client: Client, message: React) -> None:
    try:
        if client.room is not None:
            client.room.broadcaster.react(client, message)
    except NotServed as refused:
        client.refuse(refused.refusal, message.id)


def opening_join(
    name: str | None, role: Role = Role.SEAT, token: str | None = None, lang: str = "en"
) -> Join:
    """Return the request with which whoever opens a table joins it."""
    return Join(id="open", code="-", role=role, name=name, token=token, lang=lang)

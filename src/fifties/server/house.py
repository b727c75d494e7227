"""All tables of a server: finding, opening, waking, keeping and clearing them."""

from __future__ import annotations

import asyncio
import gc
import logging
import sqlite3
import time
from collections.abc import Callable
from math import ceil
from random import Random, SystemRandom
from typing import Final, TypeVar

from fifties.server import refusals
from fifties.server.back_off import BackOff
from fifties.server.buckets import Buckets
from fifties.server.codes import new_code, new_token, tidy_code
from fifties.server.connection import Connection
from fifties.server.journal import Journal
from fifties.server.limits import Limits
from fifties.server.press import Press
from fifties.server.refusals import NotServed
from fifties.server.replayer import Replayer
from fifties.server.room import Room
from fifties.server.store import KeptRecord, Opening, Sharing, Store, Unreadable
from fifties.server.thinking import Thinkers, Thought
from fifties.table.facts import MemberId, Role
from fifties.table.messages import Parting
from fifties.table.requests import Join
from fifties.table.settings import Settings
from fifties.table.timing import BotTurn

SWEEP: Final = 1.0
"""Seconds between two looks at all connections."""

PING_EVERY: Final = 15
"""Sweeps between two pings; who has not stirred from one to the next is gone."""

TIDY_EVERY: Final = 60
"""Sweeps between two looks at all rooms."""

ROOM_IDLE: Final = 120.0
"""Seconds after which a room without connections leaves the memory."""

COMING_BACK: Final = 2.0
"""Seconds after which clients are told to come back when the server stops."""

Found = TypeVar("Found")

log = logging.getLogger(__name__)


class House:
    """Everything that happens on this server."""

    def __init__(self, store: Store, limits: Limits, on_failure: Callable[[], None]) -> None:
        self.store = store
        self.limits = limits
        self.rng: Random = SystemRandom()
        self.journal = Journal(store, on_failure)
        self.rooms: dict[str, Room] = {}
        self.connections: set[Connection] = set()
        self.requests = 0
        self.damaged: set[str] = set()
        """Tables and records that could not be read."""
        self._opening: set[str] = set()
        """The codes of tables that are being opened and are not safe yet."""
        self.closing = False
        guesses = limits.wrong_codes_a_minute / 60 if limits.wrong_codes else 0
        self.back_off = BackOff()
        self._wrong = Buckets(guesses, limits.wrong_codes)
        openings = limits.openings_a_minute / 60 if limits.openings else 0
        self._openings = Buckets(openings, limits.openings)
        self._loop = asyncio.get_running_loop()
        self._epoch = time.time() - self._loop.time()
        self.started = self.now()
        store.go_on(self.started)
        self._thinkers = Thinkers(self.rng)
        self.replayer = Replayer(limits)
        self.press = Press(limits)
        self._closers: dict[Connection, Callable[[], None]] = {}
        self._addresses: dict[str, int] = {}
        self._sweeps = 0
        self._sweeper = self._loop.call_later(SWEEP, self._sweep)

    def now(self) -> float:
        """Tell the time of day as it was at the start, plus what has passed: it never jumps."""
        return self._epoch + self._loop.time()

    # Tables

    async def open(
        self, settings: Settings, host: Join, address: str, device: str, *, alone: bool = False
    ) -> tuple[Room, str, MemberId]:
        """Open a table; return its room, and the token and number of its host.

        Only where nobody else is to come, because its host plays *alone*, it does not matter how
        many tables of several people this address has.
        """
        self._require_room(address, alone=alone)
        code = new_code(self.rng)
        while code in self._opening or not self.store.is_free(code):
            code = new_code(self.rng)
        now = self.now()
        room = Room(code, self)
        token = host.token or new_token(self.rng)
        rows = room.steward.open(code, settings, now)
        rows += room.steward.join(host, token, device, now)
        safe = asyncio.Event()
        self._opening.add(code)
        try:
            self.journal.open(Opening(code, address, now), rows, safe.set)
            await safe.wait()
        finally:
            self._opening.remove(code)
        self.rooms[code] = room
        return room, token, 0

    def _require_room(self, address: str, *, alone: bool) -> None:
        most, now = self.limits.tables, self._loop.time()
        if most and self.store.tables() + len(self._opening) >= most:
            raise NotServed(refusals.ServerFull())
        if not alone:
            self._require_fewer_shared(address)
        bucket = self._openings.of(address, now)
        if not bucket.take(now):
            raise NotServed(refusals.TooManyOpened(ceil(bucket.wait(now))))

    def _require_fewer_shared(self, address: str) -> None:
        most = self.limits.tables_per_address
        if most and self.store.shared_tables_of(address) >= most:
            raise NotServed(refusals.TooManyTables(most))

    def require_sharing(self, room: Room) -> None:
        """Refuse a second person where this address has enough tables of several people."""
        self._require_fewer_shared(self.store.address_of(room.code))

    def note_sharing(self, room: Room) -> None:
        """Note whether several people are at the table: then it counts, and is kept for long."""
        shared = room.steward.table.shared
        if shared != room.shared:
            room.shared = shared
            self.journal.share(Sharing(room.code, shared))

    async def close_table(self, room: Room) -> None:
        """Send everybody away and forget the table."""
        room.stop()
        closed = asyncio.Event()
        # Only when all that it gave to the journal is safe can it be forgotten.
        self.journal.keep(room.code, [], [], closed.set)
        for connection in [*room.connections, *room.waiting]:
            connection.room = None
            connection.part(Parting.CLOSED, 1000)
            self.close(connection)
        await closed.wait()
        self.rooms.pop(room.code, None)
        self._clear_each([room.code])

    def find(self, code: str) -> Room | None:
        """Find a table, in memory or on disk; refuse one that cannot be read any more."""
        code = tidy_code(code)
        room = self.rooms.get(code)
        if room is None and self.store.lasting:
            room = self._load(code)
        return room

    def _load(self, code: str) -> Room | None:
        if code in self.damaged:
            raise NotServed(refusals.TableDamaged())
        room = Room(code, self)
        try:
            rows = self.store.load(code)
            room.steward.restore(rows)
        except sqlite3.Error:
            raise
        except Exception as error:
            self._note_damage(code, error)
            raise NotServed(refusals.TableDamaged()) from None
        if not rows:
            return None
        room.shared = room.steward.table.shared
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
        """Find a table for somebody at *address*, who cannot try codes for ever.

        Whoever shows a token of the table comes through: a neighbour's guesses lock nobody out.
        """
        now = self._loop.time()
        dry = self._wrong.of(address, now).dry(now)
        room = None if dry and token is None else self.find(code)
        if room is not None and room.stopped:
            raise NotServed(refusals.ServerFull())
        if room is not None and token is not None and room.steward.member_with(token) is not None:
            return room
        if dry:
            raise NotServed(refusals.TooManyWrongCodes())
        if room is None:
            self.guessed(address)
            raise NotServed(refusals.NoSuchTable(code[:16]))
        return room

    def guessed(self, address: str) -> None:
        """Note that a wrong code or token came from *address*."""
        now = self._loop.time()
        self._wrong.of(address, now).take(now)

    # Records

    def record(self, name: str) -> KeptRecord | None:
        """Fetch a record, or refuse one that cannot be read any more."""
        return self._read(name, lambda: self.store.record(name))

    def records_of(self, key: str) -> list[KeptRecord]:
        """List the records of the games that the holder of *key* played, latest first."""
        return self._read("records", lambda: self.store.records_of(key))

    def erase(self, name: str, key: str) -> bool:
        """Erase a record for whoever played in it."""
        return self._read(name, lambda: self.store.erase(name, key))

    def _read(self, name: str, read: Callable[[], Found]) -> Found:
        try:
            return read()
        except Unreadable as error:
            self._note_damage(name, error)
            raise NotServed(refusals.RecordDamaged()) from None

    # Rooms

    def restart(self, room: Room) -> None:
        """Forget a room that has got into trouble: what is kept of its table is sound."""
        room.stop()
        # Only when all that it gave to the journal is safe may its table be read again.
        self.journal.keep(room.code, [], [], lambda: self.rooms.pop(room.code, None))
        for connection in [*room.connections, *room.waiting]:
            connection.room = None
            connection.part(Parting.RESTARTING, 1012, COMING_BACK)
            self.close(connection)

    # Connections

    def admit(self, connection: Connection, closer: Callable[[], None]) -> bool:
        """Take a connection in, unless there are too many."""
        limits, address = self.limits, connection.address
        here = self._addresses.get(address, 0)
        if (limits.connections and len(self.connections) >= limits.connections) or (
            limits.connections_per_address and here >= limits.connections_per_address
        ):
            return False
        self._addresses[address] = here + 1
        self._closers[connection] = closer
        self.connections.add(connection)
        connection.opened = self._loop.time()
        return True

    def dropped(self, connection: Connection) -> None:
        """Note that a connection is gone."""
        connection.lost = True
        self.connections.discard(connection)
        self._closers.pop(connection, None)
        left = self._addresses.get(connection.address, 1) - 1
        if left > 0:
            self._addresses[connection.address] = left
        else:
            self._addresses.pop(connection.address, None)
        if connection.room is not None:
            connection.room.dropped(connection)

    def close(self, connection: Connection) -> None:
        """Close a connection if it is to be closed."""
        closer = self._closers.get(connection)
        if closer is not None and connection.closing is not None:
            closer()

    # Bots

    def think(self, turns: list[BotTurn], then: Thought) -> None:
        """Let bots think somewhere, and hand on what they come up with."""
        self._thinkers.think(turns, then)

    def warm_up(self) -> None:
        """Load what answers will need, while nobody waits for it."""
        self._thinkers.warm_up()

    # Time

    def _sweep(self) -> None:
        self._sweeper = self._loop.call_later(SWEEP, self._sweep)
        self._sweeps += 1
        now = self._loop.time()
        ping = self._sweeps % PING_EVERY == 0
        for connection in [*self.connections]:
            self._inspect(connection, now, ping=ping)
        if self._sweeps % TIDY_EVERY == 0:
            self._tidy_rooms()
            # What is garbage now was alive a moment ago; the collector itself comes seldom.
            gc.collect(1)

    def _inspect(self, connection: Connection, now: float, *, ping: bool) -> None:
        """Drop who is too slow, never said hello, or has not stirred since the last ping."""
        connection.outlet.measure()
        if connection.outlet.slow:
            connection.closing = 1013
            connection.outlet.abort()
            self.close(connection)
        elif connection.member is None and self._waited_for(connection, now):
            connection.part(Parting.SILENT, 1008)
            self.close(connection)
        elif ping and not connection.outlet.ping():
            connection.outlet.abort()

    def _waited_for(self, connection: Connection, now: float) -> bool:
        seconds = self.limits.greeting_seconds
        return bool(seconds) and now - connection.opened > seconds

    def _tidy_rooms(self) -> None:
        now = self.now()
        since = now - SWEEP * TIDY_EVERY
        rooms = self.rooms.items()
        used = [code for code, room in rooms if room.connections or room.idle_since > since]
        self.store.used(used, now)
        self._clear([code for code, room in rooms if room.steward.table.empty])
        for code in [*self.rooms]:
            room = self.rooms[code]
            idle = not room.connections and now - room.idle_since > ROOM_IDLE
            if idle and self.store.lasting and room.quiet:
                room.stop()
                del self.rooms[code]
        self._clear_idle(now)
        if self.limits.record_days:
            self._erase_before(now - self.limits.record_days * 86400)

    def _erase_before(self, before: float) -> None:
        try:
            self.store.erase_before(before)
        except Unreadable as error:
            self._note_damage("records", error)

    def _clear_idle(self, now: float) -> None:
        """Forget tables that nobody has used for long; those of one person sooner."""
        if self.limits.idle_hours:
            self._clear(self.store.idle(now - self.limits.idle_hours * 3600))
        if self.limits.solo_minutes:
            self._clear(self.store.idle_solo(now - self.limits.solo_minutes * 60))

    def _clear(self, unused: list[str]) -> None:
        """Forget tables, unless they are in use after all."""
        codes = [code for code in unused if not self._in_use(code)]
        if codes:
            for code in codes:
                room = self.rooms.pop(code, None)
                if room is not None:
                    room.stop()
            self._clear_each(codes)
            log.info("cleared unused tables", extra={"count": len(codes)})

    def _clear_each(self, codes: list[str]) -> None:
        """Clear tables together, or one by one if some of them are damaged."""
        try:
            self.store.clear(codes)
        except Unreadable as error:
            if len(codes) == 1:
                self._note_damage(codes[0], error)
                return
            for code in codes:
                self._clear_each([code])

    def _in_use(self, code: str) -> bool:
        room = self.rooms.get(code)
        return room is not None and (bool(room.connections) or not room.quiet)

    # The end

    async def stop(self) -> None:
        """Tell everybody to come back, keep everything, and stop."""
        if self.closing:
            return
        self.closing = True
        self._sweeper.cancel()
        for room in self.rooms.values():
            room.stop()
        # What is being kept is still told; after the goodbye comes nothing.
        await self.journal.flush()
        for connection in [*self.connections]:
            connection.part(Parting.RESTARTING, 1012, COMING_BACK)
        await self.replayer.stop()
        await self.press.stop()

    def put_away(self) -> None:
        """Let go of threads and files."""
        self.journal.close()
        self._thinkers.close()
        self.store.close()


def host_joins(name: str | None, role: Role, token: str | None, lang: str) -> Join:
    """Return the request with which whoever opens a table joins it."""
    return Join(id="open", code="-", role=role, name=name, token=token, lang=lang)

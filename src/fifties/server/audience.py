"""Those who are connected to one table, and what they have been told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from fifties.server import refusals
from fifties.server.buckets import Bucket
from fifties.server.connection import Connection, encode
from fifties.server.wire import write_all
from fifties.table.facts import MemberId
from fifties.table.messages import Done, Presence, Reacted
from fifties.table.refusals import ReactionsOff, TooManyReactions
from fifties.table.requests import React
from fifties.table.table import Table
from fifties.table.telling import Bulletin, fresh

SMALL: Final = 64
"""Up to so many connections, everything is told at once."""

UNNOTICED: Final = 0.05
"""Seconds that a telling may take without anybody minding; what takes longer makes a pause."""

LONGEST_PAUSE: Final = 0.15
"""Five tellings a second always go through."""

COMING_AND_GOING: Final = 0.5
"""How long a large audience waits for news of nothing but who has come."""

LISTED_PRESENT: Final = 40
COUNTING: Final = 1.0
"""How often a large audience hears how many there are."""

REACTIONS_RATE: Final = 1.0
REACTIONS_BURST: Final = 4
"""Of one member; a whole audience may show so many more a second, a large one fewer again."""
FEW_REACT: Final = 10
MANY_REACT: Final = 2

Acks = dict[Connection, list[str]]


class Audience:
    """Tells news of a table: to few at once, to many after a breath, to each their own."""

    def __init__(self, table: Table, safe: Callable[[], bool]) -> None:
        self.connections: set[Connection] = set()
        self._table = table
        self._safe = safe
        """Tells whether everything that the table knows is kept."""
        self._loop = asyncio.get_running_loop()
        self._told = 0
        """The version that all connections know."""
        self._next = 0.0
        """When it may be told more."""
        self._of: dict[MemberId, set[Connection]] = {}
        self._ahead: dict[Connection, int] = {}
        """Connections that know a later version."""
        self._teller: asyncio.TimerHandle | None = None
        self._counter: asyncio.TimerHandle | None = None
        now = self._loop.time()
        self._few = Bucket(FEW_REACT, 2 * FEW_REACT, now)
        self._many = Bucket(MANY_REACT, 2 * MANY_REACT, now)
        self._presence_told: Presence | None = None

    def enter(self, connection: Connection, member: MemberId) -> None:
        """Let *member* listen. All tabs of a member share what they may send."""
        theirs = self._of.setdefault(member, set())
        for other in theirs:
            connection.bucket, connection.reactions = other.bucket, other.reactions
        if connection.reactions is None:
            connection.reactions = Bucket(REACTIONS_RATE, REACTIONS_BURST, self._loop.time())
        theirs.add(connection)
        self.connections.add(connection)

    def of(self, member: MemberId) -> set[Connection]:
        """Return the connections of *member*."""
        return {*self._of.get(member, ())}

    def leave(self, connection: Connection) -> None:
        """Let somebody listen no more."""
        self.connections.discard(connection)
        self._ahead.pop(connection, None)
        if connection.member is not None:
            theirs = self._of.get(connection.member, set())
            theirs.discard(connection)
            if not theirs:
                self._of.pop(connection.member, None)

    def tell(self, acks: Acks, newcomers: set[Connection]) -> None:
        """Tell what is new, and what is done."""
        if self._table.version > self._told and not self._teller:
            wait = self._next - self._loop.time() + self._patience()
            if wait <= 0:
                self._broadcast(acks, newcomers)
                return
            self._teller = self._loop.call_later(wait, self._tell_later)
        self.confirm(acks)

    def _patience(self) -> float:
        """Tell how much longer news can wait: in a large lobby they come and come."""
        large = len(self.connections) > SMALL
        return COMING_AND_GOING if large and self._table.running is None else 0

    def _tell_later(self) -> None:
        self._teller = None
        if self._safe():
            self._broadcast({}, set())

    def _broadcast(self, acks: Acks, newcomers: set[Connection]) -> None:
        table, began = self._table, self._loop.time()
        bulletin = Bulletin(table, table.since(self._told))
        self._told = table.version
        ahead, self._ahead = self._ahead, {}
        if bulletin.repeatable:
            ahead = {}
        special = {*acks, *newcomers, *ahead}
        for member in bulletin.personal:
            special.update(self._of.get(member, ()))
        if bulletin.incomplete:
            special = {*self.connections}
        for connection in (special & self.connections) - newcomers:
            if connection in ahead or bulletin.incomplete:
                self.catch_up(connection, None, ahead.get(connection))
            else:
                done = tuple(acks.pop(connection, ()))
                connection.tell(bulletin.news(connection.member, done))
        if not bulletin.silent:
            others = [connection for connection in self.connections if connection not in special]
            self.write(others, encode(bulletin.news()))
        self.confirm(acks)
        took = self._loop.time() - began
        self._next = began + min(LONGEST_PAUSE, max(0, 2 * took - UNNOTICED))

    def confirm(self, acks: Acks) -> None:
        """Say that requests are done, without any news."""
        for connection, requests in acks.items():
            for request in requests:
                connection.tell(Done(request))

    def catch_up(self, connection: Connection, request: str | None, seen: int | None) -> None:
        """Bring a connection from the version it has seen to the latest."""
        table = self._table
        if connection.member is None or connection not in self.connections:
            return
        if table.version > self._told:
            self._ahead[connection] = table.version
        bulletin = Bulletin(table, None if seen is None else table.since(seen))
        if bulletin.incomplete:
            connection.tell(fresh(table, connection.member, request))
        else:
            connection.tell(bulletin.news(connection.member, request=request))

    def tell_presence(self, newcomers: set[Connection]) -> None:
        """Tell who is connected: a small audience at once, a large one now and then."""
        if len(self.connections) <= LISTED_PRESENT and self._count_present():
            return
        for connection in newcomers & self.connections:
            connection.tell(self._presence())
        if len(self.connections) > LISTED_PRESENT and self._counter is None:
            self._counter = self._loop.call_later(COUNTING, self._count_present)

    def _count_present(self) -> bool:
        """Tell everybody who is here, if that has changed."""
        self._counter = None
        presence = self._presence()
        if presence == self._presence_told:
            return False
        self._presence_told = presence
        self.write(self.connections, encode(presence))
        return True

    def _presence(self) -> Presence:
        present = self._table.present
        listed = tuple(sorted(present)) if len(present) <= LISTED_PRESENT else None
        return Presence(len(present), listed)

    def react(self, connection: Connection, request: React) -> None:
        """Show a reaction to everybody who wants to see it, or refuse to; it is not kept."""
        table = self._table
        if connection.member is None:
            raise refusals.NotServed(refusals.NotJoined())
        if not table.settings.reactions:
            raise refusals.NotServed(ReactionsOff())
        now = self._loop.time()
        theirs = connection.reactions
        everybodys = self._many if len(self.connections) > SMALL else self._few
        if (theirs is not None and not theirs.take(now)) or not everybodys.take(now):
            raise refusals.NotServed(TooManyReactions())
        name = table.members[connection.member].name
        payload = encode(Reacted(connection.member, name, request.reaction))
        self.write([other for other in self.connections if not other.muted], payload)
        connection.tell(Done(request.id))

    def write(self, connections: Iterable[Connection], payload: bytes) -> None:
        """Send the same to several; its frame is built once."""
        write_all([connection.outlet for connection in connections], payload)

    def stop(self) -> None:
        """Let no timer ring any more."""
        for timer in (self._teller, self._counter):
            if timer is not None:
                timer.cancel()

"""Those who are connected to one table, and what they have been told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from fifties.server.connection import Connection, encode
from fifties.server.wire import frame
from fifties.table.facts import MemberId
from fifties.table.messages import Done, Presence
from fifties.table.table import Table
from fifties.table.telling import Bulletin, fresh

SMALL: Final = 64
"""Up to so many connections, everything is told at once."""

BREATH: Final = 25e-6
"""Seconds a connection between two tellings to a large audience."""

LISTED_PRESENT: Final = 40
COUNTING: Final = 1.0
"""How often a large audience hears how many there are."""

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
        self._told_at = 0.0
        self._ahead: dict[Connection, int] = {}
        """Connections that know a later version."""
        self._teller: asyncio.TimerHandle | None = None
        self._counter: asyncio.TimerHandle | None = None
        self._present_told: tuple[MemberId, ...] | int = ()

    def tell(self, acks: Acks, newcomers: set[Connection]) -> None:
        """Tell what is new, and what is done."""
        if self._table.version > self._told and not self._teller:
            wait = self._told_at + self._breath() - self._loop.time()
            if wait <= 0:
                self._broadcast(acks, newcomers)
                return
            self._teller = self._loop.call_later(wait, self._tell_later)
        self._confirm(acks)

    def _breath(self) -> float:
        size = len(self.connections)
        return 0 if size <= SMALL else size * BREATH

    def _tell_later(self) -> None:
        self._teller = None
        if self._safe():
            self._broadcast({}, set())

    def _broadcast(self, acks: Acks, newcomers: set[Connection]) -> None:
        table = self._table
        bulletin = Bulletin(table, table.since(self._told))
        self._told, self._told_at = table.version, self._loop.time()
        ahead, self._ahead = self._ahead, {}
        others = []
        for connection in self.connections:
            if connection in newcomers:
                continue
            if connection in ahead or bulletin.incomplete:
                self.catch_up(connection, None, ahead.get(connection))
            elif connection in acks or connection.member in bulletin.personal:
                done = tuple(acks.pop(connection, ()))
                connection.tell(bulletin.news(connection.member, done))
            else:
                others.append(connection)
        if others and not bulletin.silent:
            self.write(others, encode(bulletin.news()))
        self._confirm(acks)

    def _confirm(self, acks: Acks) -> None:
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

    def tell_presence(self) -> None:
        """Tell who is connected: a small room at once, a large one now and then."""
        if len(self.connections) <= LISTED_PRESENT:
            self._count_present()
        elif self._counter is None:
            self._counter = self._loop.call_later(COUNTING, self._count_present)

    def _count_present(self) -> None:
        self._counter = None
        present = self._table.present
        told: tuple[MemberId, ...] | int = len(present)
        if len(present) <= LISTED_PRESENT:
            told = tuple(sorted(present))
        if told != self._present_told:
            self._present_told = told
            listed = told if isinstance(told, tuple) else None
            self.write(self.connections, encode(Presence(len(present), listed)))

    def write(self, connections: Iterable[Connection], payload: bytes) -> None:
        """Send the same to several; its frame is built once."""
        framed = frame(payload)
        for connection in connections:
            connection.outlet.write(payload, framed)

    def stop(self) -> None:
        """Let no timer ring any more."""
        for timer in (self._teller, self._counter):
            if timer is not None:
                timer.cancel()

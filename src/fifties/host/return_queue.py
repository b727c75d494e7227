"""Who comes back to the tables of this process: at once where few do, else one after the other.

When a process among several has died, thousands come back within a second, and each is owed a
snapshot. So many are brought up to date at a time that nobody who plays notices; whoever the
game waits for comes first. The others are told how many are ahead, and how long that takes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from math import ceil
from typing import Final

from msgspec import Struct

from fifties.host.admissions import Admissions
from fifties.host.client import Client, send_to_all
from fifties.host.room import Room
from fifties.host.waiting_room import REPEAT, TELL_EVERY, WaitStatus, rounded, waiting_message
from fifties.table.entries import MemberId
from fifties.table.messages import WaitReason
from fifties.table.requests import Resume
from fifties.table.table import Table

FEWEST: Final = 32
MOST: Final = 128
"""How many may be on their way back at a time, at the least and at most. Fewer would not relieve a
busy machine: its other work is done between two groups."""

PAUSE: Final = 0.02
"""Seconds between two groups of those who come back, in which everything else has its turn."""


class WaitingReturn(Struct):
    """Somebody who waits to be brought up to date."""

    room: Room
    resume: Resume
    told: WaitStatus | None = None
    told_at: float = 0.0


class ReturnQueue:
    """Who is coming back to any table of this process."""

    def __init__(self, let_in: Callable[[Client, Resume], None]) -> None:
        self._let_in = let_in
        """Lets somebody in whose turn it is."""
        self._loop = asyncio.get_running_loop()
        self._owing: dict[Client, WaitingReturn] = {}
        """Those for whom a game waits, in the order in which they came."""
        self._others: dict[Client, WaitingReturn] = {}
        self._under_way: dict[Client, float] = {}
        """Since when those are on their way whose turn it is."""
        self._admissions = Admissions(FEWEST, MOST)
        self._timer: asyncio.TimerHandle | None = None
        self._tell_at = 0.0

    def __len__(self) -> int:
        """Return how many wait."""
        return len(self._owing) + len(self._others)

    def must_wait(self, client: Client, room: Room, resume: Resume) -> bool:
        """Return whether somebody who comes back waits; whoever need not is on their way."""
        if client in self._under_way:
            return False
        member = room.runner.member_with(resume.token)
        if member is None or _runs_show(room.runner.table, member):
            return False
        if not len(self) and self._admissions.free:
            self._begin(client)
            return False
        if not len(self):
            self._tell_at = self._loop.time() + TELL_EVERY
        queue = self._owing if _owes(room.runner.table, member) else self._others
        queue[client] = WaitingReturn(room, resume)
        ahead = len(self._owing) - 1 if queue is self._owing else len(self) - 1
        self._tell(self._due_statuses([(client, queue[client])], ahead))
        self._start_timer()
        return True

    def leave(self, client: Client) -> None:
        """Note that a client is gone."""
        self._owing.pop(client, None)
        self._others.pop(client, None)
        if self._under_way.pop(client, None) is not None:
            self._admissions.cancel()

    # Letting in

    def _begin(self, client: Client) -> None:
        self._under_way[client] = self._loop.time()
        self._admissions.begin()
        self._start_timer()

    def _start_timer(self) -> None:
        if self._timer is None:
            self._timer = self._loop.call_later(PAUSE, self._let_in_next)

    def _let_in_next(self) -> None:
        """Let the next ones in, as many as were answered since this was done last."""
        self._timer = None
        now = self._loop.time()
        for client, began in [*self._under_way.items()]:
            if client.arriving is None and not client.waiting:
                del self._under_way[client]
                self._admissions.end(began, now)
        while len(self) and self._admissions.free:
            queue = self._owing or self._others
            client = next(iter(queue))
            returned = queue.pop(client)
            self._begin(client)
            self._let_in(client, returned.resume)
        if len(self) and now >= self._tell_at:
            self._tell_at = now + TELL_EVERY
            self._tell(self._due_statuses([*self._owing.items(), *self._others.items()]))
        if self._under_way or len(self):
            self._start_timer()

    # What is told

    def _due_statuses(
        self, waiting: list[tuple[Client, WaitingReturn]], ahead: int = 0
    ) -> Iterator[tuple[Client, WaitStatus]]:
        """Yield who of those *waiting* has another status, or was told it long ago, with it."""
        now = self._loop.time()
        rate = self._admissions.rate(now)
        for place, (client, returned) in enumerate(waiting, ahead):
            table = returned.room.runner.table
            seconds = None if rate is None else rounded(ceil((place + 1) / rate))
            event = table.settings.event if table.heat is None else table.heat.settings
            told = WaitReason.RETURN, rounded(place), seconds, table.message, event
            if told != returned.told or now - returned.told_at >= REPEAT:
                returned.told, returned.told_at = told, now
                yield client, told

    @staticmethod
    def _tell(statuses: Iterator[tuple[Client, WaitStatus]]) -> None:
        groups: dict[WaitStatus, list[Client]] = {}
        for client, told in statuses:
            groups.setdefault(told, []).append(client)
        for told, clients in groups.items():
            send_to_all(clients, waiting_message(told))

    def stop(self) -> None:
        """Let nobody in any more."""
        if self._timer is not None:
            self._timer.cancel()


def _runs_show(table: Table, member: MemberId) -> bool:
    """Return whether *member* is a host or a big screen of an event: everybody waits for these."""
    return table.settings.event is not None and not table.is_brief(member)


def _owes(table: Table, member: MemberId) -> bool:
    """Return whether a game waits for *member*."""
    play = table.running
    return play is not None and play.seat_of.get(member) in play.owing

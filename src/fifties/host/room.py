"""One live table with its clients.

A room has a role. As the owner of its table it decides requests and keeps what follows from them.
Where several processes serve the same tables, each table has one owner; the rooms of the others
follow it: they fold what the owner has kept, and hand requests on to it. In both roles the clients
are told what has become of the table in the same way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import ClassVar, Final, Protocol, TypeAlias

from fifties.core.refusals import Refusal
from fifties.host import refusals
from fifties.host.bot_thinker import Decided
from fifties.host.broadcaster import Acks, Broadcaster
from fifties.host.client import Client
from fifties.host.journal import Journal
from fifties.host.waiting_room import WaitingRoom
from fifties.table.entries import (
    Joined,
    MemberId,
    PlayerReturned,
    Removed,
    SeatLeft,
    SeatTaken,
)
from fifties.table.heats import HeatNumber
from fifties.table.lobby import MOST_MEMBERS
from fifties.table.messages import CloseReason, Done, Presence, ServerMessage, Welcome
from fifties.table.refusals import TooMany
from fifties.table.registry import seat_limit
from fifties.table.requests import Join, LeadReplay, Mute, React, Resume, TableRequest
from fifties.table.runner import LogRow, TableRunner
from fifties.table.schedule import BotTurn

MOST_WAITING: Final = 32
"""How many requests of one client wait at most."""

MOST_FROM_ADDRESS: Final = MOST_MEMBERS // 2
"""How many may come from one address: a hall as large as a game can be has one address."""

MOST_GATHERED: Final = 64
"""A table with up to so many members is told by its owner alone; a party is told by all."""

CHANGES_SHARING: Final = frozenset({Joined, Removed, SeatLeft, SeatTaken, PlayerReturned})
"""Log entries that can change how many people are at the table."""

ARRIVAL_REQUESTS: Final = (Join, Resume)
"""Requests with which somebody comes to a table, or comes back."""

RoomRequest: TypeAlias = TableRequest | Join | Resume | React | LeadReplay
Reply: TypeAlias = tuple[Client, ServerMessage | Refusal, str]
"""What a client is answered to which of its requests."""
Newcomer: TypeAlias = tuple[Client, str, int | None]
"""A client that has just come, with which request, and the version that it has seen."""


class RoomContext(Protocol):
    """What a room needs from the host that it is in."""

    rng: Random
    journal: Journal

    def now(self) -> float:
        """Return the time of day in seconds."""
        ...

    def think(self, turns: list[BotTurn], then: Decided) -> None:
        """Let bots decide, and call *then* with each decision."""
        ...

    def count_wrong_code(self, address: str) -> None:
        """Note that a wrong code or token came from *address*."""
        ...

    def rows_kept(self, room: Room, rows: Sequence[LogRow]) -> None:
        """Look at what was kept of a table that this process owns."""
        ...

    def note_sharing(self, room: Room) -> None:
        """Keep whether several people are at the table."""
        ...

    def restart(self, room: Room) -> None:
        """Forget a room in which something went wrong; its table is read again from the log."""
        ...


class RoomRole(Protocol):
    """What a room does with requests: it decides them, or hands them on to who does."""

    decides: ClassVar[bool]
    """Whether it is the owner of the table."""

    @property
    def is_idle(self) -> bool:
        """Whether no request, bot decision or commit is pending."""
        ...

    @property
    def waiting(self) -> set[Client]:
        """Clients with a request that is not answered yet."""
        ...

    def post(self, client: Client, request: RoomRequest) -> None:
        """Receive a request; it is answered when it is decided and stored."""
        ...

    def drop(self, client: Client) -> None:
        """Note that a client, which has left the broadcaster by now, is gone."""
        ...

    def presence(self) -> Presence | None:
        """Return who is connected to the table, if that is known yet."""
        ...

    @property
    def is_stored(self) -> bool:
        """Whether the log holds all that the table knows.

        If not, the journal is keeping rows of it, or it has to be read again: this process was its
        owner, and holds rows that the log may not have.
        """
        ...

    @property
    def is_up_to_date(self) -> bool:
        """Whether the table is kept up to date; if not, it has to be read before it is used."""
        ...

    def when_stored(self, then: Callable[[], None]) -> None:
        """Call *then* as soon as the log holds all that the table knows."""
        ...

    def presence_told(self, presence: Presence) -> None:
        """Note that the clients of this room were told who is connected."""
        ...

    def stop(self) -> None:
        """Cancel all timers, and take no decision of a bot any more."""
        ...


class Arrivals:
    """Counts whom this process has welcomed at one table; nothing of it is stored.

    No address may take all places that the table has.
    """

    def __init__(self) -> None:
        self._members: dict[str, set[MemberId]] = {}
        """By address, who has come from there, whether they have gone again or not."""

    def note(self, address: str, member: MemberId) -> None:
        """Note that somebody was welcomed; whoever is welcomed once more counts once."""
        if address:
            self._members.setdefault(address, set()).add(member)

    def is_full(self, address: str) -> bool:
        """Return whether as many have come from *address* as may."""
        return len(self._members.get(address, ())) >= MOST_FROM_ADDRESS


class Room:
    """A table and those who are connected to it."""

    role: RoomRole

    def __init__(self, code: str, rng: Random, now: Callable[[], float], address: str = "") -> None:
        self.code = code
        self.now = now
        """Returns the time of day in seconds."""
        self.address = address
        """From where it was opened."""
        self.rng = rng
        self.runner = TableRunner(rng)
        self.broadcaster = Broadcaster(self)
        self.waiting_room = WaitingRoom(self)
        self.arrivals = Arrivals()
        self.idle_since = now()
        self.stopped = False
        """Whether it decides nothing any more."""
        self.gone = asyncio.Event()
        """Whether it has left the memory, after it was stopped."""
        self.shared = False
        """Whether several people were at the table when that was last looked at."""
        self.presence_changed = False
        """Whether somebody has come or gone since everybody was told who is connected."""
        self.heat_told = (0, False)
        """What the event was last sent of this heat: rounds told to its players, and if it is
        over."""
        self.heat_rounds: dict[tuple[int, HeatNumber], int] = {}
        """By stage and heat, the number of rounds told there, as last reported to this event."""
        self.leaving: set[Client] = set()
        """Clients that may have to be disconnected with the next answers."""

    @property
    def clients(self) -> set[Client]:
        """All who are connected to this room."""
        return self.broadcaster.clients

    @property
    def is_small(self) -> bool:
        """Whether the table has at most `MOST_GATHERED` seats, and as many members ever."""
        table = self.runner.table
        return max(seat_limit(table.settings), len(table.members)) <= MOST_GATHERED

    @property
    def waiting(self) -> set[Client]:
        """Clients with a request that is not decided yet, in the waiting room or not."""
        return self.role.waiting | self.waiting_room.clients

    @property
    def is_idle(self) -> bool:
        """Whether no request, bot decision or commit is pending."""
        return self.role.is_idle and self.waiting_room.is_empty

    def post(self, client: Client, request: RoomRequest) -> None:
        """Receive a request; it is answered when it is decided and stored."""
        if client.waiting >= MOST_WAITING:
            client.refuse(refusals.TooManyWaiting(), request.id)
            return
        if client in self.waiting_room:
            client.refuse(refusals.NotJoined(), request.id)
            return
        if isinstance(request, Join) and not self._may_come(client, request):
            client.room = None
            client.refuse(TooMany(MOST_FROM_ADDRESS), request.id)
            return
        client.waiting += 1
        # Whoever comes through another process has waited there.
        if isinstance(request, Join) and not client.is_remote and self.waiting_room.is_for(request):
            self.waiting_room.enter(client, request)
        else:
            self.role.post(client, request)

    def _may_come(self, client: Client, join: Join) -> bool:
        """Return whether more may come from where *client* is; members can always come back."""
        if not self.arrivals.is_full(client.address):
            return True
        return join.token is not None and self.runner.member_with(join.token) is not None

    @staticmethod
    def mute(client: Client, request: Mute) -> None:
        """Send this client no reactions any more, or do again."""
        client.muted = request.muted
        client.send(Done(request.id))

    def drop(self, client: Client) -> None:
        """Note that a client is gone."""
        self.waiting_room.leave(client)
        if client in self.clients:
            self.broadcaster.leave(client)
            self.role.drop(client)

    async def wait_until_gone(self, seconds: float) -> None:
        """Wait until a room that was stopped has left the memory, at most for so long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.gone.wait(), seconds)

    async def wait_until_stored(self) -> None:
        """Wait until the log holds all that the table knows; refuse if the table was stopped."""
        stored = asyncio.Event()
        self.role.when_stored(stored.set)
        await stored.wait()
        if self.stopped:
            raise refusals.NotServed(refusals.ServerFull())

    # Answers

    def note_leaving(self, rows: Sequence[LogRow]) -> None:
        """Remember whose connections *rows*, which were just folded, may end."""
        for row in rows:
            match row.entry:
                case Removed(member):
                    self.leaving.update(self.broadcaster.clients_of(member))
                case SeatLeft(member, True):
                    pass
                case _:
                    continue
            if row.member == member:
                self.close_member(member)

    def close_member(self, member: MemberId) -> None:
        """Close all connections of *member*, who has left, with the next answers."""
        for theirs in self.broadcaster.clients_of(member):
            theirs.closing = 1000
            self.leaving.add(theirs)

    def answer(self, acks: Acks, replies: Sequence[Reply], newcomers: Sequence[Newcomer]) -> None:
        """Tell what has become of the table and of requests: everything is stored by now."""
        new = {client for client, *_ in newcomers}
        late = {client: acks.pop(client) for client in new & acks.keys()} if new else {}
        self.broadcaster.update(acks, new)
        for client, reply, request in replies:
            if self.waiting_room.answered(client, reply):
                continue
            if isinstance(reply, Refusal):
                client.refuse(reply, request)
            else:
                client.send(reply)
            if isinstance(reply, Welcome):
                self.arrivals.note(client.address, reply.member)
        for client, request, seen in newcomers:
            self.broadcaster.catch_up(client, request, seen)
        if late:
            self.broadcaster.confirm(late)
        if new or self.presence_changed:
            self.presence_changed = False
            self.broadcaster.send_presence(new)
        if self.leaving:
            self._close_leaving()
        self.waiting_room.let_in_next()

    def _close_leaving(self) -> None:
        """Close the connections of those who were removed or have left."""
        members = self.runner.table.members
        leaving, self.leaving = self.leaving, set()
        for client in leaving:
            if client.member is not None and members[client.member].gone:
                client.say_goodbye(CloseReason.REMOVED, 1008)
            if client.closing is not None:
                client.close()

    def disconnect_all(self, why: CloseReason, code: int, again: float | None = None) -> None:
        """Disconnect everybody."""
        for client in [*self.clients, *self.waiting]:
            client.room = None
            client.say_goodbye(why, code, again)
            client.close()

    def stop(self) -> None:
        """Cancel all timers, and take no decision of a bot any more."""
        self.stopped = True
        self.broadcaster.stop()
        self.waiting_room.stop()
        self.role.stop()

"""The waiting room of an event: who is not in yet, in the order in which they came.

Nothing of it is stored, and every process has its own. Whoever is cut off keeps the place for a
moment, if they come back with the token with which they came. When the room is full, places of
people who are not connected are given away first.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from math import ceil
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from fifties.core.refusals import Refusal
from fifties.host.admissions import Admissions
from fifties.host.client import Client, send_to_all
from fifties.host.codes import new_token
from fifties.host.refusals import JoinedAlready
from fifties.table.entries import Role
from fifties.table.event_settings import EventSettings
from fifties.table.messages import Declined, ServerMessage, Waiting, WaitReason
from fifties.table.refusals import Locked, WaitingRoomFull
from fifties.table.requests import Join
from fifties.table.table import Table

if TYPE_CHECKING:
    from fifties.host.room import Room

MOST: Final = 20_000
"""How many wait at most, those included who keep a place without being connected."""

KEPT: Final = 30.0
"""Seconds for which somebody who is cut off keeps the place."""

TELL_EVERY: Final = 2.0
"""Seconds between two searches for those whose status has changed."""

REPEAT: Final = 10.0
"""Seconds after which the same is told again, so that a client knows that it is still connected."""

FIGURES: Final = 2
"""To how many figures long queues and times are rounded, so that many can be told the same."""

WaitStatus: TypeAlias = tuple[WaitReason, int, int | None, str | None, EventSettings | None]
"""The fields of a message to somebody who waits."""


class QueuePlace(Struct):
    """Somebody's place."""

    client: Client | None
    """Who is connected, if anybody is."""
    join: Join
    lost_at: float = 0.0
    told: WaitStatus | None = None
    told_at: float = 0.0


class Entrance(Struct, frozen=True):
    """Somebody who is being let in."""

    join: Join
    began: float


class WaitingRoom:
    """Who waits in this process for one event."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._loop = asyncio.get_running_loop()
        self._places: OrderedDict[str, QueuePlace] = OrderedDict()
        """By token."""
        self._lost: OrderedDict[str, None] = OrderedDict()
        """The tokens of those who keep a place and are not connected, first lost first."""
        self._tokens: dict[Client, str] = {}
        """Of everybody who waits and is connected."""
        self._entering: dict[Client, Entrance] = {}
        """Who is being let in, in the order in which they came."""
        self._returned: dict[Client, Entrance] = {}
        """Who met closed doors on the way in, and is about to wait again."""
        self._admissions = Admissions()
        self._approval_told: dict[Client, tuple[WaitStatus, float]] = {}
        """What those were told last, and when, who wait for approval."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def _table(self) -> Table:
        return self._room.runner.table

    @property
    def clients(self) -> set[Client]:
        """Everybody who waits and is connected, or is being let in."""
        return {*self._tokens, *self._entering}

    @property
    def is_empty(self) -> bool:
        """Whether nobody waits or is being let in who is connected."""
        return not (self._tokens or self._entering)

    def __contains__(self, client: object) -> bool:
        return client in self._tokens or client in self._entering

    def __len__(self) -> int:
        """Return how many wait and are connected."""
        return len(self._tokens)

    # Coming and going

    def is_for(self, join: Join) -> bool:
        """Return whether whoever joins like this comes through the waiting room.

        Members come back to their seats, and big screens are let in at once.
        """
        if self._table.settings.event is None or join.role is Role.STAGE:
            return False
        return join.token is None or self._room.runner.member_with(join.token) is None

    def enter(self, client: Client, join: Join) -> None:
        """Let *client* in at once, or let it wait; refuse it if too many do."""
        token = join.token or new_token(self._room.rng)
        join = replace(join, token=token)
        place = self._places.get(token)
        if place is None and self._is_open and not self._tokens and self._admissions.free:
            self._let_in(client, join)
            return
        if place is None and len(self._places) >= MOST and not self._forget_lost():
            client.waiting -= 1
            client.room = None
            client.refuse(WaitingRoomFull(MOST), join.id)
            return
        if place is None:
            place = self._places[token] = QueuePlace(client, join)
        else:
            self._take_over(place, client, join)
        self._tokens[client] = token
        self._tell_one(place, len(self._tokens) - 1)
        self._start_timer()
        self.let_in_next()

    def _take_over(self, place: QueuePlace, client: Client, join: Join) -> None:
        """Let somebody have the place that was kept for them, or that another socket has."""
        other = place.client
        if other is not None:
            self._tokens.pop(other, None)
            other.waiting -= 1
            other.room = None
            other.refuse(JoinedAlready(), place.join.id)
        self._lost.pop(join.token or "", None)
        place.client, place.join, place.told = client, join, None

    def leave(self, client: Client) -> None:
        """Note that a client is gone; its place is kept for a moment."""
        self._approval_told.pop(client, None)
        token = self._tokens.pop(client, None)
        if token is not None:
            place = self._places[token]
            place.client, place.lost_at = None, self._loop.time()
            self._lost[token] = None
        elif self._entering.pop(client, None) is not None:
            self._admissions.cancel()
            self.let_in_next()

    def _forget_lost(self) -> bool:
        """Make room: forget whoever was cut off first. Return whether there was anybody."""
        if self._lost:
            token, _ = self._lost.popitem(last=False)
            del self._places[token]
            return True
        return False

    # Letting in

    @property
    def _is_open(self) -> bool:
        # A table that is no event any more answers everybody.
        return not self._table.locked or self._table.settings.event is None

    def let_in_next(self) -> None:
        """Let in those who wait first, as many as may come in by now."""
        if self._returned:
            self._put_back()
        while self._places and self._is_open and self._admissions.free:
            self._let_in_first()

    def _let_in_first(self) -> None:
        token, place = self._places.popitem(last=False)
        self._lost.pop(token, None)
        client = place.client
        if client is not None and self._tokens.pop(client, None) == token:
            self._let_in(client, place.join)

    def _let_in(self, client: Client, join: Join) -> None:
        self._entering[client] = Entrance(join, self._loop.time())
        self._admissions.begin()
        self._room.role.post(client, join)

    def answered(self, client: Client, reply: ServerMessage | Refusal) -> bool:
        """Note how a client is answered who was let in; return whether it is to wait instead."""
        entrance = self._entering.pop(client, None)
        if entrance is None:
            return False
        self._admissions.end(entrance.began, self._loop.time())
        waits = _is_locked(reply) and self._table.settings.event is not None and not client.lost
        if waits:
            # The doors were closed meanwhile.
            client.room = self._room
            client.waiting += 1
            self._returned[client] = entrance
        return waits

    def _put_back(self) -> None:
        """Let those wait in front who met closed doors on the way in, in the order they had."""
        for client, entrance in reversed(self._returned.items()):
            token = entrance.join.token or ""
            self._places[token] = QueuePlace(client, entrance.join)
            self._places.move_to_end(token, last=False)
            self._tokens[client] = token
        returned, self._returned = self._returned, {}
        for ahead, client in enumerate(returned):
            self._tell_one(self._places[self._tokens[client]], ahead)
        self._start_timer()

    # What is told

    def _start_timer(self) -> None:
        if self._timer is None:
            self._timer = self._loop.call_later(TELL_EVERY, self._tell_all)

    def _tell_all(self) -> None:
        self._timer = None
        now = self._loop.time()
        while self._lost and now - self._places[next(iter(self._lost))].lost_at > KEPT:
            self._forget_lost()
        groups: dict[WaitStatus, list[Client]] = {}
        for client, told in (*self._due_statuses(now), *self._due_approval_statuses(now)):
            groups.setdefault(told, []).append(client)
        for told, clients in groups.items():
            send_to_all(clients, waiting_message(told))
        if self._places or self._approval_told:
            self._start_timer()

    def _due_statuses(self, now: float) -> Iterator[tuple[Client, WaitStatus]]:
        """Yield whose status has changed, or was told long ago, with that status."""
        rate = self._admissions.rate(now)
        connected = (place for place in self._places.values() if place.client is not None)
        for ahead, place in enumerate(connected):
            told = self._told(ahead, rate)
            is_new = told != place.told or now - place.told_at >= REPEAT
            if is_new and told is not None and place.client is not None:
                place.told, place.told_at = told, now
                yield place.client, told

    def _due_approval_statuses(self, now: float) -> Iterator[tuple[Client, WaitStatus]]:
        """Yield the same of those who wait for approval."""
        ahead = {member: place for place, member in enumerate(self._table.pending)}
        for client, (before, at) in [*self._approval_told.items()]:
            place = None if client.member is None else ahead.get(client.member)
            told = None if place is None else self._told_of_approval(place)
            if told is None:
                del self._approval_told[client]
            elif told != before or now - at >= REPEAT:
                self._approval_told[client] = told, now
                yield client, told

    def tell_of_approval(self, client: Client) -> None:
        """Tell a client whose member waits for approval, now and as long as it waits."""
        # Most have just come, and are the last; others are told their place within `TELL_EVERY`.
        told = self._told_of_approval(max(0, len(self._table.pending) - 1))
        if told is not None:
            self._approval_told[client] = told, self._loop.time()
            client.send(waiting_message(told))
            self._start_timer()

    def _told_of_approval(self, ahead: int) -> WaitStatus | None:
        event, message = self._table.settings.event, self._table.message
        if event is None:
            return None
        return WaitReason.APPROVAL, rounded(ahead), None, message, event

    def _told(self, ahead: int, rate: float | None) -> WaitStatus | None:
        event, message = self._table.settings.event, self._table.message
        if event is None:
            return None
        if not self._is_open:
            return WaitReason.DOORS, rounded(ahead), None, message, event
        seconds = None if rate is None else rounded(ceil((ahead + 1) / rate))
        return WaitReason.QUEUE, rounded(ahead), seconds, message, event

    def _tell_one(self, place: QueuePlace, ahead: int) -> None:
        now = self._loop.time()
        told = self._told(ahead, self._admissions.rate(now))
        if told is not None and place.client is not None:
            place.told, place.told_at = told, now
            place.client.send(waiting_message(told))

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()


def rounded(number: int) -> int:
    """Return *number*, or one that is a little higher and has only a few figures."""
    if number < 10**FIGURES:
        return number
    unit: int = 10 ** (len(str(number)) - FIGURES)
    return -(-number // unit) * unit


def waiting_message(told: WaitStatus) -> Waiting:
    """Return what somebody who waits is sent."""
    reason, ahead, seconds, message, event = told
    return Waiting(reason, ahead, seconds, event, message)


def _is_locked(reply: ServerMessage | Refusal) -> bool:
    """Return whether a join was refused because the doors are closed."""
    if isinstance(reply, Declined):
        return reply.refusal == Locked().message
    return isinstance(reply, Locked)

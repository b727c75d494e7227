"""The first message of every client, `join` or `resume`: which room it comes to, and when."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Protocol

from fifties.host import refusals
from fifties.host.client import Client, spoken
from fifties.host.codes import tidy_code
from fifties.host.follower import TableFollower
from fifties.host.heat_tables import HeatTables
from fifties.host.limits import TableLimits
from fifties.host.refusals import NotServed
from fifties.host.relay import TableRelay
from fifties.host.return_queue import ReturnQueue
from fifties.host.room import Room
from fifties.table.requests import ClientMessage, Join, Resume


class JoinContext(Protocol):
    """What is needed of the hub."""

    rooms: dict[str, Room]
    limits: TableLimits
    heat_tables: HeatTables
    stopping: bool

    def run(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside what is going on."""
        ...

    async def look_up(self, code: str, address: str, token: str | None = None) -> Room:
        """Return the room of a table for somebody at *address*, who can try only so many codes."""
        ...

    async def owner_elsewhere(self, code: str, address: str, token: str | None) -> str:
        """Return the other process that owns a table; nothing if none does."""
        ...

    def check_found(self, room: Room | None, code: str, address: str, token: str | None) -> Room:
        """Return *room*, unless whoever asks may not have it."""
        ...

    async def require_fewer_shared(self, address: str) -> None:
        """Refuse another shared table to an address that has too many."""
        ...

    def receive(self, client: Client, message: ClientMessage) -> None:
        """Receive a message of *client*."""
        ...


class JoinRequests:
    """Lets clients in at their tables."""

    def __init__(self, hub: JoinContext) -> None:
        self._hub = hub
        self.return_queue = ReturnQueue(self._let_in)

    def receive(self, client: Client, message: Join | Resume) -> None:
        """Receive somebody's first message, and let them in, let them wait, or refuse it."""
        if client.room is not None:
            _leave_for(client, client.room, message)
        if message.lang is not None:
            client.lang = spoken(message.lang)
        if not self._try(client, message):
            # What they ask for until they are let in waits, too.
            client.arriving = []

    def forget(self, client: Client) -> None:
        """Note that a client is gone."""
        self.return_queue.leave(client)

    def stop(self) -> None:
        """Let nobody in any more."""
        self.return_queue.stop()

    def _try(self, client: Client, message: Join | Resume) -> bool:
        """Let somebody in, and return whether that could be done at once, or refuse it.

        Something may have to be read for it, or others may come back before.
        """
        room = self._hub.rooms.get(tidy_code(message.code))
        if (
            room is None
            or room.stopped
            or not room.role.is_up_to_date
            or self._must_be_counted(room, message)
            or (client.may_move and _server_of(client, room))
        ):
            self._hub.run(self._let_in_later(client, message))
            return False
        self._hub.check_found(room, message.code, client.address, message.token)
        return self._post(client, room, message)

    def _post(self, client: Client, room: Room, message: Join | Resume) -> bool:
        if isinstance(message, Resume) and self.return_queue.must_wait(client, room, message):
            return False
        client.stay()
        client.room = room
        room.post(client, message)
        if room.runner.table.is_heat_over:
            # Whoever comes back here was sent by an event that does not know the result.
            self._hub.heat_tables.tell_event(room, again=True)
        return True

    def _let_in(self, client: Client, message: Resume) -> None:
        """Let somebody in whose turn it is."""
        is_in = True
        try:
            is_in = self._try(client, message)
        except NotServed as refused:
            client.refuse(refused.refusal, message.id)
        if is_in:
            self._listen(client)

    async def _let_in_later(self, client: Client, message: Join | Resume) -> None:
        """Let somebody in at a table that has to be read, or that may not be shared by more."""
        hub, is_in = self._hub, True
        try:
            if client.may_move and await self._move(client, message):
                is_in = False  # it is not here any more
                return
            client.stay()
            room = await hub.look_up(message.code, client.address, message.token)
            if self._must_be_counted(room, message):
                await hub.require_fewer_shared(room.address)
                # It may have been put away meanwhile.
                room = await hub.look_up(message.code, client.address, message.token)
            is_in = self._post(client, room, message)
        except NotServed as refused:
            if not hub.stopping:
                client.refuse(refused.refusal, message.id)
        except OSError:
            client.refuse(refusals.ServerFull(), message.id)
        finally:
            if is_in:
                self._listen(client)

    async def _move(self, client: Client, message: Join | Resume) -> bool:
        """Hand somebody to the process that should serve them; return whether it has them."""
        room = self._hub.rooms.get(tidy_code(message.code))
        if room is not None:
            node = _server_of(client, room)
        elif not client.origin:
            about = message.code, client.address, message.token
            node = await self._hub.owner_elsewhere(*about)
        else:
            node = ""
        return bool(node) and await client.move(node, message)

    def _listen(self, client: Client) -> None:
        """Receive what somebody has asked for since their first message."""
        arriving, client.arriving = client.arriving or [], None
        for later in arriving:
            self._hub.receive(client, later)

    def _must_be_counted(self, room: Room, message: Join | Resume) -> bool:
        """Return whether this may be a second person, with whom a table counts as shared."""
        if room.shared or room.runner.table.empty or not isinstance(message, Join):
            return False
        if not self._hub.limits.tables_per_address:
            return False
        return message.token is None or room.runner.member_with(message.token) is None


def _server_of(client: Client, room: Room) -> str:
    """Return the other process that should serve a client of *room*; nothing if this one should.

    The people of a small table gather where it is owned, so that no process has to follow it. A
    large one is told by all: whoever was sent here too soon goes back.
    """
    role = room.role
    if room.is_small:
        if isinstance(role, TableFollower | TableRelay) and not client.origin:
            return role.owner
        return ""
    return client.origin if role.decides else ""


def _leave_for(client: Client, room: Room, message: Join | Resume) -> None:
    """Let a client go that comes back to another table, as between an event and its heats."""
    if isinstance(message, Join) or tidy_code(message.code) == room.code:
        raise NotServed(refusals.JoinedAlready())
    if client.waiting:
        raise NotServed(refusals.TooManyWaiting())
    room.drop(client)
    client.room = client.member = None

"""A room that relays: the owner of its small table tells its clients, and nothing is folded here.

Requests of its clients go to the owner, and what the owner has encoded for each client goes to
the client as it is. That is quick and may fail at any time: whatever is unusual (a message is
missing, somebody comes or goes, the owner does not answer) ends it, and the room follows again,
from the log, as if it had been behind. `RelaySwitch` does both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, Final, Protocol

from fifties.host.client import Client
from fifties.host.cluster_messages import (
    BusMessage,
    ClientsAttached,
    MessagesRelayed,
    SentClient,
    SentMessage,
    SentRequest,
    encode_json,
)
from fifties.host.follower import TableFollower
from fifties.host.follower_context import FollowerContext, PendingRequest
from fifties.host.room import ARRIVAL_REQUESTS, Room, RoomRequest
from fifties.table.messages import Presence
from fifties.table.refusals import TooManyReactions
from fifties.table.requests import React

ATTACH_EVERY: Final = 5.0
"""Seconds after which the owner is told again that clients are attached, and says how far it is."""

LONGER: Final = 2
"""A relay waits this many times as long as a follower, because following again means reading the
log."""


class RelayContext(FollowerContext, Protocol):
    """What a relay needs of the process."""

    def send(self, nodes: Iterable[str], message: BusMessage) -> None:
        """Send a message to some processes, together with others."""
        ...

    def follow(self, room: Room) -> TableFollower:
        """Follow a table again that was relayed."""
        ...

    def is_reached(self, node: str) -> bool:
        """Return whether the bus reaches another process, as far as is known."""
        ...


class TableRelay:
    """The role of a room whose clients are told by the owner of its table."""

    decides: ClassVar[bool] = False
    is_up_to_date: ClassVar[bool] = False
    is_stored: ClassVar[bool] = True

    def __init__(self, room: Room, context: RelayContext, follower: TableFollower) -> None:
        self._room, self._context = room, context
        self._loop = asyncio.get_running_loop()
        self.owner, self.epoch = follower.owner, follower.epoch
        self.attachment = context.next_ticket()
        """Messages of earlier ones are too late."""
        self._began = self._attached_at = self._loop.time()
        self._next = 0
        """The number of the message that comes next."""
        self._known = room.broadcaster.hand_over()
        """The versions that clients knew when they were last sent something of the table."""
        self.version = min(self._known.values(), default=room.runner.table.version)
        """The version that all clients know."""
        self._clients = {context.next_ticket(): client for client in self._known}
        self._numbers = {client: number for number, client in self._clients.items()}
        self._asked: dict[tuple[Client, str], PendingRequest] = {}
        """Requests that were not answered, by client and id."""
        self._attach(
            [
                SentClient(number, client.member, client.lang, self._known[client])
                for number, client in self._clients.items()
                if client.member is not None
            ]
        )
        context.note_asked(room.code, self._began)
        for asked in follower.give_asked():
            self._ask(asked)

    def _attach(self, clients: list[SentClient]) -> None:
        self._attached_at = self._loop.time()
        code, node = self._room.code, self._context.node
        message = ClientsAttached(code, node, self.epoch, self.attachment, clients)
        self._context.send([self.owner], message)

    def attach_again(self, version: int) -> None:
        """Say that all are still attached, and let the owner say how far it is.

        That is done now and then, and when the log has come to a later *version*: whatever the
        owner has told meanwhile, or what was lost of it, shows then.
        """
        is_regular = self._loop.time() - self._attached_at >= ATTACH_EVERY
        if is_regular or (self.is_confirmed and version > self.version):
            self._attach([])

    @property
    def is_confirmed(self) -> bool:
        """Whether the owner has told something."""
        return self._next > 0

    @property
    def waiting(self) -> set[Client]:
        """Clients with a request that is not answered yet."""
        return {client for client, _ in self._asked}

    @property
    def is_idle(self) -> bool:
        """Whether no request is pending."""
        return not self._asked

    def when_stored(self, then: Callable[[], None]) -> None:
        """Call *then*: the log holds all that the table knows."""
        then()

    # Requests

    def post(self, client: Client, request: RoomRequest) -> None:
        """Receive a request; it is answered by the owner."""
        is_known = client in self._numbers and (client, request.id) not in self._asked
        if not is_known or isinstance(request, ARRIVAL_REQUESTS):
            self._context.follow(self._room).post(client, request)
        elif isinstance(request, React) and not client.may_react(self._loop.time()):
            client.waiting -= 1
            client.refuse(TooManyReactions(), request.id)
        else:
            self._ask(PendingRequest(client, request, self._loop.time()))

    def _ask(self, asked: PendingRequest) -> None:
        client, request = asked.client, asked.request
        asked.at = self._loop.time()
        self._asked[client, request.id] = asked
        code, number = self._room.code, self._numbers[client]
        ticket, data = self._context.next_ticket(), encode_json(request)
        sent = SentRequest(ticket, client.member, "", "", data, self.version, number)
        self._context.note_asked(code, asked.at)
        self._context.ask(self.owner, code, self.epoch, sent)

    @property
    def waits_since(self) -> float | None:
        """Since when the owner has not answered something, if that is so."""
        first = min((asked.at for asked in self._asked.values()), default=None)
        return first if self.is_confirmed else self._began

    @property
    def answer_timeout(self) -> float:
        """Seconds that the owner has for its answer."""
        return LONGER * self._context.answer_timeout

    # What the owner tells

    def receive(self, message: MessagesRelayed) -> None:
        """Pass on what the owner tells; if something before it is missing, follow instead."""
        is_late = message.attachment != self.attachment or message.epoch != self.epoch
        if is_late or message.seq < self._next:
            return
        if message.seq > self._next:
            self._context.note_gap(self._room)
            self._context.follow(self._room)
            return
        self._next += 1
        for item in message.items:
            for number in item.clients:
                if not self._clients[number].lost:
                    self._pass_on(self._clients[number], item)
        self.version = max(self.version, message.version)

    def _pass_on(self, client: Client, item: SentMessage) -> None:
        for request in item.done:
            asked = self._asked.pop((client, request), None)
            if asked is not None:
                client.waiting -= 1
                self._context.note_answer(self._loop.time() - asked.since)
        if item.version:
            self._known[client] = item.version
        if item.data and not (item.is_reaction and client.muted):
            client.send_encoded(item.data)
        if item.close:
            client.closing = item.close
            client.close()

    # The end

    def known_versions(self) -> Mapping[Client, int]:
        """Return the version that each client knows."""
        return {client: max(known, self.version) for client, known in self._known.items()}

    def give_asked(self) -> list[PendingRequest]:
        """Return all requests that were not answered, and wait for no answers any more."""
        asked, self._asked = [*self._asked.values()], {}
        return asked

    def drop(self, client: Client) -> None:
        """Note that a client is gone."""
        self._context.follow(self._room).drop(client)

    def presence(self) -> Presence | None:
        """Return nothing: the owner tells who is connected."""
        return None

    def presence_told(self, presence: Presence) -> None:
        """Do nothing: the owner has told everybody."""

    def stop(self) -> None:
        """Do nothing: there is no timer."""

"""A room that follows its table: another process owns it, and decides.

It folds the rows that the owner has kept, as they come over the bus or from the log, and tells its
own clients. Their requests go to the owner. One that leads to log entries is acknowledged when
these are seen; others are answered by the owner. What is not answered in time is asked again:
requests have ids, so that does no harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from fifties.core.refusals import Refusal
from fifties.host import refusals
from fifties.host.broadcaster import Acks
from fifties.host.client import Client
from fifties.host.cluster_messages import (
    AnswersSent,
    BusMessage,
    PresenceChanged,
    RowsAppended,
    SentAnswer,
    SentRequest,
    SentRow,
    SignalSent,
    encode_json,
)
from fifties.host.codes import new_token
from fifties.host.connection_reports import ConnectionReports
from fifties.host.follower_context import FollowerContext, PendingRequest
from fifties.host.room import CHANGES_SHARING, Newcomer, Reply, Room, RoomContext, RoomRequest
from fifties.table.entries import Joined, MemberId
from fifties.table.messages import Declined, Presence, Welcome
from fifties.table.refusals import TooManyReactions
from fifties.table.requests import Join, Leave, React, Resume
from fifties.table.runner import LogRow, key_of


class TableFollower:
    """The role of a room that follows the owner of its table."""

    decides: ClassVar[bool] = False

    def __init__(self, room: Room, context: RoomContext, cluster: FollowerContext) -> None:
        self._room = room
        self._context = context
        self._cluster = cluster
        self._loop = asyncio.get_running_loop()
        self.owner = ""
        """The process that owns the table; unknown if empty."""
        self.epoch = 0
        self._is_ready = True
        """Whether the table holds only what the log does."""
        self._asked: dict[int, PendingRequest] = {}
        """By ticket."""
        self._tickets: dict[tuple[MemberId, str], int] = {}
        """By member and request."""
        self._joining: dict[str, int] = {}
        """The tickets of those who join, by the key of their token."""
        self._arriving: set[Client] = set()
        """Clients whose join or resume is not answered yet."""
        self._answered: set[int] = set()
        """The tickets of requests that are answered at a version that is still to come."""
        self._held: list[tuple[Client, RoomRequest]] = []
        """Requests that wait until the table is ready, or until their client has joined."""
        self._unsure: list[tuple[Client, Resume]] = []
        """Those who come back, and know more than this room: they wait for the log to be read."""
        self._on_stored: list[Callable[[], None]] = []
        self._presence: Presence | None = None
        self.is_up_to_date = True
        """Whether rows were folded as they came; if not, the log has to be read first."""
        self.attaches_clients = False
        """Whether the owner tells clients of other processes itself, where a table is small."""
        self._presence_changed_at = self._loop.time()
        """When somebody has last come or gone."""
        self.reports = ConnectionReports(room, cluster, self._owner_to_tell)

    @property
    def waiting(self) -> set[Client]:
        """Clients with a request that is not answered yet."""
        asked = {asked.client for asked in self._asked.values()}
        return asked | {client for client, _ in (*self._held, *self._unsure)}

    @property
    def is_idle(self) -> bool:
        """Whether no request is pending."""
        return not (self._asked or self._held or self._unsure)

    @property
    def is_stored(self) -> bool:
        """Whether the log holds all that the table knows."""
        return self._is_ready

    def when_stored(self, then: Callable[[], None]) -> None:
        """Call *then* as soon as the log holds all that the table knows."""
        if self._is_ready:
            then()
        else:
            self._on_stored.append(then)

    # The table

    def mark_ahead_of_log(self) -> None:
        """Note that the table holds more than the log: it has to be read again."""
        self._is_ready = False

    def mark_reread(self) -> None:
        """Note that the table was read again."""
        self._is_ready = True
        self.reports.report_all()
        members = self._room.runner.table.members
        self._room.leaving.update(
            client
            for client in self._room.clients
            if client.member is not None and members[client.member].gone
        )
        self._room.answer({}, [], [])
        waiting, self._on_stored = self._on_stored, []
        for then in waiting:
            then()
        self._retry_held()

    def change_owner(self, owner: str, epoch: int) -> None:
        """Note who owns the table; what waits for an answer is sent there at once."""
        if epoch < self.epoch or (owner == self.owner and epoch == self.epoch):
            return
        self.owner, self.epoch, self.attaches_clients = owner, epoch, False
        if owner:
            self.reports.report_all()
            for ticket, asked in self._asked.items():
                if asked.version is None:
                    self._send(ticket, asked)

    def receive(self, message: BusMessage) -> None:
        """Receive a message of the owner."""
        match message:
            case RowsAppended():
                self.change_owner(message.node, message.epoch)
                self._receive_rows(message.rows)
            case AnswersSent() if message.epoch == self.epoch:
                for answer in message.answers:
                    self._receive_answer(answer)
            case PresenceChanged():
                self._receive_presence(Presence(message.count, message.members))
            case SignalSent() if message.member in self._room.runner.table.members:
                self._room.broadcaster.signal(message.member, message.signal)

    def _receive_rows(self, sent: Iterable[SentRow]) -> None:
        """Fold rows that came over the bus; those that are known already are not even decoded."""
        if not self.is_up_to_date:
            return  # clients know more than the table here, until it is read
        version = self._room.runner.table.version
        self.fold_rows([row.row() for row in sent if row.seq > version])

    def fold_rows(self, rows: Sequence[LogRow]) -> None:
        """Fold rows that were kept; those that are missing are read from the log."""
        if not self._is_ready:
            return
        runner = self._room.runner
        version, coming = runner.table.version, list[LogRow]()
        for row in rows:
            if row.seq == version + 1:
                version += 1
                coming.append(row)
            elif row.seq > version:
                self._cluster.note_gap(self._room)
                self._cluster.read_log(self._room)
                break
        if coming:
            runner.restore(coming)
            self._tell(coming)

    @property
    def waits_for_log(self) -> bool:
        """Whether somebody is let in when the log was read."""
        return bool(self._unsure)

    def note_read(self) -> None:
        """Note that the table holds what the log did; what was asked for meanwhile is sent."""
        if not self.is_up_to_date:
            self.is_up_to_date = True
            for ticket, asked in self._asked.items():
                self._send(ticket, asked)

    def log_was_read(self) -> None:
        """Answer those who waited for the log to be read."""
        unsure, self._unsure = self._unsure, []
        for client, request in unsure:
            self._arriving.discard(client)
            self._resume(client, request, is_sure=True)
        if unsure:
            self._retry_held()

    def _tell(self, rows: Sequence[LogRow]) -> None:
        """Tell clients what *rows*, which were just folded, mean to them."""
        acks: Acks = {}
        replies: list[Reply] = []
        newcomers: list[Newcomer] = []
        kinds = {type(row.entry) for row in rows}
        for row in rows:
            if row.member is not None and row.request is not None:
                self._acknowledge(self._tickets.get((row.member, row.request)), acks)
        if not CHANGES_SHARING.isdisjoint(kinds):
            self._room.shared = self._room.runner.table.shared
            for row in rows:
                if isinstance(row.entry, Joined):
                    self._welcome(self._joining.get(row.entry.key), replies, newcomers)
            self._room.note_leaving(rows)
        version = self._room.runner.table.version
        for ticket in [*self._answered] if self._answered else ():
            asked = self._asked.get(ticket)
            if asked is None or asked.version is None:
                self._answered.discard(ticket)
            elif asked.version <= version:
                self._finish_answered(ticket, asked, acks, replies, newcomers)
        self._room.answer(acks, replies, newcomers)
        if replies:
            self._retry_held()

    # Requests

    def post(self, client: Client, request: RoomRequest) -> None:
        """Receive a request; it is answered when it is decided and stored."""
        if not self._is_ready or client in self._arriving:
            self._held.append((client, request))
        elif isinstance(request, Resume):
            self._resume(client, request)
        elif isinstance(request, Join):
            self._join(client, request)
        elif client.member is None:
            self._refuse(client, refusals.NotJoined(), request.id)
            client.room = None
        elif isinstance(request, React) and not client.may_react(self._loop.time()):
            self._refuse(client, TooManyReactions(), request.id)
        else:
            self._ask_owner(client, request)

    def _retry_held(self) -> None:
        held, self._held = self._held, []
        for client, request in held:
            self.post(client, request)

    def _refuse(self, client: Client, refusal: Refusal, request: str) -> None:
        client.waiting -= 1
        client.refuse(refusal, request)

    def _resume(self, client: Client, request: Resume, *, is_sure: bool = False) -> None:
        runner = self._room.runner
        member = runner.member_with(request.token)
        knows_more = request.seen is not None and request.seen > runner.table.version
        if (member is None or knows_more) and not is_sure:
            self._unsure.append((client, request))
            self._arriving.add(client)
            self._cluster.read_log(self._room)
            return
        if member is None:
            self._context.count_wrong_code(client.address)
            self._refuse(client, refusals.WrongToken(), request.id)
            client.room = None
            return
        client.waiting -= 1
        newcomers: list[Newcomer] = []
        self._enter(client, member, request.id, request.seen, newcomers)
        self._room.answer({}, [], newcomers)

    def _join(self, client: Client, request: Join) -> None:
        token = request.token or new_token(self._context.rng)
        ticket = self._cluster.next_ticket()
        asked = PendingRequest(client, replace(request, token=token), self._loop.time())
        self._asked[ticket] = asked
        self._joining[key_of(token)] = ticket
        self._arriving.add(client)
        if self._room.runner.member_with(token) is None:
            self._send(ticket, asked)
            return
        replies: list[Reply] = []
        newcomers: list[Newcomer] = []
        self._welcome(ticket, replies, newcomers)
        self._room.answer({}, replies, newcomers)

    def _ask_owner(self, client: Client, request: RoomRequest) -> None:
        ticket = self._cluster.next_ticket()
        asked = self._asked[ticket] = PendingRequest(client, request, self._loop.time())
        if client.member is not None:
            self._tickets[client.member, request.id] = ticket
        self._send(ticket, asked)

    def _send(self, ticket: int, asked: PendingRequest) -> None:
        """Send a request to the owner, if there is one; else it is asked again in a moment."""
        asked.at = self._loop.time()
        self._cluster.note_asked(self._room.code, asked.at)
        if self.owner and self.is_up_to_date:
            client = asked.client
            data = encode_json(asked.request)
            version = self._room.runner.table.version
            sent = SentRequest(ticket, client.member, client.lang, client.device, data, version)
            self._cluster.ask(self.owner, self._room.code, self.epoch, sent)

    @property
    def waits_since(self) -> float | None:
        """When the earliest request was sent that waits for an answer, if one does."""
        return min((asked.at for asked in self._asked.values()), default=None)

    @property
    def answer_timeout(self) -> float:
        """Seconds after which a request is asked again."""
        return self._cluster.answer_timeout

    def ask_again(self) -> None:
        """Send all requests again that have waited too long."""
        now = self._loop.time()
        for ticket, asked in [*self._asked.items()]:
            if asked.client.lost:
                self._forget(ticket)
            elif now - asked.at > self._cluster.answer_timeout:
                asked.version = asked.declined = None
                self._send(ticket, asked)

    def unchanged_for(self, now: float) -> float:
        """Return for how many seconds nobody has come or gone; 0 while somebody does."""
        busy = self._arriving or self._held or self._unsure or not self._is_ready
        clients = self._room.clients
        if busy or any(asked.client not in clients for asked in self._asked.values()):
            return 0.0
        return now - self._presence_changed_at

    def give_asked(self) -> list[PendingRequest]:
        """Return the requests that were sent to the owner, and wait for no answers any more."""
        asked = [*self._asked.values()]
        self.unanswered()
        return asked

    def go_on_from(self, owner: str, epoch: int, asked: Iterable[PendingRequest]) -> None:
        """Follow a table that the owner has told for a while, and that was not read meanwhile.

        Requests that were not answered are sent again when it was read, unless it answers them.
        """
        self.owner, self.epoch, self.attaches_clients = owner, epoch, True
        self.is_up_to_date = False
        for one in asked:
            ticket = self._cluster.next_ticket()
            self._asked[ticket] = one
            if one.client.member is not None:
                self._tickets[one.client.member, one.request.id] = ticket
        self._cluster.note_asked(self._room.code, self._loop.time())
        self.reports.report_all()
        self._cluster.read_log(self._room)

    def unanswered(self) -> list[tuple[Client, RoomRequest]]:
        """Return all requests that were not answered, and wait for no answers any more."""
        asked = [(asked.client, asked.request) for asked in self._asked.values()]
        waiting = [*asked, *self._unsure, *self._held]
        for kept in (self._asked, self._tickets, self._joining, self._arriving, self._answered):
            kept.clear()
        self._unsure, self._held = [], []
        return waiting

    # Answers

    def _receive_answer(self, answer: SentAnswer) -> None:
        """Receive what the owner has answered to a request."""
        asked = self._asked.get(answer.ticket)
        if asked is None:
            return
        asked.declined = answer.declined
        if answer.version > self._room.runner.table.version:
            asked.version = answer.version
            self._answered.add(answer.ticket)
            return
        acks: Acks = {}
        replies: list[Reply] = []
        newcomers: list[Newcomer] = []
        self._finish_answered(answer.ticket, asked, acks, replies, newcomers)
        self._room.answer(acks, replies, newcomers)
        if replies:
            self._retry_held()

    def _finish_answered(
        self,
        ticket: int,
        asked: PendingRequest,
        acks: Acks,
        replies: list[Reply],
        newcomers: list[Newcomer],
    ) -> None:
        if asked.declined is not None:
            self._forget(ticket)
            if asked.client.member is None:
                asked.client.room = None
            declined = msgspec.json.decode(asked.declined, type=Declined)
            replies.append((asked.client, declined, asked.request.id))
        elif isinstance(asked.request, Join):
            self._welcome(ticket, replies, newcomers)
        else:
            self._acknowledge(ticket, acks)

    def _acknowledge(self, ticket: int | None, acks: Acks) -> None:
        """Note that a request is carried out."""
        asked = None if ticket is None else self._forget(ticket)
        if asked is None:
            return
        acks.setdefault(asked.client, []).append(asked.request.id)
        if isinstance(asked.request, Leave) and asked.client.member is not None:
            self._room.close_member(asked.client.member)

    def _welcome(self, ticket: int | None, replies: list[Reply], newcomers: list[Newcomer]) -> None:
        """Let somebody in who has joined."""
        asked = None if ticket is None else self._asked.get(ticket)
        if ticket is None or asked is None or not isinstance(asked.request, Join):
            return
        token = asked.request.token or ""
        member = self._room.runner.member_with(token)
        if member is None:
            return
        self._forget(ticket)
        welcome = Welcome(asked.request.id, token, self._room.code, member)
        replies.append((asked.client, welcome, asked.request.id))
        self._enter(asked.client, member, asked.request.id, None, newcomers)

    def _forget(self, ticket: int) -> PendingRequest | None:
        """Wait for an answer no more."""
        asked = self._asked.pop(ticket, None)
        if asked is None:
            return None
        self._answered.discard(ticket)
        self._cluster.note_answer(self._loop.time() - asked.since)
        asked.client.waiting -= 1
        if isinstance(asked.request, Join):
            self._joining.pop(key_of(asked.request.token or ""), None)
            self._arriving.discard(asked.client)
        elif asked.client.member is not None:
            self._tickets.pop((asked.client.member, asked.request.id), None)
        return asked

    def _enter(
        self,
        client: Client,
        member: MemberId,
        request: str,
        seen: int | None,
        newcomers: list[Newcomer],
    ) -> None:
        if client.lost:
            return
        client.member = member
        self._presence_changed_at = self._loop.time()
        self._room.broadcaster.enter(client, member)
        newcomers.append((client, request, seen))
        self.reports.note(member)

    # Who is connected

    def drop(self, client: Client) -> None:
        """Note that a client is gone."""
        for ticket, asked in [*self._asked.items()]:
            if asked.client is client:
                self._forget(ticket)
        self._held = [(one, request) for one, request in self._held if one is not client]
        self._unsure = [(one, request) for one, request in self._unsure if one is not client]
        self._room.idle_since = self._context.now()
        self._presence_changed_at = self._loop.time()
        if client.member is not None:
            self.reports.note(client.member)

    def _owner_to_tell(self) -> str:
        return self.owner if self._is_ready else ""

    def presence(self) -> Presence | None:
        """Return who is connected to the table, once its owner has told."""
        return self._presence

    def presence_told(self, presence: Presence) -> None:
        """Do nothing: the owner has told everybody."""

    def _receive_presence(self, presence: Presence) -> None:
        """Note who is connected, and tell it."""
        self._presence = presence
        self._room.broadcaster.send_presence(set())

    def stop(self) -> None:
        """Cancel all timers."""
        self.reports.stop()

"""One live table with its clients.

A room works in rounds: it decides all requests that have come, lets the journal keep what follows
from them, and answers only when that is safe. Requests that come meanwhile wait for the next round,
so nobody ever sees a table that the log does not know.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import inf
from random import Random
from typing import Final, Protocol, TypeAlias

from fifties.bots import Decision
from fifties.core.refusals import Refusal, Refused
from fifties.host import refusals
from fifties.host.bot_thinker import Decided
from fifties.host.broadcaster import Acks, Broadcaster
from fifties.host.client import Client
from fifties.host.codes import new_token
from fifties.host.finished_games import OwnedRecord, finished_game
from fifties.host.journal import Journal
from fifties.table.entries import (
    Joined,
    MemberId,
    OwnerReturned,
    Recorded,
    Removed,
    SeatLeft,
    SeatTaken,
)
from fifties.table.messages import Done, Parting, ServerMessage, Welcome
from fifties.table.requests import Join, Leave, Mute, Resume, TableRequest
from fifties.table.runner import LogRow, TableRunner
from fifties.table.schedule import BotTurn

MOST_WAITING: Final = 32
"""How many requests of one client wait at most."""

CHANGES_SHARING: Final = frozenset({Joined, Removed, SeatLeft, SeatTaken, OwnerReturned})
"""Log entries that can change how many people are at the table."""

log = logging.getLogger(__name__)

RoomRequest: TypeAlias = TableRequest | Join | Resume


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

    def require_sharing(self, room: Room) -> None:
        """Refuse a second person where this address has enough tables of several people."""
        ...

    def note_sharing(self, room: Room) -> None:
        """Keep whether several people are at the table."""
        ...

    def restart(self, room: Room) -> None:
        """Forget a room in which something went wrong; its table is read again from the log."""
        ...


class Room:
    """A table and those who are connected to it."""

    def __init__(self, code: str, context: RoomContext) -> None:
        self.code = code
        self.runner = TableRunner(context.rng)
        self.broadcaster = Broadcaster(self.runner.table, lambda: not self._keeping)
        self.idle_since = context.now()
        self._context = context
        self._loop = asyncio.get_running_loop()
        self._inbox: list[tuple[Client, RoomRequest]] = []
        self._answers: list[tuple[BotTurn, Decision]] = []
        self._left: list[MemberId] = []
        """Members who have lost a connection since the last round."""
        self._keeping = False
        """Whether the journal is keeping a round."""
        self._held: list[Callable[[], None]] = []
        """What to call when the round is safe."""
        self._called = False
        """Whether a round is scheduled."""
        self.stopped = False
        """Whether it decides nothing any more."""
        self._acks: Acks = {}
        self._replies: list[tuple[Client, ServerMessage | Refusal, str]] = []
        self._newcomers: list[tuple[Client, str, int | None]] = []
        self._leaving: set[Client] = set()
        self._look_ahead = True
        """Whether the next round has to work out what is due."""
        self.shared = False
        """Whether several people were at the table when that was last looked at."""
        self._due = inf
        self._timer: asyncio.TimerHandle | None = None

    @property
    def clients(self) -> set[Client]:
        """All who are connected."""
        return self.broadcaster.clients

    @property
    def waiting(self) -> set[Client]:
        """Clients with a request that is not decided yet."""
        return {client for client, _ in self._inbox}

    @property
    def quiet(self) -> bool:
        """Whether no request, bot decision or commit is pending."""
        return not (self._keeping or self._inbox or self._left or self._answers)

    # Requests

    def post(self, client: Client, request: RoomRequest) -> None:
        """Take a request; it is answered when it is decided and safe."""
        if client.waiting >= MOST_WAITING:
            client.refuse(refusals.TooManyWaiting(), request.id)
            return
        client.waiting += 1
        self._inbox.append((client, request))
        if not self._called:
            # Not at once: what others send in the same moment belongs to the same round.
            self._called = True
            self._loop.call_soon(self._run)

    def mute(self, client: Client, request: Mute) -> None:
        """Send this client no reactions any more, or do again."""
        client.muted = request.muted
        client.send(Done(request.id))

    def drop(self, client: Client) -> None:
        """Note that a client is gone."""
        if client in self.clients:
            self.broadcaster.leave(client)
            if client.member is not None:
                self._left.append(client.member)
            self._look_ahead = True
            self._run()

    # One round

    def _run(self) -> None:
        """Decide all that is pending, unless an earlier round is not safe yet."""
        self._called = False
        if not (self._keeping or self.stopped):
            self._try(self._decide_all)

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception:
            log.exception("a table failed; it is read again from its log")
            self._context.restart(self)

    def _decide_all(self) -> None:
        rows: list[LogRow] = []
        now = self._context.now()
        for member in self._left:
            self.runner.disconnected(member, now)
            self.idle_since = now
        self._left.clear()
        inbox, self._inbox = self._inbox, []
        for client, request in inbox:
            client.waiting -= 1
            rows += self._decide(client, request, now)
        answers, self._answers = self._answers, []
        for turn, decision in answers:
            rows += self.runner.answer(turn, decision, now)
        if self._look_ahead or now >= self._due or self.runner.may_be_due(rows):
            self._look_ahead = True
            due, turns = self.runner.wake(now)
            rows += due
            self._think(turns)
        self._keep(rows, now)

    def _keep(self, rows: list[LogRow], now: float) -> None:
        kinds = {type(row.entry) for row in rows}
        for removed in [row.entry for row in rows if isinstance(row.entry, Removed)]:
            self._leaving.update(self.broadcaster.of(removed.member))
        if not CHANGES_SHARING.isdisjoint(kinds):
            self._context.note_sharing(self)
        if rows:
            self._keeping = True
            records = self._records(rows, now) if Recorded in kinds else []
            self._context.journal.keep(self.code, rows, records, self._kept)
        else:
            self._answer()
        if self._look_ahead:
            self._look_ahead = False
            self._set_timer(now)

    def _records(self, rows: list[LogRow], now: float) -> list[OwnedRecord]:
        ended = [row.entry for row in rows if isinstance(row.entry, Recorded)]
        return [finished_game(self.runner.table, entry.record, now) for entry in ended]

    def _kept(self) -> None:
        """Answer everybody, now that the round is safe, and begin the next round."""
        self._keeping = False
        self._try(self._answer)
        held, self._held = self._held, []
        for then in held:
            then()
        if self._look_ahead or not self.quiet:
            self._run()

    def when_safe(self, then: Callable[[], None]) -> None:
        """Call *then* as soon as the log holds all that the table knows."""
        if self._keeping:
            self._held.append(then)
        else:
            then()

    def _decide(self, client: Client, request: RoomRequest, now: float) -> list[LogRow]:
        try:
            if isinstance(request, Join):
                return self._join(client, request, now)
            if isinstance(request, Resume):
                return self._resume(client, request, now)
            if client.member is None:
                raise refusals.NotServed(refusals.NotJoined())
            rows, turns = self.runner.ask(client.member, request, now)
        except Refused as refused:
            self._replies.append((client, refused.refusal, request.id))
            if client.member is None:
                client.room = None
            return []
        self._think(turns)
        self._acks.setdefault(client, []).append(request.id)
        if isinstance(request, Leave):
            for theirs in self.broadcaster.of(client.member):
                theirs.closing = 1000
                self._leaving.add(theirs)
        return rows

    def _join(self, client: Client, request: Join, now: float) -> list[LogRow]:
        token = request.token or new_token(self._context.rng)
        known = self.runner.member_with(token)
        rows: list[LogRow] = []
        if known is None:
            if not (self.shared or self.runner.table.empty):
                self._context.require_sharing(self)
            known = len(self.runner.table.members)
            rows = self.runner.join(request, token, client.device, now)
        welcome = Welcome(request.id, token, self.code, known)
        self._replies.append((client, welcome, request.id))
        return rows + self._enter(client, known, request.id, None, now)

    def _resume(self, client: Client, request: Resume, now: float) -> list[LogRow]:
        member = self.runner.member_with(request.token)
        if member is None:
            self._context.count_wrong_code(client.address)
            raise refusals.NotServed(refusals.WrongToken())
        return self._enter(client, member, request.id, request.seen, now)

    def _enter(
        self, client: Client, member: MemberId, request: str, seen: int | None, now: float
    ) -> list[LogRow]:
        if client.lost:
            self.runner.missed(member, now)
            return []
        client.member = member
        self.broadcaster.enter(client, member)
        self._newcomers.append((client, request, seen))
        self._look_ahead = True
        return self.runner.connected(member, now)

    # Answers

    def _answer(self) -> None:
        """Send what this round has led to: it is safe by now."""
        newcomers = {client for client, *_ in self._newcomers}
        acks, self._acks = self._acks, {}
        late = {client: acks.pop(client) for client in newcomers & acks.keys()}
        self.broadcaster.update(acks, newcomers)
        for client, reply, request in self._replies:
            if isinstance(reply, Refusal):
                client.refuse(reply, request)
            else:
                client.send(reply)
        self._replies.clear()
        for client, request, seen in self._newcomers:
            self.broadcaster.catch_up(client, request, seen)
        self._newcomers.clear()
        self.broadcaster.confirm(late)
        self.broadcaster.send_presence(newcomers)
        self._close_leaving()

    def _close_leaving(self) -> None:
        """Close the connections of those who were removed or have left."""
        members = self.runner.table.members
        leaving, self._leaving = self._leaving, set()
        for client in leaving:
            if client.member is not None and members[client.member].gone:
                client.say_goodbye(Parting.REMOVED, 1008)
            if client.closing is not None:
                client.close()

    # Bots and time

    def _think(self, turns: list[BotTurn]) -> None:
        if turns:
            self._context.think(turns, self._take_decision)

    def _take_decision(self, turn: BotTurn, decision: Decision | None) -> None:
        if decision is None:
            self.runner.give_up(turn)
            return
        self._answers.append((turn, decision))
        self._run()

    def _set_timer(self, now: float) -> None:
        """Set the timer to when something is due next."""
        if self._timer is not None:
            self._timer.cancel()
        due, self._timer = self.runner.next_wake, None
        self._due = inf if due is None else due
        if due is not None:
            self._timer = self._loop.call_later(max(0, due - now), self._timer_ran_out)

    def _timer_ran_out(self) -> None:
        self._timer = None
        self._look_ahead = True  # timers run out a little early; then it is set again
        self._run()

    def stop(self) -> None:
        """Cancel all timers, and take no decision of a bot any more."""
        self.stopped = True
        self.broadcaster.stop()
        if self._timer is not None:
            self._timer.cancel()

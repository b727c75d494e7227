"""The owner of a table: decides its requests, keeps what follows from them, and then answers.

It works in batches: it decides all requests that have come, lets the journal keep what follows
from them, and answers only when that is stored. Requests that come meanwhile wait for the next
batch, so nobody ever sees a table that the log does not know.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import inf
from typing import ClassVar, Final, TypeAlias

from fifties.bots import Decision
from fifties.core.refusals import Refused
from fifties.host import refusals
from fifties.host.attachments import AttachedClient
from fifties.host.broadcaster import Acks, present
from fifties.host.client import Client
from fifties.host.codes import new_token
from fifties.host.finished_games import RecordWithKeys, finished_game
from fifties.host.remote_rooms import RemoteClient, RemoteRooms
from fifties.host.room import CHANGES_SHARING, Newcomer, Reply, Room, RoomContext, RoomRequest
from fifties.table.entries import MemberId, Recorded
from fifties.table.messages import Presence, Welcome
from fifties.table.requests import Join, LeadReplay, Leave, React, Resume, Signal
from fifties.table.runner import LogRow, TableRunner
from fifties.table.schedule import BotTurn

TableChange: TypeAlias = Callable[[TableRunner, float], list[LogRow]]
"""Tells a table something, at a time, and returns what has to be kept."""

SIGNALS: Final = (React, LeadReplay)
"""Requests that are passed on and never stored."""

NEVER_KEPT: Final = (Resume, *SIGNALS)
"""Requests that lead to no log entry."""

ARRIVED: Final = 1
LEFT: Final = -1

REPORTED_WITHIN: Final = 0.5
"""Seconds within which other processes have told a new owner who is connected there."""

log = logging.getLogger(__name__)


class TableOwner:
    """The role of a room that decides about its table."""

    decides: ClassVar[bool] = True
    is_up_to_date: ClassVar[bool] = True

    def __init__(
        self, room: Room, context: RoomContext, remote_rooms: RemoteRooms | None = None
    ) -> None:
        self._room = room
        self._context = context
        self.remote_rooms = remote_rooms
        """The rooms of the same table in other processes, where there are such."""
        self._loop = asyncio.get_running_loop()
        self._inbox: list[tuple[Client, RoomRequest]] = []
        self._deciding: list[tuple[Client, RoomRequest]] = []
        """What the batch that is being kept answers."""
        self._decisions: list[tuple[BotTurn, Decision]] = []
        self._table_changes: list[TableChange] = []
        """What the host itself has to tell the table."""
        self._connection_changes: list[tuple[MemberId, int]] = []
        """Who has one connection more or less since the last batch, not through a request."""
        self._keeping: list[LogRow] = []
        """The rows that the journal is keeping."""
        self._held: list[Callable[[], None]] = []
        """What to call when the batch is stored."""
        self._called = False
        """Whether a batch begins at the end of this turn of the event loop."""
        self._waits_for_commit = False
        """Whether a batch begins with the next commit."""
        self._acks: Acks = {}
        self._replies: list[Reply] = []
        self._newcomers: list[Newcomer] = []
        self._signals: list[tuple[MemberId, Signal]] = []
        self._look_ahead = True
        """Whether the next batch has to work out what is due."""
        self._due = inf
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False
        self._knows_presence = True
        self._ahead = max(0.0, room.runner.table.changed_at - context.now())
        """By how many seconds the clock of an earlier owner was ahead of this one's."""

    @property
    def waiting(self) -> set[Client]:
        """Clients with a request that is not decided yet."""
        return {client for client, _ in self._inbox}

    @property
    def is_idle(self) -> bool:
        """Whether no request, bot decision or commit is pending."""
        pending = self._keeping or self._inbox or self._connection_changes or self._decisions
        return not (pending or self._table_changes)

    def presence(self) -> Presence | None:
        """Return who is connected to the table, once other processes have told of their people."""
        if not self._knows_presence:
            return None
        return present(self._room.runner.table.runtime.present)

    def wait_for_reports(self) -> None:
        """Tell nobody for a moment who is connected: until others report, most seem to be away."""
        self._knows_presence = False
        self._room.broadcaster.doubt_presence()
        self._loop.call_later(REPORTED_WITHIN, self.when_stored, self._tell_presence)

    def _tell_presence(self) -> None:
        self._knows_presence = True
        if not self._stopped:
            self._room.broadcaster.send_presence(set())

    def presence_told(self, presence: Presence) -> None:
        """Let other processes tell their clients, too."""
        if self.remote_rooms is not None:
            self.remote_rooms.publish_presence(presence)

    # Requests

    def post(self, client: Client, request: RoomRequest) -> None:
        """Receive a request; it is answered when it is decided and stored."""
        self._inbox.append((client, request))
        if isinstance(request, NEVER_KEPT):
            # It leads to no log entry, so it need not wait for a commit, which may take long.
            self._call()
        elif not self._keeping:
            self._wait_for_commit()

    def drop(self, client: Client) -> None:
        """Note that a client is gone."""
        if client.member is not None:
            self.count_connections(client.member, LEFT)

    def carry_out(self, change: TableChange) -> None:
        """Let the host itself tell the table something, and keep what follows from it."""
        self._table_changes.append(change)
        if not self._keeping:
            self._wait_for_commit()

    def count_connections(self, member: MemberId, by: int) -> None:
        """Note that *member* has so many connections more, or less."""
        if by:
            self._connection_changes += [(member, ARRIVED if by > 0 else LEFT)] * abs(by)
            self._look_ahead = True
            self._call()

    def _call(self) -> None:
        """Begin a batch soon: what others send in the same moment belongs to it, too."""
        if not self._called:
            self._called = True
            self._loop.call_soon(self._run)

    def _wait_for_commit(self) -> None:
        """Begin a batch with the next commit: what others send until then belongs to it, too."""
        if not self._waits_for_commit:
            self._waits_for_commit = True
            self._context.journal.before_commit(self._run_with_commit)

    def _run_with_commit(self) -> None:
        self._waits_for_commit = False
        if self._look_ahead or not self.is_idle:
            self._run()

    # One batch

    def _run(self) -> None:
        """Decide all that is pending, unless an earlier batch is not stored yet.

        Without a lease another process may decide by now, even if that leads to no log entry.
        """
        self._called = False
        if self.remote_rooms is not None and not self.remote_rooms.has_lease:
            return
        if not (self._keeping or self._stopped):
            self._try(self._decide_all)

    def go_on(self) -> None:
        """Decide what has waited for the lease."""
        if self._look_ahead or not self.is_idle:
            self._wait_for_commit()

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception:
            log.exception("a table failed; it is read again from its log")
            self._context.restart(self._room)

    def _now(self) -> float:
        """Return the time at the table, which goes on from its last entry, whose clock it had."""
        return self._context.now() + self._ahead

    def _decide_all(self) -> None:
        rows: list[LogRow] = []
        now, runner = self._now(), self._room.runner
        changes, self._connection_changes = self._connection_changes, []
        self._room.presence_changed = self._room.presence_changed or bool(changes)
        for member, by in changes:
            if by == ARRIVED:
                rows += runner.connected(member, now)
            elif member in runner.table.runtime.present:
                runner.disconnected(member, now)
                self._room.idle_since = now
        self._deciding, self._inbox = self._inbox, []
        for client, request in self._deciding:
            client.waiting -= 1
            client.decided += 1
            rows += self._decide(client, request, now)
        table_changes, self._table_changes = self._table_changes, []
        for change in table_changes:
            rows += change(runner, now)
        decisions, self._decisions = self._decisions, []
        for turn, decision in decisions:
            rows += runner.answer(turn, decision, now)
        if self._look_ahead or now >= self._due or runner.may_be_due(rows):
            self._look_ahead = True
            due, turns = runner.wake(now)
            rows += due
            self._think(turns)
        self._keep(rows, now)

    def _keep(self, rows: list[LogRow], now: float) -> None:
        kinds = {type(row.entry) for row in rows}
        self._room.note_leaving(rows)
        if not CHANGES_SHARING.isdisjoint(kinds):
            self._context.note_sharing(self._room)
        if rows:
            self._keeping = rows
            records = self._records(rows, now) if Recorded in kinds else []
            epoch = 0 if self.remote_rooms is None else self.remote_rooms.epoch
            self._context.journal.keep(self._room.code, rows, records, self._kept, epoch)
        else:
            self._answer()
        if self._look_ahead:
            self._look_ahead = False
            self._set_timer(now)

    def _records(self, rows: list[LogRow], now: float) -> list[RecordWithKeys]:
        ended = [row.entry for row in rows if isinstance(row.entry, Recorded)]
        return [finished_game(self._room.runner.table, entry.record, now) for entry in ended]

    def _kept(self, stored: bool) -> None:  # noqa: FBT001 - as `journal.OnKept` has it
        """Answer everybody, now that the batch is stored, and begin the next one."""
        if self.remote_rooms is not None and not stored:
            if self._room.role is self:
                self.remote_rooms.give_up()
            return
        if not stored:
            self._lose_table()
            return
        rows, self._keeping = self._keeping, []
        if self.remote_rooms is not None:
            self.remote_rooms.publish(rows)
        if self._stopped and self._room.role is not self:
            return
        self._try(self._answer)
        self._context.rows_kept(self._room, rows)
        self._release_held()
        self.go_on()

    def _release_held(self) -> None:
        for then in self.held():
            then()

    def _lose_table(self) -> None:
        """Answer nobody: what was decided cannot be stored, because the storage is damaged."""
        self._keeping = []
        self._context.restart(self._room)
        self._release_held()

    @property
    def is_stored(self) -> bool:
        """Whether the log holds all that the table knows."""
        return not self._keeping

    def when_stored(self, then: Callable[[], None]) -> None:
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
            if self._is_stale(client, client.member):
                return []
            if isinstance(request, SIGNALS):
                return self._signal(client, client.member, request)
            rows, turns = self._room.runner.ask(client.member, request, now)
        except Refused as refused:
            self._replies.append((client, refused.refusal, request.id))
            if client.member is None:
                client.room = None
            return []
        self._think(turns)
        if not (rows and client.is_remote):
            self._acks.setdefault(client, []).append(request.id)
        if isinstance(request, Leave):
            self._room.close_member(client.member)
        return rows

    def _is_stale(self, client: Client, member: MemberId) -> bool:
        """Return whether a request came so late that nobody knows whether it was carried out.

        It is not answered: if anybody still waits for that, it is asked again.
        """
        if not isinstance(client, RemoteClient):
            return False
        return self._room.runner.may_have_forgotten(member, client.version)

    def _signal(
        self, client: Client, member: MemberId, request: React | LeadReplay
    ) -> list[LogRow]:
        """Pass something on that leads to no log entry."""
        if isinstance(request, React):
            self._room.broadcaster.count_reaction(client)
            self._signals.append((member, request.reaction))
        elif self._room.broadcaster.may_lead_replay(member, request.position):
            self._signals.append((member, request.position))
        self._acks.setdefault(client, []).append(request.id)
        return []

    def _join(self, client: Client, request: Join, now: float) -> list[LogRow]:
        runner = self._room.runner
        token = request.token or new_token(self._context.rng)
        known = runner.member_with(token)
        rows: list[LogRow] = []
        if isinstance(client, RemoteClient) and runner.was_removed_since(token, client.version):
            # It may be the request with which they had joined, come once more. Whoever really
            # waits asks again, once their process knows of the removal.
            return []
        if known is None:
            known = len(runner.table.members)
            rows = runner.join(request, token, client.device, now)
        if client.is_remote:
            # It is welcomed by the room to which it is connected, and away until that tells so.
            runner.mark_away(known, now)
            self._look_ahead = True
            if not rows:
                self._acks.setdefault(client, []).append(request.id)
            return rows
        welcome = Welcome(request.id, token, self._room.code, known)
        self._replies.append((client, welcome, request.id))
        return rows + self._enter(client, known, request.id, None, now)

    def _resume(self, client: Client, request: Resume, now: float) -> list[LogRow]:
        member = self._room.runner.member_with(request.token)
        if member is None:
            self._context.count_wrong_code(client.address)
            raise refusals.NotServed(refusals.WrongToken())
        return self._enter(client, member, request.id, request.seen, now)

    def _enter(
        self, client: Client, member: MemberId, request: str, seen: int | None, now: float
    ) -> list[LogRow]:
        if client.lost:
            self._room.runner.mark_away(member, now)
            return []
        client.member = member
        self._room.broadcaster.enter(client, member)
        self._newcomers.append((client, request, seen))
        self._look_ahead = True
        return self._room.runner.connected(member, now)

    def _answer(self) -> None:
        """Send what this batch has led to: it is stored by now."""
        acks, self._acks = self._acks, {}
        replies, self._replies = self._replies, []
        newcomers, self._newcomers = self._newcomers, []
        signals, self._signals = self._signals, []
        self._deciding = []
        for member, signal in signals:
            self._room.broadcaster.signal(member, signal)
            if self.remote_rooms is not None:
                self.remote_rooms.publish_signal(member, signal)
        self._room.answer(acks, replies, newcomers)

    # Bots and time

    def _think(self, turns: list[BotTurn]) -> None:
        if turns:
            self._context.think(turns, self._receive_decision)

    def _receive_decision(self, turn: BotTurn, decision: Decision | None) -> None:
        if self._stopped:
            return
        if decision is None:
            self._room.runner.give_up(turn)
            return
        self._decisions.append((turn, decision))
        self._run()

    def _set_timer(self, now: float) -> None:
        """Set the timer to when something is due next."""
        if self._timer is not None:
            self._timer.cancel()
        due, self._timer = self._room.runner.next_wake, None
        self._due = inf if due is None else due
        if due is not None:
            self._timer = self._loop.call_later(max(0, due - now), self._timer_ran_out)

    def _timer_ran_out(self) -> None:
        self._timer = None
        self._look_ahead = True  # timers run out a little early; then it is set again
        self._run()

    def stop(self) -> None:
        """Cancel all timers, and take no decision of a bot any more."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()

    def held(self) -> list[Callable[[], None]]:
        """Return what is to be called when the log holds all that the table knows."""
        held, self._held = self._held, []
        return held

    def unanswered(self) -> list[tuple[Client, RoomRequest]]:
        """Return the requests of this process's own clients that were not answered, in order.

        Other processes ask again by themselves what their clients have asked for.
        """
        for client, _ in self._deciding:
            client.waiting += 1
        asked = [*self._deciding, *self._inbox]
        self._deciding, self._inbox = [], []
        return [
            (client, request)
            for client, request in asked
            if client.room is self._room and not isinstance(client, RemoteClient | AttachedClient)
        ]

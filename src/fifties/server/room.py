"""One live table with its connections.

A room works in rounds: it takes all requests that have come, lets the journal keep what follows
from them, and only when that is safe does it tell anybody. Requests that come meanwhile wait for
the next round, so nobody ever sees a table that the disk does not know.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import inf
from typing import Final

from fifties.bots import Decision
from fifties.core.refusals import Refusal, Refused
from fifties.games.fifty import Choose
from fifties.server import refusals
from fifties.server.audience import Acks, Audience
from fifties.server.codes import new_token
from fifties.server.connection import Connection
from fifties.server.keepsakes import finished
from fifties.server.surroundings import Surroundings
from fifties.table.facts import (
    Acted,
    Joined,
    MemberId,
    Recorded,
    Removed,
    Returned,
    Sat,
    Stood,
)
from fifties.table.messages import Done, Parting, ServerMessage, Welcome
from fifties.table.requests import Join, Leave, Mute, Resume, TableRequest
from fifties.table.steward import Row, Steward
from fifties.table.timing import BotTurn

MOST_WAITING: Final = 32
"""How many messages of one connection wait at most."""

COMINGS_AND_GOINGS: Final = Joined | Removed | Stood | Sat | Returned
"""What can change how many people are at the table."""

log = logging.getLogger(__name__)

Asked = TableRequest | Join | Resume


class Room:
    """A table and those who are connected to it."""

    def __init__(self, code: str, house: Surroundings) -> None:
        self.code = code
        self.steward = Steward(house.rng)
        self.audience = Audience(self.steward.table, lambda: not self._keeping)
        self.idle_since = house.now()
        self._house = house
        self._loop = asyncio.get_running_loop()
        self._inbox: list[tuple[Connection, Asked]] = []
        self._answers: list[tuple[BotTurn, Decision]] = []
        self._left: list[MemberId] = []
        """Whose connections have gone."""
        self._keeping = False
        self._held: list[Callable[[], None]] = []
        """What is to be done when the round is safe."""
        self._called = False
        """Whether a round is about to begin."""
        self.stopped = False
        """Whether it does nothing any more."""
        self._acks: Acks = {}
        self._replies: list[tuple[Connection, ServerMessage | Refusal, str]] = []
        self._fresh: list[tuple[Connection, str, int | None]] = []
        self._leaving: set[Connection] = set()
        self._look_ahead = True
        """Whether what happens by itself has to be worked out anew."""
        self.shared = False
        """Whether several people were at the table when that was last looked at."""
        self._due = inf
        self._timer: asyncio.TimerHandle | None = None

    @property
    def connections(self) -> set[Connection]:
        """Those who are connected."""
        return self.audience.connections

    @property
    def waiting(self) -> set[Connection]:
        """Those who have asked for something and were not answered yet."""
        return {connection for connection, _ in self._inbox}

    @property
    def quiet(self) -> bool:
        """Whether nothing waits to be decided or kept."""
        return not (self._keeping or self._inbox or self._left or self._answers)

    # What comes in

    def post(self, connection: Connection, request: Asked) -> None:
        """Take a request; it is answered when it is decided and safe."""
        if connection.waiting >= MOST_WAITING:
            connection.decline(refusals.TooManyWaiting(), request.id)
            return
        connection.waiting += 1
        self._inbox.append((connection, request))
        if not self._called:
            # Not at once: what others send in the same moment belongs to the same round.
            self._called = True
            self._loop.call_soon(self._run)

    def mute(self, connection: Connection, request: Mute) -> None:
        """Send this connection no reactions any more, or do again."""
        connection.muted = request.muted
        connection.tell(Done(request.id))

    def dropped(self, connection: Connection) -> None:
        """Note that a connection is gone."""
        if connection in self.connections:
            self.audience.leave(connection)
            if connection.member is not None:
                self._left.append(connection.member)
            self._look_ahead = True
            self._run()

    # One round

    def _run(self) -> None:
        """Decide everything that is there to decide, unless an earlier round is not safe yet."""
        self._called = False
        if not (self._keeping or self.stopped):
            self._try(self._decide_all)

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
        except Exception:
            log.exception("a table gave up; it starts again from what is kept")
            self._house.restart(self)

    def _decide_all(self) -> None:
        rows: list[Row] = []
        now = self._house.now()
        for member in self._left:
            self.steward.disconnected(member, now)
            self.idle_since = now
        self._left.clear()
        inbox, self._inbox = self._inbox, []
        for connection, request in inbox:
            connection.waiting -= 1
            rows += self._decide(connection, request, now)
        answers, self._answers = self._answers, []
        for turn, decision in answers:
            rows += self.steward.answer(turn, decision, now)
        play = self.steward.table.play
        told = (play is None or not play.untold) and not self.steward.table.settings.lesson
        if self._look_ahead or now >= self._due or not (told and all(map(_plain, rows))):
            self._look_ahead = True
            due, turns = self.steward.wake(now)
            rows += due
            self._think(turns)
        self._keep(rows, now)

    def _keep(self, rows: list[Row], now: float) -> None:
        if any(isinstance(row.fact, Removed) for row in rows):
            self._leaving.update(self.connections)
        if any(isinstance(row.fact, COMINGS_AND_GOINGS) for row in rows):
            self._house.note_sharing(self)
        if rows:
            self._keeping = True
            ended = [row.fact for row in rows if isinstance(row.fact, Recorded)]
            records = [finished(self.steward.table, fact.record, now) for fact in ended]
            self._house.journal.keep(self.code, rows, records, self._kept)
        else:
            self._answer()
        if self._look_ahead:
            self._look_ahead = False
            self._arm(now)

    def _kept(self) -> None:
        """Tell everybody, now that the round is safe, and go on with what has come meanwhile."""
        self._keeping = False
        self._try(self._answer)
        held, self._held = self._held, []
        for then in held:
            then()
        self._run()

    def when_safe(self, then: Callable[[], None]) -> None:
        """Call *then* as soon as all that the table knows is kept."""
        if self._keeping:
            self._held.append(then)
        else:
            then()

    def _decide(self, connection: Connection, request: Asked, now: float) -> list[Row]:
        try:
            if isinstance(request, Join):
                return self._join(connection, request, now)
            if isinstance(request, Resume):
                return self._resume(connection, request, now)
            if connection.member is None:
                raise refusals.NotServed(refusals.NotJoined())
            rows, turns = self.steward.ask(connection.member, request, now)
        except Refused as refused:
            self._replies.append((connection, refused.refusal, request.id))
            if connection.member is None:
                connection.room = None
            return []
        self._think(turns)
        self._acks.setdefault(connection, []).append(request.id)
        if isinstance(request, Leave):
            for theirs in self.audience.of(connection.member):
                theirs.closing = 1000
                self._leaving.add(theirs)
        return rows

    def _join(self, connection: Connection, request: Join, now: float) -> list[Row]:
        token = request.token or new_token(self._house.rng)
        known = self.steward.member_with(token)
        rows: list[Row] = []
        if known is None:
            if not (self.shared or self.steward.table.empty):
                self._house.require_sharing(self)
            known = len(self.steward.table.members)
            rows = self.steward.join(request, token, connection.device, now)
        welcome = Welcome(request.id, token, self.code, known)
        self._replies.append((connection, welcome, request.id))
        return rows + self._enter(connection, known, request.id, None, now)

    def _resume(self, connection: Connection, request: Resume, now: float) -> list[Row]:
        member = self.steward.member_with(request.token)
        if member is None:
            self._house.guessed(connection.address)
            raise refusals.NotServed(refusals.WrongToken())
        return self._enter(connection, member, request.id, request.seen, now)

    def _enter(
        self, connection: Connection, member: MemberId, request: str, seen: int | None, now: float
    ) -> list[Row]:
        if connection.lost:
            self.steward.missed(member, now)
            return []
        connection.member = member
        self.audience.enter(connection, member)
        self._fresh.append((connection, request, seen))
        self._look_ahead = True
        return self.steward.connected(member, now)

    # What goes out

    def _answer(self) -> None:
        """Send what this round has led to: it is safe by now."""
        newcomers = {connection for connection, *_ in self._fresh}
        acks, self._acks = self._acks, {}
        late = {connection: acks.pop(connection) for connection in newcomers & acks.keys()}
        self.audience.tell(acks, newcomers)
        for connection, reply, request in self._replies:
            if isinstance(reply, Refusal):
                connection.decline(reply, request)
            else:
                connection.tell(reply)
        self._replies.clear()
        for connection, request, seen in self._fresh:
            self.audience.catch_up(connection, request, seen)
        self._fresh.clear()
        self.audience.confirm(late)
        self.audience.tell_presence(newcomers)
        self._see_off()

    def _see_off(self) -> None:
        """Close the connections of those who were removed or have left."""
        members = self.steward.table.members
        leaving, self._leaving = self._leaving, set()
        for connection in leaving:
            if connection.member is not None and members[connection.member].gone:
                connection.part(Parting.REMOVED, 1008)
            if connection.closing is not None:
                self._house.close(connection)

    # What happens by itself

    def _think(self, turns: list[BotTurn]) -> None:
        if turns:
            self._house.think(turns, self._thought)

    def _thought(self, turn: BotTurn, decision: Decision | None) -> None:
        if decision is None:
            self.steward.table.thinking.discard(turn.seat)
            return
        self._answers.append((turn, decision))
        self._run()

    def _arm(self, now: float) -> None:
        """Wake up when the table next wants to do something by itself."""
        if self._timer is not None:
            self._timer.cancel()
        due, self._timer = self.steward.next_wake, None
        self._due = inf if due is None else due
        if due is not None:
            self._timer = self._loop.call_later(max(0, due - now), self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._look_ahead = True  # loops ring a hair early; the clock is set again then
        self._run()

    def stop(self) -> None:
        """Let no timer ring any more, and no bot answer."""
        self.stopped = True
        self.audience.stop()
        if self._timer is not None:
            self._timer.cancel()


def _plain(row: Row) -> bool:
    """Tell whether nothing new becomes due by this: one choice of several in Fifty."""
    return isinstance(row.fact, Acted) and isinstance(row.fact.action, Choose)

"""Runs one table: takes requests and the time, gives back what to keep and what to ask bots.

Whoever calls keeps the rows first and tells people afterwards.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from hashlib import sha256
from random import Random
from typing import Final

from msgspec import Struct

from fifties.bots import Decision
from fifties.core.refusals import Refusal, Refused
from fifties.table import facts, lesson, refusals, requests
from fifties.table.asking import Asking
from fifties.table.deciding import decide
from fifties.table.facts import AnyFact, MemberId
from fifties.table.folding import fold
from fifties.table.lobby import admit
from fifties.table.refusals import NotAtThisTable
from fifties.table.requests import TableRequest
from fifties.table.settings import Settings, check
from fifties.table.table import Table
from fifties.table.timing import BotTurn, answer, ask_bots, next_wake, sealing, slept, wake

ANSWERS_KEPT: Final = 64
"""How many of somebody's last requests are known again when they are repeated."""

MOST_FACTS: Final = 300_000
"""How much may happen at one table, so that nobody fills the disk; 5,000 people who play three
games of Fifty take a third of it."""

MOST_STEPS: Final = 10_000
"""How much a table may do by itself in one go before others get a turn."""


class Row(Struct, frozen=True, gc=False):
    """A fact with its place in the table's log."""

    seq: int
    at: float
    fact: AnyFact
    member: MemberId | None = None
    """Whose request this carries out, if anybody's."""
    request: str | None = None


class Answer(Struct, frozen=True, gc=False):
    """What somebody was told about a request."""

    request: TableRequest | None = None
    """Unknown after a restart."""
    refusal: Refusal | None = None


ALWAYS: Final = requests.Leave | requests.Remove | requests.Ban | requests.Abandon
"""What may be asked of a table that is worn out."""


def key_of(token: str) -> str:
    """Return what is kept of a token: enough to know it again, useless to whoever reads it."""
    return sha256(token.encode()).hexdigest()


class Steward:
    """One table and what it needs to run. Time and randomness are handed in."""

    def __init__(self, rng: Random) -> None:
        self.table = Table()
        self._rng = rng
        self._answers: dict[MemberId, OrderedDict[str, Answer]] = {}

    def open(self, code: str, settings: Settings, now: float) -> list[Row]:
        """Set up a new table."""
        check(settings)
        sealed = facts.Sealed(lesson.SECRET) if settings.lesson else sealing(self._rng)
        return self._keep([facts.Opened(code, settings), sealed], now)

    def restore(self, rows: Iterable[Row]) -> None:
        """Fold what was kept."""
        for row in rows:
            fold(self.table, row.fact, row.at)
            self.table.to_record.clear()
            if row.member is not None and row.request is not None:
                self._remember(row.member, row.request, Answer())

    def join(self, join: requests.Join, token: str, device: str, now: float) -> list[Row]:
        """Let somebody in, or raise `Refused`. The first one who comes is the host."""
        self._require_wear()
        came = admit(self.table, join, key_of(token), device, self._rng)
        member = len(self.table.members)
        first = self.table.host is None and not self.table.members
        return self._keep([*came, *([facts.HostPassed(member)] if first else [])], now)

    def member_with(self, token: str) -> MemberId | None:
        """Find whose *token* this is."""
        return self.table.keys.get(key_of(token))

    def ask(
        self, member: MemberId, request: TableRequest, now: float
    ) -> tuple[list[Row], list[BotTurn]]:
        """Carry *request* out, or raise `Refused`; one that was answered before changes nothing."""
        answered = self._answers.get(member)
        if answered is not None and request.id in answered:
            return self._answer_again(request, answered[request.id])
        if not isinstance(request, ALWAYS):
            self._require_wear()
        try:
            decided = decide(Asking(self.table, member, now, self._rng), request)
        except Refused as refused:
            self._remember(member, request.id, Answer(request, refused.refusal))
            raise
        self._remember(member, request.id, Answer(request))
        turns: list[BotTurn] = []
        if isinstance(request, requests.Hurry):
            turns = ask_bots(self.table, (request.seat,), forced=True)
        return self._keep(decided, now, member, request.id), turns

    def _answer_again(
        self, request: TableRequest, before: Answer
    ) -> tuple[list[Row], list[BotTurn]]:
        if before.request is not None and before.request != request:
            raise NotAtThisTable(refusals.IdUsed())
        if before.refusal is not None:
            raise Refused(before.refusal)
        return [], []

    def answer(self, turn: BotTurn, decision: Decision, now: float) -> list[Row]:
        """Take what a bot has thought of."""
        return self._keep(answer(self.table, turn, decision), now)

    def wake(self, now: float) -> tuple[list[Row], list[BotTurn]]:
        """Do everything that is due by *now*."""
        rows: list[Row] = []
        turns: list[BotTurn] = []
        for _ in range(MOST_STEPS):
            due, asked = wake(self.table, now, self._rng)
            if not due and not asked:
                break
            rows += self._keep(due, now)
            turns += asked
        return rows, turns

    @property
    def next_wake(self) -> float | None:
        """When to call `wake` again, if nothing else happens before."""
        return next_wake(self.table)

    def connected(self, member: MemberId, now: float) -> list[Row]:
        """Note that *member* has one more connection."""
        table = self.table
        rows = [] if table.present else self._awaken(now)
        table.present[member] = table.present.get(member, 0) + 1
        table.away.pop(member, None)
        play, seat = table.play, table.seat_of(member)
        if play is not None and seat in play.kept:
            rows += self._keep([facts.Returned(seat)], now)
        return rows

    def missed(self, member: MemberId, now: float) -> None:
        """Note that *member* was gone before they were here."""
        if member not in self.table.present:
            self.table.away[member] = now

    def disconnected(self, member: MemberId, now: float) -> None:
        """Note that *member* has one connection less."""
        table = self.table
        left = table.present.pop(member) - 1
        if left:
            table.present[member] = left
        elif not table.members[member].gone:
            table.away[member] = now

    def _require_wear(self) -> None:
        if self.table.version >= MOST_FACTS:
            raise NotAtThisTable(refusals.WornOut())

    def _awaken(self, now: float) -> list[Row]:
        """Give everybody the grace to come back; begin waits anew if the table slept for long."""
        table = self.table
        table.away = {
            member.id: now
            for member in table.members.values()
            if member.level is None and not member.gone
        }
        return self._keep([facts.Woken()] if slept(table, now) else [], now)

    def _keep(
        self,
        decided: list[AnyFact],
        now: float,
        member: MemberId | None = None,
        request: str | None = None,
    ) -> list[Row]:
        rows = []
        for fact in decided:
            rows.append(Row(self.table.version + 1, now, fact, member, request))
            fold(self.table, fact, now)
        return rows

    def _remember(self, member: MemberId, request: str, answer: Answer) -> None:
        answered = self._answers.setdefault(member, OrderedDict())
        answered[request] = answer
        if len(answered) > ANSWERS_KEPT:
            answered.popitem(last=False)

"""Runs one table: takes requests and the time, returns rows for its log and questions for bots.

The caller stores the rows before it tells anybody what has changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from random import Random
from typing import Final

from msgspec import Struct

from fifties.bots import Decision
from fifties.core.contract import Seat
from fifties.core.refusals import Refusal, Refused
from fifties.table import entries, refusals, requests
from fifties.table.decisions import decide
from fifties.table.due_queue import DueQueue
from fifties.table.entries import AnyLogEntry, MemberId
from fifties.table.fold import fold
from fifties.table.heats import HeatResult
from fifties.table.lobby import admit
from fifties.table.position import Position
from fifties.table.refusals import NotAtThisTable
from fifties.table.registry import check
from fifties.table.request_context import RequestContext
from fifties.table.requests import TableRequest
from fifties.table.schedule import (
    LESSON_SECRET,
    BotTurn,
    answer,
    ask_bots,
    bots_ahead,
    draw_secret,
    has_slept,
    next_wake,
    seal_choices,
    wake,
)
from fifties.table.settings import TableSettings
from fifties.table.table import Table

ANSWERS_KEPT: Final = 64
"""How many of somebody's last requests are known again when they are repeated."""

FEW_ANSWERS: Final = 8
"""Up to so many are kept in a list: it takes half the memory of a dict, and most have few."""

MOST_ENTRIES: Final = 300_000
"""How much may happen at one table, so that nobody fills the disk; more only where many play."""

ENTRIES_A_PERSON: Final = 50
"""How much may happen at a large one for each person there: coming, and a dozen games of Fifty."""

MOST_STEPS: Final = 10_000
"""How much a table may do by itself in one go before others get a turn."""


class LogRow(Struct, frozen=True, gc=False):
    """An entry with its place in the table's log."""

    seq: int
    at: float
    entry: AnyLogEntry
    member: MemberId | None = None
    """Whose request this carries out, if anybody's."""
    request: str | None = None
    """The id of that request."""


class GivenAnswer(Struct, frozen=True, gc=False):
    """What somebody was told about a request."""

    id: str
    """The request's."""
    version: int
    """Of the table, when it was answered."""
    request: TableRequest | None = None
    """Unknown after a restart."""
    refusal: Refusal | None = None


ALLOWED_WHEN_FULL: Final = frozenset(
    {requests.Leave, requests.Remove, requests.Ban, requests.Abandon}
)
"""What may be asked of a table whose log is full."""


def key_of(token: str) -> str:
    """Return what is kept of a token: enough to know it again, useless to whoever reads it."""
    return sha256(token.encode()).hexdigest()


class TableRunner:
    """One table and what it needs to run. Time and randomness are handed in."""

    def __init__(self, rng: Random) -> None:
        self.table = Table()
        self._rng = rng
        self._answers: dict[MemberId, list[GivenAnswer] | dict[str, GivenAnswer]] = {}
        """By member, oldest first; many are found by the id of their request."""

    def open(
        self, code: str, settings: TableSettings, now: float, position: Position | None = None
    ) -> list[LogRow]:
        """Set up a new table, at which games begin in a *position* if it plays on from a record."""
        check(settings)
        sealed = entries.Sealed(LESSON_SECRET) if settings.lesson else draw_secret(self._rng)
        return self._fold([entries.Opened(code, settings, position=position), sealed], now)

    def restore(self, rows: Iterable[LogRow]) -> None:
        """Fold the rows of a log."""
        for row in rows:
            fold(self.table, row.entry, row.at)
            self.table.to_record.clear()
            if row.member is not None and row.request is not None:
                self._remember(row.member, GivenAnswer(row.request, self.table.version))

    def join(
        self,
        join: requests.Join,
        token: str,
        device: str,
        now: float,
        seat: Seat | None = None,
    ) -> list[LogRow]:
        """Let somebody in, or raise `Refused`. The first one who comes is the host.

        They take this *seat* if they may choose one.
        """
        self._require_log_space()
        came = admit(self.table, join, key_of(token), device, self._rng, seat=seat)
        member = len(self.table.members)
        first = self.table.host is None and not self.table.members
        return self._fold([*came, *([entries.HostPassed(member)] if first else [])], now)

    def member_with(self, token: str) -> MemberId | None:
        """Return whose *token* this is."""
        return self.table.keys.get(key_of(token))

    def ask(
        self, member: MemberId, request: TableRequest, now: float
    ) -> tuple[list[LogRow], list[BotTurn]]:
        """Carry *request* out, or raise `Refused`; one that was answered before changes nothing."""
        before = self._answer_to(member, request.id)
        if before is not None:
            return self._answer_again(request, before)
        if type(request) not in ALLOWED_WHEN_FULL:
            self._require_log_space()
        try:
            decided = decide(RequestContext(self.table, member, now, self._rng), request)
        except Refused as refused:
            version = self.table.version
            self._remember(member, GivenAnswer(request.id, version, request, refused.refusal))
            raise
        self._remember(member, GivenAnswer(request.id, self.table.version, request))
        turns: list[BotTurn] = []
        if isinstance(request, requests.Hurry):
            turns = ask_bots(self.table, (request.seat,), forced=True)
        return self._fold(decided, now, member, request.id), turns

    def may_have_forgotten(self, member: MemberId, version: int) -> bool:
        """Return whether a request may have been answered and forgotten since *version*."""
        answered = self._answers.get(member)
        if not isinstance(answered, dict) or len(answered) < ANSWERS_KEPT:
            return False
        return next(iter(answered.values())).version > version

    def was_removed_since(self, token: str, version: int) -> bool:
        """Return whether the holder of *token* was removed after *version*."""
        return self.table.removed_at.get(key_of(token), 0) > version

    def _answer_again(
        self, request: TableRequest, before: GivenAnswer
    ) -> tuple[list[LogRow], list[BotTurn]]:
        if before.request is not None and before.request != request:
            raise NotAtThisTable(refusals.IdUsed())
        if before.refusal is not None:
            raise Refused(before.refusal)
        return [], []

    def answer(self, turn: BotTurn, decision: Decision, now: float) -> list[LogRow]:
        """Take what a bot has thought of."""
        return self._fold(answer(self.table, turn, decision), now)

    def give_up(self, turn: BotTurn) -> None:
        """Note that no bot was able to answer: it is asked once more."""
        runtime = self.table.runtime
        runtime.thinking.discard(turn.seat)
        runtime.waits.add(turn.seat)

    def wake(self, now: float) -> tuple[list[LogRow], list[BotTurn]]:
        """Do everything that is due by *now*."""
        rows: list[LogRow] = []
        turns: list[BotTurn] = []
        for _ in range(MOST_STEPS):
            due, asked = wake(self.table, now, self._rng)
            if not due and not asked:
                break
            rows += self._fold(due, now)
            turns += asked
        return rows, turns

    def bots_ahead(self) -> list[BotTurn]:
        """Return what the bots of the running game may be asked next."""
        return bots_ahead(self.table)

    def heats_opened(self, stage: int, first: int, last: int, now: float) -> list[LogRow]:
        """Note that the tables of these heats are there."""
        heats = self.table.heats.stages[stage - 1].heats[first - 1 : last]
        if all(heat.is_open for heat in heats):
            return []
        return self._fold([entries.HeatsOpened(stage, first, last)], now)

    def heat_over(self, stage: int, number: int, result: HeatResult, now: float) -> list[LogRow]:
        """Note how a heat has ended; a second report changes nothing."""
        found = self.table.heats.find(stage, number)
        if found is None or found[1].result is not None:
            return []
        return self._fold([entries.HeatReported(stage, number, result)], now)

    def may_be_due(self, rows: Sequence[LogRow]) -> bool:
        """Return whether *rows*, which were just folded, may have made something due at once.

        One of several secret choices does not, so a large party need not look at every choice.
        """
        play = self.table.play
        if (play is not None and play.unreleased) or self.table.settings.lesson:
            return True
        if not all(isinstance(row.entry, entries.Acted) for row in rows):
            return True
        latest = self.table.history.latest(len(rows))
        return latest is None or any(change.offers_changed for change in latest)

    @property
    def next_wake(self) -> float | None:
        """When to call `wake` again, if nothing else happens before."""
        return next_wake(self.table)

    def connected(self, member: MemberId, now: float) -> list[LogRow]:
        """Note that *member* has one more connection."""
        table = self.table
        runtime = table.runtime
        rows = [] if runtime.present else self._awaken(now)
        runtime.present[member] = runtime.present.get(member, 0) + 1
        runtime.away.pop(member, None)
        play, seat = table.play, table.seat_of(member)
        if play is not None and seat in play.kept:
            rows += self._fold([entries.PlayerReturned(seat)], now)
        return rows

    def mark_away(self, member: MemberId, now: float) -> None:
        """Note that *member* is away, unless they are connected.

        Their request has come, but its connection is lost, or is not known here yet.
        """
        if member not in self.table.runtime.present:
            self._be_away(member, now)

    def disconnected(self, member: MemberId, now: float) -> None:
        """Note that *member* has one connection less."""
        table = self.table
        present = table.runtime.present
        left = present.pop(member) - 1
        if left:
            present[member] = left
        elif not table.members[member].gone:
            self._be_away(member, now)

    def _be_away(self, member: MemberId, now: float) -> None:
        runtime = self.table.runtime
        runtime.away[member] = now
        seat = self.table.seat_of(member)
        if seat is not None:
            runtime.absences.add(seat)

    def _require_log_space(self) -> None:
        if self.table.version >= max(MOST_ENTRIES, ENTRIES_A_PERSON * len(self.table.keys)):
            raise NotAtThisTable(refusals.LogFull())

    def _awaken(self, now: float) -> list[LogRow]:
        """Give everybody the grace to come back; begin waits anew if the table slept for long."""
        table = self.table
        table.runtime.away = {
            member.id: now
            for member in table.members.values()
            if member.level is None and not member.gone
        }
        table.runtime.absences = DueQueue()
        return self._fold([entries.WaitsRestarted()] if has_slept(table, now) else [], now)

    def _fold(
        self,
        decided: list[AnyLogEntry],
        now: float,
        member: MemberId | None = None,
        request: str | None = None,
    ) -> list[LogRow]:
        """Fold what was *decided*, and return it as rows."""
        rows = []
        for entry in decided:
            rows.append(LogRow(self.table.version + 1, now, entry, member, request))
            fold(self.table, entry, now)
        play = self.table.play
        if play is None or play.choices is None:
            return rows
        # In the same commit as the last choice, so that no number can be told before.
        sealed = seal_choices(play, self._rng)
        return rows + self._fold(sealed, now) if sealed else rows

    def _answer_to(self, member: MemberId, request: str) -> GivenAnswer | None:
        answered = self._answers.get(member, ())
        if isinstance(answered, dict):
            return answered.get(request)
        for known in reversed(answered):  # the log may tell of it, too
            if known.id == request:
                return known
        return None

    def _remember(self, member: MemberId, answer: GivenAnswer) -> None:
        answered = self._answers.setdefault(member, [])
        if isinstance(answered, dict):
            answered[answer.id] = answer
            if len(answered) > ANSWERS_KEPT:
                del answered[next(iter(answered))]
        elif len(answered) < FEW_ANSWERS:
            answered.append(answer)
        else:
            self._answers[member] = {known.id: known for known in (*answered, answer)}

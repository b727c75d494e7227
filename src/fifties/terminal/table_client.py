"""The client's copy of a table: every message so far, folded."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any, TypeAlias, cast

from msgspec import UNSET
from msgspec.structs import replace

from fifties.core.contract import Event, View
from fifties.table.choice_seal import seal_groups
from fifties.table.entries import MemberId, Role
from fifties.table.messages import (
    Announced,
    HeatsProgress,
    Offered,
    Presence,
    Reacted,
    Reminded,
    Snapshot,
    TableEvent,
    TableInfo,
    Unsealed,
    Update,
    Waiting,
    You,
)
from fifties.table.settings import name_of
from fifties.terminal.any_game import GameTerminal
from fifties.terminal.registry import terminal_for
from fifties.terminal.session import Notice, ReactionNotice, SeenEvent, SessionEvent
from fifties.terminal.table_connection import (
    ConnectionEnded,
    ConnectionEvent,
    ConnectionLost,
    ConnectionRestored,
    TableConnection,
)

Item: TypeAlias = SessionEvent | ConnectionEnded


class TableClient:
    """A table as one of its members knows it from messages."""

    shown: TableInfo
    you: You

    def __init__(self, connection: TableConnection, finished: frozenset[str] = frozenset()) -> None:
        self.connection = connection
        self.waiting: Waiting | None = None
        """What is told as long as we wait to be let in, or let in again."""
        self.finished = finished
        """The codes of the tables of heats that were played to their end."""
        self._clock = 0.0
        """How many seconds the clock of the table is ahead of ours."""
        self.offer: Offered | None = None
        self.view: View | None = None
        self.present: frozenset[MemberId] = frozenset()
        self.version = 0
        """Of the last message that was folded as a whole."""
        self.folded = 0
        """How many events were folded since the last snapshot."""
        self._rest: tuple[Update, Sequence[Event]] | None = None
        """An update that is folded in part, and its events that are not."""

    @property
    def has_more(self) -> bool:
        """Whether an update is folded in part only; what may be done now is known after it."""
        return self._rest is not None

    async def open(self) -> None:
        """Connect, and fold the first snapshot or what the waiting room says; raises `Refused`."""
        await self.connection.open()
        while not hasattr(self, "shown") and self.waiting is None:
            await self.next()

    @property
    def is_waiting(self) -> bool:
        """Whether we wait to be let in, or let in again."""
        return self.waiting is not None

    @property
    def moves_to(self) -> str | None:
        """The code of the table to which somebody at an event goes now, if to one.

        That is the table of their heat, and after the heat that of the event.
        """
        if self.connection.role is not Role.SEAT:
            return None
        if self.shown.heat is not None:
            return self.shown.heat.event if self.shown.heat.over else None
        heat = self.you.heat
        return None if heat is None or heat.over or heat.code in self.finished else heat.code

    async def next(self) -> list[Item]:
        """Fold the next message, and return what there is to tell of it.

        An update in which a round is scored and the next one begins is folded in two steps.
        """
        if self._rest is not None:
            return self._take_update(*self._rest)
        return self._take(await self.connection.receive())

    def name(self, member: MemberId | None) -> str:
        """Name somebody at the table."""
        return self.people().get(member, "?")

    def people(self) -> dict[MemberId | None, str]:
        """Name everybody who is listed, by who they are."""
        named: dict[MemberId | None, str] = {seat.member: seat.name for seat in self.shown.seats}
        return named | {person.member: person.name for person in self.shown.people}

    def _take(self, received: ConnectionEvent) -> list[Item]:  # noqa: PLR0911 - one a message
        match received:
            case Snapshot():
                self._take_snapshot(received)
            case Update():
                return self._take_update(received, received.events)
            case Waiting():
                return self._take_waiting(received)
            case HeatsProgress():
                self.shown = replace(self.shown, heats=received.heats)
            case Presence():
                self.present = frozenset(received.members or ())
            case Reacted():
                details = {"name": received.name, "reaction": str(received.reaction)}
                return [ReactionNotice("live-reacted", details)]
            case ConnectionLost():
                return [Notice("live-lost")]
            case ConnectionRestored():
                return [Notice("live-back")]
            case ConnectionEnded() | Notice():
                return [received]
            case _:
                pass
        return []

    def waiting_notices(self, before: Waiting | None = None) -> list[Notice]:
        """Return what there is to say of the waiting room, or what is new since *before*."""
        now = self.waiting
        if now is None:
            return []
        told: list[Notice] = []
        if before is None or (before.reason, before.ahead) != (now.reason, now.ahead):
            details = {"ahead": now.ahead, "seconds": -1 if now.seconds is None else now.seconds}
            told.append(Notice(f"live-waiting-{now.reason}", details))
        if now.message is not None and (before is None or before.message != now.message):
            told.append(Notice("live-message", {"text": now.message}))
        return told

    def _take_waiting(self, now: Waiting) -> list[Item]:
        before, self.waiting = self.waiting, now
        return [*self.waiting_notices(before)]

    def _take_snapshot(self, snapshot: Snapshot) -> None:
        self.waiting = None
        if snapshot.now is not None:
            self._clock = snapshot.now - time()
        self.shown, self.you, self.offer = snapshot.table, snapshot.you, snapshot.offer
        self.view, self.version, self.folded = snapshot.view, snapshot.v, 0

    def _take_update(self, update: Update, events: Sequence[Event]) -> list[Item]:
        """Fold *events*, the rest of those of *update*, up to the result of a round."""
        self.waiting = None
        terminal = self.terminal
        told: list[Item] = []
        for place, event in enumerate(events, 1):
            told += self._fold(event)
            if terminal.scores(event) and place < len(events):
                self._rest = update, events[place:]
                self._take_own_sums(update)
                return self._with_remarks(told, update)
        self._rest = None
        before, self.version = self.shown, update.v
        self.shown = before if update.table is UNSET else update.table
        if update.choice_seal is not UNSET:
            self.shown = replace(self.shown, choice_seal=update.choice_seal)
        self.you = self.you if update.you is UNSET else update.you
        self.offer = self.offer if update.offer is UNSET else update.offer
        self._take_own_sums(update)
        if update.number is not UNSET:
            told += self._count_to(update.number)
        return self._with_remarks(told, update) + self._changes(before)

    def _count_to(self, number: int) -> list[Item]:
        """Follow the count of an event, of which phones are told nothing but numbers."""
        self.view = self.terminal.with_number(self.view, number)
        beat = self.terminal.beat(number)
        return [] if beat is None else [SeenEvent(beat)]

    def _take_own_sums(self, update: Update) -> None:
        if update.mine is not UNSET:
            self.view = self.terminal.with_own_sums(self.view, update.mine)

    @property
    def terminal(self) -> GameTerminal:
        """What the terminal knows of the game that is set."""
        return terminal_for(name_of(self.shown.settings))

    def _fold(self, event: Event) -> list[Item]:
        if isinstance(event, Announced | Reminded | Unsealed):
            return self._notice(event)
        self.folded += 1
        if self.view is not None:
            self.view = cast("Any", self.view).after(event)
        seat = self.you.seat
        private = {seat: event} if seat is not None and seat in event.concerns() else {}
        return [SeenEvent(event.seen_by(None), private)]

    def _notice(self, event: TableEvent) -> list[Item]:
        match event:
            case Announced():
                return [Notice("live-spoke", {"number": event.number})]
            case Reminded() if self.you.seat in event.seats:
                return [Notice("live-reminded", {"seconds": round(event.seconds)})]
            case _:
                return []

    def _with_remarks(self, told: list[Item], update: Update) -> list[Item]:
        """Add what bots say to what they say it about: what was last revealed."""
        if update.table is UNSET or update.table.game is None:
            return told
        remarks = update.table.game.remarks
        for place in reversed(range(len(told))):
            item = told[place]
            if isinstance(item, SeenEvent) and self.terminal.reveals(item.event):
                told[place] = SeenEvent(item.event, item.private, remarks)
                break
        return told

    def _changes(self, before: TableInfo) -> list[Item]:
        """Return notices of what has changed about the table while a game is on."""
        now = self.shown
        told: list[Item] = []
        if now.message is not None and now.message != before.message:
            told.append(Notice("live-message", {"text": now.message}))
        if now.closes is not None and now.closes != before.closes:
            seconds = max(0, round(now.closes - self._clock - time()))
            told.append(Notice("live-closes", {"seconds": seconds}))
        if now.choice_seal is not None and now.choice_seal != before.choice_seal:
            told.append(Notice("live-seal", {"seal": seal_groups(now.choice_seal)}))
        if now.game is None or before.game is None or now.games != before.games:
            return told
        if now.paused != before.paused:
            told.append(Notice("live-paused" if now.paused else "live-goes-on"))
        for old, new in zip(before.seats, now.seats, strict=False):
            if old.member == new.member and old.kept != new.kept:
                message = "live-kept" if new.kept else "live-returned"
                told.append(Notice(message, {"name": new.name}))
        return told

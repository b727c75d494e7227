"""The client's copy of a table: every message so far, folded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, cast

from msgspec import UNSET

from fifties.core.contract import Event, View
from fifties.table.entries import MemberId, Remark
from fifties.table.messages import (
    Offered,
    Presence,
    Reacted,
    Reminded,
    Snapshot,
    Spoke,
    TableEvent,
    TableInfo,
    Unsealed,
    Update,
    You,
)
from fifties.table.settings import name_of
from fifties.terminal.any_game import GameTerminal
from fifties.terminal.registry import terminal_for
from fifties.terminal.session import Notice, ReactionNotice, SeenEvent
from fifties.terminal.session import SessionEvent as Told
from fifties.terminal.table_connection import (
    ConnectionEnded,
    ConnectionEvent,
    ConnectionLost,
    ConnectionRestored,
    TableConnection,
)

Item: TypeAlias = Told | ConnectionEnded


class TableClient:
    """A table as one of its members knows it from messages."""

    shown: TableInfo
    you: You

    def __init__(self, connection: TableConnection) -> None:
        self.connection = connection
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
        """Connect to the table and fold the first snapshot; raises `Refused`."""
        await self.connection.open()
        while not hasattr(self, "shown"):
            await self.next()

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

    def _take(self, received: ConnectionEvent) -> list[Item]:
        match received:
            case Snapshot():
                self._take_snapshot(received)
            case Update():
                return self._take_update(received, received.events)
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

    def _take_snapshot(self, snapshot: Snapshot) -> None:
        self.shown, self.you, self.offer = snapshot.table, snapshot.you, snapshot.offer
        self.view, self.version, self.folded = snapshot.view, snapshot.v, 0

    def _take_update(self, update: Update, events: Sequence[Event]) -> list[Item]:
        """Fold *events*, the rest of those of *update*, up to the result of a round."""
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
        self.you = self.you if update.you is UNSET else update.you
        self.offer = self.offer if update.offer is UNSET else update.offer
        self._take_own_sums(update)
        return self._with_remarks(told, update) + self._changes(before)

    def _take_own_sums(self, update: Update) -> None:
        if update.mine is not UNSET:
            self.view = self.terminal.with_own_sums(self.view, update.mine)

    @property
    def terminal(self) -> GameTerminal:
        """What the terminal knows of the game that is set."""
        return terminal_for(name_of(self.shown.settings))

    def _fold(self, event: Event) -> list[Item]:
        if isinstance(event, Spoke | Reminded | Unsealed):
            return self._notice(event)
        self.folded += 1
        if self.view is not None:
            self.view = cast("Any", self.view).after(event)
        seat = self.you.seat
        private = {seat: event} if seat is not None and seat in event.concerns() else {}
        return [SeenEvent(event.seen_by(None), private)]

    def _notice(self, event: TableEvent) -> list[Item]:
        match event:
            case Spoke():
                return [Notice("live-spoke", {"number": event.number})]
            case Reminded() if self.you.seat in event.seats:
                return [Notice("live-reminded", {"seconds": round(event.seconds)})]
            case _:
                return []

    def _with_remarks(self, told: list[Item], update: Update) -> list[Item]:
        """Add what bots say to what they say it about: what was last revealed."""
        if update.table is UNSET or update.table.game is None:
            return told
        said = update.table.game.said
        remarks = tuple((word.seat, Remark(word.message, word.details)) for word in said)
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
        if now.game is None or before.game is None or now.games != before.games:
            return told
        if now.paused != before.paused:
            told.append(Notice("live-paused" if now.paused else "live-goes-on"))
        for old, new in zip(before.seats, now.seats, strict=False):
            if old.member == new.member and old.kept != new.kept:
                message = "live-kept" if new.kept else "live-returned"
                told.append(Notice(message, {"name": new.name}))
        return told

"""What this terminal knows of a live table: everything told so far, folded."""

from __future__ import annotations

from typing import Any, TypeAlias, cast

from msgspec import UNSET
from msgspec.structs import replace

from fifties.core.contract import Event
from fifties.games.fifty.events import RoundScored
from fifties.games.fifty_fifty.state import TrickTaken
from fifties.table.crowd_shown import CrowdView
from fifties.table.facts import MemberId, Remark
from fifties.table.messages import (
    Fresh,
    News,
    Offered,
    Presence,
    Reminded,
    Spoke,
    TableEvent,
    TableShown,
    Unsealed,
    You,
)
from fifties.table.messages import View as AnyView
from fifties.terminal.live.crowd import after
from fifties.terminal.live.line import Back, Ended, Heard, Line, Lost
from fifties.terminal.session import Happening, Notice
from fifties.terminal.session import News as Told

Item: TypeAlias = Told | Ended


class LiveTable:
    """A table at the other end of a line."""

    shown: TableShown
    you: You

    def __init__(self, line: Line) -> None:
        self.line = line
        self.offer: Offered | None = None
        self.view: AnyView | None = None
        self.present: frozenset[MemberId] = frozenset()
        self.is_lost = False

    async def open(self) -> None:
        """Come to the table; raises `Refused`."""
        await self.line.open()
        while not hasattr(self, "shown"):
            await self.next()

    async def next(self) -> list[Item]:
        """Wait for something, take it in, and return what there is to tell of it."""
        return self._take(await self.line.hear())

    def name(self, member: MemberId | None) -> str:
        """Name somebody at the table."""
        return self.people().get(member, "?")

    def people(self) -> dict[MemberId | None, str]:
        """Name everybody who is listed, by who they are."""
        named: dict[MemberId | None, str] = {seat.member: seat.name for seat in self.shown.seats}
        return named | {person.member: person.name for person in self.shown.people}

    def _take(self, heard: Heard) -> list[Item]:
        match heard:
            case Fresh():
                self._begin_anew(heard)
            case News():
                return self._take_news(heard)
            case Presence():
                self.present = frozenset(heard.members or ())
            case Lost():
                self.is_lost = True
                return [Notice("live-lost")]
            case Back():
                self.is_lost = False
                return [Notice("live-back")]
            case Ended():
                return [heard]
            case _:
                pass
        return []

    def _begin_anew(self, fresh: Fresh) -> None:
        self.shown, self.you, self.offer = fresh.table, fresh.you, fresh.offer
        self.view = fresh.fifty or fresh.fifty_fifty or fresh.crowd

    def _take_news(self, news: News) -> list[Item]:
        before, self.shown = self.shown, self.shown if news.table is UNSET else news.table
        if news.you is not UNSET:
            self.you = news.you
        if news.offer is not UNSET:
            self.offer = news.offer
        told: list[Item] = [item for event in news.events for item in self._fold(event)]
        if news.mine is not UNSET and isinstance(self.view, CrowdView):
            self.view = replace(self.view, mine=news.mine)
        if news.table is not UNSET:
            told = self._with_remarks(told, news.table)
        return told + self._changes(before)

    def _fold(self, event: Event) -> list[Item]:
        if isinstance(event, Spoke | Reminded | Unsealed):
            return self._notice(event)
        if isinstance(self.view, CrowdView):
            self.view = after(self.view, event)
        elif self.view is not None:
            self.view = cast("Any", self.view).after(event)
        seat = self.you.seat
        private = {seat: event} if seat is not None and seat in event.concerns() else {}
        return [Happening(event.seen_by(None), private)]

    def _notice(self, event: TableEvent) -> list[Item]:
        match event:
            case Spoke():
                return [Notice("live-spoke", {"number": event.number})]
            case Reminded() if self.you.seat in event.seats:
                return [Notice("live-reminded", {"seconds": round(event.seconds)})]
            case _:
                return []

    def _with_remarks(self, told: list[Item], shown: TableShown) -> list[Item]:
        """Add what bots say to what they say it about: the last round or trick."""
        said = () if shown.game is None else shown.game.said
        remarks = tuple((word.seat, Remark(word.message, word.details)) for word in said)
        for place in reversed(range(len(told))):
            item = told[place]
            if isinstance(item, Happening) and isinstance(item.event, RoundScored | TrickTaken):
                told[place] = Happening(item.event, item.private, remarks)
                break
        return told

    def _changes(self, before: TableShown) -> list[Item]:
        """Tell what has changed about the table while a game is on."""
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

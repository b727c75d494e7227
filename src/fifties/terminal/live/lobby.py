"""Between games at a live table, line by line: who is here, and when it begins."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct

from fifties.bots import USUAL_LEVEL
from fifties.core.refusals import MalformedAction, Refused
from fifties.table.facts import Role
from fifties.table.messages import Stage
from fifties.terminal.desk import HELP, QUIT, Desk, NotNumbers
from fifties.terminal.live.company import Company
from fifties.terminal.live.line import Ended
from fifties.terminal.live.table import Item, LiveTable
from fifties.terminal.session import Notice


class Wish(Struct, frozen=True):
    """What somebody types while nothing is played."""

    kind: str
    level: str = USUAL_LEVEL


class Lobby:
    """Waits for a game."""

    def __init__(self, desk: Desk, table: LiveTable) -> None:
        self._desk = desk
        self._table = table
        self._company = Company(table)

    async def wait(self) -> Ended | None:
        """Wait until a game is on; return why if it never will be. Raises `Left`."""
        self._tell_table()
        coming: asyncio.Future[list[Item]] | None = None
        asking, me = self._begin_asking(), self._table.you
        try:
            while self._table.shown.stage is not Stage.PLAYING:
                coming = coming or asyncio.ensure_future(self._table.next())
                either: set[asyncio.Future[Any]] = {coming, asking}
                await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
                if coming.done():
                    ended = self._tell(coming.result())
                    coming = None
                    if ended is not None:
                        return ended
                if asking.done() or self._table.you != me:
                    asking = self._ask_anew(asking)
                    me = self._table.you
        finally:
            asking.cancel()
            if coming is not None:
                coming.cancel()
        return None

    def _tell(self, items: list[Item]) -> Ended | None:
        """Say what there is to say; return why if nothing more will come."""
        for item in items:
            if isinstance(item, Ended):
                return item
            if isinstance(item, Notice):
                self._aside(item)
        for notice in self._company.changes():
            self._aside(notice)
        return None

    def _ask_anew(self, asking: asyncio.Future[None]) -> asyncio.Future[None]:
        """Ask again when a wish was seen to, or when there is something else to wish for."""
        if asking.done():
            asking.result()
        else:
            asking.cancel()
        return self._begin_asking()

    def _begin_asking(self) -> asyncio.Future[None]:
        """Ask what people want, but for those who look on and have no keyboard."""
        if self._table.line.guest.role is Role.SPECTATOR and not self._desk.has_keyboard:
            return asyncio.get_running_loop().create_future()
        return asyncio.ensure_future(self._ask())

    def _tell_table(self) -> None:
        shown, say = self._table.shown, self._desk.words.say
        game = say(f"game-{self._company.game}")
        self._desk.page.line()
        self._desk.page.heading(say("live-table", code=shown.code, game=game))
        here = ", ".join(seat.name for seat in shown.seats)
        seats = self._company.seats
        self._desk.tell("live-seated", names=here, seated=shown.seated, seats=seats)
        self._desk.tell("live-you", name=self._table.you.name)

    def _aside(self, notice: Notice) -> None:
        self._desk.tell(notice.message, **notice.details)
        self._desk.ask_again()

    async def _ask(self) -> None:
        """Ask for one wish, and see to it."""
        you, say = self._table.you, self._desk.words.say
        if you.host:
            question = say("live-begin", quit=QUIT)
        elif you.next:
            question = say("live-wait", name=self._company.host, quit=QUIT)
        else:
            question = say("live-watching", quit=QUIT)
        wish = await self._desk.ask(question, _read, self._help)
        try:
            await self._fulfil(wish)
        except Refused as refused:
            self._desk.refuse(refused)

    async def _fulfil(self, wish: Wish) -> None:
        if wish.kind == "bot":
            await self._company.add_bot(wish.level)
        elif wish.kind == "sit":
            await self._company.sit()
        else:
            await self._company.begin()

    async def _help(self) -> None:
        self._desk.tell("live-help", quit=QUIT, help=HELP)
        self._tell_table()


def _read(line: str) -> Wish:
    """Read what somebody wants: nothing, a bot with its level, or a seat."""
    word, _, rest = line.lower().partition(" ")
    match word:
        case "":
            return Wish("begin")
        case "b":
            return Wish("bot", rest.strip() or USUAL_LEVEL)
        case "s":
            return Wish("sit")
        case _:
            raise MalformedAction(NotNumbers(word))

"""Between games at a live table, line by line: who is here, and what can be asked of the table."""

from __future__ import annotations

import asyncio
from enum import StrEnum
from typing import Any

from msgspec import Struct

from fifties.bots import USUAL_LEVEL
from fifties.core.refusals import MalformedAction, Refused
from fifties.table.entries import MemberId, Role
from fifties.table.messages import TableStatus
from fifties.table.registry import seat_limit
from fifties.table.requests import AddBot, Sit, Start
from fifties.table.settings import MOST_AT_PARTY, name_of
from fifties.terminal.console import HELP, QUIT, Console, NotNumbers
from fifties.terminal.session import Notice
from fifties.terminal.table_client import Item, TableClient
from fifties.terminal.table_connection import ConnectionEnded


class CommandKind(StrEnum):
    """What can be asked of a table between games."""

    BEGIN = "begin"
    ADD_BOT = "bot"
    SIT = "sit"


class LobbyCommand(Struct, frozen=True):
    """What somebody types while nothing is played."""

    kind: CommandKind
    level: str = USUAL_LEVEL


class PlainLobby:
    """Shows the table between games and takes commands, until a game begins."""

    def __init__(self, console: Console, table: TableClient) -> None:
        self._console = console
        self._table = table
        self._lobby = LobbyTable(table)

    async def wait(self) -> ConnectionEnded | None:
        """Wait until a game is on; return why if it never will be. Raises `PlayerLeft`."""
        self._tell_table()
        coming: asyncio.Future[list[Item]] | None = None
        asking, me = self._begin_asking(), self._table.you
        try:
            while (
                self._table.shown.status is not TableStatus.PLAYING and self._table.moves_to is None
            ):
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

    def _tell(self, items: list[Item]) -> ConnectionEnded | None:
        """Print notices and changes; return why the connection ended, if it did."""
        for item in items:
            if isinstance(item, ConnectionEnded):
                return item
            if isinstance(item, Notice):
                self._aside(item)
        for notice in self._lobby.changes():
            self._aside(notice)
        return None

    def _ask_anew(self, asking: asyncio.Future[None]) -> asyncio.Future[None]:
        """Ask again when a command was carried out, or when there are other commands."""
        if asking.done():
            asking.result()
        else:
            asking.cancel()
        return self._begin_asking()

    def _begin_asking(self) -> asyncio.Future[None]:
        """Ask what people want, but for those who look on and have no keyboard."""
        if self._table.connection.role is Role.SPECTATOR and not self._console.has_keyboard:
            return asyncio.get_running_loop().create_future()
        return asyncio.ensure_future(self._ask())

    def _tell_table(self) -> None:
        shown, say = self._table.shown, self._console.words.say
        game = say(f"game-{self._lobby.game}")
        self._console.page.line()
        self._console.page.heading(say("live-table", code=shown.code, game=game))
        if shown.settings.event is None:
            here = ", ".join(seat.name for seat in shown.seats)
            seats = self._lobby.seats
            self._console.tell("live-seated", names=here, seated=shown.seated, seats=seats)
        for notice in self._lobby.event_notices():
            self._console.tell(notice.message, **notice.details)
        self._console.tell("live-you", name=self._table.you.name)

    def _aside(self, notice: Notice) -> None:
        self._console.tell(notice.message, **notice.details)
        self._console.ask_again()

    async def _ask(self) -> None:
        """Ask for one command, and carry it out."""
        you, say = self._table.you, self._console.words.say
        if you.host:
            question = say("live-begin", quit=QUIT)
        elif self._table.shown.settings.event is not None:
            question = say("live-wait-event", quit=QUIT)
        elif you.next:
            question = say("live-wait", name=self._lobby.host, quit=QUIT)
        else:
            question = say("live-watching", quit=QUIT)
        command = await self._console.ask(question, _read, self._help)
        try:
            await self._carry_out(command)
        except Refused as refused:
            self._console.refuse(refused)

    async def _carry_out(self, command: LobbyCommand) -> None:
        if command.kind is CommandKind.ADD_BOT:
            await self._lobby.add_bot(command.level)
        elif command.kind is CommandKind.SIT:
            await self._lobby.sit()
        else:
            await self._lobby.begin()

    async def _help(self) -> None:
        self._console.tell("live-help", quit=QUIT, help=HELP)
        self._tell_table()


def _read(line: str) -> LobbyCommand:
    """Read what somebody wants: nothing, a bot with its level, or a seat."""
    word, _, rest = line.lower().partition(" ")
    match word:
        case "":
            return LobbyCommand(CommandKind.BEGIN)
        case "b":
            return LobbyCommand(CommandKind.ADD_BOT, rest.strip() or USUAL_LEVEL)
        case "s":
            return LobbyCommand(CommandKind.SIT)
        case _:
            raise MalformedAction(NotNumbers(word))


class LobbyTable:
    """Notices who comes and goes, and sends what people ask of the table."""

    def __init__(self, table: TableClient) -> None:
        self.table = table
        self._known = table.people()
        self._host = table.shown.host
        self._heat = table.you.heat

    @property
    def game(self) -> str:
        """The game that is set."""
        return name_of(self.table.shown.settings)

    @property
    def seats(self) -> str:
        """How many may sit; a party has no end."""
        most = seat_limit(self.table.shown.settings)
        return "∞" if most == MOST_AT_PARTY else str(most)

    @property
    def host(self) -> str:
        """The name of whoever begins."""
        return self.table.name(self.table.shown.host)

    def changes(self) -> list[Notice]:
        """Say who has come and gone since this was asked last, and who is the host now."""
        before, self._known = self._known, self.table.people()
        told = [_notice("live-came", self._known[who]) for who in _new(before, self._known)]
        told += [_notice("live-went", before[who]) for who in _new(self._known, before)]
        if self.table.shown.host != self._host:
            self._host = self.table.shown.host
            told.append(_notice("live-host", self.host))
        if self.table.you.heat != self._heat:
            self._heat = self.table.you.heat
            told += self._heat_result()
        return told

    def event_notices(self) -> list[Notice]:
        """Say what an event is, how many play, and how its heats get on."""
        shown = self.table.shown
        event, heats = shown.settings.event, shown.heats
        if event is None:
            return []
        told = [
            Notice("live-event", {"title": event.title, "seated": shown.seated}),
            *([Notice("live-message", {"text": shown.message})] if shown.message else []),
        ]
        if heats is not None:
            details = {"stage": heats.stage, "over": heats.over, "heats": heats.heats}
            told.append(Notice("live-final" if heats.final else "live-heats", details))
            winners = ", ".join(one.name for one in heats.winners if one.place == 1)
            told += [Notice("live-final-won", {"names": winners})] if winners else []
        return told + self._heat_result()

    def _heat_result(self) -> list[Notice]:
        """Say how one's own heat has ended, once the event knows it."""
        heat = self.table.you.heat
        if heat is None or not heat.over or heat.place is None:
            return []
        message = "live-heat-on" if heat.goes_on else "live-heat-out"
        return [Notice("live-heat-final" if heat.final else message, {"place": heat.place})]

    async def begin(self) -> None:
        """Begin a game, if that is ours to do; raises `Refused`."""
        if self.table.you.host:
            await self.table.connection.ask(Start)

    async def add_bot(self, level: str) -> None:
        """Ask a bot to the table; raises `Refused`."""
        await self.table.connection.ask(AddBot, level=level)

    async def sit(self) -> None:
        """Take a seat in the next game; raises `Refused`."""
        await self.table.connection.ask(Sit)


def _new(
    before: dict[MemberId | None, str], now: dict[MemberId | None, str]
) -> list[MemberId | None]:
    return [who for who in now if who not in before]


def _notice(message: str, name: str) -> Notice:
    return Notice(message, {"name": name})

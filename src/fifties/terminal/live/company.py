"""Those who are at a live table between games, and what can be asked of it then."""

from __future__ import annotations

from fifties.table.facts import MemberId
from fifties.table.requests import AddBot, Sit, Start
from fifties.table.settings import MOST_AT_PARTY, name_of, room
from fifties.terminal.live.table import LiveTable
from fifties.terminal.session import Notice


class Company:
    """Notices who comes and goes, and sees to what people wish for."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._known = table.people()
        self._host = table.shown.host

    @property
    def game(self) -> str:
        """The game that is set."""
        return name_of(self.table.shown.settings)

    @property
    def seats(self) -> str:
        """How many may sit; a party has no end."""
        most = room(self.table.shown.settings)
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
        return told

    async def begin(self) -> None:
        """Begin a game, if that is ours to do; raises `Refused`."""
        if self.table.you.host:
            await self.table.line.ask(Start)

    async def add_bot(self, level: str) -> None:
        """Ask a bot to the table; raises `Refused`."""
        await self.table.line.ask(AddBot, level=level)

    async def sit(self) -> None:
        """Take a seat in the next game; raises `Refused`."""
        await self.table.line.ask(Sit)


def _new(
    before: dict[MemberId | None, str], now: dict[MemberId | None, str]
) -> list[MemberId | None]:
    return [who for who in now if who not in before]


def _notice(message: str, name: str) -> Notice:
    return Notice(message, {"name": name})

"""Between games at a live table, on a screen: who is here, and when it begins."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from rich.text import Text

from fifties.bots import USUAL_LEVEL, all_bots
from fifties.core.refusals import Refused
from fifties.table.messages import SeatInfo, TableStatus
from fifties.terminal.app.layout import (
    Block,
    Keys,
    Page,
    centred,
    cut,
    fit,
    framed,
    paragraph,
    piece,
    row,
)
from fifties.terminal.app.screen import DrawnScreen
from fifties.terminal.live.lobby import LobbyTable
from fifties.terminal.session import Notice
from fifties.terminal.table_client import TableClient
from fifties.terminal.table_connection import ConnectionEnded

WIDTH: Final = 52
LISTED: Final = 12


class LobbyScreen(DrawnScreen):
    """Shows who is here until a game is on."""

    def __init__(self, table: TableClient) -> None:
        super().__init__()
        self.table = table
        self.ended: ConnectionEnded | None = None
        """Why there will never be a game, if the table is gone."""
        self._lobby = LobbyTable(table)
        self._level = USUAL_LEVEL
        self._notice = ""

    @property
    def is_done(self) -> bool:
        """Whether there is nothing to wait for any more."""
        playing = self.table.shown.status is TableStatus.PLAYING
        return self.ended is not None or playing or self.table.moves_to is not None

    def on_mount(self) -> None:
        """Listen to the table."""
        self.run_worker(self._listen(), exclusive=True)

    async def _listen(self) -> None:
        while not self.is_done:
            notices: list[Notice] = []
            for item in await self.table.next():
                if isinstance(item, ConnectionEnded):
                    self.ended = item
                elif isinstance(item, Notice):
                    notices.append(item)
            for notice in (*notices, *self._lobby.changes()):
                self._notice = self.words.say(notice.message, **notice.details)
            self.redraw()
        self.app.exit(0)

    async def press(self, key: str, character: str | None) -> None:  # noqa: ARG002 - nothing is typed
        """Do what a key stands for."""
        # The bots play at the server, whatever is installed here.
        known = [bot.level for bot in all_bots() if bot.game == self._lobby.game]
        match key:
            case "q" | "escape":
                await self.fifties_app.leave()
            case "enter":
                self._ask(self._lobby.begin())
            case "b" if self.table.you.host:
                self._ask(self._lobby.add_bot(self._level))
            case "left" | "right":
                step = 1 if key == "right" else -1
                at = known.index(self._level) + step
                self._level = known[max(0, min(at, len(known) - 1))]
            case "s":
                self._ask(self._lobby.sit())
            case "l":
                self.fifties_app.toggle_dark()
            case _:
                pass
        self.redraw()

    def _ask(self, wish: Awaitable[None]) -> None:
        """See to a wish without entry up the screen: the line may be broken just now."""

        async def fulfil() -> None:
            try:
                await wish
            except Refused as refused:
                self._notice = self.words.refusal(refused.refusal)
                self.redraw()

        self.run_worker(fulfil(), group="wish")

    def draw(self, width: int, height: int) -> Block:
        """Draw the table with those who sit at it."""
        page = Page(self.theme, width, height)
        say, shown = self.words.say, self.table.shown
        game = say(f"game-{self._lobby.game}")
        title = say("live-table", code=shown.code, game=game)
        you = piece(say("live-you", name=self.table.you.name), self.theme.soft)
        above = [Text() for _ in range(max(1, (page.height - LISTED) // 4))]
        body = [*above, *centred(self._people(), page.width)]
        prompt = piece(self._notice, self.theme.strong)
        return page.lay_out((title, you), body, prompt, self._keys())

    def _people(self) -> Block:
        say = self.words.say
        waits = say("live-your-turn") if self.table.you.host else self._waiting()
        about = [say(one.message, **one.details) for one in self._lobby.event_notices()]
        told = [line for text in about for line in paragraph(text, WIDTH, self.theme.strong)]
        return [
            *told,
            *([Text()] if told else []),
            *self._seats(),
            *[fit(line, WIDTH, "center") for line in paragraph(waits, WIDTH, self.theme.soft)],
        ]

    def _seats(self) -> Block:
        """Draw who sits; a crowd at an event is only counted, which stands above."""
        say, shown = self.words.say, self.table.shown
        if shown.settings.event is not None and not shown.seats:
            return []
        count = say("live-count", seated=shown.seated, seats=self._lobby.seats)
        listed = [self._seat(place, seat) for place, seat in enumerate(shown.seats[:LISTED])]
        if shown.seated > LISTED:
            listed.append(piece(f" {say('score-others', others=shown.seated - LISTED)}"))
        return [*framed(self.theme, listed or [Text()], WIDTH, count), Text()]

    def _waiting(self) -> str:
        if not self.table.you.next:
            return self.words.say("live-looking-on")
        if self.table.shown.settings.event is not None:
            return self.words.say("live-waiting-event")
        return self.words.say("live-waiting", name=self._lobby.host)

    def _seat(self, place: int, seat: SeatInfo) -> Text:
        theme, players = self.theme, len(self.table.shown.seats)
        name = cut(theme, self.fifties_app.spell(seat.name), WIDTH - 20)
        style = theme.seat(place, players)
        about = "" if seat.bot is None else self.words.say(f"level-{seat.bot}")
        if seat.member == self.table.shown.host:
            about = self.words.say("live-is-host")
        shape = theme.shape(place, players, name)
        return row((f" {shape} ", style), fit(piece(name, style), WIDTH - 20), (about, theme.soft))

    def _keys(self) -> Keys:
        say, you = self.words.say, self.table.you
        keys: Keys = []
        if you.host:
            level = say(f"level-{self._level}")
            keys = [
                ("enter", say("live-enter"), say("live-key-begin")),
                ("b", "b", say("live-key-bot", level=level)),
                ("right", "< >", say("live-key-level")),
            ]
        if not you.next:
            keys.append(("s", "s", say("live-key-sit")))
        return [*keys, ("q", "q", say("live-key-leave"))]

"""The full-screen game at a pretended terminal: the real app, pretended keys and clicks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from secrets import token_urlsafe
from time import monotonic

from textual import events
from textual.pilot import Pilot
from textual.screen import Screen

from fifties.locales import Speech
from fifties.table.messages import TableStatus
from fifties.table.settings import Pace
from fifties.terminal.app.application import FiftiesApp
from fifties.terminal.app.game_screen import GameScreen
from fifties.terminal.app.home_form import SetupChoices
from fifties.terminal.app.home_screen import HomeScreen, new_game
from fifties.terminal.app.screen import DrawnScreen
from fifties.terminal.app.styles import BoardTheme
from fifties.terminal.live.reconnecting_socket import (
    Credentials,
    ReconnectingSocket,
    socket_address,
)
from fifties.terminal.record_writer import reserve_record
from fifties.terminal.table_client import TableClient
from fifties.terminal.table_setup import PlayOptions

from commands import PATIENCE
from servers import Client, Served


class Table:
    """Somebody in front of the screen."""

    def __init__(self, app: FiftiesApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> DrawnScreen:
        """What is shown."""
        assert isinstance(self.app.screen, DrawnScreen)
        return self.app.screen

    @property
    def game(self) -> GameScreen:
        """The game that is shown."""
        assert isinstance(self.app.screen, GameScreen)
        return self.app.screen

    def lines(self) -> list[str]:
        """Return what can be read."""
        canvas = self.screen.canvas
        return [canvas.render_line(y).text for y in range(canvas.size.height)]

    def text(self) -> str:
        """Return all that can be read."""
        return "\n".join(self.lines())

    async def press(self, *keys: str) -> None:
        """Press keys. Unlike the pilot this waits for what a key does, not for a while."""
        for key in keys:
            done = asyncio.Event()
            screen = self.app.screen
            screen.post_message(events.Key(key, key if len(key) == 1 else None))
            screen.call_later(done.set)
            await done.wait()

    async def click(self, text: str) -> None:
        """Click on the middle of *text* where it stands first."""
        for y, line in enumerate(self.lines()):
            if text in line:
                await self.pilot.click(offset=(line.index(text) + len(text) // 2, y))
                return
        raise AssertionError(f"{text!r} is not on the screen:\n{self.text()}")

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until something is so."""
        ends = monotonic() + PATIENCE
        while not condition():
            assert monotonic() < ends, f"it never came to that:\n{self.text()}"
            await asyncio.sleep(0.002)


@asynccontextmanager
async def seated(
    options: PlayOptions,
    *,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    theme: BoardTheme | None = None,
    pace: Pace = Pace.AT_ONCE,
    home: bool = False,
) -> AsyncIterator[Table]:
    """Open the game in a terminal of *size*."""
    say = Speech(language)
    choices = SetupChoices(options, say)
    choices.pace = pace

    async def at_home() -> HomeScreen:
        return HomeScreen(choices)

    async def at_table() -> Screen[None]:
        reserve_record(options.record)
        return await new_game(choices)

    app = FiftiesApp(say, at_home if home else at_table, at_home, theme or BoardTheme())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Table(app, pilot)


async def sit_down(served: Served, code: str) -> TableClient:
    """Take a seat at a live table, as Tia."""
    address = socket_address(served.url.removeprefix("http://"))
    table = TableClient(
        ReconnectingSocket(Credentials(address, code, token_urlsafe(16), name="Tia", joined=False))
    )
    await table.open()
    return table


async def begins(table: TableClient, host: Client) -> None:
    """Let the host start the game and wait until this seat hears of it."""
    await asyncio.to_thread(host.ask, "start")
    while table.shown.status is not TableStatus.PLAYING or table.view is None:
        await table.next()

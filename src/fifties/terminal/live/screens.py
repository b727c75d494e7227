"""The screens of a live table, one after the other: the lobby, a game, the lobby again."""

from __future__ import annotations

from typing import Protocol

from fifties.exits import INTERRUPTED
from fifties.locales import Speech
from fifties.terminal.desk import Left
from fifties.terminal.live.line import Ended
from fifties.terminal.live.session import LiveSession
from fifties.terminal.live.table import LiveTable


class Screens(Protocol):
    """Shows what happens at a live table. Both raise `Left` when people go."""

    async def lobby(self, table: LiveTable, say: Speech) -> Ended | None:
        """Wait for a game; return why there will be none, if the table is gone."""
        ...

    async def game(self, session: LiveSession, say: Speech) -> None:
        """Show a game to its end."""
        ...


class AppScreens:
    """Shows a live table with the app."""

    async def lobby(self, table: LiveTable, say: Speech) -> Ended | None:
        """Wait for a game on a screen."""
        from fifties.terminal.app.application import FiftiesApp  # noqa: PLC0415 - brings Textual
        from fifties.terminal.live.lobby_screen import LobbyScreen  # noqa: PLC0415 - as above

        screen = LobbyScreen(table)
        _look_at(await FiftiesApp(say, lambda: screen).run_async())
        if not screen.is_done:
            raise Left
        return screen.ended

    async def game(self, session: LiveSession, say: Speech) -> None:
        """Show a game on a screen."""
        from fifties.terminal.app import show_session  # noqa: PLC0415 - it brings Textual

        _look_at(await show_session(session, say))
        if not session.is_over:
            raise Left


def _look_at(code: int | None) -> None:
    if code == INTERRUPTED:
        raise KeyboardInterrupt

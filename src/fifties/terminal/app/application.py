"""The Textual app around all screens."""

from __future__ import annotations

import os
import sys
from collections.abc import Awaitable, Callable
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from fifties.exits import BROKEN, INTERRUPTED
from fifties.locales import Speech
from fifties.terminal.app.palettes import DAY, EVENING, Palette
from fifties.terminal.app.styles import BoardTheme, Colours, colours_for, palette_for
from fifties.terminal.app.symbols import ASCII_SYMBOLS, AsciiSpeech, symbols_for, to_ascii
from fifties.terminal.record_writer import RecordUnwritable
from fifties.words import Words


class FiftiesApp(App[int]):
    """Both games in one terminal; exits with the code of the command line."""

    TITLE = "fifties"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(
        self,
        say: Speech,
        opening: Callable[[], Awaitable[Screen[None]]],
        home: Callable[[], Awaitable[Screen[None]]] | None = None,
        theme: BoardTheme | None = None,
    ) -> None:
        self.board_theme = theme or theme_here()
        """How everything is drawn here; `theme` is the name of a theme of Textual."""
        super().__init__(ansi_color=self.board_theme.colours is not Colours.FULL)
        spoken = AsciiSpeech(say) if self.board_theme.symbols is ASCII_SYMBOLS else say
        self.words = Words(spoken)
        self.complaint: str | None = None
        """What to say on standard error when all is over."""
        self.farewell: list[str] = []
        """What to say on standard output."""
        self._opening = opening
        self._home = home
        for palette in (DAY, EVENING):
            self.register_theme(_theme(palette))
        self.theme = self.board_theme.palette.name

    def spell(self, name: str) -> str:
        """Write a name in letters that this terminal has."""
        return to_ascii(name) if self.board_theme.symbols is ASCII_SYMBOLS else name

    async def on_mount(self) -> None:
        """Begin where the command line says."""
        self.push_screen(await self._opening())

    def toggle_dark(self) -> None:
        """Change between day and evening."""
        palette = DAY if self.board_theme.dark else EVENING
        self.board_theme = BoardTheme(self.board_theme.colours, palette, self.board_theme.symbols)
        self.theme = palette.name

    async def leave(self, code: int = 0) -> None:
        """Leave the session and the app; what was played is kept."""
        for screen in self.screen_stack:
            leave_table = getattr(screen, "leave_table", None)
            if leave_table is not None:
                await leave_table()
        self.exit(code)

    @property
    def can_go_home(self) -> bool:
        """Whether another table can be set here."""
        return self._home is not None

    async def go_home(self) -> None:
        """Set another table."""
        if self._home is not None:
            self.switch_screen(await self._home())

    async def give_up(self, error: RecordUnwritable | OSError) -> None:
        """Leave, because what is played can no longer be kept."""
        if isinstance(error, RecordUnwritable):
            path, why = str(error.path), error.reason
        else:
            path, why = str(error.filename or ""), error.strerror or str(error)
        reason = self.words.say("file-unusable", reason=why)
        self.complaint = f"{path}: {reason}" if path else reason
        await self.leave(BROKEN)

    def _fatal_error(self) -> None:
        """Say where something went wrong; Textual would show variables as well, and hands."""
        from rich.traceback import Traceback  # noqa: PLC0415 - nobody should need it

        self.panic(Traceback(width=None))

    async def action_leave(self) -> None:
        """Leave."""
        await self.leave()

    async def action_interrupt(self) -> None:
        """Leave as Ctrl-C leaves."""
        await self.leave(INTERRUPTED)


def theme_here() -> BoardTheme:
    """Find out what this terminal can show."""
    stream = sys.__stderr__
    symbols = symbols_for((stream and stream.encoding) or "utf-8", os.environ)
    return BoardTheme(colours_for(os.environ), palette_for(os.environ), symbols)


def _theme(palette: Palette) -> Theme:
    return Theme(
        name=palette.name,
        primary=palette.accent,
        secondary=palette.angry,
        warning=palette.laugh,
        error=palette.bad,
        success=palette.good,
        accent=palette.accent,
        foreground=palette.ink,
        background=palette.paper,
        surface=palette.board,
        panel=palette.sunk,
        dark=palette.dark,
    )

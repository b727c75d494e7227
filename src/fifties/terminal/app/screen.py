"""What all screens of the game have in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from fifties.terminal.app.frame import LEAST_HEIGHT, LEAST_WIDTH, too_small
from fifties.terminal.app.look import Look
from fifties.terminal.app.paper import Block
from fifties.terminal.app.sheet import Sheet
from fifties.wording import Words

if TYPE_CHECKING:
    from fifties.terminal.app.application import FiftiesApp


class PaperScreen(Screen[None]):
    """A screen that is one sheet of paper."""

    DEFAULT_CSS = "PaperScreen { overflow: hidden; }"

    def __init__(self) -> None:
        super().__init__()
        self.sheet = Sheet(self._draw)

    def compose(self) -> ComposeResult:
        """Lay the sheet on the table."""
        yield self.sheet

    @property
    def house(self) -> FiftiesApp:
        """The app, by its own type."""
        app: Any = self.app
        return app  # type: ignore[no-any-return]

    @property
    def look(self) -> Look:
        """How things look on this terminal."""
        return self.house.look

    @property
    def words(self) -> Words:
        """The language."""
        return self.house.words

    @abstractmethod
    def draw(self, width: int, height: int) -> Block:
        """Draw everything; there is room enough."""

    @abstractmethod
    async def press(self, key: str, character: str | None) -> None:
        """Do what a key stands for."""

    async def touch(self, what: tuple[object, ...]) -> tuple[str, str | None] | None:
        """Return the key that a click on *what* stands for, if it is not done here."""
        if what[0] == "key":
            return str(what[1]), None
        return None

    def redraw(self) -> None:
        """Draw anew what has changed."""
        self.sheet.redraw()

    def is_too_small(self) -> bool:
        """Tell whether the window has no room for a game."""
        return self.size.width < LEAST_WIDTH or self.size.height < LEAST_HEIGHT

    def _draw(self, width: int, height: int) -> tuple[Style, Block]:
        if width < LEAST_WIDTH or height < LEAST_HEIGHT:
            text = self.words.say("app-too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
            return self.look.ink, too_small(self.look, text, width, height)
        return self.look.ink, self.draw(width, height)

    def on_resize(self) -> None:
        """Fill the new window."""
        self.redraw()

    async def on_key(self, event: events.Key) -> None:
        """Hand a key on; while the window is too small nobody can see what it would do."""
        if self.is_too_small():
            return
        event.stop()
        await self.press(event.key, event.character)

    async def on_sheet_touched(self, touched: Sheet.Touched) -> None:
        """Treat a click as the key that it stands for."""
        if self.is_too_small():
            return
        pressed = await self.touch(touched.what)
        if pressed is not None:
            await self.press(*pressed)

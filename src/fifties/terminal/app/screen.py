"""The base of all screens: one canvas that is drawn as lines and reports clicks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from fifties.terminal.app.layout import LEAST_HEIGHT, LEAST_WIDTH, TOUCH, Block, too_small
from fifties.terminal.app.styles import BoardTheme
from fifties.words import Words

if TYPE_CHECKING:
    from fifties.terminal.app.application import FiftiesApp


class DrawnScreen(Screen[None]):
    """A screen that is one canvas."""

    DEFAULT_CSS = "DrawnScreen { overflow: hidden; }"

    def __init__(self) -> None:
        super().__init__()
        self.canvas = Canvas(self._draw)

    def compose(self) -> ComposeResult:
        """Yield the canvas."""
        yield self.canvas

    @property
    def fifties_app(self) -> FiftiesApp:
        """The app, by its own type."""
        app: Any = self.app
        return app  # type: ignore[no-any-return]

    @property
    def theme(self) -> BoardTheme:
        """How things look on this terminal."""
        return self.fifties_app.board_theme

    @property
    def words(self) -> Words:
        """The language."""
        return self.fifties_app.words

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
        self.canvas.redraw()

    def is_too_small(self) -> bool:
        """Return whether the window has no room for a game."""
        return self.size.width < LEAST_WIDTH or self.size.height < LEAST_HEIGHT

    def _draw(self, width: int, height: int) -> tuple[Style, Block]:
        if width < LEAST_WIDTH or height < LEAST_HEIGHT:
            text = self.words.say("app-too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
            return self.theme.ink, too_small(self.theme, text, width, height)
        return self.theme.ink, self.draw(width, height)

    def on_resize(self) -> None:
        """Fill the new window."""
        self.redraw()

    async def on_key(self, event: events.Key) -> None:
        """Hand a key on; while the window is too small nobody can see what it would do."""
        if self.is_too_small():
            return
        event.stop()
        await self.press(event.key, event.character)

    async def on_canvas_touched(self, touched: Canvas.Touched) -> None:
        """Treat a click as the key that it stands for."""
        if self.is_too_small():
            return
        pressed = await self.touch(touched.what)
        if pressed is not None:
            await self.press(*pressed)


_PRINTER: Final = Console(color_system="truecolor", force_terminal=True)
"""Only turns text into segments; nothing is printed."""


class Canvas(Widget):
    """Draws a block of text over the whole screen."""

    DEFAULT_CSS = "Canvas { width: 100%; height: 100%; }"

    class Touched(Message):
        """Somebody clicked on something that means something."""

        def __init__(self, what: tuple[object, ...]) -> None:
            self.what = what
            super().__init__()

    def __init__(self, draw: Callable[[int, int], tuple[Style, Block]]) -> None:
        super().__init__()
        self._draw = draw
        self._strips: list[Strip] = []
        self._ground = Style()
        self._drawn_for: tuple[int, int] | None = None

    def redraw(self) -> None:
        """Draw anew."""
        self._drawn_for = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return one line of what is drawn."""
        size = (self.size.width, self.size.height)
        if self._drawn_for != size:
            self._drawn_for = size
            self._ground, block = self._draw(*size)
            self._strips = [self._strip(line, size[0]) for line in block[: size[1]]]
        if y < len(self._strips):
            return self._strips[y]
        return Strip.blank(size[0], self._ground)

    def _strip(self, line: object, width: int) -> Strip:
        pieces = [
            Segment(segment.text, self._ground + (segment.style or Style()))
            for segment in line.render(_PRINTER)  # type: ignore[attr-defined]
        ]
        return Strip(pieces).adjust_cell_length(width, self._ground)

    def on_click(self, event: events.Click) -> None:
        """Post a message about what was clicked."""
        touched = event.style.meta.get(TOUCH)
        if touched is not None:
            self.post_message(self.Touched(tuple(touched)))

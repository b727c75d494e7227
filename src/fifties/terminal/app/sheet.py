"""A sheet of paper on the screen: it shows lines, and tells what was touched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from fifties.terminal.app.paper import TOUCH, Block

_PRINTER: Final = Console(color_system="truecolor", force_terminal=True)
"""Only turns text into segments; nothing is printed."""


class Sheet(Widget):
    """Draws a block of text over the whole screen."""

    DEFAULT_CSS = "Sheet { width: 100%; height: 100%; }"

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
        """Tell what was touched."""
        touched = event.style.meta.get(TOUCH)
        if touched is not None:
            self.post_message(self.Touched(tuple(touched)))

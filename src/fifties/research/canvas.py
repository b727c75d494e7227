"""A canvas to draw tables on, which becomes an array of red, green and blue."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

Picture = NDArray[np.uint8]
Face = Literal["text", "text-bold", "hand"]

PAPER, INK, RULE, PALE = "#f6efdf", "#1c2747", "#c3cfdd", "#7d8398"
DANGER, DANGER_PAPER, WON, CROWN = "#b3261e", "#f7dccb", "#fbe3a0", "#d99a00"
YELLOW, CALM, BLUE = "#f4b92f", "#c8b9a8", "#22428f"
SEATS: Final = ("#1957a4", "#d76930", "#00422d", "#9b6078", "#4d7a00", "#7a4fb5", "#007485")

FINE: Final = 2
"""Everything is drawn so many times as large and made smaller, which smooths the edges."""
MARGIN: Final = 18
HEAD: Final = 44
"""How high the line on top is."""


class Canvas:
    """A drawing with a line of text on top; x and y are pixels from the upper left corner."""

    def __init__(self, width: int, height: int, head: str) -> None:
        self._image = Image.new("RGB", (width * FINE, height * FINE), PAPER)
        self._pen = ImageDraw.Draw(self._image)
        self.width = width
        self.text(MARGIN, HEAD / 2 + 2, head, 17, face="text-bold")
        self.after_head = MARGIN + _font("text-bold", 17).getlength(head) / FINE
        """Where the text on top ends."""

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: int = 14,
        *,
        colour: str = INK,
        anchor: str = "lm",
        face: Face = "text",
    ) -> None:
        """Write *words*; *anchor* is Pillow's: left, middle, right; top, middle, baseline."""
        at = (x * FINE, y * FINE)
        self._pen.text(at, words, colour, _font(face, size), anchor)

    def box(
        self,
        corner: tuple[float, float],
        size: tuple[float, float],
        fill: str | None,
        *,
        edge: str | None = None,
        round_by: float = 0,
        line: float = 1,
    ) -> None:
        """Draw a rectangle whose upper left corner is *corner*."""
        (x, y), (width, height) = corner, size
        ends = (x * FINE, y * FINE, (x + width) * FINE, (y + height) * FINE)
        self._pen.rounded_rectangle(ends, round_by * FINE, fill, edge, round(line * FINE))

    def line(
        self, points: Sequence[tuple[float, float]], colour: str = INK, thick: float = 1
    ) -> None:
        """Draw a line from point to point."""
        at = [(x * FINE, y * FINE) for x, y in points]
        self._pen.line(at, colour, round(thick * FINE), "curve")

    def shape(self, points: Sequence[tuple[float, float]], colour: str) -> None:
        """Fill the shape between some points."""
        self._pen.polygon([(x * FINE, y * FINE) for x, y in points], colour)

    def disc(self, x: float, y: float, size: float, colour: str, words: str = "") -> None:
        """Draw a disc with something written on it."""
        self._pen.circle((x * FINE, y * FINE), size * FINE, colour)
        self.text(x, y, words, round(size * 1.35), colour=PAPER, anchor="mm", face="text-bold")

    def half(self, x: float, y: float, size: float, *, angry: bool) -> None:
        """Draw half a mask: the laughing one is the left half of a disc, the angry the right."""
        ends = [(x - size) * FINE, (y - size) * FINE, (x + size) * FINE, (y + size) * FINE]
        begin = -90 if angry else 90
        self._pen.pieslice(ends, begin, begin + 180, BLUE if angry else YELLOW, PAPER, FINE)

    def halves(self, x: float, y: float, count: int, *, angry: bool) -> None:
        """Draw a token for so many halves."""
        self.disc(x, y, 11, PAPER)
        self.disc(x, y, 9.5, BLUE if angry else YELLOW)
        ink = "white" if angry else INK
        self.text(x, y, str(count), 12, colour=ink, anchor="mm", face="text-bold")

    def crown(self, x: float, y: float) -> None:
        """Draw a crown around a point."""
        teeth = [(-8, -5), (-4, 0), (0, -7), (4, 0), (8, -5), (6, 6), (-6, 6)]
        self.shape([(x + across, y + down) for across, down in teeth], CROWN)

    def name(self, x: float, y: float, seat: int, name: str, face: Face = "text") -> None:
        """Write the name of a seat next to a disc with its number."""
        self.disc(x + 11, y, 11, colour_of(seat), str(seat))
        self.text(x + 28, y, name, 14, face=face)

    def heading(self, x: float, y: float, words: str, anchor: str = "mm") -> None:
        """Write a word above a column."""
        self.text(x, y, words, 12, colour=PALE, anchor=anchor)

    def picture(self) -> Picture:
        """Return what is drawn."""
        return np.ascontiguousarray(self._image.reduce(FINE))


def colour_of(seat: int) -> str:
    """Return the colour of a seat; crowds share colours, but not the numbers on their discs."""
    return SEATS[seat % len(SEATS)]


@cache
def _font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    with as_file(files("fifties.paper") / "fonts" / f"{face}.ttf") as file:
        return ImageFont.truetype(str(file), size * FINE)

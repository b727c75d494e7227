"""Draws outlines, boxes, circles and lines on the pages of a PDF.

All places and sizes are millimetres from the upper left corner of a page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import Final, NamedTuple
from weakref import finalize
from zlib import compress

from fpdf import FPDF
from fpdf.fonts import TTFFont
from fpdf.output import OutputProducer, PDFPage
from fpdf.syntax import Name, PDFContentStream

from fifties.paper.colours import BLACK, INK, RULE, Colour
from fifties.paper.layout import Frame, PageFormat

POINTS: Final = 72 / 25.4
"""How many points, the unit of PDF, a millimetre has."""
_ROUND: Final = 0.5523
"""How far a Bézier curve's handles lie from its ends to draw a quarter of a circle."""
_THINNER: Final = 0.75
"""By what lines get thinner when ink is saved."""
Point = tuple[float, float]
_POINTS: Final = {"M": 1, "L": 1, "C": 3, "S": 2, "Q": 2}


class _Drawing(NamedTuple):
    """The operators of something that was drawn, to be repeated elsewhere."""

    spot: tuple[float, float]
    ops: str
    faces: list[TTFFont]


class Canvas:
    """The pages of a document, which can be drawn on."""

    def __init__(self, page_format: PageFormat) -> None:
        self.page_format = page_format
        self._fpdf = FPDF(unit="mm", format=page_format.size)
        self._fpdf.set_auto_page_break(False)
        self._height = page_format.size[1]
        self._drawings: dict[str, _Drawing] = {}
        self._recorded: list[str] | None = None
        """Operators of the drawing that is being made by `reuse`."""
        self._faces: dict[int, TTFFont] = {}
        # Of a document that was given up nobody asks for the bytes.
        self._close_fonts = finalize(self, _close_all, self._fpdf.fonts)

    @property
    def pages(self) -> int:
        """How many pages there are so far."""
        return len(self._fpdf.pages)

    @property
    def saves_ink(self) -> bool:
        """Whether ink is to be saved."""
        return self.page_format.ink_saving

    def colour_on_area(self, colour: Colour) -> Colour:
        """Return the colour of print on a filled area, which stays white when ink is saved."""
        return INK if self.saves_ink else colour

    def add_page(self, *, landscape: bool = False) -> Frame:
        """Begin a page; return the frame inside its margins. Earlier pages are finished."""
        self._compress_page()
        self._fpdf.add_page(orientation="landscape" if landscape else "portrait")
        width, self._height = self._fpdf.w, self._fpdf.h
        return Frame(0, 0, width, self._height).inside(self.page_format.margin)

    def _compress_page(self) -> None:
        """Compress the page that was drawn last: thousands of pages would take a gigabyte."""
        if self._fpdf.pages:
            page = self._fpdf.pages[len(self._fpdf.pages)]
            if isinstance(page.contents, bytearray):
                page.contents = bytearray(compress(page.contents))

    def _output(self) -> bytes:
        """Return the bytes of the document, to which nothing can be added any more."""
        self._compress_page()
        output = bytes(self._fpdf.output(output_producer_class=_CompressedPages))
        self._close_fonts()
        return output

    def draw_shape(
        self,
        outline: str,
        x: float,
        y: float,
        scale: float = 1,
        *,
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 1,
        turn: float = 0,
        solid: bool = False,
        stretch: float = 1,
    ) -> None:
        """Draw an *outline* in SVG's notation, its origin at *x*, *y*.

        *width* is that of the line, in the outline's own units. *turn* is in degrees, *stretch*
        makes the outline taller. An area that is not *solid* stays white when ink is saved.
        """
        angle, size = radians(turn), scale * POINTS
        c, s = cos(angle) * size, sin(angle) * size
        matrix = f"{c:.5f} {-s:.5f} {-s * stretch:.5f} {-c * stretch:.5f}"
        ops = operators(outline)
        place = f"{x * POINTS:.3f} {(self._height - y) * POINTS:.3f}"
        self._paint(f"{matrix} {place} cm", ops, fill, line, width, solid=solid)

    def draw_box(
        self,
        frame: Frame,
        *,
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 0.3,
        radius: float = 0,
        dash: str = "",
        solid: bool = False,
    ) -> None:
        """Draw a rectangle, with round corners if *radius* is not 0; *width* is its line's."""
        w, h, r = frame.width, frame.height, radius
        if r:
            k = r * (1 - _ROUND)
            ops = operators(
                f"M{r:.3f} 0H{w - r:.3f}C{w - k:.3f} 0 {w:.3f} {k:.3f} {w:.3f} {r:.3f}"
                f"V{h - r:.3f}C{w:.3f} {h - k:.3f} {w - k:.3f} {h:.3f} {w - r:.3f} {h:.3f}"
                f"H{r:.3f}C{k:.3f} {h:.3f} 0 {h - k:.3f} 0 {h - r:.3f}"
                f"V{r:.3f}C0 {k:.3f} {k:.3f} 0 {r:.3f} 0Z"
            )
        else:
            ops = f"0 0 {w:.3f} {h:.3f} re"
        self._paint(self._at(frame.x, frame.y), dash + ops, fill, line, width, solid=solid)

    def draw_band(self, frame: Frame, *, fill: Colour, radius: float) -> None:
        """Fill a rectangle whose upper corners are round, for the head of a card."""
        w, h, r = frame.width, frame.height, radius
        k = r * (1 - _ROUND)
        ops = operators(
            f"M0 {h:.3f}V{r:.3f}C0 {k:.3f} {k:.3f} 0 {r:.3f} 0"
            f"H{w - r:.3f}C{w - k:.3f} 0 {w:.3f} {k:.3f} {w:.3f} {r:.3f}V{h:.3f}Z"
        )
        self._paint(self._at(frame.x, frame.y), ops, fill, None, 0)
        if self.saves_ink:
            self.draw_line(
                (frame.x, frame.bottom), (frame.right, frame.bottom), line=fill, width=0.6
            )

    def draw_disc(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 0.3,
        solid: bool = False,
    ) -> None:
        """Draw a circle around *x*, *y*."""
        r, k = radius, radius * _ROUND
        ops = (
            f"{r:.3f} 0 m {r:.3f} {k:.3f} {k:.3f} {r:.3f} 0 {r:.3f} c "
            f"{-k:.3f} {r:.3f} {-r:.3f} {k:.3f} {-r:.3f} 0 c "
            f"{-r:.3f} {-k:.3f} {-k:.3f} {-r:.3f} 0 {-r:.3f} c "
            f"{k:.3f} {-r:.3f} {r:.3f} {-k:.3f} {r:.3f} 0 c h"
        )
        self._paint(self._at(x, y), ops, fill, line, width, solid=solid)

    def draw_line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        *,
        line: Colour = RULE,
        width: float = 0.3,
        dash: str = "",
    ) -> None:
        """Draw a straight line from *start* to *end*."""
        (x, y), (x2, y2) = start, end
        ops = f"{dash}0 0 m {x2 - x:.3f} {y2 - y:.3f} l"
        self._paint(self._at(x, y), ops, None, line, width)

    def draw_squares(self, x: float, y: float, size: float, rows: Sequence[Sequence[int]]) -> None:
        """Draw a pattern of black squares, such as a QR code, without seams between them."""
        ops = " ".join(
            f"{column} {row} {length} 1 re"
            for row, cells in enumerate(rows)
            for column, length in _stretches(cells)
        )
        scale = size * POINTS
        place = f"{x * POINTS:.3f} {(self._height - y) * POINTS:.3f}"
        self._paint(f"{scale:.5f} 0 0 {-scale:.5f} {place} cm", ops, BLACK, None, 0, solid=True)

    def reuse(self, key: str, frame: Frame, draw: Callable[[], None]) -> None:
        """Call *draw* the first time, and repeat what it drew at another *frame* afterwards.

        Everything drawn under one *key* must look alike but for its place.
        """
        spot = frame.x, self._height - frame.y
        made = self._drawings.get(key)
        if made is None:
            self._recorded, self._faces = [], {}
            draw()
            self._drawings[key] = _Drawing(spot, "\n".join(self._recorded), [*self._faces.values()])
            self._recorded = None
            return
        for font in made.faces:
            self._fpdf._set_font_for_page(font, 1)  # noqa: SLF001 - this page needs it, too
        shift = [(now - then) * POINTS for now, then in zip(spot, made.spot, strict=True)]
        self._emit(f"q 1 0 0 1 {shift[0]:.3f} {shift[1]:.3f} cm\n{made.ops}\nQ")

    def _at(self, x: float, y: float) -> str:
        size = f"{POINTS:.5f}"
        return f"{size} 0 0 -{size} {x * POINTS:.3f} {(self._height - y) * POINTS:.3f} cm"

    def _paint(
        self,
        place: str,
        ops: str,
        fill: Colour | None,
        line: Colour | None,
        width: float,
        *,
        solid: bool = False,
    ) -> None:
        if self.saves_ink:
            fill, width = fill if solid else None, width * _THINNER
        if fill is None and line is None:
            return
        colours = [f"{numbers(fill)} rg"] if fill is not None else []
        if line is not None:
            colours.append(f"{numbers(line)} RG {width:.3f} w 1 J 1 j 1 M")
        act = "B" if fill is not None and line is not None else "S" if fill is None else "f"
        self._emit(f"q {place} {' '.join(colours)} {ops} {act} Q")

    def _emit(self, ops: str, font: TTFFont | None = None) -> None:
        """Add operators to the page, and to the drawing that is being recorded."""
        # fpdf2's own drawing takes a hundred times as long, and a party has many crowns.
        self._fpdf._out(ops)  # noqa: SLF001
        if self._recorded is not None:
            self._recorded.append(ops)
            self._faces.update({font.i: font} if font else {})


def _close_all(fonts: Mapping[str, object]) -> None:
    """Close the files of all fonts; fpdf2 closes those with which something was written."""
    for font in fonts.values():
        if isinstance(font, TTFFont):
            font.close()


class _CompressedPages(OutputProducer):
    """Writes pages that are compressed already."""

    def _add_pages(self, _slice: slice = slice(0, None)) -> list[PDFPage]:
        self.fpdf.set_compression(False)
        pages = super()._add_pages(_slice)
        self.fpdf.set_compression(True)
        for page in pages:
            if isinstance(page.contents, PDFContentStream):
                page.contents.filter = Name("FlateDecode")
        return pages


def numbers(colour: Colour) -> str:
    """Return a colour in PDF's notation."""
    return " ".join(f"{part:.3g}" for part in colour)


def _stretches(cells: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield where dark cells of a row begin and how many follow each other."""
    start = None
    for column, dark in enumerate([*cells, 0]):
        if dark and start is None:
            start = column
        elif not dark and start is not None:
            yield start, column - start
            start = None


@lru_cache(maxsize=4096)
def operators(outline: str) -> str:
    """Return the PDF operators that draw *outline*, in its own units."""
    return " ".join(_Walk(outline).steps())


class _Walk:
    """Follows an outline in SVG's notation from point to point."""

    def __init__(self, outline: str) -> None:
        self._parts = re.findall(r"[A-Za-z]|-?(?:\d+\.\d*|\.\d+|\d+)", outline)
        self._next = 0
        self._at: Point = (0, 0)
        self._began: Point = (0, 0)
        self._pull: Point = (0, 0)
        """The last control point, which S mirrors."""

    def steps(self) -> Iterator[str]:
        command = ""
        while self._next < len(self._parts):
            if self._parts[self._next].isalpha():
                command = self._parts[self._next]
                self._next += 1
            yield self._step(command)
            # More points after a move are lines.
            command = {"M": "L", "m": "l"}.get(command, command)

    def _step(self, command: str) -> str:
        kind, relative = command.upper(), command.islower()
        if kind == "Z":
            self._at = self._began
            return "h"
        if kind in "HV":
            return self._line_along(kind, relative=relative)
        points = [self._point(relative=relative) for _ in range(_POINTS[kind])]
        if kind == "S":
            points.insert(0, self._mirrored())
        if kind == "Q":
            points = _raised(self._at, *points)
        if kind == "M":
            self._began = points[0]
        self._pull = points[-2] if len(points) > 1 else points[-1]
        self._at = points[-1]
        sign = {"M": "m", "L": "l"}.get(kind, "c")
        return " ".join(f"{x:.4g} {y:.4g}" for x, y in points) + f" {sign}"

    def _line_along(self, kind: str, *, relative: bool) -> str:
        value, (x, y) = self._number(), self._at
        if kind == "H":
            self._at = (x * relative + value, y)
        else:
            self._at = (x, y * relative + value)
        self._pull = self._at
        return f"{self._at[0]:.4g} {self._at[1]:.4g} l"

    def _mirrored(self) -> Point:
        return 2 * self._at[0] - self._pull[0], 2 * self._at[1] - self._pull[1]

    def _number(self) -> float:
        self._next += 1
        return float(self._parts[self._next - 1])

    def _point(self, *, relative: bool) -> Point:
        x, y = self._number(), self._number()
        return (x + self._at[0], y + self._at[1]) if relative else (x, y)


def _raised(start: Point, control: Point, end: Point) -> list[Point]:
    """Return a curve with one control point as the same curve with two."""
    pulls = [
        tuple(near + (pull - near) * 2 / 3 for near, pull in zip(point, control, strict=True))
        for point in (start, end)
    ]
    return [(pulls[0][0], pulls[0][1]), (pulls[1][0], pulls[1][1]), end]

"""Vectors on paper: outlines, boxes, circles, lines; millimetres from the upper left corner."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import cos, radians, sin
from typing import Final, NamedTuple

from fpdf import FPDF
from fpdf.fonts import TTFFont

from fifties.paper.formats import Format, Frame
from fifties.paper.inks import BLACK, INK, RULE, Colour
from fifties.paper.outlines import operators

POINTS: Final = 72 / 25.4
"""PDF measures in these; a millimetre has so many."""
_ROUND: Final = 0.5523
"""How far a Bézier curve's handles lie from its ends to draw a quarter of a circle."""
_THINNER: Final = 0.75


class _Stamp(NamedTuple):
    """Something drawn once, to be put down elsewhere."""

    spot: tuple[float, float]
    ops: str
    faces: list[TTFFont]


class Canvas:
    """Pages to draw on."""

    def __init__(self, form: Format) -> None:
        self.form = form
        self._pdf = FPDF(unit="mm", format=form.size)
        self._pdf.set_auto_page_break(False)
        self._height = form.size[1]
        self._stamps: dict[str, _Stamp] = {}
        self._cutting: list[str] | None = None
        self._faces: dict[int, TTFFont] = {}

    @property
    def pages(self) -> int:
        """How many pages there are so far."""
        return len(self._pdf.pages)

    @property
    def saving(self) -> bool:
        """Whether ink is to be saved."""
        return self.form.ink_saving

    def on(self, colour: Colour) -> Colour:
        """Return the colour of print on an area: that area stays white when ink is saved."""
        return INK if self.saving else colour

    def page(self, *, landscape: bool = False) -> Frame:
        """Begin a page and return what lies inside its margins."""
        self._pdf.add_page(orientation="landscape" if landscape else "portrait")
        width, self._height = self._pdf.w, self._pdf.h
        return Frame(0, 0, width, self._height).inside(self.form.margin)

    def shape(
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
        """Draw an *outline* whose origin lies at *x*, *y*. *width* is in the outline's own units.

        An area that is not *solid* stays white when ink is saved; *stretch* makes it taller.
        """
        angle, size = radians(turn), scale * POINTS
        c, s = cos(angle) * size, sin(angle) * size
        matrix = f"{c:.5f} {-s:.5f} {-s * stretch:.5f} {-c * stretch:.5f}"
        ops = operators(outline)
        place = f"{x * POINTS:.3f} {(self._height - y) * POINTS:.3f}"
        self._paint(f"{matrix} {place} cm", ops, fill, line, width, solid=solid)

    def box(
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
        """Draw a rectangle, perhaps with round corners. *width* is in millimetres."""
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

    def disc(
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

    def rule(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        *,
        line: Colour = RULE,
        width: float = 0.3,
        dash: str = "",
    ) -> None:
        """Draw a straight line."""
        (x, y), (x2, y2) = start, end
        ops = f"{dash}0 0 m {x2 - x:.3f} {y2 - y:.3f} l"
        self._paint(self._at(x, y), ops, None, line, width)

    def squares(self, x: float, y: float, size: float, rows: Sequence[Sequence[int]]) -> None:
        """Draw a pattern of dark squares, such as a QR code, without seams between them."""
        ops = " ".join(
            f"{column} {row} {length} 1 re"
            for row, cells in enumerate(rows)
            for column, length in _stretches(cells)
        )
        scale = size * POINTS
        place = f"{x * POINTS:.3f} {(self._height - y) * POINTS:.3f}"
        self._paint(f"{scale:.5f} 0 0 {-scale:.5f} {place} cm", ops, BLACK, None, 0, solid=True)

    def stamp(self, key: str, frame: Frame, draw: Callable[[], None]) -> None:
        """Draw what looks alike wherever it stands; only its *frame* is somewhere else."""
        spot = frame.x, self._height - frame.y
        made = self._stamps.get(key)
        if made is None:
            self._cutting, self._faces = [], {}
            draw()
            self._stamps[key] = _Stamp(spot, "\n".join(self._cutting), [*self._faces.values()])
            self._cutting = None
            return
        for font in made.faces:
            self._pdf._set_font_for_page(font, 1)  # noqa: SLF001 - this page needs it, too
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
        if self.saving:
            fill, width = fill if solid else None, width * _THINNER
        if fill is None and line is None:
            return
        colours = [f"{numbers(fill)} rg"] if fill is not None else []
        if line is not None:
            colours.append(f"{numbers(line)} RG {width:.3f} w 1 J 1 j 1 M")
        act = "B" if fill is not None and line is not None else "S" if fill is None else "f"
        self._emit(f"q {place} {' '.join(colours)} {ops} {act} Q")

    def _emit(self, ops: str, font: TTFFont | None = None) -> None:
        """Put operators on the page, and into the stamp that is being cut."""
        # fpdf2's own drawing takes a hundred times as long, and a party has many crowns.
        self._pdf._out(ops)  # noqa: SLF001
        if self._cutting is not None:
            self._cutting.append(ops)
            self._faces.update({font.i: font} if font else {})


def numbers(colour: Colour) -> str:
    """Write a colour as PDF does."""
    return " ".join(f"{part:.3g}" for part in colour)


def _stretches(cells: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Find where dark cells of a row begin and how many follow each other."""
    start = None
    for column, dark in enumerate([*cells, 0]):
        if dark and start is None:
            start = column
        elif not dark and start is not None:
            yield start, column - start
            start = None

"""Reads printed sheets back: their words, where everything lies, and what it looks like."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import byref, c_int, c_uint

import pypdfium2
from PIL import ImageChops
from pypdfium2.raw import (
    FPDF_PAGEOBJ_PATH,
    FPDF_PAGEOBJ_TEXT,
    FPDFPageObj_GetStrokeColor,
    FPDFPath_CountSegments,
    FPDFPath_GetDrawMode,
)

POINTS = 72 / 25.4
_DARK = 128
_SCALE = 0.6
"""Pixels a point: enough to see where ink is."""
Box = tuple[float, float, float, float]
"""Left, top, right and bottom in millimetres from the upper left corner."""


class Pages:
    """A PDF, page by page."""

    def __init__(self, data: bytes) -> None:
        self._pdf = pypdfium2.PdfDocument(data)
        self.sizes = [(page.get_width() / POINTS, page.get_height() / POINTS) for page in self._pdf]
        self.texts: list[str] = [page.get_textpage().get_text_bounded() for page in self._pdf]

    def __len__(self) -> int:
        return len(self.sizes)

    @property
    def text(self) -> str:
        """All words, spaces and lines made alike."""
        return " ".join(" ".join(self.texts).split())

    def words(self, page: int) -> list[str]:
        """Return the words of a page."""
        return self.texts[page].split()

    def boxes(self, page: int) -> Iterator[Box]:
        """Yield where everything that is drawn or written lies."""
        height = self.sizes[page][1]
        for thing in self._pdf[page].get_objects((FPDF_PAGEOBJ_PATH, FPDF_PAGEOBJ_TEXT)):
            left, bottom, right, top = (side / POINTS for side in thing.get_bounds())
            yield left, height - top, right, height - bottom

    def placed(self, page: int) -> Iterator[tuple[str, Box]]:
        """Yield every text of a page and where it stands."""
        height, words = self.sizes[page][1], self._pdf[page].get_textpage()
        for index in range(words.count_rects()):
            left, bottom, right, top = words.get_rect(index)
            text = words.get_text_bounded(left, bottom, right, top).strip()
            yield (
                text,
                (left / POINTS, height - top / POINTS, right / POINTS, height - bottom / POINTS),
            )

    def strokes(self, page: int, colour: tuple[float, float, float]) -> int:
        """Count the lines that are drawn in a colour."""
        wanted = [round(part * 255) for part in colour]
        return sum(
            _stroke(thing) == wanted for thing in self._pdf[page].get_objects((FPDF_PAGEOBJ_PATH,))
        )

    def pattern(self, page: int, side: int) -> list[list[bool]]:
        """Read the QR code of a page, *side* squares wide: which of them are dark."""
        drawn = self._pdf[page].get_objects((FPDF_PAGEOBJ_PATH,))
        segments = {FPDFPath_CountSegments(thing.raw): thing for thing in drawn}
        left, bottom, right, top = segments[max(segments)].get_bounds()
        grey = self._pdf[page].render(scale=2, grayscale=True).to_pil()
        height = self.sizes[page][1] * POINTS
        step = (right - left) / side
        assert abs((top - bottom) - (right - left)) < 0.1
        places = [(index + 0.5) * step for index in range(side)]
        return [
            [grey.getpixel((2 * (left + x), 2 * (height - top + y))) < _DARK for x in places]
            for y in places
        ]

    def margin(self, page: int) -> float:
        """Return how many millimetres stay white around a page, at the narrowest side."""
        grey = self._pdf[page].render(scale=_SCALE, grayscale=True).to_pil()
        inked = ImageChops.invert(grey).getbbox()
        assert inked is not None, "an empty page"
        left, top, right, bottom = inked
        return float(min(left, top, grey.width - right, grey.height - bottom) / _SCALE / POINTS)

    def ink(self, page: int) -> float:
        """Return how much of a page is inked, from 0 for white to 1 for black."""
        grey = self._pdf[page].render(scale=_SCALE, grayscale=True).to_pil()
        light = sum(value * times for value, times in enumerate(grey.histogram()))
        return float(1 - light / (255 * grey.width * grey.height))


def _stroke(thing: pypdfium2.PdfObject) -> list[int] | None:
    """Return the colour of a line, or nothing for what has none."""
    filled, stroked = c_int(), c_int()
    FPDFPath_GetDrawMode(thing.raw, byref(filled), byref(stroked))
    parts = [c_uint() for _ in range(4)]
    FPDFPageObj_GetStrokeColor(thing.raw, *map(byref, parts))
    return [part.value for part in parts[:3]] if stroked.value else None

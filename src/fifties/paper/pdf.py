"""A PDF document whose pages can be drawn and written on."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from errno import EINVAL
from pathlib import Path
from typing import Final, Literal, TypeAlias
from unicodedata import category, normalize

from fontTools.ttLib import TTLibError
from fpdf.errors import FPDFException
from fpdf.fonts import TTFFont

from fifties.paper.canvas import POINTS, Canvas, numbers
from fifties.paper.colours import INK, Colour
from fifties.paper.layout import Frame, PageFormat
from fifties.paper.letters import Run, runs

Face: TypeAlias = Literal["text", "bold", "hand"]
Align: TypeAlias = Literal["left", "centre", "right"]
OnProgress: TypeAlias = Callable[[int], None]
"""Is called with how many pieces are printed."""

_SMALLEST: Final = 0.62
"""How far a text may shrink to fit before it is cut off."""
_LEAST_FITTED: Final = 2.6
"""How small type may get that has to fit, in millimetres."""
_MADE: Final = datetime(2025, 1, 1, tzinfo=UTC)
"""The date in every document: the same input gives the same bytes."""
_FONTS: Final = Path(__file__).with_name("fonts")
_FILES: Final = {
    "text": "text.ttf",
    "bold": "text-bold.ttf",
    "hand": "hand.ttf",
    "wide": "wide.ttf",
}
_GIVEN: Final = "given"
"""The font that the page format names."""
_WIDE_SCALE: Final = 0.9
"""The wide font looks larger than the others at the same size."""


class Pdf(Canvas):
    """A document with text in bundled fonts; the same calls give the same bytes."""

    def __init__(
        self,
        page_format: PageFormat,
        language: str,
        title: str,
        on_progress: OnProgress = lambda _: None,
    ) -> None:
        super().__init__(page_format)
        self.on_progress = on_progress
        """Called with the number of grids that are done."""
        self._fpdf.set_creation_date(_MADE)
        self._fpdf.set_producer("fifties")
        self._fpdf.set_creator("fifties")
        self._fpdf.set_title(title)
        self._fpdf.set_lang(language)
        self._opened: dict[str, TTFFont] = {}
        self._widths: dict[Run, float] = {}
        """In points, of type that is a point high."""

    def write(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        *,
        face: Face = "text",
        colour: Colour = INK,
        align: Align = "left",
        width: float | None = None,
        outline: float = 0,
    ) -> None:
        """Write *text* with its base line at *y*; to fit into *width* it shrinks, then is cut.

        *size* is the height of the type in millimetres; with an *outline* letters are hollow.
        """
        split = self._split(text, face)
        wide = self._width(split, size)
        if width is not None and wide > width:
            size *= max(_SMALLEST, width / wide)
            split = self._cut(split, size, width)
            wide = self._width(split, size)
        x -= {"left": 0, "centre": wide / 2, "right": wide}[align]
        for run in split:
            self._letters(run, x, y, size, colour, outline)
            x += self._width((run,), size)

    def width_of(self, text: str, size: float, face: Face = "text") -> float:
        """Return how wide *text* is."""
        return self._width(self._split(text, face), size)

    def can_write(self, text: str) -> bool:
        """Return whether fonts have all letters and digits of *text*; emoji may be left out."""
        said = [sign for sign in normalize("NFC", text) if category(sign)[0] in "LN"]
        faces = [(face, self._open(face).cmap) for face in self._fonts_for("text")]
        if not said:
            return any(run.text.strip() for run in self._split(text, "text"))
        return _has_all("".join(said), faces)

    def write_paragraph(
        self,
        frame: Frame,
        text: str,
        size: float,
        *,
        face: Face = "text",
        colour: Colour = INK,
        align: Align = "left",
        leading: float = 1.35,
    ) -> float:
        """Write *text* in lines as wide as *frame*; return where the next line would stand."""
        x = {"left": frame.x, "centre": frame.centre, "right": frame.right}[align]
        y = frame.y + size
        for line in self.wrapped(text, size, frame.width, face):
            self.write(x, y, line, size, face=face, colour=colour, align=align, width=frame.width)
            y += size * leading
        return y

    def write_fitted(
        self,
        frame: Frame,
        text: str,
        size: float,
        *,
        lines: int,
        face: Face = "text",
        colour: Colour = INK,
    ) -> None:
        """Write *text* in the middle of *frame*, as large as it fits into so many *lines*."""
        leading = 1.18
        wrapped = self.wrapped(text, size, frame.width, face)
        while size > _LEAST_FITTED and (
            len(wrapped) > lines
            or len(wrapped) * size * leading > frame.height
            or any(self.width_of(line, size, face) > frame.width for line in wrapped)
        ):
            size *= 0.94
            wrapped = self.wrapped(text, size, frame.width, face)
        if len(wrapped) > lines:
            wrapped = [*wrapped[: lines - 1], " ".join(wrapped[lines - 1 :])]
        wrapped = self._balanced(wrapped, size, frame.width, face)
        y = frame.middle - len(wrapped) * size * leading / 2 + size * 0.86
        for line in wrapped:
            self.write(
                frame.centre,
                y,
                line,
                size,
                face=face,
                colour=colour,
                align="centre",
                width=frame.width,
            )
            y += size * leading

    def _balanced(self, lines: list[str], size: float, width: float, face: Face) -> list[str]:
        """Return *lines* broken anew, so that the last one is not much shorter than the others."""
        text, balanced = " ".join(lines), lines
        while len(balanced) == len(lines) > 1:
            lines, width = balanced, width * 0.96
            balanced = self.wrapped(text, size, width, face)
            if any(self.width_of(line, size, face) > width for line in balanced):
                break
        return lines

    def wrapped(self, text: str, size: float, width: float, face: Face = "text") -> list[str]:
        """Return *text* in lines that are no wider than *width*, broken between words."""
        lines = [""]
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self.width_of(longer, size, face) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    @contextmanager
    def turned(self, angle: float, x: float, y: float) -> Iterator[None]:
        """Turn everything drawn in the block around *x*, *y*, in degrees, anticlockwise."""
        with self._fpdf.rotation(angle, x, y):
            yield

    def data(self) -> bytes:
        """Return the bytes of the document."""
        return self._output()

    def _split(self, text: str, face: Face) -> tuple[Run, ...]:
        letters = self._open(face).cmap
        if all(ord(letter) in letters for letter in text):
            return (Run(face, text),)
        faces = [(name, self._open(name).cmap) for name in self._fonts_for(face) if name != _GIVEN]
        if self.page_format.font and not _has_all(text, faces):
            faces.append((_GIVEN, self._open(_GIVEN).cmap))
        return runs(text, faces)

    def _fonts_for(self, face: Face) -> list[str]:
        """Return the fonts from which letters are taken, one after the other."""
        # The handwritten font has nothing but numbers.
        names = dict.fromkeys([face, "bold" if face == "bold" else "text", "wide"])
        return [*names, *([_GIVEN] if self.page_format.font else [])]

    def _open(self, face: str) -> TTFFont:
        """Return a font, loaded when it is first needed."""
        if face not in self._opened:
            given = face == _GIVEN
            self._add_font(face, Path(self.page_format.font) if given else _FONTS / _FILES[face])
            font = self._fpdf.fonts[face]
            if not isinstance(font, TTFFont):
                raise TypeError(face)
            self._opened[face] = font
        return self._opened[face]

    def _add_font(self, face: str, file: Path) -> None:
        try:
            self._fpdf.add_font(face, fname=file)
        except (TTLibError, FPDFException, ValueError, KeyError) as error:
            raise OSError(EINVAL, str(error), str(file)) from None

    def _letters(
        self, run: Run, x: float, y: float, size: float, colour: Colour, outline: float
    ) -> None:
        font = self._open(run.face)
        # fpdf2's own way measures and colours every text anew, which takes three times as long.
        face = self._fpdf._set_font_for_page(font, _points(run, size), wrap_in_text_object=False)  # noqa: SLF001
        look = f"1 Tr {outline * POINTS:.2f} w {numbers(colour)} RG"
        look = look if outline else f"{numbers(colour)} rg"
        place = f"{x * POINTS:.2f} {(self._height - y) * POINTS:.2f} Td"
        self._emit(f"q {look} BT {face} {place} {font.encode_text(run.text)} ET Q", font)

    def _width(self, split: Sequence[Run], size: float) -> float:
        total = 0.0
        for run in split:
            wide = self._widths.get(run)
            if wide is None:
                wide = self._open(run.face).get_text_width(run.text, 1, None)[1]
                self._widths[run] = wide
            total += wide * _points(run, size) / POINTS
        return total

    def _cut(self, split: Sequence[Run], size: float, width: float) -> tuple[Run, ...]:
        if self._width(split, size) <= width + 0.01:
            return tuple(split)
        left = list(split)
        while left and self._width([*left, Run("text", "…")], size) > width:
            last = left.pop()
            if len(last.text) > 1:
                left.append(Run(last.face, last.text[:-1]))
        return *left, Run("text", "…")


def _has_all(text: str, faces: Sequence[tuple[str, Container[int]]]) -> bool:
    return all(any(ord(letter) in letters for _, letters in faces) for letter in text)


def _points(run: Run, size: float) -> float:
    return size * POINTS * (_WIDE_SCALE if run.face == "wide" else 1)

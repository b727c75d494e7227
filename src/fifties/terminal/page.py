"""A printed page: lines, headings and tables on a stream, with the glyphs that it can show."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from shutil import get_terminal_size
from typing import Final, TextIO

from msgspec import Struct

from fifties.terminal.styled_text import StyledText, columns, fitting

SEAT_STYLES: Final = ("cyan", "magenta", "yellow", "green", "blue", "red", "bright_white")
"""One a seat at a table of up to seven; names and rows tell the rest."""

LONGEST_NAME: Final = 18


class Page:
    """Somewhere to print: a terminal in colour, or a pipe as plain text."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self.glyphs: Glyphs = glyphs_for(getattr(file, "encoding", None) or "utf-8")
        self.is_terminal = file.isatty()
        self.can_clear = self.is_terminal and understands_escapes()
        self._colours = not os.environ.get("NO_COLOR")
        self.amid_line = False
        """Whether a question stands there, so that the next line needs a new one first."""

    def line(self, *parts: str | StyledText) -> None:
        """Print one line; a narrow terminal breaks it between words."""
        self._end_line()
        text = StyledText.assemble(*parts)
        if not self.is_terminal:
            self._write(text, "\n")
            return
        for line in text.lines(get_terminal_size().columns):
            self._write(line, "\n")

    def prompt(self, question: str) -> None:
        """Print a question whose answer is typed behind it."""
        self._write(StyledText(f"{question} "))

    def heading(self, text: str) -> None:
        """Print a line that stands out."""
        self.line(StyledText(text, style="bold"))

    def rows(self, rows: Sequence[Sequence[str | StyledText]], indent: int = 2) -> None:
        """Print *rows* with their columns aligned."""
        self._end_line()
        for line in aligned(rows, indent):
            self._write(line, "\n")

    def _write(self, text: StyledText, end: str = "") -> None:
        self._file.write(text.rendered(styles=self.can_clear, colours=self._colours) + end)
        self._file.flush()

    def _end_line(self) -> None:
        if self.amid_line:
            self.amid_line = False
            self._write(StyledText(), "\n")

    def clear(self) -> None:
        """Wipe what stands on the screen and what has scrolled off it."""
        self._file.write("\x1b[2J\x1b[3J\x1b[H")
        self._file.flush()


def understands_escapes() -> bool:
    """Return whether the terminal has styles and can be cleared."""
    if os.name == "nt":
        return "WT_SESSION" in os.environ or "TERM" in os.environ
    return os.environ.get("TERM", "dumb") not in {"", "dumb", "unknown"}


def seat_style(seat: int, players: int) -> str:
    """Return the colour of *seat*; crowds have none."""
    return SEAT_STYLES[seat] if players <= len(SEAT_STYLES) else ""


def short(name: str) -> str:
    """Cut a long name."""
    if columns(name) <= LONGEST_NAME:
        return name
    return fitting(name, LONGEST_NAME - 1).rstrip() + "…"


def aligned(rows: Sequence[Sequence[str | StyledText]], indent: int) -> Iterable[StyledText]:
    """Pad the cells of *rows* so that columns line up, whatever script they are in."""
    cells = [[StyledText.assemble(cell) for cell in row] for row in rows]
    widths = [[columns(cell.plain) for cell in row] for row in cells]
    count = max((len(row) for row in cells), default=0)
    widest = [max(row[column] for row in widths if column < len(row)) for column in range(count)]
    for row, own in zip(cells, widths, strict=True):
        line = [" " * indent]
        padded = [
            part
            for cell, width, most in zip(row, own, widest, strict=False)
            for part in (cell, " " * (most - width + 2))
        ]
        yield StyledText.assemble(*line, *padded).rstrip()


class Glyphs(Struct, frozen=True):
    """One sign, one column wide, for everything there is to show."""

    got: str = "●"
    """The sole owner of a number takes the count."""
    scores: str = "━"
    """A number that scores for whoever counts."""
    holds: str = "╌"
    """A number that scores for nobody, in the row of whoever counts."""
    clash: str = "×"
    lost: str = "!"
    """A clash in the Danger zone."""
    crown: str = "♛"
    idle: str = "·"
    danger: str = "▒"
    leads: str = "›"
    highest: str = "▲"
    lowest: str = "▼"
    dash: str = "—"
    dot: str = "·"


UNICODE: Final = Glyphs()
ASCII: Final = Glyphs(
    got="o",
    scores="=",
    holds="-",
    clash="x",
    crown="W",
    idle=".",
    danger="#",
    leads=">",
    highest="^",
    lowest="v",
    dash="-",
    dot="-",
)


def glyphs_for(encoding: str) -> Glyphs:
    """Choose signs that *encoding* can write."""
    try:
        "●━╌×♛·▒›▲▼—".encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return ASCII
    return UNICODE

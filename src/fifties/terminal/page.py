"""Lines of text with colour where a terminal can show it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TextIO

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from fifties.terminal.glyphs import Glyphs, glyphs_for

SEAT_STYLES: Final = ("cyan", "magenta", "yellow", "green", "blue", "red", "bright_white")
"""One a seat at a table of up to seven; names and rows tell the rest."""

LONGEST_NAME: Final = 18


class _Paper(Console):
    """A console that leaves a closed pipe to whoever started it."""

    def on_broken_pipe(self) -> None:
        """Pass the error on; rich would end the process with a code of its own."""
        raise BrokenPipeError


class Page:
    """Somewhere to print: a terminal in colour, or a pipe as plain text."""

    def __init__(self, file: TextIO) -> None:
        self._console = _Paper(
            file=file, highlight=False, markup=False, emoji=False, soft_wrap=True
        )
        self.glyphs: Glyphs = glyphs_for(getattr(file, "encoding", None) or "utf-8")
        self.is_terminal = self._console.is_terminal
        self.can_clear = self.is_terminal and not self._console.is_dumb_terminal
        self.amid_line = False
        """Whether a question stands there, so that the next line needs a new one first."""

    def line(self, *parts: str | Text) -> None:
        """Print one line; a narrow terminal breaks it between words."""
        self._end_line()
        self._console.print(Text.assemble(*parts), soft_wrap=not self.is_terminal)

    def prompt(self, question: str) -> None:
        """Print a question whose answer is typed behind it."""
        self._console.print(Text(f"{question} "), soft_wrap=True, end="")
        self._console.file.flush()

    def heading(self, text: str) -> None:
        """Print a line that stands out."""
        self.line(Text(text, style="bold"))

    def rows(self, rows: Sequence[Sequence[str | Text]], indent: int = 2) -> None:
        """Print *rows* with their columns aligned."""
        self._end_line()
        for line in aligned(rows, indent):
            self._console.print(line)

    def _end_line(self) -> None:
        if self.amid_line:
            self.amid_line = False
            self._console.print()

    def clear(self) -> None:
        """Wipe what stands on the screen and what has scrolled off it."""
        self._console.file.write("\x1b[2J\x1b[3J\x1b[H")
        self._console.file.flush()


def seat_style(seat: int, players: int) -> str:
    """Return the colour of *seat*; crowds have none."""
    return SEAT_STYLES[seat] if players <= len(SEAT_STYLES) else ""


def short(name: str) -> str:
    """Cut a long name."""
    if cell_len(name) <= LONGEST_NAME:
        return name
    return set_cell_size(name, LONGEST_NAME - 1).rstrip() + "…"


def aligned(rows: Sequence[Sequence[str | Text]], indent: int) -> Iterable[Text]:
    """Pad the cells of *rows* so that columns line up, whatever script they are in."""
    cells = [[Text.assemble(cell) for cell in row] for row in rows]
    columns = max((len(row) for row in cells), default=0)
    widths = [
        max(row[column].cell_len for row in cells if column < len(row)) for column in range(columns)
    ]
    for row in cells:
        line = Text(" " * indent)
        for column, cell in enumerate(row):
            line.append_text(cell)
            line.append(" " * (widths[column] - cell.cell_len + 2))
        line.rstrip()
        yield line

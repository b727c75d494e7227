"""How far something long has come: a bar on a terminal, nothing anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from shutil import get_terminal_size
from time import monotonic
from typing import Final, TextIO, TypeAlias

from fifties.terminal.page import glyphs_for, understands_escapes
from fifties.terminal.styled_text import columns, fitting

OnProgress: TypeAlias = Callable[[int], None]
"""Is called with how much is done by now, in all."""

PAUSE: Final = 0.125
"""Seconds between two drawings of the bar."""


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[OnProgress]:
    """Show a bar while the block runs; what it yields may be called often."""
    if not (sys.stderr.isatty() and understands_escapes()):
        yield _nobody_looks
        return
    bar = _Bar(sys.stderr, title, total)
    bar.draw(0)
    try:
        yield bar.draw
    finally:
        bar.remove()


def _nobody_looks(_: int) -> None:
    pass


class _Bar:
    """A line that is drawn over and over again."""

    def __init__(self, file: TextIO, title: str, total: int) -> None:
        self._file, self._title, self._total = file, title, max(total, 1)
        self._glyphs = glyphs_for(file.encoding or "utf-8")
        self._begun = monotonic()
        self._drawn = float("-inf")

    def draw(self, done: int) -> None:
        """Draw how much is done, unless that was drawn a moment ago."""
        now = monotonic()
        if now - self._drawn >= PAUSE:
            self._drawn = now
            self._write(self._line(done, now - self._begun))

    def remove(self) -> None:
        """Leave no trace."""
        self._write("")

    def _line(self, done: int, seconds: float) -> str:
        left = seconds * (self._total - done) / done if done else None
        words = f" {done}/{self._total} {_clock(left)}"
        room = get_terminal_size().columns - columns(self._title) - len(words) - 2
        full = max(room, 0) * min(done, self._total) // self._total
        bar = self._glyphs.scores * full + self._glyphs.idle * (room - full)
        return fitting(f"{self._title} {bar}{words}", get_terminal_size().columns - 1)

    def _write(self, line: str) -> None:
        self._file.write(f"\r\x1b[K{line}")
        self._file.flush()


def _clock(seconds: float | None) -> str:
    """Write a time that is left; nobody knows it in the beginning."""
    if seconds is None:
        return "--:--"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes:02}:{rest:02}"

"""One line that says how far something is: drawn over on a terminal, now and then elsewhere."""

from __future__ import annotations

from shutil import get_terminal_size
from time import monotonic
from types import TracebackType
from typing import Final, Self, TextIO

from fifties.terminal.page import understands_escapes
from fifties.terminal.styled_text import fitting

PAUSE: Final = 10.0
"""Seconds between two lines where they cannot be drawn over."""


class StatusLine:
    """Shows the latest text as long as the block runs; on a terminal it goes away afterwards."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._draws = file.isatty() and understands_escapes()
        self._shown = float("-inf")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._draws:
            self._write("\r\x1b[K")

    def show(self, text: str) -> None:
        """Show *text* in place of what was shown."""
        if self._draws:
            self._write("\r\x1b[K" + fitting(text, get_terminal_size().columns - 1))
        elif monotonic() - self._shown >= PAUSE:
            self._shown = monotonic()
            self._write(text + "\n")

    def _write(self, text: str) -> None:
        self._file.write(text)
        self._file.flush()

"""Text with styles, measured in columns and broken into lines, in plain Python.

Reports and line-by-line play print with it, so they need nothing but the rules' own dependencies.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias
from unicodedata import category, east_asian_width

CODES: Final = {
    "bold": 1, "dim": 2,
    "red": 31, "green": 32, "yellow": 33, "blue": 34, "magenta": 35, "cyan": 36,
    "bright_red": 91, "bright_yellow": 93, "bright_white": 97,
}  # fmt: skip
"""The styles, and what a terminal calls them."""

FIRST_COLOUR: Final = 30
"""Codes from here on are colours; those below stay readable without any."""

_JOINER: Final = "\u200d"
_AS_PICTURE: Final = "\ufe0f"
_WIDE: Final = {"W", "F"}
_JOINED: Final = {"Mn", "Me", "Mc", "Cf"}
_SKIN_TONES: Final = range(0x1F3FB, 0x1F400)
_CONTROLS: Final = dict.fromkeys(code for code in range(0x20) if chr(code) not in "\n\t")
"""What must not reach a terminal from inside a text."""

Part: TypeAlias = tuple[str, str]
"""Some letters and their style; an empty style is none."""


class StyledText:
    """Letters with styles."""

    def __init__(self, text: str = "", style: str = "") -> None:
        self.parts: list[Part] = []
        self.append(text, style)

    @classmethod
    def assemble(cls, *parts: str | Part | StyledText) -> StyledText:
        """Return *parts* in a row."""
        whole = cls()
        for part in parts:
            if isinstance(part, StyledText):
                whole.parts += part.parts
            elif isinstance(part, str):
                whole.append(part)
            else:
                whole.append(*part)
        return whole

    def append(self, text: str, style: str = "") -> None:
        """Add *text* at the end."""
        if text:
            self.parts.append((text.translate(_CONTROLS), style))

    @property
    def plain(self) -> str:
        """The letters alone."""
        return "".join(text for text, _ in self.parts)

    def rstrip(self) -> StyledText:
        """Return the same without spaces at the end."""
        kept = len(self.plain.rstrip())
        return _joined(letter for _, letter in zip(range(kept), self._letters(), strict=False))

    def lines(self, width: int) -> Iterator[StyledText]:
        """Yield lines of at most *width* columns, broken between words where that is possible."""
        letters = list(self._letters())
        for start, end in line_spans(self.plain, max(width, 1)):
            yield _joined(letters[start:end])

    def rendered(self, *, styles: bool, colours: bool) -> str:
        """Return what to write to a terminal that shows *styles*, and *colours* among them."""
        return "".join(
            f"\x1b[{code}m{text}\x1b[0m" if (code := _code(style, styles, colours)) else text
            for text, style in self.parts
        )

    def _letters(self) -> Iterator[Part]:
        return ((letter, style) for text, style in self.parts for letter in text)


def _code(style: str, styles: bool, colours: bool) -> int:  # noqa: FBT001 - as in `rendered`
    code = CODES[style] if style and styles else 0
    return code if colours or code < FIRST_COLOUR else 0


def _joined(letters: Iterable[Part]) -> StyledText:
    """Put letters of the same style together again."""
    whole = StyledText()
    for letter, style in letters:
        if whole.parts and whole.parts[-1][1] == style:
            whole.parts[-1] = (whole.parts[-1][0] + letter, style)
        else:
            whole.parts.append((letter, style))
    return whole


def line_spans(text: str, width: int) -> Iterator[tuple[int, int]]:
    """Yield where each line of *text* begins and ends; a word wider than a line is cut."""
    start = 0
    for paragraph in text.split("\n"):
        first = end = start
        for word in re.finditer(r"\S+", paragraph):
            until = start + word.end()
            if columns(text[first:until]) > width and end > first:
                yield first, end
                first = start + word.start()
            while columns(text[first:until]) > width:
                cut = first + max(len(fitting(text[first:until], width)), 1)
                yield first, cut
                first = cut
            end = until
        yield first, end
        start += len(paragraph) + 1


def columns(text: str) -> int:
    """Return how many columns *text* takes in a terminal, whatever script it is in."""
    if text.isascii():
        return len(text)
    return sum(_widths(text))


def fitting(text: str, most: int) -> str:
    """Return as much of *text* as fits into *most* columns."""
    taken = 0
    for number, width in enumerate(_widths(text)):
        taken += width
        if taken > most:
            return text[:number]
    return text


def _widths(text: str) -> Iterator[int]:
    """Yield the columns of each letter; what joins the letter before it takes none."""
    before = ""
    for letter in text:
        if letter == _AS_PICTURE:
            yield 1 if before and east_asian_width(before) not in _WIDE else 0
        elif _joins(before, letter):
            yield 0
        else:
            yield 2 if east_asian_width(letter) in _WIDE else 1
        before = letter


def _joins(before: str, letter: str) -> bool:
    """Return whether *letter* is drawn onto the letter *before* it."""
    if category(letter) in _JOINED:
        return True
    return bool(before) and (before == _JOINER or ord(letter) in _SKIN_TONES)

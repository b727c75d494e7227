"""The page that everything is drawn on: a head, a body, what is asked, and the keys."""

from __future__ import annotations

from typing import Final, TypeAlias

from rich.text import Text

from fifties.terminal.app.look import Look
from fifties.terminal.app.paper import Block, cut, fit, paragraph, piece, row, rule, spread, tall

LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24
MARGIN: Final = 1
FRAME: Final = 4
"""Lines around the body: two above it, two below."""

WIDEST: Final = 116
TALLEST: Final = 38

Keys: TypeAlias = list[tuple[str, str, str]]
"""What can be pressed now: the key, how it is written, and what it does."""


class Page:
    """One screenful."""

    def __init__(self, look: Look, width: int, height: int) -> None:
        self.look = look
        self._across = width - 2 * MARGIN
        self._down = height - FRAME
        self.width = min(self._across, WIDEST)
        """Columns of the body; in a huge window it stays together in the middle."""
        self.height = min(self._down, TALLEST)
        """Lines of the body."""

    def lay_out(self, title: tuple[str, Text], body: Block, prompt: Text, keys: Keys) -> Block:
        """Put everything in its place."""
        look = self.look
        left = " " * ((self._across - self.width) // 2)
        above = [Text() for _ in range((self._down - self.height) // 2)]
        lines = [
            spread(piece(title[0], look.strong), title[1], self._across),
            rule(look, self._across),
            *tall([*above, *(row(left, line) for line in body)], self._down),
            fit(prompt, self._across),
            self._key_line(keys),
        ]
        return [row(" " * MARGIN, line) for line in lines]

    def _key_line(self, keys: Keys) -> Text:
        """List the keys, as many as fit, the last one always; each can be clicked."""
        room = self._across - sum(_length(key) for key in keys[-1:])
        shown = []
        for key in keys[:-1]:
            room -= _length(key)
            if room < 0:
                break
            shown.append(key)
        parts: list[Text] = []
        for name, written, does in (*shown, *keys[-1:]):
            touch = ("key", name)
            parts.append(piece(f" {written} ", self.look.cursor, touch))
            parts.append(piece(f" {does} ", None, touch))
            parts.append(piece(" "))
        return row(*parts)


def _length(key: tuple[str, str, str]) -> int:
    """Measure a key with what it does, and the gaps around them."""
    return len(key[1]) + len(key[2]) + 5


def too_small(look: Look, text: str, width: int, height: int) -> Block:
    """Ask for room, calmly."""
    lines = paragraph(cut(look, text, width * height), max(8, width - 2), look.strong)
    above = max(0, (height - len(lines)) // 2)
    return [*(Text() for _ in range(above)), *(fit(line, width, "center") for line in lines)]

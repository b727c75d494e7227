"""Blocks of text: side by side, in frames, cut to size, and on a page with title and key line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap as wrapped
from typing import Final, TypeAlias

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from fifties.terminal.app.styles import BoardTheme

Block: TypeAlias = list[Text]
"""Some lines, top to bottom."""

TOUCH: Final = "touch"
"""The key under which a piece of text remembers what a click on it means."""

_NOTHING: Final = Style()


def piece(text: str, style: Style | None = None, touch: object = None) -> Text:
    """Write some text; *touch* is what a click on it means."""
    own = style or _NOTHING
    if touch is not None:
        own += Style(meta={TOUCH: touch})
    return Text(text, own, no_wrap=True, end="")


def row(*parts: Text | str | tuple[str, Style]) -> Text:
    """Put *parts* one after the other."""
    return Text.assemble(*parts, no_wrap=True, end="")


def cut(theme: BoardTheme, text: str, width: int) -> str:
    """Cut a text that is too long."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - 1)).rstrip() + theme.symbols.dots[: max(0, width)]


def fit(line: Text, width: int, align: str = "left") -> Text:
    """Make a line exactly so wide."""
    length = line.cell_len
    if length > width:
        line = line.copy()
        line.truncate(width)
        return line
    space = width - length
    before = {"left": 0, "center": space // 2, "right": space}[align]
    return row(" " * before, line, " " * (space - before))


def width_of(block: Block) -> int:
    """Measure the widest line."""
    return max((line.cell_len for line in block), default=0)


def beside(blocks: Sequence[Block], gap: int = 2) -> Block:
    """Put blocks side by side, tops aligned."""
    widths = [width_of(block) for block in blocks]
    height = max((len(block) for block in blocks), default=0)
    lines = []
    for y in range(height):
        cells: list[Text | str] = []
        for block, width in zip(blocks, widths, strict=True):
            if cells:
                cells.append(" " * gap)
            cells.append(fit(block[y] if y < len(block) else Text(), width))
        lines.append(row(*cells))
    return lines


def spread(left: Text, right: Text, width: int) -> Text:
    """Put one text at either end of a line; the right one stays whole."""
    room = max(0, width - right.cell_len - 1)
    return row(fit(left, room), " ", right)


def centred(block: Block, width: int) -> Block:
    """Centre a block as a whole."""
    indent = " " * max(0, (width - width_of(block)) // 2)
    return [row(indent, line) for line in block]


def tall(block: Block, height: int) -> Block:
    """Cut or fill a block to so many lines."""
    return [*block[:height], *(Text() for _ in range(height - len(block)))]


def framed(
    theme: BoardTheme, block: Block, width: int, title: str = "", style: Style | None = None
) -> Block:
    """Draw a frame, *width* columns wide, with a title in its upper edge."""
    symbols, ink = theme.symbols, style or theme.rule
    first, second, third, fourth = symbols.corners
    inside = width - 2
    named = f" {cut(theme, title, inside - 4)} " if title else ""
    edge = symbols.across * max(0, inside - cell_len(named) - 1)
    top = row(
        (f"{first}{symbols.across if title else ''}", ink),
        (named, theme.strong),
        (edge if title else symbols.across * inside, ink),
        (second, ink),
    )
    body = [row((symbols.down, ink), fit(line, inside), (symbols.down, ink)) for line in block]
    return [top, *body, row((f"{third}{symbols.across * inside}{fourth}", ink))]


def paragraph(text: str, width: int, style: Style | None = None) -> Block:
    """Break a text into lines."""
    return [piece(line, style) for line in wrapped(text, max(8, width))]


def rule(theme: BoardTheme, width: int) -> Text:
    """Draw a line across."""
    return piece(theme.symbols.across * width, theme.rule)


def stacked(blocks: Iterable[Block], gap: int = 1) -> Block:
    """Put blocks under each other; empty ones take no room."""
    lines: Block = []
    for block in blocks:
        if block and lines:
            lines += [Text() for _ in range(gap)]
        lines += block
    return lines


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

    def __init__(self, theme: BoardTheme, width: int, height: int) -> None:
        self.theme = theme
        self._across = width - 2 * MARGIN
        self._down = height - FRAME
        self.width = min(self._across, WIDEST)
        """Columns of the body; in a huge window it stays together in the middle."""
        self.height = min(self._down, TALLEST)
        """Lines of the body."""

    def lay_out(self, title: tuple[str, Text], body: Block, prompt: Text, keys: Keys) -> Block:
        """Put everything in its place."""
        theme = self.theme
        left = " " * ((self._across - self.width) // 2)
        above = [Text() for _ in range((self._down - self.height) // 2)]
        lines = [
            spread(piece(title[0], theme.strong), title[1], self._across),
            rule(theme, self._across),
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
            parts.append(piece(f" {written} ", self.theme.cursor, touch))
            parts.append(piece(f" {does} ", None, touch))
            parts.append(piece(" "))
        return row(*parts)


def _length(key: tuple[str, str, str]) -> int:
    """Measure a key with what it does, and the gaps around them."""
    return len(key[1]) + len(key[2]) + 5


def too_small(theme: BoardTheme, text: str, width: int, height: int) -> Block:
    """Ask for room, calmly."""
    lines = paragraph(cut(theme, text, width * height), max(8, width - 2), theme.strong)
    above = max(0, (height - len(lines)) // 2)
    return [*(Text() for _ in range(above)), *(fit(line, width, "center") for line in lines)]


_DIGITS: Final = (
    (" ▄▄▄▄ ", "██  ██", "██  ██", "██  ██", " ▀▀▀▀ "),
    ("  ▄▄  ", "▀▀██  ", "  ██  ", "  ██  ", "▀▀▀▀▀▀"),
    (" ▄▄▄▄ ", "▀▀  ██", " ▄▄▄▀▀", "██▀   ", "▀▀▀▀▀▀"),
    (" ▄▄▄▄ ", "▀▀  ██", "  ▀▀█▄", "▄▄  ██", " ▀▀▀▀ "),
    ("   ▄▄ ", " ▄▀██ ", "██ ██ ", "▀▀▀██▀", "   ▀▀ "),
    ("▄▄▄▄▄▄", "██    ", "▀▀▀▀█▄", "▄▄  ██", " ▀▀▀▀ "),
    (" ▄▄▄▄ ", "██    ", "██▀▀█▄", "██  ██", " ▀▀▀▀ "),
    ("▄▄▄▄▄▄", "▀▀  ██", "   ██ ", "  ██  ", "  ▀▀  "),
    (" ▄▄▄▄ ", "██  ██", "▄▀▀▀▀▄", "██  ██", " ▀▀▀▀ "),
    (" ▄▄▄▄ ", "██  ██", " ▀▀▀██", "▄▄  ██", " ▀▀▀▀ "),
)

_ASCII_DIGITS: Final = (
    (" #### ", "##  ##", "##  ##", "##  ##", " #### "),
    ("  ##  ", "####  ", "  ##  ", "  ##  ", "######"),
    (" #### ", "##  ##", "   ## ", " ##   ", "######"),
    (" #### ", "    ##", "  ### ", "    ##", " #### "),
    ("   ## ", " #### ", "## ## ", "######", "   ## "),
    ("######", "##    ", "##### ", "    ##", "##### "),
    (" #### ", "##    ", "##### ", "##  ##", " #### "),
    ("######", "    ##", "   ## ", "  ##  ", "  ##  "),
    (" #### ", "##  ##", " #### ", "##  ##", " #### "),
    (" #### ", "##  ##", " #####", "    ##", " #### "),
)

HEIGHT: Final = 5


def big_digits(
    number: int, style: Style, *, ascii_only: bool = False, cracked: bool = False
) -> Block:
    """Draw *number* five lines high; a clash is a crack across it."""
    digits = [(_ASCII_DIGITS if ascii_only else _DIGITS)[int(digit)] for digit in str(number)]
    lines = ["  ".join(digit[y] for digit in digits) for y in range(HEIGHT)]
    if cracked:
        lines = [_crack(line, y, "/" if ascii_only else "╱") for y, line in enumerate(lines)]
    return [piece(line, style) for line in lines]


def _crack(line: str, y: int, sign: str) -> str:
    """Break a line where the crack runs through it, from the upper right to the lower left."""
    at = round((len(line) - 2) * (HEIGHT - 1 - y) / (HEIGHT - 1))
    return f"{line[:at]}{sign} {line[at + 2 :]}"

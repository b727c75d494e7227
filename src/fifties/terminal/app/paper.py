"""Laying text out: lines side by side, in frames, cut to size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap as wrapped
from typing import Final, TypeAlias

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from fifties.terminal.app.look import Look

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


def cut(look: Look, text: str, width: int) -> str:
    """Cut a text that is too long."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - 1)).rstrip() + look.signs.dots[: max(0, width)]


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
    look: Look, block: Block, width: int, title: str = "", style: Style | None = None
) -> Block:
    """Draw a frame, *width* columns wide, with a title in its upper edge."""
    signs, ink = look.signs, style or look.rule
    first, second, third, fourth = signs.corners
    inside = width - 2
    named = f" {cut(look, title, inside - 4)} " if title else ""
    edge = signs.across * max(0, inside - cell_len(named) - 1)
    top = row(
        (f"{first}{signs.across if title else ''}", ink),
        (named, look.strong),
        (edge if title else signs.across * inside, ink),
        (second, ink),
    )
    body = [row((signs.down, ink), fit(line, inside), (signs.down, ink)) for line in block]
    return [top, *body, row((f"{third}{signs.across * inside}{fourth}", ink))]


def paragraph(text: str, width: int, style: Style | None = None) -> Block:
    """Break a text into lines."""
    return [piece(line, style) for line in wrapped(text, max(8, width))]


def rule(look: Look, width: int) -> Text:
    """Draw a line across."""
    return piece(look.signs.across * width, look.rule)


def stacked(blocks: Iterable[Block], gap: int = 1) -> Block:
    """Put blocks under each other; empty ones take no room."""
    lines: Block = []
    for block in blocks:
        if block and lines:
            lines += [Text() for _ in range(gap)]
        lines += block
    return lines

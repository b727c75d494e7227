"""CHOOSE: all numbers in rows of ten, and five boxes with their bonus corners."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from fifties.games.fifty.edition import BonusLine
from fifties.games.fifty.view import FiftyView
from fifties.terminal.app.fifty.picking import ROW, Picking
from fifties.terminal.app.look import Look
from fifties.terminal.app.paper import Block, beside, fit, piece, row

LOOSE: Final = 2
"""Lines a row takes where there is room."""


def number_grid(look: Look, view: FiftyView, picking: Picking, width: int, height: int) -> Block:
    """Draw every number that there is; those that are blocked are visibly out."""
    wide = min(len(str(picking.offer.top)) + 3, width // ROW)
    rows = [range(first, min(first + ROW, picking.offer.top)) for first in _firsts(picking)]
    loose = len(rows) * LOOSE - 1 <= height
    shown = rows if loose else _around(rows, picking.cursor, height)
    block: Block = []
    for numbers in shown:
        if block and loose:
            block.append(Text())
        block.append(row(*(fit(_cell(look, view, picking, number), wide) for number in numbers)))
    return block


def _firsts(picking: Picking) -> range:
    return range(1, picking.offer.top, ROW)


def _around(rows: list[range], cursor: int, height: int) -> list[range]:
    """Return as many rows as fit, the cursor's among them."""
    at = (cursor - 1) // ROW
    first = max(0, min(at - height // 2, len(rows) - height))
    return rows[first : first + max(1, height)]


def _cell(look: Look, view: FiftyView, picking: Picking, number: int) -> Text:
    signs = look.signs
    left, right, style = " ", " ", Style()
    if not picking.is_open(number):
        left, style = signs.blocked, look.out
    if view.danger is not None and view.danger[0] <= number <= view.danger[1]:
        right = look.signs.glyphs.lost
    if number in picking.picks:
        left, right, style = "(", ")", look.picked
    if number == picking.cursor:
        left, right, style = "[", "]", look.cursor
        if number in picking.picks:
            left, right = "(", ")"
    digits = len(str(picking.offer.top))
    return piece(f"{left}{number:>{digits}}{right}", style, ("write", number))


def boxes(look: Look, bonus: BonusLine, picking: Picking) -> Block:
    """Draw the line of five boxes; the corner of each is what it is worth when crossed off."""
    numbers = picking.numbers
    return beside(
        [
            _box(look, worth, numbers[place] if place < len(numbers) else None)
            for place, worth in enumerate(bonus)
        ],
        gap=1,
    )


def _box(look: Look, worth: int, number: int | None) -> Block:
    first, second, third, fourth = look.signs.corners
    across, down, ink = look.signs.across, look.signs.down, look.rule
    corner = f"+{worth}"
    written = piece("") if number is None else piece(str(number), look.picked, ("write", number))
    return [
        row((first + across * (5 - len(corner)), ink), (corner, look.soft), (second, ink)),
        row((down, ink), fit(written, 5, "center"), (down, ink)),
        row((third + across * 5 + fourth, ink)),
    ]

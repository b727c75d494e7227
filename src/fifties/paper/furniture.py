"""What pages have in common: heads, feet, fields to write in, lines to cut along."""

from __future__ import annotations

from typing import Final

from fifties.core.record import Header
from fifties.locales import Speech
from fifties.paper.formats import Frame
from fifties.paper.inks import INK, RULE, SOFT
from fifties.paper.sheet import Sheet

FOOT: Final = 6.0
_DASHES: Final = "[1.2 1.2] 0 d "
_TICK: Final = 4.0
_LONGEST_NOTE: Final = 400
"""How much of somebody's note there is room for."""


def head(sheet: Sheet, frame: Frame, title: str, facts: str = "") -> Frame:
    """Write what a page is; return what is left under it."""
    size = 9.0
    sheet.write(frame.x, frame.y + 7.6, title, size, face="bold", width=frame.width * 0.6)
    if facts:
        taken = min(sheet.width_of(title, size, "bold"), frame.width * 0.6)
        room = frame.width - taken - 6
        sheet.write(
            frame.right,
            frame.y + 7.4,
            facts,
            4 * sheet.form.type_scale,
            colour=SOFT,
            align="right",
            width=room,
        )
    sheet.rule((frame.x, frame.y + 11), (frame.right, frame.y + 11), line=INK, width=0.5)
    return frame.below(15)


def foot(sheet: Sheet, frame: Frame, text: str) -> Frame:
    """Write a line at the bottom; return what is left above it."""
    scale = sheet.form.type_scale
    sheet.write(
        frame.centre,
        frame.bottom - 0.8,
        text,
        3.2 * scale,
        colour=SOFT,
        align="centre",
        width=frame.width,
    )
    return Frame(frame.x, frame.y, frame.width, frame.height - FOOT * scale)


def reconstructed(sheet: Sheet, card: Frame, say: Speech) -> None:
    """Mark a card whose print nobody has read off a box."""
    size = min(card.width * 0.045, 3.2 * sheet.form.type_scale)
    sheet.write(
        card.centre,
        card.bottom - size * 1.35,
        say("paper-reconstructed"),
        size,
        colour=SOFT,
        align="centre",
        width=card.width * 0.8,
    )


def cut_line(sheet: Sheet, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw a dashed line to cut along."""
    sheet.rule(start, end, line=SOFT, width=0.2, dash=_DASHES)


def cut_marks(sheet: Sheet, block: Frame, columns: int, rows: int) -> None:
    """Draw ticks around a *block* of cards that touch each other, where to cut."""
    for column in range(columns + 1):
        x = block.x + column * block.width / columns
        sheet.rule((x, block.y - _TICK), (x, block.y - 1), line=INK, width=0.2)
        sheet.rule((x, block.bottom + 1), (x, block.bottom + _TICK), line=INK, width=0.2)
    for row in range(rows + 1):
        y = block.y + row * block.height / rows
        sheet.rule((block.x - _TICK, y), (block.x - 1, y), line=INK, width=0.2)
        sheet.rule((block.right + 1, y), (block.right + _TICK, y), line=INK, width=0.2)


def writing_line(sheet: Sheet, x: float, y: float, width: float) -> None:
    """Draw a line to write a name on."""
    sheet.rule((x, y), (x + width, y), line=RULE, width=0.35)


def keepsake_head(
    sheet: Sheet, page: Frame, title: str, header: Header, ending: str, facts: str
) -> Frame:
    """Write which game this was, where and when, and who won; return what is left under it."""
    body = head(sheet, page, title, " · ".join(filter(None, (header.date, header.place))))
    scale = sheet.form.type_scale
    size = 6.2 * scale
    y = body.y
    for line in sheet.wrapped(ending, size, body.width, "bold"):
        y += size
        sheet.write(body.x, y, line, size, face="bold", width=body.width)
    y += 5.4 * scale
    sheet.write(body.x, y, facts, 3.8 * scale, colour=SOFT, width=body.width)
    if header.note:
        y = sheet.paragraph(
            Frame(body.x, y + 2, body.width, 20),
            header.note[:_LONGEST_NOTE],
            3.8 * scale,
            colour=SOFT,
        )
    return body.below(y - body.y + 5)

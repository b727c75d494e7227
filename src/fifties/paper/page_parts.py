"""Parts that pages of both games share: heads, feet, seat marks, lines to write on or to cut."""

from __future__ import annotations

from typing import Final

from fifties.core.record import Header
from fifties.locales import Speech
from fifties.paper.colours import (
    INK,
    RULE,
    SOFT,
    STRIKE,
    Colour,
)
from fifties.paper.layout import Frame
from fifties.paper.pdf import Pdf

_FOOT: Final = 6.0
_DASHES: Final = "[1.2 1.2] 0 d "
_TICK: Final = 4.0
_LONGEST_NOTE: Final = 400
"""How many letters of a record's note are printed."""
_STRIKE: Final = "M5 72C34 60 68 42 97 24 72 44 40 64 12 82"
_CROSS: Final = (
    "M7 1.6 17 1.3 17.3 6.8 22.6 7 22.5 17 17.2 17.2 17 22.6 7 22.5 6.8 17.2 1.4 17 1.5 7 6.9 6.9Z"
)
_SHAPES: Final = (
    ("M12 1.5C18 1.4 22.6 6 22.5 12S18 22.6 12 22.5 1.4 18 1.5 12 6 1.6 12 1.5Z", 16.7, 13),
    ("M2.6 2.9 21 2.2 21.7 21.2 2.2 21.7Z", 16.6, 13.5),
    ("M12 1 23.2 22.2.9 21.8Z", 19.7, 11),
    ("M12 .9 23.2 12 12 23.1.8 12Z", 16, 11),
    ("M12 .8 15.9 7.4 23.3 9.2 18.4 15 19 22.7 12 19.8 5 22.7 5.6 15 .7 9.2 8.1 7.4Z", 16.8, 10.5),
    (_CROSS, 16.7, 13),
    (
        "M12 .9C14.6 6 21 9.4 20.9 15.2 20.8 19.8 17 23 12 23S3.2 19.8 3.1 15.2C3 9.4 9.4 6 12 .9Z",
        19.2,
        12,
    ),
)
"""A shape a seat: outline in a square of 24, base line of its letter, size of its letter."""


def write_head(pdf: Pdf, frame: Frame, title: str, subtitle: str = "") -> Frame:
    """Write the title of a page, and *subtitle* beside it; return the frame under them."""
    size = 9.0
    pdf.write(frame.x, frame.y + 7.6, title, size, face="bold", width=frame.width * 0.6)
    if subtitle:
        taken = min(pdf.width_of(title, size, "bold"), frame.width * 0.6)
        room = frame.width - taken - 6
        pdf.write(
            frame.right,
            frame.y + 7.4,
            subtitle,
            4 * pdf.page_format.type_scale,
            colour=SOFT,
            align="right",
            width=room,
        )
    pdf.draw_line((frame.x, frame.y + 11), (frame.right, frame.y + 11), line=INK, width=0.5)
    return frame.below(15)


def write_foot(pdf: Pdf, frame: Frame, text: str) -> Frame:
    """Write a line at the bottom; return the frame above it."""
    scale = pdf.page_format.type_scale
    pdf.write(
        frame.centre,
        frame.bottom - 0.8,
        text,
        3.2 * scale,
        colour=SOFT,
        align="centre",
        width=frame.width,
    )
    return Frame(frame.x, frame.y, frame.width, frame.height - _FOOT * scale)


def mark_reconstructed(pdf: Pdf, card: Frame, say: Speech) -> None:
    """Write on a card that its values were reconstructed, not read off a box."""
    size = min(card.width * 0.045, 3.2 * pdf.page_format.type_scale)
    pdf.write(
        card.centre,
        card.bottom - size * 1.35,
        say("paper-reconstructed"),
        size,
        colour=SOFT,
        align="centre",
        width=card.width * 0.8,
    )


def draw_cut_line(pdf: Pdf, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw a dashed line to cut along."""
    pdf.draw_line(start, end, line=SOFT, width=0.2, dash=_DASHES)


def draw_cut_marks(pdf: Pdf, block: Frame, columns: int, rows: int) -> None:
    """Draw ticks around a *block* of cards that touch each other, at the lines to cut along."""
    for column in range(columns + 1):
        x = block.x + column * block.width / columns
        pdf.draw_line((x, block.y - _TICK), (x, block.y - 1), line=INK, width=0.2)
        pdf.draw_line((x, block.bottom + 1), (x, block.bottom + _TICK), line=INK, width=0.2)
    for row in range(rows + 1):
        y = block.y + row * block.height / rows
        pdf.draw_line((block.x - _TICK, y), (block.x - 1, y), line=INK, width=0.2)
        pdf.draw_line((block.right + 1, y), (block.right + _TICK, y), line=INK, width=0.2)


def draw_writing_line(pdf: Pdf, x: float, y: float, width: float) -> None:
    """Draw a line to write a name on."""
    pdf.draw_line((x, y), (x + width, y), line=RULE, width=0.35)


def write_game_head(
    pdf: Pdf, page: Frame, title: str, header: Header, ending: str, subtitle: str
) -> Frame:
    """Write which game was played, where and when, and who won; return the frame under that."""
    body = write_head(pdf, page, title, " · ".join(filter(None, (header.date, header.place))))
    scale = pdf.page_format.type_scale
    size = 6.2 * scale
    y = body.y
    for line in pdf.wrapped(ending, size, body.width, "bold"):
        y += size
        pdf.write(body.x, y, line, size, face="bold", width=body.width)
    y += 5.4 * scale
    pdf.write(body.x, y, subtitle, 3.8 * scale, colour=SOFT, width=body.width)
    if header.note:
        y = pdf.write_paragraph(
            Frame(body.x, y + 2, body.width, 20),
            header.note[:_LONGEST_NOTE],
            3.8 * scale,
            colour=SOFT,
        )
    return body.below(y - body.y + 5)


def draw_seat_mark(pdf: Pdf, seat: int, sign: str, x: float, y: float, size: float) -> None:
    """Draw the shape of a *seat*, with a *sign* in it: an initial or a number."""
    outline, base, letter = _SHAPES[seat % len(_SHAPES)]
    scale = size / 24
    pdf.draw_shape(outline, x, y, scale, line=INK, width=1.3)
    if sign and pdf.can_write(sign):
        height = letter * scale * (1 if len(sign) == 1 else 0.8)
        pdf.write(x + 12 * scale, y + base * scale, sign, height, face="bold", align="centre")


def initial(name: str) -> str:
    """Return the first letter of a *name*, as a capital."""
    return name.strip()[:1].upper()


def cross_off(pdf: Pdf, frame: Frame, *, line: Colour = STRIKE) -> None:
    """Draw a pencil stroke through *frame*."""
    scale = frame.width / 100
    pdf.draw_shape(
        _STRIKE,
        frame.x,
        frame.y,
        scale,
        line=line,
        width=0.34 / scale,
        stretch=frame.height / frame.width,
    )

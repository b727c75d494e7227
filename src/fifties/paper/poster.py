"""The poster for the door, which leads phones to a live table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import segno

from fifties.locales import Speech
from fifties.paper.colours import BOARD, INK, SOFT, WHITE
from fifties.paper.event_style import EventStyle
from fifties.paper.layout import Frame
from fifties.paper.pdf import Pdf
from fifties.paper.print_request import PosterLink

_QUIET_ZONE: Final = 4
"""How many empty squares a camera needs around a QR code."""

DrawEmblem: TypeAlias = Callable[[Pdf, float, float, float], None]
"""Draws a game's emblem, given its centre, its top and its height."""


def print_event_poster(
    pdf: Pdf,
    poster: PosterLink,
    style: EventStyle,
    game: str,
    draw_emblem: DrawEmblem,
    say: Speech,
) -> None:
    """Add a page with the title of an event, the QR code of its table, its address and its code."""
    page = pdf.add_page()
    pdf.draw_box(page, fill=style.ground, line=style.accent, width=1.6, radius=7)
    band = Frame(page.x, page.y, page.width, page.height * 0.22)
    pdf.draw_band(band, fill=style.accent, radius=7)
    colour = pdf.colour_on_area(style.on_accent)
    pdf.write_fitted(band.inside(10, 6), style.title, 23, face="bold", colour=colour, lines=3)
    inner = page.below(band.height).inside(12, 7)
    height = inner.height * 0.1
    draw_emblem(pdf, inner.centre, inner.y, height)
    y = inner.y + height + 11
    pdf.write(inner.centre, y, game, 11, face="bold", align="centre", width=inner.width)
    y += 10.5
    pdf.write(inner.centre, y, say("paper-poster-join"), 7.4, align="centre", width=inner.width)
    room = inner.bottom - y - (47 if poster.code else 18)
    side = min(inner.width * 0.86, room)
    code = Frame(inner.centre - side / 2, y + 6, side, side)
    draw_qr_code(pdf, code, poster.link)
    y = code.bottom + 9.5
    address = typed_link(poster.link)
    pdf.write(inner.centre, y, address, 6, colour=SOFT, align="centre", width=inner.width)
    if poster.code:
        hint = say("paper-poster-code")
        pdf.write(inner.centre, y + 9.5, hint, 5, colour=SOFT, align="centre", width=inner.width)
        pdf.write(
            *(inner.centre, inner.bottom, poster.code, 24),
            face="bold",
            align="centre",
            width=inner.width,
        )


def print_poster(
    pdf: Pdf, poster: PosterLink, title: str, draw_emblem: DrawEmblem, say: Speech
) -> None:
    """Add a page with the QR code of a table, its address and its code."""
    page = pdf.add_page()
    pdf.draw_box(page, fill=BOARD, line=INK, width=1.2, radius=6)
    pdf.draw_box(page.inside(2.4), line=INK, width=0.3, radius=4.4)
    inner = page.inside(12)
    height = inner.height * 0.15
    draw_emblem(pdf, inner.centre, inner.y, height)
    y = inner.y + height + 19
    pdf.write(inner.centre, y, title, 21, face="bold", align="centre", width=inner.width)
    y += 15
    pdf.write(inner.centre, y, say("paper-poster-join"), 8, align="centre", width=inner.width)
    room = inner.bottom - y - (58 if poster.code else 26)
    side = min(inner.width * 0.86, room)
    code = Frame(inner.centre - side / 2, y + 8, side, side)
    draw_qr_code(pdf, code, poster.link)
    y = code.bottom + 11
    address = typed_link(poster.link)
    pdf.write(inner.centre, y, address, 6.4, colour=SOFT, align="centre", width=inner.width)
    if poster.code:
        pdf.write(inner.centre, y + 13, say("paper-poster-code"), 5.4, colour=SOFT, align="centre")
        pdf.write(
            inner.centre,
            y + 35,
            poster.code,
            24,
            face="bold",
            align="centre",
            width=inner.width,
        )


def draw_qr_code(pdf: Pdf, frame: Frame, link: str) -> None:
    """Draw the QR code of *link*, with room around it, as wide as *frame*."""
    rows = [list(row) for row in segno.make(link, error="m", micro=False).matrix]
    step = frame.width / (len(rows) + 2 * _QUIET_ZONE)
    pdf.draw_box(frame, fill=WHITE, line=INK, width=0.5, radius=3, solid=True)
    pdf.draw_squares(frame.x + _QUIET_ZONE * step, frame.y + _QUIET_ZONE * step, step, rows)


def typed_link(link: str) -> str:
    """Return a link as people type it."""
    parts = urlsplit(link)
    return f"{parts.netloc}{parts.path.rstrip('/')}" or link

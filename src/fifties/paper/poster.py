"""A poster for the door: how to get to a live table with a phone."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import segno

from fifties.locales import Speech
from fifties.paper.art import crown, face
from fifties.paper.formats import Frame
from fifties.paper.inks import BOARD, INK, LAUGH, SOFT, WHITE
from fifties.paper.order import Invitation
from fifties.paper.sheet import Sheet

_QUIET: Final = 4
"""How many empty squares a camera wants around a QR code."""


def poster_page(sheet: Sheet, invitation: Invitation, game: str, say: Speech) -> None:
    """Print the QR code of a table, its address and its code."""
    page = sheet.page()
    sheet.box(page, fill=BOARD, line=INK, width=1.2, radius=6)
    sheet.box(page.inside(2.4), line=INK, width=0.3, radius=4.4)
    inner = page.inside(12)
    art = inner.height * 0.15
    if game == "fifty":
        crown(sheet, inner.centre - art * 0.6, inner.y + 2, art * 1.2, fill=LAUGH)
    else:
        face(sheet, inner.centre, inner.y, art)
    y = inner.y + art + 19
    sheet.write(
        inner.centre, y, say(f"game-{game}"), 21, face="bold", align="centre", width=inner.width
    )
    y += 15
    sheet.write(inner.centre, y, say("paper-poster-join"), 8, align="centre", width=inner.width)
    room = inner.bottom - y - (58 if invitation.code else 26)
    side = min(inner.width * 0.86, room)
    code = Frame(inner.centre - side / 2, y + 8, side, side)
    _qr(sheet, code, invitation.link)
    y = code.bottom + 11
    address = _shown(invitation.link)
    sheet.write(inner.centre, y, address, 6.4, colour=SOFT, align="centre", width=inner.width)
    if invitation.code:
        sheet.write(
            inner.centre, y + 13, say("paper-poster-code"), 5.4, colour=SOFT, align="centre"
        )
        sheet.write(
            inner.centre,
            y + 35,
            invitation.code,
            24,
            face="bold",
            align="centre",
            width=inner.width,
        )


def _qr(sheet: Sheet, frame: Frame, link: str) -> None:
    rows = [list(row) for row in segno.make(link, error="m", micro=False).matrix]
    step = frame.width / (len(rows) + 2 * _QUIET)
    sheet.box(frame, fill=WHITE, line=INK, width=0.5, radius=3, solid=True)
    sheet.squares(frame.x + _QUIET * step, frame.y + _QUIET * step, step, rows)


def _shown(link: str) -> str:
    """Return a link as people type it."""
    parts = urlsplit(link)
    return f"{parts.netloc}{parts.path.rstrip('/')}" or link

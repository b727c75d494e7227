"""Tents for the tables of an event: a page to fold, with the code on both of its sides."""

from __future__ import annotations

from fifties.locales import Speech
from fifties.paper.colours import INK, SOFT
from fifties.paper.event_style import EventStyle
from fifties.paper.layout import Frame
from fifties.paper.page_parts import draw_cut_line
from fifties.paper.pdf import Pdf
from fifties.paper.poster import DrawEmblem, draw_qr_code, typed_link
from fifties.paper.print_request import PosterLink


def print_tent(
    pdf: Pdf, poster: PosterLink, style: EventStyle, draw_emblem: DrawEmblem, say: Speech
) -> None:
    """Add a page to fold: each half leads to the table, and stands upright when it is folded."""
    page = pdf.add_page()
    half = Frame(page.x, page.y, page.width, page.height / 2)
    lower = half.moved(0, half.height)
    _print_side(pdf, lower, poster, style, draw_emblem, say)
    with pdf.turned(180, page.centre, page.middle):
        _print_side(pdf, lower, poster, style, draw_emblem, say)
    draw_cut_line(pdf, (page.x - 6, page.middle), (page.right + 6, page.middle))


def _print_side(
    pdf: Pdf,
    frame: Frame,
    poster: PosterLink,
    style: EventStyle,
    draw_emblem: DrawEmblem,
    say: Speech,
) -> None:
    card = frame.inside(0, 5)
    pdf.draw_box(card, fill=style.ground, line=style.accent, width=1.0, radius=5)
    band = Frame(card.x, card.y, card.width, 26)
    pdf.draw_band(band, fill=style.accent, radius=5)
    colour = pdf.colour_on_area(style.on_accent)
    pdf.write_fitted(band.inside(7, 3), style.title, 13, face="bold", colour=colour, lines=2)
    body = card.below(band.height).inside(8, 6)
    side = min(body.height, body.width * 0.44)
    code = Frame(body.x, body.middle - side / 2, side, side)
    draw_qr_code(pdf, code, poster.link)
    words = Frame(code.right + 8, body.y, body.right - code.right - 8, body.height)
    draw_emblem(pdf, words.centre, words.y, words.height * 0.2)
    pdf.write_fitted(
        Frame(words.x, words.y + words.height * 0.24, words.width, words.height * 0.2),
        say("paper-poster-join"),
        6.6,
        lines=2,
    )
    y = words.y + words.height * 0.56
    address = typed_link(poster.link)
    pdf.write(words.centre, y, address, 5.2, colour=SOFT, align="centre", width=words.width)
    if poster.code:
        y += 9
        hint = say("paper-poster-code")
        pdf.write(words.centre, y, hint, 4.6, colour=SOFT, align="centre", width=words.width)
        y = words.bottom - 2
        pdf.write(
            *(words.centre, y, poster.code, 19),
            face="bold",
            colour=INK,
            align="centre",
            width=words.width,
        )

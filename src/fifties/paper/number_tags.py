"""Number tags for those who take part in an event, eight on a page to cut out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from fifties.locales import Speech
from fifties.paper.colours import INK
from fifties.paper.entrants import Entrant
from fifties.paper.event_style import EventStyle
from fifties.paper.layout import Frame
from fifties.paper.page_parts import draw_cut_marks, draw_writing_line
from fifties.paper.pdf import Pdf

_ACROSS: Final = 2
_DOWN: Final = 4
_LARGE_DOWN: Final = 2
_TAG: Final = (90.0, 65.0)
"""Width and height in millimetres, as common badge holders take them."""
_LARGE_TAG: Final = (93.0, 130.0)


def print_tags(pdf: Pdf, entrants: Sequence[Entrant], style: EventStyle, say: Speech) -> None:
    """Add a tag for each of *entrants*, with a line to write on where no name is known."""
    down = _LARGE_DOWN if pdf.page_format.large else _DOWN
    coming, done = iter(entrants), 0
    while sheet := list(islice(coming, _ACROSS * down)):
        block = _block(pdf.add_page(), down)
        for spot, entrant in enumerate(sheet):
            tag = block.cell(spot % _ACROSS, spot // _ACROSS, _ACROSS, down)
            pdf.reuse("tag", tag, lambda tag=tag: _draw_ground(pdf, tag, style))  # type: ignore[misc] # bound now
            _write(pdf, tag, entrant, say)
        draw_cut_marks(pdf, block, _ACROSS, down)
        done += len(sheet)
        pdf.on_progress(done)


def _block(page: Frame, down: int) -> Frame:
    """Return where the tags of a page lie: they touch each other."""
    width, height = _TAG if down == _DOWN else _LARGE_TAG
    wide, high = min(width * _ACROSS, page.width), min(height * down, page.height)
    return Frame(page.centre - wide / 2, page.middle - high / 2, wide, high)


def _draw_ground(pdf: Pdf, tag: Frame, style: EventStyle) -> None:
    """Draw what is the same on all tags."""
    card = tag.inside(1.5)
    pdf.draw_box(card, fill=style.ground, line=style.accent, width=0.8, radius=4)
    band = Frame(card.x, card.y, card.width, card.height * 0.2)
    pdf.draw_band(band, fill=style.accent, radius=4)
    colour = pdf.colour_on_area(style.on_accent)
    pdf.write_fitted(band.inside(4, 1.5), style.title, 5.4, face="bold", colour=colour, lines=2)


def _write(pdf: Pdf, tag: Frame, entrant: Entrant, say: Speech) -> None:
    card = tag.inside(1.5)
    body = card.below(card.height * 0.2).inside(5, 2)
    size = min(body.height * 0.68, 60)
    number = str(entrant.number)
    base = body.y + size * 0.86
    pdf.write(body.centre, base, number, size, face="bold", align="centre", width=body.width)
    if entrant.name and pdf.can_write(entrant.name):
        name = Frame(body.x, base + 2, body.width, body.bottom - base - 2)
        pdf.write_fitted(name, entrant.name, 8.6, colour=INK, lines=1)
        return
    pdf.write(body.x + 2, body.bottom - 7.2, say("paper-name"), 3, colour=INK)
    draw_writing_line(pdf, body.x + 2, body.bottom - 2.5, body.width - 4)

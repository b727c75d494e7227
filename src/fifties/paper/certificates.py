"""Certificates: for those who came first, and for everybody who took part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifties.locales import Speech, long_date
from fifties.paper.colours import INK, LAUGH, RULE, SOFT, WHITE
from fifties.paper.entrants import Entrant, EventResult
from fifties.paper.event_style import EventStyle
from fifties.paper.layout import Frame
from fifties.paper.page_parts import draw_writing_line
from fifties.paper.pdf import Pdf
from fifties.paper.poster import DrawEmblem

_PODIUM: Final = 3
"""Up to which place somebody gets a crown."""
_BEADS: Final = 15
_SIGNED: Final = 72.0
"""How wide the lines for date and signature are."""
_RIBBON: Final = "M-5 6 5 6 5 27 0 22 -5 27Z"
_CORNER: Final = "M0 22C0 9 9 0 22 0M0 15C0 6 6 0 15 0M0 8C0 3 3 0 8 0"
"""Three arcs, as pencils draw them around a corner."""


def print_certificates(
    pdf: Pdf,
    entrants: Sequence[Entrant],
    result: EventResult,
    style: EventStyle,
    draw_emblem: DrawEmblem,
    game: str,
    say: Speech,
) -> None:
    """Add a page for each of *entrants*, the best ones first."""
    ranked = sorted(entrants, key=lambda one: (one.place is None, one.place or 0, one.number))
    for done, entrant in enumerate(ranked, 1):
        page = pdf.add_page(landscape=True)
        pdf.reuse("certificate", page, lambda page=page: _draw_ground(pdf, page, style, say))  # type: ignore[misc] # bound now
        if entrant.place is not None and entrant.place <= _PODIUM:
            draw_emblem(pdf, page.centre, page.y + 11, 22)
        else:
            _draw_beads(pdf, Frame(page.centre - 60, page.y + 19, 120, 8), style)
        _write(pdf, page, entrant, result, game, say)
        _draw_medal(pdf, page, entrant, style)
        pdf.on_progress(done)


def _draw_ground(pdf: Pdf, page: Frame, style: EventStyle, say: Speech) -> None:
    """Draw what is the same on all certificates."""
    pdf.draw_box(page, fill=style.ground, line=style.accent, width=1.6, radius=6)
    inner = page.inside(4)
    pdf.draw_box(inner, line=INK, width=0.35, radius=4)
    for turn, x, y in (
        (0, inner.x + 3, inner.y + 3),
        (270, inner.right - 3, inner.y + 3),
        (180, inner.right - 3, inner.bottom - 3),
        (90, inner.x + 3, inner.bottom - 3),
    ):
        pdf.draw_shape(_CORNER, x, y, 0.7, line=style.accent, width=1.1, turn=-turn)
    title = Frame(page.x + 30, page.y + 34, page.width - 60, 17)
    pdf.write_fitted(title, style.title, 10, face="bold", colour=style.accent, lines=2)
    heading = Frame(page.x + 30, page.y + 51, page.width - 60, 22)
    pdf.write_fitted(heading, say("paper-certificate"), 19, face="bold", lines=1)


def _draw_beads(pdf: Pdf, frame: Frame, style: EventStyle) -> None:
    """Draw a piece of the score track, with one bead on it."""
    step = frame.width / (_BEADS - 1)
    pdf.draw_line((frame.x, frame.middle), (frame.right, frame.middle), line=RULE, width=0.5)
    for bead in range(_BEADS):
        here = bead == _BEADS // 2
        fill, radius = (LAUGH, 3.6) if here else (WHITE, 2.2)
        x = frame.x + bead * step
        pdf.draw_disc(x, frame.middle, radius, fill=fill, line=style.accent, width=0.5)


def _draw_medal(pdf: Pdf, page: Frame, entrant: Entrant, style: EventStyle) -> None:
    """Draw a medal with the place, or with the number of whoever has none."""
    x, y, radius = page.centre, page.bottom - 27, 15.5
    first = entrant.place == 1
    fill = LAUGH if first else style.accent
    for turn in (-24, 24):
        pdf.draw_shape(_RIBBON, x, y, 1, fill=style.accent, line=INK, width=0.4, turn=turn)
    pdf.draw_disc(x, y, radius, fill=WHITE, line=INK, width=0.6)
    pdf.draw_disc(x, y, radius - 2, fill=fill, line=INK, width=0.4)
    text = str(entrant.number if entrant.place is None else entrant.place)
    colour = pdf.colour_on_area(INK if first else style.on_accent)
    box = Frame(x - radius * 0.7, y - radius * 0.6, radius * 1.4, radius * 1.2)
    pdf.write_fitted(box, text, 15, face="bold", colour=colour, lines=1)


def _write(
    pdf: Pdf, page: Frame, entrant: Entrant, result: EventResult, game: str, say: Speech
) -> None:
    name = Frame(page.x + 35, page.y + 76, page.width - 70, 26)
    if entrant.name and pdf.can_write(entrant.name):
        pdf.write_fitted(name, entrant.name, 17, lines=1)
    draw_writing_line(pdf, name.x + 30, name.bottom - 2, name.width - 60)
    number = say("paper-number", number=str(entrant.number))
    pdf.write(page.centre, name.bottom + 4.6, number, 4.4, colour=SOFT, align="centre")
    pdf.write_fitted(
        Frame(page.x + 40, name.bottom + 8, page.width - 80, 24),
        _sentence(entrant, result, game, say),
        7.4,
        lines=2,
    )
    foot = page.bottom - 18
    day = "" if result.day is None else say("paper-date", date=long_date(result.day))
    for x, label, known in (
        (page.x + 24, say("paper-statement-date"), day),
        (page.right - 24 - _SIGNED, say("paper-certificate-hosts"), ""),
    ):
        draw_writing_line(pdf, x, foot, _SIGNED)
        middle = x + _SIGNED / 2
        pdf.write(middle, foot + 5.4, label, 3.8, colour=SOFT, align="centre", width=_SIGNED)
        if known:
            pdf.write(middle, foot - 2.2, known, 5.4, align="centre", width=_SIGNED)


def _sentence(entrant: Entrant, result: EventResult, game: str, say: Speech) -> str:
    told: dict[str, object] = {"game": game, "players": result.players}
    if entrant.place is None:
        return say("paper-certificate-took-part", **told)
    told["place"] = entrant.place
    if entrant.points is None:
        return say("paper-certificate-stage", stage=entrant.stage or 1, **told)
    told["points"] = entrant.points
    if entrant.stage is not None:
        won, placed = "paper-certificate-final-won", "paper-certificate-final-placed"
    else:
        won, placed = "paper-certificate-won", "paper-certificate-placed"
    return say(won if entrant.place == 1 else placed, **told)

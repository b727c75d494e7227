"""Fifty's crowns, and the pages to cut out: Blocked tokens and Danger cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Zone
from fifties.games.fifty.table_size import tokens_to_flip
from fifties.locales import Speech
from fifties.paper.colours import (
    BOARD,
    DANGER,
    INK,
    LAUGH,
    PENCIL,
    WHITE,
    Colour,
)
from fifties.paper.layout import Frame, PageFormat
from fifties.paper.page_parts import mark_reconstructed, write_foot, write_head
from fifties.paper.pdf import Pdf
from fifties.paper.print_request import PrintRequest

_DIGITS: Final = 10
_ACROSS: Final = 5
_TOKEN: Final = 22.0
_PENCIL: Final = "M18 18 30 42M26 16 38 44M34 16 46 42"
_CARDS_ACROSS: Final = 2
_CARDS_DOWN: Final = 3
_WIDE: Final = 1.4
"""How wide a Danger card is, compared to its height."""
_GAP: Final = 3.0
_CROWN: Final = "M4.5 23 2.5 8 10 13.5 16 3l6 10.5L29.5 8l-2 15Q16 21.5 4.5 23Z"
_SCRIBBLE: Final = "M5 19 7 10 10 21 13 12 16 6 15 21 20 9 21 20 27 9 26 20 8 17 26 14"
_BURST: Final = (
    "M9 26 20 11 31 24 43 10 55 23 70 8 85 23 97 10 109 24 120 11 131 26 123 39 132 50 123 62 "
    "131 75 120 89 109 77 97 90 85 78 70 92 55 78 43 90 31 77 20 89 9 75 17 62 8 50 17 39Z"
)


def token_size(page_format: PageFormat) -> float:
    """Return how wide a Blocked token is; the count has room for it."""
    return _TOKEN * page_format.type_scale


def print_pieces(pdf: Pdf, request: PrintRequest[Fifty], say: Speech) -> None:
    """Add the tokens that this table flips, and its Danger cards, on one page."""
    game = request.game
    flips = tokens_to_flip(game.players)
    zones = game.edition.zones or () if game.danger else ()
    if not flips and not zones:
        return
    for backs in (False, True) if request.duplex else (False,):
        page = pdf.add_page()
        body = page if backs else write_foot(pdf, page, say("paper-cut"))
        # Faces and backs lie at the same height, whether there is a line at the bottom or not.
        body = Frame(page.x, page.y, page.width, page.height - 8 * request.page_format.type_scale)
        if flips:
            body = _tokens(pdf, body, flips, None if backs else say)
        if zones:
            _cards(pdf, body, zones, None if backs else say)
            if not backs and "zones" in game.edition.reconstructed:
                for frame in _card_spots(body.below(16), len(zones)):
                    mark_reconstructed(pdf, frame, say)


def _tokens(pdf: Pdf, page: Frame, flips: int, say: Speech | None) -> Frame:
    """Draw the ten tokens, or their backs; return the frame under them."""
    body = page.below(15)
    if say is not None:
        write_head(pdf, page, say("paper-tokens"), say("paper-tokens-flip", tokens=flips))
    radius = token_size(pdf.page_format) / 2
    step = Frame(body.x, body.y, body.width, 4.8 * radius)
    for digit in range(_DIGITS):
        spot = step.cell(digit % _ACROSS, digit // _ACROSS, _ACROSS, _DIGITS // _ACROSS)
        if say is not None:
            _token(pdf, spot.centre, spot.middle, radius, digit)
        else:
            _token_back(pdf, spot.centre, spot.middle, radius)
    return body.below(step.height + 8)


def _token(pdf: Pdf, x: float, y: float, radius: float, digit: int) -> None:
    """Draw a digit that no number may end in, after two dots for the digits before it."""
    pdf.draw_disc(x, y, radius, fill=BOARD, line=INK, width=0.35)
    _draw_blocked_ring(pdf, x, y, radius * 0.96)
    size = radius * 1.05
    width = pdf.width_of(str(digit), size, "bold")
    pdf.write(x + radius * 0.16, y + size * 0.35, str(digit), size, face="bold", align="centre")
    for dot in (0.14, 0.32):
        left = x + radius * (0.16 - dot) - width / 2
        pdf.draw_disc(left, y + size * 0.31, radius * 0.055, fill=INK, solid=True)


def _token_back(pdf: Pdf, x: float, y: float, radius: float) -> None:
    scale = radius / 29
    pdf.draw_disc(x, y, radius, fill=BOARD, line=INK, width=0.35)
    pdf.draw_shape(_PENCIL, x - 32 * scale, y - 30 * scale, scale, line=PENCIL, width=2.2)


def _cards(pdf: Pdf, page: Frame, zones: tuple[Zone, ...], say: Speech | None) -> None:
    if say is not None:
        write_head(pdf, page, say("paper-danger"), say("paper-danger-about"))
    body = page.below(16)
    for (low, high), frame in zip(zones, _card_spots(body, len(zones)), strict=True):
        pdf.draw_box(frame, fill=BOARD, line=INK, width=0.35, radius=4)
        _draw_burst(pdf, frame.inside(frame.width * 0.03), filled=say is not None)
        size = frame.width * 0.23
        pdf.write(
            frame.centre,
            frame.middle + size * 0.34,
            "!" if say is None else f"{low}–{high}",
            size,
            face="bold",
            colour=INK if say is None else pdf.colour_on_area(WHITE),
            align="centre",
            width=frame.width * 0.78,
        )


def _card_spots(body: Frame, cards: int) -> Iterator[Frame]:
    """Yield the places of cards, two a row, a last one in the middle: the same from behind."""
    width = min(body.width / _CARDS_ACROSS, body.height / _CARDS_DOWN * _WIDE) - _GAP
    height = width / _WIDE
    for place in range(cards):
        row, column = divmod(place, _CARDS_ACROSS)
        alone = place == cards - 1 and column == 0
        shift = 0 if alone else (column - 0.5) * (width + _GAP)
        yield Frame(body.centre + shift - width / 2, body.y + row * (height + _GAP), width, height)


def draw_crown(
    pdf: Pdf,
    x: float,
    y: float,
    width: float,
    *,
    won: bool = False,
    line: Colour = INK,
    fill: Colour | None = None,
) -> None:
    """Draw a crown whose upper left corner is at *x*, *y*; one that was *won* is coloured in."""
    scale = width / 32
    if fill is not None:
        pdf.draw_shape(_CROWN, x, y, scale, fill=fill)
    if won:
        pdf.draw_shape(_SCRIBBLE, x, y, scale, line=PENCIL if pdf.saves_ink else LAUGH, width=3.4)
    pdf.draw_shape(_CROWN, x, y, scale, line=line, width=1.7)


def draw_emblem(pdf: Pdf, centre: float, top: float, height: float) -> None:
    """Draw the crown of a poster."""
    draw_crown(pdf, centre - height * 0.6, top + 2, height * 1.2, fill=LAUGH)


def _draw_burst(pdf: Pdf, frame: Frame, *, filled: bool) -> None:
    """Draw the jagged edge of a Danger card, as wide as *frame*."""
    scale = frame.width / 140
    y = frame.middle - 50 * scale
    fill = DANGER if filled else None
    pdf.draw_shape(_BURST, frame.x, y, scale, fill=fill, line=DANGER, width=1.6)


def _draw_blocked_ring(pdf: Pdf, x: float, y: float, radius: float) -> None:
    """Draw the broken ring of a Blocked token around *x*, *y*."""
    scale = radius / 29
    pdf.draw_shape(
        "M32 7C45 6.5 55 17 55 30S45 53.5 32 53 9 43 9 30 19 7.5 32 7Z"
        "M15.5 46.5l-5 5.5M53.5 8.5l-5 5",
        x - 32 * scale,
        y - 30 * scale,
        scale,
        line=DANGER,
        width=4.2,
    )

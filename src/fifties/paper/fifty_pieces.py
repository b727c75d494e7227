"""What is cut out for Fifty: Blocked tokens and Danger cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Zone
from fifties.games.fifty.sizes import tokens_to_flip
from fifties.locales import Speech
from fifties.paper.art import blocked_sign, burst
from fifties.paper.formats import Format, Frame
from fifties.paper.furniture import foot, head, reconstructed
from fifties.paper.inks import BOARD, INK, PENCIL, WHITE
from fifties.paper.order import Order
from fifties.paper.sheet import Sheet

_DIGITS: Final = 10
_ACROSS: Final = 5
_TOKEN: Final = 22.0
_PENCIL: Final = "M18 18 30 42M26 16 38 44M34 16 46 42"
_CARDS_ACROSS: Final = 2
_CARDS_DOWN: Final = 3
_WIDE: Final = 1.4
"""How wide a Danger card is, compared to its height."""
_GAP: Final = 3.0


def token_size(form: Format) -> float:
    """Tell how wide a Blocked token is: it has to fit on the board of the count."""
    return _TOKEN * form.type_scale


def piece_pages(sheet: Sheet, order: Order, game: Fifty, say: Speech) -> None:
    """Print the tokens that this table flips, and its Danger cards, on one page."""
    flips = tokens_to_flip(game.players)
    zones = game.edition.zones or () if game.danger else ()
    if not flips and not zones:
        return
    for backs in (False, True) if order.duplex else (False,):
        page = sheet.page()
        body = page if backs else foot(sheet, page, say("paper-cut"))
        # Faces and backs lie at the same height, whether there is a line at the bottom or not.
        body = Frame(page.x, page.y, page.width, page.height - 8 * order.form.type_scale)
        if flips:
            body = _tokens(sheet, body, flips, None if backs else say)
        if zones:
            _cards(sheet, body, zones, None if backs else say)
            if not backs and "zones" in game.edition.reconstructed:
                for frame in _card_spots(body.below(16), len(zones)):
                    reconstructed(sheet, frame, say)


def _tokens(sheet: Sheet, page: Frame, flips: int, say: Speech | None) -> Frame:
    """Lay the ten tokens out, or their backs; return what is left under them."""
    body = page.below(15)
    if say is not None:
        head(sheet, page, say("paper-tokens"), say("paper-tokens-flip", tokens=flips))
    radius = token_size(sheet.form) / 2
    step = Frame(body.x, body.y, body.width, 4.8 * radius)
    for digit in range(_DIGITS):
        spot = step.cell(digit % _ACROSS, digit // _ACROSS, _ACROSS, _DIGITS // _ACROSS)
        if say is not None:
            _token(sheet, spot.centre, spot.middle, radius, digit)
        else:
            _token_back(sheet, spot.centre, spot.middle, radius)
    return body.below(step.height + 8)


def _token(sheet: Sheet, x: float, y: float, radius: float, digit: int) -> None:
    """Draw a digit that no number may end in: two dots stand for what comes before."""
    sheet.disc(x, y, radius, fill=BOARD, line=INK, width=0.35)
    blocked_sign(sheet, x, y, radius * 0.96)
    size = radius * 1.05
    width = sheet.width_of(str(digit), size, "bold")
    sheet.write(x + radius * 0.16, y + size * 0.35, str(digit), size, face="bold", align="centre")
    for dot in (0.14, 0.32):
        left = x + radius * (0.16 - dot) - width / 2
        sheet.disc(left, y + size * 0.31, radius * 0.055, fill=INK, solid=True)


def _token_back(sheet: Sheet, x: float, y: float, radius: float) -> None:
    scale = radius / 29
    sheet.disc(x, y, radius, fill=BOARD, line=INK, width=0.35)
    sheet.shape(_PENCIL, x - 32 * scale, y - 30 * scale, scale, line=PENCIL, width=2.2)


def _cards(sheet: Sheet, page: Frame, zones: tuple[Zone, ...], say: Speech | None) -> None:
    if say is not None:
        head(sheet, page, say("paper-danger"), say("paper-danger-about"))
    body = page.below(16)
    for (low, high), frame in zip(zones, _card_spots(body, len(zones)), strict=True):
        sheet.box(frame, fill=BOARD, line=INK, width=0.35, radius=4)
        burst(sheet, frame.inside(frame.width * 0.03), filled=say is not None)
        size = frame.width * 0.23
        sheet.write(
            frame.centre,
            frame.middle + size * 0.34,
            "!" if say is None else f"{low}–{high}",
            size,
            face="bold",
            colour=INK if say is None else sheet.on(WHITE),
            align="centre",
            width=frame.width * 0.78,
        )


def _card_spots(body: Frame, cards: int) -> Iterator[Frame]:
    """Place cards two a row, the last one in the middle: the same from behind."""
    width = min(body.width / _CARDS_ACROSS, body.height / _CARDS_DOWN * _WIDE) - _GAP
    height = width / _WIDE
    for place in range(cards):
        row, column = divmod(place, _CARDS_ACROSS)
        alone = place == cards - 1 and column == 0
        shift = 0 if alone else (column - 0.5) * (width + _GAP)
        yield Frame(body.centre + shift - width / 2, body.y + row * (height + _GAP), width, height)

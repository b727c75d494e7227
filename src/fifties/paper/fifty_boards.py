"""What a table of Fifty shares: the count, ten numbers a row, and the score sheet."""

from __future__ import annotations

from typing import Final

from fifties.games.fifty import Fifty
from fifties.games.fifty.sizes import (
    LARGEST_TABLE,
    ROUNDS,
    tokens_to_flip,
)
from fifties.locales import Speech
from fifties.paper.art import crown, mark_of
from fifties.paper.fifty_pieces import token_size
from fifties.paper.formats import Frame
from fifties.paper.furniture import foot, head
from fifties.paper.inks import (
    BOARD,
    DANGER,
    INK,
    LAUGH,
    LAUGH_PALE,
    MIST,
    RULE,
    SOFT,
    WHITE,
)
from fifties.paper.order import Order
from fifties.paper.sheet import Sheet
from fifties.wording import Words

_TEN: Final = 10


def count_pages(sheet: Sheet, game: Fifty, say: Speech) -> None:
    """Print the numbers of the count, ten a row, so that a blocked digit is a column."""
    rows = -(-game.top // _TEN)
    each = 14 if sheet.form.large else 26
    pages = -(-rows // each)
    each = -(-rows // pages)
    for first in range(0, rows, each):
        _count(sheet, sheet.page(), game, range(first, min(first + each, rows)), say)


def _count(sheet: Sheet, page: Frame, game: Fifty, rows: range, say: Speech) -> None:
    body = head(sheet, page, say("paper-count"), _facts(game, say))
    flips = tokens_to_flip(game.players)
    hint = "paper-count-tokens" if flips else "paper-count-free"
    body = foot(sheet, body, say(hint, tokens=flips, top=game.top))
    _count_rows(sheet, body, game, rows)


def _facts(game: Fifty, say: Speech) -> str:
    return say("head-fifty", players=game.players, top=game.top, mark=game.mark)


def _count_rows(sheet: Sheet, body: Frame, game: Fifty, rows: range) -> None:
    step = body.width / _TEN
    if tokens_to_flip(game.players):
        body = _column_heads(sheet, body)
    height = min(body.height / len(rows), step * 1.15)
    for place, row in enumerate(rows):
        for column in range(_TEN):
            number = row * _TEN + column + 1
            if number <= game.top:
                spot = Frame(body.x + column * step, body.y + place * height, step, height)
                _called(sheet, spot.inside(0.5), number, game)


def _column_heads(sheet: Sheet, body: Frame) -> Frame:
    """Draw where Blocked tokens lie: in two rows, because they are wider than a column."""
    size, step = token_size(sheet.form), body.width / _TEN
    for column in range(_TEN):
        under = body.x + (column + 0.5) * step
        x = min(max(under, body.x + size / 2), body.right - size / 2)
        y = body.y + size * (0.5 + 0.92 * (column % 2))
        sheet.rule((x, y + size / 2), (under, body.y + 1.98 * size), line=RULE, width=0.4)
        sheet.disc(x, y, size * 0.48, line=RULE, width=0.4)
        sign = f"·{(column + 1) % _TEN}"
        sheet.write(x, y + size * 0.13, sign, size * 0.36, colour=SOFT, align="centre")
    return body.below(size * 1.98 + 0.5)


def _called(sheet: Sheet, spot: Frame, number: int, game: Fifty) -> None:
    last = number == game.top
    zones = game.edition.zones if game.danger else None
    ends = [end for zone in zones or () for end in zone]
    fill = LAUGH if last else BOARD if number % 5 else MIST
    sheet.box(spot, fill=fill, line=INK if last else RULE, width=0.8 if last else 0.35, radius=1.2)
    size = min(spot.height * 0.58, spot.width * (0.46 if number < 100 else 0.4))  # noqa: PLR2004 - three digits
    sheet.write(
        spot.centre,
        spot.middle + size * 0.34,
        str(number),
        size,
        face="bold",
        align="centre",
        width=spot.width - 1,
    )
    if number in ends:
        # The corner says where a Danger zone begins or ends.
        sheet.shape(
            "M0 0H5L0 5Z",
            spot.x + 0.6,
            spot.y + 0.6,
            spot.height * 0.05,
            fill=DANGER,
            line=DANGER,
            width=0.3,
        )


def board_pages(sheet: Sheet, order: Order, game: Fifty, say: Speech) -> None:
    """Print the score sheet and the count: on one page where both fit."""
    if game.players <= LARGEST_TABLE and not order.form.large:
        page = sheet.page()
        rows = -(-game.top // _TEN)
        upper = Frame(page.x, page.y, page.width, 29 + 15.0 * game.players)
        _scores(sheet, upper, order, game, range(game.players), say)
        _count(sheet, page.below(upper.height + 10), game, range(rows), say)
        return
    each = 12 if order.form.large else 24
    pages = -(-game.players // each)
    each = -(-game.players // pages)
    for first in range(0, game.players, each):
        seats = range(first, min(first + each, game.players))
        _scores(sheet, sheet.page(), order, game, seats, say)
    count_pages(sheet, game, say)


def _scores(
    sheet: Sheet, page: Frame, order: Order, game: Fifty, seats: range, say: Speech
) -> None:
    body = head(sheet, page, say("paper-scores"), _facts(game, say))
    command = f"fifties print fifty --players {game.players + 1}"
    body = foot(sheet, body, say("paper-more", command=command))
    guessed = [part for part in game.edition.reconstructed if part != "zones" or game.danger]
    if guessed:
        body = foot(sheet, body, Words(say).reconstructed(guessed))
    _score_table(sheet, body, order, seats, say)


def _score_table(sheet: Sheet, body: Frame, order: Order, seats: range, say: Speech) -> None:
    row = min(15.0 * order.form.type_scale, (body.height - 8) / len(seats))
    name, step = body.width * 0.36, body.width * 0.64 / (ROUNDS + 2)
    labels = [*map(str, range(1, ROUNDS + 1)), say("paper-total"), say("paper-crowns")]
    for place, label in enumerate(labels):
        x = body.x + name + (place + 0.5) * step
        sheet.write(x, body.y + 4.6, label, 4.4, face="bold", align="centre", width=step - 1)
    for place, seat in enumerate(seats):
        line = Frame(body.x, body.y + 7 + place * row, body.width, row).inside(0, row * 0.06)
        if place % 2 == 0:
            sheet.box(line, fill=MIST, radius=1.2)
        size = min(line.height * 0.72, 9 * order.form.type_scale)
        mark_of(sheet, seat, order.sign(seat), line.x + 1, line.middle - size / 2, size)
        x = line.x + size + 4
        sheet.rule(
            (x, line.bottom - 2), (line.x + name - 3, line.bottom - 2), line=SOFT, width=0.25
        )
        if sheet.can_write(order.name(seat)):
            sheet.write(
                x + 0.5,
                line.bottom - 3.2,
                order.name(seat),
                min(line.height * 0.46, 6 * order.form.type_scale),
                face="bold",
                width=name - size - 8,
            )
        for column in range(ROUNDS + 1):
            box = Frame(line.x + name + column * step, line.y, step, line.height).inside(0.8, 0.6)
            total = column == ROUNDS
            sheet.box(
                box,
                fill=LAUGH_PALE if total else WHITE,
                line=INK,
                width=0.6 if total else 0.3,
                radius=1.2,
                solid=not total,
            )
        wide = min(step * 0.44, line.height)
        x = line.right - step
        for place_of_crown in range(2):
            crown(sheet, x + 1 + place_of_crown * step * 0.48, line.middle - wide * 0.42, wide)

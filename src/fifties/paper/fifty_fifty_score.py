"""The score sheet of Fifty Fifty: a result a round, each with a box to strike it."""

from __future__ import annotations

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.state import next_seat
from fifties.locales import Speech
from fifties.paper.art import initial, mark_of
from fifties.paper.formats import Frame
from fifties.paper.furniture import cut_line, foot, head
from fifties.paper.inks import INK, LAUGH_PALE, MIST, SOFT, WHITE
from fifties.paper.order import Order
from fifties.paper.sheet import Sheet
from fifties.wording import Words

_GAP = 12.0


def dealers(game: FiftyFifty) -> list[int]:
    """Tell who deals each round."""
    seats = [game.start().standing.dealer]
    while len(seats) < game.players:
        seats.append(next_seat(seats[-1], game.players))
    return seats


def halves_score_page(sheet: Sheet, order: Order, game: FiftyFifty, say: Speech) -> None:
    """Print the score sheets of two games, or one in large print."""
    each = 1 if order.form.large else 2
    page = sheet.page(landscape=order.form.large)
    for place in range(each):
        frame = page.cell(0, place, 1, each, _GAP)
        facts = say("head-fifty-fifty", players=game.players)
        body = head(sheet, frame, say("paper-scores"), facts)
        body = foot(sheet, body, say("paper-strike-hint"))
        if game.edition.reconstructed:
            body = foot(sheet, body, Words(say).reconstructed(game.edition.reconstructed))
        _table(sheet, body, order, game, say)
        if place:
            y = frame.y - _GAP / 2
            cut_line(sheet, (page.x, y), (page.right, y))


def _table(sheet: Sheet, body: Frame, order: Order, game: FiftyFifty, say: Speech) -> None:
    rows = game.players + 2
    left = 16.0
    step = (body.width - left) / game.players
    height = min(body.height / rows, 26)
    dealt = dealers(game)
    for seat in range(game.players):
        x = body.x + left + seat * step
        _name(sheet, Frame(x, body.y, step, height).inside(1, 0.6), seat, order.name(seat))
        for number in range(game.players):
            cell = Frame(x, body.y + (number + 1) * height, step, height).inside(1, 0.7)
            _result(sheet, cell, deals=dealt[number] == seat)
        total = Frame(x, body.y + (rows - 1) * height, step, height).inside(1, 0.7)
        sheet.box(total, fill=LAUGH_PALE, line=INK, width=0.7, radius=1.4)
    for number in range(game.players):
        y = body.y + (number + 1.5) * height
        sheet.disc(body.x + 6, y, 4.4, fill=INK, line=INK)
        sheet.write(
            body.x + 6,
            y + 2.2,
            str(number + 1),
            6.4,
            face="bold",
            colour=sheet.on(WHITE),
            align="centre",
        )
    y = body.y + (rows - 0.5) * height
    sheet.write(body.x, y + 1.6, say("paper-total"), 5, face="bold", width=left - 1)


def _name(sheet: Sheet, cell: Frame, seat: int, name: str) -> None:
    size = min(cell.height * 0.62, 9)
    mark_of(sheet, seat, initial(name), cell.x, cell.bottom - size - 1, size)
    x = cell.x + size + 1.5
    sheet.rule((x, cell.bottom - 1), (cell.right, cell.bottom - 1), line=SOFT, width=0.3)
    if sheet.can_write(name):
        sheet.write(x + 0.5, cell.bottom - 2.6, name, 5.2, face="bold", width=cell.right - x - 1)


def _result(sheet: Sheet, cell: Frame, *, deals: bool) -> None:
    sheet.box(cell, fill=MIST if deals else WHITE, line=INK, width=0.3, radius=1.2, solid=not deals)
    sheet.write(cell.x + 2.2, cell.middle + 1.8, "−", 5.4, colour=SOFT)
    box = min(cell.height * 0.34, 5)
    strike = Frame(cell.right - box - 1.4, cell.y + 1.4, box, box)
    sheet.box(strike, fill=WHITE, line=SOFT, width=0.3, solid=True)
    sheet.rule(
        (strike.x + 0.7, strike.bottom - 0.7), (strike.right - 0.7, strike.y + 0.7), width=0.4
    )
    if deals:
        # A little pack of cards for whoever deals this round.
        for shift in (1.0, 0.0):
            card = Frame(cell.x + 1.6 + shift, cell.y + 1.2 + shift * 0.6, 2.3, 3.2)
            sheet.box(card, fill=WHITE, line=INK, width=0.3, radius=0.4, solid=True)

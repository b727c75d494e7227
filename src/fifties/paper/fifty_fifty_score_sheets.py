"""Score sheets of Fifty Fifty: empty ones to write on, and those of played games."""

from __future__ import annotations

from typing import Final

from fifties.core.record import Record
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import TRICKS
from fifties.games.fifty_fifty.scores import struck, totals
from fifties.games.fifty_fifty.state import RoundScored, State, TrickTaken, next_seat
from fifties.locales import Speech
from fifties.paper.colours import (
    ANGRY,
    ANGRY_PALE,
    INK,
    LAUGH,
    LAUGH_PALE,
    MIST,
    ON_ANGRY,
    ON_LAUGH,
    PENCIL,
    RULE,
    SOFT,
    WHITE,
)
from fifties.paper.layout import Frame
from fifties.paper.page_parts import (
    cross_off,
    draw_cut_line,
    draw_seat_mark,
    initial,
    write_foot,
    write_game_head,
    write_head,
)
from fifties.paper.pdf import Pdf
from fifties.paper.print_request import PrintRequest
from fifties.words import Words

_NAME_SHARE: Final = 0.2
"""How much of a line's width the name takes."""
_BALANCE_SHARE: Final = 0.1
_ROUND_GAP: Final = 5.0
_SMALLEST: Final = 0.54
"""How far a row of tricks may shrink if that saves a page."""
_FULL_TABLE: Final = 5
"""From this number of players on, results stand closer together."""
_SHEET_GAP: Final = 12.0
"""What stays free between two score sheets on a page."""


def print_played_game(pdf: Pdf, record: Record[FiftyFifty], state: State, say: Speech) -> None:
    """Add the results of all rounds, what was struck, and the tricks of each round."""
    names, standing = record.header.players, state.standing
    outcome = record.game.outcome(state)
    points = totals(standing.rounds, len(names))
    ending = Words(say, names).outcome(outcome, points) if outcome else say("game-unfinished")
    subtitle = say("head-fifty-fifty", players=len(names))
    title = say("game-fifty-fifty")
    page = write_game_head(pdf, pdf.add_page(), title, record.header, ending, subtitle)
    winners = outcome.winners if outcome else ()
    page = _draw_results(pdf, page, names, standing.rounds, winners, say)
    rounds = [done.tricks for done in standing.rounds]
    if standing.tricks:
        rounds.append(standing.tricks)
    row = 11.5 if pdf.page_format.large else 7.4
    # A little smaller, if that saves a page.
    fitting = ((page.height + _ROUND_GAP) / max(1, len(rounds)) - _ROUND_GAP) / (len(names) + 2)
    row = fitting if row * _SMALLEST <= fitting < row else row
    height = row * (len(names) + 2)
    for number, tricks in enumerate(rounds, 1):
        if page.height < height - 0.01:
            page = pdf.add_page()
        _TrickTable(pdf, Frame(page.x, page.y, page.width, height), row, say).draw(
            number, names, tricks
        )
        page = page.below(height + _ROUND_GAP)


def _draw_results(
    pdf: Pdf,
    page: Frame,
    names: tuple[str, ...],
    rounds: tuple[RoundScored, ...],
    winners: tuple[int, ...],
    say: Speech,
) -> Frame:
    left = 14.0
    row = 12.0 if pdf.page_format.large else 9.0 if len(names) < _FULL_TABLE else 6.4
    step = (page.width - left) / len(names)
    size = row * 0.62
    for seat, name in enumerate(names):
        x = page.x + left + seat * step
        draw_seat_mark(pdf, seat, initial(name), x + 1, page.y, size * 1.1)
        if pdf.can_write(name):
            room = step - size - 5
            pdf.write(
                x + size + 3.5, page.y + size * 0.9, name, size * 0.82, face="bold", width=room
            )
        gone = struck(rounds, seat)
        for number, done in enumerate(rounds):
            cell = Frame(x, page.y + (number + 1) * row, step, row).inside(1, 0.6)
            pdf.draw_box(cell, fill=WHITE, line=INK, width=0.3, radius=1.2, solid=True)
            base = cell.middle + size * 0.34
            text = str(done.points[seat]).replace("-", "−")
            pdf.write(cell.centre, base, text, size, face="hand", colour=PENCIL, align="centre")
            if number in gone:
                cross_off(pdf, Frame(cell.centre - 7, cell.y, 14, cell.height))
        _draw_total(
            pdf,
            Frame(x, page.y + (len(rounds) + 1) * row, step, row * 1.15).inside(1, 0.6),
            totals(rounds, len(names))[seat],
            won=seat in winners,
        )
    for number in range(len(rounds)):
        y = page.y + (number + 1.5) * row
        pdf.write(
            page.x + 5, y + 1.6, str(number + 1), 4.6, face="bold", colour=SOFT, align="centre"
        )
    y = page.y + (len(rounds) + 1.55) * row
    pdf.write(page.x, y + 1.6, say("paper-total"), 4.6, face="bold", width=left - 1)
    return page.below(row * (len(rounds) + 2.15) + 8)


def _draw_total(pdf: Pdf, cell: Frame, total: int, *, won: bool) -> None:
    pdf.draw_box(
        cell, fill=LAUGH if won else LAUGH_PALE, line=INK, width=1.0 if won else 0.5, radius=1.4
    )
    size = cell.height * 0.66
    text = str(total).replace("-", "−")
    pdf.write(cell.centre, cell.middle + size * 0.34, text, size, face="bold", align="centre")


class _TrickTable:
    """The tricks of a round: a column each, a line a player."""

    def __init__(self, pdf: Pdf, frame: Frame, row: float, say: Speech) -> None:
        self.pdf, self.frame, self.row, self.say = pdf, frame, row, say
        self.size = row * 0.62
        self.left = frame.width * _NAME_SHARE
        self.step = frame.width * (1 - _NAME_SHARE - _BALANCE_SHARE) / TRICKS

    def draw(self, number: int, names: tuple[str, ...], tricks: tuple[TrickTaken, ...]) -> None:
        pdf, frame, size = self.pdf, self.frame, self.size
        pdf.write(
            frame.x, frame.y + size, self.say("round", round=number), size * 1.05, face="bold"
        )
        pdf.write(
            frame.right,
            frame.y + size,
            self.say("paper-balance"),
            size * 0.62,
            colour=SOFT,
            align="right",
        )
        for place, trick in enumerate(tricks):
            self._mood(frame.x + self.left + place * self.step, trick)
        for seat, name in enumerate(names):
            y = frame.y + (seat + 2) * self.row
            line = Frame(frame.x, y, frame.width, self.row)
            if seat % 2 == 0:
                pdf.draw_box(line.inside(0, 0.3), fill=MIST, radius=1)
            draw_seat_mark(pdf, seat, initial(name), line.x + 0.8, line.middle - size / 2, size)
            if pdf.can_write(name):
                pdf.write(
                    line.x + size + 2.5,
                    line.middle + size * 0.3,
                    name,
                    size * 0.78,
                    width=self.left - size - 4,
                )
            for place, trick in enumerate(tricks):
                spot = Frame(line.x + self.left + place * self.step, y, self.step, self.row)
                self._card(spot.inside(0.7, 0.5), seat, trick, len(names))
            if tricks:
                self._balance(line, tricks[-1].balances[seat])

    def _balance(self, line: Frame, balance: int) -> None:
        """Write how many halves a player holds, and of which kind."""
        pdf, size = self.pdf, self.size
        pdf.write(
            line.right - 2,
            line.middle + size * 0.3,
            Words(self.say).balance(balance),
            size * 0.78,
            align="right",
            width=self.frame.width * _BALANCE_SHARE - 3,
        )

    def _mood(self, x: float, trick: TrickTaken) -> None:
        """Draw the halves of a trick: yellow for the lowest card, blue for the highest."""
        pdf, row = self.pdf, self.row
        y = self.frame.y + row * 0.95
        yellow, blue = trick.mood
        width = self.step / 2 - 0.8
        for place, text, ground, ink in (
            (0, str(yellow), LAUGH, ON_LAUGH),
            (1, str(blue), ANGRY, ON_ANGRY),
        ):
            spot = Frame(x + 0.7 + place * width, y, width, row * 0.72)
            pdf.draw_box(spot, fill=ground, line=INK, width=0.25)
            edge = spot.y if place else spot.bottom
            pdf.draw_line((spot.x + 0.3, edge), (spot.right - 0.3, edge), line=INK, width=0.9)
            pdf.write(
                spot.centre,
                spot.middle + row * 0.16,
                text,
                row * 0.46,
                face="bold",
                colour=pdf.colour_on_area(ink),
                align="centre",
                width=width - 0.4,
            )

    def _card(self, spot: Frame, seat: int, trick: TrickTaken, players: int) -> None:
        pdf = self.pdf
        card = trick.cards[(seat - trick.leader) % players]
        highest, lowest = seat == trick.highest, seat == trick.lowest
        if highest or lowest:
            pdf.draw_box(
                spot,
                fill=ANGRY_PALE if highest else LAUGH_PALE,
                line=ANGRY if highest else LAUGH,
                width=0.5,
                radius=1.2,
            )
            # Shape as well as colour: the highest has a roof, the lowest a floor.
            y = spot.y if highest else spot.bottom
            pdf.draw_line((spot.x + 1.2, y), (spot.right - 1.2, y), line=INK, width=0.9)
        elif seat == trick.leader:
            pdf.draw_box(spot, line=RULE, width=0.3, radius=1.2)
        pdf.write(
            spot.centre,
            spot.middle + self.size * 0.34,
            str(card),
            self.size * 1.05,
            face="hand",
            align="centre",
        )
        if seat == trick.leader:
            pdf.draw_disc(spot.x + 1.5, spot.middle, 0.55, fill=INK, solid=True)


def dealers(game: FiftyFifty) -> list[int]:
    """Return who deals each round."""
    seats = [game.start().standing.dealer]
    while len(seats) < game.players:
        seats.append(next_seat(seats[-1], game.players))
    return seats


def print_score_sheet(pdf: Pdf, request: PrintRequest[FiftyFifty], say: Speech) -> None:
    """Add the empty score sheets of two games on a page, or of one in large print."""
    game, large = request.game, request.page_format.large
    each = 1 if large else 2
    page = pdf.add_page(landscape=large)
    for place in range(each):
        frame = page.cell(0, place, 1, each, _SHEET_GAP)
        subtitle = say("head-fifty-fifty", players=game.players)
        body = write_head(pdf, frame, say("paper-scores"), subtitle)
        body = write_foot(pdf, body, say("paper-strike-hint"))
        if game.edition.reconstructed:
            body = write_foot(pdf, body, Words(say).reconstructed(game.edition.reconstructed))
        _draw_table(pdf, body, request, say)
        if place:
            y = frame.y - _SHEET_GAP / 2
            draw_cut_line(pdf, (page.x, y), (page.right, y))


def _draw_table(pdf: Pdf, body: Frame, request: PrintRequest[FiftyFifty], say: Speech) -> None:
    game = request.game
    rows = game.players + 2
    left = 16.0
    step = (body.width - left) / game.players
    height = min(body.height / rows, 26)
    dealt = dealers(game)
    for seat in range(game.players):
        x = body.x + left + seat * step
        cell = Frame(x, body.y, step, height).inside(1, 0.6)
        above = say("paper-deals-first") if seat == dealt[0] else ""
        _draw_name(pdf, cell, seat, request.name(seat), above)
        for number in range(game.players):
            cell = Frame(x, body.y + (number + 1) * height, step, height).inside(1, 0.7)
            _draw_result(pdf, cell, deals=dealt[number] == seat)
        total = Frame(x, body.y + (rows - 1) * height, step, height).inside(1, 0.7)
        pdf.draw_box(total, fill=LAUGH_PALE, line=INK, width=0.7, radius=1.4)
    for number in range(game.players):
        y = body.y + (number + 1.5) * height
        pdf.draw_disc(body.x + 6, y, 4.4, fill=INK, line=INK)
        pdf.write(
            body.x + 6,
            y + 2.2,
            str(number + 1),
            6.4,
            face="bold",
            colour=pdf.colour_on_area(WHITE),
            align="centre",
        )
    y = body.y + (rows - 0.5) * height
    pdf.write(body.x, y + 1.6, say("paper-total"), 5, face="bold", width=left - 1)


def _draw_name(pdf: Pdf, cell: Frame, seat: int, name: str, above: str) -> None:
    size = min(cell.height * 0.62, 9)
    draw_seat_mark(pdf, seat, initial(name), cell.x, cell.bottom - size - 1, size)
    x = cell.x + size + 1.5
    pdf.write(x + 0.5, cell.y + 3, above, 3.4, colour=SOFT, width=cell.right - x - 1)
    pdf.draw_line((x, cell.bottom - 1), (cell.right, cell.bottom - 1), line=SOFT, width=0.3)
    if pdf.can_write(name):
        pdf.write(x + 0.5, cell.bottom - 2.6, name, 5.2, face="bold", width=cell.right - x - 1)


def _draw_result(pdf: Pdf, cell: Frame, *, deals: bool) -> None:
    pdf.draw_box(
        cell, fill=MIST if deals else WHITE, line=INK, width=0.3, radius=1.2, solid=not deals
    )
    pdf.write(cell.x + 2.2, cell.middle + 1.8, "−", 5.4, colour=SOFT)
    box = min(cell.height * 0.34, 5)
    strike = Frame(cell.right - box - 1.4, cell.y + 1.4, box, box)
    pdf.draw_box(strike, fill=WHITE, line=SOFT, width=0.3, solid=True)
    pdf.draw_line(
        (strike.x + 0.7, strike.bottom - 0.7), (strike.right - 0.7, strike.y + 0.7), width=0.4
    )
    if deals:
        # A small pack of cards marks who deals this round.
        for shift in (1.0, 0.0):
            card = Frame(cell.x + 1.6 + shift, cell.y + 1.2 + shift * 0.6, 2.3, 3.2)
            pdf.draw_box(card, fill=WHITE, line=INK, width=0.3, radius=0.4, solid=True)

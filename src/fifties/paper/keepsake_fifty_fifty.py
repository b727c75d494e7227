"""A played game of Fifty Fifty as a sheet to keep: the score sheet and every trick."""

from __future__ import annotations

from typing import Final

from fifties.core.record import Record
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import TRICKS
from fifties.games.fifty_fifty.scoring import struck, totals
from fifties.games.fifty_fifty.state import RoundScored, State, TrickTaken
from fifties.locales import Speech
from fifties.paper.art import cross_off, initial, mark_of
from fifties.paper.formats import Frame
from fifties.paper.furniture import keepsake_head
from fifties.paper.inks import (
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
from fifties.paper.sheet import Sheet
from fifties.wording import Words, signed

_NAME: Final = 0.2
"""How much of a line the name takes."""
_BALANCE: Final = 0.1
_GAP: Final = 5.0
_SNUGGEST: Final = 0.54
_MANY: Final = 5
"""Players at the fullest table, whose results stand closer together."""


def halves_keepsake(sheet: Sheet, record: Record[FiftyFifty], state: State, say: Speech) -> None:
    """Print the results of all rounds, what was struck, and the tricks of each round."""
    names, standing = record.header.players, state.standing
    outcome = record.game.outcome(state)
    points = totals(standing.rounds, len(names))
    ending = Words(say, names).outcome(outcome, points) if outcome else say("game-unfinished")
    facts = say("head-fifty-fifty", players=len(names))
    title = say("game-fifty-fifty")
    page = keepsake_head(sheet, sheet.page(), title, record.header, ending, facts)
    winners = outcome.winners if outcome else ()
    page = _results(sheet, page, names, standing.rounds, winners, say)
    rounds = [done.tricks for done in standing.rounds]
    if standing.tricks:
        rounds.append(standing.tricks)
    row = 11.5 if sheet.form.large else 7.4
    # A little smaller, if that saves a page.
    snug = ((page.height + _GAP) / max(1, len(rounds)) - _GAP) / (len(names) + 2)
    row = snug if row * _SNUGGEST <= snug < row else row
    height = row * (len(names) + 2)
    for number, tricks in enumerate(rounds, 1):
        if page.height < height - 0.01:
            page = sheet.page()
        _Tricks(sheet, Frame(page.x, page.y, page.width, height), row, say).draw(
            number, names, tricks
        )
        page = page.below(height + _GAP)


def _results(
    sheet: Sheet,
    page: Frame,
    names: tuple[str, ...],
    rounds: tuple[RoundScored, ...],
    winners: tuple[int, ...],
    say: Speech,
) -> Frame:
    left = 14.0
    row = 12.0 if sheet.form.large else 9.0 if len(names) < _MANY else 6.4
    step = (page.width - left) / len(names)
    size = row * 0.62
    for seat, name in enumerate(names):
        x = page.x + left + seat * step
        mark_of(sheet, seat, initial(name), x + 1, page.y, size * 1.1)
        if sheet.can_write(name):
            room = step - size - 5
            sheet.write(
                x + size + 3.5, page.y + size * 0.9, name, size * 0.82, face="bold", width=room
            )
        gone = struck(rounds, seat)
        for number, done in enumerate(rounds):
            cell = Frame(x, page.y + (number + 1) * row, step, row).inside(1, 0.6)
            sheet.box(cell, fill=WHITE, line=INK, width=0.3, radius=1.2, solid=True)
            base = cell.middle + size * 0.34
            text = signed(done.points[seat]).replace("-", "−")
            sheet.write(cell.centre, base, text, size, face="hand", colour=PENCIL, align="centre")
            if number in gone:
                cross_off(sheet, Frame(cell.centre - 7, cell.y, 14, cell.height))
        _total(
            sheet,
            Frame(x, page.y + (len(rounds) + 1) * row, step, row * 1.15).inside(1, 0.6),
            totals(rounds, len(names))[seat],
            won=seat in winners,
        )
    for number in range(len(rounds)):
        y = page.y + (number + 1.5) * row
        sheet.write(
            page.x + 5, y + 1.6, str(number + 1), 4.6, face="bold", colour=SOFT, align="centre"
        )
    y = page.y + (len(rounds) + 1.55) * row
    sheet.write(page.x, y + 1.6, say("paper-total"), 4.6, face="bold", width=left - 1)
    return page.below(row * (len(rounds) + 2.15) + 8)


def _total(sheet: Sheet, cell: Frame, total: int, *, won: bool) -> None:
    sheet.box(
        cell, fill=LAUGH if won else LAUGH_PALE, line=INK, width=1.0 if won else 0.5, radius=1.4
    )
    size = cell.height * 0.66
    text = signed(total).replace("-", "−")
    sheet.write(cell.centre, cell.middle + size * 0.34, text, size, face="bold", align="centre")


class _Tricks:
    """The tricks of a round: a column each, a line a player."""

    def __init__(self, sheet: Sheet, frame: Frame, row: float, say: Speech) -> None:
        self.sheet, self.frame, self.row, self.say = sheet, frame, row, say
        self.size = row * 0.62
        self.left = frame.width * _NAME
        self.step = frame.width * (1 - _NAME - _BALANCE) / TRICKS

    def draw(self, number: int, names: tuple[str, ...], tricks: tuple[TrickTaken, ...]) -> None:
        sheet, frame, size = self.sheet, self.frame, self.size
        sheet.write(
            frame.x, frame.y + size, self.say("round", round=number), size * 1.05, face="bold"
        )
        sheet.write(
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
                sheet.box(line.inside(0, 0.3), fill=MIST, radius=1)
            mark_of(sheet, seat, initial(name), line.x + 0.8, line.middle - size / 2, size)
            if sheet.can_write(name):
                sheet.write(
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
        """Write how many halves somebody holds, and of which kind."""
        sheet, size = self.sheet, self.size
        sheet.write(
            line.right - 2,
            line.middle + size * 0.3,
            Words(self.say).balance(balance),
            size * 0.78,
            align="right",
            width=self.frame.width * _BALANCE - 3,
        )

    def _mood(self, x: float, trick: TrickTaken) -> None:
        """Draw what the trick hands out: yellow to the lowest, blue to the highest card."""
        sheet, row = self.sheet, self.row
        y = self.frame.y + row * 0.95
        yellow, blue = trick.mood
        width = self.step / 2 - 0.8
        for place, text, ground, ink in (
            (0, str(yellow), LAUGH, ON_LAUGH),
            (1, str(blue), ANGRY, ON_ANGRY),
        ):
            spot = Frame(x + 0.7 + place * width, y, width, row * 0.72)
            sheet.box(spot, fill=ground, line=INK, width=0.25)
            edge = spot.y if place else spot.bottom
            sheet.rule((spot.x + 0.3, edge), (spot.right - 0.3, edge), line=INK, width=0.9)
            sheet.write(
                spot.centre,
                spot.middle + row * 0.16,
                text,
                row * 0.46,
                face="bold",
                colour=sheet.on(ink),
                align="centre",
                width=width - 0.4,
            )

    def _card(self, spot: Frame, seat: int, trick: TrickTaken, players: int) -> None:
        sheet = self.sheet
        card = trick.cards[(seat - trick.leader) % players]
        highest, lowest = seat == trick.highest, seat == trick.lowest
        if highest or lowest:
            sheet.box(
                spot,
                fill=ANGRY_PALE if highest else LAUGH_PALE,
                line=ANGRY if highest else LAUGH,
                width=0.5,
                radius=1.2,
            )
            # Shape as well as colour: the highest has a roof, the lowest a floor.
            y = spot.y if highest else spot.bottom
            sheet.rule((spot.x + 1.2, y), (spot.right - 1.2, y), line=INK, width=0.9)
        elif seat == trick.leader:
            sheet.box(spot, line=RULE, width=0.3, radius=1.2)
        sheet.write(
            spot.centre,
            spot.middle + self.size * 0.34,
            str(card),
            self.size * 1.05,
            face="hand",
            align="centre",
        )
        if seat == trick.leader:
            sheet.disc(spot.x + 1.5, spot.middle, 0.55, fill=INK, solid=True)

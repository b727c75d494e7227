"""The board while players choose: tokens, numbers in rows of ten, five boxes, and who is ready.

It is the same for a table and for a party; what stands beside the numbers is not.
"""

from __future__ import annotations

from typing import Any, Final

from rich.style import Style
from rich.text import Text

from fifties.core.contract import Seat
from fifties.games.fifty import Fifty
from fifties.games.fifty.edition import BonusLine
from fifties.games.fifty.offers import Choices
from fifties.games.fifty.view import FiftyView, Phase
from fifties.locales import Speech
from fifties.terminal.app.board import Question, Roster
from fifties.terminal.app.layout import (
    Block,
    beside,
    centred,
    fit,
    framed,
    paragraph,
    piece,
    row,
    stacked,
    width_of,
)
from fifties.terminal.app.shown_table import Moment
from fifties.terminal.app.styles import LARGEST_TABLE, Look
from fifties.terminal.fifty.count_phase import readiness
from fifties.terminal.fifty.number_entry import (
    ROW,
    NumberEntry,
    NumberQuestion,
    ask_numbers,
    own_numbers,
)
from fifties.terminal.fifty.score_grid import listed

LEFT_WIDTH: Final = 51
"""How wide the part with the numbers is at least, so that the list beside it stands still."""

LOOSE: Final = 2
"""Lines a row takes where there is room."""


class NumberBoard:
    """The part of a board of Fifty that asks for numbers."""

    def __init__(self, roster: Roster, game: Fifty) -> None:
        self.roster = roster
        self.game = game
        self.entry: NumberEntry | None = None
        """What is being written by whoever is in front."""

    def ask(
        self, moment: Moment, offer: Choices | None, before: Question | None
    ) -> NumberQuestion | None:
        """Ask for five numbers."""
        question = ask_numbers(moment, offer, before)
        self.entry = None if question is None else question.entry
        return question

    def put_down(self) -> None:
        """Take what somebody was writing off the board."""
        self.entry = None

    def draw_choosing(self, moment: Moment, side: Block, width: int, height: int) -> Block:
        """Draw what was flipped and what is being written, and *side* to the right of it."""
        look, say, view = self.roster.look, self.roster.words.say, moment.view
        room = width - width_of(side) - 2
        if view.phase is Phase.REVEAL:
            left = paragraph(say("app-reveal-soon"), room - 1, look.soft)
        else:
            left = tokens(look, say, view, room - 1)
            if self.entry is not None:
                line = boxes(look, self.game.edition.bonus[view.round - 1], self.entry)
                rest = height - len(left) - len(line) - 2
                left = stacked([left, number_grid(look, view, self.entry, room, rest), line])
            else:
                left = stacked([left, moment.cover or self._waiting(moment, room - 1)])
        return centred(beside([_wide(left, min(LEFT_WIDTH, room)), side]), width)

    def _waiting(self, moment: Moment, width: int) -> Block:
        """Say what one has written, or who still writes."""
        view, say = moment.view, self.roster.words.say
        written = own_numbers(view)
        if written:
            return paragraph(say("app-written", numbers=" ".join(map(str, written))), width)
        waiting = self.still_writing(view)
        if not 0 < len(waiting) <= LARGEST_TABLE:
            return paragraph(say("app-all-write"), width, self.roster.look.soft)
        text = say("app-still-writing", names=self.roster.names(waiting))
        return paragraph(text, width, self.roster.look.soft)

    def still_writing(self, view: Any) -> tuple[Seat, ...]:
        """Return who has not written yet, where that is told."""
        del view
        return ()


def _wide(block: Block, width: int) -> Block:
    """Keep a block from getting narrower than its neighbours expect."""
    return [fit(block[0] if block else Text(), max(width, width_of(block))), *block[1:]]


def number_grid(look: Look, view: FiftyView, entry: NumberEntry, width: int, height: int) -> Block:
    """Draw every number that there is; those that are blocked are visibly out."""
    wide = min(len(str(entry.offer.top)) + 3, width // ROW)
    rows = [range(first, min(first + ROW, entry.offer.top)) for first in _firsts(entry)]
    loose = len(rows) * LOOSE - 1 <= height
    shown = rows if loose else _around(rows, entry.cursor, height)
    block: Block = []
    for numbers in shown:
        if block and loose:
            block.append(Text())
        block.append(row(*(fit(_cell(look, view, entry, number), wide) for number in numbers)))
    return block


def _firsts(entry: NumberEntry) -> range:
    return range(1, entry.offer.top, ROW)


def _around(rows: list[range], cursor: int, height: int) -> list[range]:
    """Return as many rows as fit, the cursor's among them."""
    at = (cursor - 1) // ROW
    first = max(0, min(at - height // 2, len(rows) - height))
    return rows[first : first + max(1, height)]


def _cell(look: Look, view: FiftyView, entry: NumberEntry, number: int) -> Text:
    symbols = look.symbols
    left, right, style = " ", " ", Style()
    if not entry.is_open(number):
        left, style = symbols.blocked, look.out
    if view.danger is not None and view.danger[0] <= number <= view.danger[1]:
        right = look.symbols.glyphs.lost
    if number in entry.picks:
        left, right, style = "(", ")", look.picked
    if number == entry.cursor:
        left, right, style = "[", "]", look.cursor
        if number in entry.picks:
            left, right = "(", ")"
    digits = len(str(entry.offer.top))
    return piece(f"{left}{number:>{digits}}{right}", style, ("write", number))


def boxes(look: Look, bonus: BonusLine, entry: NumberEntry) -> Block:
    """Draw the line of five boxes; the corner of each is what it is worth when crossed off."""
    numbers = entry.numbers
    return beside(
        [
            _box(look, worth, numbers[place] if place < len(numbers) else None)
            for place, worth in enumerate(bonus)
        ],
        gap=1,
    )


def _box(look: Look, worth: int, number: int | None) -> Block:
    first, second, third, fourth = look.symbols.corners
    across, down, ink = look.symbols.across, look.symbols.down, look.rule
    corner = f"+{worth}"
    written = piece("") if number is None else piece(str(number), look.picked, ("write", number))
    return [
        row((first + across * (5 - len(corner)), ink), (corner, look.soft), (second, ink)),
        row((down, ink), fit(written, 5, "center"), (down, ink)),
        row((third + across * 5 + fourth, ink)),
    ]


TOKEN = 5
"""How wide a Blocked token is."""

LEAST = 14
"""Columns below which a sentence beside the tokens would only fray."""


def tokens(look: Look, say: Speech, view: FiftyView, width: int) -> Block:
    """Draw what was flipped in this round's REVEAL."""
    blocked = view.blocked or ()
    cards = [
        framed(look, [piece(f" {digit} ", look.bad)], TOKEN, style=look.bad) for digit in blocked
    ]
    if view.danger is not None:
        name, (low, high) = say("strip-danger"), view.danger
        zone = fit(
            piece(f"{low} {look.symbols.across} {high}", look.danger), len(name) + 4, "center"
        )
        cards.append(framed(look, [zone], len(name) + 6, name, look.danger))
    if not blocked:
        told = paragraph(say("app-nothing-blocked"), width, look.soft)
        return stacked([told, beside(cards)], gap=0)
    table = beside(cards, gap=1)
    room = width - width_of(table) - 1
    text = say("app-no-endings", digits=", ".join(map(str, blocked)))
    return beside([table, paragraph(text, room, look.soft) if room >= LEAST else []], gap=1)


def tokens_short(look: Look, say: Speech, view: FiftyView, mark: int) -> str:
    """Say briefly which tokens were flipped, and which bead gains a crown."""
    parts = [f"{look.symbols.no_crown} {mark}"]
    if view.danger is not None:
        low, high = view.danger
        parts.insert(0, f"{look.symbols.glyphs.lost} {low}{look.symbols.across}{high}")
    if view.blocked:
        parts.insert(0, say("app-blocked", digits=" ".join(map(str, view.blocked))))
    return "   ".join(parts)


SIDE = 8
"""What stands behind a name."""


def people(
    roster: Roster, view: FiftyView, mine: frozenset[Seat], width: int, height: int
) -> Block:
    """Draw the list of players, or of a crowd those in front."""
    inside = width - 4
    crowd = roster.players > LARGEST_TABLE
    head = readiness(roster, view, inside) if crowd else []
    seats = listed(view, mine, height - 2 - len(head)) if crowd else list(range(roster.players))
    rows = [_person(roster, view, seat, inside) for seat in seats]
    block = [row(" ", line) for line in (*head, *rows)]
    return framed(roster.look, block, width, roster.words.say("app-players"))


def _person(roster: Roster, view: FiftyView, seat: Seat, width: int) -> Text:
    look, symbols = roster.look, roster.look.symbols
    ready = Text(" ")
    if view.phase is Phase.CHOOSE:
        done = view.ready[seat]
        ready = piece(symbols.tick if done else symbols.dots, look.good if done else look.soft)
    crowns = view.crowns[seat]
    side = row((symbols.crown * crowns, look.crown), f" {view.totals[seat]:>3} ", ready)
    return row(fit(roster.tag(seat, width - SIDE), width - SIDE), fit(side, SIDE, "right"))

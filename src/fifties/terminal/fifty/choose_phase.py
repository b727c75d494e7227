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
from fifties.terminal.app.styles import LARGEST_TABLE, BoardTheme
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
        theme, say, view = self.roster.theme, self.roster.words.say, moment.view
        room = width - width_of(side) - 2
        if view.phase is Phase.REVEAL:
            left = paragraph(say("app-reveal-soon"), room - 1, theme.soft)
        else:
            left = tokens(theme, say, view, room - 1)
            if self.entry is not None:
                line = boxes(theme, self.game.edition.bonus[view.round - 1], self.entry)
                rest = height - len(left) - len(line) - 2
                left = stacked([left, number_grid(theme, view, self.entry, room, rest), line])
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
            return paragraph(say("app-all-write"), width, self.roster.theme.soft)
        text = say("app-still-writing", names=self.roster.names(waiting))
        return paragraph(text, width, self.roster.theme.soft)

    def still_writing(self, view: Any) -> tuple[Seat, ...]:
        """Return who has not written yet, where that is told."""
        del view
        return ()


def _wide(block: Block, width: int) -> Block:
    """Keep a block from getting narrower than its neighbours expect."""
    return [fit(block[0] if block else Text(), max(width, width_of(block))), *block[1:]]


def number_grid(
    theme: BoardTheme, view: FiftyView, entry: NumberEntry, width: int, height: int
) -> Block:
    """Draw every number that there is; those that are blocked are visibly out."""
    wide = min(len(str(entry.offer.top)) + 3, width // ROW)
    rows = [range(first, min(first + ROW, entry.offer.top)) for first in _firsts(entry)]
    loose = len(rows) * LOOSE - 1 <= height
    shown = rows if loose else _around(rows, entry.cursor, height)
    block: Block = []
    for numbers in shown:
        if block and loose:
            block.append(Text())
        block.append(row(*(fit(_cell(theme, view, entry, number), wide) for number in numbers)))
    return block


def _firsts(entry: NumberEntry) -> range:
    return range(1, entry.offer.top, ROW)


def _around(rows: list[range], cursor: int, height: int) -> list[range]:
    """Return as many rows as fit, the cursor's among them."""
    at = (cursor - 1) // ROW
    first = max(0, min(at - height // 2, len(rows) - height))
    return rows[first : first + max(1, height)]


def _cell(theme: BoardTheme, view: FiftyView, entry: NumberEntry, number: int) -> Text:
    symbols = theme.symbols
    left, right, style = " ", " ", Style()
    if not entry.is_open(number):
        left, style = symbols.blocked, theme.out
    if view.danger is not None and view.danger[0] <= number <= view.danger[1]:
        right = theme.symbols.glyphs.lost
    if number in entry.picks:
        left, right, style = "(", ")", theme.picked
    if number == entry.cursor:
        left, right, style = "[", "]", theme.cursor
        if number in entry.picks:
            left, right = "(", ")"
    digits = len(str(entry.offer.top))
    return piece(f"{left}{number:>{digits}}{right}", style, ("write", number))


def boxes(theme: BoardTheme, bonus: BonusLine, entry: NumberEntry) -> Block:
    """Draw the line of five boxes; the corner of each is what it is worth when crossed off."""
    numbers = entry.numbers
    return beside(
        [
            _box(theme, worth, numbers[place] if place < len(numbers) else None)
            for place, worth in enumerate(bonus)
        ],
        gap=1,
    )


def _box(theme: BoardTheme, worth: int, number: int | None) -> Block:
    first, second, third, fourth = theme.symbols.corners
    across, down, ink = theme.symbols.across, theme.symbols.down, theme.rule
    corner = f"+{worth}"
    written = piece("") if number is None else piece(str(number), theme.picked, ("write", number))
    return [
        row((first + across * (5 - len(corner)), ink), (corner, theme.soft), (second, ink)),
        row((down, ink), fit(written, 5, "center"), (down, ink)),
        row((third + across * 5 + fourth, ink)),
    ]


TOKEN = 5
"""How wide a Blocked token is."""

LEAST = 14
"""Columns below which a sentence beside the tokens would only fray."""


def tokens(theme: BoardTheme, say: Speech, view: FiftyView, width: int) -> Block:
    """Draw what was flipped in this round's REVEAL."""
    blocked = view.blocked or ()
    cards = [
        framed(theme, [piece(f" {digit} ", theme.bad)], TOKEN, style=theme.bad) for digit in blocked
    ]
    if view.danger is not None:
        name, (low, high) = say("strip-danger"), view.danger
        zone = fit(
            piece(f"{low} {theme.symbols.across} {high}", theme.danger), len(name) + 4, "center"
        )
        cards.append(framed(theme, [zone], len(name) + 6, name, theme.danger))
    if not blocked:
        told = paragraph(say("app-nothing-blocked"), width, theme.soft)
        return stacked([told, beside(cards)], gap=0)
    table = beside(cards, gap=1)
    room = width - width_of(table) - 1
    text = say("app-no-endings", digits=", ".join(map(str, blocked)))
    return beside([table, paragraph(text, room, theme.soft) if room >= LEAST else []], gap=1)


def tokens_short(theme: BoardTheme, say: Speech, view: FiftyView, mark: int) -> str:
    """Say briefly which tokens were flipped, and which bead gains a crown."""
    parts = [f"{theme.symbols.no_crown} {mark}"]
    if view.danger is not None:
        low, high = view.danger
        parts.insert(0, f"{theme.symbols.glyphs.lost} {low}{theme.symbols.across}{high}")
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
    return framed(roster.theme, block, width, roster.words.say("app-players"))


def _person(roster: Roster, view: FiftyView, seat: Seat, width: int) -> Text:
    theme, symbols = roster.theme, roster.theme.symbols
    ready = Text(" ")
    if view.phase is Phase.CHOOSE:
        done = view.ready[seat]
        ready = piece(symbols.tick if done else symbols.dots, theme.good if done else theme.soft)
    crowns = view.crowns[seat]
    side = row((symbols.crown * crowns, theme.crown), f" {view.totals[seat]:>3} ", ready)
    return row(fit(roster.tag(seat, width - SIDE), width - SIDE), fit(side, SIDE, "right"))

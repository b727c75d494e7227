"""What has been played, and the score sheet with its struck results."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from fifties.core.contract import Seat
from fifties.games.fifty_fifty.actions import DECK
from fifties.games.fifty_fifty.state import TrickTaken
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.terminal.app.board import Roster
from fifties.terminal.app.layout import Block, fit, piece, row
from fifties.words import with_face

ROW: Final = 10


def played(roster: Roster, view: FiftyFiftyView, taken: TrickTaken | None) -> Block:
    """Draw the deck: cards that were played, one's own, and those not seen."""
    theme, say, symbols = roster.theme, roster.words.say, roster.theme.symbols
    gone = {card for trick in view.tricks for card in trick.cards} | {*view.cards}
    if taken is not None:
        gone |= {*taken.cards}
    mine = {*view.my_hand}
    lines: Block = []
    for first in range(DECK.start, DECK.stop, ROW):
        cells: list[Text | str] = [piece(f"{first:>2} ", theme.soft)]
        for card in range(first, first + ROW):
            sign, style = symbols.rest, theme.soft
            if card in gone:
                sign, style = symbols.block, theme.rule
            if card in mine:
                sign, style = symbols.glyphs.got, theme.accent
            cells.append(piece(f" {sign}", style))
        lines.append(row(*cells))
    key = say("app-deck-key", played=symbols.block, mine=symbols.glyphs.got, unseen=symbols.rest)
    return [*lines, piece(key, theme.soft)]


NAME: Final = 14
COLUMN: Final = 5


def score_sheet(roster: Roster, view: FiftyFiftyView, *, name: int = NAME) -> Block:
    """Draw everybody's results; a struck one counts nothing."""
    theme, say, players = roster.theme, roster.words.say, roster.players
    heads = [fit(piece(str(n), theme.soft), COLUMN, "right") for n in range(1, players + 1)]
    head = row(
        fit(piece(say("app-round-head"), theme.soft), name, "right"),
        *heads,
        fit(piece(say("app-total"), theme.soft), COLUMN + 2, "right"),
    )
    return [head, *(_sheet_row(roster, view, seat, name) for seat in range(players))]


def _sheet_row(roster: Roster, view: FiftyFiftyView, seat: Seat, name: int) -> Text:
    theme = roster.theme
    cells = []
    for number in range(roster.players):
        if number >= len(view.rounds):
            cells.append(piece(theme.symbols.rest, theme.soft))
            continue
        points = view.rounds[number].points[seat]
        if number in view.struck[seat]:
            struck = f"{theme.symbols.struck}{points}{theme.symbols.struck}"
            cells.append(piece(struck, theme.soft + Style(strike=True)))
        else:
            cells.append(piece(str(points), theme.good if points == 0 else None))
    return row(
        fit(roster.tag(seat, name - 1), name),
        *(fit(cell, COLUMN, "right") for cell in cells),
        fit(piece(str(view.totals[seat]), theme.strong), COLUMN + 2, "right"),
    )


def trick_list(roster: Roster, view: FiftyFiftyView) -> Block:
    """List the tricks of this round: mood, cards, and what everybody held afterwards."""
    theme = roster.theme
    return [_trick_row(roster, number, trick) for number, trick in enumerate(view.tricks, 1)] or [
        piece(roster.words.say("app-no-tricks"), theme.soft)
    ]


def _trick_row(roster: Roster, number: int, trick: TrickTaken) -> Text:
    theme, glyphs = roster.theme, roster.theme.symbols.glyphs
    yellow, blue = trick.mood
    cells: list[Text | str] = [
        piece(f"{number} ", theme.soft),
        piece(f" {yellow}", theme.laugh),
        piece("/", theme.soft),
        piece(f"{blue} ", theme.angry),
    ]
    for seat in range(roster.players):
        card = trick.cards[(seat - trick.leader) % roster.players]
        mark, style = " ", Style()
        if seat == trick.highest:
            mark, style = glyphs.highest, theme.angry
        elif seat == trick.lowest:
            mark, style = glyphs.lowest, theme.laugh
        shape = theme.shape(seat, roster.players, roster.name(seat))
        cells.append(piece(f"  {shape}", theme.seat(seat, roster.players)))
        cells.append(piece(f"{card:>3}{mark}{with_face(trick.balances[seat], 3)}", style))
    return row(*cells)

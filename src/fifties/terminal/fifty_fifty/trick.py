"""The trick on the board: card faces, and each player's place with the halves that they hold."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.style import Style
from rich.text import Text

from fifties.core.contract import Seat
from fifties.games.fifty_fifty.actions import DECK, Card, Mood
from fifties.games.fifty_fifty.state import TrickTaken
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.locales import Speech
from fifties.terminal.app.board import Roster
from fifties.terminal.app.layout import Block, beside, fit, piece, row
from fifties.terminal.app.styles import BoardTheme
from fifties.words import with_face

CARD_WIDTH: Final = 7
HEIGHT: Final = 4


def mouth(theme: BoardTheme, card: Card) -> str:
    """Return the mouth of a card's face, three columns wide."""
    mouths = theme.symbols.mouths
    place = (card - 1) * len(mouths) // len(DECK)
    return mouths[place].ljust(3)


def card_face(
    theme: BoardTheme, card: Card, *, cursor: bool = False, touch: object = None
) -> Block:
    """Draw a card."""
    first, second, third, fourth = theme.symbols.corners
    across, down = theme.symbols.across, theme.symbols.down
    edge = theme.accent if cursor else theme.rule
    ground = theme.card(card)
    lines = [
        [(first + across * 5 + second, edge)],
        [(down, edge), (f" {card:>2}  ", ground), (down, edge)],
        [(down, edge), (f" {mouth(theme, card)} ", ground), (down, edge)],
        [(third + across * 5 + fourth, edge)],
    ]
    return [row(*(piece(text, style, touch) for text, style in line)) for line in lines]


def card_gap(theme: BoardTheme) -> Block:
    """Draw the place where a card will lie."""
    first, second, third, fourth = theme.symbols.corners
    soft, dashes = theme.soft, theme.symbols.struck
    return [
        piece(f"{first}{dashes * 5}{second}", soft),
        piece(" " * CARD_WIDTH),
        piece(" " * CARD_WIDTH),
        piece(f"{third}{dashes * 5}{fourth}", soft),
    ]


HALF: Final = 12
"""Columns of either side of a Mood card."""


def mood_card(theme: BoardTheme, say: Speech, mood: Mood | None) -> Block:
    """Draw a Mood card: what the lowest and what the highest card will take."""
    first, second, third, fourth = theme.symbols.corners
    across, down = theme.symbols.across, theme.symbols.down
    yellow, blue = mood if mood is not None else ("?", "?")
    laughs, rages = theme.symbols.mouths[0].strip(), theme.symbols.mouths[-1].strip()
    sides = [
        (laughs, rages),
        (str(yellow), str(blue)),
        (say("app-lowest"), say("app-highest")),
    ]
    body = [
        row(
            (down, theme.rule),
            _side(left, theme.laugh_ground),
            _side(right, theme.angry_ground),
            (down, theme.rule),
        )
        for left, right in sides
    ]
    edge = across * 2 * HALF
    return [
        piece(first + edge + second, theme.rule),
        *body,
        piece(third + edge + fourth, theme.rule),
    ]


def _side(text: str, style: Style) -> Text:
    padded = fit(Text(text), HALF, "center").plain
    return piece(padded, style)


PLACE_WIDTH: Final = 10
ROOMY_PLACE_WIDTH: Final = 14


class Trick(NamedTuple):
    """What lies on the table."""

    roster: Roster
    view: FiftyFiftyView
    taken: TrickTaken | None
    """A trick that was taken and still lies there."""

    def card_of(self, seat: Seat) -> Card | None:
        """Return the card that *seat* has played."""
        view, taken = self.view, self.taken
        leader, cards = (view.leader, view.cards) if taken is None else (taken.leader, taken.cards)
        place = (seat - leader) % len(view.balances)
        return cards[place] if place < len(cards) else None


def places(trick: Trick, width: int) -> Block:
    """Draw all places side by side, in seat order."""
    players = trick.roster.players
    wide = ROOMY_PLACE_WIDTH if players * (ROOMY_PLACE_WIDTH + 1) <= width else PLACE_WIDTH
    return beside(
        [_place(trick, seat, wide) for seat in range(players)],
        gap=1 if players * (wide + 1) - 1 <= width else 0,
    )


def _place(trick: Trick, seat: Seat, width: int) -> Block:
    roster, view, _ = trick
    theme, held = roster.theme, view.balances[seat]
    card = trick.card_of(seat)
    face = card_gap(theme) if card is None else card_face(theme, card)
    lines = [
        _mark(trick, seat, width),
        *face,
        roster.tag(seat, width),
        bar(roster, held, (width - 1) // 2),
        balance(roster, held, width),
    ]
    return [fit(line, width, "center") for line in lines]


def _mark(trick: Trick, seat: Seat, width: int) -> Text:
    """Mark who leads, plays, deals, or takes halves: a sign, and its word where there is room."""
    roster, view, taken = trick
    theme, glyphs, say = roster.theme, roster.theme.symbols.glyphs, roster.words.say
    marks: list[tuple[Seat | None, str, str, Style]] = []
    if taken is not None:
        marks += [(taken.highest, glyphs.highest, say("app-highest"), theme.angry)]
        marks += [(taken.lowest, glyphs.lowest, say("app-lowest"), theme.laugh)]
    else:
        marks += [(view.turn, theme.symbols.right, say("app-turn"), theme.accent)]
        marks += [(view.leader, glyphs.leads, say("app-leads"), theme.soft)] if view.cards else []
        marks += [(view.dealer, glyphs.dot, say("app-deals"), theme.soft)]
    for whose, sign, word, style in marks:
        if whose == seat:
            told = f"{sign} {word}"
            return piece(told if len(told) <= width else sign, style)
    return Text()


def bar(roster: Roster, held: int, reach: int) -> Text:
    """Draw the halves somebody holds: laughing ones to the left, angry ones to the right."""
    theme, symbols = roster.theme, roster.theme.symbols
    yellow, blue = min(reach, max(0, -held)), min(reach, max(0, held))
    return row(
        (symbols.rest * (reach - yellow), theme.soft),
        (symbols.laughing * yellow, theme.laugh),
        (symbols.middle, theme.strong),
        (symbols.angry * blue, theme.angry),
        (symbols.rest * (reach - blue), theme.soft),
    )


def balance(roster: Roster, held: int, width: int) -> Text:
    """Write how many halves somebody holds, with the word where there is room, else with a face."""
    theme, say = roster.theme, roster.words.say
    word, style = say("app-balanced"), theme.good
    if held:
        word = say("app-angry") if held > 0 else say("app-laughing")
        style = theme.angry if held > 0 else theme.laugh
    told = f"{abs(held)} {word}"
    return piece(told if len(told) < width else with_face(held).rstrip(), style)

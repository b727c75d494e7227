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
from fifties.terminal.app.styles import Look
from fifties.words import with_face

CARD_WIDTH: Final = 7
HEIGHT: Final = 4


def mouth(look: Look, card: Card) -> str:
    """Return the mouth of a card's face, three columns wide."""
    mouths = look.symbols.mouths
    place = (card - 1) * len(mouths) // len(DECK)
    return mouths[place].ljust(3)


def card_face(look: Look, card: Card, *, cursor: bool = False, touch: object = None) -> Block:
    """Draw a card."""
    first, second, third, fourth = look.symbols.corners
    across, down = look.symbols.across, look.symbols.down
    edge = look.accent if cursor else look.rule
    ground = look.card(card)
    lines = [
        [(first + across * 5 + second, edge)],
        [(down, edge), (f" {card:>2}  ", ground), (down, edge)],
        [(down, edge), (f" {mouth(look, card)} ", ground), (down, edge)],
        [(third + across * 5 + fourth, edge)],
    ]
    return [row(*(piece(text, style, touch) for text, style in line)) for line in lines]


def card_gap(look: Look) -> Block:
    """Draw the place where a card will lie."""
    first, second, third, fourth = look.symbols.corners
    soft, dashes = look.soft, look.symbols.struck
    return [
        piece(f"{first}{dashes * 5}{second}", soft),
        piece(" " * CARD_WIDTH),
        piece(" " * CARD_WIDTH),
        piece(f"{third}{dashes * 5}{fourth}", soft),
    ]


HALF: Final = 12
"""Columns of either side of a Mood card."""


def mood_card(look: Look, say: Speech, mood: Mood | None) -> Block:
    """Draw a Mood card: what the lowest and what the highest card will take."""
    first, second, third, fourth = look.symbols.corners
    across, down = look.symbols.across, look.symbols.down
    yellow, blue = mood if mood is not None else ("?", "?")
    laughs, rages = look.symbols.mouths[0].strip(), look.symbols.mouths[-1].strip()
    sides = [
        (laughs, rages),
        (str(yellow), str(blue)),
        (say("app-lowest"), say("app-highest")),
    ]
    body = [
        row(
            (down, look.rule),
            _side(left, look.laugh_ground),
            _side(right, look.angry_ground),
            (down, look.rule),
        )
        for left, right in sides
    ]
    edge = across * 2 * HALF
    return [
        piece(first + edge + second, look.rule),
        *body,
        piece(third + edge + fourth, look.rule),
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
    look, held = roster.look, view.balances[seat]
    card = trick.card_of(seat)
    face = card_gap(look) if card is None else card_face(look, card)
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
    look, glyphs, say = roster.look, roster.look.symbols.glyphs, roster.words.say
    marks: list[tuple[Seat | None, str, str, Style]] = []
    if taken is not None:
        marks += [(taken.highest, glyphs.highest, say("app-highest"), look.angry)]
        marks += [(taken.lowest, glyphs.lowest, say("app-lowest"), look.laugh)]
    else:
        marks += [(view.turn, look.symbols.right, say("app-turn"), look.accent)]
        marks += [(view.leader, glyphs.leads, say("app-leads"), look.soft)] if view.cards else []
        marks += [(view.dealer, glyphs.dot, say("app-deals"), look.soft)]
    for whose, sign, word, style in marks:
        if whose == seat:
            told = f"{sign} {word}"
            return piece(told if len(told) <= width else sign, style)
    return Text()


def bar(roster: Roster, held: int, reach: int) -> Text:
    """Draw the halves somebody holds: laughing ones to the left, angry ones to the right."""
    look, symbols = roster.look, roster.look.symbols
    yellow, blue = min(reach, max(0, -held)), min(reach, max(0, held))
    return row(
        (symbols.rest * (reach - yellow), look.soft),
        (symbols.laughing * yellow, look.laugh),
        (symbols.middle, look.strong),
        (symbols.angry * blue, look.angry),
        (symbols.rest * (reach - blue), look.soft),
    )


def balance(roster: Roster, held: int, width: int) -> Text:
    """Write how many halves somebody holds, with the word where there is room, else with a face."""
    look, say = roster.look, roster.words.say
    word, style = say("app-balanced"), look.good
    if held:
        word = say("app-angry") if held > 0 else say("app-laughing")
        style = look.angry if held > 0 else look.laugh
    told = f"{abs(held)} {word}"
    return piece(told if len(told) < width else with_face(held).rstrip(), style)

"""Cards of Fifty Fifty: their little face laughs on low ones and frowns on high ones."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from fifties.games.fifty_fifty.actions import DECK, Card, Mood
from fifties.locales import Speech
from fifties.terminal.app.look import Look
from fifties.terminal.app.paper import Block, fit, piece, row

WIDTH: Final = 7
HEIGHT: Final = 4


def mouth(look: Look, card: Card) -> str:
    """Return the mouth of a card's face, three columns wide."""
    mouths = look.signs.mouths
    place = (card - 1) * len(mouths) // len(DECK)
    return mouths[place].ljust(3)


def card_face(look: Look, card: Card, *, cursor: bool = False, touch: object = None) -> Block:
    """Draw a card."""
    first, second, third, fourth = look.signs.corners
    across, down = look.signs.across, look.signs.down
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
    first, second, third, fourth = look.signs.corners
    soft, dashes = look.soft, look.signs.struck
    return [
        piece(f"{first}{dashes * 5}{second}", soft),
        piece(" " * WIDTH),
        piece(" " * WIDTH),
        piece(f"{third}{dashes * 5}{fourth}", soft),
    ]


HALF: Final = 12
"""Columns of either side of a Mood card."""


def mood_card(look: Look, say: Speech, mood: Mood | None) -> Block:
    """Draw a Mood card: what the lowest and what the highest card will take."""
    first, second, third, fourth = look.signs.corners
    across, down = look.signs.across, look.signs.down
    yellow, blue = mood if mood is not None else ("?", "?")
    laughs, rages = look.signs.mouths[0].strip(), look.signs.mouths[-1].strip()
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

"""Everybody's place in Fifty Fifty: the card in the trick, the halves held, the balance."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.style import Style
from rich.text import Text

from fifties.core.contract import Seat
from fifties.games.fifty_fifty.actions import Card
from fifties.games.fifty_fifty.state import TrickTaken
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.terminal.app.fifty_fifty.cards import card_face, card_gap
from fifties.terminal.app.paper import Block, beside, fit, piece, row
from fifties.terminal.app.seats import Cast

WIDTH: Final = 10
ROOMY: Final = 14


class Trick(NamedTuple):
    """What lies on the table."""

    cast: Cast
    view: FiftyFiftyView
    taken: TrickTaken | None
    """A trick that was taken and still lies there."""

    def card_of(self, seat: Seat) -> Card | None:
        """Return the card that *seat* has played."""
        view, taken = self.view, self.taken
        leader, cards = (view.leader, view.cards) if taken is None else (taken.leader, taken.cards)
        place = (seat - leader) % len(view.balances)
        return cards[place] if place < len(cards) else None


def turn_of(view: FiftyFiftyView) -> Seat | None:
    """Return who plays next, as far as the trick on the table tells."""
    players = len(view.balances)
    if view.mood is None or len(view.cards) == players:
        return None
    return (view.leader + len(view.cards)) % players


def places(trick: Trick, width: int) -> Block:
    """Draw all places side by side, in seat order."""
    players = trick.cast.players
    wide = ROOMY if players * (ROOMY + 1) <= width else WIDTH
    return beside(
        [_place(trick, seat, wide) for seat in range(players)],
        gap=1 if players * (wide + 1) - 1 <= width else 0,
    )


def _place(trick: Trick, seat: Seat, width: int) -> Block:
    cast, view, _ = trick
    look, held = cast.look, view.balances[seat]
    card = trick.card_of(seat)
    face = card_gap(look) if card is None else card_face(look, card)
    lines = [
        _mark(trick, seat, width),
        *face,
        cast.tag(seat, width),
        bar(cast, held, (width - 1) // 2),
        balance(cast, held, width),
    ]
    return [fit(line, width, "center") for line in lines]


def _mark(trick: Trick, seat: Seat, width: int) -> Text:
    """Mark who leads, plays, deals, or takes halves: a sign, and its word where there is room."""
    cast, view, taken = trick
    look, glyphs, say = cast.look, cast.look.signs.glyphs, cast.words.say
    marks: list[tuple[Seat | None, str, str, Style]] = []
    if taken is not None:
        marks += [(taken.highest, glyphs.highest, say("app-highest"), look.angry)]
        marks += [(taken.lowest, glyphs.lowest, say("app-lowest"), look.laugh)]
    else:
        marks += [(turn_of(view), look.signs.right, say("app-turn"), look.accent)]
        marks += [(view.leader, glyphs.leads, say("app-leads"), look.soft)] if view.cards else []
        marks += [(view.dealer, glyphs.dot, say("app-deals"), look.soft)]
    for whose, sign, word, style in marks:
        if whose == seat:
            told = f"{sign} {word}"
            return piece(told if len(told) <= width else sign, style)
    return Text()


def bar(cast: Cast, held: int, reach: int) -> Text:
    """Draw the halves somebody holds: laughing ones to the left, angry ones to the right."""
    look, signs = cast.look, cast.look.signs
    yellow, blue = min(reach, max(0, -held)), min(reach, max(0, held))
    return row(
        (signs.rest * (reach - yellow), look.soft),
        (signs.laughing * yellow, look.laugh),
        (signs.middle, look.strong),
        (signs.angry * blue, look.angry),
        (signs.rest * (reach - blue), look.soft),
    )


def balance(cast: Cast, held: int, width: int) -> Text:
    """Write a balance with its sign, and its word where there is room."""
    look, say = cast.look, cast.words.say
    word, style = say("app-balanced"), look.good
    if held:
        word = say("app-angry") if held > 0 else say("app-laughing")
        style = look.angry if held > 0 else look.laugh
    told = f"{abs(held)} {word}"
    return piece(told if len(told) < width else str(abs(held)), style)

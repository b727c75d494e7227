"""Bots that play Fifty Fifty."""

from __future__ import annotations

from collections.abc import Collection
from math import comb
from random import Random

from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.games.fifty_fifty.actions import DECK, Card
from fifties.games.fifty_fifty.view import View


def beginner(game: FiftyFifty, view: View, rng: Random) -> Play:  # noqa: ARG001 - a bot's form
    """Play any card."""
    return Play(rng.choice(view.my_hand))


def steady(game: FiftyFifty, view: View, rng: Random) -> Play:
    """Play the card after which the fewest halves are to be expected, any among equals."""
    hand = list(view.my_hand)
    rng.shuffle(hand)
    unseen = _unseen(view)
    later = game.players - len(view.cards) - 1
    return Play(min(hand, key=lambda card: _halves(view, card, unseen, later)))


def _unseen(view: View) -> list[Card]:
    """List the cards that others may hold."""
    seen = {card for trick in view.tricks for card in trick.cards}
    seen.update(view.cards, view.my_hand)
    return [card for card in DECK if card not in seen]


def _halves(view: View, card: Card, unseen: Collection[Card], later: int) -> float:
    """Expect how many halves the viewer holds after playing *card*, if others play anything."""
    balance = view.balances[view.viewer or 0]
    yellow, blue = view.mood or (0, 0)
    above = sum(other > card for other in unseen)
    # The chance that all who play later play lower, and that all play higher.
    highest = _all_from(len(unseen) - above, len(unseen), later) if _tops(view, card) else 0.0
    lowest = _all_from(above, len(unseen), later) if _bottoms(view, card) else 0.0
    return (
        highest * abs(balance + blue)
        + lowest * abs(balance - yellow)
        + (1 - highest - lowest) * abs(balance)
    )


def _tops(view: View, card: Card) -> bool:
    return all(card > other for other in view.cards)


def _bottoms(view: View, card: Card) -> bool:
    return all(card < other for other in view.cards)


def _all_from(some: int, of: int, drawn: int) -> float:
    """Return the chance that *drawn* cards out of *of* are all among *some* of them."""
    return comb(some, drawn) / comb(of, drawn)

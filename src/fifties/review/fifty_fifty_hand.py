"""What each card of a hand in Fifty Fifty is worth, by what its owner knows and nothing else.

By the master's network, and by its search in worlds that the owner cannot tell from the real one.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from random import Random
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import TRICKS, Card
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.simulation.fifty_fifty.game_arrays import array_from_view
from fifties.simulation.random_streams import Stream
from fifties.solver.fifty_fifty.levels import policy_of
from fifties.solver.fifty_fifty.search import PRIOR_WORLDS, cards_to_try, recall_plays, try_cards
from fifties.solver.fifty_fifty.weights_file import Floats

Sums: TypeAlias = NDArray[np.float64]

BATCHES: Final = 8
WORLDS_A_BATCH: Final = 12
"""In how many worlds the cards of a hand are tried, and in how many parts for the error."""


class CardOption(Struct, frozen=True):
    """A card that could have been played."""

    card: Card
    expected: float
    """The points that the round was then expected to bring, a struck result included."""
    error: float
    """The standard error of that."""


class HandOptions(Struct, frozen=True):
    """What each card of a hand costs, by what its owner knows."""

    cards: tuple[Card, ...]
    costs: tuple[float, ...]
    """In halves at the end of the round, less what a strike is worth."""
    batches: Sums
    """By batch and card, the costs added up in the batch's worlds."""
    weights: Sums
    """By batch, the worlds' weights added up."""
    trust: float
    """How far the worlds count, beside the network's own price."""

    @property
    def best(self) -> Card:
        """The cheapest card, the lowest among equals."""
        return min(self.cards, key=lambda card: (self.cost(card), card))

    @property
    def least(self) -> float:
        """What the best card costs."""
        return min(self.costs)

    def cost(self, card: Card) -> float:
        """Return what *card* costs."""
        return self.costs[self.cards.index(card)]

    def loss(self, card: Card) -> float:
        """Return how much more *card* costs than the best one."""
        return self.cost(card) - self.least

    def error(self, card: Card, than: Card | None = None) -> float:
        """Return the standard error of a card's cost, or of what it is more *than* another's."""
        sums = self.batches[:, self.cards.index(card)]
        if than is not None:
            sums = sums - self.batches[:, self.cards.index(than)]
        total = self.weights.sum()
        off = sums - self.weights * (sums.sum() / total)
        return float(self.trust * sqrt(BATCHES / (BATCHES - 1) * float(off @ off)) / total)

    def listed(self) -> tuple[CardOption, ...]:
        """Return all cards as options, the best first."""
        ordered = sorted(self.cards, key=lambda card: (self.cost(card), card))
        return tuple([CardOption(card, -self.cost(card), self.error(card)) for card in ordered])


NOTHING_HELD: Final = HandOptions((), (), np.zeros((BATCHES, 0)), np.zeros(BATCHES), 0.0)


def weigh_cards(game: FiftyFifty, view: FiftyFiftyView) -> HandOptions:
    """Expect what each card of the hand costs, as the master does, but for every card."""
    known, network = array_from_view(game, view), network_of(game.players)
    cards, prices = np.empty(TRICKS, np.int64), np.empty(TRICKS)
    cards_to_try(known, network, cards, prices)
    held = len(view.my_hand)
    cards, prices = cards[:held], prices[:held]
    moments, stream = recall_plays(known), stream_of_view(view)
    batches, weights = np.zeros((BATCHES, held)), np.zeros((BATCHES, 2))
    for batch in range(BATCHES):
        try_cards(
            known, moments, network, stream, WORLDS_A_BATCH, cards, batches[batch], weights[batch]
        )
    total, squares = weights.sum(axis=0)
    worlds = total * total / squares
    trust = float(worlds / (worlds + PRIOR_WORLDS))
    costs = trust * batches.sum(axis=0) / total + (1 - trust) * prices
    return HandOptions(
        cards=tuple(map(int, cards)),
        costs=tuple(map(float, costs)),
        batches=batches,
        weights=weights[:, 0],
        trust=trust,
    )


@cache
def network_of(players: int) -> Floats:
    """Return the weights of the master's network."""
    return policy_of("master", players).memory


def stream_of_view(view: FiftyFiftyView, *more: Card) -> Stream:
    """Return a random stream that depends on nothing but what a seat knows.

    Seats are counted from the viewer on, so that it does not matter who sits where.
    """
    players, me = len(view.balances), view.viewer or 0
    tricks = [((trick.leader - me) % players, trick.mood, trick.cards) for trick in view.tricks]
    turn = (view.leader - me) % players, view.mood, view.cards
    seed = f"{view.round} {tricks} {turn} {view.my_hand} {more}"
    return np.array([Random(seed).getrandbits(64)], np.uint64)

"""The five levels: from what a seat knows to the card it plays.

A level needs the seat's view and nothing else. What it expects of a card depends on its hand, so a
bot must not say it before the round is over.
"""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Final

import numpy as np

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import TRICKS, Card
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.simulation.fifty_fifty.deciding import (
    ANY_CARD,
    LEARNED_TABLE,
    NETWORK,
    ONE_TRICK_AHEAD,
    SAFE_CARD,
    card_by,
)
from fifties.simulation.fifty_fifty.known import Known
from fifties.simulation.fifty_fifty.matches import NOTHING, Policy
from fifties.simulation.fifty_fifty.viewing import known_of
from fifties.simulation.streams import Stream
from fifties.solver.fifty_fifty.guessing import recall
from fifties.solver.fifty_fifty.keeping import shipped
from fifties.solver.fifty_fifty.learning import Floats
from fifties.solver.fifty_fifty.searching import best_of, cards_to_try, try_cards

LEVELS: Final = {
    "beginner": ANY_CARD,
    "casual": SAFE_CARD,
    "steady": ONE_TRICK_AHEAD,
    "sharp": LEARNED_TABLE,
    "master": NETWORK,
}
"""Weakest first, each with the code of its policy."""

WORLDS: Final = 100
"""In how many worlds the master tries its cards out."""

WORLDS_AT_ONCE: Final = 10
SECONDS: Final = 0.04
"""A machine so slow that the worlds take longer tries fewer: nobody waits for a bot."""


def policy_of(level: str, players: int) -> Policy:
    """Return the policy of a level, as kernels play it; the master's without any search."""
    code = LEVELS[level]
    if code == LEARNED_TABLE:
        return Policy(code, shipped(players).table)
    return Policy(code, shipped(players).network if code == NETWORK else NOTHING)


def choose(
    level: str,
    game: FiftyFifty,
    view: FiftyFiftyView,
    rng: Random,
    *,
    worlds: int = WORLDS,
    seconds: float | None = None,
) -> Card:
    """Choose the card that a seat plays, by its *view* alone; the master searches so many worlds.

    The same view and the same state of *rng* give the same card, if *seconds* suffice for them all;
    there are `SECONDS` unless somebody says so.
    """
    policy, known = policy_of(level, game.players), known_of(game, view)
    stream = np.array([rng.getrandbits(64)], np.uint64)
    if policy.code == NETWORK and len(view.my_hand) > 1:
        return search(known, policy.memory, stream, worlds, SECONDS if seconds is None else seconds)
    return int(card_by(policy.code, known, policy.memory, stream))


def search(known: Known, network: Floats, stream: Stream, worlds: int, seconds: float) -> Card:
    """Try the best cards out in up to so many worlds, as long as there is time."""
    cards, prices = np.empty(TRICKS, np.int64), np.empty(TRICKS)
    tried = cards_to_try(known, network, cards, prices)
    if tried == 1 or worlds == 0:
        return int(cards[0])
    costs, weights, moments = np.zeros(tried), np.zeros(2), recall(known)
    end = monotonic() + seconds
    for first in range(0, worlds, WORLDS_AT_ONCE):
        at_once = min(WORLDS_AT_ONCE, worlds - first)
        try_cards(known, moments, network, stream, at_once, cards[:tried], costs, weights)
        if monotonic() > end:
            break
    return int(cards[best_of(prices[:tried], costs, weights)])

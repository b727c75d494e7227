"""The five levels: from what a seat knows to the card it plays.

A level needs the seat's view and nothing else. What it expects of a card depends on its hand, so a
bot must not say it before the round is over.
"""

from __future__ import annotations

from random import Random
from typing import Final

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import Card
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.simulation.fifty_fifty.game_arrays import array_from_view
from fifties.simulation.fifty_fifty.policies import (
    ANY_CARD,
    NO_MEMORY,
    ONE_TRICK_AHEAD,
    SAFE_CARD,
    Policy,
)
from fifties.simulation.kernels import IS_COMPILED
from fifties.simulation.random_streams import stream_at
from fifties.solver.fifty_fifty.learned_policies import LEARNED_TABLE, NETWORK, card_of_policy
from fifties.solver.fifty_fifty.search import search
from fifties.solver.fifty_fifty.weights_file import shipped_weights

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
SECONDS: Final = 0.04 if IS_COMPILED else 0.1
"""Where the worlds take longer it tries fewer, in plain Python one or none: nobody waits long."""


def policy_of(level: str, players: int) -> Policy:
    """Return the policy of a level, as kernels play it; the master's without any search."""
    code = LEVELS[level]
    if code == LEARNED_TABLE:
        return Policy(code, shipped_weights(players).table)
    return Policy(code, shipped_weights(players).network if code == NETWORK else NO_MEMORY)


def choose(
    level: str,
    game: FiftyFifty,
    view: FiftyFiftyView,
    rng: Random,
    *,
    worlds: int = WORLDS,
    seconds: float | None = None,
) -> Card:
    """Return the card that a seat plays, by its *view* alone; the master searches so many worlds.

    The same view and the same state of *rng* give the same card, if *seconds* suffice for them all;
    there are `SECONDS` unless somebody says so.
    """
    policy, known = policy_of(level, game.players), array_from_view(game, view)
    stream = stream_at(rng.getrandbits(64))
    if policy.code == NETWORK and len(view.my_hand) > 1:
        return search(known, policy.memory, stream, worlds, SECONDS if seconds is None else seconds)
    return int(card_of_policy(policy.code, known, policy.memory, stream))

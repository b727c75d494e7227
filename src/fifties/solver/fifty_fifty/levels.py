"""The five levels: from what a seat knows to the card it plays, and how strong a policy is.

A level needs the seat's view and nothing else. What it expects of a card depends on its hand, so a
bot must not say it before the round is over.
"""

from __future__ import annotations

from concurrent.futures import Executor
from random import Random
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import Card
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.simulation.chunks import Span, map_chunks, spans
from fifties.simulation.fifty_fifty.game_arrays import array_from_view
from fifties.simulation.fifty_fifty.policies import ANY_CARD, ONE_TRICK_AHEAD, SAFE_CARD, Decide
from fifties.simulation.fifty_fifty.scalar_kernel import NO_MEMORY, Policy, play_matches
from fifties.solver.fifty_fifty.learned_policies import (
    LEARNED_TABLE,
    NETWORK,
    all_policies,
    card_of_policy,
)
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
SECONDS: Final = 0.04
"""A machine so slow that the worlds take longer tries fewer: nobody waits for a bot."""

GAMES_A_CHUNK: Final = 50

SURE: Final = 2.576
"""So many standard errors to either side hold the truth 99 times out of 100."""


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
    stream = np.array([rng.getrandbits(64)], np.uint64)
    if policy.code == NETWORK and len(view.my_hand) > 1:
        return search(known, policy.memory, stream, worlds, SECONDS if seconds is None else seconds)
    return int(card_of_policy(policy.code, known, policy.memory, stream))


class Share(NamedTuple):
    """A part of the wins, and between what it lies with 99 % confidence."""

    mean: float
    low: float
    high: float


def share_against(
    policy: Policy,
    others: Policy,
    game: FiftyFifty,
    games: int,
    seed: int,
    *,
    threads: int = 1,
    decide: Decide | None = None,
    executor: Executor | None = None,
) -> Share:
    """Return the share of wins of *policy* in all seats in turn, with *others* in the rest.

    An *executor* plays in place of threads; one in another process takes no *decide*.
    """
    work = _Wins(game, policy, others, seed, decide)
    played = map_chunks(work, spans(games, GAMES_A_CHUNK), executor, threads=threads)
    wins = np.concatenate([part for _, part in played])
    mean, off = float(wins.mean()), float(SURE * wins.std() / games**0.5)
    return Share(mean, mean - off, mean + off)


class _Wins(Struct, frozen=True):
    """Plays games of two policies; a value, so that it can be sent to other machines."""

    game: FiftyFifty
    policy: Policy
    others: Policy
    seed: int
    decide: Decide | None

    def __call__(self, span: Span) -> NDArray[np.float64]:
        """Return the part of the win that the first policy got in each game."""
        seats = [self.policy] + [self.others] * (self.game.players - 1)
        decide = self.decide or all_policies()
        return play_matches(
            self.game, seats, span.games, self.seed, decide, first=span.first
        ).wins()[:, 0]

"""Matches of two policies: how much of the wins one gets against the other."""

from __future__ import annotations

from concurrent.futures import Executor
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from fifties.games.fifty_fifty import FiftyFifty
from fifties.simulation.chunks import Span, map_chunks, spans
from fifties.simulation.fifty_fifty.policies import Decide, Policy
from fifties.simulation.fifty_fifty.scalar_kernel import play_matches
from fifties.solver.fifty_fifty.learned_policies import all_policies

GAMES_A_CHUNK: Final = 50

SURE: Final = 2.576
"""So many standard errors to either side hold the truth 99 times out of 100."""


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

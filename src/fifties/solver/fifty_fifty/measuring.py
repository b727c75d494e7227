"""How strong a policy is: its part of the wins among others who are all alike."""

from __future__ import annotations

from typing import Final, NamedTuple

from fifties.games.fifty_fifty import FiftyFifty
from fifties.simulation.fifty_fifty.deciding import Decide
from fifties.simulation.fifty_fifty.matches import Policy, play_matches

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
) -> Share:
    """Let *policy* play so many games in all seats, with *others* in the rest of them."""
    seats = [policy] + [others] * (game.players - 1)
    wins = play_matches(game, seats, games, seed, threads=threads, decide=decide).wins()[:, 0]
    mean, off = float(wins.mean()), float(SURE * wins.std() / games**0.5)
    return Share(mean, mean - off, mean + off)

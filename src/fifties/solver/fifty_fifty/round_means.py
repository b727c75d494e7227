"""What a round of Fifty Fifty brings before its cards are dealt, if everybody plays the network."""

from __future__ import annotations

from statistics import fmean, pstdev
from typing import Final

from msgspec import Struct

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.edition import EDITIONS
from fifties.games.fifty_fifty.game import LEAST_PLAYERS, MOST_PLAYERS
from fifties.simulation.fifty_fifty.scalar_kernel import play_matches
from fifties.solver.fifty_fifty.learned_policies import all_policies
from fifties.solver.fifty_fifty.levels import policy_of


class RoundMeans(Struct, frozen=True):
    """What the rounds of a game bring one seat, in points."""

    gains: tuple[float, ...]
    """By round, on average: minus a point a half, and what a strike gives back."""
    spread: float
    """The standard deviation of what one round brings."""


KEPT: Final = {
    ("zoch", 3): RoundMeans((-2.506, -1.989, -1.871), 3.21),
    ("zoch", 4): RoundMeans((-2.385, -1.714, -1.538, -1.352), 3.65),
    ("zoch", 5): RoundMeans((-2.101, -1.318, -1.123, -0.959, -0.863), 3.74),
    ("tightrope", 3): RoundMeans((-3.178, -2.634, -2.505), 3.61),
    ("tightrope", 4): RoundMeans((-2.901, -2.128, -1.936, -1.793), 4.07),
    ("tightrope", 5): RoundMeans((-2.51, -1.677, -1.454, -1.25, -1.172), 4.15),
}
"""By edition and players. `python -m fifties.solver.fifty_fifty.round_means` prints these."""

GAMES: Final = 20_000


def round_means(game: FiftyFifty) -> RoundMeans:
    """Return what rounds bring; of an edition that nobody has played yet, as of the usual one."""
    usual = next(iter(EDITIONS))
    return KEPT.get((game.edition.name, game.players)) or KEPT[usual, game.players]


def gains_of(results: tuple[int, ...]) -> list[int]:
    """Return what each round brought: its result, and the earlier one that it strikes (H8)."""
    gains, standing = [], list[int]()
    for result in results:
        worst = min(standing, default=0) if result == 0 else 0
        if worst:
            standing.remove(worst)
        gains.append(result - worst)
        standing.append(result)
    return gains


def main() -> None:
    """Play games, and print what is kept."""
    for edition in EDITIONS.values():
        for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
            game = FiftyFifty(players, edition)
            policies = [policy_of("master", players)] * players
            played = play_matches(game, policies, GAMES, 50, all_policies()).results
            gains = [gains_of(tuple(seat)) for results in played.tolist() for seat in results]
            by_round = [round(fmean(gain), 3) for gain in zip(*gains, strict=True)]
            spread = round(pstdev(gain for seat in gains for gain in seat), 2)
            means = RoundMeans(tuple(by_round), spread)
            print((edition.name, players), means)  # noqa: T201 - that is what it is for


if __name__ == "__main__":
    main()

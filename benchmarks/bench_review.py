"""How many games do points without luck need? The tables "Without luck" of docs/strength.md."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Sequence

import numpy as np

from fifties.arena import contest
from fifties.arena.intervals import Sample, estimate_mean
from fifties.core.contract import PlayableGame
from fifties.games.registry import editions, game_names, make_game
from fifties.review import luck_free_points

SIZES = (3, 4, 5)


def leads(points: np.ndarray, mine: np.ndarray) -> np.ndarray:
    """Return how many points more one bot made than the others, by game."""
    ours = (points * mine).sum(axis=1) / mine.sum(axis=1)
    theirs = (points * ~mine).sum(axis=1) / (~mine).sum(axis=1)
    return np.asarray(ours - theirs)


def show_luck(game: PlayableGame, bots: Sequence[str], options: argparse.Namespace) -> None:
    """Print a lead with luck and without, and how many games each needs."""
    held = contest(
        game, bots, options.games, seed=options.seed, processes=1, measure=luck_free_points
    )
    equal = len(set(bots)) == 1
    mine = np.zeros_like(held.seats, bool) if equal else held.seats == 0
    if equal:
        mine[:, 0] = True
    ones = np.ones(held.games)
    raw, free = (
        estimate_mean(Sample(leads(np.asarray(points), mine), ones))
        for points in (held.points, held.measured)
    )
    ratio = (free.error / raw.error) ** 2
    cells = [f"{each.mean:+.2f} ± {2.576 * each.error:.2f}" for each in (raw, free)]
    cells.insert(0, f"{bots[0]} against {len(bots) - 1} {bots[1]} | {held.games}")
    print(f"| {game.players} | {' | '.join(cells)} | {ratio:.2f} |", flush=True)


def main() -> None:
    """Print the tables that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["luck", "equals"], nargs="?", default="luck")
    parser.add_argument("--game", choices=game_names(), default="fifty")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, nargs="+", default=SIZES)
    parser.add_argument("--seed", type=int, default=50)
    options = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, seed {options.seed}")
    edition = next(iter(editions(options.game).values()))
    other = "master" if options.what == "equals" else "sharp"
    for players in options.players:
        show_luck(make_game(players, edition), ["master", *[other] * (players - 1)], options)


if __name__ == "__main__":
    main()

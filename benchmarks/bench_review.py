"""Is the review right? Losses by level, and points without luck: tables of docs/strength.md."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean

import numpy as np

from fifties.arena import Contest, contest
from fifties.arena.intervals import Estimate, Sample, estimate_mean, gather
from fifties.arena.match import Measure
from fifties.bots import levels
from fifties.bots.fifty_mixtures import likely_mixture
from fifties.core.contract import PlayableGame
from fifties.core.record import AnyRecord, Record
from fifties.games.fifty import Fifty
from fifties.games.registry import editions, game_names, make_game
from fifties.review import luck_free_points, review_record
from fifties.review.fifty_rounds import played_rounds
from fifties.solver.fifty.opponents import Opponents
from fifties.solver.fifty.round_setup import RoundSetup

SIZES = (3, 4, 5)


def marks(record: AnyRecord, names: Sequence[str | None]) -> tuple[float, ...]:
    """Measure everybody's mark."""
    return tuple(float(seat.mark) for seat in review_record(record).seats[: len(names)])


def losses(record: AnyRecord, names: Sequence[str | None]) -> tuple[float, ...]:
    """Measure what everybody's decisions lose on average."""
    found = review_record(record).losses
    return tuple(
        fmean(loss.points for loss in found if loss.seat == seat) for seat in range(len(names))
    )


def losses_to_field(record: Record[Fifty], names: Sequence[str | None]) -> tuple[float, ...]:
    """Measure what choices in Fifty lose against the very mixtures of the others."""
    game, lost = record.game, [list[float]() for _ in names]
    for played in played_rounds(record):
        views = [game.view(played.before, seat) for seat in range(game.players)]
        mixed = [likely_mixture(name, game, view) for name, view in zip(names, views, strict=True)]
        setup = RoundSetup.of(game, views[0])
        for seat, numbers in enumerate(played.result.picks):
            field = Opponents(setup, [*mixed[:seat], *mixed[seat + 1 :]])
            lost[seat].append(field.best_answer()[1] - field.score(numbers))
    return tuple(map(fmean, lost))


def by_bot(held: Contest, bot: int) -> Estimate:
    """Estimate what was measured of one bot, a seat."""
    mine = held.seats == bot
    sums = np.where(mine, np.asarray(held.measured), 0.0).sum(axis=1)
    return estimate_mean(gather(held.deals, sums, mine.sum(axis=1)))


def show_losses(
    game: PlayableGame, bots: Sequence[str], options: argparse.Namespace, measure: Measure
) -> None:
    """Print what every level loses a decision, and whether neighbours are apart."""
    held = contest(game, bots, options.games, seed=options.seed, processes=1, measure=measure)
    found = [by_bot(held, bot) for bot in range(len(bots))]
    apart = [
        worse.mean - better.mean > 2.576 * sqrt(worse.error**2 + better.error**2)
        for worse, better in pairwise(found)
    ]
    cells = [f"{each.mean:.3f} ± {2.576 * each.error:.3f}" for each in found]
    order = "yes" if all(apart) else "no"
    print(f"| {game.players} | {held.games} | {' | '.join(cells)} | {order} |", flush=True)


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
    parser.add_argument("what", choices=["losses", "field", "marks", "luck", "equals"])
    parser.add_argument("--game", choices=game_names(), default="fifty")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, nargs="+", default=SIZES)
    parser.add_argument("--bots", default=",".join(levels("fifty")))
    parser.add_argument("--seed", type=int, default=50)
    options = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, seed {options.seed}")
    edition = next(iter(editions(options.game).values()))
    measures: dict[str, Callable[..., tuple[float, ...]]] = {
        "losses": losses,
        "field": losses_to_field,
        "marks": marks,
    }
    for players in options.players:
        game = make_game(players, edition)
        if options.what in measures:
            show_losses(game, options.bots.split(","), options, measures[options.what])
        else:
            other = "master" if options.what == "equals" else "sharp"
            show_luck(game, ["master", *[other] * (players - 1)], options)


if __name__ == "__main__":
    main()

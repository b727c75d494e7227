"""Is the review right? Losses by level, and points without luck: tables of docs/strength.md.

Losses take long: `--kept FOLDER` keeps what every seed brought, so that a run can be divided, and
`--seeds 50 51 52` shows all of them in one table.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean

import numpy as np
from msgspec import Struct

from fifties.arena import contest
from fifties.arena.intervals import Estimate, Sample, estimate_mean, gather
from fifties.arena.match import Measure
from fifties.bots import levels
from fifties.bots.fifty_mixtures import likely_mixture
from fifties.core.contract import PlayableGame
from fifties.core.record import AnyRecord, Record, replay
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.games.registry import editions, game_names, make_game
from fifties.review import luck_free_points, review_record
from fifties.review.fifty_fifty_hand import weigh_cards
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


def card_losses(record: Record[FiftyFifty], names: Sequence[str | None]) -> tuple[float, ...]:
    """Measure what cards lose, as a review does, without all else that a review works out."""
    game, lost = record.game, [list[float]() for _ in names]
    state = game.start()
    for entry, step in zip(record.entries, replay(record), strict=True):
        if isinstance(entry.action, Play) and isinstance(entry.actor, int):
            view = game.view(state, entry.actor)
            if len(view.my_hand) > 1:
                lost[entry.actor].append(weigh_cards(game, view).loss(entry.action.card))
        state = step.state
    return tuple(map(fmean, lost))


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


class Measured(Struct, frozen=True, eq=False):
    """What was measured in games of some seeds; arrays have a row a game."""

    deals: np.ndarray
    seats: np.ndarray
    """Which bot sat where."""
    figures: np.ndarray

    def of(self, bot: int) -> Sample:
        """Return what was measured of one bot, a seat; a game is an observation."""
        mine = self.seats == bot
        sums = np.where(mine, self.figures, 0.0).sum(axis=1)
        return gather(self.deals, sums, mine.sum(axis=1))

    def difference(self, worse: int, better: int) -> Estimate:
        """Estimate by how much more was measured of one bot than of another, a seat.

        What a game adds to both, because they sit at one table, does not count as error.
        """
        ones, off, means = np.ones(len(self.deals)), np.zeros(len(self.deals)), list[float]()
        for bot, sign in ((worse, 1), (better, -1)):
            mine = self.seats == bot
            means.append(float(self.figures[mine].mean()))
            apart = np.where(mine, self.figures - means[-1], 0.0).sum(axis=1)
            off += sign * apart * len(self.deals) / mine.sum()
        return estimate_mean(gather(self.deals, off + means[0] - means[1], ones))


def measured(
    game: PlayableGame, bots: Sequence[str], options: argparse.Namespace, measure: Measure
) -> Measured:
    """Play games of every seed and measure them, or take what was kept of them."""
    parts = []
    for seed in options.seeds:
        label = f"{options.what}-{game.name}-{game.players}-{'-'.join(bots)}-{options.games}-{seed}"
        file = None if options.kept is None else options.kept / f"{label}.npy"
        if file is not None and file.exists():
            parts.append(np.load(file))
            continue
        held = contest(game, bots, options.games, seed=seed, processes=1, measure=measure)
        # Deals of another seed are others.
        deals = held.deals[:, None] + seed * 1_000_000
        parts.append(np.hstack([deals, held.seats, np.asarray(held.measured)]))
        if file is not None:
            np.save(file, parts[-1])
    rows = np.vstack(parts)
    split = 1 + game.players
    return Measured(rows[:, 0].astype(np.int64), rows[:, 1:split].astype(np.int64), rows[:, split:])


def show_losses(
    game: PlayableGame, bots: Sequence[str], options: argparse.Namespace, measure: Measure
) -> None:
    """Print what every level loses a decision, and by how much it is more than the next level."""
    held = measured(game, bots, options, measure)
    found = [estimate_mean(held.of(bot)) for bot in range(len(bots))]
    steps = [held.difference(worse, better) for worse, better in pairwise(range(len(bots)))]
    cells = [_shown(each) for each in (*found, *steps)]
    sign = -1 if options.what == "marks" else 1
    order = "yes" if all(sign * step.mean > _distance(step) for step in steps) else "no"
    row = [game.players, len(held.deals), *cells, order]
    print(f"| {' | '.join(map(str, row))} |", flush=True)


def _shown(found: Estimate) -> str:
    return f"{found.mean:.3f} ± {_distance(found):.3f}"


def _distance(found: Estimate) -> float:
    """Return how far a mean can be off, at 99 %."""
    return found.at99.high - found.mean


def leads(points: np.ndarray, mine: np.ndarray) -> np.ndarray:
    """Return how many points more one bot made than the others, by game."""
    ours = (points * mine).sum(axis=1) / mine.sum(axis=1)
    theirs = (points * ~mine).sum(axis=1) / (~mine).sum(axis=1)
    return np.asarray(ours - theirs)


def show_luck(game: PlayableGame, bots: Sequence[str], options: argparse.Namespace) -> None:
    """Print a lead with luck and without, and how many games each needs."""
    held = contest(
        game, bots, options.games, seed=options.seeds[0], processes=1, measure=luck_free_points
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
    parser.add_argument("--seeds", type=int, nargs="+", default=[50])
    parser.add_argument("--kept", type=Path, help="a folder that keeps what was measured")
    options = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, seeds {options.seeds}")
    edition = next(iter(editions(options.game).values()))
    measures: dict[str, Callable[..., tuple[float, ...]]] = {
        "losses": card_losses if options.game == "fifty-fifty" else losses,
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

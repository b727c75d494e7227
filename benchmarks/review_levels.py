"""Does the review put the levels in order? What a decision loses: tables of docs/strength.md.

How many games are played, and with which seeds, was settled before the first one: `DESIGNS`. All
levels meet in every line-up and every order around the table. `--kept FOLDER` keeps what was
measured in every contest of 60 or 120 games, so that a run can be interrupted.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct

from fifties.arena import contest
from fifties.arena.intervals import Estimate, estimate_mean, gather
from fifties.bots.fifty_mixtures import likely_mixture
from fifties.core.contract import PlayableGame
from fifties.core.record import AnyRecord, Record, replay
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.games.registry import editions, make_game
from fifties.review import review_record
from fifties.review.fifty_fifty_hand import weigh_cards
from fifties.review.fifty_rounds import played_rounds
from fifties.solver.fifty.opponents import Opponents
from fifties.solver.fifty.round_setup import RoundSetup

LEVELS: Final = ("beginner", "casual", "steady", "sharp", "master")

Figures: TypeAlias = dict[str, list[float]]
"""What was measured of a game: by its name, a figure for every seat, NaN where none was wanted."""


class Part(Struct, frozen=True):
    """Some games of the design, and of which levels decisions are judged in them."""

    contests: int
    """Each has a seed of its own."""
    judged: tuple[str, ...] = LEVELS


class Design(Struct, frozen=True):
    """What was settled before the first game."""

    seed: int
    """Of the first contest; 100 more for every player."""
    parts: Mapping[str, Mapping[int, tuple[Part, ...]]]
    """By game and number of players."""


DESIGNS: Final[Mapping[str, Design]] = {
    "first": Design(
        7100,
        {
            "fifty": {3: (Part(7),), 4: (Part(4),), 5: (Part(6),)},
            "fifty-fifty": {
                3: (Part(2), Part(24, ("casual", "steady"))),
                4: (Part(2),),
                5: (Part(1), Part(2, ("casual", "steady"))),
            },
        },
    ),
    # Of the two steps that the first design did not find.
    "second": Design(
        8100,
        {
            "fifty-fifty": {
                3: (Part(24, ("beginner", "casual")),),
                4: (Part(19, ("casual", "steady")),),
            }
        },
    ),
}

GAMES_A_CONTEST: Final = {3: 60, 4: 120, 5: 120}
"""Every line-up in every order around the table, from every seat."""

ORDERED: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "losses": {"fifty": ("beginner", "casual", "steady", "master"), "fifty-fifty": LEVELS},
    "field": {"fifty": ("steady", "sharp", "master")},
}
"""Which levels are said to be in order, by which figure."""


class Measured(Struct, frozen=True, eq=False):
    """One figure of all games; arrays have a row a game and a column a seat."""

    deals: np.ndarray
    seats: np.ndarray
    """Which level sat where."""
    figures: np.ndarray

    def _mine(self, level: int) -> np.ndarray:
        return np.asarray((self.seats == level) & ~np.isnan(self.figures))

    def of(self, level: int) -> Estimate:
        """Estimate the mean of a level; a game is an observation."""
        mine = self._mine(level)
        sums = np.where(mine, self.figures, 0.0).sum(axis=1)
        return estimate_mean(gather(self.deals, sums, mine.sum(axis=1)))

    def difference(self, worse: int, better: int) -> Estimate:
        """Estimate by how much more was measured of one level than of another.

        What a game adds to both does not count as error.
        """
        there = self._mine(worse).any(axis=1) | self._mine(better).any(axis=1)
        size = int(there.sum())
        off, means = np.zeros(len(self.deals)), list[float]()
        for level, sign in ((worse, 1), (better, -1)):
            mine = self._mine(level)
            means.append(float(self.figures[mine].mean()))
            apart = np.where(mine, self.figures - means[-1], 0.0).sum(axis=1)
            off += sign * apart * size / mine.sum()
        shifted = off[there] + means[0] - means[1]
        return estimate_mean(gather(self.deals[there], shifted, np.ones(size)))


def measure_fifty(record: Record[Fifty], names: Sequence[str], _: Sequence[str]) -> Figures:
    """Measure losses against the equilibrium and against the field, and marks, of everybody."""
    reviewed, seats = review_record(record), range(len(names))
    return {
        "losses": [
            fmean(loss.points for loss in reviewed.losses if loss.seat == seat) for seat in seats
        ],
        "marks": [float(seat.mark) for seat in reviewed.seats],
        "field": losses_to_field(record, names),
    }


def losses_to_field(record: Record[Fifty], names: Sequence[str]) -> list[float]:
    """Measure what choices in Fifty lose against the very mixtures of the others."""
    game, lost = record.game, [list[float]() for _ in names]
    for played in played_rounds(record):
        views = [game.view(played.before, seat) for seat in range(game.players)]
        mixed = [likely_mixture(name, game, view) for name, view in zip(names, views, strict=True)]
        setup = RoundSetup.of(game, views[0])
        for seat, numbers in enumerate(played.result.picks):
            field = Opponents(setup, [*mixed[:seat], *mixed[seat + 1 :]])
            lost[seat].append(field.best_answer()[1] - field.score(numbers))
    return list(map(fmean, lost))


def measure_fifty_fifty(
    record: Record[FiftyFifty], names: Sequence[str], judged: Sequence[str]
) -> Figures:
    """Measure what cards of *judged* levels lose: as a review does, and nothing else."""
    game, lost = record.game, [list[float]() for _ in names]
    state = game.start()
    for entry, step in zip(record.entries, replay(record), strict=True):
        seat = entry.actor
        if isinstance(entry.action, Play) and isinstance(seat, int) and names[seat] in judged:
            view = game.view(state, seat)
            if len(view.my_hand) > 1:
                lost[seat].append(weigh_cards(game, view).loss(entry.action.card))
        state = step.state
    return {"losses": [fmean(mine) if mine else np.nan for mine in lost]}


MEASURES: Final[Mapping[str, Callable[..., Figures]]] = {
    "fifty": measure_fifty,
    "fifty-fifty": measure_fifty_fifty,
}


def hold(game: PlayableGame, judged: Sequence[str], seed: int, games: int) -> dict[str, np.ndarray]:
    """Play one contest and measure its games."""
    rows = list[Figures]()

    def measure(record: AnyRecord, names: Sequence[str | None]) -> tuple[float, ...]:
        rows.append(MEASURES[game.name](record, names, judged))
        return (0.0,) * len(names)

    held = contest(game, LEVELS, games, seed=seed, processes=1, measure=measure)
    # Deals of another seed are others.
    deals = held.deals + seed * 1_000_000
    figures = {name: np.array([row[name] for row in rows]) for name in rows[0]}
    return {"deals": deals, "seats": np.asarray(held.seats), **figures}


def contests(
    game: PlayableGame, design: Design, kept: Path | None
) -> Iterator[dict[str, np.ndarray]]:
    """Yield what was measured in every contest of the design, and keep it."""
    seed = design.seed + 100 * game.players
    for part in design.parts[game.name][game.players]:
        for _ in range(part.contests):
            file = None if kept is None else kept / f"{game.name}-{game.players}-{seed}.npz"
            if file is not None and file.exists():
                with np.load(file) as found:
                    yield dict(found)
            else:
                found = hold(game, part.judged, seed, GAMES_A_CONTEST[game.players])
                if file is not None:
                    np.savez(file, allow_pickle=False, **found)
                yield found
            seed += 1


def show(game: PlayableGame, design: Design, kept: Path | None) -> None:
    """Play what the design asks for with this game, and print its rows."""
    held = list(contests(game, design, kept))
    joined = {name: np.concatenate([each[name] for each in held]) for name in held[0]}
    deals, seats = joined.pop("deals"), joined.pop("seats")
    print(f"{game.name}, {game.players} players: {len(deals)} games")
    judged = {level for part in design.parts[game.name][game.players] for level in part.judged}
    for name, figures in joined.items():
        measured = Measured(deals, seats, figures)
        cells = [
            _shown(measured.of(at)) if level in judged else "" for at, level in enumerate(LEVELS)
        ]
        print(f"| {name} | {game.players} | {' | '.join(cells)} |")
        for pair in pairwise(ORDERED.get(name, {}).get(game.name, ())):
            if judged.issuperset(pair):
                _show_step(measured, *pair)
    print(flush=True)


def _show_step(measured: Measured, worse: str, better: str) -> None:
    step = measured.difference(LEVELS.index(worse), LEVELS.index(better))
    apart = "yes" if step.at99.low > 0 else "no"
    errors = step.mean / step.error
    print(f"|   {worse} - {better} | {_shown(step)} | {errors:.1f} errors | {apart} |")


def _shown(found: Estimate) -> str:
    return f"{found.mean:.3f} ± {found.at99.high - found.mean:.3f}"


def main() -> None:
    """Play the games of the design and print what they tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--design", choices=[*DESIGNS], default="first")
    parser.add_argument("--game", choices=[*MEASURES], nargs="+", default=[*MEASURES])
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4, 5])
    parser.add_argument("--kept", type=Path, help="a folder that keeps what was measured")
    options = parser.parse_args()
    design = DESIGNS[options.design]
    print(f"Python {platform.python_version()}, {platform.machine()}, {options.design} design\n")
    for name, sizes in design.parts.items():
        for players in sizes:
            if name in options.game and players in options.players:
                game = make_game(players, next(iter(editions(name).values())))
                show(game, design, options.kept)


if __name__ == "__main__":
    main()

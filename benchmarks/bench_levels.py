"""Are the levels of bots apart? Prints the tables of docs/strength.md."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from fifties.arena import Contest, contest, meetings, ratings, standings
from fifties.arena.intervals import Estimate
from fifties.bots import levels
from fifties.core.contract import PlayableGame
from fifties.games.registry import editions, game_names, make_game

SIZES = (3, 4, 5)
GOALS = {
    # What the best bot should win at least, by game, players and the level of all others.
    ("fifty-fifty", 4, "beginner"): 0.78,
    ("fifty-fifty", 4, "steady"): 0.57,
    ("fifty-fifty", 4, "sharp"): 0.45,
    ("fifty-fifty", 5, "steady"): 0.45,
}


class Duel(NamedTuple):
    """One bot of a level against a table of another."""

    game: PlayableGame
    level: str
    below: str

    @property
    def line_up(self) -> list[str]:
        """Who sits at the table."""
        return [self.level, f"{self.below}*{self.game.players - 1}"]

    def command(self, options: argparse.Namespace) -> str:
        """Return the command that plays the same games."""
        bots = ",".join(self.line_up)
        rest = f"--games {options.games} --duplicate --seed {options.seed}"
        return f"fifties arena {self.game.name} --bots {bots} {rest}"


def tables(name: str, options: argparse.Namespace) -> Iterator[PlayableGame]:
    """Set the tables of a game."""
    edition = next(iter(editions(name).values()))
    for players in options.players:
        yield make_game(players, edition)


def held(game: PlayableGame, bots: list[str], options: argparse.Namespace) -> Contest:
    """Hold a contest of *bots*."""
    return contest(game, bots, options.games, duplicate=True, seed=options.seed)


def percent(share: float) -> str:
    """Write a share."""
    return f"{100 * share:.1f} %"


def between(estimate: Estimate) -> str:
    """Write a 99 % interval of a share."""
    return f"{100 * estimate.at99.low:.1f} to {100 * estimate.at99.high:.1f} %"


def show_duel(duel: Duel, options: argparse.Namespace) -> bool:
    """Play a duel and print its row; tell whether the levels are apart."""
    played = held(duel.game, duel.line_up, options)
    row = standings(played)[0]
    apart = row.verdict > 0
    goal = GOALS.get((duel.game.name, duel.game.players, duel.below))
    wanted = "" if goal is None or duel.level != "master" else percent(goal)
    if wanted and goal is not None:
        wanted += ": yes" if row.share.mean >= goal else ": NO"
    cells = (
        str(duel.game.players),
        duel.level,
        f"{duel.game.players - 1} {duel.below}",
        f"{played.games:,}",
        percent(row.share.mean),
        between(row.share),
        percent(row.fair),
        "apart" if apart else "NOT APART",
        wanted,
    )
    print(f"| {' | '.join(cells)} |", flush=True)
    return apart


def show_ladder(name: str, options: argparse.Namespace) -> tuple[int, int]:
    """Play every level against the one below it; return how many steps are apart, out of all."""
    print(f"\n### {name}: one bot of a level against a table of the level below\n")
    print("| players | bot | against | games | wins | 99 % | fair | levels | goal |")
    print("|---|---|---|---|---|---|---|---|---|")
    ladder = levels(name)
    steps = [
        show_duel(Duel(game, level, below), options)
        for game in tables(name, options)
        for below, level in pairwise(ladder)
    ]
    return sum(steps), len(steps)


def show_best(name: str, options: argparse.Namespace) -> None:
    """Play the best bot against tables of each other level."""
    *others, below, best = levels(name)
    print(f"\n### {name}: {best} against tables of weaker bots ({below} is above)\n")
    print("| players | bot | against | games | wins | 99 % | fair | levels | goal |")
    print("|---|---|---|---|---|---|---|---|---|")
    for game in tables(name, options):
        for other in others:
            show_duel(Duel(game, best, other), options)


def show_mixed(game: PlayableGame, options: argparse.Namespace) -> None:
    """Let all levels meet, every table of different ones."""
    names = list(levels(game.name))
    played = held(game, names, options)
    print(f"\n### {game.name}: mixed tables of {game.players}\n")
    print(f"{played.games:,} games of {played.line_ups} line-ups; points are per game.\n")
    print(f"| bot | wins | 99 % | points | rating | {names[-1]}'s points more, 99 % | |")
    print("|---|---|---|---|---|---|---|")
    gaps = {each.against: each.points for each in meetings(played) if each.bot == names[-1]}
    for row, rating in zip(standings(played), ratings(played), strict=True):
        gap = gaps.get(row.bot)
        more = f"{gap.at99.low:+.2f} to {gap.at99.high:+.2f}" if gap else ""
        verdict = "" if gap is None else "outscored" if gap.at99.low > 0 else "NOT OUTSCORED"
        cells = (
            row.bot,
            percent(row.share.mean),
            between(row.share),
            f"{row.points.mean:.2f}",
            f"{rating.mu:.1f} ± {rating.sigma:.1f}",
            more,
            verdict,
        )
        print(f"| {' | '.join(cells)} |", flush=True)


def read_options() -> argparse.Namespace:
    """Read what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=game_names(), dest="names")
    parser.add_argument("--players", action="append", type=int, choices=SIZES)
    parser.add_argument("--games", type=int, default=2000, help="a contest (default: 2000)")
    parser.add_argument("--seed", type=int, default=50)
    options = parser.parse_args()
    options.names = options.names or list(game_names())
    options.players = options.players or list(SIZES)
    return options


def main() -> None:
    """Measure and print."""
    options = read_options()
    print("Are the levels of bots apart?")
    print(f"Python {platform.python_version()}, {platform.machine()}; seed {options.seed}.")
    print("Apart: the 99 % interval of the wins lies above the fair share.")
    for name in options.names:
        *_, below, best = levels(name)
        game = next(tables(name, options))
        print(f"\nTo see one line again: {Duel(game, best, below).command(options)}")
        apart, steps = show_ladder(name, options)
        show_best(name, options)
        for game in tables(name, options):
            show_mixed(game, options)
        print(f"\n{name}: {apart} of {steps} steps are apart.")


if __name__ == "__main__":
    main()

"""`fifties solve`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from fifties.cli.parser import (
    Commands,
    add_dask,
    add_language,
    positive_number,
    speech,
    whole_number,
)

MOST_SIZES: Final = 1000
"""More numbers of players than anybody can ask for."""

ABOUT: Final = """\
Solve one round of Fifty for points: how often to write which numbers, so that nobody can gain by
writing others. Printed are what a round is worth, how much the best answer to such a table would
gain (worked out exactly, not sampled), and a strip of how often each number should be written."""

EXAMPLES: Final = """\
examples:
  fifties solve fifty --players 5 --blocked 2,8
  fifties solve fifty --players 4 --blocked 0,3,7 --danger 11-20 --plot round.svg
  fifties solve fifty --against night.toml --round 2 --player Theo
  fifties solve fifty --against "3 9 17 25 41; 5 16 27 38 49" --choice 4,10,18,26,42
  fifties solve fifty --against "3 9 17 25 41; ?" --blocked 0,2,4,6
  fifties solve fifty --players 3-7 --blocked any --json

With --against: of a record, what everybody should have written in a round, knowing what the others
wrote (the last counted one, unless --round says which); of picks, the best answer to them, a ?
being somebody who plays as solved. --player or --choice tells number by number what a choice was
worth.
With several numbers of players, or any digits blocked that their tokens can show, all such rounds
are solved at once, on all cores, and told in a table.
docs/solving.md explains how it is done."""


def add_solve(commands: Commands) -> None:
    """Add `fifties solve`."""
    solve = commands.add_parser(
        "solve",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    solve.add_argument("game", choices=("fifty",), help="which game")
    solve.add_argument(
        "--players", type=_sizes, default=(), metavar="N|N-M", help="seats at the table"
    )
    solve.add_argument(
        "--blocked", type=_digits, default=(), metavar="D,D,…|any", help="blocked digits"
    )
    solve.add_argument("--danger", type=_zone, metavar="LOW-HIGH", help="the Danger zone")
    solve.add_argument(
        "--edition", metavar="NAME|FILE", help="iello, or a .toml file that describes your box"
    )
    solve.add_argument(
        "--round", type=whole_number, metavar="R", help="whose bonus boxes, or which of a record"
    )
    solve.add_argument(
        "--until", type=_points, metavar="E", help="how small an exploitability to wait for"
    )
    solve.add_argument("--seconds", type=_points, metavar="S", help="give up after (default: 60)")
    workers = solve.add_mutually_exclusive_group()
    workers.add_argument(
        "--threads",
        type=positive_number,
        metavar="T",
        help="how many rounds to solve at once (default: as many as there are cores)",
    )
    add_dask(workers)
    solve.add_argument("--plot", type=Path, metavar="FILE", help="draw it, too: .svg or .png")
    solve.add_argument("--against", metavar="RECORD|PICKS", help="a field that is known")
    solve.add_argument("--choice", type=_five, metavar="N,N,N,N,N", help="a choice to look into")
    solve.add_argument("--player", metavar="NAME", help="of a record, whose choice to look into")
    solve.add_argument("--json", action="store_true", help="one JSON object")
    add_language(solve)
    solve.set_defaults(run=_solve)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(sorted(whole_number(word) for word in text.replace(",", " ").split()))


def _sizes(text: str) -> range:
    first, dash, last = text.partition("-")
    sizes = range(whole_number(first), whole_number(last if dash else first) + 1)
    if not 0 < len(sizes) <= MOST_SIZES:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of players, such as 5 or 3-7")
    return sizes


def _digits(text: str) -> tuple[int, ...] | None:
    """Return blocked digits; ``None`` for any that tokens can show."""
    if text == "any":
        return None
    digits = _numbers(text)
    if not digits or len(set(digits)) < len(digits):
        raise argparse.ArgumentTypeError(f"{text!r} is no list of different digits, such as 2,8")
    return digits


def _five(text: str) -> tuple[int, ...]:
    return _numbers(text)


def _zone(text: str) -> tuple[int, int]:
    low, dash, high = text.partition("-")
    if not dash:
        raise argparse.ArgumentTypeError(f"{text!r} is no zone, such as 11-20")
    return whole_number(low.strip()), whole_number(high.strip())


def _points(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 < number < 10**6:
        raise argparse.ArgumentTypeError(f"{text!r} is no number above 0")
    return number


def _solve(options: argparse.Namespace) -> int:
    from fifties.terminal.reports.fifty_solution import SolveOptions, solve_round

    wanted = SolveOptions(
        sizes=tuple(options.players),
        blocked=options.blocked,
        danger=options.danger,
        edition=options.edition,
        round=options.round,
        until=options.until,
        seconds=options.seconds,
        plot=options.plot,
        against=options.against,
        choice=options.choice,
        player=options.player,
        threads=options.threads,
        dask=options.dask,
    )
    return solve_round(wanted, speech(options.lang), as_json=options.json)

"""`fifties simulate`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from fifties.cli.parser import (
    GAMES,
    Commands,
    Parser,
    add_dask,
    add_edition,
    add_language,
    imports_exempt_from_gc,
    positive_number,
    speech,
    whole_number,
)

USUAL_GAMES: Final = 1_000_000

EXAMPLES: Final = """\
Game I depends on the seed and on I alone, whatever the threads and the number of games. The first
run of a game compiles it, which takes some seconds; later ones do not.

examples:
  fifties simulate fifty --players 5 --games 10000000
  fifties simulate fifty-fifty --players 4 --edition tightrope --json
  fifties simulate fifty --players 5 --seed 7 --record 12 game.toml
  fifties replay game.toml
  fifties simulate fifty --players 5 --games 900000000 --dask 192.168.1.20:8786"""


def add_simulate(commands: Commands) -> None:
    """Add `fifties simulate`."""
    simulate = commands.add_parser(
        "simulate",
        description="Play whole games at random on all cores, and tell what came of them. Ctrl-C "
        "ends a simulation early and reports what was played.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    simulate.add_argument("game", choices=GAMES, help="which game")
    simulate.add_argument(
        "--players", type=whole_number, required=True, metavar="N", help="seats at the table"
    )
    simulate.add_argument(
        "--games",
        type=positive_number,
        default=USUAL_GAMES,
        metavar="N",
        help=f"how many games (default: {USUAL_GAMES})",
    )
    _add_details(simulate)
    add_language(simulate)
    simulate.set_defaults(run=_simulate)


def _add_details(simulate: Parser) -> None:
    simulate.add_argument(
        "--seed",
        type=whole_number,
        metavar="S",
        help="the same games again (default: a new one, which is told)",
    )
    workers = simulate.add_mutually_exclusive_group()
    workers.add_argument(
        "--threads",
        type=positive_number,
        metavar="T",
        help="how many play at once (default: as many as there are cores); changes no result",
    )
    add_dask(workers)
    add_edition(simulate)
    simulate.add_argument(
        "--record",
        nargs=2,
        metavar=("I", "FILE"),
        help="write game I, counted from 0, into a new file that fifties replay reads",
    )
    simulate.add_argument("--json", action="store_true", help="one JSON object")


def _simulate(options: argparse.Namespace) -> int:
    with imports_exempt_from_gc():
        from fifties.terminal.reports.simulation import SimulationOptions, simulate_games
    recorded, file = options.record or (None, None)
    wanted = SimulationOptions(
        game=options.game,
        players=options.players,
        games=options.games,
        seed=options.seed,
        threads=options.threads,
        dask=options.dask,
        danger=options.danger,
        edition=options.edition,
        recorded=recorded,
        file=None if file is None else Path(file),
    )
    return simulate_games(wanted, speech(options.lang), as_json=options.json)

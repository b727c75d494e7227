"""`fifties arena`."""

from __future__ import annotations

import argparse
from typing import Final

from fifties.cli.parser import (
    Commands,
    add_dask,
    add_edition,
    add_game,
    add_language,
    positive_number,
    speech,
    split_list,
    whole_number,
)

USUAL_GAMES: Final = 1000

BOTS: Final = """\
bots:
  beginner casual steady sharp master   the levels, weakest first
  my_module:my_bot                      a function (game, view, rng) -> action of yours,
                                        imported from here or from what is installed
  steady*3                              the same as steady,steady,steady

who plays whom:
  as many bots as seats   one table of them
  more                    all tables that they can form, evenly
  fewer                   all mixtures of them, evenly
  At every table they sit around it in every order, and every circle goes through all seats, so
  that all bots sit at all seats equally often. The last circle is finished (but in a crowd of more
  than twelve), which can take a few games more than asked for.

what is printed:
  Shares of wins (who shares a win gets a part of it) with Wilson's interval, points with Student's;
  with --duplicate all games of a deal count as one observation. Ratings are OpenSkill's, game by
  game in the order of the schedule. The cross table says how often the row ends ahead of the
  column, and by how many points. docs/strength.md explains more.

examples:
  fifties arena fifty-fifty --bots sharp,steady*3 --games 6000 --duplicate
  fifties arena fifty --bots beginner,casual,steady,sharp,master --players 4 --json
  fifties arena fifty-fifty --bots my_module:my_bot,master --players 3
  fifties arena fifty --bots master,sharp*3 --games 50 --luck-free
  fifties arena fifty --bots master,sharp --players 4 --games 99999 --dask 192.168.1.20:8786"""


def add_arena(commands: Commands) -> None:
    """Add `fifties arena`."""
    arena = commands.add_parser(
        "arena",
        description="Let bots play many games against each other, on all cores, and tell how "
        "strong they are. Ctrl-C ends a contest early and reports what was played.",
        epilog=BOTS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(arena)
    arena.add_argument("--bots", required=True, metavar="A,B,…", help="who takes part, see below")
    arena.add_argument(
        "--players",
        type=whole_number,
        metavar="N",
        help="seats at a table (default: as many as bots, if the game allows it)",
    )
    arena.add_argument(
        "--games",
        type=positive_number,
        default=USUAL_GAMES,
        metavar="N",
        help=f"how many games (default: {USUAL_GAMES})",
    )
    arena.add_argument(
        "--duplicate",
        action="store_true",
        help="play every deal once from every seat, so that luck cancels out",
    )
    arena.add_argument(
        "--luck-free",
        action="store_true",
        help="also compare points with most of the luck taken out, which needs far fewer games",
    )
    arena.add_argument(
        "--seed",
        type=whole_number,
        metavar="S",
        help="the same deals and decisions again (default: a new one, which is told)",
    )
    add_edition(arena)
    workers = arena.add_mutually_exclusive_group()
    workers.add_argument(
        "--processes",
        type=positive_number,
        metavar="T",
        help="how many play at once (default: as many as there are cores); changes no result",
    )
    add_dask(workers)
    arena.add_argument("--json", action="store_true", help="one JSON object")
    add_language(arena)
    arena.set_defaults(run=_arena)


def _arena(options: argparse.Namespace) -> int:
    from fifties.terminal.reports.arena import ContestOptions, hold_contest

    wanted = ContestOptions(
        game=options.game,
        bots=split_list(options.bots),
        players=options.players,
        games=options.games,
        duplicate=options.duplicate,
        luck_free=options.luck_free,
        seed=options.seed,
        edition=options.edition,
        danger=options.danger,
        processes=options.processes,
        dask=options.dask,
    )
    return hold_contest(wanted, speech(options.lang), as_json=options.json)

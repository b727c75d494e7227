"""`fifties arena`."""

from __future__ import annotations

import argparse
from typing import Final

from fifties.cli.parser import Commands, add_language, speech, whole_number

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
  fifties arena fifty-fifty --bots my_module:my_bot,master --players 3"""


def add_arena(commands: Commands) -> None:
    """Describe `fifties arena`."""
    arena = commands.add_parser(
        "arena",
        help="let bots play against each other",
        description="Let bots play many games against each other, on all cores, and tell how "
        "strong they are. Ctrl-C ends a contest early and reports what was played.",
        epilog=BOTS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    arena.add_argument("game", choices=("fifty", "fifty-fifty"), help="which game")
    arena.add_argument("--bots", required=True, metavar="A,B,…", help="who takes part, see below")
    arena.add_argument(
        "--players",
        type=whole_number,
        metavar="N",
        help="seats at a table (default: as many as bots, if the game allows it)",
    )
    arena.add_argument(
        "--games",
        type=_positive,
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
        "--seed",
        type=whole_number,
        metavar="S",
        help="the same deals and decisions again (default: a new one, which is told)",
    )
    arena.add_argument(
        "--edition",
        metavar="NAME|FILE",
        help="iello; zoch or tightrope; or a .toml file that describes your box",
    )
    arena.add_argument("--danger", action="store_true", help="Fifty with Danger cards")
    arena.add_argument(
        "--processes",
        type=_positive,
        metavar="T",
        help="how many play at once (default: as many as there are cores); changes no result",
    )
    arena.add_argument("--json", action="store_true", help="one JSON object")
    add_language(arena)
    arena.set_defaults(run=_arena)


def _positive(text: str) -> int:
    number = whole_number(text)
    if not number:
        raise argparse.ArgumentTypeError("0 is too few")
    return number


def _arena(options: argparse.Namespace) -> int:
    from fifties.terminal.lab.contest import Wishes, hold_contest

    wishes = Wishes(
        game=options.game,
        bots=tuple(name.strip() for name in options.bots.split(",") if name.strip()),
        players=options.players,
        games=options.games,
        duplicate=options.duplicate,
        seed=options.seed,
        edition=options.edition,
        danger=options.danger,
        processes=options.processes,
    )
    return hold_contest(wishes, speech(options.lang), as_json=options.json)

"""`fifties play`."""

from __future__ import annotations

import argparse
from pathlib import Path

from fifties.cli.parser import Commands, add_language, speech


def add_play(commands: Commands) -> None:
    """Describe `fifties play`."""
    play = commands.add_parser(
        "play",
        help="play in this terminal, line by line",
        description="Play line by line: people at this keyboard, bots on the other seats.",
        epilog="With several people a curtain hides what each of them writes or holds. Type q to "
        "leave, ? for help. What is not given here is asked.",
    )
    play.add_argument("game", nargs="?", choices=("fifty", "fifty-fifty"), help="which game")
    play.add_argument("--players", type=int, metavar="N", help="seats at the table, bots included")
    play.add_argument("--people", type=int, metavar="N", help="how many of them are people")
    play.add_argument("--names", metavar="A,B,…", help="their names, separated by commas")
    play.add_argument("--seed", type=int, metavar="S", help="the same cards and bots again")
    play.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="write the game down as it goes, hidden hands included",
    )
    play.add_argument(
        "--edition",
        metavar="NAME|FILE",
        help="iello; zoch or tightrope; or a .toml file that describes your box",
    )
    play.add_argument(
        "--bots",
        choices=("beginner", "casual", "steady", "sharp", "master"),
        default="steady",
        metavar="LEVEL",
        help="how well the bots play: beginner, casual, steady (default), sharp or master",
    )
    play.add_argument("--danger", action="store_true", help="Fifty with Danger cards")
    add_language(play)
    play.set_defaults(run=_play)


def _play(options: argparse.Namespace) -> int:
    from fifties.terminal.evening import play_evening
    from fifties.terminal.invitation import Wishes

    wishes = Wishes(
        game=options.game,
        players=options.players,
        people=options.people,
        names=tuple(name.strip() for name in (options.names or "").split(",") if name.strip()),
        seed=options.seed,
        record=options.record,
        edition=options.edition,
        danger=options.danger,
        bots=options.bots,
    )
    return play_evening(wishes, speech(options.lang))

"""The command line: `fifties replay` and `fifties play`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from fifties import __version__
from fifties.terminal.exits import INTERRUPTED, REFUSED
from fifties.terminal.streams import prepare_streams

if TYPE_CHECKING:
    from fifties.locales import Speech


ABOUT = """\
Two games that share a name and nothing else.

  Fifty        everyone writes five numbers in secret, then somebody counts aloud
  Fifty Fifty  nine tricks; the highest and the lowest card both cost you"""

EXAMPLES = """\
examples:
  fifties play fifty --players 5                 you and four bots
  fifties play fifty-fifty --players 4 --people 2 --record night.toml
  fifties replay night.toml                      check a game and read its report
  fifties replay --json *.toml                   the same for programs, one line a game

Each command explains itself: fifties play --help. No digital game at hand? A record is a plain
text file that you can write after a game with the real box; docs/records.md shows how."""


class Parser(argparse.ArgumentParser):
    """A parser that answers a slip with one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to read on."""
        self.exit(REFUSED, f"{self.prog}: {message} (see {self.prog} --help)\n")


def build_parser() -> Parser:
    """Describe the command line."""
    parser = Parser(
        prog="fifties",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"fifties {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    _add_play(commands)
    _add_replay(commands)
    return parser


def _add_play(commands: argparse._SubParsersAction[Parser]) -> None:
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
        "--bots", choices=("beginner", "steady"), default="steady", help="how well the bots play"
    )
    play.add_argument("--danger", action="store_true", help="Fifty with Danger cards")
    _add_language(play)
    play.set_defaults(run=_play)


def _add_replay(commands: argparse._SubParsersAction[Parser]) -> None:
    replay = commands.add_parser(
        "replay",
        help="check records and report what happened",
        description="Referee game records: print a report, or say where a rule is broken.",
        epilog="A record that breaks a rule is refused with one line that names the file, the "
        "place, the clause of docs/rules.md and the reason; the exit code is then 2.",
    )
    replay.add_argument("files", nargs="+", metavar="FILE", help="records; - reads standard input")
    replay.add_argument("--json", action="store_true", help="one JSON object a line")
    _add_language(replay)
    replay.set_defaults(run=_replay)


def _add_language(parser: Parser) -> None:
    parser.add_argument(
        "--lang", choices=("en", "fr", "de", "it"), help="language (default: that of the terminal)"
    )


# Imports below happen only when their part is used, so that --help stays light.


def _replay(options: argparse.Namespace) -> int:
    from fifties.terminal.replaying import replay_files

    return replay_files(options.files, speech(options.lang), as_json=options.json)


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


def speech(language: str | None) -> Speech:
    """Speak *language*, or that of the terminal."""
    from fifties.locales import Speech, preferred_language

    return Speech(language or preferred_language(os.environ))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    prepare_streams()
    options = build_parser().parse_args(arguments)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        # Nothing more can be written; Python must not try again when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0
        sys.stderr.write(f"fifties: {error.strerror or error}\n")
        return REFUSED
    return code

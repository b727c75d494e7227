"""The command line: `fifties` alone opens a house for game night; the rest are its commands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from fifties import __version__
from fifties.exits import INTERRUPTED, REFUSED
from fifties.terminal.streams import prepare_streams

if TYPE_CHECKING:
    from fifties.locales import Speech


EVERYWHERE = "0.0.0.0"  # noqa: S104 - phones on the network are the point

ABOUT = """\
Two games that share a name and nothing else.

  Fifty        everyone writes five numbers in secret, then somebody counts aloud
  Fifty Fifty  nine tricks; the highest and the lowest card both cost you"""

EXAMPLES = """\
examples:
  fifties                                        open tables for friends, on this network
  fifties serve --port 8080 --data nights        the same on a server, without a browser
  fifties play fifty --players 5                 you and four bots
  fifties play fifty-fifty --players 4 --people 2 --record night.toml
  fifties replay night.toml                      check a game and read its report
  fifties replay --json *.toml                   the same for programs, one line a game
  fifties verify night.toml                      check that nobody stacked the cards

Each command explains itself: fifties play --help. No digital game at hand? A record is a plain
text file that you can write after a game with the real box; docs/records.md shows how."""


MOST_DIGITS = 10
LIMITS = {
    "tables": "tables in all (default: 20000)",
    "tables-per-address": "tables one address may have open (default: 20)",
    "connections": "sockets at once (default: 20000)",
    "connections-per-address": "sockets of one address (default: 10000)",
    "rate": "messages a second from one person (default: 20)",
    "burst": "messages at once from one person (default: 60)",
    "message-bytes": "the largest message (default: 4096)",
    "unread-bytes": "what may wait for a slow reader (default: 1048576)",
    "wrong-codes": "wrong codes or tokens that one address may try at once (default: 20)",
    "wrong-codes-a-minute": "how many more from then on (default: 2)",
    "timelines": "records that one address may send in at once for a replay (default: 20)",
    "timelines-a-minute": "how many more from then on (default: 10)",
    "greeting-seconds": "how long somebody may be connected and say nothing (default: 10)",
    "idle-hours": "clear tables unused for so long (default: 72)",
    "record-days": "erase records after so long (default: 0, never)",
}
"""The fields of `fifties.server.limits.Limits`, written out so that --help stays light."""


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
    commands = parser.add_subparsers(metavar="COMMAND", required=False, parser_class=Parser)
    parser.set_defaults(run=_open_house)
    _add_serve(commands)
    _add_play(commands)
    _add_replay(commands)
    _add_verify(commands)
    return parser


def _add_serve(commands: argparse._SubParsersAction[Parser]) -> None:
    serve = commands.add_parser(
        "serve",
        help="host live tables",
        description="Host live tables of both games over WebSockets. Everything is kept in one "
        "SQLite file: stop or kill the server whenever you like, every table goes on.",
        epilog="docs/serving.md tells how to run a server on the internet. Limits: 0 lifts one.",
    )
    serve.add_argument(
        "--host",
        default=EVERYWHERE,
        metavar="ADDRESS",
        help="where to listen (default: everywhere on this network)",
    )
    serve.add_argument("--port", type=_port, default=5050, metavar="N", help="default: 5050")
    serve.add_argument("--data", type=Path, metavar="DIR", help="where tables and records are kept")
    serve.add_argument("--forgetful", action="store_true", help="keep nothing on disk")
    serve.add_argument("--open", action="store_true", help="open a browser, too")
    serve.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="let pages from there use this server; can be repeated",
    )
    serve.add_argument("--proxy", metavar="ADDRESS", help="believe this proxy about who asks")
    for name, meaning in LIMITS.items():
        serve.add_argument(f"--{name}", type=_count, metavar="N", help=meaning)
    serve.add_argument(
        "--log",
        choices=("debug", "info", "warning", "error"),
        default="warning",
        help="how much to log",
    )
    _add_language(serve)
    serve.set_defaults(run=_serve)


def _port(text: str) -> int:
    port = _count(text)
    if port >= 1 << 16:
        raise argparse.ArgumentTypeError(f"{text} is no port; take one from 1 to 65535")
    return port


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < MOST_DIGITS):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number, 0 or above")
    return int(text)


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


def _add_verify(commands: argparse._SubParsersAction[Parser]) -> None:
    verify = commands.add_parser(
        "verify",
        help="check that every draw follows from the sealed secret",
        description="Referee game records and draw again all that chance did in them: it must "
        "follow from the secret whose commitment the table published before the game.",
        epilog="A record without a [chance] table cannot be verified, and is refused like one that "
        "breaks a rule; docs/chance.md tells what this proves and what it does not.",
    )
    verify.add_argument(
        "files", nargs="+", metavar="RECORD", help="records; - reads standard input"
    )
    _add_language(verify)
    verify.set_defaults(run=_verify)


def _add_language(parser: Parser) -> None:
    parser.add_argument(
        "--lang", choices=("en", "fr", "de", "it"), help="language (default: that of the terminal)"
    )


# Imports below happen only when their part is used, so that --help stays light.


def _replay(options: argparse.Namespace) -> int:
    from fifties.terminal.replaying import replay_files

    return replay_files(options.files, speech(options.lang), as_json=options.json)


def _verify(options: argparse.Namespace) -> int:
    from fifties.terminal.verifying import verify_files

    return verify_files(options.files, speech(options.lang))


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


def _open_house(_: argparse.Namespace) -> int:
    return _serve(build_parser().parse_args(["serve", "--open"]))


def _serve(options: argparse.Namespace) -> int:
    from fifties.server.limits import Limits
    from fifties.server.serving import Plan, serve

    wanted = {name: getattr(options, name, None) for name in Limits.__struct_fields__}
    plan = Plan(
        host=options.host,
        port=options.port,
        data=options.data or _usual_data(),
        forgetful=options.forgetful,
        limits=Limits(**{name: limit for name, limit in wanted.items() if limit is not None}),
        origins=frozenset(options.origin),
        proxy=options.proxy,
        browser=options.open,
        log=options.log,
    )
    return serve(plan, speech(options.lang))


def _usual_data() -> Path:
    """Return where programs of this user keep their data."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA")
    else:
        home = os.environ.get("XDG_DATA_HOME")
    return Path(home or Path.home() / ".local" / "share") / "fifties"


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

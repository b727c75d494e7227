"""The command line: `fifties` alone opens a server and a browser; everything else is a command.

Each module reads the arguments of one command and hands them to the package that does the work.
It knows options, exit codes and error lines, but neither rules nor drawing nor sockets. A command
imports what it needs when it runs, so that `--help` is quick.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from fifties import __version__
from fifties.cli.parser import CommandParser, Parser
from fifties.exits import INTERRUPTED, REFUSED
from fifties.extras import MissingExtra
from fifties.terminal.streams import prepare_streams

ABOUT = """\
Two games that share a name and nothing else.

  Fifty        everyone writes five numbers in secret, then somebody counts aloud
  Fifty Fifty  nine tricks; the highest and the lowest card both cost you"""

EXAMPLES = """\
examples:
  fifties                                        open tables for friends, on this network
  fifties serve --port 8080 --data nights        the same on a server, without a browser
  fifties recover --data nights                  save what can be read of a damaged file
  fifties play fifty --players 5                 you and four bots
  fifties play fifty-fifty --players 4 --people 2 --record night.toml
  fifties play --resume                          go on with the game you left
  fifties play --join 192.168.1.20 KXM4PQ        sit at a friend's table
  fifties watch night.toml                       a game with arrow keys, step by step
  fifties replay night.toml                      check a game and read its report
  fifties replay --json *.toml                   the same for programs, one line a game
  fifties verify night.toml                      check that nobody stacked the cards
  fifties kit KXM4PQ                             the signed kit of an event, to prove it all
  fifties doctor --phones 500                    is this machine ready for a hall?
  fifties rehearse --phones 500 http://192.168.1.20:5050   will the hall hold them?
  fifties review night.toml                      was that skill, or luck?
  fifties print fifty --players 12               grids, track and tokens for the table, as PDF
  fifties simulate fifty --players 5 --games 9999999   what happens at random
  fifties solve fifty --players 5 --blocked 2,8  what to write, and how often
  fifties arena fifty --bots sharp,steady*3      how strong is a bot?
  fifties train fifty-fifty --players 4          teach the strongest bots anew

Each command explains itself: fifties play --help. No digital game at hand? A record is a plain
text file that you can write after a game with the real box; docs/records.md shows how."""


COMMANDS: Final = {
    "serve": "serve",
    "recover": "recover",
    "site": "site",
    "play": "play",
    "watch": "watch",
    "replay": "records",
    "verify": "records",
    "kit": "kit",
    "erase": "kit",
    "doctor": "doctor",
    "rehearse": "rehearse",
    "review": "review",
    "print": "print",
    "simulate": "simulate",
    "solve": "solve",
    "arena": "arena",
    "train": "train",
}
"""All commands in the order of the help, each with the module whose `add_<command>` adds it."""


def build_parser(command: str | None = None) -> Parser:
    """Return the parser of the whole command line, or as much of it as *command* needs."""
    parser = Parser(
        prog="fifties",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"fifties {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=False, parser_class=CommandParser)
    parser.set_defaults(run=_serve_and_open)
    for name in [command] if command in COMMANDS else COMMANDS:
        module = import_module(f"fifties.cli.{COMMANDS[name]}")
        getattr(module, f"add_{name}")(commands)
    return parser


def _serve_and_open(_: argparse.Namespace) -> int:
    options = build_parser("serve").parse_args(["serve", "--open"])
    code: int = options.run(options)
    return code


def _complain_of_extra(missing: MissingExtra, options: argparse.Namespace) -> int:
    """Write on one line which extra is missing and how to install it."""
    from fifties.cli.parser import speech
    from fifties.extras import MAKE, is_checkout, pip_command

    say = speech(getattr(options, "lang", None))
    command, details = pip_command(missing.extra), {"module": missing.module}
    if is_checkout():
        text = say("extra-missing-checkout", make=MAKE, command=command, **details)
    else:
        text = say("extra-missing", command=command, **details)
    sys.stderr.write(f"fifties: {text}\n")
    return REFUSED


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    prepare_streams()
    arguments = sys.argv[1:] if arguments is None else arguments
    options = build_parser(next(iter(arguments), None)).parse_args(arguments)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except MissingExtra as missing:
        return _complain_of_extra(missing, options)
    except OSError as error:
        # Standard output is closed or full; Python must not write to it again when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0
        sys.stderr.write(f"fifties: {error.strerror or error}\n")
        return REFUSED
    return code

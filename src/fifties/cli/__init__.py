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
from fifties.terminal.streams import prepare_streams, print_refusal

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
    "serve": ("serve", "host live tables"),
    "recover": ("recover", "save what can be read of a server's damaged database"),
    "site": ("site", "write both games as a folder of static files for any web host"),
    "play": ("play", "play in this terminal"),
    "watch": ("watch", "look on at a live table, or replay a record with arrow keys"),
    "replay": ("records", "check records and report what happened"),
    "verify": (
        "records",
        "check records and kits of events: nobody stacked the cards or changed anything",
    ),
    "kit": ("kit", "make the signed kit of an event from a server's data"),
    "erase": ("kit", "erase people from the kit of an event; it stays provable"),
    "doctor": ("doctor", "check whether this machine, or a site, is ready for many people"),
    "rehearse": ("rehearse", "let scripted phones play a whole game at an event, and measure it"),
    "review": ("review", "was that skill, or luck? what every decision of a game was worth"),
    "print": ("print", "grids, tracks, cards, posters, tags, certificates and played games as PDF"),
    "simulate": ("simulate", "play games at random, by the million"),
    "solve": ("solve", "what to write in Fifty, and what one should have written"),
    "arena": ("arena", "let bots play against each other"),
    "train": ("train", "teach the bots of Fifty Fifty anew"),
}
"""All commands in the order of the help: the module whose `add_<command>` adds it, and a line."""


def build_parser(command: str | None = None) -> Parser:
    """Return the parser of the command line; of all commands, only *command* has its options."""
    parser = Parser(
        prog="fifties",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"fifties {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=False, parser_class=CommandParser)
    parser.set_defaults(run=_serve_and_open)
    for name, (module, line) in COMMANDS.items():
        if name == command:
            getattr(import_module(f"fifties.cli.{module}"), f"add_{name}")(commands)
        else:
            commands.add_parser(name, help=line)
    return parser


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options that *arguments* give, or exit with a line about what is wrong."""
    command = next((word for word in arguments if not word.startswith("-")), None)
    return build_parser(command).parse_args(arguments)


def _serve_and_open(_: argparse.Namespace) -> int:
    options = parse(["serve", "--open"])
    code: int = options.run(options)
    return code


def _print_missing_extra(missing: MissingExtra, options: argparse.Namespace) -> int:
    """Write on one line which extra is missing and how to install it."""
    from fifties.cli.parser import speech
    from fifties.extras import MAKE, is_checkout, pip_command

    say = speech(getattr(options, "lang", None))
    command, details = pip_command(missing.extra), {"module": missing.module}
    if is_checkout():
        text = say("extra-missing-checkout", make=MAKE, command=command, **details)
    else:
        text = say("extra-missing", command=command, **details)
    return print_refusal(f"fifties: {text}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    prepare_streams()
    options = parse(sys.argv[1:] if arguments is None else arguments)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except MissingExtra as missing:
        return _print_missing_extra(missing, options)
    except OSError as error:
        # Standard output is closed or full; Python must not write to it again when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0
        sys.stderr.write(f"fifties: {error.strerror or error}\n")
        return REFUSED
    return code

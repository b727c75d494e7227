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

from fifties import __version__
from fifties.cli import serve
from fifties.cli.arena import add_arena
from fifties.cli.doctor import add_doctor
from fifties.cli.kit import add_erase, add_kit
from fifties.cli.parser import CommandParser, Parser
from fifties.cli.play import add_play
from fifties.cli.print import add_print
from fifties.cli.records import add_replay, add_verify
from fifties.cli.recover import add_recover
from fifties.cli.rehearse import add_rehearse
from fifties.cli.review import add_review
from fifties.cli.simulate import add_simulate
from fifties.cli.site import add_site
from fifties.cli.solve import add_solve
from fifties.cli.train import add_train
from fifties.cli.watch import add_watch
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


def build_parser() -> Parser:
    """Return the parser of the whole command line."""
    parser = Parser(
        prog="fifties",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"fifties {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=False, parser_class=CommandParser)
    parser.set_defaults(run=_serve_and_open)
    serve.add_serve(commands)
    add_recover(commands)
    add_site(commands)
    add_play(commands)
    add_watch(commands)
    add_replay(commands)
    add_verify(commands)
    add_kit(commands)
    add_erase(commands)
    add_doctor(commands)
    add_rehearse(commands)
    add_review(commands)
    add_print(commands)
    add_simulate(commands)
    add_solve(commands)
    add_arena(commands)
    add_train(commands)
    return parser


def _serve_and_open(_: argparse.Namespace) -> int:
    return serve.run(build_parser().parse_args(["serve", "--open"]))


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
    options = build_parser().parse_args(arguments)
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

"""`fifties watch`."""

from __future__ import annotations

import argparse

from fifties.cli.parser import Commands, add_language, speech


def add_watch(commands: Commands) -> None:
    """Add `fifties watch`."""
    watch = commands.add_parser(
        "watch",
        description="Look on: a record as a replay to go back and forth in, or a live table of a "
        "server as a spectator.",
        epilog="In a terminal: left and right go a step, up and down a round, home and end to the "
        "ends; space plays. With --plain, or without a terminal, everything is told line by line.",
    )
    watch.add_argument(
        "what", nargs="+", metavar="RECORD | ADDRESS CODE", help="a record, or a server and a table"
    )
    watch.add_argument("--seat", metavar="NAME", help="see a finished record as this player did")
    watch.add_argument("--plain", action="store_true", help="line by line, without a screen")
    add_language(watch)
    watch.set_defaults(run=lambda options: _watch(watch, options))


def _watch(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    from fifties.terminal.watch_main import watch_record, watch_table

    say = speech(options.lang)
    if len(options.what) == 1:
        return watch_record(options.what[0], options.seat, say, plain=options.plain)
    if len(options.what) > len(("address", "code")) or options.what[0].endswith(".toml"):
        parser.error("give one record, or the address of a server and the code of a table")
    address, code = options.what
    return watch_table(address, code, say, plain=options.plain)

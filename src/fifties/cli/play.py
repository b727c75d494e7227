"""`fifties play`."""

from __future__ import annotations

import argparse
from pathlib import Path

from fifties.cli.parser import (
    Commands,
    Parser,
    add_edition,
    add_game,
    add_language,
    imports_exempt_from_gc,
    speech,
    split_list,
    whole_number,
)

LEVELS = ("beginner", "casual", "steady", "sharp", "master")
"""The bots' levels, written out so that --help stays light."""


def add_play(commands: Commands) -> None:
    """Add `fifties play`."""
    play = commands.add_parser(
        "play",
        description="Play in this terminal: people at this keyboard, bots on the other seats; or "
        "at a live table of a server. Everything you do is kept at once: close the terminal "
        "whenever you like, and go on with --resume.",
        epilog="With several people a curtain hides what each of them writes or holds. What is not "
        "given here is asked. With --plain, or without a terminal, everything comes line by line: "
        "type q to leave, ? for help and for the coach.",
    )
    add_game(play, optional=True)
    _add_table(play)
    _add_modes(play)
    add_language(play)
    play.set_defaults(run=lambda options: _play(play, options))


def _add_table(play: Parser) -> None:
    """Add the options that say who plays what."""
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
        "--bots",
        type=_levels,
        default=("steady",),
        metavar="LEVEL[,LEVEL…]",
        help="how well the bots play: beginner, casual, steady (default), sharp or master; several "
        "are given to the bots in order",
    )
    add_edition(play)


def _add_modes(play: Parser) -> None:
    """Add the options that say how and where to play."""
    play.add_argument("--plain", action="store_true", help="line by line, without a screen")
    play.add_argument(
        "--coach-ahead", action="store_true", help="the coach speaks before you choose, too"
    )
    play.add_argument(
        "--resume",
        nargs="?",
        type=whole_number,
        const=1,
        metavar="N",
        help="go on with the last game that was not finished, or the Nth last",
    )
    play.add_argument(
        "--from",
        dest="moment",
        metavar="RECORD[@ROUND[.TRICK]]",
        help="play on from a moment of a recorded game: that round, or that trick of it, or where "
        "the record ends; whoever is in --names as there takes their seat",
    )
    play.add_argument(
        "--join",
        nargs=2,
        metavar=("ADDRESS", "CODE"),
        help="sit at a table of a server; doing it again returns to the same seat",
    )
    play.add_argument("--name", metavar="NAME", help="who you are at that table")


def _levels(text: str) -> tuple[str, ...]:
    named = tuple(name.strip() for name in text.split(","))
    for name in named:
        if name not in LEVELS:
            known = ", ".join(LEVELS)
            raise argparse.ArgumentTypeError(f"invalid choice: {name!r} (choose from {known})")
    return named


def _check(play: Parser, options: argparse.Namespace) -> None:
    """Refuse options that do not go together instead of ignoring one of them."""
    if options.join and options.resume is not None:
        play.error("--join and --resume are two different things; leave one out")
    if options.moment is not None:
        _check_moment(play, options)
    elsewhere = "--join" if options.join else "--resume" if options.resume is not None else None
    settled = ("game", "players", "people", "names", "seed", "record", "edition", "danger")
    for option in (*settled, "coach_ahead"):
        if elsewhere and getattr(options, option):
            play.error(f"{elsewhere} takes a table as it is; leave {option.replace('_', '-')} out")
    if options.name is not None and not options.join:
        play.error("--name is for --join; people at this keyboard have --names")


def _check_moment(play: Parser, options: argparse.Namespace) -> None:
    """Refuse what a record settles."""
    if options.join or options.resume is not None:
        other = "--join" if options.join else "--resume"
        play.error(f"--from and {other} are two different things; leave one out")
    for option in ("game", "players", "edition", "danger"):
        if getattr(options, option):
            play.error(f"--from plays what the record says; leave {option} out")


def _play(play: Parser, options: argparse.Namespace) -> int:
    with imports_exempt_from_gc():
        from fifties.terminal import play_main
        from fifties.terminal.table_setup import PlayOptions

        say, plain = speech(options.lang), options.plain
    _check(play, options)
    if options.join is not None:
        address, code = options.join
        return play_main.join(address, code, options.name, say, plain=plain)
    if options.resume is not None:
        return play_main.resume_game(options.resume, say, plain=plain)
    wanted = PlayOptions(
        game=options.game,
        players=options.players,
        people=options.people,
        names=split_list(options.names),
        seed=options.seed,
        record=options.record,
        edition=options.edition,
        danger=options.danger,
        bots=options.bots,
        coach_ahead=options.coach_ahead,
    )
    if options.moment is not None:
        return play_main.play_on(options.moment, wanted, say, plain=plain)
    return play_main.play(wanted, say, plain=plain)

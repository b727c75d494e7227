"""`fifties print`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fifties.cli.parser import Commands, add_language, speech, whole_number
from fifties.exits import REFUSED

if TYPE_CHECKING:
    from fifties.core.record import Record
    from fifties.locales import Speech
    from fifties.paper.formats import Format
    from fifties.paper.order import Order
    from fifties.paper.printing import Printed

GAMES: Final = ("fifty", "fifty-fifty")
USUAL_PLAYERS: Final = 4
LETTER_COUNTRIES: Final = ("US", "CA", "MX", "PH", "CL", "CO", "VE")
MANY: Final = 120
"""From this number of players on, printing may take longer than a second."""
BLANK_OPTIONS: Final = (
    "players",
    "names",
    "edition",
    "danger",
    "table",
    "poster",
    "only",
    "duplex",
)
"""What says nothing about a game that was played."""
SWITCHES: Final = ("danger", "large", "ink-saving", "duplex")
"""What makes another sheet of the same parts, and stands in its file's name."""


def add_print(commands: Commands) -> None:
    """Describe `fifties print`."""
    parser = commands.add_parser(
        "print",
        help="grids, tracks, cards, posters and keepsakes as PDF",
        description="Print what a game needs, for any number of players, or a played game as a "
        "sheet to keep.",
        epilog="Parts of fifty: poster, grids, scores, track, pieces. Parts of fifty-fifty: "
        "poster, cards, halves, scores. Print at 100 %, without fitting to the page.",
    )
    parser.add_argument(
        "what", metavar="GAME|RECORD", help="fifty, fifty-fifty, or a record; - reads one"
    )
    parser.add_argument("--players", type=whole_number, metavar="N", help="seats (default: 4)")
    parser.add_argument("--names", metavar="A,B,…", help="names to print, separated by commas")
    parser.add_argument(
        "--edition",
        metavar="NAME|FILE",
        help="iello; zoch or tightrope; or a .toml file that describes your box",
    )
    parser.add_argument("--danger", action="store_true", help="Fifty with Danger cards")
    poster = parser.add_mutually_exclusive_group()
    poster.add_argument(
        "--table",
        nargs=2,
        metavar=("ADDRESS", "CODE"),
        help="add a poster with the QR code of a live table",
    )
    poster.add_argument("--poster", metavar="URL", help="add a poster with the QR code of a link")
    parser.add_argument("--only", metavar="PART,…", help="not everything, but these parts")
    parser.add_argument(
        "--paper", choices=("a4", "letter"), help="paper size (default: that of your country)"
    )
    parser.add_argument("--large", action="store_true", help="large print")
    parser.add_argument("--ink-saving", action="store_true", help="outlines instead of areas")
    parser.add_argument("--duplex", action="store_true", help="backs behind cards and tokens")
    parser.add_argument("--out", metavar="FILE", help="where to; - for standard output")
    parser.add_argument("--replace", action="store_true", help="write over a file that exists")
    add_language(parser)
    parser.set_defaults(run=_print)


def _print(options: argparse.Namespace) -> int:
    from fifties.core.record import RecordRefused
    from fifties.core.refusals import Refused
    from fifties.paper.handing_out import hand_out
    from fifties.wording import Words

    say = speech(options.lang)
    try:
        if options.out == "-" or (options.out is None and options.what == "-"):
            _require_pipe()
        printed = _printed(options, say)
        if printed is None:
            return REFUSED
        return hand_out(printed, _file(options), say, replace=options.replace)
    except RecordRefused as refused:
        return _complain(f"{options.edition}: {Words(say).refused(refused)}")
    except Refused as refused:
        return _complain(Words(say).refusal(refused.refusal))
    except OSError as error:
        if error.filename is None:
            raise
        reason = error.strerror or str(error)
        return _complain(f"{error.filename}: {say('file-unusable', reason=reason)}")


def _printed(options: argparse.Namespace, say: Speech) -> Printed | None:
    """Print, or return ``None`` if the record is no good; a slip is found before anything heavy."""
    if options.what not in GAMES:
        record = _record(options, say)
        if record is None:
            return None
        from fifties.paper.printing import print_keepsake

        return print_keepsake(record, _form(options), say)
    order = _order(options)
    from fifties.paper.printing import print_order

    if order.game.players < MANY:
        return print_order(order, say)
    from fifties.terminal.progress import progress

    with progress(say("paper-progress"), order.game.players) as tell:
        return print_order(order, say, tell)


def _record(options: argparse.Namespace, say: Speech) -> Record[Any] | None:
    from fifties.core.refusals import IllegalSetup
    from fifties.games.records import parse_record
    from fifties.paper.refusals import NotWithRecord
    from fifties.terminal.papers import read_or_complain

    for option in BLANK_OPTIONS:
        if getattr(options, option):
            raise IllegalSetup(NotWithRecord(f"--{option}"))
    return read_or_complain(options.what, say, parse_record)


def _order(options: argparse.Namespace) -> Order:
    from fifties.core.refusals import IllegalSetup
    from fifties.games.boxes import make_game
    from fifties.paper.order import Order, invitation_to
    from fifties.paper.refusals import AddressUnusable
    from fifties.server.codes import tidy_code
    from fifties.terminal.invitation import DangerElsewhere, find_edition

    if options.danger and options.what != GAMES[0]:
        raise IllegalSetup(DangerElsewhere())
    edition = find_edition(options.what, options.edition)
    names = _split(options.names)
    players = options.players if options.players is not None else len(names) or USUAL_PLAYERS
    invitation = None
    if options.table:
        address, code = options.table
        if not tidy_code(code):
            raise IllegalSetup(AddressUnusable(f"{address} {code}"))
        invitation = invitation_to(address, tidy_code(code))
    elif options.poster:
        invitation = invitation_to(options.poster)
    return Order(
        game=make_game(players, edition, danger=options.danger),
        names=names,
        form=_form(options),
        duplex=options.duplex,
        invitation=invitation,
        only=_split(options.only),
    )


def _split(text: str | None) -> tuple[str, ...]:
    return tuple(part.strip() for part in (text or "").split(",") if part.strip())


def _form(options: argparse.Namespace) -> Format:
    from fifties.paper.formats import Format

    return Format(options.paper or _usual_paper(), options.large, options.ink_saving)


def _usual_paper() -> str:
    """Return the paper of the country that the terminal is set to."""
    for variable in ("LC_ALL", "LC_PAPER", "LANG"):
        if os.environ.get(variable):
            country = os.environ[variable].partition(".")[0].partition("_")[2]
            return "letter" if country in LETTER_COUNTRIES else "a4"
    return "a4"


def _file(options: argparse.Namespace) -> Path | None:
    """Return where the sheet goes; ``None`` for standard output."""
    if options.out is not None:
        return None if options.out == "-" else Path(options.out)
    if options.what == "-":
        return None
    if options.what not in GAMES:
        return Path(f"{Path(options.what).stem}.pdf")
    names = len(_split(options.names))
    players = options.players if options.players is not None else names or USUAL_PLAYERS
    switches = [name for name in SWITCHES if getattr(options, name.replace("-", "_"))]
    words = [options.what, str(players), "players", *switches, *_split(options.only)]
    return Path("-".join(words) + ".pdf")


def _require_pipe() -> None:
    from fifties.core.refusals import IllegalSetup
    from fifties.paper.refusals import NotToTerminal

    if sys.stdout.isatty():
        raise IllegalSetup(NotToTerminal())


def _complain(reason: str) -> int:
    from fifties.wording import one_line

    sys.stderr.write(one_line(reason) + "\n")
    return REFUSED

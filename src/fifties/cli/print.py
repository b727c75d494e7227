"""`fifties print`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fifties.cli.parser import (
    GAMES,
    Commands,
    add_edition,
    add_language,
    speech,
    split_list,
    whole_number,
)
from fifties.exits import REFUSED
from fifties.terminal.streams import print_refusal

if TYPE_CHECKING:
    from fifties.core.record import AnyRecord
    from fifties.locales import Speech
    from fifties.paper.documents import PrintedDocument
    from fifties.paper.event_style import EventStyle
    from fifties.paper.layout import PageFormat
    from fifties.paper.print_request import PosterLink, PrintRequest

USUAL_PLAYERS: Final = 4
LETTER_COUNTRIES: Final = ("US", "CA", "MX", "PH", "CL", "CO", "VE")
MANY: Final = 120
"""From this number of players on, printing may take longer than a second."""
NOT_WITH_RECORD: Final = (
    "players",
    "names",
    "edition",
    "danger",
    "table",
    "poster",
    "only",
    "duplex",
    "event",
    "colours",
    "names_from",
)
"""Options that do not go with a record."""
NOT_WITH_KIT: Final = ("players", "names", "names_from", "edition", "danger", "event", "colours")
"""Options that do not go with the kit of an event."""
NAMED_SWITCHES: Final = ("danger", "large", "ink-saving", "duplex")
"""Options that become part of the file's name."""


def add_print(commands: Commands) -> None:
    """Add `fifties print`."""
    parser = commands.add_parser(
        "print",
        description="Print what a game or an event needs, for any number of players, a played "
        "game as a sheet to keep, or the certificates of an event.",
        epilog="Parts of fifty: poster, grids, scores, track, pieces. Parts of fifty-fifty: "
        "poster, cards, halves, scores. Parts of an event: poster, tents, tags, certificates, "
        "statements (forms for witnesses). Print at 100 %, without fitting to the page.",
    )
    parser.add_argument(
        "what",
        metavar="GAME|RECORD|KIT",
        help="fifty, fifty-fifty, a record (- reads one), or the kit of an event",
    )
    parser.add_argument("--players", type=whole_number, metavar="N", help="seats (default: 4)")
    names = parser.add_mutually_exclusive_group()
    names.add_argument("--names", metavar="A,B,…", help="names to print, separated by commas")
    names.add_argument("--names-from", metavar="FILE", help="names to print, one a line")
    parser.add_argument("--event", metavar="TITLE", help="print for an event with this title")
    parser.add_argument(
        "--colours", metavar="PAPER,ACCENT", help="its colours, such as #faf6ee,#b3341f"
    )
    add_edition(parser)
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
    parser.add_argument(
        "--font",
        metavar="FILE",
        default=os.environ.get("FIFTIES_FONT") or None,
        help="a font for letters that are not bundled, such as Chinese (default: $FIFTIES_FONT)",
    )
    parser.add_argument("--out", metavar="FILE", help="where to; - for standard output")
    parser.add_argument("--replace", action="store_true", help="write over a file that exists")
    add_language(parser)
    parser.set_defaults(run=_print)


def _print(options: argparse.Namespace) -> int:
    from fifties.core.record import RecordRefused
    from fifties.core.refusals import Refused
    from fifties.kit.refusals import KitRefused
    from fifties.words import Words

    say = speech(options.lang)
    try:
        if options.out == "-" or (options.out is None and options.what == "-"):
            _require_pipe()
        document = _document(options, say)
        if document is None:
            return REFUSED
        return _write_document(document, _file(options), say, replace=options.replace)
    except RecordRefused as refused:
        return print_refusal(f"{options.edition}: {Words(say).refused(refused)}")
    except KitRefused as refused:
        return print_refusal(
            f"{options.what}: {refused.part}: {Words(say).refusal(refused.refusal)}"
        )
    except Refused as refused:
        return print_refusal(Words(say).refusal(refused.refusal))
    except OSError as error:
        if error.filename is None:
            raise
        reason = error.strerror or str(error)
        return print_refusal(f"{error.filename}: {say('file-unusable', reason=reason)}")


def _document(options: argparse.Namespace, say: Speech) -> PrintedDocument | None:
    """Return the PDF, or ``None`` if the record was refused.

    Mistakes are found before anything heavy is imported.
    """
    if options.what not in GAMES and not _is_kit(options):
        record = _record(options, say)
        if record is None:
            return None
        with _without_pictures():
            from fifties.paper.documents import print_record

        return print_record(record, _page_format(options), say)
    request = _kit_request(options, say) if _is_kit(options) else _request(options)
    with _without_pictures():
        from fifties.paper.documents import print_request

    if request.pieces < MANY:
        return print_request(request, say)
    from fifties.terminal.progress_bar import progress_bar

    with progress_bar(say("paper-progress"), request.pieces) as on_progress:
        return print_request(request, say, on_progress)


@contextmanager
def _without_pictures() -> Iterator[None]:
    """Keep fpdf2 from loading what it uses for pictures and encryption: a fifth of the command.

    It does without where they are not installed, and sheets have neither.
    """
    absent = [name for name in ("cryptography", "numpy") if name not in sys.modules]
    for name in absent:
        sys.modules[name] = None  # type: ignore[assignment] # as Python has it: not to be found
    try:
        yield
    finally:
        for name in absent:
            del sys.modules[name]


def _is_kit(options: argparse.Namespace) -> bool:
    return str(options.what).lower().endswith(".zip")


def _kit_request(options: argparse.Namespace, say: Speech) -> PrintRequest[Any]:
    """Return what is to be printed of a kit: certificates, unless something else is asked for."""
    from fifties.core.refusals import IllegalSetup
    from fifties.extras import require
    from fifties.paper.print_request import CERTIFICATES, NotWithRecord
    from fifties.terminal.kit_commands import check_with_progress, read_kit
    from fifties.terminal.kit_printouts import kit_print_request

    require("kit", "cryptography")
    for option in NOT_WITH_KIT:
        if getattr(options, option):
            raise IllegalSetup(NotWithRecord(f"--{option.replace('_', '-')}"))
    only = split_list(options.only) or (CERTIFICATES,)
    kit = check_with_progress(read_kit(options.what), say)
    return kit_print_request(kit, only, _page_format(options), _poster(options))


def _record(options: argparse.Namespace, say: Speech) -> AnyRecord | None:
    from fifties.core.refusals import IllegalSetup
    from fifties.games.registry import parse_record
    from fifties.paper.print_request import NotWithRecord
    from fifties.terminal.record_commands import read_or_refuse

    for option in NOT_WITH_RECORD:
        if getattr(options, option):
            raise IllegalSetup(NotWithRecord(f"--{option.replace('_', '-')}"))
    return read_or_refuse(options.what, say, parse_record)


def _request(options: argparse.Namespace) -> PrintRequest[Any]:
    from fifties.core.refusals import IllegalSetup
    from fifties.games.registry import game_entry, make_game
    from fifties.paper.print_request import PrintRequest
    from fifties.terminal.editions import DangerElsewhere, find_edition

    if options.danger and "danger" not in game_entry(options.what).options:
        raise IllegalSetup(DangerElsewhere())
    edition = find_edition(options.what, options.edition)
    return PrintRequest(
        game=make_game(_players(options), edition, danger=options.danger),
        names=_names(options),
        page_format=_page_format(options),
        duplex=options.duplex,
        poster=_poster(options),
        only=split_list(options.only),
        event=_event(options),
    )


def _names(options: argparse.Namespace) -> tuple[str, ...]:
    if options.names_from is None:
        return split_list(options.names)
    text = Path(options.names_from).read_text(encoding="utf-8-sig", errors="replace")
    return tuple(name for line in text.splitlines() if (name := " ".join(line.split())))


def _event(options: argparse.Namespace) -> EventStyle | None:
    from fifties.paper.event_style import USUAL_COLOURS, EventStyle

    if options.event is None and options.colours is None:
        return None
    given = split_list(options.colours)
    paper, accent = (*given, *USUAL_COLOURS[len(given) :])[:2]
    return EventStyle(options.event or "", (paper, accent))


def _players(options: argparse.Namespace) -> int:
    if options.players is not None:
        players: int = options.players
        return players
    return len(_names(options)) or USUAL_PLAYERS


def _poster(options: argparse.Namespace) -> PosterLink | None:
    from fifties.core.refusals import IllegalSetup
    from fifties.host.codes import tidy_code
    from fifties.paper.print_request import AddressUnusable, poster_link

    if options.table:
        address, code = options.table
        if not tidy_code(code):
            raise IllegalSetup(AddressUnusable(f"{address} {code}"))
        return poster_link(address, tidy_code(code))
    return poster_link(options.poster) if options.poster else None


def _page_format(options: argparse.Namespace) -> PageFormat:
    from fifties.paper.layout import PageFormat

    if options.font:
        Path(options.font).open("rb").close()
    return PageFormat(
        options.paper or _usual_paper(), options.large, options.ink_saving, options.font or ""
    )


def _usual_paper() -> str:
    """Return the paper of the country that the terminal is set to."""
    for variable in ("LC_ALL", "LC_PAPER", "LANG"):
        if os.environ.get(variable):
            country = os.environ[variable].partition(".")[0].partition("_")[2]
            return "letter" if country in LETTER_COUNTRIES else "a4"
    return "a4"


def _file(options: argparse.Namespace) -> Path | None:
    """Return where the PDF is written to; ``None`` is standard output."""
    if options.out is not None:
        return None if options.out == "-" else Path(options.out)
    if options.what == "-":
        return None
    if _is_kit(options):
        return Path("-".join([Path(options.what).stem, *split_list(options.only)]) + ".pdf")
    if options.what not in GAMES:
        return Path(f"{Path(options.what).stem}.pdf")
    switches = [name for name in NAMED_SWITCHES if getattr(options, name.replace("-", "_"))]
    event = ["event"] if options.event else []
    words = [options.what, str(_players(options)), "players", *switches, *event]
    words += split_list(options.only)
    return Path("-".join(words) + ".pdf")


def _require_pipe() -> None:
    from fifties.core.refusals import IllegalSetup
    from fifties.paper.print_request import NotToTerminal

    if sys.stdout.isatty():
        raise IllegalSetup(NotToTerminal())


def _write_document(
    document: PrintedDocument, file: Path | None, say: Speech, *, replace: bool
) -> int:
    """Write a PDF into *file*, or to standard output; return the exit code.

    A file that holds something else is kept as it is, unless *replace* is set.
    """
    from fifties.terminal.file_output import write_whole
    from fifties.words import one_line

    for name in document.unwritten:
        sys.stderr.write(one_line(say("paper-unwritten", name=name)) + "\n")
    if file is None:
        sys.stdout.buffer.write(document.data)
        sys.stdout.buffer.flush()
        return 0
    if file.exists() and not replace and file.read_bytes() != document.data:
        return print_refusal(f"{file}: {say('paper-file-exists')}")
    write_whole(file, document.data)
    written = say("paper-written", file=one_line(str(file)), pages=document.pages)
    sys.stdout.write(f"{written}\n")
    return 0

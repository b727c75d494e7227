"""`fifties kit` and `fifties erase`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from fifties.cli.parser import Commands, add_language, positive_number, speech
from fifties.extras import SERVED, require
from fifties.terminal.streams import print_refusal

if TYPE_CHECKING:
    from fifties.locales import Speech


def add_kit(commands: Commands) -> None:
    """Add `fifties kit`."""
    kit = commands.add_parser(
        "kit",
        description="Make the kit of an event: one signed file with everybody who played, every "
        "choice and when it was sealed, the draws, the whole count and the results. The server "
        "may run meanwhile; a host gets the same file from it over the network.",
        epilog="fifties verify KIT checks it anywhere, without a network; docs/events.md describes "
        "every part of it.",
    )
    kit.add_argument("code", metavar="CODE", help="the code of the event's table")
    kit.add_argument("--data", type=Path, metavar="DIR", help="where the server keeps its tables")
    kit.add_argument(
        "--store",
        default=os.environ.get("FIFTIES_STORE") or None,
        metavar="URL",
        help="the PostgreSQL database in which servers keep them (default: $FIFTIES_STORE)",
    )
    kit.add_argument("--without-names", action="store_true", help="numbers in place of names")
    kit.add_argument("--out", type=Path, metavar="FILE", help="default: fifties-CODE.zip")
    kit.add_argument("--replace", action="store_true", help="write over a file that exists")
    add_language(kit)
    kit.set_defaults(run=_kit)


def add_erase(commands: Commands) -> None:
    """Add `fifties erase`."""
    parser = commands.add_parser(
        "erase",
        description="Erase the names of participants from the kit of an event. Everything that "
        "was signed stays as it is, so the kit can be verified as before.",
    )
    parser.add_argument("kit", type=Path, metavar="KIT", help="the file, which is changed")
    parser.add_argument(
        "numbers", nargs="*", type=positive_number, metavar="NUMBER", help="whom to erase"
    )
    parser.add_argument("--all", action="store_true", help="erase every name")
    add_language(parser)
    parser.set_defaults(run=_erase)


def _kit(options: argparse.Namespace) -> int:
    require("kit", "cryptography")
    require("server", *SERVED)
    if options.store is not None and options.data is None:
        require("cluster", "asyncpg")
    from fifties.host.codes import tidy_code
    from fifties.kit.refusals import KitRefused
    from fifties.server.data_directory import StoreUnusable
    from fifties.server.stored_events import EventNotStored, make_kit_of, read_logs
    from fifties.terminal.file_output import write_whole
    from fifties.terminal.kit_commands import refused_kit
    from fifties.terminal.paths import data_folder
    from fifties.terminal.progress_bar import progress_bar

    say, code = speech(options.lang), tidy_code(options.code)
    source: Path | str = options.data or options.store or data_folder()
    file: Path = options.out or Path(f"fifties-{code}.zip")
    try:
        logs = read_logs(source, code)
        with progress_bar(say("kit-progress"), logs.rows) as on_progress:
            made = make_kit_of(logs, on_progress, names=not options.without_names)
        if file.exists() and not options.replace and file.read_bytes() != made.data:
            return print_refusal(f"{file}: {say('kit-file-exists')}")
        write_whole(file, made.data)
    except EventNotStored as missing:
        return print_refusal(f"fifties: {say('kit-no-such-table', table=code, data=missing.where)}")
    except KitRefused as refused:
        return print_refusal(f"fifties: {refused_kit(refused, say)}")
    except StoreUnusable as error:
        reason = say("file-unusable", reason=error.reason or type(error).__name__)
        return print_refusal(f"fifties: {error.path}: {reason}")
    except OSError as error:
        where = error.filename or source
        reason = say("file-unusable", reason=error.strerror or str(error))
        return print_refusal(f"fifties: {where}: {reason}")
    sys.stdout.write(
        say("kit-made", file=str(file), table=code, fingerprint=made.fingerprint) + "\n"
    )
    return 0


def _erase(options: argparse.Namespace) -> int:
    require("kit", "cryptography")
    say = speech(options.lang)
    if options.all == bool(options.numbers):
        return print_refusal(f"fifties erase: {say('erase-none')}")
    return _erase_from(options.kit, {*options.numbers}, say)


def _erase_from(kit: Path, numbers: set[int], say: Speech) -> int:
    from fifties.kit.refusals import KitRefused
    from fifties.terminal.kit_commands import erase_names, refused_kit
    from fifties.words import one_line

    try:
        lines = erase_names(kit, numbers, say)
    except KitRefused as refused:
        return print_refusal(f"{kit}: {refused_kit(refused, say)}")
    except OSError as error:
        return print_refusal(f"{kit}: {say('file-unusable', reason=error.strerror or str(error))}")
    sys.stdout.writelines(one_line(f"{kit}: {line}") + "\n" for line in lines)
    return 0

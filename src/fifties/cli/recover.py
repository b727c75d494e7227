"""`fifties recover`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from fifties.cli.parser import Commands, add_language, speech
from fifties.terminal.streams import print_refusal

if TYPE_CHECKING:
    from fifties.core.progress import OnProgress
    from fifties.locales import Speech

PROGRESS_INTERVAL = 1.0
"""Seconds between two lines about the progress."""


def add_recover(commands: Commands) -> None:
    """Add `fifties recover`."""
    recover = commands.add_parser(
        "recover",
        description="Save every table and record that can be read of a server's damaged database "
        "into a new one. The old one stays as it is.",
        epilog="Stop the server first. Then let it work in the new directory: "
        "fifties serve --data NEW. docs/serving.md says more.",
    )
    recover.add_argument("--data", type=Path, metavar="DIR", help="where the damaged file is")
    recover.add_argument(
        "--to", type=Path, metavar="NEW", help="where to save (default: DIR-recovered)"
    )
    add_language(recover)
    recover.set_defaults(run=_recover)


def _recover(options: argparse.Namespace) -> int:
    from fifties.server.data_directory import StoreInUse
    from fifties.server.recovery import recover
    from fifties.terminal.paths import data_folder

    say = speech(options.lang)
    data: Path = options.data or data_folder()
    to: Path = options.to or data.with_name(f"{data.name}-recovered")
    try:
        saved = recover(data, to, _progress(say))
    except StoreInUse:
        return print_refusal(f"fifties: {data}: {say('serve-data-in-use')}")
    except FileExistsError as error:
        return print_refusal(f"fifties: {error.filename or to}: {say('recover-exists')}")
    except OSError as error:
        where = error.filename or data
        return print_refusal(
            f"fifties: {where}: {say('file-unusable', reason=error.strerror or str(error))}"
        )
    lines = [
        say("recover-tables", saved=saved.tables, cut=saved.cut_short, lost=saved.tables_lost),
        say("recover-records", saved=saved.records, lost=saved.records_lost),
    ]
    if not (saved.tables or saved.records):
        return print_refusal(f"fifties: {data}: {say('recover-nothing')}")
    lines.append(say("recover-done", new=str(to)))
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _progress(say: Speech) -> OnProgress:
    """Return a callback that writes how far the recovery is, once a second at most."""
    last = monotonic()

    def report(page: int, pages: int) -> None:
        nonlocal last
        if monotonic() - last >= PROGRESS_INTERVAL:
            last = monotonic()
            sys.stderr.write(f"{say('recover-progress', page=page, pages=pages)}\n")

    return report

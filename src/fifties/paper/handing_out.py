"""Puts a finished sheet where it was asked for, and says so."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from fifties.exits import REFUSED
from fifties.locales import Speech
from fifties.wording import one_line

if TYPE_CHECKING:
    from fifties.paper.printing import Printed


def hand_out(printed: Printed, file: Path | None, say: Speech, *, replace: bool) -> int:
    """Write the sheet into *file*, or to standard output; return the exit code.

    A file that holds something else is kept as it is, unless it may be replaced.
    """
    for name in printed.unwritten:
        _note(say("paper-unwritten", name=name))
    if file is None:
        sys.stdout.buffer.write(printed.data)
        sys.stdout.buffer.flush()
        return 0
    if file.exists() and not replace and file.read_bytes() != printed.data:
        _note(f"{file}: {say('paper-file-exists')}")
        return REFUSED
    _write(file, printed.data)
    sys.stdout.write(say("paper-written", file=one_line(str(file)), pages=printed.pages) + "\n")
    return 0


def _write(file: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        draft.write_bytes(data)
        draft.replace(file)
    except OSError as error:
        draft.unlink(missing_ok=True)
        # Nobody knows the draft by name.
        raise OSError(error.errno, error.strerror, str(file)) from None


def _note(text: str) -> None:
    sys.stderr.write(one_line(text) + "\n")

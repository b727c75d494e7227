"""Files that are named on the command line, and the one line about each that is no good."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TypeVar

from fifties.core.document import MOST_BYTES
from fifties.core.record import RecordRefused
from fifties.locales import Speech
from fifties.record_files import read_bytes
from fifties.wording import Words, one_line

Found = TypeVar("Found")


def read_or_complain(name: str, say: Speech, read: Callable[[bytes], Found]) -> Found | None:
    """Return what *read* finds in a file, or say why it is refused and return ``None``."""
    try:
        return read(_bytes_of(name))
    except RecordRefused as refused:
        _complain(name, Words(say).refused(refused))
    except OSError as error:
        _complain(name, say("file-unreadable", reason=error.strerror or str(error)))
    return None


def _bytes_of(name: str) -> bytes:
    """Read a file, but never more than a record can have."""
    if name == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    return read_bytes(name)


def _complain(name: str, reason: str) -> None:
    sys.stdout.flush()
    sys.stderr.write(one_line(f"{name}: {reason}") + "\n")

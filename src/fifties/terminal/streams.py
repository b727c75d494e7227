"""Standard streams that take whatever we read or write."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from io import TextIOWrapper
from typing import Final

from fifties.exits import REFUSED

PLAIN: Final = {
    "’": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "…": "...", "—": "-", "·": "-",
    "×": "x", "±": "+-", "–": "-", "\u00a0": " ", "\u202f": " ",
}  # fmt: skip
"""What to write where an encoding lacks a sign."""


def prepare_streams() -> None:
    """Make sure that all three are there, and that no letter can stop them."""
    codecs.register_error("fifties-plain", _plain)
    for name, mode, errors in (
        ("stdin", "r", "replace"),
        ("stdout", "w", "fifties-plain"),
        ("stderr", "w", "fifties-plain"),
    ):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123 - stays open
        stream = getattr(sys, name)
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def print_refusal(reason: str, code: int = REFUSED) -> int:
    """Write *reason* on one line to standard error, and return the exit code."""
    from fifties.words import one_line  # noqa: PLC0415 - it brings messages, which --help needs not

    sys.stdout.flush()
    sys.stderr.write(one_line(reason) + "\n")
    return code


def _plain(error: UnicodeError) -> tuple[str, int]:
    """Write a letter without its accent rather than a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = "".join(PLAIN.get(letter, letter) for letter in error.object[error.start : error.end])
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return bare or "?", error.end

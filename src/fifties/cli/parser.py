"""What all commands share: one-line answers to slips, numbers, the language."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Final, NoReturn, TypeAlias

from fifties.exits import REFUSED

if TYPE_CHECKING:
    from fifties.locales import Speech

MOST_DIGITS: Final = 10


class Parser(argparse.ArgumentParser):
    """A parser that answers a slip with one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to read on."""
        self.exit(REFUSED, f"{self.prog}: {message} (see {self.prog} --help)\n")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001 - it has no other name
"""Where a command adds itself."""


def whole_number(text: str) -> int:
    """Read a number that cannot be negative."""
    if not (text.isascii() and text.isdigit() and len(text) < MOST_DIGITS):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number, 0 or above")
    return int(text)


def add_language(parser: Parser) -> None:
    """Let the user choose the language."""
    parser.add_argument(
        "--lang", choices=("en", "fr", "de", "it"), help="language (default: that of the terminal)"
    )


def speech(language: str | None) -> Speech:
    """Speak *language*, or that of the terminal."""
    from fifties.locales import Speech, preferred_language

    return Speech(language or preferred_language(os.environ))

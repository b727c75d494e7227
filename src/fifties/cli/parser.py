"""What all commands share: one-line answers to slips, numbers, the language."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NoReturn, TypeAlias

from fifties.exits import REFUSED

if TYPE_CHECKING:
    from fifties.locales import Speech

MOST_DIGITS: Final = 10


class Parser(argparse.ArgumentParser):
    """A parser that answers a slip with one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to read on."""
        line = " ".join(message.split())
        self.exit(REFUSED, f"{self.prog}: {line} (see {self.prog} --help)\n")


class CommandParser(Parser):
    """A parser of one command: what it does not know is a slip at this command."""

    def parse_known_args(  # type: ignore[override] # argparse overloads it for other namespaces
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Refuse what is left over, instead of leaving it to the parser above."""
        options, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return options, unknown


Commands: TypeAlias = "argparse._SubParsersAction[CommandParser]"  # noqa: SLF001 - it has no other name
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

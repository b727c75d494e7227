"""What all commands share: arguments, numbers, the language, one-line answers to mistakes."""

from __future__ import annotations

import argparse
import gc
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from string import hexdigits
from typing import TYPE_CHECKING, Final, NoReturn, TypeAlias

from fifties.exits import REFUSED

if TYPE_CHECKING:
    from fifties.locales import Speech

GAMES: Final = ("fifty", "fifty-fifty")
"""The games' names, written out so that --help imports no rules."""
LANGUAGES: Final = ("en", "fr", "de", "it")

MOST_DIGITS: Final = 10
FINGERPRINT_DIGITS: Final = 32


class Parser(argparse.ArgumentParser):
    """A parser that answers a mistake with one line."""

    def error(self, message: str) -> NoReturn:
        """Write what is wrong and where to read on, and exit."""
        line = " ".join(message.split())
        self.exit(REFUSED, f"{self.prog}: {line} (see {self.prog} --help)\n")


class CommandParser(Parser):
    """A parser of one command, which refuses what it does not know in that command's name."""

    def parse_known_args(  # type: ignore[override] # argparse overloads it for other namespaces
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Refuse what is left over, instead of leaving it to the parser above."""
        options, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return options, unknown


Commands: TypeAlias = "argparse._SubParsersAction[CommandParser]"  # noqa: SLF001 - it has no other name
"""To which a command adds its parser."""


def whole_number(text: str) -> int:
    """Return a number that is not negative, or refuse *text*."""
    if not (text.isascii() and text.isdigit() and len(text) < MOST_DIGITS):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number, 0 or above")
    return int(text)


def positive_number(text: str) -> int:
    """Return a number above 0, or refuse *text*."""
    if not (text.isascii() and text.isdigit() and len(text) < MOST_DIGITS):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number above 0")
    if not int(text):
        raise argparse.ArgumentTypeError("0 is too few")
    return int(text)


def fingerprint(text: str) -> str:
    """Return the fingerprint of a key, or refuse *text*."""
    digits = "".join(text.split()).lower()
    if len(digits) != FINGERPRINT_DIGITS or not {*digits} <= {*hexdigits}:
        raise argparse.ArgumentTypeError(
            f"{text[:60]!r} is no fingerprint; it has {FINGERPRINT_DIGITS} digits from 0 to f, "
            "and spaces do not matter"
        )
    return digits


def port_number(text: str) -> int:
    """Return a port, or 0 for any, or refuse *text*."""
    port = whole_number(text)
    if port >= 1 << 16:
        raise argparse.ArgumentTypeError(f"{text} is no port; take one from 1 to 65535")
    return port


def url_beginning_with(*schemes: str) -> Callable[[str], str]:
    """Return what reads a URL with one of these *schemes*, and refuses any other text."""

    def read(text: str) -> str:
        if not text.startswith(tuple(f"{scheme}://" for scheme in schemes)):
            raise argparse.ArgumentTypeError(f"{text!r} does not begin with {schemes[0]}://")
        return text

    return read


def split_list(text: str | None) -> tuple[str, ...]:
    """Return what stands between the commas of *text*, without empty parts."""
    return tuple(part.strip() for part in (text or "").split(",") if part.strip())


class _GameNames(tuple[str, ...]):
    """The games that --help lists; any other registered game is accepted, too."""

    __slots__ = ()

    def __contains__(self, name: object) -> bool:
        if super().__contains__(name):
            return True
        from fifties.games.registry import game_names

        return name in game_names()


def add_game(parser: Parser, *, optional: bool = False) -> None:
    """Add the name of a game."""
    nargs = "?" if optional else None
    parser.add_argument("game", nargs=nargs, choices=_GameNames(GAMES), help="which game")


def add_edition(parser: Parser) -> None:
    """Add `--edition` and `--danger`, which say what box is played with."""
    parser.add_argument(
        "--edition",
        metavar="NAME|FILE",
        help="iello; zoch or tightrope; or a .toml file that describes your box",
    )
    parser.add_argument("--danger", action="store_true", help="Fifty with Danger cards")


def add_dask(parser: Parser | argparse._MutuallyExclusiveGroup) -> None:
    """Add `--dask`."""
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="let the workers of the Dask scheduler at this address do it; changes no result",
    )


def add_language(parser: Parser) -> None:
    """Add `--lang`."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, help="language (default: that of the terminal)"
    )


def speech(language: str | None) -> Speech:
    """Return the messages of *language*, or of the terminal's."""
    from fifties.locales import Speech, preferred_language

    return Speech(language or preferred_language(os.environ))


@contextmanager
def imports_exempt_from_gc() -> Iterator[None]:
    """Exempt all modules that the block imports from garbage collection, for good.

    Hardly anything of a module is ever garbage, and looking takes a tenth of the time.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()

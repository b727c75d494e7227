"""A keyboard and a page that several people share."""

from __future__ import annotations

import sys
from typing import Final, Protocol, TextIO, TypeVar

from fifties.core.refusals import MalformedAction, Refusal, Refused
from fifties.terminal.page import Page
from fifties.wording import Words

QUIT: Final = "q"
HELP: Final = "?"

_BLANK_LINES: Final = 60
"""Enough to push a secret off any screen that cannot be cleared."""

_LONGEST_ECHO: Final = 15

T_co = TypeVar("T_co", covariant=True)


class NotNumbers(Refusal, frozen=True, tag="input-not-numbers"):
    """Something else was typed."""

    text: str


class Left(Exception):  # noqa: N818 - somebody leaves; nothing went wrong
    """Somebody wants to leave, or nobody is there to answer."""


class Reads(Protocol[T_co]):
    """Makes something of a typed line, or raises `Refused`."""

    def __call__(self, line: str, /) -> T_co:
        """Read *line*."""
        ...


class Desk:
    """Asks, tells, and draws a curtain between secrets."""

    def __init__(self, words: Words, page: Page, keyboard: TextIO) -> None:
        self.words = words
        self.page = page
        self._keyboard = keyboard

    def tell(self, message: str, **details: object) -> None:
        """Say a message."""
        self.page.line(self.words.say(message, **details))

    def ask(self, question: str, read: Reads[T_co], help_message: str | None = None) -> T_co:
        """Ask until the answer can be used."""
        while True:
            line = self._line(question)
            if line.lower() == QUIT:
                raise Left
            if line == HELP:
                self.tell(help_message or "play-help", quit=QUIT, help=HELP)
                continue
            try:
                return read(line)
            except Refused as refused:
                self.page.line(self.words.refusal(refused.refusal))

    def hand_over(self, name: str) -> None:
        """Wait until *name* sits there alone; what stands there now may be read by all."""
        self.ask(self.words.say("play-curtain", name=name), str)

    def draw_curtain(self) -> None:
        """Take what stands on the screen out of sight."""
        if self.page.can_clear:
            self.page.clear()
        else:
            for _ in range(_BLANK_LINES):
                self.page.line()

    def _line(self, question: str) -> str:
        if self._keyboard is sys.stdin and sys.stdin.isatty():
            try:
                return input(f"{question} ").strip()
            except EOFError:
                raise Left from None
        self.page.line(question)
        line = self._keyboard.readline()
        if not line:
            raise Left
        return line.strip()


def read_numbers(line: str) -> tuple[int, ...]:
    """Read whole numbers, separated by spaces or commas, in ascending order."""
    return tuple(sorted(map(_read_number, line.replace(",", " ").split())))


def read_number(line: str) -> int:
    """Read one whole number."""
    return _read_number(line.strip())


def _read_number(word: str) -> int:
    # Only plain digits: int() would take "1_0" and other forms that nobody means.
    if not word.removeprefix("-").isdecimal() or len(word) > _LONGEST_ECHO:
        raise MalformedAction(NotNumbers(word[:_LONGEST_ECHO]))
    return int(word)

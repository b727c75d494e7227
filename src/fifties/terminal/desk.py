"""A keyboard and a page that several people share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeAlias, TypeVar

from fifties.core.refusals import MalformedAction, Refusal, Refused
from fifties.terminal.keyboard import Keyboard
from fifties.terminal.page import Page
from fifties.terminal.session import Notice
from fifties.wording import Words

QUIT: Final = "q"
HELP: Final = "?"

_BLANK_LINES: Final = 60
"""Enough to push a secret off any screen that cannot be cleared."""

_LONGEST_ECHO: Final = 15

T_co = TypeVar("T_co", covariant=True)

Helps: TypeAlias = Callable[[], Awaitable[None]]
"""Says what helps at a question."""


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

    def __init__(self, words: Words, page: Page, keyboard: Keyboard) -> None:
        self.words = words
        self.page = page
        self.farewell: list[Notice] = []
        """What is said when people get up."""
        self._keyboard = keyboard
        self._open: str | None = None
        """The question that waits for an answer."""

    @property
    def has_keyboard(self) -> bool:
        """Whether people type, and not a file or another program."""
        return self._keyboard.is_terminal

    @property
    def is_live(self) -> bool:
        """Whether a person sits there, and not a file or another program."""
        return self._keyboard.is_terminal and self.page.is_terminal

    def tell(self, message: str, **details: object) -> None:
        """Say a message."""
        self.page.line(self.words.say(message, **details))

    def say_goodbye(self) -> None:
        """Say what there is to say when people get up."""
        for notice in self.farewell:
            self.tell(notice.message, **notice.details)

    def refuse(self, refused: Refused) -> None:
        """Say why something is not possible."""
        self.page.line(self.words.refusal(refused.refusal))

    async def ask(self, question: str, read: Reads[T_co], helps: Helps | None = None) -> T_co:
        """Ask until the answer can be used."""
        while True:
            line = await self._line(question)
            if line.lower() == QUIT:
                raise Left
            if line == HELP:
                await (self._help if helps is None else helps)()
                continue
            try:
                return read(line)
            except Refused as refused:
                self.refuse(refused)

    async def hand_over(self, name: str) -> None:
        """Wait until *name* sits there alone; what stands there now may be read by all."""
        await self.ask(self.words.say("play-curtain", name=name), str)

    def draw_curtain(self) -> None:
        """Take what stands on the screen out of sight."""
        if self.page.can_clear:
            self.page.clear()
        else:
            for _ in range(_BLANK_LINES):
                self.page.line()

    def ask_again(self) -> None:
        """Put the question that waits below what was told meanwhile, if anything was."""
        if self._open is not None and self._keyboard.is_terminal and not self.page.amid_line:
            self._prompt(self._open)

    def _prompt(self, question: str) -> None:
        self.page.prompt(question)
        self.page.amid_line = True

    async def _help(self) -> None:
        self.tell("play-help", quit=QUIT, help=HELP)

    async def _line(self, question: str) -> str:
        if self._keyboard.is_terminal:
            self._prompt(question)
        else:
            self.page.line(question)
        self._open = question
        try:
            line = await self._keyboard.line()
        finally:
            self._open = None
        # Whoever types a line ends it.
        self.page.amid_line = self.page.amid_line and line is None
        if line is None:
            raise Left
        return line


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

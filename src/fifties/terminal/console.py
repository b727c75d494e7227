"""The keyboard and the page that people at one terminal share in plain mode."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from threading import Thread
from typing import Final, Protocol, TextIO, TypeAlias, TypeVar

from fifties.core.refusals import MalformedAction, Refusal, Refused
from fifties.table.requests import Reaction
from fifties.terminal.page import Page
from fifties.terminal.session import Notice
from fifties.words import Words

QUIT: Final = "q"
HELP: Final = "?"
REACT: Final = "!"

_BLANK_LINES: Final = 60
"""Enough to push a secret off any screen that cannot be cleared."""

LONGEST_ECHO: Final = 15
"""How many characters of a mistyped word are repeated in the refusal."""

T_co = TypeVar("T_co", covariant=True)

ShowHelp: TypeAlias = Callable[[], Awaitable[None]]
"""Prints the help for a question."""

OnReaction: TypeAlias = Callable[[Reaction], Awaitable[None]]
"""Shows a reaction to everybody at the table, or raises `Refused`."""


class NotNumbers(Refusal, frozen=True, tag="input-not-numbers"):
    """Something else was typed."""

    text: str


class PlayerLeft(Exception):  # noqa: N818 - somebody leaves; nothing went wrong
    """Somebody wants to leave, or nobody is there to answer."""


class LineParser(Protocol[T_co]):
    """Makes something of a typed line, or raises `Refused`."""

    def __call__(self, line: str, /) -> T_co:
        """Read *line*."""
        ...


class Console:
    """Asks, tells, and hides the secrets of one person from the next."""

    def __init__(self, words: Words, page: Page, keyboard: Keyboard) -> None:
        self.words = words
        self.page = page
        self.farewell: list[Notice] = []
        """Notices that are printed when people leave."""
        self._keyboard = keyboard
        self._open: str | None = None
        """The question that waits for an answer."""
        self.on_reaction: OnReaction | None = None
        """What shows a reaction of whoever types, while a game is on."""

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
        """Print the last notices when people leave."""
        for notice in self.farewell:
            self.tell(notice.message, **notice.details)

    def refuse(self, refused: Refused) -> None:
        """Say why something is not possible."""
        self.page.line(self.words.refusal(refused.refusal))

    async def ask(
        self, question: str, read: LineParser[T_co], helps: ShowHelp | None = None
    ) -> T_co:
        """Ask until the answer can be used."""
        while True:
            line = await self._line(question)
            if not await self.obey(line, helps):
                try:
                    return read(line)
                except Refused as refused:
                    self.refuse(refused)

    async def obey(self, line: str, helps: ShowHelp | None = None) -> bool:
        """Carry out *line* if it is a command that is always possible; return whether it was."""
        if line.lower() == QUIT:
            raise PlayerLeft
        if line == HELP:
            await (self._help if helps is None else helps)()
        elif line.startswith(REACT) and self.on_reaction is not None:
            await self._react(line.removeprefix(REACT).strip(), self.on_reaction)
        else:
            return False
        return True

    async def _react(self, wanted: str, show: OnReaction) -> None:
        """Show the reaction that is *wanted*, by its number or by what it says; or list all."""
        said = {reaction: self.words.say(f"reaction-{reaction}") for reaction in Reaction}
        for number, (reaction, text) in enumerate(said.items(), 1):
            if wanted.casefold() in {str(number), reaction, _letters(text)}:
                try:
                    await show(reaction)
                except Refused as refused:
                    self.refuse(refused)
                return
        listed = "  ".join(
            f"{REACT}{number} {text}" for number, text in enumerate(said.values(), 1)
        )
        self.tell("play-reactions", listed=listed)

    async def read_unasked(self) -> str:
        """Return the next line typed while no question is open; carry out commands meanwhile."""
        while True:
            line = await self._typed()
            if not await self.obey(line):
                return line

    def put_back(self, line: str) -> None:
        """Let *line* be the answer to the next question."""
        self._keyboard.put_back(line)

    async def hand_over(self, name: str) -> None:
        """Wait until *name* sits there alone; what stands there now may be read by all."""
        await self.ask(self.words.say("play-hand-over", name=name), str)

    def hide_secrets(self) -> None:
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
        if self.on_reaction is not None:
            self.tell("play-help-react", react=REACT)

    async def _line(self, question: str) -> str:
        if self._keyboard.is_terminal:
            self._prompt(question)
        else:
            self.page.line(question)
        self._open = question
        try:
            return await self._typed()
        finally:
            self._open = None

    async def _typed(self) -> str:
        line = await self._keyboard.line()
        # The Enter that ends a typed line also ends the line of the page.
        self.page.amid_line = self.page.amid_line and line is None
        if line is None:
            raise PlayerLeft
        return line


def _letters(text: str) -> str:
    """Return the letters of *text* alone, small."""
    return "".join(filter(str.isalpha, text)).casefold()


def read_numbers(line: str) -> tuple[int, ...]:
    """Read whole numbers, separated by spaces or commas, in ascending order."""
    return tuple(sorted(map(_read_number, line.replace(",", " ").split())))


def read_number(line: str) -> int:
    """Read one whole number."""
    return _read_number(line.strip())


def _read_number(word: str) -> int:
    # Only plain digits: int() would take "1_0" and other forms that nobody means.
    if not word.removeprefix("-").isdecimal() or len(word) > LONGEST_ECHO:
        raise MalformedAction(NotNumbers(word[:LONGEST_ECHO]))
    return int(word)


_AT_ONCE: Final = 4096
"""How many bytes are read at a time."""
_LONGEST_LINE: Final = 1 << 16
"""Nobody types more; what a file holds beyond it is another line."""


class Keyboard:
    """Standard input, line by line. Reading can be cancelled: what is typed later is kept."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.is_terminal = stream.isatty()
        self._typed = b""
        self._ended = False

    async def line(self) -> str | None:
        """Return the next line without its end, or ``None`` when nobody is there any more."""
        while b"\n" not in self._typed and len(self._typed) < _LONGEST_LINE and not self._ended:
            more = await self._more()
            self._typed += more
            self._ended = not more
        if not self._typed:
            return None
        line, _, self._typed = self._typed.partition(b"\n")
        return line.decode(self._stream.encoding or "utf-8", "replace").strip()

    def put_back(self, line: str) -> None:
        """Let *line* be read again."""
        self._typed = line.encode(self._stream.encoding or "utf-8") + b"\n" + self._typed

    async def _more(self) -> bytes:
        """Read what has been typed, as soon as there is something."""
        loop, file = asyncio.get_running_loop(), self._stream.fileno()
        ready = loop.create_future()
        try:
            loop.add_reader(file, _settle, ready)
        except NotImplementedError:
            return await self._more_in_a_thread(loop, ready)
        except PermissionError:
            # A file on disk never keeps anybody waiting, and cannot be waited for.
            return self._read()
        try:
            await ready
        finally:
            loop.remove_reader(file)
        return self._read()

    async def _more_in_a_thread(
        self, loop: asyncio.AbstractEventLoop, ready: asyncio.Future[bytes]
    ) -> bytes:
        """Read where keyboards cannot be watched, as on Windows."""

        def read() -> None:
            # The loop is closed when the program has ended meanwhile.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(_settle, ready, self._read())

        Thread(target=read, daemon=True).start()
        return await ready

    def _read(self) -> bytes:
        try:
            return os.read(self._stream.fileno(), _AT_ONCE)
        except OSError:
            return b""


def _settle(future: asyncio.Future[bytes], typed: bytes = b"") -> None:
    if not future.done():
        future.set_result(typed)

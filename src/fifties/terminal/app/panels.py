"""Panels over the board: help, scores, and what the coach says to those who may hear it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from io import StringIO
from typing import Final

from rich.text import Text

from fifties.core.contract import GameEnded, PlayableGame, Seat
from fifties.core.record import AnyRecord
from fifties.extras import has_compiled, pip_command
from fifties.locales import Speech
from fifties.table.requests import Reaction
from fifties.terminal.app.board import Roster
from fifties.terminal.app.layout import (
    Block,
    centred,
    fit,
    framed,
    paragraph,
    piece,
    row,
    stacked,
    width_of,
)
from fifties.terminal.app.shown_table import ShownTable
from fifties.terminal.app.styles import BoardTheme
from fifties.terminal.coach import Coach
from fifties.terminal.page import Page
from fifties.terminal.registry import terminal_for
from fifties.terminal.session import Session
from fifties.words import Words


class Panel:
    """Some lines under a title; any key takes it away."""

    def __init__(self, title: str, lines: Block) -> None:
        self.title = title
        self.lines = lines

    def draw(self, theme: BoardTheme, width: int, height: int) -> Block:
        """Draw it in the middle of the body."""
        lines = self.lines[: height - 2]
        wide = min(width, max(width_of(lines) + 4, len(self.title) + 8, 40))
        body = [row(" ", line) for line in lines]
        block = framed(theme, body, wide, self.title, theme.accent)
        above = max(0, (height - len(block)) // 3)
        return [*(Text() for _ in range(above)), *centred(block, width)]


class ReactionPanel(Panel):
    """The reactions to choose from, by number."""

    def __init__(self, theme: BoardTheme, say: Speech) -> None:
        lines = [
            row(
                fit(piece(str(number), theme.accent, ("key", str(number))), 3),
                piece(say(f"reaction-{reaction}"), theme.strong, ("key", str(number))),
            )
            for number, reaction in enumerate(Reaction, 1)
        ]
        super().__init__(say("app-reactions"), lines)

    def reaction(self, key: str) -> Reaction | None:
        """Return the reaction that *key* stands for."""
        listed = [*Reaction]
        return listed[int(key) - 1] if key in REACTION_KEYS else None


class ReviewPanel(Panel):
    """The review of a game, which may be longer than the screen."""

    def __init__(self, title: str, lines: Block) -> None:
        super().__init__(title, lines)
        self._first = 0

    def scroll(self, key: str) -> bool:
        """Move on or back by half a screen; return whether *key* means that."""
        if key not in SCROLL:
            return False
        self._first = max(0, min(self._first + SCROLL[key], len(self.lines) - 1))
        return True

    def draw(self, theme: BoardTheme, width: int, height: int) -> Block:
        """Draw what is in sight."""
        sight = Panel(self.title, [*self.lines[self._first :]])
        return sight.draw(theme, width, height)


SCROLL: Final = {"down": 1, "up": -1, "space": 10, "pagedown": 10, "pageup": -10}
"""By how many lines a key moves a review."""

REACTION_KEYS: Final = tuple(str(number) for number in range(1, len(Reaction) + 1))

WIDTH: Final = 74
KEY: Final = 12

_ALWAYS: Final = (
    ("app-space", "app-help-hurry"),
    ("app-enter", "app-help-skip"),
    ("?", "app-help-coach"),
    ("s", "app-help-sheet"),
    ("!", "app-help-react"),
    ("l", "app-help-lights"),
    ("q, Ctrl-C", "app-help-leave"),
)


def help_lines(theme: BoardTheme, say: Speech, game: PlayableGame, height: int) -> Block:
    """Return what the game is about and what can be pressed."""
    terminal = terminal_for(game.name)
    about, keys = say(terminal.rules), (*terminal.help_keys, *_ALWAYS)
    rules = paragraph(about, WIDTH)
    lines = [
        row(fit(piece(_written(say, key), theme.accent), KEY), say(does)) for key, does in keys
    ]
    return stacked([rules, lines], gap=1 if len(rules) + len(lines) < height else 0)


def _written(say: Speech, key: str) -> str:
    """Write a key as it stands on the keyboard."""
    return say(key) if key.startswith("app-") else key


async def review_lines(record: AnyRecord, words: Words, seats: Iterable[Seat]) -> Block:
    """Return what the review of a game says, with the decisions of some *seats*."""
    if not has_compiled():
        return [piece(words.say("coach-extra", command=pip_command("lab")))]
    text = await asyncio.to_thread(_reviewed, record, words, [*seats])
    return [line for told in text.splitlines() for line in paragraph(told, WIDTH) or [piece("")]]


def _reviewed(record: AnyRecord, words: Words, seats: list[Seat]) -> str:
    # It loads compiled code, and takes a while.
    from fifties.review import review_record  # noqa: PLC0415
    from fifties.terminal.reports.review import print_review  # noqa: PLC0415

    written = StringIO()
    branched = record.header.branch is not None
    print_review(Page(written), words, review_record(record), seats, branched=branched)
    return written.getvalue().strip("\n")


class CoachPanel:
    """What the coach says to those who may hear it now."""

    def __init__(self, session: Session, seen: ShownTable) -> None:
        self._session = session
        self._seen = seen
        self._coach = Coach(session)

    def close(self) -> None:
        """Let the coach stop."""
        self._coach.close()

    def can_speak(self) -> bool:
        """Return whether there is something to say."""
        return bool(self._looking_back() or self._looking_ahead())

    async def lines(self, roster: Roster, width: int) -> Block:
        """Say what the solver would do now, and what it thinks of what was done."""
        block: Block = []
        for seat in self._looking_ahead():
            said = await self._coach.look_ahead(seat, roster.words)
            block += _told(roster.words.say("app-coach-ahead"), said, roster, width)
        for seat in self._looking_back():
            said = await self._coach.look_back(seat, roster.words)
            title = roster.words.say("app-coach-back", name=roster.name(seat))
            block += _told(title, said, roster, width)
        return block or [piece(roster.words.say("app-coach-silent"))]

    def _looking_back(self) -> list[Seat]:
        """List those whose last choice the people at this screen may see."""
        return [seat for seat in self._listeners() if self._lies_open(seat)]

    def _looking_ahead(self) -> list[Seat]:
        front = self._seen.front
        if not self._session.coach_ahead or front is None or not self._session.owes(front):
            return []
        return [front]

    def _listeners(self) -> list[Seat]:
        """List whose thoughts may be read now: when a round is over, everybody's."""
        front = self._seen.front
        if front is not None:
            return [front]
        event, terminal = self._seen.moment.event, terminal_for(self._session.game.name)
        if event is not None and (terminal.scores(event) or isinstance(event, GameEnded)):
            return sorted(self._session.people)
        return []

    def _lies_open(self, seat: Seat) -> bool:
        """Return whether the round or trick of the last choice has been told to its end."""
        choice = self._session.choice(seat)
        if choice is None:
            return False
        terminal = terminal_for(self._session.game.name)
        return terminal.lies_open(choice.view, self._seen.views[seat])


def _told(title: str, said: list[str], roster: Roster, width: int) -> Block:
    if not said:
        return []
    lines = [line for text in said for line in paragraph(text, width)]
    return [piece(title, roster.theme.strong), *lines, piece("")]

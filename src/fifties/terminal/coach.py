"""The coach: what the solver thinks of a choice, after the reveal; ahead of it only if wanted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from fifties.bots.warm_up import WarmUp
from fifties.core.contract import Seat
from fifties.extras import has_compiled, pip_command
from fifties.terminal.console import HELP, QUIT, REACT, Console, ShowHelp
from fifties.terminal.session import Notice, SeenEvent, Session
from fifties.words import Words

if TYPE_CHECKING:
    from fifties.terminal.any_game import GameTerminal


def _terminal_for(game: str) -> GameTerminal:
    from fifties.terminal.registry import terminal_for  # noqa: PLC0415 - narrators know the coach

    return terminal_for(game)


class Coach:
    """Looks at what somebody at this keyboard did. Thinking happens in a thread."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._warm_up = WarmUp(session.game.name)
        self._terminal = _terminal_for(session.game.name)

    @property
    def is_ready(self) -> bool:
        """Whether an answer comes at once; the first one may take a while, which is to be said."""
        return not self._warm_up.missing

    def warm_up(self) -> None:
        """Get ready in the background."""
        self._warm_up.begin()

    def close(self) -> None:
        """Stop getting ready."""
        self._warm_up.stop()

    def may_look_back(self, seat: Seat) -> bool:
        """Return whether everybody may see what *seat* did last."""
        choice = self._session.choice(seat)
        return choice is not None and self._terminal.lies_open(
            choice.view, self._session.view(seat)
        )

    async def look_back(self, seat: Seat, words: Words) -> list[str]:
        """Say what the solver thinks of the last choice, in a few lines; none before the reveal.

        In Fifty Fifty the lines may name cards still in hand: only that person may read them.
        """
        choice = self._session.choice(seat)
        if choice is None or not self.may_look_back(seat):
            return []
        game, now = self._session.game, self._session.view(seat)
        return await self._think(lambda: self._terminal.look_back(game, choice, now), words)

    async def look_ahead(self, seat: Seat, words: Words) -> list[str]:
        """Say what the solver would do now; nothing unless the coach may speak ahead."""
        if not self._session.coach_ahead or not self._session.owes(seat):
            return []
        game, now = self._session.game, self._session.view(seat)
        return await self._think(lambda: self._terminal.look_ahead(game, now), words)

    async def _think(self, thought: Callable[[], list[Notice]], words: Words) -> list[str]:
        if not has_compiled():
            return [words.say("coach-extra", command=pip_command("lab"))]
        await asyncio.to_thread(self._warm_up.wait)
        notices = await asyncio.to_thread(thought)
        return [words.say(notice.message, **notice.details) for notice in notices]


class Advice:
    """The coach at a console."""

    def __init__(self, console: Console, session: Session) -> None:
        self._console = console
        self._session = session
        self.coach = Coach(session)
        self._looked: dict[Seat, object] = {}
        """What was looked back at already, by seat."""

    def by_name(self, figures: Sequence[object]) -> str:
        """Write a figure behind everybody's name."""
        names = self._session.names
        return ", ".join(f"{name} {figure}" for name, figure in zip(names, figures, strict=True))

    def tell_remarks(self, seen_event: SeenEvent) -> None:
        """Tell what bots say, a line each."""
        words = self._console.words
        for remark in seen_event.remarks:
            said = words.say(remark.message, **remark.details)
            self._console.tell("bot-says", name=words.name(remark.seat), reason=said)

    async def before(self, seat: Seat) -> None:
        """Say what the coach thinks, unasked, if it may speak ahead of a choice."""
        if self._session.coach_ahead:
            choice = self._session.choice(seat)
            if choice is not None and self._looked.get(seat) is not choice:
                await self.look_back(seat)
            await self._look_ahead(seat)

    def helps(self, seat: Seat, message: str) -> ShowHelp:
        """Return what the help key says at a question to *seat*."""

        async def helps() -> None:
            self._console.tell(message, quit=QUIT, help=HELP)
            self._console.tell("play-help-react", react=REACT)
            await self.look_back(seat)
            if self._session.coach_ahead:
                await self._look_ahead(seat)

        return helps

    async def look_back(self, seat: Seat) -> bool:
        """Let the coach speak of the last choice; return whether there was anything to say."""
        if not self.coach.may_look_back(seat):
            return False
        self._looked[seat] = self._session.choice(seat)
        self._say_wait()
        for line in await self.coach.look_back(seat, self._console.words):
            self._console.page.line(line)
        return True

    async def _look_ahead(self, seat: Seat) -> None:
        self._say_wait()
        for line in await self.coach.look_ahead(seat, self._console.words):
            self._console.page.line(line)

    def _say_wait(self) -> None:
        if not self.coach.is_ready:
            self._console.tell("coach-compiling")

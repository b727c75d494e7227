"""The coach: what the solver thinks of a choice, after the reveal; before it only in training."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from fifties.core.contract import Seat
from fifties.extras import has_compiled, pip_command
from fifties.games.boxes import PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.terminal.readying import Readying
from fifties.terminal.session import Choice, Notice, Session
from fifties.wording import Words


class Coach:
    """Looks at what somebody at this keyboard did. Thinking happens in a thread."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._readying = Readying(session.game.name)

    @property
    def is_ready(self) -> bool:
        """Whether an answer comes at once; the first one may take a while, which is to be said."""
        return self._readying.ready or not has_compiled()

    def warm_up(self) -> None:
        """Get ready in the background."""
        if has_compiled():
            self._readying.begin()

    def close(self) -> None:
        """Stop getting ready."""
        self._readying.stop()

    def may_look_back(self, seat: Seat) -> bool:
        """Tell whether what *seat* did last lies open."""
        choice = self._session.choice(seat)
        return choice is not None and _lies_open(choice, self._session.view(seat))

    async def look_back(self, seat: Seat, words: Words) -> list[str]:
        """Say what the solver thinks of the last choice, in a few lines; none before the reveal.

        In Fifty Fifty the lines may name cards still in hand: only that person may read them.
        """
        choice = self._session.choice(seat)
        if choice is None or not self.may_look_back(seat):
            return []
        game, now = self._session.game, self._session.view(seat)
        return await self._think(lambda: _look_back(game, choice, now), words)

    async def look_ahead(self, seat: Seat, words: Words) -> list[str]:
        """Say what the solver would do now; nothing unless this is training."""
        if not self._session.training or not self._session.owes(seat):
            return []
        game, now = self._session.game, self._session.view(seat)
        return await self._think(lambda: _look_ahead(game, now), words)

    async def _think(self, thought: Callable[[], list[Notice]], words: Words) -> list[str]:
        if not has_compiled():
            return [words.say("coach-extra", command=pip_command("lab"))]
        await self._readying.wait()
        notices = await asyncio.to_thread(thought)
        return [words.say(notice.message, **notice.details) for notice in notices]


def _lies_open(choice: Choice, now: Any) -> bool:
    """Tell whether the round or the trick of *choice* is over in the view *now*."""
    before = choice.view
    if len(now.rounds) > len(before.rounds):
        return True
    return hasattr(now, "tricks") and len(now.tricks) > len(before.tricks)


def _look_back(game: PlayableGame, choice: Choice, now: Any) -> list[Notice]:
    match game:
        case Fifty():
            from fifties.terminal import coach_fifty  # noqa: PLC0415 - brings compiled code

            return coach_fifty.look_back(game, choice, now)
        case FiftyFifty():
            from fifties.terminal import coach_fifty_fifty  # noqa: PLC0415 - as above

            return coach_fifty_fifty.look_back(game, choice)


def _look_ahead(game: PlayableGame, now: Any) -> list[Notice]:
    match game:
        case Fifty():
            from fifties.terminal import coach_fifty  # noqa: PLC0415 - brings compiled code

            return coach_fifty.look_ahead(game, now)
        case FiftyFifty():
            from fifties.terminal import coach_fifty_fifty  # noqa: PLC0415 - as above

            return coach_fifty_fifty.look_ahead(game, now)

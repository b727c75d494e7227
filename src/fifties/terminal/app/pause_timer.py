"""How long each event stays on the screen, and how people cut it short."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from fifties.core.contract import Event, PlayableGame
from fifties.table.paces import PAUSES, Pauses
from fifties.table.settings import Pace
from fifties.terminal.registry import terminal_for

SPEEDS: Final = (Pace.LIVING_ROOM, Pace.BRISK, Pace.AT_ONCE)
"""The paces that make sense at one keyboard."""

HURRY: Final = 5
"""How much faster a hurried count is told."""


class PauseTimer:
    """Waits between two events. A hurried count runs, a skipped one is over."""

    def __init__(self, game: PlayableGame, pace: Pace) -> None:
        self._game = game
        self._terminal = terminal_for(game.name)
        self._pauses: Pauses = PAUSES[pace]
        self._cut = asyncio.Event()
        self.hurried = False
        self.skipped = False

    def begin(self) -> None:
        """Begin a new round: nothing is hurried."""
        self.hurried = self.skipped = False

    def hurry(self) -> None:
        """Tell the rest of this round faster, or as usual again."""
        self.hurried = not self.hurried
        self._cut.set()

    def skip(self) -> None:
        """End this wait; in a count, tell the rest of it at once."""
        self.skipped = True
        self._cut.set()

    async def after(self, event: Event, least: float = 0) -> None:
        """Wait as long as *event* is to be looked at."""
        if self._terminal.starts_round(event):
            self.begin()
        elif not self._terminal.can_skip(event):
            self.skipped = False
        seconds = 0.0
        if not (self.skipped and self._terminal.can_skip(event)):
            seconds = self._terminal.pause_after(self._pauses, self._game, event)
        seconds /= HURRY if self.hurried else 1
        await self._wait(max(least, seconds))

    async def look_at_score(self) -> None:
        """Give those a moment who only watch."""
        self.begin()
        await self._wait(self._pauses.scoring)

    async def _wait(self, seconds: float) -> None:
        if seconds <= 0:
            return
        self._cut.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._cut.wait(), seconds)

"""How long things are looked at, and how people cut it short."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from fifties.core.contract import Event
from fifties.games.boxes import PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty.events import Called, Revealed
from fifties.games.fifty_fifty.events import CardPlayed, Dealt, MoodTurned
from fifties.games.fifty_fifty.state import TrickTaken
from fifties.table.paces import TEMPOS, Tempo, rhythm
from fifties.table.settings import Pace

SPEEDS: Final = (Pace.LIVING_ROOM, Pace.BRISK, Pace.AT_ONCE)
"""The paces that make sense at one keyboard."""

HURRY: Final = 5
"""How much faster a hurried count is told."""


class Pauses:
    """Waits between two events. A hurried count runs, a skipped one is over."""

    def __init__(self, game: PlayableGame, pace: Pace) -> None:
        self._game = game
        self._tempo: Tempo = TEMPOS[pace]
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
        if isinstance(event, Revealed | Dealt):
            self.begin()
        elif not isinstance(event, Called):
            self.skipped = False
        seconds = self._seconds(event) / (HURRY if self.hurried else 1)
        await self._wait(max(least, seconds))

    async def look_at_score(self) -> None:
        """Give those a moment who only watch."""
        self.begin()
        await self._wait(self._tempo.scoring)

    async def _wait(self, seconds: float) -> None:
        if seconds <= 0:
            return
        self._cut.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._cut.wait(), seconds)

    def _seconds(self, event: Event) -> float:
        tempo = self._tempo
        match event:
            case Called():
                return self._count_seconds(event)
            case TrickTaken():
                return tempo.trick + tempo.taken
            case CardPlayed() | Revealed():
                return tempo.thinking
            case Dealt() | MoodTurned():
                return tempo.thinking / 2
            case _:
                return 0

    def _count_seconds(self, called: Called) -> float:
        if self.skipped or not isinstance(self._game, Fifty):
            return 0
        beat = rhythm(self._tempo, self._game.top)
        if beat.stride != 1 and (not beat.stride or called.number % beat.stride):
            return 0
        return beat.drama if called.eventful else beat.number

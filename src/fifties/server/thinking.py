"""Bots think in a thread of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace

from fifties.bots import USUAL_LEVEL, Decision, levels
from fifties.locales import LANGUAGES
from fifties.server import refusals
from fifties.server.connection import declined
from fifties.server.warming import Warmth
from fifties.table.timing import BotTurn

MAKE_READY: Final = 60.0
"""Seconds after the start at which all bots are warmed up, unless one is asked for before."""

log = logging.getLogger(__name__)

Thought: TypeAlias = Callable[[BotTurn, Decision | None], None]
"""Takes what a bot has come up with; ``None``: nothing."""


class Thinkers:
    """One thread for all bots of a server."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "bots")
        self._warmth = Warmth()

    def think(self, turns: list[BotTurn], then: Thought) -> None:
        """Let bots think about *turns*, and hand on what they come up with."""
        self._thread.submit(self._think, turns, then)

    def _think(self, turns: Iterable[BotTurn], then: Thought) -> None:
        for turn in turns:
            decision = self._decide(turn, Random(self._rng.getrandbits(64)))
            if self._loop.is_closed():
                return
            self._loop.call_soon_threadsafe(then, turn, decision)

    def _decide(self, turn: BotTurn, rng: Random) -> Decision | None:
        """Ask the bot, then weaker ones: a game goes on even when a bot has a bug."""
        for level in self._able(turn):
            try:
                return replace(turn, level=level).decide(rng)
            except Exception:
                log.exception("a bot gave up", extra={"bot": level})
        return None

    def _able(self, turn: BotTurn) -> Iterator[str]:
        """Name the bot's level and those below it, the next one first, but for the cold ones."""
        known = levels(turn.game.name)
        own = turn.level if turn.level in known else USUAL_LEVEL
        if not self._warmth.reaches(turn.game.name, own):
            self._warmth.spread()
        for level in reversed(known[: known.index(own) + 1]):
            if self._warmth.reaches(turn.game.name, level):
                yield level

    def warm_up(self) -> None:
        """Load the words of all languages and ready the bots, while nobody waits for them."""
        for lang in LANGUAGES:
            self._thread.submit(declined, refusals.NotJoined(), lang)
        self._loop.call_later(MAKE_READY, self._warmth.spread)

    def close(self) -> None:
        """Stop thinking."""
        self._warmth.stop()
        self._thread.shutdown(cancel_futures=True)

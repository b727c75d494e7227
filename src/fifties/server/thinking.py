"""Bots think in a thread of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from fifties.bots import levels
from fifties.core.contract import Action
from fifties.locales import LANGUAGES
from fifties.server import refusals
from fifties.server.connection import declined
from fifties.table.timing import BotTurn

log = logging.getLogger(__name__)

Thought: TypeAlias = Callable[[BotTurn, Action | None], None]
"""Takes what a bot has come up with; ``None``: nothing."""


class Thinkers:
    """One thread for all bots of a server."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "bots")

    def think(self, turns: list[BotTurn], then: Thought) -> None:
        """Let bots think about *turns*, and hand on what they come up with."""
        self._thread.submit(self._think, turns, then)

    def _think(self, turns: Iterable[BotTurn], then: Thought) -> None:
        for turn in turns:
            action = _decide(turn, Random(self._rng.getrandbits(64)))
            if self._loop.is_closed():
                return
            self._loop.call_soon_threadsafe(then, turn, action)

    def warm_up(self) -> None:
        """Load the words of all languages, while nobody waits for them."""
        for lang in LANGUAGES:
            self._thread.submit(declined, refusals.NotJoined(), lang)

    def close(self) -> None:
        """Stop thinking."""
        self._thread.shutdown(cancel_futures=True)


def _decide(turn: BotTurn, rng: Random) -> Action | None:
    """Ask the bot, then the simplest one: a game goes on even when a bot has a bug."""
    for level in (turn.level, levels(turn.game.name)[0]):
        try:
            return replace(turn, level=level).decide(rng)
        except Exception:
            log.exception("a bot gave up", extra={"bot": level})
    return None

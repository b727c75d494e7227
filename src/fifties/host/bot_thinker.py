"""Decisions of bots, and what happens when a bot fails or is not ready."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from fifties.bots import Decision, levels, usual_level
from fifties.host.executor import Execute
from fifties.table.schedule import BotTurn

log = logging.getLogger(__name__)

Decided: TypeAlias = Callable[[BotTurn, Decision | None], None]
"""Takes what a bot has decided; ``None`` if no bot was able to."""

IsReady: TypeAlias = Callable[[str, str], bool]
"""Returns whether the bot of a game and level decides without having to compile first."""


class BotThinker:
    """Lets bots decide, one after the other."""

    def __init__(self, rng: Random, execute: Execute, is_ready: IsReady) -> None:
        self._rng = rng
        self._execute = execute
        self._is_ready = is_ready

    def think(self, turns: list[BotTurn], then: Decided) -> None:
        """Let bots decide about *turns*, and call *then* with each decision."""
        for turn in turns:
            self._execute(partial(self._decide, turn), partial(then, turn), _raise)

    def _decide(self, turn: BotTurn) -> Decision | None:
        """Ask the bot, then weaker ones: a game goes on even when a bot has a bug."""
        rng = Random(self._rng.getrandbits(64))
        for level in self._able(turn):
            try:
                return replace(turn, level=level).decide(rng)
            except Exception:
                log.exception("a bot failed", extra={"bot": level})
        return None

    def _able(self, turn: BotTurn) -> Iterator[str]:
        """Yield the bot's level and those below it that are ready, the strongest first."""
        known = levels(turn.game.name)
        own = turn.level if turn.level in known else usual_level(turn.game.name)
        for level in reversed(known[: known.index(own) + 1]):
            if self._is_ready(turn.game.name, level):
                yield level


def _raise(error: BaseException) -> None:
    raise error

"""What a bot is: from a seat's view to an action, and why."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from fifties.bots.reasons import Reason
from fifties.core.contract import Action
from fifties.extras import COMPILED, has_compiled, require


class Decision(Struct, frozen=True):
    """What a bot does, and what it says about it once everything lies open."""

    action: Action
    reason: Reason


Thinks: TypeAlias = Callable[[Any, Any, Random], Decision]
"""Decides by the rules of a game and a seat's view, never by a state."""


class Bot(Struct, frozen=True):
    """One level of play."""

    game: str
    level: str
    decide: Thinks
    prepare: Callable[[], None] | None = None
    """Compiles or loads what thinking needs; ``None`` where there is nothing to wait for."""

    @property
    def can_run(self) -> bool:
        """Whether what its thinking needs is installed."""
        return self.prepare is None or has_compiled()

    def require(self) -> None:
        """Raise `MissingExtra` unless what its thinking needs is installed."""
        if self.prepare is not None:
            require("lab", *COMPILED)

    def __call__(self, game: Any, view: Any, rng: Random) -> Action:
        """Return what to do, knowing the rules and the seat's *view* alone."""
        return self.decide(game, view, rng).action

    def warm_up(self) -> None:
        """Have everything ready, so that the next decision does not wait."""
        if self.prepare is not None:
            self.prepare()

"""What a bot is: from a seat's view to an action, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from random import Random
from typing import Generic

from msgspec import Struct

from fifties.bots.reasons import Reason
from fifties.core.contract import Action, GameT, ViewT


class Level(StrEnum):
    """How well a bot plays."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    STEADY = "steady"
    SHARP = "sharp"
    MASTER = "master"


class Decision(Struct, frozen=True):
    """What a bot does, and the reason it gives when the result is known."""

    action: Action
    reason: Reason


class Bot(Struct, Generic[GameT, ViewT], frozen=True):
    """One level of play."""

    game: str
    level: Level
    decide: Callable[[GameT, ViewT, Random], Decision]
    """Decides by the rules of a game and a seat's view, never by a state."""
    load: Callable[[], None] | None = None
    """Imports what deciding needs, without compiling; ``None`` if that is imported already."""
    prepare: Callable[[], None] | None = None
    """Compiles or loads what thinking needs; ``None`` where there is nothing to wait for."""
    prepare_turn: Callable[[GameT, ViewT], Iterator[None]] | None = None
    """Works out what a decision at a view builds on, if that is not remembered; yields after every
    short piece of work. A decision finds out for itself what was not prepared."""
    names: tuple[str, ...] = ()
    """Who plays at this level; the first one is its face. They are the same in all languages."""

    def __call__(self, game: GameT, view: ViewT, rng: Random) -> Action:
        """Return what to do, knowing the rules and the seat's *view* alone."""
        return self.decide(game, view, rng).action

    def warm_up(self) -> None:
        """Have everything ready, so that the next decision does not wait."""
        if self.prepare is not None:
            self.prepare()

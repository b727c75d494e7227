"""Random play to the end."""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar, cast, runtime_checkable

from fifties.core.arguments import require_type
from fifties.core.contract import Action, Event, Game, View

State = TypeVar("State")
Does = TypeVar("Does", bound=Action)
Happens = TypeVar("Happens", bound=Event)
Sees = TypeVar("Sees", bound=View)


def playout(game: Game[State, Does, Happens, Sees], state: State, rng: Random) -> State:
    """Play on from *state* until the game is over: seats uniformly, chance as the cards fall.

    A game may bring a faster way of its own; it must draw from *rng* alike and end alike.
    """
    require_type("rng", rng, Random, "random.Random")
    if isinstance(game, PlaysOut):
        return cast("State", game.playout(state, rng))
    return step_by_step(game, state, rng)


def step_by_step(game: Game[State, Does, Happens, Sees], state: State, rng: Random) -> State:
    """Play on as anybody would: ask who acts, take what is offered, apply it."""
    while actors := game.to_act(state):
        for actor in actors:
            state = game.apply(state, actor, game.offer(state, actor).sample(rng)).state
    return state


@runtime_checkable
class PlaysOut(Protocol):
    """A game with a faster way to play on at random."""

    def playout(self, state: object, rng: Random) -> object:
        """Play on from *state* until the game is over."""
        ...

"""What decisions of bots take in the Python of a device, under Node; see `bench_device_bots`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from random import Random
from time import perf_counter
from typing import NamedTuple, Self

import js  # type: ignore[import-not-found]  # only a browser's Python has it

from fifties.bots import bot_for
from fifties.bots.registry import AnyBot
from fifties.core.contract import CHANCE, AnyView, PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty


class Moment(NamedTuple):
    """The time of day, and the processor time of this thread alone, in seconds."""

    clock: float
    work: float

    @classmethod
    def now(cls) -> Self:
        """Return the time."""
        used = js.process.threadCpuUsage()
        return cls(perf_counter(), (used.user + used.system) / 1e6)

    def since(self, began: Moment) -> Moment:
        """Return how much has passed."""
        return Moment(self.clock - began.clock, self.work - began.work)


def times(name: str, level: str, players: int, games: int) -> str:
    """Return, as JSON, how many seconds each decision of one seat took in whole games.

    Beside every decision is the longest piece of work that had been done for it before.
    """
    bot, taken = bot_for(name, level), []
    for seed in range(games):
        game: PlayableGame = Fifty(players) if name == Fifty.name else FiftyFifty(players)
        rng, state = Random(seed), game.start()
        while actors := game.to_act(state):
            for actor in actors:
                if actor == 0:
                    view = game.view(state, actor)
                    longest = longest_of(pieces(bot, game, view))
                    began = Moment.now()
                    action = bot(game, view, rng)
                    taken.append((*Moment.now().since(began), *longest))
                else:
                    action = game.offer(state, actor).sample(rng)
                state = game.apply(state, actor, action).state
    return json.dumps(taken)


def pieces(bot: AnyBot, game: PlayableGame, view: AnyView) -> Iterator[Moment]:
    """Yield how long each piece of work takes that is done before a decision is due."""
    began = Moment.now()
    for _ in bot.prepare_turn(game, view) if bot.prepare_turn is not None else ():
        yield Moment.now().since(began)
        began = Moment.now()
    yield Moment.now().since(began)


def longest_of(taken: Iterable[Moment]) -> Moment:
    """Return the longest by the clock, and the longest of the processor."""
    return Moment(*map(max, zip(*taken, strict=True)))


def later_round(name: str, level: str, players: int) -> str:
    """Return, as JSON, what the first decision of a Python took, in the middle of a game.

    It is that of a seat in the last round of Fifty, or in the second round of Fifty Fifty.
    """
    bot, rng = bot_for(name, level), Random(0)
    game: PlayableGame = Fifty(players) if name == Fifty.name else FiftyFifty(players)
    state, draws = game.start(), 0
    while draws < (4 if name == Fifty.name else 2) or CHANCE in game.to_act(state):
        (actor, *_) = game.to_act(state)
        draws += actor == CHANCE
        state = game.apply(state, actor, game.offer(state, actor).sample(rng)).state
    seat = next(actor for actor in game.to_act(state) if actor != CHANCE)
    view = game.view(state, seat)
    longest = longest_of(pieces(bot, game, view))
    began = Moment.now()
    bot(game, view, rng)
    return json.dumps([(*Moment.now().since(began), *longest)])

"""What decisions of bots take by the clock, in the Python of a device; see `bench_device_bots`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from time import perf_counter

from fifties.bots import bot_for
from fifties.bots.registry import AnyBot
from fifties.core.contract import CHANCE, AnyView, PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty


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
                    longest = max(pieces(bot, game, view), default=0.0)
                    began = perf_counter()
                    action = bot(game, view, rng)
                    taken.append((perf_counter() - began, longest))
                else:
                    action = game.offer(state, actor).sample(rng)
                state = game.apply(state, actor, action).state
    return json.dumps(taken)


def pieces(bot: AnyBot, game: PlayableGame, view: AnyView) -> Iterator[float]:
    """Yield how long each piece of work takes that is done before a decision is due."""
    began = perf_counter()
    for _ in bot.prepare_turn(game, view) if bot.prepare_turn is not None else ():
        yield perf_counter() - began
        began = perf_counter()


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
    longest = max(pieces(bot, game, view), default=0.0)
    began = perf_counter()
    bot(game, view, rng)
    return json.dumps([(perf_counter() - began, longest)])

"""What decisions of bots take by the clock, in the Python of a device; see `bench_device_bots`."""

from __future__ import annotations

import json
from random import Random
from time import perf_counter

from fifties.bots import bot_for
from fifties.core.contract import CHANCE, PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty


def times(name: str, level: str, players: int, games: int) -> str:
    """Return, as JSON, how many seconds each decision of one seat took in whole games."""
    bot = bot_for(name, level)
    bot.warm_up()
    taken: list[float] = []
    for seed in range(games):
        game: PlayableGame = Fifty(players) if name == Fifty.name else FiftyFifty(players)
        rng, state = Random(seed), game.start()
        while actors := game.to_act(state):
            for actor in actors:
                view = None if actor == CHANCE else game.view(state, actor)
                began = perf_counter()
                if actor == 0 and view is not None:
                    action = bot(game, view, rng)
                    taken.append(perf_counter() - began)
                else:
                    action = game.offer(state, actor).sample(rng)
                state = game.apply(state, actor, action).state
    return json.dumps(taken)

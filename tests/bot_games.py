"""Whole games of bots, judged by the rules."""

from __future__ import annotations

from random import Random
from typing import Any

from fifties.bots import AnyBot
from fifties.core.contract import CHANCE, PlayableGame


def play(game: PlayableGame, bots: list[AnyBot], rng: Random) -> Any:
    """Let bots play a game; every action is judged by the rules."""
    state = game.start()
    while actors := game.to_act(state):
        for actor in actors:
            if actor == CHANCE:
                action = game.offer(state, actor).sample(rng)
            else:
                action = bots[actor](game, game.view(state, actor), rng)
                assert game.offer(state, actor).contains(action)
            state = game.apply(state, actor, action).state
    return state


def shares(game: PlayableGame, bot: AnyBot, others: AnyBot, games: int, rng: Random) -> list[float]:
    """Let *bot* play *games* against *others*, at every seat in turn; list its parts of the win."""
    won = []
    for number in range(games):
        seat = number % game.players
        bots = [others] * game.players
        bots[seat] = bot
        outcome = game.outcome(play(game, bots, rng))
        assert outcome is not None
        won.append((seat in outcome.winners) / len(outcome.winners))
    return won

"""What the arena adds to the games it holds, and what a second process brings."""

from __future__ import annotations

from functools import partial
from random import Random
from statistics import median

from side_by_side import headline, rates, ratio, row

from fifties.arena import contest
from fifties.bots import bot_for
from fifties.core.contract import CHANCE, PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.simulation.worker_pools import available_cores

GAMES = 60
SLOTS = 7
LEVEL = "beginner"


def play_plainly(game: PlayableGame) -> int:
    """Play games between bots with nothing around them."""
    rng, bot = Random(50), bot_for(game.name, LEVEL)
    for _ in range(GAMES):
        state = game.start()
        while actors := game.to_act(state):
            for actor in actors:
                if actor == CHANCE:
                    action = game.offer(state, actor).sample(rng)
                else:
                    action = bot(game, game.view(state, actor), rng)
                state = game.apply(state, actor, action).state
    return GAMES


def hold(game: PlayableGame, games: int, processes: int) -> int:
    """Hold a contest between the same bots."""
    return contest(game, [f"{LEVEL}*{game.players}"], games, processes=processes).games


def main() -> None:
    """Measure and print."""
    headline("What does the arena add to a game, and what do all cores bring?")
    cores = available_cores()
    for game in (FiftyFifty(4), Fifty(5)):
        found = rates(
            {
                "plain": partial(play_plainly, game),
                "arena": partial(hold, game, GAMES, 1),
                "one": partial(hold, game, 10 * GAMES, 1),
                "all": partial(hold, game, 10 * GAMES, cores),
            },
            SLOTS,
        )
        row(f"{game.name}: games a second, one process", f"{median(found['one']):,.0f}")
        row(f"{game.name}: games a second, {cores} processes", f"{median(found['all']):,.0f}")
        row(f"{game.name}: arena / plain loop", f"{ratio(found, 'arena', 'plain'):.2f}", "1 is all")
        row(f"{game.name}: {cores} processes / one", f"{ratio(found, 'all', 'one'):.2f}")


if __name__ == "__main__":
    main()

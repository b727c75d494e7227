"""How long does a bot think? Every level of both games, over whole games of its own kind.

What counts is the processor's time that the thinking thread takes, as others share the machine; a
table of bots thinks in one thread. The first decision of a round of Fifty costs most, because the
round has to be solved: each seat here thinks as if it were the first.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter, thread_time

from side_by_side import headline, row

from fifties.bots import AnyBot, all_bots
from fifties.core.contract import CHANCE, PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty

GAMES = 4
SIZES = {Fifty.name: (3, 4, 5, 7, 12, 40, 200), FiftyFifty.name: (3, 4, 5)}
PATIENCE = 0.05
"""Seconds that a card or a choice may take, once warm."""


def times(bot: AnyBot, game: PlayableGame, seed: int) -> list[float]:
    """Play a game; return what the decisions of one seat took. Bots have the other seats."""
    rng, state, taken = Random(seed), game.start(), []
    while actors := game.to_act(state):
        for actor in actors:
            if actor == CHANCE:
                action = game.offer(state, actor).sample(rng)
            elif actor == 0:
                view, began = game.view(state, actor), thread_time()
                action = bot(game, view, rng)
                taken.append(thread_time() - began)
            else:
                action = game.offer(state, actor).sample(rng)
            state = game.apply(state, actor, action).state
    return taken


def main() -> None:
    """Measure and print."""
    headline("How long does a bot think?")
    for bot in all_bots():
        began = perf_counter()
        bot.warm_up()
        warm = perf_counter() - began
        for players in SIZES[bot.game]:
            game: PlayableGame = Fifty(players) if bot.game == Fifty.name else FiftyFifty(players)
            games = GAMES if players < 100 else 1  # noqa: PLR2004 - a crowd takes long to deal with
            found = [each for seed in range(games) for each in times(bot, game, seed)]
            figures = f"{median(found) * 1000:.2f}, {max(found) * 1000:.2f} ms"
            fine = "yes" if max(found) < PATIENCE else "NO"
            row(f"{bot.game}, {players} players: {bot.level}", figures, f"50 ms or less: {fine}")
        if bot.prepare is not None:
            row(f"{bot.game}: {bot.level} made ready in", f"{warm:.1f} s")
    print("  median and longest decision")


if __name__ == "__main__":
    main()

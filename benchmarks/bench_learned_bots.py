"""The learned bots of Fifty Fifty: how strong they are, and how long they think."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from random import Random
from time import perf_counter
from typing import Any

from side_by_side import headline, row

from fifties.core.contract import CHANCE
from fifties.games.fifty_fifty import TIGHTROPE, ZOCH, FiftyFifty, FiftyFiftyEdition
from fifties.games.fifty_fifty.actions import TRICKS
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.simulation.compilation import callback, kernel
from fifties.simulation.fifty_fifty.game_arrays import HAND
from fifties.simulation.fifty_fifty.policies import DECIDE_SIGNATURE, Decide, Policy
from fifties.simulation.kernel_arrays import float_row, integer_row
from fifties.solver.fifty_fifty.learned_policies import card_of_policy
from fifties.solver.fifty_fifty.levels import LEVELS, choose, policy_of
from fifties.solver.fifty_fifty.policy_matches import Share, share_against
from fifties.solver.fifty_fifty.search import best_of, cards_to_try, recall_plays, try_cards

SIZES = (3, 4, 5)
THREADS = os.cpu_count() or 1
GOALS = {(4, "beginner"): 0.78, (4, "steady"): 0.57, (4, "sharp"): 0.45, (5, "steady"): 0.45}
"""What the best one should win without any search, by players and the level of all others."""
SEARCH_GOAL = 0.30
"""And with search, against three of itself without."""
SEARCHING = 5
"""The code of the policy that searches, beside those of `card_of_policy`."""
MOST_MICROSECONDS = {"network": 50.0, "search": 50_000.0}


def told(share: Share) -> str:
    """Write a share with its 99 % interval."""
    return f"{100 * share.mean:.1f} ± {100 * (share.high - share.mean):.1f} %"


@kernel
def search_card(known: Any, memory: Any, stream: Any, worlds: int) -> Any:
    """Return the card that does best when the best ones are tried in so many worlds."""
    cards, prices = integer_row(TRICKS), float_row(TRICKS)
    tried = cards_to_try(known, memory, cards, prices)
    if tried == 1 or worlds == 0:
        return cards[0]
    costs, weights = float_row(tried), float_row(2)
    try_cards(known, recall_plays(known), memory, stream, worlds, cards[:tried], costs, weights)
    return cards[best_of(prices, costs, weights)]


def searching(worlds: int) -> Decide:
    """Return all policies and, as `SEARCHING`, one of the network that searches so many worlds."""

    def decide(code: int, known: Any, memory: Any, stream: Any) -> Any:
        if code != SEARCHING:
            return card_of_policy(code, known, memory, stream)
        if known[HAND] & (known[HAND] - 1) == 0:
            return search_card(known, memory, stream, 0)
        return search_card(known, memory, stream, worlds)

    return callback(DECIDE_SIGNATURE, cache=False)(decide)


def show_levels(options: argparse.Namespace) -> None:
    """Print every level against those below it."""
    for players in SIZES:
        game = FiftyFifty(players)
        for below, level in pairwise(LEVELS):
            share = duel(level, below, game, options)
            apart = f"above {100 / players:.1f} %: {'yes' if share.low > 1 / players else 'NO'}"
            row(f"{players} players: {level} against {below}", told(share), apart)
        for below in (*LEVELS,)[:3]:
            goal = GOALS.get((players, below))
            wanted = f"{100 * goal:.0f} % or more" if goal else ""
            share = duel("master", below, game, options)
            row(f"{players} players: master against {below}", told(share), wanted)
        share = duel("master", "steady", FiftyFifty(players, TIGHTROPE), options)
        row(f"{players} players, tightrope: master against steady", told(share))


def duel(level: str, below: str, game: FiftyFifty, options: argparse.Namespace) -> Share:
    """Let one of a level play against a table of another, without any search."""
    policies = (policy_of(level, game.players), policy_of(below, game.players))
    return share_against(*policies, game, options.games, options.seed, threads=THREADS)


def show_search(options: argparse.Namespace) -> None:
    """Print what search gains."""
    for players in options.search_players:
        game, without = FiftyFifty(players), policy_of("master", players)
        for worlds in options.worlds:
            share = share_against(
                Policy(SEARCHING, without.memory),
                without,
                game,
                options.search_games,
                options.seed,
                threads=THREADS,
                decide=searching(worlds),
            )
            name = f"{players} players: {worlds} worlds against none"
            row(name, told(share), f"{100 * SEARCH_GOAL:.0f} % or more" if players == 4 else "")  # noqa: PLR2004 - the table that was asked about


def views(game: FiftyFifty, rng: Random, wanted: int) -> list[FiftyFiftyView]:
    """Collect views of seats that owe a card and have a choice."""
    found: list[FiftyFiftyView] = []
    while len(found) < wanted:
        state = game.start()
        while actors := game.to_act(state):
            actor = actors[0]
            if actor != CHANCE and len(state.hand(actor)) > 1:
                found.append(game.view(state, actor))
            state = game.apply(state, actor, game.offer(state, actor).sample(rng)).state
    return found[:wanted]


def microseconds(think: Callable[[FiftyFiftyView], Any], seen: list[FiftyFiftyView]) -> float:
    """Time a card, in the quietest of five runs."""
    think(seen[0])
    best = float("inf")
    for _ in range(5):
        began = perf_counter()
        for view in seen:
            think(view)
        best = min(best, perf_counter() - began)
    return 1e6 * best / len(seen)


def show_times(edition: FiftyFiftyEdition) -> None:
    """Print how long a card takes, from the view to the card."""
    for players in SIZES:
        game, rng = FiftyFifty(players, edition), Random(1)
        seen = views(game, rng, 400)
        for worlds, kind in ((0, "network"), (24, "search"), (100, "search")):
            think = partial(_think, game, rng, worlds)
            time = microseconds(think, seen[:: 1 if worlds == 0 else 8])
            name = f"{players} players: a card of the master, {worlds} worlds"
            row(name, f"{time:,.0f} µs", f"{MOST_MICROSECONDS[kind]:,.0f} µs or less")


def _think(game: FiftyFifty, rng: Random, worlds: int, view: FiftyFiftyView) -> int:
    return choose("master", game, view, rng, worlds=worlds)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=2024)
    parser.add_argument("--search-games", type=int, default=2000)
    parser.add_argument("--search-players", type=int, nargs="*", default=[4])
    parser.add_argument("--worlds", type=int, nargs="*", default=[24, 100])
    options = parser.parse_args()
    headline(
        "How strong are the learned bots of Fifty Fifty? (one against a table, 99 % intervals)"
    )
    show_levels(options)
    headline("What does search gain?")
    show_search(options)
    headline("How long does a card take, from the view to the card?")
    show_times(ZOCH)


if __name__ == "__main__":
    main()

"""Our best Fifty Fifty bots beside OpenSpiel's information-set Monte Carlo tree search.

One of ours against three of it, and one of it against three of ours, on duplicate deals. It thinks
100 ms of processor time a card; ours, at most that. Run it long on a quiet machine:

    python benchmarks/bench_ismcts.py --games 400

It is given games that end with the round, strikes counted in, so that it need not look further.
With `--quick` it also gets rollouts of our engine instead of OpenSpiel's, and is three times as
fast. It is OpenSpiel's search in Python; the one in C++ cannot resample a Python game.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from time import thread_time
from typing import Any, Final

import numpy as np
import pyspiel
from msgspec.structs import replace
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from side_by_side import headline

import fifties.research.openspiel  # noqa: F401 - registers the games
from fifties.arena import contest, standings
from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.games.fifty_fifty.actions import DECK
from fifties.games.fifty_fifty.scores import totals
from fifties.games.fifty_fifty.state import Standing, State
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.solver.fifty_fifty.levels import choose

SECONDS: Final = 0.1
CURIOSITY: Final = 6.0
"""The constant of UCT, in halves: the best of 2, 6 and 12 in a trial of 36 games."""
PLAYERS: Final = 4
MANY, ENOUGH = 2000, 0.09
"""Our search may look into so many worlds and take so long: the rest up to 100 ms is its slack."""

Decides = Callable[[FiftyFifty, FiftyFiftyView, Random], Play]


class _TimeIsUp(Exception):  # noqa: N818 - it says what happened
    """The search has thought long enough."""


class QuickRollouts:
    """Values a position by playing the round to its end at random, as the engine does it."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def evaluate(self, state: Any) -> list[float]:
        """Return what everybody's total comes to."""
        game, now = state.position.game, state.position.state
        standing = now.standing
        turned = standing.moods[: len(standing.tricks) + 1]
        moods = game.pile.shuffle(turned, self._rng)
        end = game.rules.playout(replace(now, standing=replace(standing, moods=moods)), self._rng)
        return [*map(float, totals(end.standing.rounds, game.rules.players))]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Prefer no card."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class TimedSearch(ISMCTSBot):  # type: ignore[misc] # OpenSpiel has no types
    """OpenSpiel's search, stopped when its time is up."""

    def __init__(
        self, game: Any, rng: Random, seconds: float, curiosity: float, *, quick: bool
    ) -> None:
        draws = np.random.RandomState(rng.getrandbits(32))
        super().__init__(
            game,
            QuickRollouts(rng) if quick else RandomRolloutEvaluator(1, draws),
            uct_c=curiosity,
            max_simulations=1_000_000,
            random_state=draws,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self._seconds, self.simulations = seconds, 0

    def run_search(self, state: Any) -> Any:
        """Search as usual, and settle for what there is when the time is up."""
        self._end = thread_time() + self._seconds
        try:
            return super().run_search(state)
        except _TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """Imagine another world, if there is time for it."""
        if thread_time() > self._end:
            raise _TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)


@cache
def game_of(players: int, edition: str, rounds: int) -> Any:
    """Load a game that ends with round *rounds*."""
    return pyspiel.load_game(
        f"python_fifty_fifty(players={players},edition={edition},rounds={rounds})"
    )


def state_of(game: Any, view: FiftyFiftyView) -> Any:
    """Return some state of OpenSpiel's in which a seat sees *view*: others hold any cards."""
    seen = {card for trick in view.tricks for card in trick.cards} | {*view.cards, *view.my_hand}
    unseen = iter([card for card in game.rules.deck if card not in seen])
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        place = (seat - view.leader) % game.rules.players
        laid = view.cards[place : place + 1]
        held = view.my_hand if seat == view.viewer else [next(unseen) for _ in range(size)]
        hands.append(bytes([*laid, *held]))
    turned = (*[trick.mood for trick in view.tricks], view.mood or (0, 0))
    standing = Standing(
        rounds=view.rounds,
        dealer=view.dealer,
        moods=game.pile.fill(turned),
        tricks=view.tricks,
        leader=view.leader,
        hands=tuple(hands),
        balances=view.balances,
    )
    state = game.new_initial_state()
    high, low = max(view.cards, default=0), min(view.cards, default=DECK.stop)
    state.place(State(standing, view.cards, view.viewer, high, low))
    return state


class Search:
    """OpenSpiel's search as a bot of ours."""

    def __init__(
        self, seconds: float = SECONDS, curiosity: float = CURIOSITY, *, quick: bool = False
    ) -> None:
        self._seconds, self._curiosity, self._quick = seconds, curiosity, quick
        self.simulations = self.cards = 0

    def __call__(self, game: FiftyFifty, view: FiftyFiftyView, rng: Random) -> Play:
        """Think about a card."""
        if len(view.my_hand) == 1:
            return Play(view.my_hand[0])
        theirs = game_of(game.players, game.edition.name, len(view.rounds) + 1)
        search = TimedSearch(theirs, rng, self._seconds, self._curiosity, quick=self._quick)
        action = search.step(state_of(theirs, view))
        self.simulations += search.simulations
        self.cards += 1
        return Play(int(action) + 1)


def network_alone(game: FiftyFifty, view: FiftyFiftyView, rng: Random) -> Play:
    """Play as our master does, without any search."""
    return Play(choose("master", game, view, rng, worlds=0))


def network_and_search(game: FiftyFifty, view: FiftyFiftyView, rng: Random) -> Play:
    """Play as our master would with the time that it is up against."""
    return Play(choose("master", game, view, rng, worlds=MANY, seconds=ENOUGH))


OURS: Final[dict[str, Decides]] = {
    "network": network_alone,
    "network and search": network_and_search,
}


def thoughts(search: Search) -> float:
    """Return in how many worlds the search looks on average, over one game of its own."""
    game, rng = FiftyFifty(PLAYERS), Random(0)
    contest(game, [search, "steady*3"], 4, duplicate=True, seed=rng.getrandbits(16), processes=1)
    return search.simulations / search.cards


def main(
    names: Iterable[str], games: int, search: Search, seed: int, processes: int | None
) -> None:
    """Let them play, and print a table."""
    headline("How strong are our Fifty Fifty bots beside OpenSpiel's ISMCTS?")
    print(f"  {thoughts(search):.0f} simulations a card")
    print("\n| table | games | one's wins | 95 % | 99 % | fair | wanted |")
    print("|---|---|---|---|---|---|---|", flush=True)
    game = FiftyFifty(PLAYERS)
    for name in names:
        bot = OURS[name]
        tables: dict[str, tuple[list[Decides], str]] = {
            f"{name} against three ISMCTS": ([bot, *[search] * 3], "at least 40 %"),
            f"ISMCTS against three of {name}": ([search, *[bot] * 3], "below 20 %"),
        }
        for table, (bots, wanted) in tables.items():
            held = contest(game, bots, games, duplicate=True, seed=seed, processes=processes)
            one = standings(held)
            row = next(row for row in one if row.bot == held.bots[0])
            share, at95, at99 = row.share.mean, row.share.at95, row.share.at99
            print(
                f"| {table} | {held.games} | {share:.1%} | {at95.low:.1%}-{at95.high:.1%} | "
                f"{at99.low:.1%}-{at99.high:.1%} | 25 % | {wanted} |",
                flush=True,
            )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", action="append", choices=OURS, help="ours (default: all)")
    parser.add_argument("--games", type=int, default=8, help="a table")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="a card, for ISMCTS")
    parser.add_argument("--quick", action="store_true", help="rollouts of our engine, for ISMCTS")
    parser.add_argument("--seed", type=int, default=50)
    parser.add_argument("--processes", type=int, help="as many as cores")
    wanted = parser.parse_args()
    search = Search(wanted.seconds, quick=wanted.quick)
    main(wanted.bot or OURS, wanted.games, search, wanted.seed, wanted.processes)

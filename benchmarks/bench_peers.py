"""Random play by the million, beside the libraries that people use for card games."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from statistics import median
from typing import Any

from side_by_side import headline, rates, ratio, row

from fifties.core.contract import playout
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.simulation.simulator import simulate

SLOTS = 9
DIFFERENCES = """
  What is compared: decisions of seats in random play, the time of dealing included, on one core.
  No two of these are the same game, so a factor of two says nothing.
  - Simulated: kernels that play these two games and no other, with no state to look at on the way;
    all the others can be stopped and asked at every step.
  - Fifty Fifty, 4 players: a decision plays one of up to nine cards, all of them legal.
  - Fifty, 5 players: a decision picks five numbers out of about 39.
  - OpenSpiel's hearts, 4 players: its C++ state in its C++ loop with its uniform bots, no Python
    inside; legal cards have to be found, and every dealt card is a node of its own.
    (bench_rules_engine.py drives the same game from Python.)
  - RLCard's uno, 4 players: its Python engine without the wrapper that makes observations.
  - pgx: compiled by JAX, a thousand games in step, an observation made at every step; built for
    accelerators, and here on a processor. Sparrow mahjong, 3 players, hidden hands; Leduc hold'em,
    2 players, four decisions a game."""

Work = Callable[[], int]


def simulated_fifty_fifty() -> Work:
    """Play Fifty Fifty with the kernels."""
    game, seeds, games = FiftyFifty(4), count(), 200_000

    def work() -> int:
        simulate(game, games, next(seeds), threads=1)
        return games * 4 * 4 * 9

    return work


def simulated_fifty() -> Work:
    """Play Fifty with the kernels."""
    game, seeds, games = Fifty(5), count(), 500_000

    def work() -> int:
        played = simulate(game, games, next(seeds), threads=1)
        return 5 * int(played.rounds.sum(dtype=int))

    return work


def python_fifty_fifty() -> Work:
    """Play Fifty Fifty with the rules engine."""
    game, rng = FiftyFifty(4), Random(50)

    def work() -> int:
        for _ in range(100):
            playout(game, game.start(), rng)
        return 100 * 4 * 4 * 9

    return work


def openspiel_hearts() -> Work:
    """Play OpenSpiel's hearts without leaving C++."""
    import pyspiel  # noqa: PLC0415 - each peer may be missing

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]
    seeds = count()

    def work() -> int:
        decisions = 0
        for _ in range(1000):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            decisions += state.move_number() - 53  # the direction of passing, and 52 dealt cards
        return decisions

    return work


def rlcard_uno() -> Work:
    """Play RLCard's uno as its engine has it."""
    from rlcard.games.uno import Game  # noqa: PLC0415

    game, random = Game(num_players=4), Random(50).random

    def work() -> int:
        decisions = 0
        for _ in range(40):
            game.init_game()
            while not game.is_over():
                actions = game.get_legal_actions()
                game.step(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return work


def pgx_game(name: str, games: int = 1024, steps: int = 16) -> Work:
    """Play a game of pgx, many in step; games that are over begin anew."""
    import jax  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from jax import numpy as jnp  # noqa: PLC0415
    from pgx.experimental.wrappers import auto_reset  # noqa: PLC0415

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(states: Any, key: Any) -> tuple[Any, None]:
        pick, again = jax.random.split(key)
        odds = jnp.where(states.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(pick, odds, axis=-1)
        return step(states, actions, jax.random.split(again, games)), None

    many = jax.jit(lambda states, key: jax.lax.scan(one, states, jax.random.split(key, steps))[0])
    now = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))]
    keys = iter(jax.random.split(jax.random.PRNGKey(1), 10_000))
    settled: Callable[[Any], Any] = jax.block_until_ready

    def work() -> int:
        now[0] = settled(many(now[0], next(keys)))
        return games * steps

    return work


CANDIDATES: dict[str, Callable[[], Work]] = {
    "Fifty Fifty, simulated": simulated_fifty_fifty,
    "Fifty, simulated": simulated_fifty,
    "Fifty Fifty, rules engine in Python": python_fifty_fifty,
    "OpenSpiel's hearts, all in C++": openspiel_hearts,
    "RLCard's uno engine": rlcard_uno,
    "pgx's sparrow mahjong": partial(pgx_game, "sparrow_mahjong"),
    "pgx's Leduc hold'em": partial(pgx_game, "leduc_holdem"),
}


def work_of_those_installed() -> dict[str, Work]:
    """Make everybody ready who is there; what is missing is told."""
    found = {}
    for name, prepare in CANDIDATES.items():
        try:
            found[name] = prepare()
        except ImportError as missing:
            row(name, "not installed", str(missing))
    return found


def main() -> None:
    """Measure and print."""
    headline("How many decisions a second does random play make, beside other libraries?")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found = rates(work_of_those_installed(), SLOTS)
    ours, *others = found
    for name in found:
        row(f"{name}: decisions a second", f"{median(found[name]):,.0f}")
    for name in others:
        row(f"{ours} / {name}", f"{ratio(found, ours, name):,.1f}")
    print(DIFFERENCES)


if __name__ == "__main__":
    main()

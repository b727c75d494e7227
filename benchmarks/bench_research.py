"""What research environments cost over the rules engine, and how fast many games at once are.

Steps are a seat's, those of chance included. The loop of PettingZoo is `last` and `step`, as
everybody writes it; that of OpenSpiel asks who moves and what is legal, and applies it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from statistics import median
from typing import Any, Final

import pyspiel
from side_by_side import headline, rates, row

from fifties.core.contract import CHANCE
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.research import openspiel
from fifties.research.pettingzoo import fifty_fifty_v0, fifty_v0
from fifties.research.vector import FiftyFiftyVectorEnv, FiftyVectorEnv

GAMES: Final = 8
TABLES: Final = 2048
PETTINGZOO_MOST, OPENSPIEL_MOST, VECTOR_LEAST = 8.0, 10.0, 100.0
"""Microseconds a step, microseconds a node, and how many times as fast."""

STEPS_A_NODE: Final = {"Fifty": 20 / 21, "Fifty Fifty": 36 / 95}
"""At four players a round is 20 numbers and a REVEAL, or 36 cards, 50 dealt and 9 moods."""

Work = Callable[[], int]


def engine(game: Any, steps: int) -> Work:
    """Play games that were drawn before: what the engine itself costs, *steps* a choice."""
    rng, drawn = Random(50), []
    for _ in range(GAMES):
        state, actions = game.start(), []
        while actors := game.to_act(state):
            for actor in actors:
                actions.append((actor, game.offer(state, actor).sample(rng)))
                state = game.apply(state, *actions[-1]).state
        drawn.append(actions)

    def work() -> int:
        done = 0
        for actions in drawn:
            state = game.start()
            for actor, action in actions:
                game.to_act(state)
                if actor == CHANCE:
                    game.offer(state, actor).sample(rng)
                else:
                    done += steps
                state = game.apply(state, actor, action).state
        return done

    return work


def environment(env: Any) -> Work:
    """Play the first card or number that is allowed."""
    seeds = count()

    def work() -> int:
        done = 0
        for _ in range(GAMES):
            env.reset(seed=next(seeds))
            while env.agents:
                _, _, over, _, info = env.last()
                # The first byte is found in less time than NumPy takes: this is our loop's cost.
                env.step(None if over else info["action_mask"].tobytes().index(1))
                done += not over
        return done

    return work


def openspiel_game(name: str) -> Work:
    """Play the first card or number that is legal; every node counts, those of chance too."""
    game, random = pyspiel.load_game(name), Random(50).random

    def work() -> int:
        nodes = 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(random() * len(outcomes))][0])
                else:
                    state.apply_action(state.legal_actions()[0])
                nodes += 1
        return nodes

    return work


def many(env: Any, steps: int) -> Work:
    """Play anything at many tables at once, drawing included; a choice is so many *steps*."""

    def work() -> int:
        for _ in range(20):
            env.step(env.sample())
        return 20 * steps * int(env.num_envs)

    return work


def best(found: list[float]) -> float:
    """Return how many microseconds a step takes when nobody disturbs."""
    return 1e6 / max(found)


def over_the_engine(
    name: str, found: dict[str, list[float]], most: float, steps: float = 1.0
) -> None:
    """Print what *name* costs over the engine in the same slots; so many steps are one of its."""
    ours, engine_alone = found[name], found[f"{name.split(',', maxsplit=1)[0]}, engine"]
    pairs = zip(ours, engine_alone, strict=True)
    more = median(1e6 / a - steps * 1e6 / b for a, b in pairs)
    least = best(ours) - steps * best(engine_alone)
    fine = f"{most:.0f} µs or less: {'yes' if more <= most else 'NO'} (best slots {least:.1f})"
    row(f"{name}: over the engine", f"{more:.1f} µs", fine)


def main() -> None:
    """Measure and print."""
    headline("What do research environments cost, and how fast are many games at once?")
    if not openspiel.__all__:
        raise LookupError
    work = {
        "Fifty, engine": engine(Fifty(4), 5),
        "Fifty, PettingZoo raw": environment(fifty_v0.raw_env()),
        "Fifty, PettingZoo": environment(fifty_v0.env()),
        "Fifty, OpenSpiel": openspiel_game("python_fifty(players=4)"),
        "Fifty Fifty, engine": engine(FiftyFifty(4), 1),
        "Fifty Fifty, PettingZoo raw": environment(fifty_fifty_v0.raw_env()),
        "Fifty Fifty, PettingZoo": environment(fifty_fifty_v0.env()),
        "Fifty Fifty, OpenSpiel": openspiel_game("python_fifty_fifty"),
        "Fifty, vector": many(FiftyVectorEnv(4 * TABLES, 4), 5),
        "Fifty Fifty, vector": many(FiftyFiftyVectorEnv(TABLES, 4), 1),
    }
    found = rates(work)
    for name, slots in found.items():
        row(f"{name}: steps a second", f"{median(slots):,.0f}", f"best {best(slots):.2f} µs")
    for game in ("Fifty", "Fifty Fifty"):
        over_the_engine(f"{game}, PettingZoo raw", found, PETTINGZOO_MOST)
        over_the_engine(f"{game}, OpenSpiel", found, OPENSPIEL_MOST, STEPS_A_NODE[game])
        for other in ("PettingZoo", "PettingZoo raw"):
            pairs = zip(found[f"{game}, vector"], found[f"{game}, {other}"], strict=True)
            times = median(a / b for a, b in pairs)
            fine = "yes" if times >= VECTOR_LEAST else "NO"
            row(f"{game}: vector / {other}", f"{times:,.0f}", f"100 or more: {fine}")
    print("  A step of Fifty is a number; the vector environment takes five of them at once.")


if __name__ == "__main__":
    main()

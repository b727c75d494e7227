"""Random play through the public API, against OpenSpiel's C++ hearts driven from Python."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter_ns
from typing import Any

import pyspiel
from side_by_side import headline, rates, ratio, row

from fifties.core.contract import playout, step_by_step
from fifties.games.fifty_fifty import FiftyFifty, Play

PLAYERS = 4
GAMES = 60
DECISIONS = GAMES * PLAYERS * PLAYERS * 9

GAME = FiftyFifty(PLAYERS)
HEARTS = pyspiel.load_game("hearts")
RNG = Random(50)


def play_out() -> int:
    """Play whole games of Fifty Fifty; the game may take its own short cut."""
    for _ in range(GAMES):
        playout(GAME, GAME.start(), RNG)
    return DECISIONS


def play_step_by_step() -> int:
    """Play whole games of Fifty Fifty, every state, offer and event made."""
    for _ in range(GAMES):
        step_by_step(GAME, GAME.start(), RNG)
    return DECISIONS


def play_hearts() -> int:
    """Play hearts by OpenSpiel's own protocol, drawing as cheaply as Python can."""
    random = RNG.random
    decisions = 0
    for _ in range(GAMES * 2):
        state = HEARTS.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
    return decisions


def cards_played() -> list[tuple[Any, int, Play]]:
    """Collect every card of some random games with the state it was played in."""
    found: list[tuple[Any, int, Play]] = []
    for _ in range(20):
        state = GAME.start()
        while actors := GAME.to_act(state):
            action = GAME.offer(state, actors[0]).sample(RNG)
            if isinstance(action, Play):
                found.append((state, int(actors[0]), action))
            state = GAME.apply(state, actors[0], action).state
    return found


def time_of_a_card() -> float:
    """Return the median time of applying one card, in microseconds, the clock's own taken off."""
    cards = cards_played()
    empty, times = [], []
    for _ in range(5):
        for state, seat, play in cards:
            started = perf_counter_ns()
            GAME.apply(state, seat, play)
            done = perf_counter_ns()
            times.append(done - started)
            empty.append(perf_counter_ns() - done)
    return (median(times) - median(empty)) / 1000


def main() -> None:
    """Measure and print."""
    headline("How fast is random play, against OpenSpiel's C++ hearts driven from Python?")
    found = rates({"playout": play_out, "steps": play_step_by_step, "hearts": play_hearts})
    for name in found:
        row(f"{name}: decisions a second", f"{median(found[name]):,.0f}")
    row("playout / hearts", f"{ratio(found, 'playout', 'hearts'):.2f}", "2 or more")
    row("step by step / hearts", f"{ratio(found, 'steps', 'hearts'):.2f}")
    row("applying a card, median", f"{time_of_a_card():.2f} µs", "2 µs or less")


if __name__ == "__main__":
    main()

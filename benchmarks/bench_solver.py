"""Solving rounds of Fifty: how exploitable the solution is, and how long that takes."""

from __future__ import annotations

from itertools import combinations
from random import Random
from time import perf_counter, thread_time

from side_by_side import headline, row

from fifties.games.fifty.actions import Zone
from fifties.games.fifty.edition import RECONSTRUCTED_ZONES
from fifties.games.fifty.table_size import tokens_to_flip
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.solver import quick_solution, solve, warm_up

GOALS = {3: (0.001, 1), 4: (0.001, 1), 5: (0.001, 1), 6: (0.001, 1), 7: (0.002, 5)}
PARTY = (0.01, 60)
SETTINGS = 24
"""At most, of each size."""


def setups(players: int) -> list[RoundSetup]:
    """Draw rounds as the rules allow them, with and without a Danger card."""
    rng = Random(players)
    zones: list[Zone | None] = [None, *RECONSTRUCTED_ZONES]
    every = [
        RoundSetup(players, blocked, zone)
        for blocked in combinations(range(10), tokens_to_flip(players))
        for zone in zones
    ]
    return rng.sample(every, min(SETTINGS, len(every)))


def main() -> None:
    """Measure and print."""
    started = perf_counter()
    warm_up()
    headline("How soon is a round of Fifty solved, and how well?")
    row("compiling or loading", f"{perf_counter() - started:.1f} s")
    for players in (3, 4, 5, 6, 7, 8, 10, 12, 15, 20):
        goal, seconds = GOALS.get(players, PARTY)
        found, times = [], []
        for setup in setups(players) if players <= max(GOALS) else [RoundSetup(players)]:
            began = thread_time()
            # The clock would cut a busy machine short, so nothing does; the core's time is told.
            found.append(solve(setup).exploitability)
            times.append(thread_time() - began)
        name = f"{players} players, {len(found)} rounds"
        row(f"{name}: worst exploitability", f"{max(found):.5f}", f"{goal} or less")
        row(f"{name}: longest, s of one core", f"{max(times):.2f}", f"{seconds} or less")
    for players in (3, 4, 5, 6):
        found, times = [], []
        for setup in setups(players):
            began = thread_time()
            found.append(quick_solution(setup).exploitability)
            times.append(thread_time() - began)
        name = f"{players} players, at hand for a bot"
        row(f"{name}: worst exploitability", f"{max(found):.4f}")
        row(f"{name}: longest, ms of one core", f"{1000 * max(times):.0f}", "below 50")


if __name__ == "__main__":
    main()

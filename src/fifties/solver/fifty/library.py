"""Solutions at hand, good enough to play by and found while people wait."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fifties.games.fifty.sizes import tokens_to_flip
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.solving import LOOK, Solution, Solver, usual_goal, warm_up

AT_ONCE: Final = 1_000_000
"""Iterations times nodes squared that take some ten milliseconds."""

ONCE_FOR_ALL: Final = 60_000_000
"""The same for rounds without tokens, of which there are so few that each is solved only once."""


@lru_cache(maxsize=1024)
def solution_at_hand(setup: RoundSetup, rivalry: float = 0.0) -> Solution:
    """Return a solution to play by.

    How far it is worked out depends on the setup alone and never on the clock, so that the same
    seed plays the same game on any machine.
    """
    warm_up()
    nodes = len(setup.nodes)
    effort = AT_ONCE if tokens_to_flip(setup.players) else ONCE_FOR_ALL
    most = max(LOOK, effort // nodes**2)
    solver = Solver(setup, rivalry)
    if effort == AT_ONCE:
        solver.improve(most)
        return solver.solution()
    while True:
        solver.improve(min(LOOK, most - solver.iterations))
        found = solver.solution()
        if found.exploitability <= usual_goal(setup.players) or solver.iterations >= most:
            return found

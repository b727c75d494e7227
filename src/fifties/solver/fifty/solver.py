"""A round of Fifty solved for expected points: what to mix, what it earns, what beats it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from random import Random
from time import perf_counter
from typing import Final

import numpy as np

from fifties.core.arguments import positive_number, require_type, share
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.table_size import tokens_to_flip
from fifties.simulation.kernel_arrays import Floats
from fifties.solver.fifty.expected_points import fill_points
from fifties.solver.fifty.flow import Flow
from fifties.solver.fifty.opponents import best_choice, best_worths, earned
from fifties.solver.fifty.regret_matching import match_regrets
from fifties.solver.fifty.round_setup import LARGEST_TABLE, RoundSetup, boxes, gaps

LOOK: Final = 100
"""Iterations between two looks at how far it is."""

LOOK_EFFORT: Final = 10_000_000
"""Iterations times nodes squared between two looks, at most: in a crowd, about half a second."""

FIRST_REGRETS: Final = (100.0, 10.0)
"""First regrets of not going to the meeting point, if nothing is blocked and if something is."""

OTHER_FIRST_REGRET: Final = 1e-3
"""First regrets of all other steps in that box."""

SMALLEST_CROWD: Final = 6
"""From so many players on, a meeting in the middle of the count can last."""

USUAL_SECONDS: Final = 60.0
"""After so long a search ends, unless somebody asks for less or more."""

MOST_OF_A_LIMIT: Final = 10**6
"""No limit of a search is larger: neither in points nor in seconds."""

GOALS: Final = {6: 0.00095, 7: 0.0019, LARGEST_TABLE: 0.0095}
"""Up to how many players which exploitability is worth waiting for."""

AT_ONCE: Final = 1_000_000
"""Iterations times nodes squared that take some ten milliseconds."""

PATIENT: Final = 6_000_000_000
"""Iterations times nodes squared that take about a minute."""

ONCE_FOR_ALL: Final = 60_000_000
"""The same for rounds without tokens, of which there are so few that each is solved only once."""


@dataclass(frozen=True, eq=False)
class Solution:
    """A mixed choice that a whole table can make, what it earns, and what beats it."""

    setup: RoundSetup
    flow: Flow
    value: float
    """What everybody expects to score if all mix like this: points, whatever they are after."""
    exploitability: float
    """How much more the best answer to such a table scores, exactly."""
    answer: Numbers
    """That best answer."""
    iterations: int
    seconds: float

    def sample(self, rng: Random) -> Numbers:
        """Return a choice, drawn at random."""
        return self.flow.sample(rng)


class Solver:
    """Improves a solution of one round step by step."""

    def __init__(self, setup: RoundSetup, rivalry: float = 0.0) -> None:
        self.setup = setup
        self.rivalry = rivalry
        self.iterations = 0
        self.seconds = 0.0
        count, nodes = len(setup.bonus), len(setup.nodes)
        self._regrets = np.zeros((count, nodes, nodes))
        self._mean = np.zeros((count, nodes, nodes))
        self._begin_near_meeting_point()

    def _begin_near_meeting_point(self) -> None:
        """Set first regrets so that the search begins near a meeting point.

        In a crowd many rounds have several equilibria, and those in which most players clash in the
        middle box on purpose are the best for all and the first to be found.
        """
        setup, middle = self.setup, _middle_box(self.setup)
        meeting, end = _meeting_point(setup), len(setup.nodes) - len(setup.bonus) + middle
        regrets = self._regrets[middle]
        for node in range(middle, end - 1):
            regrets[node, node + 1 : end] = OTHER_FIRST_REGRET
        regrets[middle:meeting, meeting] = FIRST_REGRETS[bool(setup.blocked)]

    def improve(self, iterations: int) -> None:
        """Go on for so many more iterations."""
        setup, end = self.setup, self.iterations + iterations
        started = perf_counter()
        match_regrets(
            self._regrets,
            self._mean,
            gaps(setup),
            boxes(setup),
            setup.players - 1,
            self.rivalry,
            self.iterations,
            end,
        )
        self.seconds += perf_counter() - started
        self.iterations = end

    def solution(self) -> Solution:
        """Return the solution so far, with its value and exploitability."""
        started = perf_counter()
        flow = Flow.of_weights(self.setup, self._mean)
        links, marks = weights(self.setup, flow, self.rivalry)
        best = best_worths(links, marks)
        answer = tuple(self.setup.nodes[node] for node in best_choice(links, best))
        gain = float(best[0, 0]) - earned(flow.steps, links, marks)
        value = earned(flow.steps, *weights(self.setup, flow))
        self.seconds += perf_counter() - started
        return Solution(
            setup=self.setup,
            flow=flow,
            value=value,
            exploitability=gain,
            answer=answer,
            iterations=self.iterations,
            seconds=self.seconds,
        )


def _middle_box(setup: RoundSetup) -> int:
    """Return the middle box, which has the highest bonus: a crowd does well to meet there."""
    return len(setup.bonus) // 2


def _meeting_point(setup: RoundSetup) -> int:
    """Return the node near the middle, or for small tables higher, where a clash is worth most."""
    middle = _middle_box(setup)
    worth = boxes(setup)[middle]
    able = range(middle + 1, len(setup.nodes) - len(setup.bonus) + middle)
    # Small tables do not meet; beginning away from the middle, they see it sooner.
    number = setup.top * (1 / 2 if setup.players >= SMALLEST_CROWD else 3 / 4)
    return min(able, key=lambda node: (-worth[node], abs(setup.nodes[node] - number)))


def weights(setup: RoundSetup, flow: Flow, rivalry: float = 0.0) -> tuple[Floats, Floats]:
    """Return links and marks against a table at which everybody else mixes like *flow*."""
    nodes = len(setup.nodes)
    links, marks = np.zeros((nodes, nodes)), np.zeros((len(setup.bonus), nodes))
    written, others = flow.steps.sum(axis=1), setup.players - 1
    fill_points(flow.node_flow, written, gaps(setup), boxes(setup), others, rivalry, links, marks)
    return links, marks


@cache
def warm_up() -> None:
    """Compile or load all that solving needs, so that no clock counts it."""
    solver = Solver(RoundSetup(3, tuple(range(8))))
    solver.improve(1)
    solver.solution()


def usual_goal(players: int) -> float:
    """Return how small an exploitability is worth waiting for."""
    return next(goal for largest, goal in GOALS.items() if players <= largest)


def solve(
    setup: RoundSetup,
    until: float | None = None,
    seconds: float = USUAL_SECONDS,
    rivalry: float = 0.0,
    on_progress: Callable[[Solution], None] | None = None,
) -> Solution:
    """Solve a round until its exploitability is below *until* or the *seconds* are over.

    ``None`` takes the exploitability that is worth waiting for at a table of this size. With
    *rivalry* 0 everybody is after points; with 1, after the lead over the others' mean.
    *on_progress* is called with every solution on the way. The best solution found is returned,
    whatever it was that ended the search; its `exploitability` tells how good it is. Raises
    `IllegalSetup` for limits that would never end a search.
    """
    require_type("setup", setup, RoundSetup, "RoundSetup")
    if until is not None:
        positive_number("until", until, MOST_OF_A_LIMIT)
    positive_number("seconds", seconds, MOST_OF_A_LIMIT)
    share("rivalry", rivalry)
    goal = usual_goal(setup.players) if until is None else until
    warm_up()
    solver, best = Solver(setup, rivalry), None
    while best is None or (best.exploitability > goal and solver.seconds < seconds):
        best = _look(solver, best, on_progress)
    return replace(best, iterations=solver.iterations, seconds=solver.seconds)


def solve_without_clock(
    setup: RoundSetup, until: float | None = None, rivalry: float = 0.0
) -> Solution:
    """Solve a round as `solve` does, but give up after a number of iterations.

    It depends on the setup alone, so that the solution is the same on any machine.
    """
    goal = usual_goal(setup.players) if until is None else until
    most = PATIENT // len(setup.nodes) ** 2
    warm_up()
    solver, best = Solver(setup, rivalry), None
    while best is None or (best.exploitability > goal and solver.iterations < most):
        best = _look(solver, best)
    return replace(best, iterations=solver.iterations, seconds=solver.seconds)


def _look(
    solver: Solver, best: Solution | None, on_progress: Callable[[Solution], None] | None = None
) -> Solution:
    """Go on for some iterations, and return the new solution or a better one from before."""
    solver.improve(min(LOOK, max(1, LOOK_EFFORT // len(solver.setup.nodes) ** 2)))
    found = solver.solution()
    if on_progress is not None:
        on_progress(found)
    return found if best is None or found.exploitability < best.exploitability else best


@lru_cache(maxsize=1024)
def quick_solution(setup: RoundSetup) -> Solution:
    """Return a solution that is good enough to play by, found in some ten milliseconds.

    How far it is worked out depends on the setup alone and never on the clock, so that the same
    seed plays the same game on any machine.
    """
    warm_up()
    nodes = len(setup.nodes)
    effort = AT_ONCE if tokens_to_flip(setup.players) else ONCE_FOR_ALL
    most = max(LOOK, effort // nodes**2)
    solver = Solver(setup)
    if effort == AT_ONCE:
        solver.improve(most)
        return solver.solution()
    while True:
        solver.improve(min(LOOK, most - solver.iterations))
        found = solver.solution()
        if found.exploitability <= usual_goal(setup.players) or solver.iterations >= most:
            return found

"""A round of Fifty solved for expected points: what to mix, what it earns, what beats it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from time import perf_counter
from typing import Final

import numpy as np

from fifties.core.arguments import positive_number, require_type, share
from fifties.games.fifty.actions import Numbers
from fifties.solver.fifty.answers import best_choice, best_worths, earned
from fifties.solver.fifty.chances import weigh
from fifties.solver.fifty.flows import Flow
from fifties.solver.fifty.kinds import Floats
from fifties.solver.fifty.learning import practise
from fifties.solver.fifty.round_setup import LARGEST_TABLE, RoundSetup, boxes, gaps

LOOK: Final = 100
"""Iterations between two looks at how far it is."""

LOOK_EFFORT: Final = 10_000_000
"""Iterations times nodes squared between two looks, at most: in a crowd, about half a second."""

URGES: Final = (100.0, 10.0)
"""How strongly everybody wants to meet at first, if nothing is blocked and if something is."""

SLIGHT_URGE: Final = 1e-3
"""How strongly anybody wants to be anywhere else."""

SMALLEST_CROWD: Final = 6
"""From so many players on, a meeting in the middle of the count can last."""


USUAL_SECONDS: Final = 60.0
"""After so long a search ends, unless somebody asks for less or more."""

MOST_OF_A_LIMIT: Final = 10**6
"""No limit of a search is larger: neither in points nor in seconds."""

GOALS: Final = {6: 0.00095, 7: 0.0019, LARGEST_TABLE: 0.0095}
"""Up to how many players which exploitability is worth waiting for."""


@dataclass(frozen=True, eq=False)
class Solution:
    """A mixed choice that a whole table can make, and what speaks for and against it."""

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
        """Draw a choice."""
        return self.flow.sample(rng)


class Solver:
    """Learns a round, as long as one lets it."""

    def __init__(self, setup: RoundSetup, rivalry: float = 0.0) -> None:
        self.setup = setup
        self.rivalry = rivalry
        self.iterations = 0
        self.seconds = 0.0
        count, nodes = len(setup.bonus), len(setup.nodes)
        self._regrets = np.zeros((count, nodes, nodes))
        self._mean = np.zeros((count, nodes, nodes))
        self._urge_to_meet()

    def _urge_to_meet(self) -> None:
        """Begin near a meeting point.

        In a crowd many rounds have several equilibria, and those in which most players clash in the
        middle box on purpose are the best for all and the first to be found.
        """
        setup, middle = self.setup, _middle_box(self.setup)
        meeting, end = _meeting_point(setup), len(setup.nodes) - len(setup.bonus) + middle
        regrets = self._regrets[middle]
        for node in range(middle, end - 1):
            regrets[node, node + 1 : end] = SLIGHT_URGE
        regrets[middle:meeting, meeting] = URGES[bool(setup.blocked)]

    def improve(self, iterations: int) -> None:
        """Learn from so many more iterations."""
        setup, end = self.setup, self.iterations + iterations
        started = perf_counter()
        practise(
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
        """Return the solution so far, measured."""
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
    """Find the box with the highest bonus, where a crowd does well to meet."""
    return len(setup.bonus) // 2


def _meeting_point(setup: RoundSetup) -> int:
    """Find the node nearest to a part of the count where a clash is worth most."""
    middle = _middle_box(setup)
    worth = boxes(setup)[middle]
    able = range(middle + 1, len(setup.nodes) - len(setup.bonus) + middle)
    # Small tables do not meet; beginning away from the middle, they see it sooner.
    number = setup.top * (1 / 2 if setup.players >= SMALLEST_CROWD else 3 / 4)
    return min(able, key=lambda node: (-worth[node], abs(setup.nodes[node] - number)))


def weights(setup: RoundSetup, flow: Flow, rivalry: float = 0.0) -> tuple[Floats, Floats]:
    """Weigh links and marks against a table at which everybody else mixes like *flow*."""
    nodes = len(setup.nodes)
    links, marks = np.zeros((nodes, nodes)), np.zeros((len(setup.bonus), nodes))
    written, others = flow.steps.sum(axis=1), setup.players - 1
    weigh(flow.together, written, gaps(setup), boxes(setup), others, rivalry, links, marks)
    return links, marks


@cache
def warm_up() -> None:
    """Compile or load all that solving needs, so that no clock counts it."""
    solver = Solver(RoundSetup(3, tuple(range(8))))
    solver.improve(1)
    solver.solution()


def usual_goal(players: int) -> float:
    """Tell how small an exploitability is worth waiting for."""
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
    solver, look = Solver(setup, rivalry), min(LOOK, max(1, LOOK_EFFORT // len(setup.nodes) ** 2))
    best = None
    while True:
        solver.improve(look)
        found = solver.solution()
        if on_progress is not None:
            on_progress(found)
        if best is None or found.exploitability < best.exploitability:
            best = found
        if best.exploitability <= goal or solver.seconds >= seconds:
            return replace(best, iterations=solver.iterations, seconds=solver.seconds)

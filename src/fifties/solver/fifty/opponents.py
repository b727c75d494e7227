"""The opponents of a round: the best answer to them, and what a choice earns, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.table_size import BOXES
from fifties.simulation.compilation import kernel
from fifties.simulation.kernel_arrays import Floats, Integers
from fifties.solver.fifty.expected_points import fill_field_points
from fifties.solver.fifty.flow import Flow
from fifties.solver.fifty.round_setup import RoundSetup, boxes, gaps


@kernel
def best_worths(links: Floats, marks: Floats) -> Floats:
    """Return [box, a], the most that can come from a in that box on; [0, 0] is the best choice's.

    Boxes are counted from 1 here: box 0 is the start.
    """
    count, last = marks.shape[0], links.shape[0] - 1
    worths = np.full((count + 1, last + 1), -np.inf)
    for a in range(count, last):
        worths[count, a] = links[a, last] + marks[count - 1, a]
    for box in range(count - 1, -1, -1):
        end = last - count + box + 1
        for a in range(box, end - 1 if box else 1):
            best = -np.inf
            for b in range(a + 1, end):
                best = max(best, links[a, b] + worths[box + 1, b])
            worths[box, a] = best + (marks[box - 1, a] if box else 0.0)
    return worths


@kernel
def best_choice(links: Floats, worths: Floats) -> Integers:
    """Return the five nodes of the best choice, the lowest among equals."""
    count, last = worths.shape[0] - 1, links.shape[0] - 1
    nodes = np.zeros(count, np.int64)
    here = 0
    for box in range(count):
        best = -np.inf
        for b in range(here + 1, last - count + box + 1):
            worth = links[here, b] + worths[box + 1, b]
            if worth > best + 1e-12:
                best, nodes[box] = worth, b
        here = nodes[box]
    return nodes


@kernel
def earned(steps: Floats, links: Floats, marks: Floats) -> float:
    """Return what a mixed choice earns: *steps* has the chance of each step in each box."""
    count, last = marks.shape[0], links.shape[0] - 1
    points = 0.0
    for box in range(count):
        for b in range(box + 1, last):
            written = 0.0
            for a in range(b):
                written += steps[box, a, b]
                points += steps[box, a, b] * links[a, b]
            points += written * marks[box, b]
            if box == count - 1:
                points += written * links[b, last]
    return points


@dataclass(frozen=True)
class NumberWorth:
    """What one number of a choice does for it, in expected points."""

    number: int
    taken: float
    """What the bead moves because of this number, up to the next own one."""
    bonus: float
    """What its box is worth after a clash, times the chance of one."""
    adds: float
    """How much less the choice would score with this box left empty."""
    instead: int
    """The number that does best in this box, between its neighbours; itself if none is better."""
    gain: float
    """What that would add."""


class Opponents:
    """The opponents of one round, each with a way to choose of their own."""

    def __init__(self, setup: RoundSetup, opponents: Sequence[Flow]) -> None:
        self.setup = setup
        nodes = len(setup.nodes)
        self._links, clashes = np.zeros((nodes, nodes)), np.zeros(nodes)
        nones = np.stack([opponent.absence for opponent in opponents])
        fill_field_points(nones, gaps(setup), self._links, clashes)
        self._marks = clashes * boxes(setup)

    @classmethod
    def known(cls, setup: RoundSetup, picks: Sequence[Numbers]) -> Opponents:
        """Return opponents whose numbers are known."""
        return cls(setup, [Flow.of_choice(setup, numbers) for numbers in picks])

    def best_answer(self) -> tuple[Numbers, float]:
        """Return the choice that scores most, the lowest among equals, and what it scores."""
        worths = best_worths(self._links, self._marks)
        nodes = best_choice(self._links, worths)
        return tuple(self.setup.nodes[node] for node in nodes), float(worths[0, 0])

    def score(self, numbers: Numbers) -> float:
        """Return what a choice is expected to score."""
        return sum(worth.taken + worth.bonus for worth in self.worths(numbers))

    def mean_score(self, flow: Flow) -> float:
        """Return what a mixed choice is expected to score."""
        return float(earned(flow.steps, self._links, self._marks))

    def worths(self, numbers: Numbers) -> tuple[NumberWorth, ...]:
        """Return what each number of a choice is worth."""
        places = [self.setup.nodes.index(number) for number in numbers]
        line = [0, *places, len(self.setup.nodes) - 1]
        return tuple(self._worth(box, *line[box : box + 3]) for box in range(BOXES))

    def _worth(self, box: int, before: int, node: int, after: int) -> NumberWorth:
        between = self._between(box, before, after)
        mine, best = between[node - before - 1], int(np.argmax(between))
        if between[best] <= mine + 1e-9:  # rounding must not recommend a change
            best = node - before - 1
        return NumberWorth(
            number=self.setup.nodes[node],
            taken=float(self._links[node, after]),
            bonus=float(self._marks[box, node]),
            adds=float(mine - self._links[before, after]),
            instead=self.setup.nodes[before + 1 + best],
            gain=float(between[best] - mine),
        )

    def _between(self, box: int, before: int, after: int) -> Floats:
        """Return what every node between two others would be worth in a box."""
        inside = slice(before + 1, after)
        links: Floats = self._links[before, inside] + self._links[inside, after]
        return links + self._marks[box, inside]

"""Known or different opponents: the best answer to them, and what each number of a choice does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.sizes import BOXES
from fifties.solver.fifty.answers import best_choice, best_worths
from fifties.solver.fifty.chances import weigh_field
from fifties.solver.fifty.flows import Flow
from fifties.solver.fifty.kinds import Floats
from fifties.solver.fifty.round_setup import RoundSetup, boxes, gaps


@dataclass(frozen=True)
class Worth:
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


class Field:
    """The opponents of one round, each with a way to choose of their own."""

    def __init__(self, setup: RoundSetup, opponents: Sequence[Flow]) -> None:
        self.setup = setup
        nodes = len(setup.nodes)
        self._links, clashes = np.zeros((nodes, nodes)), np.zeros(nodes)
        nones = np.stack([opponent.absence for opponent in opponents])
        weigh_field(nones, gaps(setup), self._links, clashes)
        self._marks = clashes * boxes(setup)

    @classmethod
    def known(cls, setup: RoundSetup, picks: Sequence[Numbers]) -> Field:
        """Return a field whose numbers have been seen."""
        return cls(setup, [Flow.of_choice(setup, numbers) for numbers in picks])

    def best_answer(self) -> tuple[Numbers, float]:
        """Return the choice that scores most, the lowest among equals, and what it scores."""
        worths = best_worths(self._links, self._marks)
        nodes = best_choice(self._links, worths)
        return tuple(self.setup.nodes[node] for node in nodes), float(worths[0, 0])

    def score(self, numbers: Numbers) -> float:
        """Tell what a choice is expected to score."""
        return sum(worth.taken + worth.bonus for worth in self.worths(numbers))

    def worths(self, numbers: Numbers) -> tuple[Worth, ...]:
        """Tell what each number of a choice is worth."""
        places = [self.setup.nodes.index(number) for number in numbers]
        line = [0, *places, len(self.setup.nodes) - 1]
        return tuple(self._worth(box, *line[box : box + 3]) for box in range(BOXES))

    def _worth(self, box: int, before: int, node: int, after: int) -> Worth:
        between = self._between(box, before, after)
        mine, best = between[node - before - 1], int(np.argmax(between))
        if between[best] <= mine + 1e-9:  # rounding must not recommend a change
            best = node - before - 1
        return Worth(
            number=self.setup.nodes[node],
            taken=float(self._links[node, after]),
            bonus=float(self._marks[box, node]),
            adds=float(mine - self._links[before, after]),
            instead=self.setup.nodes[before + 1 + best],
            gain=float(between[best] - mine),
        )

    def _between(self, box: int, before: int, after: int) -> Floats:
        """Return what every node between two others would do in a box."""
        inside = slice(before + 1, after)
        links: Floats = self._links[before, inside] + self._links[inside, after]
        return links + self._marks[box, inside]

"""A mixed choice of five numbers, as the chance of every step from one number to the next.

Flows are made by NumPy, or read from a file (`shipped_solutions`), and can always be drawn from.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from fifties.games.fifty.actions import Numbers
from fifties.simulation.kernel_arrays import Floats, fill_sums, float_blocks
from fifties.simulation.kernels import IS_COMPILED, kernel
from fifties.solver.fifty.expected_points import absence, flow_of_steps
from fifties.solver.fifty.round_setup import RoundSetup

if TYPE_CHECKING or IS_COMPILED:
    import numpy as np

Step: TypeAlias = tuple[int, int, int, float]
"""A slot, the number it starts from, the number it leads to, and its chance."""

DUST = 1e-7
"""A step that is taken less often than this where it could be is left out."""


@dataclass(frozen=True, eq=False)
class Flow:
    """A mixed choice: where to begin, and how to go on from each number in each box."""

    nodes: tuple[int, ...]
    steps: Floats
    """[box, a, b] is the chance to have b in this box and a in the one before; by node."""

    @classmethod
    def of_choice(cls, setup: RoundSetup, numbers: Numbers) -> Flow:
        """Return the flow of someone who always writes *numbers*."""
        steps = np.zeros((len(numbers), len(setup.nodes), len(setup.nodes)))
        here = 0
        for box, number in enumerate(numbers):
            there = setup.nodes.index(number)
            steps[box, here, there] = 1.0
            here = there
        return cls(setup.nodes, steps)

    @classmethod
    def of_weights(cls, setup: RoundSetup, weights: Floats) -> Flow:
        """Return the flow to which *weights* are proportional, without steps rarer than `DUST`."""
        steps = np.zeros_like(weights)
        reach = np.zeros(len(setup.nodes))
        reach[0] = 1.0
        for box in range(len(weights)):
            shares = _by_row(weights[box])
            shares[shares < DUST] = 0.0
            steps[box] = _by_row(shares) * reach[:, None]
            reach = steps[box].sum(axis=0)
        return cls(setup.nodes, steps)

    @cached_property
    def node_flow(self) -> Floats:
        """The chance of each step between nodes, whatever the box, the one to `top` included."""
        return flow_of_steps(self.steps)

    @cached_property
    def absence(self) -> Floats:
        """[a, b] is the chance of none of the nodes from a to b - 1."""
        return absence(self.node_flow)

    def prepare(self) -> None:
        """Work out what is remembered of a flow."""
        _ = self.absence, self.sums

    def written(self, number: int) -> list[float]:
        """Return how often a number is written into each box."""
        node = self.nodes.index(number)
        return [float(sum([row[node] for row in by_node])) for by_node in self.steps]

    def shares(self) -> dict[int, tuple[float, ...]]:
        """Return for every open number how often it is written into each box."""
        written = self.steps.sum(axis=1)
        return {
            number: tuple(map(float, written[:, node]))
            for node, number in enumerate(self.nodes[1:-1], 1)
        }

    def listed(self) -> list[Step]:
        """Return the steps that happen: from 0 in slot 0, to `top` in slot 5."""
        found = [
            (int(box), self.nodes[a], self.nodes[b], float(self.steps[box, a, b]))
            for box, a, b in np.argwhere(self.steps)
        ]
        final = self.steps[-1].sum(axis=0)
        last, top = len(self.steps), self.nodes[-1]
        return found + [(last, self.nodes[a], top, float(final[a])) for a in np.flatnonzero(final)]

    @cached_property
    def sums(self) -> Floats:
        """The steps added up along every row, to draw from."""
        return sums_by_row(self.steps)

    def sample(self, rng: Random) -> Numbers:
        """Return a choice, drawn at random."""
        here, numbers = 0, []
        for by_node in self.sums:
            sums = by_node[here]
            here = bisect_right(sums, rng.random() * sums[-1])
            numbers.append(self.nodes[here])
        return tuple(numbers)


@kernel
def sums_by_row(steps: Floats) -> Floats:
    """Return *steps* added up along every row."""
    sums = float_blocks(len(steps), len(steps[0]), len(steps[0]))
    for box in range(len(steps)):
        for a in range(len(steps[0])):
            fill_sums(sums[box][a], steps[box][a])
    return sums


def _by_row(weights: Floats) -> Floats:
    """Return the shares in every row; a row of zeros stays as it is."""
    taken = weights.sum(axis=1, keepdims=True)
    shares: Floats = np.divide(weights, taken, out=np.zeros_like(weights), where=taken > 0)
    return shares

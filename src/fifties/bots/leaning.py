"""Choosing with a habit and a purpose: what is worth more is written more often, nothing always.

A habit is the chance of each step from one number to the next, box by box. Whoever leans follows it
but multiplies the chance of a whole choice by e to the power of its worth over their heat: cold
players take the best choice, hot ones hardly care. Worth is a sum over steps, so all chances are
exact.
"""

from __future__ import annotations

import numpy as np

from fifties.simulation.compiling import kernel
from fifties.solver.fifty.kinds import Floats, Ints

BOXES = 5


@kernel
def lean(habit: Floats, links: Floats, clashes: Floats, boxes: Floats, heat: float) -> Floats:
    """Return [box, a, b], the chance of the step from node a to node b in this box.

    In *habit*, [box, a, b] need only be in proportion for every box and a.
    """
    last = links.shape[0] - 1
    logs = np.full((BOXES + 1, last + 1), -np.inf)
    for a in range(BOXES, last):
        logs[BOXES, a] = (links[a, last] + clashes[a] * boxes[BOXES - 1, a]) / heat
    steps = np.zeros((BOXES, last + 1, last + 1))
    for box in range(BOXES - 1, -1, -1):
        for a in range(box, last if box else 1):
            highest = -np.inf
            for b in range(a + 1, last):
                if habit[box, a, b] > 0.0:
                    highest = max(highest, links[a, b] / heat + logs[box + 1, b])
            if highest == -np.inf:
                continue
            total = 0.0
            for b in range(a + 1, last):
                if habit[box, a, b] > 0.0 and logs[box + 1, b] > -np.inf:
                    weight = np.exp(links[a, b] / heat + logs[box + 1, b] - highest)
                    steps[box, a, b] = habit[box, a, b] * weight
                    total += steps[box, a, b]
            if total > 0.0:
                steps[box, a] /= total
                own = clashes[a] * boxes[box - 1, a] / heat if box else 0.0
                logs[box, a] = highest + np.log(total) + own
    chain(steps)
    return steps


@kernel
def chain(steps: Floats) -> None:
    """Turn the chances of each next step into the chances of getting there and taking it."""
    reach = np.zeros(steps.shape[1])
    reach[0] = 1.0
    for box in range(BOXES):
        after = np.zeros(steps.shape[1])
        for a in range(steps.shape[1]):
            if reach[a] == 0.0:
                steps[box, a] = 0.0
                continue
            for b in range(a + 1, steps.shape[1]):
                steps[box, a, b] *= reach[a]
                after[b] += steps[box, a, b]
        reach = after


@kernel
def likelihood(steps: Floats, nodes: Ints) -> float:
    """Return the chance that somebody with these *steps* writes the numbers at *nodes*."""
    chance, here = 1.0, 0
    for box in range(BOXES):
        there = nodes[box]
        reached = 0.0
        for b in range(here + 1, steps.shape[1]):
            reached += steps[box, here, b]
        if reached == 0.0:
            return 0.0
        chance *= steps[box, here, there] / reached
        here = there
    return chance

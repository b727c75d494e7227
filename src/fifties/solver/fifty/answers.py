"""The best answer to a field, and what a mixed choice earns against it: exact, box by box."""

from __future__ import annotations

import numpy as np

from fifties.simulation.compiling import kernel
from fifties.solver.fifty.kinds import Floats, Ints


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
def best_choice(links: Floats, worths: Floats) -> Ints:
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

"""Regret matching on the graph of consecutive picks.

A choice is a walk of six steps: from 0 to the first number, on to the next four, and to `top`. In
every box and at every number a walker holds a regret for each next number. Everybody walks in
proportion to these regrets; then each regret grows by how much better its step would have done
than the walker did, never falls below nothing, and fades a little at first. What is close to an
equilibrium is not the last walk but the mean of all, later ones weighing more. Everybody answers
to a blend of the latest walk and that mean: it keeps a table from chasing itself in circles.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from fifties.simulation.compilation import kernel
from fifties.simulation.kernel_arrays import Floats
from fifties.solver.fifty.expected_points import fill_points, flow_of_steps

FADING: Final = 2.0
"""Iteration t keeps t**FADING in t**FADING + 1 parts of a regret."""

WEIGHING: Final = 4.0
"""Iteration t weighs t**WEIGHING in the mean."""

PRESENCE: Final = 0.4
"""How much of what everybody answers to is the latest walk; the rest is the mean so far."""


@kernel
def match_regrets(
    regrets: Floats,
    mean: Floats,
    gaps: Floats,
    boxes: Floats,
    others: int,
    rivalry: float,
    first: int,
    end: int,
) -> None:
    """Update *regrets* and *mean* from iteration *first* up to *end*.

    In *regrets* and *mean*, [box, a, b] is the step from node a, written into the box before, to
    node b in this one; the step from the last box to `top` is no decision. What counts is one's own
    score less *rivalry* times the others' mean.
    """
    count, last = boxes.shape[0], regrets.shape[1] - 1
    past, flow = flow_of_steps(mean), np.zeros((last + 1, last + 1))
    ever, written = by_box(mean), np.zeros((count, last + 1))
    links, marks = np.zeros((last + 1, last + 1)), np.zeros((count, last + 1))
    reach, worths = np.zeros((count + 1, last + 1)), np.zeros((count + 1, last + 1))
    sums = row_sums(regrets)
    total = 0.0
    for b in range(last):
        total += past[0, b]
    for iteration in range(first, end):
        weight = float(iteration + 1) ** WEIGHING
        walk(regrets, sums, mean, weight, flow, reach)
        total += weight
        for box in range(count):
            for b in range(last):
                written[box, b] = reach[box + 1, b]
        blend(past, flow, weight, total)
        blend(ever, written, weight, total)
        fill_points(flow, written, gaps, boxes, others, rivalry, links, marks)
        kept = float(iteration + 1) ** FADING
        regret(regrets, sums, kept / (kept + 1.0), links, marks, worths)


@kernel
def blend(past: Floats, latest: Floats, weight: float, total: float) -> None:
    """Add the *latest* to the *past*, then blend it with the mean that this makes."""
    for row in range(past.shape[0]):
        for node in range(past.shape[1]):
            past[row, node] += weight * latest[row, node]
            mean = past[row, node] / total
            latest[row, node] = PRESENCE * latest[row, node] + (1.0 - PRESENCE) * mean


@kernel
def by_box(steps: Floats) -> Floats:
    """Return the sums of steps that lead to each node, by box."""
    found = np.zeros((steps.shape[0], steps.shape[2]))
    for box in range(steps.shape[0]):
        for a in range(steps.shape[1]):
            for b in range(steps.shape[2]):
                found[box, b] += steps[box, a, b]
    return found


@kernel
def row_sums(steps: Floats) -> Floats:
    """Return the sums of steps that leave each node, by box."""
    found = np.zeros((steps.shape[0], steps.shape[1]))
    for box in range(steps.shape[0]):
        for a in range(steps.shape[1]):
            for b in range(steps.shape[2]):
                found[box, a] += steps[box, a, b]
    return found


@kernel
def walk(
    regrets: Floats, sums: Floats, mean: Floats, weight: float, flow: Floats, reach: Floats
) -> None:
    """Fill in the flow that regrets lead to, from node to node, and add it to the *mean*."""
    count, last = regrets.shape[0], flow.shape[0] - 1
    for a in range(last + 1):
        for b in range(last + 1):
            flow[a, b] = 0.0
        for box in range(count + 1):
            reach[box, a] = 0.0
    reach[0, 0] = 1.0
    for box in range(count):
        end = last - count + box + 1
        for a in range(box, end - 1 if box else 1):
            if reach[box, a] == 0.0:
                continue
            if sums[box, a] > 0.0:
                share, alike = reach[box, a] / sums[box, a], 0.0
            else:
                share, alike = 0.0, reach[box, a] / (end - a - 1)
            for b in range(a + 1, end):
                passing = share * regrets[box, a, b] + alike
                flow[a, b] += passing
                mean[box, a, b] += weight * passing
                reach[box + 1, b] += passing
    for a in range(count, last):
        flow[a, last] = reach[count, a]


@kernel
def regret(
    regrets: Floats, sums: Floats, kept: float, links: Floats, marks: Floats, worths: Floats
) -> None:
    """Update all regrets by what each step would have been worth, from the last box back."""
    count, last = regrets.shape[0], links.shape[0] - 1
    for a in range(count, last):
        worths[count, a] = links[a, last] + marks[count - 1, a]
    for box in range(count - 1, -1, -1):
        end = last - count + box + 1
        for a in range(box, end - 1 if box else 1):
            walked, alike = 0.0, 0.0
            for b in range(a + 1, end):
                step = links[a, b] + worths[box + 1, b]
                walked += regrets[box, a, b] * step
                alike += step
            total = sums[box, a]
            mine = walked / total if total > 0.0 else alike / (end - a - 1)
            total = 0.0
            for b in range(a + 1, end):
                better = links[a, b] + worths[box + 1, b] - mine
                grown = max(kept * regrets[box, a, b] + better, 0.0)
                regrets[box, a, b] = grown
                total += grown
            sums[box, a] = total
            worths[box, a] = mine + (marks[box - 1, a] if box else 0.0)

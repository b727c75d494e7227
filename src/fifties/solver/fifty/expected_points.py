"""From what opponents write to what two consecutive own numbers are expected to score.

A score is a sum over consecutive own numbers a < b, the last one followed by `top`: what the bead
moves from a + 1 up to b because a was called. The bead moves on d if nobody else has a number from
a to d - 1, and d is nobody's or, below b, one opponent's alone. So for one opponent it is enough
to know G(a, b), the chance of having none of the numbers from a to b - 1; opponents are
independent, so chances multiply.

What opponents score is such a sum, too: they score d if the last number before it that anybody owns
lies above a and is one opponent's alone, and d is no clash.

A number is given by its node: 0 is where every choice starts, the last node is `top`, and blocked
numbers have none; `gaps` counts those just below each node. A `flow` holds the chance of each step
of one opponent's choice from node to node, whichever boxes they stand in.
"""

from __future__ import annotations

from fifties.simulation.kernel_arrays import Floats, add_opponent, add_part, float_row, float_rows
from fifties.simulation.kernels import kernel


@kernel(fastmath=True)
def fill_points(
    flow: Floats,
    written: Floats,
    gaps: Floats,
    boxes: Floats,
    others: int,
    rivalry: float,
    links: Floats,
    marks: Floats,
) -> None:
    """Fill in the expected points against *others* who all mix alike.

    Of these *links*, [a, b] is what the way from node a to node b earns; of these *marks*, [box, a]
    is what writing a into that box earns besides. With *rivalry*, so many times the others' mean
    score is taken off.
    """
    last = len(flow) - 1
    clashes = float_row(last + 1)
    fill_table_points(flow, gaps, others, links, clashes)
    for box in range(len(boxes)):
        for a in range(1, last):
            marks[box][a] = clashes[a] * boxes[box][a]
    if rivalry == 0.0:
        return
    taken = float_rows(last + 1, last + 1)
    gifts = fill_rival_points(flow, written, gaps, boxes, others, taken)
    share = rivalry / others
    for a in range(last):
        for b in range(a + 1, last + 1):
            links[a][b] = (links[a][b] if a else 0.0) - share * taken[a][b]
    for box in range(len(boxes)):
        for a in range(1, last):
            marks[box][a] -= share * gifts[a]


@kernel(fastmath=True)
def fill_table_points(
    flow: Floats, gaps: Floats, others: int, links: Floats, clashes: Floats
) -> None:
    """Fill in links and clashes against *others* who all mix alike.

    Of these *links*, [a, b] is what the bead is expected to move between nodes a and b;
    of the *clashes*, [a] is the chance that somebody else has a, too.
    """
    last = len(flow) - 1
    none = float_row(last + 2)  # of the nodes from a up to this one, the latter not included
    for a in range(1, last):
        passing = 0.0
        for b in range(last, a - 1, -1):
            passing += flow[a - 1][b]
            none[b] += passing
        free = none[a + 1]
        power = free ** (others - 1)
        clashes[a] = 1.0 - power * free
        moved = 0.0
        for b in range(a + 1, last):
            moved += gaps[b] * power * free
            freer, free = free, none[b + 1]
            power = free ** (others - 1)
            links[a][b] = moved + power * free
            moved += power * (free + others * (freer - free))
        links[a][last] = moved + (gaps[last] + 1.0) * power * free


@kernel(fastmath=True)
def fill_rival_points(
    flow: Floats, written: Floats, gaps: Floats, boxes: Floats, others: int, taken: Floats
) -> Floats:
    """Fill in what *others* who mix alike score among each other between two own numbers.

    All of them together are expected to score *taken* [a, b] from the node after a up to b. Return
    what they gain in bonus if one writes a node, too; how often it is *written* is told by box.
    """
    last = len(flow) - 1
    none = absence(flow)
    sole = float_row(last + 1)  # for every node b: one alone has the last number before it
    kept = float_row(last + 1)  # and nobody has b
    shared = float_row(last + 1)  # or at most one has b
    for a in range(last - 1, -1, -1):
        moved = 0.0
        for b in range(a + 1, last + 1):
            taken[a][b] = moved + gaps[b] * sole[b] + (kept[b] if b < last else sole[b])
            moved += gaps[b] * sole[b] + shared[b]
        if not a:
            break
        for b in range(a + 1, last + 1):
            free, has = none[a][b], none[a + 1][b] - none[a][b]
            sole[b] += others * has * free ** (others - 1)
            if b < last:
                freer, has_alone = none[a][b + 1], none[a + 1][b + 1] - none[a][b + 1]
                nobody = others * has_alone * freer ** (others - 1)
                same = others * (has - has_alone) * freer ** (others - 1)
                another = others * (others - 1) * has_alone * (free - freer)
                if others > 1:
                    another *= freer ** (others - 2)
                kept[b] += nobody
                shared[b] += nobody + same + another
    gifts = float_row(last + 1)
    for b in range(1, last):
        alone, bonus = 1.0, 0.0
        for box in range(len(boxes)):
            alone -= written[box][b]
            bonus += written[box][b] * boxes[box][b]
        gifts[b] = others * bonus * max(alone, 0.0) ** (others - 1)
    return gifts


@kernel(fastmath=True)
def flow_of_steps(steps: Floats) -> Floats:
    """Return the steps of all boxes added up, and those from the last one to `top`."""
    count, last = len(steps), len(steps[0]) - 1
    flow, final = float_rows(last + 1, last + 1), float_row(last + 1)
    for box in range(count):
        for a in range(box, last if box else 1):
            add_part(flow[a], 1.0, steps[box][a], a + 1, last)
    for a in range(last):
        add_part(final, 1.0, steps[count - 1][a], a + 1, last)
    for b in range(last):
        flow[b][last] = final[b]
    return flow


@kernel(fastmath=True)
def absence(flow: Floats) -> Floats:
    """Return [a, b], the chance that one opponent has none of the nodes from a to b - 1."""
    last = len(flow) - 1
    none = float_rows(last + 1, last + 1)
    for a in range(1, last + 1):
        passing = 0.0
        for b in range(last, a - 1, -1):
            passing += flow[a - 1][b]
            none[a][b] = none[a - 1][b] + passing
    return none


@kernel
def fill_field_points(nones: Floats, gaps: Floats, links: Floats, clashes: Floats) -> None:
    """Fill in what `fill_table_points` does if opponents differ; *nones* has each one's absence."""
    others, last = len(nones), len(nones[0]) - 1
    nobody, one = float_row(last + 1), float_row(last + 1)
    for a in range(1, last):
        for b in range(a, last):
            nobody[b], one[b] = 1.0, 0.0
        for other in range(others):
            add_opponent(nobody, one, nones[other][a], a, last)
        clashes[a] = 1.0 - nobody[a]
        moved, row = 0.0, links[a]
        for b in range(a + 1, last):
            moved += gaps[b] * nobody[b - 1]
            row[b] = moved + nobody[b]
            moved += nobody[b] + one[b]
        row[last] = moved + (gaps[last] + 1.0) * nobody[last - 1]

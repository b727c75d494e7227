"""A model of the opponents at a table of Fifty: kinds of players, and which kind each seems to be.

How somebody chooses is a `Flow` of *steps*: [box][a][b] is the chance to have node b in this box
and node a in the one before. Nodes are those of a solver's `RoundSetup`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import inf
from random import Random
from typing import Final, TypeAlias

from fifties.bots.fifty_habits import HabitWriter
from fifties.games.fifty import Fifty
from fifties.games.fifty.table_size import BOXES
from fifties.games.fifty.view import FiftyView
from fifties.simulation.kernel_arrays import (
    Floats,
    Integers,
    add_part,
    add_up,
    clear,
    divide,
    fill_softmax,
    fill_sum,
    float_blocks,
    float_row,
    float_rows,
    integer_row_of,
    mixtures,
    multiply,
    stacked,
)
from fifties.simulation.kernels import kernel
from fifties.solver.fifty.expected_points import fill_field_points, fill_table_points, flow_of_steps
from fifties.solver.fifty.flow import Flow
from fifties.solver.fifty.round_setup import RoundSetup, boxes, gaps

SAMPLES: Final = 300
"""How many choices by habit are drawn to estimate the chances of habits."""

SLIPS: Final = 0.25
"""How much of what people do by habit is as good as random."""

CAREFUL: Final = 1.0
"""The temperature of those who try their spreads out before they write one."""

NEVER: Final = 1e-12
"""Nothing is quite impossible, whatever kind of player somebody is."""

SETTINGS_KEPT: Final = 128
"""Rounds whose players are remembered; those of a small table take a third of a megabyte."""

Kind: TypeAlias = str
HABIT: Final = "habit"
SPREAD: Final = "spread"
CARE: Final = "care"

Kinds: TypeAlias = Mapping[Kind, Flow]
"""How each kind of player chooses."""

Beliefs: TypeAlias = Mapping[Kind, float]
"""How likely somebody is of each kind."""

Worth: TypeAlias = tuple[Floats, Floats]
"""What links and clashes are worth, as in `fill_table_points`."""


@lru_cache(maxsize=SETTINGS_KEPT)
def anything(nodes: int) -> Floats:
    """Return steps between so many *nodes* that are all as good as each other, in proportion."""
    steps = float_blocks(BOXES, nodes, nodes)
    for box in range(BOXES):
        for a in range(nodes):
            for b in range(a + 1, nodes):
                steps[box][a][b] = 1.0
    return steps


@lru_cache(maxsize=SETTINGS_KEPT)
def usual_kinds(setup: RoundSetup) -> Kinds:
    """Return how the everyday kinds of players choose."""
    spread = _spread(setup)
    worth = weigh_alike(setup, flow_by_chance(len(setup.nodes)))
    found = {
        HABIT: habit(setup.nodes),
        SPREAD: spread,
        CARE: softmax_steps(spread, *worth, boxes(setup), CAREFUL),
    }
    return {kind: Flow(setup.nodes, steps) for kind, steps in found.items()}


@lru_cache(maxsize=SETTINGS_KEPT)
def by_chance(nodes: int) -> Floats:
    """Return how those write who write any five numbers."""
    nothing = float_rows(nodes, nodes)
    return softmax_steps(anything(nodes), nothing, nothing[0], nothing, 1.0)


@lru_cache(maxsize=SETTINGS_KEPT)
def flow_by_chance(nodes: int) -> Floats:
    """Return the chance of each step between so many *nodes* of who writes any five numbers."""
    return flow_of_steps(by_chance(nodes))


def _spread(setup: RoundSetup) -> Floats:
    """Write a number from each fifth of those that are open."""
    nodes = len(setup.nodes)
    ends = [1 + (nodes - 2) * part // BOXES for part in range(BOXES + 1)]
    steps = float_blocks(BOXES, nodes, nodes)
    starts = range(1)
    for box in range(BOXES):
        fifth = range(ends[box], ends[box + 1])
        for a in starts:
            for b in fifth:
                steps[box][a][b] = 1.0 / len(fifth)
        starts = fifth
    chain_steps(steps)
    return steps


@lru_cache(maxsize=SETTINGS_KEPT)
def habit(nodes: tuple[int, ...]) -> Floats:
    """Return how beginners write who now and then write any five numbers."""
    place = {number: node for node, number in enumerate(nodes)}
    writer, rng = HabitWriter(nodes[1:-1]), Random(SAMPLES)
    taken: dict[tuple[int, int, int], float] = defaultdict(float)
    for _ in range(SAMPLES):
        here = 0
        for box, number in enumerate(writer.write(rng)[0]):
            there = place[number]
            taken[box, here, there] += 1.0 / SAMPLES
            here = there
    steps = mixed_steps([(SLIPS, by_chance(len(place)))])
    for (box, a, b), chance in taken.items():
        steps[box][a][b] += (1 - SLIPS) * chance
    return steps


def weigh_alike(setup: RoundSetup, flow: Floats) -> Worth:
    """Return what links and clashes are worth if all others step alike from node to node."""
    nodes = len(setup.nodes)
    links, clashes = float_rows(nodes, nodes), float_row(nodes)
    fill_table_points(flow, gaps(setup), setup.players - 1, links, clashes)
    return links, clashes


def weigh(setup: RoundSetup, kinds: Kinds, beliefs: Sequence[Beliefs]) -> Worth:
    """Return what links and clashes are worth against opponents of whom one has *beliefs*."""
    if all(about == beliefs[0] for about in beliefs):
        flows = [kinds[kind].node_flow for kind in beliefs[0]]
        (flow,) = mixtures([list(beliefs[0].values())], flows)
        return weigh_alike(setup, flow)
    nodes = len(setup.nodes)
    links, clashes = float_rows(nodes, nodes), float_row(nodes)
    absences = mixtures(
        [list(about.values()) for about in beliefs], [kinds[kind].absence for kind in beliefs[0]]
    )
    fill_field_points(stacked(absences), gaps(setup), links, clashes)
    return links, clashes


def mixed(setup: RoundSetup, kinds: Kinds, beliefs: Beliefs) -> Flow:
    """Return how somebody chooses of whom one has such *beliefs*."""
    parts = [(chance, kinds[kind].steps) for kind, chance in beliefs.items()]
    return Flow(setup.nodes, mixed_steps(parts))


def believe(
    game: Fifty, view: FiftyView, prior: Beliefs, kinds_of: Callable[[RoundSetup], Kinds]
) -> list[Beliefs]:
    """Return what kinds of players all others seem to be, after what they wrote in earlier rounds.

    The one after the viewer comes first.
    """
    me = view.viewer or 0
    seats = [(me + place) % game.players for place in range(1, game.players)]
    found = {seat: dict(prior) for seat in seats}
    for setup, done in zip(setups_so_far(game, view), view.rounds, strict=True):
        place = {number: node for node, number in enumerate(setup.nodes)}
        kinds = kinds_of(setup)
        for seat in seats:
            nodes = integer_row_of([place[number] for number in done.picks[seat]])
            for kind in prior:
                found[seat][kind] *= likelihood(kinds[kind].steps, nodes) + NEVER
    return [_in_all_one(beliefs) for beliefs in found.values()]


def _in_all_one(beliefs: Beliefs) -> Beliefs:
    total = sum(beliefs.values())
    return {kind: chance / total for kind, chance in beliefs.items()}


def setups_so_far(game: Fifty, view: FiftyView) -> list[RoundSetup]:
    """Return the rounds that are finished."""
    return [
        RoundSetup(game.players, done.blocked, done.danger, game.edition.bonus[place])
        for place, done in enumerate(view.rounds)
    ]


def mixed_steps(parts: Sequence[tuple[float, Floats]]) -> Floats:
    """Return steps that are a sum of others, each times its share."""
    first = parts[0][1]
    total = float_blocks(len(first), len(first[0]), len(first[0]))
    for share, steps in parts:
        _add_steps(total, share, steps)
    return total


@kernel
def _add_steps(total: Floats, share: float, steps: Floats) -> None:
    nodes = len(steps[0])
    for box in range(len(steps)):
        for a in range(nodes):
            add_part(total[box][a], share, steps[box][a], a, nodes)


@kernel
def softmax_steps(
    habit: Floats, links: Floats, clashes: Floats, boxes: Floats, temperature: float
) -> Floats:
    """Return steps that follow *habit*, but prefer choices that are worth more.

    The chance of a whole choice is multiplied by e to the power of its worth divided by
    *temperature*: at a low one the best choice is nearly certain, at a high one the habit decides.
    Worth is a sum over steps, so all chances are exact. *habit* [box][a][b] need only be in
    proportion for every box and a.
    """
    last = len(links) - 1
    logs = float_rows(BOXES + 1, last + 1)
    for box in range(BOXES + 1):
        for a in range(last + 1):
            logs[box][a] = -inf
    for a in range(BOXES, last):
        logs[BOXES][a] = (links[a][last] + clashes[a] * boxes[BOXES - 1][a]) / temperature
    steps, worth = float_blocks(BOXES, last + 1, last + 1), float_rows(last + 1, last + 1)
    for a in range(last):
        worth[a][:] = divide(links[a], temperature)
    for box in range(BOXES - 1, -1, -1):
        for a in range(box, last if box else 1):
            rest = fill_softmax(steps[box][a], habit[box][a], worth[a], logs[box + 1], a + 1, last)
            own = clashes[a] * boxes[box - 1][a] / temperature if box else 0.0
            logs[box][a] = rest + own
    chain_steps(steps)
    return steps


@kernel
def chain_steps(steps: Floats) -> None:
    """Turn the chances of each next step into the chances of getting there and taking it."""
    nodes = len(steps[0])
    reach = float_row(nodes)
    reach[0] = 1.0
    for box in range(BOXES):
        after = float_row(nodes)
        for a in range(nodes):
            if reach[a] == 0.0:
                clear(steps[box][a], 0, nodes)
            else:
                multiply(steps[box][a], reach[a], a + 1, nodes)
                add_part(after, 1.0, steps[box][a], a + 1, nodes)
        reach = after


@kernel
def stray(steps: Floats, share: float, everywhere: Floats) -> Floats:
    """Return *steps* in proportion, and with a *share* of all that are possible *everywhere*."""
    nodes = len(steps[0])
    found = float_blocks(BOXES, nodes, nodes)
    for box in range(BOXES):
        for a in range(nodes):
            taken = add_up(steps[box][a], 0, nodes)
            part = 1.0 / taken if taken > 0.0 else 0.0
            row, other = steps[box][a], everywhere[box][a]
            fill_sum(found[box][a], part, row, share, other, a + 1, nodes)
    return found


@kernel
def likelihood(steps: Floats, nodes: Integers) -> float:
    """Return the chance that somebody with these *steps* writes the numbers at *nodes*."""
    chance, here = 1.0, 0
    for box in range(BOXES):
        there = nodes[box]
        reached = add_up(steps[box][here], here + 1, len(steps[0]))
        if reached == 0.0:
            return 0.0
        chance *= steps[box][here][there] / reached
        here = there
    return chance

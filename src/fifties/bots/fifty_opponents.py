"""A model of the opponents at a table of Fifty: kinds of players, and which kind each seems to be.

How somebody chooses is a three-dimensional array of *steps*: [box, a, b] is the chance to have node
b in this box and node a in the one before. Nodes are those of a solver's `RoundSetup`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Final, TypeAlias

import numpy as np

from fifties.bots.fifty_habits import write_by_habit
from fifties.games.fifty import Fifty
from fifties.games.fifty.table_size import BOXES
from fifties.games.fifty.view import FiftyView
from fifties.simulation.compilation import kernel
from fifties.solver.fifty.expected_points import absence, fill_field_points
from fifties.solver.fifty.regret_matching import flow_of_steps
from fifties.solver.fifty.round_setup import Floats, Ints, RoundSetup, boxes, gaps

SAMPLES: Final = 300
"""How many choices by habit are drawn to estimate the chances of habits."""

SLIPS: Final = 0.25
"""How much of what people do by habit is as good as random."""

CAREFUL: Final = 1.0
"""The heat of those who try their spreads out before they write one."""

NEVER: Final = 1e-12
"""Nothing is quite impossible, whatever kind of player somebody is."""

SETTINGS_KEPT: Final = 128
"""Rounds whose players are remembered; those of a small table take a third of a megabyte."""

Kind: TypeAlias = str
HABIT: Final = "habit"
SPREAD: Final = "spread"
CARE: Final = "care"

Kinds: TypeAlias = Mapping[Kind, Floats]
"""How each kind of player chooses."""

Beliefs: TypeAlias = Mapping[Kind, float]
"""How likely somebody is of each kind."""


def anything(setup: RoundSetup) -> Floats:
    """Return steps that are all as good as each other, in proportion."""
    nodes = len(setup.nodes)
    return np.repeat(np.triu(np.ones((nodes, nodes)), 1)[None], BOXES, axis=0)


@lru_cache(maxsize=SETTINGS_KEPT)
def usual_kinds(setup: RoundSetup) -> Kinds:
    """Return how the everyday kinds of players choose."""
    by_chance, spread = _by_chance(setup), _spread(setup)
    worth = weigh(setup, [by_chance] * (setup.players - 1))
    return {
        HABIT: SLIPS * by_chance + (1 - SLIPS) * _habit(setup),
        SPREAD: spread,
        CARE: softmax_steps(spread, *worth, boxes(setup), CAREFUL),
    }


def _by_chance(setup: RoundSetup) -> Floats:
    """Write any five numbers."""
    nodes = len(setup.nodes)
    nothing = np.zeros((nodes, nodes))
    return softmax_steps(anything(setup), nothing, nothing[0], boxes(setup), 1.0)


def _spread(setup: RoundSetup) -> Floats:
    """Write a number from each fifth of those that are open."""
    nodes = len(setup.nodes)
    ends = [1 + (nodes - 2) * part // BOXES for part in range(BOXES + 1)]
    steps = np.zeros((BOXES, nodes, nodes))
    for box in range(BOXES):
        steps[box, :, ends[box] : ends[box + 1]] = 1.0 / (ends[box + 1] - ends[box])
    chain_steps(steps)
    return steps


def _habit(setup: RoundSetup) -> Floats:
    """Write like a beginner."""
    place = {number: node for node, number in enumerate(setup.nodes)}
    steps = np.zeros((BOXES, len(place), len(place)))
    rng = Random(SAMPLES)
    for _ in range(SAMPLES):
        here = 0
        for box, number in enumerate(write_by_habit(setup.nodes[1:-1], rng)[0]):
            steps[box, here, place[number]] += 1.0 / SAMPLES
            here = place[number]
    return steps


def weigh(setup: RoundSetup, field: Sequence[Floats]) -> tuple[Floats, Floats]:
    """Return what links and clashes are worth against a *field* of opponents' steps."""
    nodes = len(setup.nodes)
    links, clashes = np.zeros((nodes, nodes)), np.zeros(nodes)
    absences = np.array([absence(flow_of_steps(steps)) for steps in field])
    fill_field_points(absences, gaps(setup), links, clashes)
    return links, clashes


def believe(
    game: Fifty, view: FiftyView, prior: Beliefs, kinds_of: Callable[[RoundSetup], Kinds]
) -> list[Beliefs]:
    """Return what kinds of players all others seem to be, after what they wrote in earlier rounds.

    The one after the viewer comes first.
    """
    me = view.viewer or 0
    seats = [(me + place) % game.players for place in range(1, game.players)]
    found = {seat: dict(prior) for seat in seats}
    for setup, done in zip(_setups_so_far(game, view), view.rounds, strict=True):
        place = {number: node for node, number in enumerate(setup.nodes)}
        kinds = kinds_of(setup)
        for seat in seats:
            nodes = np.array([place[number] for number in done.picks[seat]])
            for kind in prior:
                found[seat][kind] *= likelihood(kinds[kind], nodes) + NEVER
    return [_in_all_one(beliefs) for beliefs in found.values()]


def _in_all_one(beliefs: Beliefs) -> Beliefs:
    total = sum(beliefs.values())
    return {kind: chance / total for kind, chance in beliefs.items()}


def mixed(kinds: Kinds, beliefs: Beliefs) -> Floats:
    """Return the steps of somebody of whom one has such *beliefs*."""
    return np.asarray(np.sum([chance * kinds[kind] for kind, chance in beliefs.items()], axis=0))


def _setups_so_far(game: Fifty, view: FiftyView) -> list[RoundSetup]:
    return [
        RoundSetup(game.players, done.blocked, done.danger, game.edition.bonus[place])
        for place, done in enumerate(view.rounds)
    ]


@kernel
def softmax_steps(
    habit: Floats, links: Floats, clashes: Floats, boxes: Floats, heat: float
) -> Floats:
    """Return steps that follow *habit*, but prefer choices that are worth more.

    The chance of a whole choice is multiplied by e to the power of its worth divided by *heat*:
    with little heat the best choice is nearly certain, with much the habit decides. Worth is a sum
    over steps, so all chances are exact. *habit* [box, a, b] need only be in proportion for every
    box and a.
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
    chain_steps(steps)
    return steps


@kernel
def chain_steps(steps: Floats) -> None:
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

"""What others at a table of Fifty may write: kinds of players, and who of them seems to be which.

Somebody's way to choose is a three-dimensional array of *steps*: [box, a, b] is the chance to have
node b in this box and node a in the one before. Nodes are those of a solver's `RoundSetup`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Final, TypeAlias

import numpy as np

from fifties.bots.habits import write_by_habit
from fifties.bots.leaning import chain, lean, likelihood
from fifties.games.fifty import Fifty
from fifties.games.fifty.sizes import BOXES
from fifties.games.fifty.view import FiftyView
from fifties.solver.fifty.chances import absence, weigh_field
from fifties.solver.fifty.kinds import Floats
from fifties.solver.fifty.learning import together
from fifties.solver.fifty.round_setup import RoundSetup, boxes, gaps

SAMPLES: Final = 300
"""How many choices by habit say what habits are like."""

SLIPS: Final = 0.25
"""How much of what people do by habit is anything at all."""

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
    """Tell how those choose whom one meets everywhere."""
    by_chance, spread = _by_chance(setup), _spread(setup)
    worth = weigh(setup, [by_chance] * (setup.players - 1))
    return {
        HABIT: SLIPS * by_chance + (1 - SLIPS) * _habit(setup),
        SPREAD: spread,
        CARE: lean(spread, *worth, boxes(setup), CAREFUL),
    }


def _by_chance(setup: RoundSetup) -> Floats:
    """Write any five numbers."""
    nodes = len(setup.nodes)
    nothing = np.zeros((nodes, nodes))
    return lean(anything(setup), nothing, nothing[0], boxes(setup), 1.0)


def _spread(setup: RoundSetup) -> Floats:
    """Write a number from each fifth of those that are open."""
    nodes = len(setup.nodes)
    ends = [1 + (nodes - 2) * part // BOXES for part in range(BOXES + 1)]
    steps = np.zeros((BOXES, nodes, nodes))
    for box in range(BOXES):
        steps[box, :, ends[box] : ends[box + 1]] = 1.0 / (ends[box + 1] - ends[box])
    chain(steps)
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
    """Tell what links and clashes are worth against a *field* of opponents' steps."""
    nodes = len(setup.nodes)
    links, clashes = np.zeros((nodes, nodes)), np.zeros(nodes)
    absences = np.array([absence(together(steps)) for steps in field])
    weigh_field(absences, gaps(setup), links, clashes)
    return links, clashes


def believe(
    game: Fifty, view: FiftyView, prior: Beliefs, kinds_of: Callable[[RoundSetup], Kinds]
) -> list[Beliefs]:
    """Tell what kinds of players all others seem to be, after what they wrote in earlier rounds.

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

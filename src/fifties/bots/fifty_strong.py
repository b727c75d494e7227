"""The two strongest bots of Fifty: `sharp` answers what others write, `master` plays as solved.

Imported only when they decide, because NumPy and compiled code come along.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

import numpy as np

from fifties.bots import reasons
from fifties.bots.bot import Decision
from fifties.bots.fifty_endgame import Stakes
from fifties.bots.fifty_opponents import (
    CARE,
    HABIT,
    SETTINGS_KEPT,
    SPREAD,
    Beliefs,
    Kinds,
    anything,
    believe,
    mixed,
    softmax_steps,
    usual_kinds,
    weigh,
)
from fifties.bots.reasons import Reason
from fifties.core.contract import CHANCE
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.table_size import BOXES, LEAST_PLAYERS
from fifties.games.fifty.view import FiftyView
from fifties.solver.fifty.round_setup import Floats, RoundSetup, boxes
from fifties.solver.fifty.solver import Solver

SHARP_HEAT: Final = 1.6
"""Divided by the number of players: how many points worse a choice is that is a third as likely."""

MASTER_HEAT: Final = 0.15

RESTRAINT: Final = 10.0
"""How much hotter every other master makes one: if all leaned alike, they would only clash."""

LARGEST_SOLVED: Final = 8
"""In larger crowds a round takes too long to solve while people wait."""

ITERATIONS: Final = 800
"""They leave an exploitability of about 0.003 points."""

STRAYING: Final = 0.002
"""How often a master would write what the solution never does, before leaning."""

SHARP: Final = "sharp"
SOLVED: Final = "solved"

EVERYDAY: Final[Beliefs] = {HABIT: 1 / 3, SPREAD: 1 / 3, CARE: 1 / 3}
"""Whom a sharp player expects: nobody better."""

ANYBODY: Final[Beliefs] = {HABIT: 0.01, SPREAD: 0.01, CARE: 0.01, SHARP: 0.01, SOLVED: 0.96}
"""Whom a master may meet: others show what they are soon, and to lean by mistake costs points."""


def sharp(game: Fifty, view: FiftyView, rng: Random) -> Decision:
    """Answer what everyday players write, judging each by what they wrote before."""
    setup, kinds = RoundSetup.of(game, view), usual_kinds(RoundSetup.of(game, view))
    beliefs = believe(game, view, EVERYDAY, usual_kinds)
    worth = weigh(setup, [mixed(kinds, about) for about in beliefs])
    steps = softmax_steps(anything(setup), *worth, boxes(setup), SHARP_HEAT / game.players)
    numbers = _draw(setup, steps, rng)
    return Decision(Choose(view.round, numbers), _answer(setup, worth, numbers, view, rng))


class Mixture(NamedTuple):
    """How a master would draw its numbers in a round that is played for points."""

    setup: RoundSetup
    kinds: Kinds
    beliefs: Sequence[Beliefs]
    field: Sequence[Floats]
    """The steps expected of all others, the next one first."""
    steps: Floats

    @property
    def among_equals(self) -> bool:
        """Whether most others seem to choose as the solution does."""
        return 2 * sum(about[SOLVED] for about in self.beliefs) > len(self.beliefs)


def master(game: Fifty, view: FiftyView, rng: Random) -> Decision:
    """Choose as the solution does, lean against those who do not, and play for the win."""
    if game.players > LARGEST_SOLVED:
        return sharp(game, view, rng)
    mixture, stakes = mixture_of(game, view), Stakes(game, view)
    setup, kinds, _, field, steps = mixture
    if view.rounds and stakes.high:
        numbers = stakes.likeliest_to_win(setup, steps, field, rng)
        return Decision(Choose(view.round, numbers), stakes.reason)
    numbers = _draw(setup, steps, rng)
    if not view.rounds or mixture.among_equals:
        return Decision(Choose(view.round, numbers), _measure(setup, kinds, numbers, rng))
    reason = _answer(setup, weigh(setup, field), numbers, view, rng)
    return Decision(Choose(view.round, numbers), reason)


def mixture_of(game: Fifty, view: FiftyView) -> Mixture:
    """Return the solution of a round, leaning against those who chose otherwise before."""
    setup = RoundSetup.of(game, view)
    kinds, beliefs = _all_kinds(setup), believe(game, view, ANYBODY, _all_kinds)
    field = [mixed(kinds, about) for about in beliefs]
    steps = kinds[SOLVED]
    if view.rounds:
        equals = sum(about[SOLVED] for about in beliefs)
        heat = MASTER_HEAT * (1 + RESTRAINT * equals)
        steps = softmax_steps(_straying(steps), *weigh(setup, field), boxes(setup), heat)
    return Mixture(setup, kinds, beliefs, field, steps)


def prepare() -> None:
    """Compile everything by thinking about a last round once."""
    game, rng = Fifty(LEAST_PLAYERS), Random(0)
    state = game.start()
    for _ in range(4):
        for actor in (CHANCE, *range(game.players)):
            view = game.view(state, 0)
            state = game.apply(state, actor, game.offer(state, actor).sample(rng)).state
    for think in (sharp, master):
        think(game, view, rng)


@lru_cache(maxsize=SETTINGS_KEPT)
def _all_kinds(setup: RoundSetup) -> Kinds:
    """Return how those choose who think, too."""
    kinds = usual_kinds(setup)
    worth = weigh(setup, [mixed(kinds, EVERYDAY)] * (setup.players - 1))
    solver = Solver(setup)
    solver.improve(ITERATIONS)
    return {
        **kinds,
        SHARP: softmax_steps(anything(setup), *worth, boxes(setup), SHARP_HEAT / setup.players),
        SOLVED: solver.solution().flow.steps,
    }


def _straying(steps: Floats) -> Floats:
    """Leave the road now and then, in proportion."""
    taken = steps.sum(axis=2, keepdims=True)
    nodes = steps.shape[1]
    shares = np.divide(steps, taken, out=np.zeros_like(steps), where=taken > 0)
    return np.asarray(shares + STRAYING / nodes * np.triu(np.ones((nodes, nodes)), 1))


def _draw(setup: RoundSetup, steps: Floats, rng: Random) -> Numbers:
    here, numbers = 0, []
    for box in range(BOXES):
        sums = np.cumsum(steps[box, here])
        here = int(np.searchsorted(sums, rng.random() * sums[-1], side="right"))
        numbers.append(setup.nodes[here])
    return tuple(numbers)


def _measure(setup: RoundSetup, kinds: Kinds, numbers: Numbers, rng: Random) -> Reason:
    """Return how often the solution writes one of *numbers*, or that nothing answers it."""
    number = rng.choice(numbers)
    written = kinds[SOLVED][:, :, setup.nodes.index(number)].sum()
    times = round(100 * float(written))
    return reasons.HowOften(number, times) if times > 1 else reasons.NoOpening()


def _answer(
    setup: RoundSetup, worth: tuple[Floats, Floats], numbers: Numbers, view: FiftyView, rng: Random
) -> Reason:
    """Return where the longest count was hoped for, or where the crowd was expected."""
    links, clashes = worth
    crowded = setup.nodes[int(np.argmax(clashes))]
    if view.rounds and rng.random() < 1 / 3:
        return reasons.Watched(len(view.rounds))
    if crowded not in numbers and rng.random() < 1 / 2:
        return reasons.Crowded(crowded)
    line = [setup.nodes.index(number) for number in (*numbers, setup.top)]
    hoped = max(range(BOXES), key=lambda box: links[line[box], line[box + 1]])
    return reasons.FewLook(setup.nodes[line[hoped]], setup.nodes[line[hoped + 1]])

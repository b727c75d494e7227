"""The two strongest bots of Fifty: `sharp` answers what others write, `master` plays as solved.

Imported only when they decide, because NumPy and compiled code come along where they are installed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from fifties.bots import reasons
from fifties.bots.bot import Decision
from fifties.bots.fifty import LARGEST_MODELLED_TABLE
from fifties.bots.fifty_endgame import Stakes
from fifties.bots.fifty_opponents import (
    CARE,
    HABIT,
    SETTINGS_KEPT,
    SPREAD,
    Beliefs,
    Kinds,
    Worth,
    anything,
    believe,
    by_chance,
    flow_by_chance,
    habit,
    mixed,
    setups_so_far,
    softmax_steps,
    stray,
    usual_kinds,
    weigh,
)
from fifties.bots.reasons import Reason
from fifties.core.contract import CHANCE
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.table_size import BOXES, LEAST_PLAYERS
from fifties.games.fifty.view import FiftyView
from fifties.simulation.kernels import IS_COMPILED
from fifties.solver.fifty.flow import Flow
from fifties.solver.fifty.round_setup import RoundSetup, boxes
from fifties.solver.fifty.shipped_solutions import is_shipped, shipped_solution

SHARP_TEMPERATURE: Final = 1.6
"""Divided by the number of players: how many points worse a choice is that is a third as likely."""

MASTER_TEMPERATURE: Final = 0.15

TURNS_KEPT: Final = LARGEST_MODELLED_TABLE
"""How many turns are remembered of which the answer was worked out before: a seat has one."""

RESTRAINT: Final = 10.0
"""How much hotter every other master makes one: if all leaned alike, they would only clash."""

LARGEST_SOLVED: Final = 8
"""In larger crowds a round takes too long to solve while people wait."""

ITERATIONS: Final = 800
"""For rounds whose solution is not shipped. They leave an exploitability of about 0.003 points."""

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
    setup, worth, flow = sharp_mixture(game, view)
    numbers = flow.sample(rng)
    return Decision(Choose(view.round, numbers), _answer(setup, worth, numbers, view, rng))


class SharpMixture(NamedTuple):
    """How a sharp player draws its numbers in a round."""

    setup: RoundSetup
    worth: Worth
    """What links and clashes are worth against those whom it expects."""
    flow: Flow


def sharp_mixture(game: Fifty, view: FiftyView) -> SharpMixture:
    """Return the answer to everyday players, each judged by what they wrote before."""
    return sharp_answer(game, _before_choices(view))


@lru_cache(maxsize=TURNS_KEPT)
def sharp_answer(game: Fifty, view: FiftyView) -> SharpMixture:
    """Return what `sharp_mixture` does of a view before choices, once."""
    setup, worth = RoundSetup.of(game, view), _sharp_worth(game, view)
    return SharpMixture(setup, worth, _answer_to(setup, worth))


@lru_cache(maxsize=TURNS_KEPT)
def _sharp_worth(game: Fifty, view: FiftyView) -> Worth:
    setup = RoundSetup.of(game, view)
    return weigh(setup, usual_kinds(setup), believe(game, view, EVERYDAY, usual_kinds))


def _before_choices(view: FiftyView) -> FiftyView:
    """Return what was seen before anybody chose in this round: nothing else is ever weighed."""
    return replace(view, ready=(), my_numbers=None)


def _answer_to(setup: RoundSetup, worth: Worth) -> Flow:
    """Return how a sharp player chooses where links and clashes have such a *worth*."""
    everywhere, temperature = anything(len(setup.nodes)), SHARP_TEMPERATURE / setup.players
    return Flow(setup.nodes, softmax_steps(everywhere, *worth, boxes(setup), temperature))


class Mixture(NamedTuple):
    """How a master would draw its numbers in a round that is played for points."""

    setup: RoundSetup
    kinds: Kinds
    beliefs: Sequence[Beliefs]
    """About all others, the next one first."""
    flow: Flow
    worth: Worth | None
    """What links and clashes are worth against them; ``None`` in a first round."""

    @property
    def among_equals(self) -> bool:
        """Whether most others seem to choose as the solution does."""
        return 2 * sum(about[SOLVED] for about in self.beliefs) > len(self.beliefs)

    @property
    def field(self) -> list[Flow]:
        """How all others are expected to choose, the next one first."""
        return [mixed(self.setup, self.kinds, about) for about in self.beliefs]


def master(game: Fifty, view: FiftyView, rng: Random) -> Decision:
    """Choose as the solution does, lean against those who do not, and play for the win."""
    if game.players > LARGEST_SOLVED or not _can_solve(game, view):
        return sharp(game, view, rng)
    stakes, mixture = Stakes(game, view), mixture_of(game, view)
    if view.rounds and stakes.high:
        numbers = stakes.likeliest_to_win(mixture.flow, mixture.kinds, mixture.beliefs, rng)
        return Decision(Choose(view.round, numbers), stakes.reason)
    numbers = mixture.flow.sample(rng)
    if mixture.worth is None or mixture.among_equals:
        return Decision(Choose(view.round, numbers), _measure(mixture, numbers, rng))
    reason = _answer(mixture.setup, mixture.worth, numbers, view, rng)
    return Decision(Choose(view.round, numbers), reason)


def _can_solve(game: Fifty, view: FiftyView) -> bool:
    """Return whether the rounds so far are solved, or can be: that takes compiled code."""
    if IS_COMPILED:
        return True
    setups = [*setups_so_far(game, view), RoundSetup.of(game, view)]
    return all(is_shipped(setup) for setup in setups)


def mixture_of(game: Fifty, view: FiftyView) -> Mixture:
    """Return the solution of a round, leaning against those who chose otherwise before."""
    return master_answer(game, _before_choices(view))


@lru_cache(maxsize=TURNS_KEPT)
def master_answer(game: Fifty, view: FiftyView) -> Mixture:
    """Return what `mixture_of` does of a view before choices, once."""
    setup = RoundSetup.of(game, view)
    kinds, beliefs = all_kinds(setup), _beliefs(game, view)
    flow, worth = kinds[SOLVED], None
    if view.rounds:
        nodes, worth = len(setup.nodes), _worth(game, view)
        equals = sum(about[SOLVED] for about in beliefs)
        temperature = MASTER_TEMPERATURE * (1 + RESTRAINT * equals)
        straying = stray(flow.steps, STRAYING / nodes, anything(nodes))
        flow = Flow(setup.nodes, softmax_steps(straying, *worth, boxes(setup), temperature))
    return Mixture(setup, kinds, beliefs, flow, worth)


@lru_cache(maxsize=TURNS_KEPT)
def _beliefs(game: Fifty, view: FiftyView) -> Sequence[Beliefs]:
    return believe(game, view, ANYBODY, all_kinds)


@lru_cache(maxsize=TURNS_KEPT)
def _worth(game: Fifty, view: FiftyView) -> Worth:
    setup = RoundSetup.of(game, view)
    return weigh(setup, all_kinds(setup), _beliefs(game, view))


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


def prepare_turn(game: Fifty, view: FiftyView, *, solves: bool) -> Iterator[None]:
    """Work out how kinds of players choose in this round and in those before, and the answer."""
    seen = _before_choices(view)
    solves = solves and game.players <= LARGEST_SOLVED and _can_solve(game, view)
    for setup in (*setups_so_far(game, view), RoundSetup.of(game, view)):
        by_chance(len(setup.nodes))
        yield
        flow_by_chance(len(setup.nodes))
        yield
        habit(setup.nodes)
        yield
        kinds = usual_kinds(setup)
        yield
        if solves:
            kinds = all_kinds(setup)
            yield
    for flow in kinds.values():
        flow.prepare()
        yield
    if solves and view.rounds:
        _worth(game, seen)
    elif not solves:
        _sharp_worth(game, seen)
    yield
    mixture = master_answer(game, seen) if solves else sharp_answer(game, seen)
    mixture.flow.prepare()


@lru_cache(maxsize=SETTINGS_KEPT)
def all_kinds(setup: RoundSetup) -> Kinds:
    """Return how those choose who think, too."""
    kinds = usual_kinds(setup)
    worth = weigh(setup, kinds, [EVERYDAY])
    solved = shipped_solution(setup) or _solve(setup)
    return {**kinds, SHARP: _answer_to(setup, worth), SOLVED: solved}


def _solve(setup: RoundSetup) -> Flow:
    from fifties.solver.fifty.solver import Solver  # noqa: PLC0415 - it needs NumPy and compiled code

    solver = Solver(setup)
    solver.improve(ITERATIONS)
    return solver.solution().flow


def _measure(mixture: Mixture, numbers: Numbers, rng: Random) -> Reason:
    """Return how often the solution writes one of *numbers*, or that nothing answers it."""
    number = rng.choice(numbers)
    times = round(100 * sum(mixture.kinds[SOLVED].written(number)))
    return reasons.HowOften(number, times) if times > 1 else reasons.NoOpening()


def _answer(
    setup: RoundSetup, worth: Worth, numbers: Numbers, view: FiftyView, rng: Random
) -> Reason:
    """Return where the longest count was hoped for, or where the crowd was expected."""
    links, clashes = worth
    crowded = max(range(len(clashes)), key=lambda node: clashes[node])
    if view.rounds and rng.random() < 1 / 3:
        return reasons.Watched(len(view.rounds))
    if setup.nodes[crowded] not in numbers and rng.random() < 1 / 2:
        return reasons.Crowded(setup.nodes[crowded])
    line = [setup.nodes.index(number) for number in (*numbers, setup.top)]
    hoped = max(range(BOXES), key=lambda box: links[line[box]][line[box + 1]])
    return reasons.FewLook(setup.nodes[line[hoped]], setup.nodes[line[hoped + 1]])

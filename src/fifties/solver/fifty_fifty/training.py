"""Training: games by the hundred, a few steps of learning, and again."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct

from fifties.games.fifty_fifty import FiftyFifty
from fifties.simulation.fifty_fifty.inputs import END, INPUTS
from fifties.simulation.fifty_fifty.known import empty_table
from fifties.solver.fifty_fifty.learning import (
    GUESS_SHAPES,
    VALUE_SHAPES,
    Floats,
    Learner,
    grade_guess,
    grade_value,
    packed,
)
from fifties.solver.fifty_fifty.self_play import (
    DECISIONS,
    END_OF_TRICK,
    OUTCOMES,
    PLAYED_LATER,
    play_lessons,
)

BATCH: Final = 1024
FASTEST, SLOWEST = 2e-3, 2e-5
"""How far a step of learning goes, at first and in the end."""

MIXED: Final = 0.4
"""The part of tables at which weak players sit: strength against oneself is not all."""

RANDOM: Final = (0.1, 0.03)
WARMTH: Final = (0.3, 0.1)
"""How often a card is played at random, and how freely otherwise: at first, and in the end."""

REALLY: Final = (1.0, 0.5)
"""How much of a decision's outcome is what really came: at first, and once the network is ripe to
say what is to be expected."""
RIPE: Final = 1 / 3
"""The progress at which it is."""


class Plan(Struct, frozen=True):
    """What to train."""

    players: int
    seed: int = 1
    games: int = 256
    """Played between two rounds of learning."""
    threads: int = 1


class Lesson(NamedTuple):
    """What one step of training came to."""

    decisions: int
    """How many were learned from."""
    error: float
    """The mean square of the error in the halves at the end of a round, as far as they came, as far
    as they were expected later."""
    surprise: float
    """How surprising it was which end a card became, in nats."""


class School:
    """Two networks in training; the same plan and the same progress make the same weights."""

    def __init__(self, plan: Plan) -> None:
        rng = np.random.default_rng(plan.seed)
        self._plan, self._rng, self._steps = plan, rng, 0
        self._value = Learner(VALUE_SHAPES, grade_value, rng)
        self._guess = Learner(GUESS_SHAPES, grade_guess, rng)
        room = (plan.games, DECISIONS * plan.players**2)
        self._inputs = np.empty((*room, INPUTS), np.float32)
        self._outcomes = np.empty((*room, OUTCOMES), np.float32)
        self._counts = np.empty(plan.games, np.int64)
        # Moods are among the inputs, so what is learned with the usual box serves any other.
        self._table = empty_table(FiftyFifty(plan.players))

    def network(self) -> Floats:
        """Return the weights that play best so far, as they are kept."""
        return rounded(packed(self._value.average, self._guess.average))

    def step(self, progress: float) -> Lesson:
        """Play, then learn from what came of it; *progress* goes from 0 to 1."""
        self._play(progress)
        self._steps += 1
        written = np.arange(self._inputs.shape[1]) < self._counts[:, None]
        inputs, outcomes = self._inputs[written], self._outcomes[written]
        order = self._rng.permutation(len(inputs))
        rate = SLOWEST + (FASTEST - SLOWEST) * (1 + math.cos(math.pi * progress)) / 2
        errors = []
        for first in range(0, len(order) - BATCH + 1, BATCH):
            drawn = order[first : first + BATCH]
            errors.append(self._learn(inputs[drawn], outcomes[drawn], rate))
        error, surprise = np.mean(errors or [(0.0, 0.0)], axis=0)
        return Lesson(len(order), float(error), float(surprise))

    def _play(self, progress: float) -> None:
        plan = self._plan
        really = _between(REALLY, min(1.0, progress / RIPE))
        manner = np.array([MIXED, _between(RANDOM, progress), _between(WARMTH, progress), really])
        weights = packed(self._value.weights, self._guess.weights)
        # Every step has a seed of its own, so that no game is played twice.
        seed = (plan.seed << 32) + self._steps
        ends = [plan.games * part // plan.threads for part in range(plan.threads + 1)]

        def play(first: int, last: int) -> None:
            numbers = np.array([seed, first, last])
            rest = (self._inputs, self._outcomes, self._counts)
            play_lessons(self._table, weights, numbers, manner, *rest)

        with ThreadPoolExecutor(plan.threads) as pool:
            list(pool.map(play, ends[:-1], ends[1:]))

    def _learn(self, inputs: Floats, outcomes: Floats, rate: float) -> tuple[float, float]:
        error = self._value.learn(inputs, outcomes[:, :END_OF_TRICK], rate)
        # Who plays last knows the end; there is nothing to guess.
        open_ended = outcomes[:, PLAYED_LATER] > 0
        told = np.ascontiguousarray(inputs[open_ended, :END])
        ends = outcomes[open_ended, END_OF_TRICK:PLAYED_LATER]
        return error, self._guess.learn(told, ends, rate)


def rounded(memory: Floats) -> Floats:
    """Return *memory* as it is after having been kept in a file: in half precision."""
    return memory.astype(np.float16).astype(np.float32)


def _between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * progress

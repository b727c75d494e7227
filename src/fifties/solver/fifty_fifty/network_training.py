"""Training of the networks: games by the hundred, a few steps of learning, and again."""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct

from fifties.games.fifty_fifty import FiftyFifty
from fifties.simulation.chunks import Span, map_chunks, spans
from fifties.simulation.fifty_fifty.game_arrays import array_at_start
from fifties.solver.fifty_fifty.network import ANSWERS, END, END_COUNT, GUESS, INPUTS, NARROW, WIDE
from fifties.solver.fifty_fifty.self_play import (
    DECISIONS,
    END_OF_TRICK,
    OUTCOMES,
    PLAYED_LATER,
    play_training_games,
)
from fifties.solver.fifty_fifty.weights_file import Floats, rounded

Grade: TypeAlias = Callable[[Floats, Floats], tuple[Floats, float]]
"""Compares answers with outcomes: how far off each is, and one number for all of them."""

Shapes: TypeAlias = tuple[tuple[int, int], ...]
"""Of the layers; a bias follows each."""

VALUE_SHAPES: Final[Shapes] = ((INPUTS, WIDE), (WIDE, NARROW), (NARROW, ANSWERS))
GUESS_SHAPES: Final[Shapes] = ((END, GUESS), (GUESS, END_COUNT))

BUSY_INPUTS: Final = 20
"""About so many inputs are not zero: it is they that make first answers large or small."""

QUIET: Final = 0.2
"""How loud the last layer is at first, beside the others."""

BALANCED_COUNTS: Final = np.float32(20)
"""How many times an error in the chance counts: chances are small numbers beside halves."""

SLOWNESS: Final = np.float32(0.9)
SPREAD_SLOWNESS: Final = np.float32(0.999)
AVERAGE_SLOWNESS: Final = 0.999
WARM_UP: Final = 20
"""Steps before weights are averaged."""

TINY: Final = np.float32(1e-8)

BATCH: Final = 1024
FASTEST, SLOWEST = 2e-3, 2e-5
"""How far a step of learning goes, at first and in the end."""

MIXED: Final = 0.4
"""The part of tables at which weak players sit: strength against oneself is not all."""

RANDOM: Final = (0.1, 0.03)
TEMPERATURE: Final = (0.3, 0.1)
"""How often a card is played at random, and how freely otherwise: at first, and in the end."""

REALLY: Final = (1.0, 0.5)
"""How much of a decision's outcome is what really came: at first, and once the network is ripe to
say what is to be expected."""
RIPE: Final = 1 / 3
"""The progress at which it is."""

GAMES_A_CHUNK: Final = 16


def layers_of(weights: Floats, shapes: Shapes) -> list[tuple[Floats, Floats]]:
    """Return matrix and bias of each layer, as views into *weights*."""
    layers, place = [], 0
    for rows, columns in shapes:
        end = place + rows * columns
        layers.append((weights[place:end].reshape(rows, columns), weights[end : end + columns]))
        place = end + columns
    return layers


def fresh_weights(shapes: Shapes, rng: np.random.Generator) -> Floats:
    """Return random weights for a network that has learned nothing."""
    weights = np.zeros(sum((rows + 1) * columns for rows, columns in shapes), np.float32)
    layers = layers_of(weights, shapes)
    for matrix, _ in layers:
        rows = BUSY_INPUTS if matrix is layers[0][0] else len(matrix)
        matrix[:] = rng.normal(0, (2 / rows) ** 0.5, matrix.shape)
    layers[-1][0][:] *= QUIET
    return weights


class Learner:
    """A network that learns: Adam, and a running average of the weights, which plays best."""

    def __init__(self, shapes: Shapes, grade: Grade, rng: np.random.Generator) -> None:
        self.weights = fresh_weights(shapes, rng)
        self.average = self.weights.copy()
        self._shapes, self._grade = shapes, grade
        self._mean = np.zeros_like(self.weights)
        self._spread = np.zeros_like(self.weights)
        self._steps = 0

    def learn(self, inputs: Floats, outcomes: Floats, rate: float) -> float:
        """Move a step towards *outcomes*; return how far off the answers were."""
        slope, error = self.slope_of(inputs, outcomes)
        self._steps += 1
        self._mean += (1 - SLOWNESS) * (slope - self._mean)
        self._spread += (1 - SPREAD_SLOWNESS) * (slope * slope - self._spread)
        mean = self._mean / (1 - SLOWNESS**self._steps)
        spread = self._spread / (1 - SPREAD_SLOWNESS**self._steps)
        self.weights -= np.float32(rate) * mean / (np.sqrt(spread) + TINY)
        slowness = min(AVERAGE_SLOWNESS, 1 - 10 / self._steps) if self._steps > WARM_UP else 0.0
        self.average += np.float32(1 - slowness) * (self.weights - self.average)
        return error

    def slope_of(self, inputs: Floats, outcomes: Floats) -> tuple[Floats, float]:
        """Return how the error grows with each weight, and the error itself."""
        layers = layers_of(self.weights, self._shapes)
        signals = [inputs]
        for matrix, bias in layers[:-1]:
            signals.append(np.maximum(signals[-1] @ matrix + bias, 0))
        matrix, bias = layers[-1]
        off, error = self._grade(signals[-1] @ matrix + bias, outcomes)
        off /= len(inputs)
        slope = np.empty_like(self.weights)
        slopes = layers_of(slope, self._shapes)
        for place in reversed(range(len(layers))):
            signal, (rows, columns) = signals[place], slopes[place]
            rows[:], columns[:] = signal.T @ off, off.sum(axis=0)
            off = (off @ layers[place][0].T) * (signal > 0)
        return slope, error


def grade_value(answers: Floats, outcomes: Floats) -> tuple[Floats, float]:
    """Return how far halves, and the log-odds of none, are off from what came."""
    off = answers - outcomes
    error = float(np.square(off[:, 0]).mean())
    off[:, 1] = BALANCED_COUNTS * (1 / (1 + np.exp(-answers[:, 1])) - outcomes[:, 1])
    return off, error


def grade_guess(answers: Floats, outcomes: Floats) -> tuple[Floats, float]:
    """Return how far the odds of the three ends are off from the one that came."""
    chances = np.exp(answers - answers.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    surprise = -np.log((chances * outcomes).sum(axis=1) + TINY)
    return chances - outcomes, float(surprise.mean())


def packed(value: Floats, guess: Floats) -> Floats:
    """Return the weights of both networks in the order in which kernels read them."""
    (first, first_bias), (second, second_bias), third = layers_of(value, VALUE_SHAPES)
    (guess_first, guess_bias), odds = layers_of(guess, GUESS_SHAPES)
    parts = [
        np.hstack([first[:END], guess_first]),
        *(first_bias, guess_bias, first[END:]),
        *(second.T, second_bias, third[0].T, third[1], odds[0].T, odds[1]),
    ]
    return np.concatenate([part.ravel() for part in parts])


class TrainingPlan(Struct, frozen=True):
    """What to train."""

    players: int
    seed: int = 1
    games: int = 256
    """Played between two rounds of learning."""
    threads: int = 1


class TrainingStep(NamedTuple):
    """Errors of one step of training."""

    decisions: int
    """How many were learned from."""
    error: float
    """The mean square of the error in the halves at the end of a round, as far as they came, as far
    as they were expected later."""
    surprise: float
    """How surprising it was which end a card became, in nats."""


class Trainer:
    """Two networks in training; the same plan and the same progress make the same weights.

    An *executor* plays the games in place of the plan's threads.
    """

    def __init__(self, plan: TrainingPlan, executor: Executor | None = None) -> None:
        rng = np.random.default_rng(plan.seed)
        self._plan, self._rng, self._steps = plan, rng, 0
        self._executor = executor
        self._value = Learner(VALUE_SHAPES, grade_value, rng)
        self._guess = Learner(GUESS_SHAPES, grade_guess, rng)

    def network(self) -> Floats:
        """Return the weights that play best so far, as they are kept."""
        return rounded(packed(self._value.average, self._guess.average))

    def step(self, progress: float) -> TrainingStep:
        """Play games, then learn from them; *progress* goes from 0 to 1."""
        inputs, outcomes = self._play(progress)
        self._steps += 1
        order = self._rng.permutation(len(inputs))
        rate = SLOWEST + (FASTEST - SLOWEST) * (1 + math.cos(math.pi * progress)) / 2
        errors = []
        for first in range(0, len(order) - BATCH + 1, BATCH):
            drawn = order[first : first + BATCH]
            errors.append(self._learn(inputs[drawn], outcomes[drawn], rate))
        error, surprise = np.mean(errors or [(0.0, 0.0)], axis=0)
        return TrainingStep(len(order), float(error), float(surprise))

    def _play(self, progress: float) -> tuple[Floats, Floats]:
        """Return inputs and outcomes of all decisions, in the order of the games."""
        plan = self._plan
        really = _between(REALLY, min(1.0, progress / RIPE))
        work = _SelfPlay(
            players=plan.players,
            # Every step has a seed of its own, so that no game is played twice.
            seed=(plan.seed << 32) + self._steps,
            weights=packed(self._value.weights, self._guess.weights),
            parameters=(MIXED, _between(RANDOM, progress), _between(TEMPERATURE, progress), really),
        )
        chunks = spans(plan.games, GAMES_A_CHUNK)
        played = map_chunks(work, chunks, self._executor, threads=plan.threads)
        inputs, outcomes = zip(*(decisions for _, decisions in played), strict=True)
        return np.concatenate(inputs), np.concatenate(outcomes)

    def _learn(self, inputs: Floats, outcomes: Floats, rate: float) -> tuple[float, float]:
        error = self._value.learn(inputs, outcomes[:, :END_OF_TRICK], rate)
        # Who plays last knows the end; there is nothing to guess.
        open_ended = outcomes[:, PLAYED_LATER] > 0
        told = np.ascontiguousarray(inputs[open_ended, :END])
        ends = outcomes[open_ended, END_OF_TRICK:PLAYED_LATER]
        return error, self._guess.learn(told, ends, rate)


class _SelfPlay(Struct, frozen=True):
    """Plays games to learn from; a value, so that it can be sent to other machines."""

    players: int
    seed: int
    weights: Floats
    parameters: tuple[float, float, float, float]

    def __call__(self, span: Span) -> tuple[Floats, Floats]:
        """Return inputs and outcomes of all decisions."""
        # The kernel writes game i to place i; places that nobody writes to take no memory.
        end = span.first + span.games
        room = (end, DECISIONS * self.players**2)
        inputs = np.empty((*room, INPUTS), np.float32)
        outcomes = np.empty((*room, OUTCOMES), np.float32)
        counts = np.empty(end, np.int64)
        # Moods are among the inputs, so what is learned with the usual box serves any other.
        table = array_at_start(FiftyFifty(self.players))
        numbers, parameters = np.array([self.seed, span.first, end]), np.array(self.parameters)
        play_training_games(table, self.weights, numbers, parameters, inputs, outcomes, counts)
        played = slice(span.first, end)
        written = np.arange(room[1]) < counts[played, None]
        return inputs[played][written], outcomes[played][written]


def _between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * progress

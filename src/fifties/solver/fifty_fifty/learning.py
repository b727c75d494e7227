"""The networks as NumPy sees them: how far off they are, and how to be less so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fifties.simulation.fifty_fifty.inputs import END, INPUTS
from fifties.simulation.fifty_fifty.network import ANSWERS, ENDS, GUESS, NARROW, WIDE

Floats: TypeAlias = NDArray[np.float32]

Grade: TypeAlias = Callable[[Floats, Floats], tuple[Floats, float]]
"""Compares answers with outcomes: how far off each is, and one number for all of them."""

Shapes: TypeAlias = tuple[tuple[int, int], ...]
"""Of the layers; a bias follows each."""

VALUE_SHAPES: Final[Shapes] = ((INPUTS, WIDE), (WIDE, NARROW), (NARROW, ANSWERS))
GUESS_SHAPES: Final[Shapes] = ((END, GUESS), (GUESS, ENDS))

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


def layers_of(weights: Floats, shapes: Shapes) -> list[tuple[Floats, Floats]]:
    """Return matrix and bias of each layer, as views into *weights*."""
    layers, place = [], 0
    for rows, columns in shapes:
        end = place + rows * columns
        layers.append((weights[place:end].reshape(rows, columns), weights[end : end + columns]))
        place = end + columns
    return layers


def fresh_weights(shapes: Shapes, rng: np.random.Generator) -> Floats:
    """Draw weights for a network that knows nothing."""
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
    """Compare halves, and the log-odds of none, with what came."""
    off = answers - outcomes
    error = float(np.square(off[:, 0]).mean())
    off[:, 1] = BALANCED_COUNTS * (1 / (1 + np.exp(-answers[:, 1])) - outcomes[:, 1])
    return off, error


def grade_guess(answers: Floats, outcomes: Floats) -> tuple[Floats, float]:
    """Compare the odds of the three ends with the one that came."""
    chances = np.exp(answers - answers.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    surprise = -np.log((chances * outcomes).sum(axis=1) + TINY)
    return chances - outcomes, float(surprise.mean())


def packed(value: Floats, guess: Floats) -> Floats:
    """Put the weights of both networks into the order in which kernels read them."""
    (first, first_bias), (second, second_bias), third = layers_of(value, VALUE_SHAPES)
    (guess_first, guess_bias), odds = layers_of(guess, GUESS_SHAPES)
    parts = [
        np.hstack([first[:END], guess_first]),
        *(first_bias, guess_bias, first[END:]),
        *(second.T, second_bias, third[0].T, third[1], odds[0].T, odds[1]),
    ]
    return np.concatenate([part.ravel() for part in parts])

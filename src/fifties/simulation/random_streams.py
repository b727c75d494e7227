"""Random streams for kernels: what game i draws depends on the seed and i alone.

A stream is an array of one uint64, its position. Each draw moves it on by a fixed step and mixes
it (the generator known as splitmix64), so that streams can begin anywhere, in any thread.
"""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fifties.simulation.compilation import kernel

Stream: TypeAlias = NDArray[np.uint64]
"""One uint64: where the stream stands."""

STEP = np.uint64(0x9E3779B97F4A7C15)
FIRST_FACTOR = np.uint64(0xBF58476D1CE4E5B9)
SECOND_FACTOR = np.uint64(0x94D049BB133111EB)
GAME_FACTOR = np.uint64(0xD1342543DE82EF95)

_27 = np.uint64(27)
_30 = np.uint64(30)
_31 = np.uint64(31)
_32 = np.uint64(32)


@kernel(inline="always")
def mixed(position: Any) -> Any:
    """Return a random-looking uint64 for a uint64, one to one."""
    first = (position ^ (position >> _30)) * FIRST_FACTOR
    second = (first ^ (first >> _27)) * SECOND_FACTOR
    return second ^ (second >> _31)


@kernel(inline="always")
def stream_start(seed: Any, game: Any) -> Any:
    """Return the position at which the stream of a game begins."""
    return mixed(mixed(np.uint64(seed) + STEP) ^ (np.uint64(game) * GAME_FACTOR))


@kernel
def stream_of(seed: Any, game: Any) -> Stream:
    """Return the stream of a game."""
    stream = np.empty(1, np.uint64)
    stream[0] = stream_start(seed, game)
    return stream


@kernel(inline="always")
def draw(stream: Any) -> Any:
    """Return 64 random bits."""
    stream[0] += STEP
    return mixed(stream[0])


@kernel(inline="always")
def below(stream: Any, count: Any) -> Any:
    """Return one of 0 … count-1, all equally likely; *count* is below 2**31."""
    return np.int64(((draw(stream) >> _32) * np.uint64(count)) >> _32)


@kernel(inline="always")
def unit(stream: Any) -> Any:
    """Return a float from 0 up to, but not including, 1."""
    return np.float64(draw(stream) >> np.uint64(11)) * 2.0**-53

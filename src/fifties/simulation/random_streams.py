"""Random streams for kernels: what game i draws depends on the seed and i alone.

A stream is a row of one word of 64 bits, its position. Each draw moves it on by a fixed step and
mixes it (the generator known as splitmix64), so that streams can begin anywhere, in any thread.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from fifties.simulation.bits import ALL
from fifties.simulation.kernels import IS_COMPILED, kernel, whole, word

if TYPE_CHECKING or IS_COMPILED:
    import numpy as np
    from numpy.typing import NDArray

    Stream: TypeAlias = NDArray[np.uint64]
    """One word: where the stream stands."""

STEP = word(0x9E3779B97F4A7C15)
FIRST_FACTOR = word(0xBF58476D1CE4E5B9)
SECOND_FACTOR = word(0x94D049BB133111EB)
GAME_FACTOR = word(0xD1342543DE82EF95)

_11 = word(11)
_27 = word(27)
_30 = word(30)
_31 = word(31)
_32 = word(32)


@kernel(inline="always")
def mixed(position: Any) -> Any:
    """Return a random-looking word for a word, one to one."""
    first = (position ^ (position >> _30)) * FIRST_FACTOR & ALL
    second = (first ^ (first >> _27)) * SECOND_FACTOR & ALL
    return second ^ (second >> _31)


@kernel(inline="always")
def stream_start(seed: Any, game: Any) -> Any:
    """Return the position at which the stream of a game begins."""
    return mixed(mixed(word(seed) + STEP & ALL) ^ (word(game) * GAME_FACTOR & ALL))


if TYPE_CHECKING or IS_COMPILED:

    @kernel
    def stream_of(seed: Any, game: Any) -> Stream:
        """Return the stream of a game."""
        stream = np.empty(1, np.uint64)
        stream[0] = stream_start(seed, game)
        return stream

    def stream_at(position: int) -> Stream:
        """Return the stream that stands at *position*."""
        return np.array([position], np.uint64)

else:
    Stream = list

    def stream_of(seed: Any, game: Any) -> Stream:
        """Return the stream of a game."""
        return [stream_start(seed, game)]

    def stream_at(position: int) -> Stream:
        """Return the stream that stands at *position*."""
        return [position]


@kernel(inline="always")
def draw(stream: Any) -> Any:
    """Return 64 random bits."""
    stream[0] = stream[0] + STEP & ALL
    return mixed(stream[0])


@kernel(inline="always")
def below(stream: Any, count: Any) -> Any:
    """Return one of 0 … count-1, all equally likely; *count* is below 2**31."""
    return whole(((draw(stream) >> _32) * word(count)) >> _32)


@kernel(inline="always")
def unit(stream: Any) -> Any:
    """Return a float from 0 up to, but not including, 1."""
    return float(draw(stream) >> _11) * 2.0**-53

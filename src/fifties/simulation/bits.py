"""Bits of a uint64 in kernels."""

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from fifties.simulation.compilation import kernel

NONE = np.uint64(0)
ONE = np.uint64(1)
ALL = np.uint64(2**64 - 1)
HALF = np.uint64(32)
LOW_HALF = np.uint64(2**32 - 1)


@intrinsic
def _popcount(_: Any, word: Any) -> Any:
    """Count the bits that are set."""
    if word is not types.uint64:
        return None

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), generate


popcount: Any = _popcount
"""Counts the bits of a uint64 that are set."""


@kernel(inline="always")
def lowest(word: Any) -> Any:
    """Return the lowest bit that is set, alone; 0 of 0."""
    return word & (~word + ONE)


@kernel
def nth(word: Any, count: int) -> Any:
    """Return the *count*-th lowest bit that is set, alone, counted from 1."""
    for _ in range(count - 1):
        word &= word - ONE
    return lowest(word)


@kernel(inline="always")
def place(bit: Any) -> Any:
    """Return the place of the only bit of a word, counted from 0."""
    return np.int64(popcount(bit - ONE))

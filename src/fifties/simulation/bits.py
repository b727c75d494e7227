"""Bits of words in kernels. A word has 64 bits and no sign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fifties.simulation.kernels import IS_COMPILED, kernel, whole, word

NONE = word(0)
ONE = word(1)
ALL = word(2**64 - 1)
HALF = word(32)
LOW_HALF = word(2**32 - 1)

popcount: Any
"""Counts the bits of a word that are set."""

if TYPE_CHECKING or IS_COMPILED:
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def _popcount(_: Any, bits: Any) -> Any:
        """Count the bits that are set."""
        if bits is not types.uint64:
            return None

        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.uint64(types.uint64), generate

    popcount = _popcount

    @kernel(inline="always")
    def count_bits(mask: int) -> Any:
        """Return how many bits of a whole number are set."""
        return whole(popcount(word(mask)))

else:
    popcount = count_bits = int.bit_count


@kernel(inline="always")
def lowest(bits: Any) -> Any:
    """Return the lowest bit that is set, alone; 0 of 0."""
    return bits & (~bits + ONE)


@kernel
def nth(bits: Any, count: int) -> Any:
    """Return the *count*-th lowest bit that is set, alone, counted from 1."""
    for _ in range(count - 1):
        bits &= bits - ONE
    return lowest(bits)


@kernel(inline="always")
def place(bit: Any) -> Any:
    """Return the place of the only bit of a word, counted from 0."""
    return whole(popcount(bit - ONE))

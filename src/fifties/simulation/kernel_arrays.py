"""Rows of numbers in kernels: arrays of NumPy in compiled code, lists elsewhere.

The operations on whole rows are written twice, as loops for a compiler and as what is quick in
plain Python, so that the kernels that use them are written once.
"""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate, chain
from math import exp, inf, log
from operator import add, mul
from typing import TYPE_CHECKING, Any, TypeAlias

from fifties.simulation.kernels import IS_COMPILED, kernel, single

_NOTHING = single(0.0)

if TYPE_CHECKING or IS_COMPILED:
    import numpy as np
    from numpy.typing import NDArray

    Integers: TypeAlias = NDArray[np.int64]
    Singles: TypeAlias = NDArray[np.float32]
    Floats: TypeAlias = NDArray[np.float64]

    def integer_row_of(values: Iterable[int]) -> Integers:
        """Return a row of whole numbers."""
        return np.array(list(values), np.int64)

    def single_row_of(values: Iterable[float]) -> Singles:
        """Return a row of floating-point numbers of single precision."""
        return np.array(list(values), np.float32)

    def float_row_of(values: Iterable[float]) -> Floats:
        """Return a row of floating-point numbers."""
        return np.array(list(values), np.float64)

    def float_rows_of(rows: Iterable[Iterable[float]]) -> Floats:
        """Return rows of floating-point numbers."""
        return np.array([list(row) for row in rows], np.float64)

    @kernel(inline="always")
    def integer_row(count: int) -> Integers:
        """Return so many whole zeros."""
        return np.zeros(count, np.int64)

    @kernel(inline="always")
    def integer_rows(rows: int, columns: int) -> Integers:
        """Return rows of whole zeros."""
        return np.zeros((rows, columns), np.int64)

    @kernel(inline="always")
    def single_row(count: int) -> Singles:
        """Return so many zeros of single precision."""
        return np.zeros(count, np.float32)

    @kernel(inline="always")
    def single_rows(rows: int, columns: int) -> Singles:
        """Return rows of zeros of single precision."""
        return np.zeros((rows, columns), np.float32)

    @kernel(inline="always")
    def float_row(count: int) -> Floats:
        """Return so many zeros."""
        return np.zeros(count)

    @kernel(inline="always")
    def float_rows(rows: int, columns: int) -> Floats:
        """Return rows of zeros."""
        return np.zeros((rows, columns))

    @kernel(inline="always")
    def float_blocks(blocks: int, rows: int, columns: int) -> Floats:
        """Return blocks of rows of zeros."""
        return np.zeros((blocks, rows, columns))

    @kernel(inline="always")
    def word_row(count: int) -> Any:
        """Return so many words without a bit."""
        return np.zeros(count, np.uint64)

    @kernel(inline="always")
    def word_rows(rows: int, columns: int) -> Any:
        """Return rows of words without a bit."""
        return np.zeros((rows, columns), np.uint64)

    def stacked(parts: Sequence[Any]) -> Any:
        """Return rows or blocks of the same size as one."""
        return np.stack(parts)

    @kernel(inline="always")
    def clear(row: Any, begin: int, end: int) -> None:
        """Set the places from *begin* up to *end* to 0."""
        row[begin:end] = 0

    @kernel(inline="always")
    def add_multiple(sums: Any, factor: Any, row: Any, first: int, count: int) -> None:
        """Add *factor* times *count* places of *row*, from *first* on, to *sums*."""
        for place in range(count):
            sums[place] += factor * row[first + place]

    @kernel(inline="always")
    def add_part(sums: Any, factor: float, row: Any, begin: int, end: int) -> None:
        """Add *factor* times *row* to *sums*, at the places from *begin* up to *end*."""
        for place in range(begin, end):
            sums[place] += factor * row[place]

    @kernel(inline="always")
    def dot(one: Any, row: Any, first: int, count: int) -> Any:
        """Return the sum of products of *one* and *count* places of *row*, from *first* on."""
        total = _NOTHING
        for place in range(count):
            total += one[place] * row[first + place]
        return total

    @kernel(inline="always")
    def multiply(row: Any, factor: float, begin: int, end: int) -> None:
        """Multiply the places from *begin* up to *end* by *factor*."""
        for place in range(begin, end):
            row[place] *= factor

    @kernel(inline="always")
    def divide(row: Any, divisor: float) -> Any:
        """Return a *row* divided by *divisor*."""
        return row / divisor

    @kernel(inline="always")
    def fill_sum(
        sums: Any, factor: float, row: Any, share: float, other: Any, begin: int, end: int
    ) -> None:
        """Fill in *factor* times *row* and *share* times *other*, from *begin* up to *end*."""
        for place in range(begin, end):
            sums[place] = factor * row[place] + share * other[place]

    @kernel(inline="always")
    def add_opponent(nobody: Any, one: Any, absent: Any, begin: int, end: int) -> None:
        """Take one more opponent into the chances at the places from *begin* up to *end*.

        *absent* [b] is the chance that he has none of the numbers before b. The chances are those
        that *nobody* has one of the numbers up to a place, and that *one* has it and nobody any
        before.
        """
        for place in range(begin, end):
            free = absent[place + 1]
            one[place] = one[place] * free + nobody[place] * (absent[place] - free)
            nobody[place] *= free

    def mixtures(shares: Iterable[Sequence[float]], parts: Sequence[Floats]) -> list[Floats]:
        """Return sums of *parts*, each times its share, once for every row of *shares*.

        The rows of a part begin ever later: what comes before place a in row a does not matter.
        """
        return [_mixture(float_row_of(row), np.stack(parts)) for row in shares]

    @kernel
    def _mixture(shares: Floats, parts: Floats) -> Floats:
        size = len(parts[0])
        total = float_rows(size, size)
        for part in range(len(parts)):
            for a in range(size):
                add_part(total[a], shares[part], parts[part][a], a, size)
        return total

    @kernel(inline="always")
    def add_up(row: Any, begin: int, end: int) -> Any:
        """Return the sum of the places from *begin* up to *end*."""
        total = 0.0
        for place in range(begin, end):
            total += row[place]
        return total

    @kernel(inline="always")
    def fill_sums(sums: Any, row: Any) -> None:
        """Fill in the sums of a *row* from its beginning up to each place."""
        total = 0.0
        for place in range(len(row)):
            total += row[place]
            sums[place] = total

    @kernel(inline="always")
    def first_above(sums: Any, wanted: float, low: int, high: int) -> Any:
        """Return the first place from *low* on whose sum is above *wanted*, at most *high*."""
        while low < high:
            middle = (low + high) // 2
            if sums[middle] > wanted:
                high = middle
            else:
                low = middle + 1
        return low

    @kernel(inline="always")
    def fill_softmax(shares: Any, habit: Any, worth: Any, logs: Any, begin: int, end: int) -> Any:
        """Fill in *shares* of the places from *begin* up to *end*, which add up to 1.

        They are in proportion to *habit* times e to the power of *worth* + *logs*. Return the
        logarithm of the sum of these products, which is minus infinity if there are none.
        """
        highest, total = -inf, 0.0
        for place in range(begin, end):
            if habit[place] > 0.0:
                highest = max(highest, worth[place] + logs[place])
        if highest == -inf:
            return highest
        for place in range(begin, end):
            if habit[place] > 0.0:
                product = habit[place] * exp(worth[place] + logs[place] - highest)
                shares[place] = product
                total += product
        for place in range(begin, end):
            shares[place] /= total
        return highest + log(total)

    @kernel(inline="always")
    def fill_positive(target: Any, one: Any, other: Any, count: int) -> None:
        """Fill *target* with the sums of *one* and *other*, or with 0 where they are negative."""
        for place in range(count):
            target[place] = max(one[place] + other[place], _NOTHING)

else:
    Integers = Singles = Floats = list

    if sys.version_info >= (3, 12):
        from math import sumprod
    else:

        def sumprod(one: Any, other: Any) -> Any:
            """Return the sum of products, as Python itself does in later versions."""
            return sum(map(mul, one, other))

    def integer_row_of(values: Iterable[int]) -> Integers:
        """Return a row of whole numbers."""
        return list(values)

    def single_row_of(values: Iterable[float]) -> Singles:
        """Return a row of floating-point numbers."""
        return list(values)

    float_row_of = single_row_of

    def float_rows_of(rows: Iterable[Iterable[float]]) -> Floats:
        """Return rows of floating-point numbers."""
        return [list(row) for row in rows]

    def integer_row(count: int) -> Integers:
        """Return so many whole zeros."""
        return [0] * count

    def integer_rows(rows: int, columns: int) -> Integers:
        """Return rows of whole zeros."""
        return [[0] * columns for _ in range(rows)]

    def float_row(count: int) -> Floats:
        """Return so many zeros."""
        return [0.0] * count

    single_row = float_row

    def single_rows(rows: int, columns: int) -> Singles:
        """Return rows of zeros."""
        return [[0.0] * columns for _ in range(rows)]

    float_rows = single_rows
    word_row, word_rows = integer_row, integer_rows

    def float_blocks(blocks: int, rows: int, columns: int) -> Floats:
        """Return blocks of rows of zeros."""
        return [float_rows(rows, columns) for _ in range(blocks)]

    stacked = list

    def clear(row: Any, begin: int, end: int) -> None:
        """Set the places from *begin* up to *end* to 0."""
        row[begin:end] = [0] * (end - begin)

    def add_multiple(sums: Any, factor: Any, row: Any, first: int, count: int) -> None:
        """Add *factor* times *count* places of *row*, from *first* on, to *sums*."""
        part = row[first : first + count]
        sums[:] = [place + factor * other for place, other in zip(sums, part, strict=False)]

    def add_part(sums: Any, factor: float, row: Any, begin: int, end: int) -> None:
        """Add *factor* times *row* to *sums*, at the places from *begin* up to *end*."""
        part = row[begin:end]
        if not any(part):
            return
        if factor == 1.0:
            sums[begin:end] = map(add, sums[begin:end], part)
        else:
            pairs = zip(sums[begin:end], part, strict=False)
            sums[begin:end] = [place + factor * other for place, other in pairs]

    def dot(one: Any, row: Any, first: int, count: int) -> Any:
        """Return the sum of products of *one* and *count* places of *row*, from *first* on."""
        return sumprod(one, row[first : first + count])

    def multiply(row: Any, factor: float, begin: int, end: int) -> None:
        """Multiply the places from *begin* up to *end* by *factor*."""
        row[begin:end] = [factor * place for place in row[begin:end]]

    def divide(row: Any, divisor: float) -> Any:
        """Return a *row* divided by *divisor*."""
        return [place / divisor for place in row]

    def fill_sum(
        sums: Any, factor: float, row: Any, share: float, other: Any, begin: int, end: int
    ) -> None:
        """Fill in *factor* times *row* and *share* times *other*, from *begin* up to *end*."""
        pairs = zip(row[begin:end], other[begin:end], strict=False)
        sums[begin:end] = [factor * one + share * another for one, another in pairs]

    def add_opponent(nobody: Any, one: Any, absent: Any, begin: int, end: int) -> None:
        """Take one more opponent into the chances, as the compiled form does."""
        frees = absent[begin + 1 : end + 1]
        places = zip(one[begin:end], nobody[begin:end], absent[begin:end], frees, strict=False)
        one[begin:end] = [
            alone * free + none * (before - free) for alone, none, before, free in places
        ]
        nobody[begin:end] = map(mul, nobody[begin:end], frees)

    def mixtures(shares: Iterable[Sequence[float]], parts: Sequence[Floats]) -> list[Floats]:
        """Return sums of *parts*, as the compiled form does."""
        flat = [list(chain(*[row[a:] for a, row in enumerate(part)])) for part in parts]
        return [_in_rows(_mixture(row, flat), len(parts[0])) for row in shares]

    def _mixture(shares: Sequence[float], parts: Sequence[list[float]]) -> list[float]:
        """Return a sum of rows, each times its share: two rows at a time are quicker than one."""
        total = [shares[0] * place for place in parts[0]]
        for first in range(1, len(parts) - 1, 2):
            one, other = shares[first], shares[first + 1]
            places = zip(total, parts[first], parts[first + 1], strict=False)
            total = [place + one * p + other * q for place, p, q in places]
        if len(parts) % 2 == 0:
            last = shares[-1]
            total = [place + last * p for place, p in zip(total, parts[-1], strict=False)]
        return total

    def _in_rows(places: list[float], size: int) -> Floats:
        """Return rows that begin ever later, one after the other in *places*."""
        found, first = [], 0
        for a in range(size):
            found.append([0.0] * a + places[first : first + size - a])
            first += size - a
        return found

    def add_up(row: Any, begin: int, end: int) -> Any:
        """Return the sum of the places from *begin* up to *end*."""
        return sum(row[begin:end])

    def fill_sums(sums: Any, row: Any) -> None:
        """Fill in the sums of a *row* from its beginning up to each place."""
        if any(row):
            sums[:] = accumulate(row)

    first_above = bisect_right

    def fill_softmax(shares: Any, habit: Any, worth: Any, logs: Any, begin: int, end: int) -> Any:
        """Fill in *shares* of the places from *begin* up to *end*, as the compiled form does."""
        usual = habit[begin:end]
        if not any(usual):
            return -inf
        powers = list(map(add, worth[begin:end], logs[begin:end]))
        if 0.0 in usual:
            powers = [
                power if one > 0.0 else -inf for one, power in zip(usual, powers, strict=False)
            ]
        highest = max(powers)
        if highest == -inf:
            return highest
        if usual.count(1.0) == len(usual):
            products = [exp(power - highest) for power in powers]
        else:
            pairs = zip(usual, powers, strict=False)
            products = [one * exp(power - highest) for one, power in pairs]
        total = sum(products)
        shares[begin:end] = [product / total for product in products]
        return highest + log(total)

    def fill_positive(target: Any, one: Any, other: Any, count: int) -> None:
        """Fill *target* with the sums of *one* and *other*, or with 0 where they are negative."""
        target[:] = [max(0.0, place) for place in map(add, one[:count], other)]

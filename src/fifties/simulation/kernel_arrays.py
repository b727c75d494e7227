"""Rows of numbers in kernels: arrays of NumPy in compiled code, lists elsewhere.

The operations on whole rows are written twice, as loops for a compiler and as what is quick in
plain Python, so that the kernels that use them are written once.
"""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
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
    def multiply(row: Any, factor: float) -> None:
        """Multiply all of a *row* by *factor*."""
        for place in range(len(row)):
            row[place] *= factor

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
    def fill_softmax(
        shares: Any, habit: Any, worth: Any, heat: float, logs: Any, begin: int, end: int
    ) -> Any:
        """Fill in *shares* of the places from *begin* up to *end*, which add up to 1.

        They are in proportion to *habit* times e to the power of *worth* / *heat* + *logs*. Return
        the logarithm of the sum of these products, which is minus infinity if there are none.
        """
        highest, total = -inf, 0.0
        for place in range(begin, end):
            if habit[place] > 0.0:
                highest = max(highest, worth[place] / heat + logs[place])
        if highest == -inf:
            return highest
        for place in range(begin, end):
            if habit[place] > 0.0:
                product = habit[place] * exp(worth[place] / heat + logs[place] - highest)
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
        sums[:] = [place + factor * other for place, other in zip(sums, part, strict=True)]

    def add_part(sums: Any, factor: float, row: Any, begin: int, end: int) -> None:
        """Add *factor* times *row* to *sums*, at the places from *begin* up to *end*."""
        if factor == 1.0:
            sums[begin:end] = map(add, sums[begin:end], row[begin:end])
        else:
            part = zip(sums[begin:end], row[begin:end], strict=True)
            sums[begin:end] = [place + factor * other for place, other in part]

    def dot(one: Any, row: Any, first: int, count: int) -> Any:
        """Return the sum of products of *one* and *count* places of *row*, from *first* on."""
        return sumprod(one, row[first : first + count])

    def multiply(row: Any, factor: float) -> None:
        """Multiply all of a *row* by *factor*."""
        row[:] = [factor * place for place in row]

    def add_up(row: Any, begin: int, end: int) -> Any:
        """Return the sum of the places from *begin* up to *end*."""
        return sum(row[begin:end])

    def fill_sums(sums: Any, row: Any) -> None:
        """Fill in the sums of a *row* from its beginning up to each place."""
        sums[:] = accumulate(row)

    first_above = bisect_right

    def fill_softmax(
        shares: Any, habit: Any, worth: Any, heat: float, logs: Any, begin: int, end: int
    ) -> Any:
        """Fill in *shares* of the places from *begin* up to *end*, as the compiled form does."""
        part = slice(begin, end)
        powers = [
            worth / heat + logarithm if usual > 0.0 else -inf
            for usual, worth, logarithm in zip(habit[part], worth[part], logs[part], strict=True)
        ]
        highest = max(powers, default=-inf)
        if highest == -inf:
            return highest
        products = [
            usual * exp(power - highest) for usual, power in zip(habit[part], powers, strict=True)
        ]
        total = sum(products)
        shares[part] = [product / total for product in products]
        return highest + log(total)

    def fill_positive(target: Any, one: Any, other: Any, count: int) -> None:
        """Fill *target* with the sums of *one* and *other*, or with 0 where they are negative."""
        target[:] = [max(0.0, place) for place in map(add, one[:count], other)]

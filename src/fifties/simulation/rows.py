"""Rows of numbers in kernels: arrays of NumPy in compiled code, lists elsewhere.

The operations on whole rows are written twice, as loops for a compiler and as what is quick in
plain Python, so that the kernels that use them are written once.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import add, mul
from typing import TYPE_CHECKING, Any, TypeAlias

from fifties.simulation.kernels import IS_COMPILED, kernel, single

_NOTHING = single(0.0)

if TYPE_CHECKING or IS_COMPILED:
    import numpy as np
    from numpy.typing import NDArray

    Wholes: TypeAlias = NDArray[np.int64]
    Singles: TypeAlias = NDArray[np.float32]
    Floats: TypeAlias = NDArray[np.float64]

    def whole_row_of(values: Iterable[int]) -> Wholes:
        """Return a row of whole numbers."""
        return np.array(list(values), np.int64)

    def single_row_of(values: Iterable[float]) -> Singles:
        """Return a row of floating-point numbers of single precision."""
        return np.array(list(values), np.float32)

    @kernel(inline="always")
    def whole_row(count: int) -> Any:
        """Return so many whole zeros."""
        return np.zeros(count, np.int64)

    @kernel(inline="always")
    def whole_rows(rows: int, columns: int) -> Any:
        """Return rows of whole zeros."""
        return np.zeros((rows, columns), np.int64)

    @kernel(inline="always")
    def single_row(count: int) -> Any:
        """Return so many zeros of single precision."""
        return np.zeros(count, np.float32)

    @kernel(inline="always")
    def single_rows(rows: int, columns: int) -> Any:
        """Return rows of zeros of single precision."""
        return np.zeros((rows, columns), np.float32)

    @kernel(inline="always")
    def float_row(count: int) -> Any:
        """Return so many zeros."""
        return np.zeros(count)

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
    def dot(one: Any, row: Any, first: int, count: int) -> Any:
        """Return the sum of products of *one* and *count* places of *row*, from *first* on."""
        total = _NOTHING
        for place in range(count):
            total += one[place] * row[first + place]
        return total

    @kernel(inline="always")
    def fill_positive(target: Any, one: Any, other: Any, count: int) -> None:
        """Fill *target* with the sums of *one* and *other*, or with 0 where they are negative."""
        for place in range(count):
            target[place] = max(one[place] + other[place], _NOTHING)

else:
    Wholes = Singles = Floats = list

    def whole_row_of(values: Iterable[int]) -> Wholes:
        """Return a row of whole numbers."""
        return list(values)

    def single_row_of(values: Iterable[float]) -> Singles:
        """Return a row of floating-point numbers."""
        return list(values)

    def whole_row(count: int) -> Any:
        """Return so many whole zeros."""
        return [0] * count

    def whole_rows(rows: int, columns: int) -> Any:
        """Return rows of whole zeros."""
        return [[0] * columns for _ in range(rows)]

    def float_row(count: int) -> Any:
        """Return so many zeros."""
        return [0.0] * count

    single_row = float_row

    def single_rows(rows: int, columns: int) -> Any:
        """Return rows of zeros."""
        return [[0.0] * columns for _ in range(rows)]

    def clear(row: Any, begin: int, end: int) -> None:
        """Set the places from *begin* up to *end* to 0."""
        row[begin:end] = [0] * (end - begin)

    def add_multiple(sums: Any, factor: Any, row: Any, first: int, count: int) -> None:
        """Add *factor* times *count* places of *row*, from *first* on, to *sums*."""
        part = row[first : first + count]
        sums[:] = [place + factor * other for place, other in zip(sums, part, strict=True)]

    def dot(one: Any, row: Any, first: int, count: int) -> Any:
        """Return the sum of products of *one* and *count* places of *row*, from *first* on."""
        return sum(map(mul, one, row[first : first + count]))

    def fill_positive(target: Any, one: Any, other: Any, count: int) -> None:
        """Fill *target* with the sums of *one* and *other*, or with 0 where they are negative."""
        target[:] = [max(0.0, place) for place in map(add, one[:count], other)]

"""Kernels: functions of numbers and rows that Numba compiles where it is installed.

Elsewhere, say in a browser's Python, the same functions run as they are. Their rows are lists there
and arrays of NumPy here, so a kernel that is to run in both ways makes rows by `rows`, writes
`row[a][b]` and `len(row)`, and leaves what takes long to the operations of `rows` and `bits`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fifties.extras import has_compiled

IS_COMPILED: Final = has_compiled()
"""Whether kernels are compiled in this process."""

word: Any
"""Makes a number of 64 bits without a sign: what overflows is lost, or masked by the kernel."""
whole: Any
"""Makes a whole number."""
single: Any
"""Makes a floating-point number of single precision, where there is such a thing."""

if TYPE_CHECKING or IS_COMPILED:
    import numpy as np

    from fifties.simulation.compilation import callback, inner_kernel, kernel

    word, whole, single = np.uint64, np.int64, np.float32
else:
    word = whole = int
    single = float

    def kernel(function: Callable[..., Any] | None = None, /, **_: Any) -> Callable[..., Any]:
        """Return the function as it is."""
        return inner_kernel if function is None else function

    def inner_kernel(function: Callable[..., Any]) -> Callable[..., Any]:
        """Return the function as it is."""
        return function

    def callback(_signature: Any, **_: Any) -> Callable[..., Any]:
        """Return functions as they are."""
        return inner_kernel


__all__ = ["IS_COMPILED", "callback", "inner_kernel", "kernel", "single", "whole", "word"]

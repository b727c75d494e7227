"""What kernels are compiled for: where it is the same, so is every bit of their results."""

from __future__ import annotations

from typing import NamedTuple

import numba
from numba.core.registry import cpu_target


class CodeTarget(NamedTuple):
    """A compiler and a processor."""

    numba: str
    """The version of Numba."""
    system: str
    processor: str
    features: str
    """What the processor can do, as LLVM writes it."""

    def __str__(self) -> str:
        return f"{self.processor}, Numba {self.numba}"


def code_target() -> CodeTarget:
    """Return what kernels are compiled for in this process.

    Kernels with floating-point numbers may round otherwise elsewhere; those with whole numbers
    do not.
    """
    return CodeTarget(numba.__version__, *cpu_target.target_context.codegen().magic_tuple())

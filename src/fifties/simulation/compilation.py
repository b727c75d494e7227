"""Compilation with Numba: machine code kept on disk that runs without the interpreter's lock."""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from types import CodeType, FunctionType
from typing import Any, NamedTuple, ParamSpec, TypeVar, overload

import numba
import numpy as np
from numba.core.caching import FunctionCache
from numba.core.ccallback import CFunc
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target
from numba.core.sigutils import normalize_signature

_P = ParamSpec("_P")
_R = TypeVar("_R")


@overload
def kernel(function: Callable[_P, _R], /) -> Callable[_P, _R]: ...


@overload
def kernel(**options: Any) -> Callable[[Callable[_P, _R]], Callable[_P, _R]]: ...


def kernel(function: Callable[..., Any] | None = None, /, **options: Any) -> Callable[..., Any]:
    """Compile a function with Numba when it is first called; use as `@kernel` or `@kernel(…)`.

    What was compiled is kept, so that later starts only load it. Kernels let other threads run,
    and divide as NumPy does. `options` go to `numba.njit`, say `inline="always"` or `cache=False`.
    """
    kept = options.pop("cache", True)
    compiling = numba.njit(nogil=True, error_model="numpy", **options)

    def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
        dispatcher: Any = compiling(function)
        if kept:
            cache: Any = _Cache
            dispatcher._cache = cache(function)  # noqa: SLF001 - as enable_caching() does
        wrapped: Callable[..., Any] = dispatcher
        return wrapped

    return compiled if function is None else compiled(function)


def inner_kernel(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Compile a kernel that only other kernels call, which takes two thirds of the time."""
    return kernel(no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)


def callback(signature: Any, *, cache: bool = True) -> Callable[[Callable[..., Any]], Any]:
    """Compile a function at once that kernels are handed by its address.

    It does not become part of the kernel that calls it, so that kernel is compiled once for all
    such functions and can be kept on disk.
    """

    def compiled(function: Callable[..., Any]) -> Any:
        normalized: Any = normalize_signature  # Numba has no types
        made: Any = CFunc(function, normalized(signature), locals={}, options={})
        if cache:
            kept: Any = _Cache
            made._cache = kept(function)  # noqa: SLF001 - as enable_caching() does
        made.compile()
        return made

    return compiled


class _Cache(FunctionCache):
    """Numba's cache, but a change to a called kernel or a used constant invalidates it, too."""

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        key: Any = super()._index_key
        return (*key(sig, codegen), _fingerprint(self._py_func))


def _fingerprint(function: FunctionType) -> str:
    """Return a digest of a kernel's code, the constants it uses and the kernels it calls."""
    digest = blake2b(digest_size=16)
    waiting, seen = [function], {function}
    while waiting:
        one = waiting.pop()
        for part in _parts(one.__code__):
            digest.update(repr(part).encode())
        for value in _names_in(one):
            if isinstance(value, Dispatcher) and value.py_func not in seen:
                seen.add(value.py_func)
                waiting.append(value.py_func)
            elif isinstance(value, bool | int | float | str | tuple | np.generic | np.ndarray):
                digest.update(repr(value).encode())
    return digest.hexdigest()


def _parts(code: CodeType) -> Iterator[Any]:
    yield code.co_code
    yield code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _parts(constant)
        else:
            yield constant


def _names_in(function: FunctionType) -> Iterator[Any]:
    """Yield the values of the global and enclosed names that a function uses."""
    for name in function.__code__.co_names:
        if name in function.__globals__:
            yield function.__globals__[name]
    for cell in function.__closure__ or ():
        yield cell.cell_contents


class CodeTarget(NamedTuple):
    """A compiler and a processor: where both are the same, so is every bit of the results."""

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

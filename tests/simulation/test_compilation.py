"""Nothing compiled is kept that is stale, and random streams are even."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fifties.simulation import compilation
from fifties.simulation.compilation import kernel
from fifties.simulation.random_streams import below, stream_of, unit


def _calling(step: int) -> Callable[..., Any]:
    @kernel(cache=False)
    def inner(number: int) -> int:
        return number + step

    @kernel(cache=False)
    def outer(number: int) -> int:
        return inner(number)

    return outer


def test_a_kernel_is_told_apart_by_what_the_kernels_it_calls_are_made_of() -> None:
    def fingerprint(step: int) -> str:
        outer: Any = _calling(step)
        return compilation._fingerprint(outer.py_func)  # noqa: SLF001 - only its effect is public

    assert fingerprint(1) == fingerprint(1)
    assert fingerprint(1) != fingerprint(2)


INNER = """
from fifties.simulation.compilation import kernel

@kernel(cache=False)
def inner(number):
    return number + {step}
"""
OUTER = """
from numba import types
from fifties.simulation.compilation import callback
from callback_inner import inner

@callback(types.int64(types.int64))
def outer(number):
    return inner(number)
"""


def test_a_callback_is_compiled_anew_when_a_kernel_changes_that_it_calls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "callback_outer.py").write_text(OUTER)
    found = []
    for step in (1, 20, 1):
        (tmp_path / "callback_inner.py").write_text(INNER.format(step=step))
        for name in ("callback_inner", "callback_outer"):
            monkeypatch.delitem(sys.modules, name, raising=False)
        sys.dont_write_bytecode, before = True, sys.dont_write_bytecode
        try:
            found.append(import_module("callback_outer").outer.ctypes(100))
        finally:
            sys.dont_write_bytecode = before
    assert found == [101, 120, 101]


def test_streams_draw_evenly_and_again_the_same() -> None:
    stream = stream_of(5, 7)
    drawn = np.bincount([below(stream, 6) for _ in range(6000)], minlength=6)
    assert len(drawn) == 6
    assert ((drawn - 1000) ** 2 / 1000).sum() < 25
    units = np.array([unit(stream) for _ in range(2000)])
    assert 0 <= units.min() < units.max() < 1
    assert abs(units.mean() - 0.5) < 0.03
    first, again = stream_of(5, 7), stream_of(5, 7)
    assert [below(first, 50) for _ in range(20)] == [below(again, 50) for _ in range(20)]
    assert stream_of(5, 8) != stream_of(5, 7) != stream_of(6, 7)

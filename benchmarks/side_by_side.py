"""Measuring side by side: candidates take turns, so that a busy machine is busy for all of them."""

from __future__ import annotations

import platform
from collections.abc import Callable
from statistics import median
from time import perf_counter

SLOTS = 15


def rates(candidates: dict[str, Callable[[], int]], slots: int = SLOTS) -> dict[str, list[float]]:
    """Return, for every candidate, how many things a second it did in each slot."""
    for work in candidates.values():
        work()
    found: dict[str, list[float]] = {name: [] for name in candidates}
    for _ in range(slots):
        for name, work in candidates.items():
            started = perf_counter()
            done = work()
            found[name].append(done / (perf_counter() - started))
    return found


def ratio(found: dict[str, list[float]], ours: str, theirs: str) -> float:
    """Return the median of the slots' ratios."""
    return median(a / b for a, b in zip(found[ours], found[theirs], strict=True))


def headline(question: str) -> None:
    """Print what is asked, and on what."""
    print(f"\n{question}")
    print(f"  Python {platform.python_version()}, {platform.machine()}")


def row(name: str, value: str, wanted: str = "") -> None:
    """Print one figure, and what it should be."""
    print(f"  {name:58} {value:>16}  {wanted}")

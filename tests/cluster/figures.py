"""What a run with harms has measured: how long it took until people could play on."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Any

WAITS: dict[str, list[float]] = {}
"""By harm, for how many seconds each of those at the harmed node was acknowledged nothing."""

REHEARSALS: list[dict[str, Any]] = []
"""The reports of rehearsals."""

HARMS: dict[str, int] = {}
ACKNOWLEDGED: list[int] = []


def note(harm: str, seconds: list[float]) -> None:
    """Note what a harm has cost."""
    HARMS[harm] = HARMS.get(harm, 0) + 1
    WAITS.setdefault(harm, []).extend(seconds)


def count(acknowledged: int) -> None:
    """Note how much was acknowledged in a test that has lost and doubled nothing."""
    ACKNOWLEDGED.append(acknowledged)


def table() -> Iterator[str]:
    """Yield the lines of the table."""
    yield f"{sum(ACKNOWLEDGED):,} acknowledged, nothing lost and nothing doubled"
    yield "| harm | how often | played on after, middle (s) | longest (s) |"
    yield "|---|---|---|---|"
    for harm, seconds in sorted(WAITS.items()):
        name = harm.replace("_", " ")
        longest = max(seconds, default=0.0)
        middle = median(seconds) if seconds else 0.0
        yield f"| {name} | {HARMS[harm]} | {middle:.2f} | {longest:.2f} |"

"""What a soak run has measured, as a table for docs/proof.md."""

from __future__ import annotations

from collections.abc import Iterator

PEACE: list[str] = []
LATE: dict[str, dict[int, float]] = {}
"""By attack and number of connections, the 99th percentile in milliseconds."""
GROWN: dict[str, float] = {}
"""By attack, the most megabytes that it took."""


def in_peace(median: float, late: float, bound: float) -> None:
    """Note what answers take when nobody attacks, in seconds."""
    PEACE.append(
        f"In peace: half of all answers within {median * 1e3:.1f} ms, 99 of 100 within "
        f"{late * 1e3:.1f} ms, so the bound is {bound * 1e3:.0f} ms."
    )


def under_attack(name: str, connections: int, late: float, grown: float) -> None:
    """Note the 99th percentile in seconds, and the memory in megabytes that an attack took."""
    LATE.setdefault(name, {})[connections] = late * 1e3
    GROWN[name] = max(GROWN.get(name, 0.0), grown)


def table() -> Iterator[str]:
    """Yield the lines of docs/proof.md."""
    yield from PEACE
    yield ""
    yield "| attack | 99 of 100 within, 1 connection (ms) | 50 connections (ms) | memory (+MB) |"
    yield "|---|---|---|---|"
    for name, late in LATE.items():
        one, fifty = (f"{late[n]:.1f}" if n in late else "-" for n in (1, 50))
        yield f"| {name} | {one} | {fifty} | {GROWN[name]:.0f} |"

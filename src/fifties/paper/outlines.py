"""Outlines in the notation of SVG, turned into what PDF calls them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

Point = tuple[float, float]

_POINTS: Final = {"M": 1, "L": 1, "C": 3, "S": 2, "Q": 2}


@lru_cache(maxsize=4096)
def operators(outline: str) -> str:
    """Return the PDF operators that draw *outline*, in its own units."""
    return " ".join(_Walk(outline).steps())


class _Walk:
    """Follows an outline from point to point."""

    def __init__(self, outline: str) -> None:
        self._parts = re.findall(r"[A-Za-z]|-?(?:\d+\.\d*|\.\d+|\d+)", outline)
        self._next = 0
        self._at: Point = (0, 0)
        self._began: Point = (0, 0)
        self._pull: Point = (0, 0)
        """The last control point, which S mirrors."""

    def steps(self) -> Iterator[str]:
        command = ""
        while self._next < len(self._parts):
            if self._parts[self._next].isalpha():
                command = self._parts[self._next]
                self._next += 1
            yield self._step(command)
            # More points after a move are lines.
            command = {"M": "L", "m": "l"}.get(command, command)

    def _step(self, command: str) -> str:
        kind, relative = command.upper(), command.islower()
        if kind == "Z":
            self._at = self._began
            return "h"
        if kind in "HV":
            return self._line_along(kind, relative=relative)
        points = [self._point(relative=relative) for _ in range(_POINTS[kind])]
        if kind == "S":
            points.insert(0, self._mirrored())
        if kind == "Q":
            points = _raised(self._at, *points)
        if kind == "M":
            self._began = points[0]
        self._pull = points[-2] if len(points) > 1 else points[-1]
        self._at = points[-1]
        sign = {"M": "m", "L": "l"}.get(kind, "c")
        return " ".join(f"{x:.4g} {y:.4g}" for x, y in points) + f" {sign}"

    def _line_along(self, kind: str, *, relative: bool) -> str:
        value, (x, y) = self._number(), self._at
        if kind == "H":
            self._at = (x * relative + value, y)
        else:
            self._at = (x, y * relative + value)
        self._pull = self._at
        return f"{self._at[0]:.4g} {self._at[1]:.4g} l"

    def _mirrored(self) -> Point:
        return 2 * self._at[0] - self._pull[0], 2 * self._at[1] - self._pull[1]

    def _number(self) -> float:
        self._next += 1
        return float(self._parts[self._next - 1])

    def _point(self, *, relative: bool) -> Point:
        x, y = self._number(), self._number()
        return (x + self._at[0], y + self._at[1]) if relative else (x, y)


def _raised(start: Point, control: Point, end: Point) -> list[Point]:
    """Return a curve with one control point as the same curve with two."""
    pulls = [
        tuple(near + (pull - near) * 2 / 3 for near, pull in zip(point, control, strict=True))
        for point in (start, end)
    ]
    return [(pulls[0][0], pulls[0][1]), (pulls[1][0], pulls[1][1]), end]

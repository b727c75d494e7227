"""A finding: what was looked at, what was seen, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

Detail: TypeAlias = str | int | float


class Verdict(StrEnum):
    """Whether what was seen will do."""

    FINE = "fine"
    UNKNOWN = "unknown"
    """It cannot be told from here."""
    DOUBTFUL = "doubtful"
    """It works, but may fail or be slow when many come."""
    WRONG = "wrong"
    """It does not work."""


class Finding(Struct, frozen=True):
    """What was found about one thing."""

    check: str
    """What was looked at; the message `doctor-` and this names it."""
    verdict: Verdict
    message: str
    """What was seen."""
    details: Mapping[str, Detail] = {}
    advice: str | None = None
    """What to do."""


def judged(value: float, fine: float, wrong: float) -> Verdict:
    """Return the verdict on something of which less is better."""
    if value <= fine:
        return Verdict.FINE
    return Verdict.DOUBTFUL if value <= wrong else Verdict.WRONG

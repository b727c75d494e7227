"""A finding: what was looked at, what was seen, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from math import inf
from typing import TypeAlias

from msgspec import Struct

FINE_CLOCKS, WRONG_CLOCKS = 1.0, 30.0
"""Seconds by which clocks may differ."""

Detail: TypeAlias = str | int | float


class Check(StrEnum):
    """What is looked at; the message `doctor-` and this names it."""

    FILES = "files"
    ADDRESS = "address"
    PORT = "port"
    CLOCK = "clock"
    DISK = "disk"
    SPACE = "space"
    CAPACITY = "capacity"
    SITE = "site"
    SITE_CLOCK = "site-clock"
    PROXY = "proxy"
    LINKS = "links"
    SOCKET = "socket"
    STORE = "store"
    STORE_CLOCK = "store-clock"
    BUS = "bus"


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

    check: Check
    verdict: Verdict
    message: str
    """What was seen."""
    details: Mapping[str, Detail] = {}
    advice: str | None = None
    """What to do."""


def judged(value: float, fine: float, wrong: float = inf) -> Verdict:
    """Return the verdict on something of which less is better; what is only slow is not wrong."""
    if value <= fine:
        return Verdict.FINE
    return Verdict.DOUBTFUL if value <= wrong else Verdict.WRONG


def clock_finding(check: Check, ahead: float) -> Finding:
    """Judge by how many seconds another clock is ahead of ours."""
    verdict = judged(abs(ahead), FINE_CLOCKS, WRONG_CLOCKS)
    advice = None if verdict is Verdict.FINE else "doctor-clock-set"
    return Finding(check, verdict, "doctor-clocks-differ", {"seconds": round(ahead, 1)}, advice)

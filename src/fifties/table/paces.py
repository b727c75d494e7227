"""What each pace and each clock means in seconds."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final

from msgspec import Struct

from fifties.table.settings import Clock, Pace


class Pauses(Struct, frozen=True, kw_only=True):
    """The pauses of one pace, in seconds."""

    number: float
    """After a number at which nothing happened."""
    eventful: float
    """After an eventful one (`Called.eventful`). Never before it, or the pause would tell of it."""
    opening: float
    """Between the last choice and the count."""
    trick: float
    """How long all cards of a trick stay on the table."""
    taken: float
    """After a trick was taken, while halves change hands; then comes the next mood or the score."""
    scoring: float
    """After a round was scored, while people look at their points."""
    ending: float
    """The same after the last round; then the winner is named."""
    dealing: float
    """How much longer a bot waits with the first card after a deal."""
    thinking: float
    """How long a bot pretends to think."""
    longest: float
    """A whole count takes about this long at most: then several numbers are released at a time."""
    tap: float = 0
    """How long the count waits for "Got it!"."""


PAUSES: Final = {
    Pace.LIVING_ROOM: Pauses(
        number=0.8, eventful=1.6, opening=1.5, trick=1.4, taken=0.9, scoring=6, ending=3,
        dealing=1.5, thinking=0.4, longest=180,
    ),
    Pace.BRISK: Pauses(
        number=0.35, eventful=0.9, opening=0.8, trick=0.9, taken=0.6, scoring=3, ending=1.5,
        dealing=0.8, thinking=0.2, longest=120,
    ),
    Pace.HALL: Pauses(
        number=0.15, eventful=0.9, opening=1.5, trick=1.2, taken=0.8, scoring=6, ending=3,
        dealing=0.8, thinking=0.5, longest=120,
    ),
    Pace.STADIUM: Pauses(
        number=0.1, eventful=0.8, opening=2.0, trick=1.0, taken=0.8, scoring=8, ending=4,
        dealing=0.8, thinking=0.4, longest=90,
    ),
    Pace.TAP: Pauses(
        number=0.8, eventful=1.2, opening=1.5, trick=1.4, taken=0.9, scoring=6, ending=3,
        dealing=1.5, thinking=0.4, longest=300, tap=4,
    ),
    Pace.AT_ONCE: Pauses(
        number=0, eventful=0, opening=0, trick=0, taken=0, scoring=0, ending=0,
        dealing=0, thinking=0, longest=0,
    ),
}  # fmt: skip

QUICKEST: Final = 0.05
"""The shortest pause between two numbers that are released one by one."""

LEAST_TICK: Final = 0.2
"""Where several are released at a time, that happens at most five times a second."""


class WaitLimits(Struct, frozen=True):
    """How long the table waits for somebody, in seconds."""

    remind: float
    """Until they are reminded."""
    act: float
    """From then on, until a bot acts for them."""


WAIT_LIMITS: Final = {
    Clock.OFF: WaitLimits(600.0, 300.0),
    Clock.RELAXED: WaitLimits(60.0, 30.0),
    Clock.BRISK: WaitLimits(20.0, 10.0),
}
"""Without a clock a game still does not block for ever."""

LONGEST_PAUSE: Final = 1800.0
"""How long a host can pause a game; then it goes on by itself."""

GRACE: Final = 20.0
"""How long somebody may be gone before a bot keeps their seat, or a player the host's role."""

HOSTS_GRACE: Final = 900.0
"""How long a host whose role was claimed may be gone before they can be sent away."""

SPECTATORS_GRACE: Final = 120.0
"""How long the host may be gone before somebody takes the role who does not even play."""


class CountPace(Struct, frozen=True):
    """How quickly the numbers of a count of a certain length are released."""

    stride: int
    """How many numbers at a time; 0 for all of them."""
    number: float
    eventful: float


@lru_cache(maxsize=256)
def count_pace(pauses: Pauses, top: int) -> CountPace:
    """Fit a count up to *top* into the longest time: hurry first, then join numbers."""
    if not pauses.longest:
        return CountPace(0, 0, 0)
    hurry = min(1, pauses.longest / (top * pauses.eventful))
    if pauses.number * hurry >= QUICKEST:
        return CountPace(1, pauses.number * hurry, pauses.eventful * hurry)
    stride = ceil(top * LEAST_TICK / pauses.longest)
    tick = max(LEAST_TICK, pauses.longest * stride / top)
    return CountPace(stride, tick, tick)

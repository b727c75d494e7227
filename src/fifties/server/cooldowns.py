"""How long a client that was disconnected has to wait: it has sent too much, or broken frames."""

from __future__ import annotations

from typing import Final, NamedTuple

from fifties.host.token_buckets import TokenBuckets
from fifties.server.bounded_dict import BoundedDict

FIRST_WAIT: Final = 2.0
LONGEST_WAIT: Final = 60.0
"""Seconds to wait after the first time, and at most: each time it is twice as long."""
FORGOTTEN: Final = 300.0
"""Seconds after the end of a wait from which on the next one is a first one again."""
CUT_AT_ONCE: Final = 10
CUT_A_MINUTE: Final = 10.0
"""How often clients at one address may be disconnected before the address is watched."""
NEW_AT_ONCE: Final = 30
NEW_A_SECOND: Final = 2.0
"""How many new devices a watched address may bring at once (a school class has about thirty), and
how many a second after that."""
MOST_KNOWN: Final = 50_000

Key = tuple[str, str]
"""An address and a device; programs without a cookie at one address count as one device."""


class _Cooldown(NamedTuple):
    until: float
    wait: float


class Cooldowns:
    """The waits of clients that were disconnected for what they have sent.

    Others at the same address do not wait. Only where clients are disconnected again and again,
    under ever new cookies, few new devices a second are served at that address; those that were
    served before can always come back.
    """

    def __init__(self) -> None:
        self._cooldowns = BoundedDict[Key, _Cooldown](MOST_KNOWN)
        self._known = BoundedDict[Key, None](MOST_KNOWN)
        self._cuts = TokenBuckets(CUT_A_MINUTE / 60, CUT_AT_ONCE)
        self._new = TokenBuckets(NEW_A_SECOND, NEW_AT_ONCE)

    def begin(self, address: str, device: str, now: float) -> float:
        """Note that a client was disconnected; return after how many seconds it is served again."""
        self._cuts.of(address, now).take(now)
        key = address, device
        last = self._cooldowns.pop(key, None)
        again = last is not None and now < last.until + FORGOTTEN
        wait = min(LONGEST_WAIT, 2 * last.wait) if again and last is not None else FIRST_WAIT
        self._cooldowns[key] = _Cooldown(now + wait, wait)
        return wait

    def wait(self, address: str, device: str, now: float) -> float:
        """Return how many seconds a client that connects has to wait."""
        key = address, device
        cooldown = self._cooldowns.get(key)
        if cooldown is not None and now < cooldown.until:
            return cooldown.until - now
        if key in self._known:
            self._known.move_to_end(key)
            return 0.0
        watched = self._cuts.of(address, now).dry(now)
        if watched and not self._new.of(address, now).take(now):
            return FIRST_WAIT
        if device and not watched:
            self._known[key] = None
        return 0.0

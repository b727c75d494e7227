"""How long whoever was cut off for sending too much has to wait before they are served again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from fifties.server.buckets import Buckets

FIRST_WAIT: Final = 2.0
LONGEST_WAIT: Final = 60.0
"""Seconds to wait after the first time, and at most: each time twice as long as the time before."""
FORGOTTEN: Final = 300.0
"""Seconds after which somebody who was cut off begins anew."""
CUT_AT_ONCE: Final = 10
CUT_A_MINUTE: Final = 10.0
"""How often somebody at one address may be cut off before the address is watched."""
NEW_AT_ONCE: Final = 30
NEW_A_SECOND: Final = 2.0
"""How many new devices a watched address may bring: a class of thirty, and then some."""
MOST_KNOWN: Final = 50_000

Key = tuple[str, str]
"""An address and a device; programs without a cookie at one address count as one device."""


class _Offender(NamedTuple):
    until: float
    wait: float


class BackOff:
    """Knows who has to wait.

    Whoever is cut off waits, and nobody else does: others at the same address go on. Only where
    that happens again and again, under ever new cookies, the address may bring few new devices a
    second; those that were here before come and go as they like.
    """

    def __init__(self) -> None:
        self._offenders: OrderedDict[Key, _Offender] = OrderedDict()
        self._known: OrderedDict[Key, None] = OrderedDict()
        self._cuts = Buckets(CUT_A_MINUTE / 60, CUT_AT_ONCE)
        self._new = Buckets(NEW_A_SECOND, NEW_AT_ONCE)

    def offended(self, address: str, device: str, now: float) -> float:
        """Note that somebody was cut off; return after how many seconds they may come back."""
        self._cuts.of(address, now).take(now)
        key = address, device
        last = self._offenders.pop(key, None)
        again = last is not None and now < last.until + FORGOTTEN
        wait = min(LONGEST_WAIT, 2 * last.wait) if again and last is not None else FIRST_WAIT
        self._offenders[key] = _Offender(now + wait, wait)
        _shorten(self._offenders)
        return wait

    def wait(self, address: str, device: str, now: float) -> float:
        """Return how many seconds somebody who connects has to wait."""
        key = address, device
        offender = self._offenders.get(key)
        if offender is not None and now < offender.until:
            return offender.until - now
        if key in self._known:
            self._known.move_to_end(key)
            return 0.0
        watched = self._cuts.of(address, now).dry(now)
        if watched and not self._new.of(address, now).take(now):
            return FIRST_WAIT
        if device and not watched:
            self._known[key] = None
            _shorten(self._known)
        return 0.0


def _shorten(kept: OrderedDict[Key, _Offender] | OrderedDict[Key, None]) -> None:
    if len(kept) > MOST_KNOWN:
        kept.popitem(last=False)

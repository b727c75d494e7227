"""Token buckets: limits to how often something may be asked for."""

from __future__ import annotations

from typing import Final

_MOST_KEYS: Final = 100_000


class TokenBucket:
    """Holds up to *burst* tokens and gains *rate* a second; a rate of 0 never runs dry."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = float(burst), now

    def take(self, now: float) -> bool:
        """Take one token; return whether there was one."""
        if not self._rate:
            return True
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def charge(self, now: float, tokens: float) -> None:
        """Take *tokens*, whether they are there or not: what is missing has to be gained first."""
        if self._rate:
            self._fill(now)
            self._left -= tokens

    def dry(self, now: float) -> bool:
        """Return whether there is no token."""
        self._fill(now)
        return self._rate > 0 and self._left < 1

    def wait(self, now: float) -> float:
        """Return after how many seconds there is a token."""
        self._fill(now)
        return max(0.0, 1 - self._left) / self._rate if self._rate else 0.0

    def full(self, now: float) -> bool:
        """Return whether there are as many tokens as it holds."""
        self._fill(now)
        return self._left >= self._burst

    def _fill(self, now: float) -> None:
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class TokenBuckets:
    """One bucket a key, such as a network address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._by_key: dict[str, TokenBucket] = {}

    def of(self, key: str, now: float) -> TokenBucket:
        """Return the bucket of *key*; buckets that are full again are forgotten."""
        bucket = self._by_key.get(key)
        if bucket is None:
            if len(self._by_key) >= _MOST_KEYS:
                kept = {k: b for k, b in self._by_key.items() if not b.full(now)}
                self._by_key = kept if len(kept) < _MOST_KEYS else {}
            bucket = self._by_key[key] = TokenBucket(self._rate, self._burst, now)
        return bucket

"""How much anybody may ask of a server, beside the limits of its tables."""

from __future__ import annotations

from typing import Final

from fifties.host.limits import TableLimits
from fifties.host.token_buckets import TokenBuckets

LARGEST_FRAME: Final = 1 << 16
"""Bytes beyond which the protocol itself closes the connection, whatever the limits."""

LARGEST_UPLOAD: Final = 2 * 1024 * 1024
"""Bytes of a record that is sent in. Those of the server's own games may be larger."""


class Limits(TableLimits, frozen=True, kw_only=True):
    """All limits of a server; 0 lifts one."""

    message_bytes: int = 4096
    """The largest message of a client."""
    rate: float = 20
    """Messages a second from one connection, in the long run."""
    burst: int = 60
    """How many messages may come at once."""
    connections_per_address: int = 10_000
    """How many sockets one address may have open; a hall full of phones has one address."""
    connections: int = 20_000
    """How many sockets may be open in all."""
    http_connections_per_address: int = 1_000
    """How many other connections; a browser opens about six and closes them after a few seconds."""
    http_connections: int = 4_000
    """How many other connections in all."""
    jobs: int = 20
    """How many jobs of worker processes one address may ask for at once. Four kinds count apart:
    records sent in, reviews, sheets, and large files such as kits."""
    jobs_a_minute: float = 10
    """How many more jobs of each kind from then on."""
    job_seconds: float = 10
    """How much processor time a record that is sent in may take."""
    silence_seconds: float = 10
    """How long a connection may be silent before it joins or resumes."""
    unread_bytes: int = 1 << 20
    """How many bytes may wait for a slow reader before it is cut off."""

    @property
    def largest_message(self) -> int:
        """How many bytes a message may have."""
        return self.message_bytes or LARGEST_FRAME

    @property
    def steady_rate(self) -> float:
        """How many messages a second are allowed; 0 for any number."""
        return self.rate if self.burst else 0

    def job_buckets(self, times: int = 1) -> TokenBuckets:
        """Return buckets for jobs of one kind, or for so many *times* as many."""
        rate = self.jobs_a_minute / 60 if self.jobs else 0
        return TokenBuckets(times * rate, times * self.jobs)

"""What runs of simulated halls have measured, for docs/events.md."""

from __future__ import annotations

BYTES_A_MINUTE: dict[int, float] = {}
"""By the number of players, the bytes that a phone is sent in a minute of a count."""

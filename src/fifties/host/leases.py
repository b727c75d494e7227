"""Leases: which process owns which table, and which processes are alive."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Protocol

from msgspec import Struct

FIRST_EPOCH: Final = 1
"""The epoch in which whoever opens a table owns it, where there are other processes."""


class Ownership(Struct, frozen=True):
    """Who owns a table."""

    owner: str
    """The node; nobody owns the table if it is empty."""
    epoch: int
    """Goes up with every change of the owner; what an earlier owner appends is fenced off."""
    version: int
    """How many log entries there are."""


class Leases(Protocol):
    """Keeps who owns which table, beside the log: an append must notice a change of the owner."""

    node: str
    """The name of this process, which no other one ever has."""
    lease: float
    """Seconds for which a process keeps its tables after it has renewed its lease."""

    async def renew(self, *, has_bus: bool) -> Mapping[str, bool]:
        """Renew the lease of this process; return all that are alive, and whether they have a bus.

        Raises `OSError` when the store cannot be reached.
        """
        ...

    async def claim(self, code: str) -> Ownership | None:
        """Own a table from now on, unless an owner that is alive does; return who owns it.

        Returns ``None`` if there is no such table.
        """
        ...

    async def release(self, epochs: Mapping[str, int], successor: str = "") -> None:
        """Let *successor* own tables of this process in the epochs after these, or nobody."""
        ...

    async def owners(self, codes: Iterable[str]) -> Mapping[str, Ownership]:
        """Return who owns these tables; those that are gone are left out."""
        ...

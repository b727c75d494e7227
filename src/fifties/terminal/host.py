"""What a host does at a table: asks people, and tells everybody what happens."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from fifties.core.contract import Action, Seat

People: TypeAlias = frozenset[Seat]
"""The seats of those who sit at this keyboard; bots have the others."""


class Host(Protocol):
    """The voice of one game at a table."""

    def ask(self, state: Any, seat: Seat) -> Action:
        """Let the person on *seat* act."""
        ...

    def tell(self, event: Any) -> None:
        """Say what happened."""
        ...

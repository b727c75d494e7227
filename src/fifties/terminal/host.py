"""What a host does at a table: asks people, and tells everybody what happens."""

from __future__ import annotations

from typing import Any, Protocol

from fifties.core.contract import Seat
from fifties.terminal.session import Happening


class Host(Protocol):
    """The voice of one game at a table. It knows what a seat or a spectator may know, no more."""

    def recall(self, view: Any) -> None:
        """Say how things stand, to people who come back or come late."""
        ...

    async def ask(self, seat: Seat) -> None:
        """Let the person on *seat* act."""
        ...

    def tell(self, happening: Happening) -> None:
        """Say what happened, as a spectator sees it."""
        ...

"""What is around a table: the house, as far as a room knows it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Protocol

from fifties.server.connection import Connection
from fifties.server.journal import Journal
from fifties.server.thinking import Thought
from fifties.table.timing import BotTurn

if TYPE_CHECKING:
    from fifties.server.room import Room


class Surroundings(Protocol):
    """What a room needs from the house that it is in."""

    rng: Random
    journal: Journal

    def now(self) -> float:
        """Tell the time of day."""
        ...

    def think(self, turns: list[BotTurn], then: Thought) -> None:
        """Let bots think somewhere, and hand on what they come up with."""
        ...

    def close(self, connection: Connection) -> None:
        """Close a connection that is to be closed."""
        ...

    def guessed(self, address: str) -> None:
        """Note that a wrong code or token came from *address*."""
        ...

    def require_sharing(self, room: Room) -> None:
        """Refuse a second person where this address has enough tables of several people."""
        ...

    def note_sharing(self, room: Room) -> None:
        """Note whether several people are at the table."""
        ...

    def restart(self, room: Room) -> None:
        """Forget a room that has got into trouble: what is kept of its table is sound."""
        ...

"""What a room that does not own its table needs of the process, and what it has asked the owner."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from fifties.host.client import Client
from fifties.host.cluster_messages import SentRequest
from fifties.host.connection_reports import ReportsContext
from fifties.host.room import Room, RoomRequest


class FollowerContext(ReportsContext, Protocol):
    """What a follower needs of the process."""

    def ask(self, node: str, code: str, epoch: int, request: SentRequest) -> None:
        """Send a request to the process that owns its table in *epoch*, together with others."""
        ...

    def note_asked(self, code: str, since: float) -> None:
        """Note that a request for a table may wait for an answer since then."""
        ...

    def read_log(self, room: Room) -> None:
        """Read what is missing from the log, and hand it to the follower."""
        ...

    def note_gap(self, room: Room) -> None:
        """Count that the bus has not brought something of a table."""
        ...

    def next_ticket(self) -> int:
        """Return a number under which an answer is waited for."""
        ...

    answer_timeout: float
    """Seconds after which a request that was not answered is asked again."""

    def note_answer(self, seconds: float) -> None:
        """Note how long an answer took."""
        ...


class PendingRequest(Struct, gc=False):
    """A request that was sent to the owner."""

    client: Client
    request: RoomRequest
    since: float
    """When it was sent first."""
    at: float = 0.0
    """When it was sent last."""
    version: int | None = None
    """Once it is decided: the version that the table must have before it is answered."""
    declined: bytes | None = None
    """How it is answered, if it was refused."""

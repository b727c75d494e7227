"""What a connection to a table is, be it a socket or a client in the same process."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from fifties.core.refusals import Refusal
from fifties.table.entries import Role
from fifties.table.messages import CloseReason, ServerMessage
from fifties.table.requests import React, TableRequest
from fifties.terminal.session import Notice


class ServerRefused(Refusal, frozen=True, tag="input-answered"):
    """The host of the table refuses something, in the words that it has for it."""

    text: str
    kind: str


class ConnectionLost(Struct, frozen=True):
    """The connection broke; it is being restored."""


class ConnectionRestored(Struct, frozen=True):
    """The connection is restored."""


class ConnectionEnded(Struct, frozen=True):
    """Nothing more will come."""

    why: CloseReason | None = None
    text: str = ""
    """What the server said, if it refused to have us back."""


ConnectionEvent: TypeAlias = (
    ServerMessage | Notice | ConnectionLost | ConnectionRestored | ConnectionEnded
)


class TableConnection(Protocol):
    """Sends requests of one member of a table, and receives what that member is told."""

    role: Role
    """What the member came for."""

    @property
    def has_messages(self) -> bool:
        """Whether a message can be received at once."""
        ...

    async def open(self) -> None:
        """Connect to the table; raises `Refused` when that is not possible."""
        ...

    async def receive(self) -> ConnectionEvent:
        """Return the next message, or what has happened to the connection."""
        ...

    async def ask(self, kind: type[TableRequest | React], **details: Any) -> None:
        """Send a request and wait until it is carried out; raises `Refused`."""
        ...

    async def close(self) -> None:
        """Close the connection; the seat stays ours."""
        ...

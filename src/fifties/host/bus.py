"""What carries messages between the processes that serve the same tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

Listener: TypeAlias = Callable[[bytes], None]


class Bus(Protocol):
    """Delivers messages to all who listen to a channel, as well as it can.

    Messages may be lost, late, doubled or in another order: nothing that must happen depends on
    them.
    """

    on_gap: Callable[[], None]
    """Is called when messages may have been lost, as after a broken connection."""

    @property
    def connected(self) -> bool:
        """Whether messages get through, as far as is known."""
        ...

    def publish(self, channel: str, message: bytes) -> None:
        """Send *message* to all who listen to *channel*, this process included."""
        ...

    def subscribe(self, channel: str, listener: Listener) -> None:
        """Call *listener* with every message on *channel*."""
        ...

    def unsubscribe(self, channel: str) -> None:
        """Listen to *channel* no more."""
        ...

"""What a process sends to others that serve the same tables."""

from __future__ import annotations

import asyncio
from itertools import count

from fifties.host.bus import Bus
from fifties.host.cluster_messages import (
    EVERYBODY,
    AddressCounted,
    AnswersSent,
    BusMessage,
    ConnectionsChanged,
    RequestsSent,
    SentAnswer,
    SentRequest,
    encode,
    node_channel,
)


class Outbox:
    """Sends messages over the bus: requests and answers of one turn together."""

    def __init__(self, bus: Bus, node: str) -> None:
        self.node = node
        self._bus = bus
        self._loop = asyncio.get_running_loop()
        self._tickets = count(1)
        self._asks: dict[tuple[str, str, int], list[SentRequest]] = {}
        self._answers: dict[tuple[str, str, int], list[SentAnswer]] = {}
        """What is sent at the end of the turn, by process, table and epoch."""
        self._flush_handle: asyncio.Handle | None = None

    def publish(self, channel: str, message: BusMessage) -> None:
        """Send a message over the bus."""
        self._bus.publish(channel, encode(message))

    def next_ticket(self) -> int:
        """Return a number under which an answer is waited for."""
        return next(self._tickets)

    def ask(self, node: str, code: str, epoch: int, request: SentRequest) -> None:
        """Send a request to the process that owns its table in *epoch*, together with others."""
        self._asks.setdefault((node, code, epoch), []).append(request)
        self._flush_soon()

    def answer(self, node: str, code: str, epoch: int, answer: SentAnswer) -> None:
        """Send an answer of the owner in *epoch* to another process, together with others."""
        self._answers.setdefault((node, code, epoch), []).append(answer)
        self._flush_soon()

    def report(self, node: str, message: ConnectionsChanged) -> None:
        """Tell the owner of a table who is connected here."""
        self.publish(node_channel(node), message)

    def count_address(self, address: str, *, opened: bool) -> None:
        """Let other processes count a wrong code or an opened table, too."""
        self.publish(EVERYBODY, AddressCounted(self.node, address, opened))

    def _flush_soon(self) -> None:
        if self._flush_handle is None:
            self._flush_handle = self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flush_handle = None
        asks, self._asks = self._asks, {}
        answers, self._answers = self._answers, {}
        for (node, code, epoch), requests in asks.items():
            self.publish(node_channel(node), RequestsSent(code, self.node, epoch, requests))
        for (node, code, epoch), sent in answers.items():
            self.publish(node_channel(node), AnswersSent(code, epoch, sent))

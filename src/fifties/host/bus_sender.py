"""What a process sends to others that serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import count
from operator import attrgetter
from typing import Final

from fifties.host.attachments import Attachment
from fifties.host.bus import Bus
from fifties.host.cluster_messages import (
    EVERYBODY,
    AddressCounted,
    AnswersSent,
    BusMessage,
    RequestsSent,
    SentAnswer,
    SentRequest,
    bundle,
    encode,
    node_channel,
)

ASK_AGAIN: Final = 0.3
ASK_AGAIN_LATEST: Final = 2.0
"""Seconds after which a request that was not answered is asked again, at the least and at most."""

SEVERAL: Final = 4
"""A request is asked again after so many times the seconds that answers have taken lately."""

NEWEST: Final = 1 / 16
"""The weight of the latest answer in that."""


class BusSender:
    """Sends messages over the bus: all that one process is sent in a turn goes together."""

    def __init__(self, bus: Bus, node: str) -> None:
        self.node = node
        self._bus = bus
        self._loop = asyncio.get_running_loop()
        self._tickets = count(1)
        self.answer_timeout = ASK_AGAIN
        """Seconds after which a request that was not answered is asked again."""
        self._usual = 0.0
        """Seconds that an answer has taken lately."""
        self._asked: dict[str, float] = {}
        """By table, since when requests may wait for an answer."""
        self._asks: dict[tuple[str, str, int], list[SentRequest]] = {}
        self._answers: dict[tuple[str, str, int], list[SentAnswer]] = {}
        """What is sent at the end of the turn, by process, table and epoch."""
        self._unsent: dict[str, list[bytes]] = {}
        """What else is sent then, by process."""
        self._gathered: dict[Attachment, None] = {}
        """Where something has gathered that is sent then."""
        self._flush_handle: asyncio.Handle | None = None

    def publish(self, channel: str, message: BusMessage) -> None:
        """Send a message to all who listen to *channel*."""
        self._bus.publish(channel, bundle([encode(message)]))

    def send(self, nodes: Iterable[str], message: BusMessage) -> None:
        """Send a message to some processes, together with others."""
        encoded = encode(message)
        for node in nodes:
            self._unsent.setdefault(node, []).append(encoded)
        self._flush_soon()

    def next_ticket(self) -> int:
        """Return a number under which an answer is waited for."""
        return next(self._tickets)

    def note_answer(self, seconds: float) -> None:
        """Note how long an answer took: while all are busy, asking again would make it worse."""
        self._usual += (seconds - self._usual) * NEWEST
        self.answer_timeout = min(max(ASK_AGAIN, SEVERAL * self._usual), ASK_AGAIN_LATEST)

    def note_asked(self, code: str, since: float) -> None:
        """Note that a request for a table may wait for an answer since then."""
        self._asked.setdefault(code, since)

    def take_overdue(self) -> list[str]:
        """Return for which tables requests were sent that should be answered by now.

        All of them may be. A table whose requests still wait has to be noted again.
        """
        before = self._loop.time() - self.answer_timeout
        codes = [code for code, since in self._asked.items() if since < before]
        for code in codes:
            del self._asked[code]
        return codes

    def ask(self, node: str, code: str, epoch: int, request: SentRequest) -> None:
        """Send a request to the process that owns its table in *epoch*, together with others."""
        self._asks.setdefault((node, code, epoch), []).append(request)
        self._flush_soon()

    def answer(self, node: str, code: str, epoch: int, answer: SentAnswer) -> None:
        """Send an answer of the owner in *epoch* to another process, together with others."""
        self._answers.setdefault((node, code, epoch), []).append(answer)
        self._flush_soon()

    def send_gathered(self, source: Attachment) -> None:
        """Send what gathers in *source* to its process at the end of the turn."""
        self._gathered[source] = None
        self._flush_soon()

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
        gathered, self._gathered = self._gathered, {}
        unsent: dict[str, list[bytes]] = {}
        # What was told goes before the end of an attachment, after which nothing of it counts.
        # Clients are kept in sets; a simulated run is repeated only if their order does not show.
        for source in sorted(gathered, key=attrgetter("destination")):
            unsent.setdefault(source.node, []).append(encode(source.drain()))
        messages, self._unsent = self._unsent, {}
        for node, others in messages.items():
            unsent.setdefault(node, []).extend(others)
        for (node, code, epoch), requests in asks.items():
            sent = encode(RequestsSent(code, self.node, epoch, requests))
            unsent.setdefault(node, []).append(sent)
        for (node, code, epoch), answered in answers.items():
            unsent.setdefault(node, []).append(encode(AnswersSent(code, epoch, answered)))
        for node, sent_there in unsent.items():
            self._bus.publish(node_channel(node), bundle(sent_there))

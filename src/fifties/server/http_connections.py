"""How many connections may be open that are not WebSockets: in all, and from one address.

A browser opens some and leaves them open for its next question. Whoever has none in hand may be cut
at any moment, and asks again over another one; so when there are too many, the one goes that has
kept us waiting the longest.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import Protocol

from fifties.server.addresses import household


class HttpConnection(Protocol):
    """What is counted."""

    client: tuple[str, int] | None
    transport: asyncio.Transport


class HttpConnections:
    """Keeps at most *most* connections open, and *most_of_one* from one address; 0 is any number.

    All that comes through a proxy has its address: for *proxies* only the first bound counts.
    """

    def __init__(self, most: int, most_of_one: int, proxies: Collection[str] = ()) -> None:
        self._most, self._most_of_one = most, most_of_one
        self._proxies = proxies
        self._open: dict[HttpConnection, str] = {}
        """All connections and their addresses."""
        self._of = Counter[str]()
        self._waiting: dict[HttpConnection, None] = {}
        """Those that we wait for, the longest first."""

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._open)

    def add(self, connection: HttpConnection) -> None:
        """Count a connection; if it is one too many, cut the one that has waited the longest."""
        host = "" if connection.client is None else connection.client[0]
        address = household(host)
        self._open[connection] = address
        self._of[address] += 1
        if self._most and len(self._open) > self._most:
            self._make_room(connection, None)
        elif self._most_of_one < self._of[address] and self._is_bounded(host):
            self._make_room(connection, address)

    def remove(self, connection: HttpConnection) -> None:
        """Count a connection no more."""
        self._waiting.pop(connection, None)
        address = self._open.pop(connection, None)
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def waits(self, connection: HttpConnection) -> None:
        """Note that we wait for a whole request."""
        if connection in self._open:
            self._waiting.setdefault(connection)

    def asks(self, connection: HttpConnection) -> None:
        """Note that there is a whole request."""
        self._waiting.pop(connection, None)

    def _is_bounded(self, host: str) -> bool:
        return self._most_of_one > 0 and host not in self._proxies

    def _make_room(self, newest: HttpConnection, address: str | None) -> None:
        waiting = (one for one in self._waiting if address in {None, self._open[one]})
        gone = next(waiting, newest)
        self.remove(gone)
        gone.transport.abort()

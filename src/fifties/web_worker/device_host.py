"""The host of a device: what a web worker calls, and what it is told."""

from __future__ import annotations

import asyncio
import gc
from typing import Final, Protocol

import msgspec

from fifties.bots.registry import all_bots
from fifties.host.client import Client
from fifties.host.hub import Hub, HubEnvironment
from fifties.host.limits import TableLimits
from fifties.table.codec import decode_request
from fifties.table.messages import CloseReason, ServerMessage
from fifties.web_worker.api_routes import ApiRequest, ApiRoutes
from fifties.web_worker.device_store import DeviceStore, Storage

LIMITS: Final = TableLimits(
    tables_per_address=0,
    openings=0,
    tables=0,
    wrong_codes=0,
    idle_hours=24 * 90,
    solo_minutes=0,
)
"""A device limits nobody; after so many hours an unused table is deleted."""

_encode: Final = msgspec.json.Encoder().encode


class PageConnections(Protocol):
    """The pages that are connected, as the web worker hands them in."""

    def send(self, number: int, message: str) -> None:
        """Send a message to connection *number*."""
        ...

    def close(self, number: int) -> None:
        """Close connection *number*."""
        ...

    def fail(self) -> None:
        """Note that nothing can be stored any more; nothing was told that is not stored."""
        ...


class PageClient(Client):
    """A connection of a page."""

    __slots__ = ("_hub", "_is_leaving", "_number", "_pages")

    can_wait = False

    def __init__(self, hub: Hub, pages: PageConnections, number: int) -> None:
        super().__init__()
        self._hub, self._pages, self._number = hub, pages, number
        self._is_leaving = False
        hub.add_client(self)

    def send(self, message: ServerMessage) -> None:
        """Send a message to the page."""
        if not self._is_leaving:
            self._pages.send(self._number, _encode(message).decode())

    def say_goodbye(self, why: CloseReason, code: int, again: float | None = None) -> None:
        """Tell why the connection is closed, and close it."""
        super().say_goodbye(why, code, again)
        self.close()

    def close(self) -> None:
        """Leave the host."""
        if not self._is_leaving:
            self._is_leaving = True
            self._pages.close(self._number)
            # Not at once: the room may be going through its clients.
            asyncio.get_running_loop().call_soon(self._hub.remove_client, self)


class DeviceHost:
    """Everything that happens on a device."""

    def __init__(
        self, store: DeviceStore, pages: PageConnections, environment: HubEnvironment
    ) -> None:
        self.hub = Hub(store, store, LIMITS, environment)
        self._pages = pages
        self._api = ApiRoutes(self.hub, store)
        self._clients: dict[int, PageClient] = {}

    def connect(self, number: int) -> None:
        """Take a connection of a page in."""
        self._clients[number] = PageClient(self.hub, self._pages, number)

    def receive(self, number: int, message: str) -> None:
        """Take a message of a connection."""
        client = self._clients[number]
        if client.closing is None:
            self.hub.receive(client, decode_request(message))

    def disconnect(self, number: int) -> None:
        """Note that a page has closed a connection."""
        client = self._clients.pop(number, None)
        if client is not None:
            client.close()

    async def ask(self, request: str) -> str:
        """Answer a request of the HTTP API: both are JSON."""
        asked = msgspec.json.decode(request, type=ApiRequest)
        return _encode(await self._api.answer(asked)).decode()


def prepare() -> None:
    """Load what tables may need later, before anybody waits for it and a snapshot is taken.

    All that is loaded by then stays: looking through it again and again for what is not needed any
    more would take longer than most decisions of bots.
    """
    for load in {bot.load for bot in all_bots() if bot.load is not None}:
        load()
    gc.collect()
    gc.freeze()


async def start(storage: Storage, pages: PageConnections) -> DeviceHost:
    """Start the host of this device."""
    store = DeviceStore(storage)
    await store.open()
    return DeviceHost(store, pages, HubEnvironment(on_failure=pages.fail))

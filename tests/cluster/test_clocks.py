"""Clocks that differ by hours: they change no lease, and tables go on from where they were."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from fifties.host.client import LocalClient
from fifties.host.hub import Hub, HubEnvironment, opening_join
from fifties.server.cluster_backends import ClusterBackends
from fifties.table.fifty import ChooseOffer, FiftySettings
from fifties.table.messages import Declined, Done, Snapshot, Update, Welcome
from fifties.table.requests import AddBot, Join, Resume, Start
from fifties.table.settings import Pace
from tools.cluster.engines import Postgres, Valkey

from commands import PATIENCE
from local_games import choose

HOUR = 3600.0


@asynccontextmanager
async def host(
    store: str, bus: str, *, ahead: float = 0.0
) -> AsyncIterator[tuple[Hub, ClusterBackends]]:
    """Run a host whose clock is ahead of this machine's."""
    backends = ClusterBackends(store, bus)
    await backends.open()
    hub = Hub(backends.store, backends.store, None, HubEnvironment(now=lambda: time.time() + ahead))
    hub.join_cluster(backends.store, backends.bus)
    try:
        yield hub, backends
    finally:
        await hub.stop()
        await backends.close()


async def heard(client: LocalClient, kind: type[Any]) -> Any:
    """Return the next message of a kind."""
    async for message in client:
        if isinstance(message, kind):
            return message
    raise AssertionError(kind)


async def done(client: LocalClient, request: str) -> None:
    """Take messages in until a request is carried out."""
    async for message in client:
        assert not isinstance(message, Declined), message
        if isinstance(message, Done) and message.id == request:
            return
        if isinstance(message, Update) and request in message.done:
            return


async def called(client: LocalClient) -> int:
    """Take messages in until a number is called; return it."""
    while True:
        for event in (await heard(client, Update)).events:
            if type(event).__struct_config__.tag == "called":
                return int(event.number)


@pytest.mark.parametrize("ahead", [HOUR, -HOUR])
def test_clocks_that_differ_change_no_lease_and_stop_no_table(
    postgres: Postgres, valkey: Valkey, ahead: float
) -> None:
    urls = postgres.new_database(), valkey.url()
    asyncio.run(asyncio.wait_for(hand_over(urls, ahead), PATIENCE))


async def hand_over(urls: tuple[str, str], ahead: float) -> None:
    async with host(*urls) as (hub, backends):
        async with host(*urls, ahead=ahead) as (other, others):
            settings = FiftySettings(pace=Pace.HALL)
            room, token, _ = await other.open(settings, opening_join("Ana"))
            guest = LocalClient(hub)
            guest.request(Join(id="join", code=room.code, name="Ben"))
            await heard(guest, Welcome)
            # Whatever the clocks say, its owner is alive.
            ownership = await backends.store.claim(room.code)
            assert ownership is not None
            assert (ownership.owner, ownership.epoch) == (others.store.node, 1)
        ana = LocalClient(hub)
        ana.request(Resume(id="resume", code=room.code, token=token))
        for number in range(2):
            ana.request(AddBot(id=f"bot-{number}", level="beginner"))
            await done(ana, f"bot-{number}")
        ana.request(Start(id="start"))
        for person in (ana, guest):
            await write(person)
        first = await called(ana)
        assert await called(ana) == first + 1
        stored = await backends.store.load(room.code)
        assert stored is not None
        assert [row.at for row in stored.rows] == sorted(row.at for row in stored.rows)


async def write(person: LocalClient) -> None:
    """Write five numbers as soon as they are asked for."""
    async for message in person:
        if isinstance(message, Snapshot | Update) and isinstance(message.offer, ChooseOffer):
            person.request(choose(message.offer))
            return

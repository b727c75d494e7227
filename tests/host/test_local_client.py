"""Clients in the process of their host: they are connections like any other, without JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from fifties.host import client as client_module
from fifties.host.client import Client, LocalClient, send_to_all
from fifties.host.hub import Hub, opening_join
from fifties.host.memory_store import MemoryStore
from fifties.table.codec import decode_message
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.messages import (
    CloseReason,
    Declined,
    Done,
    Goodbye,
    Presence,
    ServerMessage,
    Snapshot,
    Update,
    Welcome,
)
from fifties.table.requests import Join, Leave, Lock, Rename, Resume
from fifties.table.settings import Pace

from local_games import play_game, seated

Evening = Callable[[Hub], Awaitable[None]]


def on_a_host(evening: Evening) -> None:
    """Run an evening on a host that keeps nothing."""

    async def run() -> None:
        store = MemoryStore()
        hub = Hub(store, store)
        await asyncio.wait_for(evening(hub), 60)
        await hub.stop()

    asyncio.run(run())


async def heard(client: LocalClient, kind: type[Any]) -> Any:
    """Return the next message of a kind."""
    async for message in client:
        if isinstance(message, kind):
            return message
    return None


@pytest.mark.parametrize("settings", [FiftySettings, FiftyFiftySettings])
def test_a_whole_game_comes_as_the_very_objects_that_others_get_as_json(settings: Any) -> None:
    messages = asyncio.run(play_game(settings(pace=Pace.AT_ONCE), "steady", "casual"))
    for message in messages:
        assert decode_message(msgspec.json.encode(message)) == message


def test_a_refusal_is_told_in_the_language_of_the_client() -> None:
    async def evening(hub: Hub) -> None:
        client = LocalClient(hub, lang="de")
        client.request(Lock(id="l", locked=True))
        client.request(Join(id="j", code="NONE"))
        refused = [await client.receive(), await client.receive()]
        assert all(isinstance(message, Declined) for message in refused)
        assert [getattr(message, "id", None) for message in refused] == ["l", "j"]
        assert [getattr(message, "refusal", None) for message in refused] == [
            "wire-not-joined",
            "wire-no-such-table",
        ]

    on_a_host(evening)


def test_whoever_comes_back_gets_what_they_have_missed_or_a_snapshot() -> None:
    async def evening(hub: Hub) -> None:
        ana, code, token = await seated(hub, FiftySettings())
        seen = (await heard(ana, Snapshot)).v
        ben = LocalClient(hub)
        ben.request(Join(id="j", code=code, name="Ben"))
        assert (await heard(ben, Welcome)).member == 1
        assert (await heard(ben, Snapshot)).you.name == "Ben"
        ana.close()
        assert [type(message) async for message in ana][-1:] != [Goodbye]
        assert (await heard(ben, Presence)).members == (0, 1)
        assert (await heard(ben, Presence)).members == (1,)
        ben.request(Rename(id="r", name="Bea"))
        assert (await heard(ben, Update)).done == ("r",)

        again = LocalClient(hub)
        again.request(Resume(id="x", code=code, token=token, seen=seen))
        missed = await heard(again, Update)
        assert missed.id == "x"
        assert [seat.name for seat in missed.table.seats] == ["Ana", "Bea"]
        elsewhere = LocalClient(hub)
        elsewhere.request(Resume(id="y", code=code, token=token))
        assert (await heard(elsewhere, Snapshot)).v == missed.v

    on_a_host(evening)


def test_leaving_closes_every_connection_of_a_member() -> None:
    async def evening(hub: Hub) -> None:
        ana, code, token = await seated(hub, FiftySettings())
        other = LocalClient(hub)
        other.request(Resume(id="o", code=code, token=token))
        await heard(other, Snapshot)
        ana.request(Leave(id="l"))
        assert "l" in [
            done
            async for message in ana
            if isinstance(message, Update | Done)
            for done in (message.done if isinstance(message, Update) else (message.id,))
        ]
        assert await heard(other, Goodbye) is None
        assert (ana.closing, other.closing) == (1000, 1000)
        assert not hub.clients
        assert not hub.rooms[code].clients

    on_a_host(evening)


def test_a_host_that_stops_says_goodbye_and_then_nothing() -> None:
    async def evening(hub: Hub) -> None:
        ana, _, _ = await seated(hub, FiftySettings())
        await heard(ana, Snapshot)
        await hub.stop()
        messages = [message async for message in ana]
        assert messages[-1] == Goodbye(CloseReason.RESTARTING, 2.0)
        assert await ana.receive() is None
        ana.request(Lock(id="l", locked=True))
        assert await ana.receive() is None

    on_a_host(evening)


def test_whoever_reads_nothing_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "MOST_UNREAD", 20)

    async def evening(hub: Hub) -> None:
        ana, code, token = await seated(hub, FiftySettings())
        asleep = LocalClient(hub)
        asleep.request(Resume(id="a", code=code, token=token))
        await heard(ana, Snapshot)
        for number in range(30):
            ana.request(Lock(id=f"{number}", locked=number % 2 == 0))
            await heard(ana, Update)
        assert asleep.lost
        assert asleep.closing == 1013
        assert hub.clients == {ana}
        assert len([message async for message in asleep]) == 21

    on_a_host(evening)


class Other(Client):
    """A client of another kind."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[ServerMessage] = []

    def send(self, message: ServerMessage) -> None:
        self.heard.append(message)

    def close(self) -> None:
        self.lost = True


def test_clients_of_several_kinds_hear_the_same() -> None:
    async def evening(hub: Hub) -> None:
        here, others = [LocalClient(hub), LocalClient(hub)], [Other(), Other()]
        done = Done("d")
        send_to_all([*here, *others], done)
        assert [await client.receive() for client in here] == [done, done]
        assert [client.heard for client in others] == [[done], [done]]

    on_a_host(evening)


def test_a_table_of_one_process_has_a_code_and_a_token_like_any_other() -> None:
    async def evening(hub: Hub) -> None:
        room, token, member = await hub.open(FiftySettings(), opening_join("Ana"))
        assert await hub.find(room.code.lower()) is room
        assert room.runner.member_with(token) == member == 0

    on_a_host(evening)

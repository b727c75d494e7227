"""Rooms inside one process: what is told when the disk is slow, full, or the table in trouble."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from fifties.host.hub import opening_join
from fifties.host.memory_store import MemoryStore
from fifties.host.room import Room
from fifties.host.table_log import Batch, NewTable, NotKept
from fifties.host.token_buckets import TokenBucket
from fifties.server.app import make_app
from fifties.server.connections import Connection
from fifties.server.data_directory import StoreInUse
from fifties.server.game_server import GameServer, Store
from fifties.server.limits import Limits
from fifties.server.sqlite_store import SqliteStore
from fifties.server.websocket_endpoint import receive
from fifties.server.websocket_protocol import FrameWriter
from fifties.table.fifty import FiftySettings

from commands import PATIENCE


class SlowStore(MemoryStore):
    """A disk that is flushed when the test says so, or breaks."""

    def __init__(self) -> None:
        super().__init__()
        self.may_flush = threading.Event()
        self.may_flush.set()
        self.flushing = threading.Event()
        self.broken = False

    async def append(self, batch: Batch) -> NotKept:
        not_kept = await super().append(batch)
        await asyncio.to_thread(self.flush)
        return not_kept

    def flush(self) -> None:
        self.flushing.set()
        assert self.may_flush.wait(20)
        if self.broken:
            raise sqlite3.OperationalError("database or disk is full")


class Pile(asyncio.Transport):
    """Keeps what is sent."""

    def __init__(self) -> None:
        super().__init__({"sslcontext": True})
        self._client = ClientProtocol(parse_uri("ws://here/"), state=State.OPEN, max_size=None)
        self.payloads: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._client.receive_data(bytes(data))
        frames = self._client.events_received()
        self.payloads += [bytes(one.data) for one in frames if isinstance(one, Frame)]


class Guest:
    """A connection without a socket: what it is sent piles up."""

    def __init__(self, server: GameServer) -> None:
        self.server = server
        self.pile = Pile()
        wire: Any = SimpleNamespace(transport=self.pile)
        writer, bucket = FrameWriter(wire, 1 << 20), TokenBucket(0, 1, 0)
        self.connection = Connection(writer, bucket, "here", "")
        server.connections.admit(self.connection)
        server.connections.begin(self.connection, lambda: None)

    def say(self, **message: object) -> None:
        receive(self.server.connections, self.connection, json.dumps(message).encode())

    async def told(self) -> list[dict[str, Any]]:
        """Return all that has come, once nothing more is on its way."""
        await settled(self.server)
        messages = [json.loads(payload) for payload in self.pile.payloads]
        self.pile.payloads.clear()
        return messages


async def settled(server: GameServer) -> None:
    """Let everything happen that can happen by itself now."""
    for _ in range(5):
        await asyncio.sleep(0)
    await server.hub.journal.flush()
    for _ in range(5):
        await asyncio.sleep(0)


async def opened(server: GameServer) -> tuple[Room, Guest]:
    """Open a table and come to it as its host."""
    room, token, _ = await server.hub.open(FiftySettings(), opening_join("Ana"), "here")
    guest = Guest(server)
    guest.say(say="resume", id="r", code=room.code, token=token)
    assert [message["tell"] for message in await guest.told()] == ["snapshot", "presence"]
    return room, guest


def on_a_server(
    store: Store, evening: Callable[[GameServer, asyncio.Event], Awaitable[None]]
) -> None:
    """Run an evening; the event is set when the disk breaks."""

    async def run() -> None:
        broke = asyncio.Event()
        server = GameServer(store, Limits(), broke.set)
        try:
            await evening(server, broke)
        finally:
            await server.stop()
            server.close()

    asyncio.run(run())


def test_nobody_is_told_anything_before_it_is_safe() -> None:
    store = SlowStore()

    async def evening(server: GameServer, __: asyncio.Event) -> None:
        _room, guest = await opened(server)
        store.may_flush.clear()
        store.flushing.clear()
        guest.say(say="lock", id="l", locked=True)
        guest.say(say="add-bot", id="b", level="no such bot")
        await asyncio.to_thread(store.flushing.wait, 20)
        guest.say(say="react", id="c", reaction="clap")
        for _round in range(20):
            await asyncio.sleep(0)
        assert guest.pile.payloads == []
        store.may_flush.set()
        answers = await guest.told()
        kinds = [answer["tell"] for answer in answers]
        assert kinds == ["update", "refused", "reacted", "done"]
        assert answers[0]["done"] == ["l"]

    on_a_server(store, evening)


def test_during_a_commit_of_another_table_requests_gather_and_only_who_comes_back_is_answered() -> (
    None
):
    store = SlowStore()

    async def evening(server: GameServer, __: asyncio.Event) -> None:
        _, busy = await opened(server)
        room, ana = await opened(server)
        other, token, _ = await server.hub.open(FiftySettings(), opening_join("Cleo"), "here")
        ben, cleo = Guest(server), Guest(server)
        ben.say(say="join", id="j", code=room.code, name="Ben")
        await ben.told()
        await ana.told()
        store.may_flush.clear()
        store.flushing.clear()
        busy.say(say="lock", id="l", locked=True)
        await asyncio.to_thread(store.flushing.wait, 20)
        for guest, name in ((ana, "Anna"), (ben, "Benno")):
            guest.say(say="rename", id="n", name=name)
            for _ in range(5):
                await asyncio.sleep(0)
        cleo.say(say="resume", id="r", code=other.code, token=token)
        for _ in range(5):
            await asyncio.sleep(0)
        assert [json.loads(payload)["tell"] for payload in cleo.pile.payloads][:1] == ["snapshot"]
        store.may_flush.set()
        assert [one["done"] for one in await ana.told()] == [["n"]]
        assert [one["done"] for one in await ben.told()] == [["n"]]

    on_a_server(store, evening)


def test_whoever_reacts_and_leaves_while_something_is_kept_is_answered_both() -> None:
    store = SlowStore()

    async def evening(server: GameServer, __: asyncio.Event) -> None:
        _room, guest = await opened(server)
        store.may_flush.clear()
        store.flushing.clear()
        guest.say(say="lock", id="l", locked=True)
        await asyncio.to_thread(store.flushing.wait, 20)
        guest.say(say="react", id="c", reaction="clap")
        guest.say(say="leave", id="x")
        store.may_flush.set()
        answers = await guest.told()
        done = [named for one in answers for named in (one.get("id"), *one.get("done", ()))]
        assert [name for name in done if name] == ["l", "c", "x"]
        assert guest.connection.closing == 1000

    on_a_server(store, evening)


def test_a_disk_that_breaks_stops_the_server_and_nobody_is_told() -> None:
    store = SlowStore()

    async def evening(server: GameServer, broke: asyncio.Event) -> None:
        _room, guest = await opened(server)
        store.broken = True
        guest.say(say="lock", id="l", locked=True)
        await asyncio.wait_for(broke.wait(), 20)
        assert guest.pile.payloads == []

    on_a_server(store, evening)


def test_stopping_does_not_wait_for_a_disk_that_breaks_meanwhile() -> None:
    store = SlowStore()

    async def evening(server: GameServer, broke: asyncio.Event) -> None:
        _room, guest = await opened(server)
        store.broken = True
        store.may_flush.clear()
        guest.say(say="lock", id="l", locked=True)
        await asyncio.to_thread(store.flushing.wait, 20)
        stopping = asyncio.create_task(server.stop())
        await asyncio.sleep(0)
        store.may_flush.set()
        await asyncio.wait_for(stopping, 20)
        assert broke.is_set()

    on_a_server(store, evening)


def test_goodbye_is_the_last_word_even_when_something_is_being_kept() -> None:
    store = SlowStore()

    async def evening(server: GameServer, __: asyncio.Event) -> None:
        _room, guest = await opened(server)
        store.may_flush.clear()
        store.flushing.clear()
        guest.say(say="lock", id="l", locked=True)
        await asyncio.to_thread(store.flushing.wait, 20)
        stopping = asyncio.create_task(server.stop())
        await asyncio.sleep(0)
        store.may_flush.set()
        await asyncio.wait_for(stopping, 20)
        kinds = [answer["tell"] for answer in await guest.told()]
        assert kinds == ["update", "goodbye"]

    on_a_server(store, evening)


def test_who_is_gone_before_they_were_let_in_is_away_and_a_bot_can_keep_their_seat() -> None:
    async def evening(server: GameServer, __: asyncio.Event) -> None:
        room, guest = await opened(server)
        brief = Guest(server)
        brief.say(say="join", id="j", code=room.code, name="Ben")
        server.connections.drop(brief.connection)
        await guest.told()
        table = room.runner.table
        assert table.members[1].name == "Ben"
        assert 1 in table.runtime.away
        assert 1 not in table.runtime.present
        assert room.clients == {guest.connection}

    on_a_server(MemoryStore(), evening)


def test_a_clock_that_rings_a_hair_early_is_set_again() -> None:
    async def evening(server: GameServer, __: asyncio.Event) -> None:
        _, guest = await opened(server)
        guest.say(say="configure", id="c", settings={"game": "fifty-fifty", "pace": "brisk"})
        for bot in ("b1", "b2"):
            guest.say(say="add-bot", id=bot, level="beginner")
        loop = asyncio.get_running_loop()
        punctual = loop.call_later

        def early(delay: float, *rest: Any) -> asyncio.TimerHandle:
            return punctual(max(0, delay - 0.05), *rest)

        loop.call_later = early  # type: ignore[method-assign, assignment]  # some loops are like that
        guest.say(say="start", id="s")
        async with asyncio.timeout(PATIENCE):
            for trick in ("1", "2"):  # between one's cards it is the bots' turn
                while not (offers := [m["offer"] for m in await guest.told() if m.get("offer")]):  # noqa: ASYNC110 - others play
                    await asyncio.sleep(0.01)
                card = offers[-1]["cards"][0]
                guest.say(say="act", id=trick, action={"do": "play", "card": card})

    on_a_server(MemoryStore(), evening)


def test_leaving_closes_every_tab_and_every_tab_hears_who_is_here() -> None:
    async def evening(server: GameServer, __: asyncio.Event) -> None:
        room, _host = await opened(server)
        token = "A" * 22
        tabs = [Guest(server), Guest(server)]
        for tab in tabs:
            tab.say(say="join", id="j", code=room.code, name="Ben", token=token)
            heard = [message["tell"] for message in await tab.told()]
            assert heard[:3] == ["welcome", "snapshot", "presence"]
        tabs[0].say(say="leave", id="x")
        await tabs[0].told()
        assert [tab.connection.closing for tab in tabs] == [1000, 1000]

    on_a_server(MemoryStore(), evening)


def test_all_tabs_of_one_person_share_what_they_may_send() -> None:
    async def evening(server: GameServer, __: asyncio.Event) -> None:
        room, host = await opened(server)
        tabs = [Guest(server) for _ in range(5)]
        for tab in tabs:
            tab.say(say="join", id="j", code=room.code, name="Ben", token="B" * 22)
        await host.told()
        for number, tab in enumerate(tabs):
            tab.say(say="react", id=f"r{number}", reaction="wow")
        shown = [message for message in await host.told() if message["tell"] == "reacted"]
        assert len(shown) == 4
        assert len({id(tab.connection.bucket) for tab in tabs}) == 1

    on_a_server(MemoryStore(), evening)


def test_a_table_in_trouble_is_read_again_and_others_do_not_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(server: GameServer, __: asyncio.Event) -> None:
        room, guest = await opened(server)
        other, bystander = await opened(server)
        guest.say(say="lock", id="l", locked=True)
        await guest.told()

        def trouble(*_: object) -> None:
            raise RuntimeError("a bug")

        monkeypatch.setattr(room.runner, "ask", trouble)
        guest.say(say="lock", id="u", locked=False)
        goodbye = (await guest.told())[-1]
        assert goodbye == {"tell": "goodbye", "why": "restarting", "again": 2.0}
        await settled(server)
        again = await server.hub.find(room.code)
        assert again is not None
        assert again is not room
        assert again.runner.table.locked
        bystander.say(say="lock", id="l", locked=True)
        assert (await bystander.told())[0]["done"] == ["l"]
        assert server.hub.rooms[other.code] is other

    on_a_server(SqliteStore(tmp_path), evening)


def test_one_server_works_in_a_directory(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreInUse):
        SqliteStore(tmp_path)
    store.close()
    SqliteStore(tmp_path).close()


def test_a_failed_change_beside_the_log_leaves_the_store_usable(tmp_path: Path) -> None:
    async def change(store: SqliteStore) -> None:
        await store.append(Batch(opened=[NewTable("TABLE", "here", 0)]))
        with pytest.raises(ZeroDivisionError):
            await store.delete(str(1 // 0) for _ in range(1))
        await store.mark_used(["TABLE"], 50)
        assert await store.idle(50) == []
        assert await store.idle(51) == ["TABLE"]

    store = SqliteStore(tmp_path)
    asyncio.run(change(store))
    store.close()


def test_only_the_time_while_a_server_runs_makes_a_table_idle(tmp_path: Path) -> None:
    async def wait(store: SqliteStore) -> None:
        tables = [NewTable("OLD", "here", 0), NewTable("NEW", "here", 1000)]
        await store.append(Batch(opened=tables))
        await store.skip_downtime(1_000_000)
        assert await store.idle(1_000_000 - 999) == ["OLD"]
        assert await store.idle(1_000_000 - 1001) == []

    store = SqliteStore(tmp_path)
    asyncio.run(wait(store))
    store.close()


def written(data: Path) -> bytes:
    return b"".join(path.read_bytes() for path in data.iterdir())


def test_what_is_erased_is_gone_from_the_file(tmp_path: Path) -> None:
    async def evening(server: GameServer, __: asyncio.Event) -> None:
        room, guest = await opened(server)
        guest.say(say="rename", id="n", name="Zaphod Beeblebrox")
        await guest.told()
        assert b"Zaphod" in written(tmp_path)
        await server.hub.log.delete([room.code])
        assert await server.hub.log.load(room.code) is None
        assert b"Zaphod" not in written(tmp_path)

    on_a_server(SqliteStore(tmp_path), evening)


def test_a_bug_behind_the_api_is_owned_up_to_with_all_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No way in from outside is known, so one is made."""
    sent: list[dict[str, object]] = []

    async def ask() -> None:
        app = make_app(SqliteStore(tmp_path), Limits())
        async with app.router.lifespan_context(app):
            monkeypatch.setattr(app.state.server.hub, "look_up", lambda *_: 1 // 0)
            scope = {
                "type": "http", "method": "GET", "path": "/api/tables/ABC",
                "headers": [(b"host", b"localhost")],
                "query_string": b"", "server": ("here", 80), "client": ("there", 1),
                "scheme": "http", "app": app,
            }  # fmt: skip

            async def receive() -> dict[str, object]:
                return {"type": "http.request", "body": b"", "more_body": False}

            async def send(message: dict[str, object]) -> None:
                sent.append(message)

            with pytest.raises(ZeroDivisionError):
                await app(scope, receive, send)  # type: ignore[arg-type]  # plain dicts will do

    asyncio.run(ask())
    assert sent[0]["status"] == 500
    assert b"content-security-policy" in dict(sent[0]["headers"])  # type: ignore[call-overload]  # a list of pairs
    assert b'"refusal":"wire-broken"' in bytes(str(sent[1]["body"]), "ascii")

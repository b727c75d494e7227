"""The wire itself: frames, floods, crumbs, silence, slow readers, and what uvicorn is good for."""

from __future__ import annotations

import gc
import json
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from fifties.server import websocket_endpoint, websocket_protocol
from fifties.server.connections import Connection
from fifties.server.cooldowns import FIRST_WAIT
from fifties.server.http_protocol import HttpProtocol
from fifties.server.requester import COOKIE
from fifties.server.websocket_protocol import WebSocketProtocol, frame

from commands import PATIENCE
from server_thread import server_thread
from servers import (
    SPEECH,
    Bystanders,
    Client,
    Served,
    eventually,
    masked,
    raw_socket,
    said,
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data"), "--silence-seconds", "1") as on:
        yield on
        assert on.stop() == (0, "")


@pytest.fixture
def bystanders(served: Served) -> Iterator[Bystanders]:
    """Nobody at another table notices anything."""
    people = Bystanders(served)
    people.begin()
    yield people
    people.end()
    people.close()


# Frames


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_what_a_client_takes_it_for(size: int) -> None:
    payload = ("é" * size).encode()[:size].decode(errors="ignore").encode().ljust(size, b"x")
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    client.receive_data(frame(payload) * 2)
    assert client.events_received() == [Frame(Opcode.TEXT, payload)] * 2


# What we rely on


def test_uvicorn_has_what_the_open_wire_relies_on() -> None:
    theirs: Any = WebSocketsSansIOProtocol(Config(lambda: None), ServerState(), {}, Any)  # type: ignore[arg-type]  # no loop runs
    told = {"transport", "frames", "curr_msg_data_type", "close_sent", "conn", "writable", "loop"}
    assert told <= vars(theirs).keys()
    assert theirs.frames == []
    assert theirs.close_sent is False
    assert theirs.handshake_initiated is False
    done = {"handle_connect", "handle_ping", "handle_cont", "handle_parser_exception"}
    done |= {"data_received", "send_receive_event_to_app", "connection_lost"}
    assert done <= vars(WebSocketsSansIOProtocol).keys()


def test_uvicorn_has_what_bounded_http_relies_on() -> None:
    done = {"connection_made", "connection_lost", "data_received", "handle_websocket_upgrade"}
    done |= {"on_message_begin", "on_url", "on_header", "on_body", "on_message_complete"}
    done |= {"on_response_complete", "pause_writing", "_start_asgi_task", "_should_upgrade"}
    done |= {"_unset_keepalive_if_required"}
    assert done <= vars(HttpToolsProtocol).keys()
    names = RequestResponseCycle.__init__.__code__.co_names
    assert {"response_complete", "more_body", "keep_alive"} <= {*names}
    assert {"pause_reading", "resume_reading"} <= vars(FlowControl).keys()


# Floods and silence


@pytest.mark.parametrize("flood", [said("mute", muted=True), b"\0", "{"], ids=repr)
def test_a_flood_is_refused_and_ended_and_nobody_else_notices(
    served: Served, bystanders: Bystanders, flood: str | bytes
) -> None:
    table = served.open()
    host = served.resume(table)
    host.until("presence", count=1)
    guest = served.connect(additional_headers={"Cookie": f"{COOKIE}={flood!r}"})
    guest.ask("join", code=table["code"], lang="fr")
    host.until("presence", count=2)
    before = len(host.frames)
    with suppress(ConnectionClosed):
        for _ in range(1_000):
            guest.socket.send(flood)
    bystanders.end()
    bystanders.begin()
    assert guest.closed() == 1008
    heard = [json.loads(message) for message in guest.frames]
    assert heard[-1] == {"tell": "goodbye", "why": "too-much", "again": FIRST_WAIT}
    refused = [message["text"] for message in heard if message.get("refusal") == "wire-too-fast"]
    assert refused == [SPEECH["fr"]("wire-too-fast")]
    host.until("presence", count=1)
    assert {json.loads(message)["tell"] for message in host.frames[before:]} == {"presence"}
    assert host.do("lock", locked=True)["table"]["locked"]
    host.close()


@pytest.mark.parametrize("sent", [["x" * 65_537], ["x" * 40_000] * 2, [""] * 100])
def test_a_message_that_is_far_too_large_or_comes_in_crumbs_ends_the_connection(
    served: Served, bystanders: Bystanders, sent: list[str]
) -> None:
    del bystanders
    guest = served.connect(additional_headers={"Cookie": f"{COOKIE}={len(sent)}"})
    with suppress(ConnectionClosed):
        guest.socket.send(sent)
    # Where much is still on its way to the server, the end of the connection overtakes the code.
    assert guest.closed() in {1009, None}


def connected(served: Served, sent: bytes) -> socket.socket:
    """A raw connection that says this much and no more."""
    raw = socket.create_connection(("127.0.0.1", int(served.url.rsplit(":", 1)[1])), PATIENCE)
    raw.sendall(sent)
    return raw


MEGABYTE = 1 << 20
"""As much as a reader may leave unread."""
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
HALVES = {
    "nothing": b"",
    "a line break": b"\r\n",
    "half a line": b"GET /w",
    "half a handshake": b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n",
    "half a body": POST + b"Content-Length: 9\r\n\r\n{",
    "half a chunk": POST + b"Transfer-Encoding: chunked\r\n\r\n5",
}


def test_whoever_says_nothing_or_half_of_it_is_gone_after_the_greeting_time(
    served: Served, bystanders: Bystanders
) -> None:
    halves = [connected(served, sent) for sent in HALVES.values()]
    halves.append(connected(served, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"))
    assert halves[-1].recv(4096)
    halves[-1].sendall(b"GET /")
    silent = [served.stranger() for _ in range(3)]
    silent[1].refused("sit")
    silent[2].socket.send(b"\0")
    bystanders.end()
    bystanders.begin()
    for raw in halves:
        with raw, suppress(ConnectionResetError):
            while raw.recv(4096):
                pass
    for client in silent:
        # A slow network or a busy server keeps nobody away for good.
        assert client.until("goodbye", why="silent")["again"] > 0
        assert client.closed() == 1008
    served.wait_for(connections=3)


def test_slow_readers_are_cut_off_and_everybody_else_hears_everything(tmp_path: Path) -> None:
    with Served(tmp_path, "--rate", "0") as served:
        bystanders = Bystanders(served)
        table = served.open(party=True)
        host, guest = served.resume(table), served.join(table["code"], role="spectator")
        for _ in range(40):
            host.do("add-bot", level="beginner")
        before = served.memory()
        with ExitStack() as slow:
            for _ in range(5):
                raw = slow.enter_context(raw_socket(served.url))
                raw.sendall(masked(said("join", code=table["code"], role="spectator").encode()))
            guest.until("presence", count=7)
            bystanders.begin()
            make_news(host, guest)
            bystanders.end()
        assert served.memory() - before < 13 * MEGABYTE
        for client in (host, guest):
            client.close()
        bystanders.close()
        assert served.stop() == (0, "")


def make_news(host: Client, guest: Client) -> None:
    """Rename the host until all slow readers are gone; *guest* hears of it every time."""
    for number in range(2_000):
        renamed = host.do("rename", name=f"Ana {number}")
        assert renamed["tell"] == "update", renamed
        while (told := guest.receive()).get("v") != renamed["v"]:
            if told == {"tell": "presence", "count": 2, "members": [0, 1]}:
                return
    raise AssertionError("nobody was too slow")


# ServerThread


@pytest.fixture
def _no_collector() -> Iterator[None]:
    """What is not freed by counting references stays."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_no_collector")
def test_nothing_is_left_of_connections_that_are_gone_not_even_for_the_collector() -> None:
    with server_thread() as running:
        table = running.open(party=True)
        for number in range(500):
            raw = raw_socket(running.url)
            if number % 5:
                raw.sendall(masked(said("join", code=table["code"], role="spectator").encode()))
            if number % 3 == 0:
                raw.sendall(masked(struct.pack("!H", 1000), 8))
            if number % 3 == 1:
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            raw.close()
        running.wait_for(connections=0)
        connections, hub = running.game_server.connections, running.game_server.hub
        (room,) = hub.rooms.values()
        assert not connections._addresses  # noqa: SLF001 - nobody else has to know
        assert not len(connections)
        assert not hub.clients
        assert not room.clients
        eventually(lambda: not room.runner.table.runtime.present)
        eventually(lambda: not running.server.server_state.connections)
        eventually(lambda: not alive(Connection, WebSocketProtocol, HttpProtocol))


def alive(*kinds: type) -> list[object]:
    """List all objects of these kinds."""
    # isinstance would ask a weak proxy for the class of what may be gone.
    return [thing for thing in gc.get_objects() if issubclass(type(thing), kinds)]


UNREAD = masked(b"{") * 3_000
"""Is answered with a third of a megabyte."""


@pytest.mark.parametrize("farewell", [said("leave"), None])
def test_who_goes_without_reading_does_not_linger(
    monkeypatch: pytest.MonkeyPatch, farewell: str | None
) -> None:
    for module in (websocket_protocol, websocket_endpoint):
        monkeypatch.setattr(module, "LINGER", 0.1)
    with server_thread() as running:
        join = said("join", code=running.open()["code"])
        with raw_socket(running.url) as raw:
            raw.sendall(masked(join.encode()) + UNREAD)
            raw.sendall(masked(farewell.encode()) if farewell else masked(b"\x03\xe8", 8))
            running.wait_for(connections=0)
            eventually(lambda: not running.server.server_state.connections)


def test_pings_that_nobody_reads_the_answers_to_do_not_pile_up() -> None:
    with server_thread() as running, raw_socket(running.url) as raw:
        raw.sendall(masked(bytes(125), 9) * 20_000 + masked(said("sit").encode()))
        eventually(lambda: "fifties_requests_total 1.0" in running.get("/metrics").text)
        (protocol,) = alive(WebSocketProtocol)
        assert isinstance(protocol, WebSocketProtocol)
        assert protocol.transport.get_write_buffer_size() < 1 << 17

"""Floods, over real sockets: whoever sends too much is cut, and everybody else is served meanwhile.

Nothing here depends on how fast the machine is. `tests/soak/test_attacks.py` measures.
"""

from __future__ import annotations

import asyncio
import gc
import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from fifties.locales import LANGUAGES
from fifties.server import cooldowns, http_protocol, websocket_endpoint
from fifties.server.cooldowns import (
    CUT_AT_ONCE,
    FIRST_WAIT,
    FORGOTTEN,
    LONGEST_WAIT,
    NEW_AT_ONCE,
    Cooldowns,
)
from fifties.server.http_protocol import (
    MOST_ADDRESS,
    MOST_HEAD,
    MOST_HEADERS,
    PIECE,
    REFUSED_AT_ONCE,
)
from fifties.server.requester import COOKIE
from fifties.server.websocket_protocol import MOST_PIECES, WebSocketProtocol, frame_end

from commands import PATIENCE
from server_thread import server_thread
from servers import (
    HANDSHAKE,
    SPEECH,
    Bystanders,
    Served,
    eventually,
    masked,
    raw_socket,
    said,
)

BURST = 60
MEGABYTE = 1 << 20
PING, PONG, BINARY = 9, 10, 2
GET = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data"), "--tables-per-address", "0") as on:
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


def port_of(served: Served) -> int:
    return int(served.url.rsplit(":", 1)[1])


def connected(served: Served, sent: bytes = b"") -> socket.socket:
    """A raw connection that has sent this much."""
    raw = socket.create_connection(("127.0.0.1", port_of(served)), PATIENCE)
    raw.sendall(sent)
    return raw


def rest_of(raw: socket.socket) -> bytes:
    """Read until the other side ends the connection."""
    heard = b""
    with suppress(ConnectionResetError):
        while data := raw.recv(1 << 16):
            heard += data
    return heard


def pour(raw: socket.socket, data: bytes, most: int) -> int:
    """Send *data* again and again until the other side has enough, or *most* bytes are sent."""
    sent = 0
    with suppress(ConnectionError):
        while sent < most:
            sent += raw.send(data)
    return sent


# WebSockets


@pytest.mark.parametrize(
    "frame",
    [masked(b"", PING), masked(b"", PONG), masked(b"\0", BINARY), masked(said("sit").encode())],
    ids=["pings", "pongs", "binary", "messages"],
)
def test_every_frame_counts_and_whoever_sends_too_many_is_cut(
    served: Served, bystanders: Bystanders, frame: bytes
) -> None:
    del bystanders
    with raw_socket(served.url, narrow=False, cookie=f"{COOKIE}={frame.hex()}") as raw:
        raw.sendall(frame * 5_000)
        heard = rest_of(raw)
    assert heard.count(b"\x8a\x00") <= 2 * BURST
    assert heard.count(b'"refusal":"wire-') <= 2 * BURST
    assert heard.count(b"wire-too-fast") == 1
    assert heard.count(b'"why":"too-much"') == 1


def test_a_flood_that_no_limit_ends_keeps_nobody_waiting(tmp_path: Path) -> None:
    with Served(tmp_path, "--rate", "0") as served:
        enough, pings = Event(), masked(b"", PING) * 10_000
        bystanders = Bystanders(served)
        with ExitStack() as stack:
            for _ in range(3):
                raw = stack.enter_context(raw_socket(served.url, narrow=False))
                for work in (raw.sendall, lambda _, raw=raw: raw.recv(MEGABYTE)):
                    Thread(target=keep_on, args=(work, pings, enough), daemon=True).start()
            for _ in range(3):
                bystanders.begin()
                bystanders.end()
            enough.set()
        bystanders.close()
        assert served.stop() == (0, "")


def keep_on(work: object, data: bytes, enough: Event) -> None:
    """Do something with *data* over and over."""
    assert callable(work)
    with suppress(OSError):
        while not enough.is_set():
            work(data)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535])
def test_a_frame_ends_where_a_client_ends_it(size: int) -> None:
    whole = masked(bytes(size))
    assert frame_end(b"xx" + whole + whole, 2) == 2 + len(whole)
    head = len(whole) - size - 4
    assert frame_end(whole[: head - 1], 0) == 0
    assert frame_end(whole[:head], 0) == len(whole)


def test_messages_that_come_byte_by_byte_are_taken_as_they_were_sent(served: Served) -> None:
    sent = b"".join(masked(said("react", reaction="wave").encode()) for _ in range(3))
    with raw_socket(served.url, narrow=False) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for number in range(len(sent)):
            raw.sendall(sent[number : number + 1])
        raw.sendall(masked(b"\x03\xe8", 8))
        assert rest_of(raw).count(b"wire-not-joined") == 3


# Coming back


def test_whoever_was_cut_waits_ever_longer_and_nobody_else_does() -> None:
    waits = Cooldowns()
    assert waits.wait("home", "phone", 0) == 0
    assert waits.begin("home", "phone", 0) == FIRST_WAIT
    assert waits.wait("home", "phone", 0.5) == FIRST_WAIT - 0.5
    assert waits.wait("home", "tablet", 0.5) == 0
    assert waits.wait("elsewhere", "phone", 0.5) == 0
    assert waits.wait("home", "phone", FIRST_WAIT) == 0
    assert waits.begin("home", "phone", 10) == 2 * FIRST_WAIT
    for _ in range(10):
        longest = waits.begin("home", "phone", 10)
    assert longest == LONGEST_WAIT
    assert waits.begin("home", "phone", 11 + LONGEST_WAIT + FORGOTTEN) == FIRST_WAIT


def test_a_class_behind_one_address_goes_on_while_somebody_there_floods() -> None:
    waits = Cooldowns()
    pupils = [f"pupil {number}" for number in range(30)]
    assert [waits.wait("school", pupil, 0) for pupil in pupils] == [0] * 30
    for number in range(3 * CUT_AT_ONCE):
        waits.begin("school", f"cookie {number}", 1)
    assert [waits.wait("school", pupil, 1) for pupil in pupils] == [0] * 30
    new = [waits.wait("school", f"new {number}", 1) for number in range(2 * NEW_AT_ONCE)]
    assert new == [0] * NEW_AT_ONCE + [FIRST_WAIT] * NEW_AT_ONCE
    assert waits.wait("school", "new", 61) == 0
    assert waits.wait("home", "new", 1) == 0


def test_whoever_comes_straight_back_is_told_to_wait_by_the_address_that_a_proxy_tells(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cooldowns, "FIRST_WAIT", 3_600.0)
    monkeypatch.setattr(websocket_endpoint, "HELD", 0.1)
    with server_thread(rate=1, proxy="127.0.0.1") as running:
        table = running.open()
        culprit = running.connect(additional_headers={"X-Forwarded-For": "203.0.113.1"})
        with suppress(ConnectionClosed):
            for _ in range(2 * BURST):
                culprit.ask("sit")
        assert culprit.closed() == 1008
        assert culprit.last == {"tell": "goodbye", "why": "too-much", "again": 3_600.0}
        back = running.connect(additional_headers={"X-Forwarded-For": "203.0.113.1"})
        assert back.closed() == 1013
        (told,) = [json.loads(message) for message in back.frames]
        assert told["why"] == "too-much"
        assert 3_000 < told["again"] < 3_600
        neighbour = {"X-Forwarded-For": "203.0.113.1", "Cookie": f"{COOKIE}=another"}
        for headers in (neighbour, {"X-Forwarded-For": "203.0.113.2"}):
            other = running.connect(additional_headers=headers)
            other.ask("join", code=table["code"], role="spectator")
            other.until("snapshot")
            other.close()


BROKEN = {
    "a frame without a mask": b"\x81\x01x",
    "a code that there is not": b"\x83\x80" + bytes(4),
    "a frame of 2^62 bytes": b"\x81\xff" + (1 << 62).to_bytes(8, "big") + bytes(4),
    "a long ping": masked(bytes(126), PING),
    "a message in many pieces": masked(b"", last=False) + masked(b"", 0, last=False) * MOST_PIECES,
}


@pytest.mark.parametrize("sent", BROKEN.values(), ids=BROKEN)
def test_whoever_sends_broken_frames_is_told_to_wait_and_waits(
    monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(cooldowns, "FIRST_WAIT", 3_600.0)
    monkeypatch.setattr(websocket_endpoint, "HELD", 0.1)
    with server_thread() as running:
        with raw_socket(running.url, narrow=False) as raw:
            raw.sendall(sent)
            heard = rest_of(raw)
        assert heard.count(b'{"tell":"goodbye","why":"too-much","again":3600.0}') == 1
        assert running.connect().closed() == 1013
        other = running.connect(additional_headers={"Cookie": f"{COOKIE}=another"})
        assert other.refused("sit") == "wire-not-joined"
        other.close()


def test_nothing_is_read_from_whoever_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    released = Event()

    async def hold(_: float) -> None:
        await asyncio.to_thread(released.wait, PATIENCE)

    monkeypatch.setattr(websocket_endpoint, "_hold", hold)
    with server_thread() as running:
        with raw_socket(running.url, narrow=False) as raw:
            raw.sendall(BROKEN["a frame without a mask"])
            rest_of(raw)
        with connected(running, b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\n") as raw:
            raw.sendall(UPGRADE + b"\r\n" + masked(bytes(60_000)) * 10)
            connections = running.game_server.connections
            eventually(lambda: len(connections) == 1)
            (waiting,) = (thing for thing in gc.get_objects() if type(thing) is WebSocketProtocol)
            assert waiting._unread == b""  # noqa: SLF001 - nobody else has to know
            # Before its handshake is answered, it is sent nothing else.
            assert not running.game_server.hub.clients
            raw.settimeout(0.1)
            with pytest.raises(TimeoutError):
                raw.recv(1)
            raw.settimeout(PATIENCE)
            released.set()
            assert raw.recv(1 << 16).startswith(b"HTTP/1.1 101")


# HTTP


ENDLESS = {
    "an address": (b"GET /", b"x" * 65_536, 414, "wire-address-too-long"),
    "the first header": (b"GET / HTTP/1.1\r\nX: ", b"x" * 65_536, 431, "wire-headers-too-large"),
    "a header": (GET + b"X: ", b"x" * 65_536, 431, "wire-headers-too-large"),
    "a name": (GET, b"x" * 65_536, 431, "wire-headers-too-large"),
    "headers": (GET, b"a:b\r\n" * 10_000, 431, "wire-headers-too-large"),
}


HEADS = [
    pytest.param(what, lang, marks=[] if (number - place) % 4 == 1 else [pytest.mark.soak])
    for number, what in enumerate(ENDLESS)
    for place, lang in enumerate(LANGUAGES)
]
"""Each head and each language once, and the rest of them; the first two do not tell a language."""


@pytest.mark.parametrize(("what", "lang"), HEADS)
def test_a_head_without_end_is_refused(
    served: Served, bystanders: Bystanders, what: str, lang: str
) -> None:
    del bystanders
    before, (first, again, status, refusal) = served.memory(), ENDLESS[what]
    first = first.replace(b"Host", f"Accept-Language: {lang}\r\nHost".encode())
    with connected(served, first) as raw:
        # What is on its way when the server stops reading is a few megabytes.
        assert pour(raw, again, 50 * MEGABYTE) < 50 * MEGABYTE
        heard = rest_of(raw)
    if heard:
        assert heard.startswith(f"HTTP/1.1 {status} ".encode())
        told = json.loads(heard.partition(b"\r\n\r\n")[2])
        assert told["refusal"] == refusal
        spoken = lang if b"Accept-Language" in first else "en"
        assert told["text"] == SPEECH[spoken](refusal, **told["details"])
    assert served.memory() - before < 10 * MEGABYTE


def test_a_large_head_within_the_bounds_is_answered(served: Served) -> None:
    many = b"".join(b"x%d: y\r\n" % number for number in range(MOST_HEADERS - 2))
    long = b"X: " + b"y" * (MOST_HEAD - 2 * PIECE) + b"\r\n"
    path = b"/healthz?" + b"x" * (MOST_ADDRESS - 9)
    for request in (GET + many, GET + long, GET.replace(b"/healthz", path)):
        with connected(served, request + b"Connection: close\r\n\r\n") as raw:
            assert rest_of(raw).startswith(b"HTTP/1.1 200")


UPGRADE = b"".join(f"{name}: {value}\r\n".encode() for name, value in HANDSHAKE.items())
LONG_LINES = {
    "a header": (b"/ws", b"Sec-WebSocket-Protocol: " + b"a," * 5_000),
    "an address": (b"/ws?" + b"x" * (MOST_ADDRESS - 10), b"X: y"),
}


@pytest.mark.parametrize("what", LONG_LINES)
def test_a_handshake_with_a_line_that_is_too_long_is_refused(served: Served, what: str) -> None:
    path, line = LONG_LINES[what]
    head = b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n" + UPGRADE
    with connected(served, head + line + b"\r\n\r\n") as raw:
        heard = rest_of(raw)
    assert heard.startswith(b"HTTP/1.1 431 ")
    assert json.loads(heard.partition(b"\r\n\r\n")[2])["refusal"] == "wire-headers-too-large"


def test_a_handshake_behind_a_request_without_an_answer_is_refused(served: Served) -> None:
    upgrade = b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\n" + UPGRADE + b"\r\n"
    with connected(served, GET + b"\r\n" + upgrade + masked(said("sit").encode())) as raw:
        heard = rest_of(raw)
    assert heard.startswith(b"HTTP/1.1 200 ")
    assert b" 101 " not in heard
    with connected(served, GET + b"\r\n") as raw:
        while not raw.recv(1 << 16).endswith(b"}"):
            pass
        raw.sendall(upgrade)
        assert b" 101 " in raw.recv(1 << 16)


@pytest.mark.parametrize("trailer", [b"a:b\r\n" * 5_000, b"x" * 65_536], ids=["many", "long"])
def test_what_comes_after_a_body_has_bounds_too(served: Served, trailer: bytes) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    before = served.memory()
    with connected(served, head + b"2\r\n{}\r\n0\r\nX: y\r\nZ: ") as raw:
        assert pour(raw, trailer, 50 * MEGABYTE) < 50 * MEGABYTE
    assert served.memory() - before < 10 * MEGABYTE


def test_a_body_that_nobody_wants_ends(served: Served) -> None:
    head = b"POST /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000000\r\n\r\n"
    with connected(served, head) as raw:
        assert raw.recv(12) == b"HTTP/1.1 404"
        assert pour(raw, bytes(65_536), 100 * MEGABYTE) < 100 * MEGABYTE


def test_requests_in_a_row_are_all_answered_in_order(
    served: Served, bystanders: Bystanders
) -> None:
    del bystanders
    asked = [f"/nowhere/{n}" for n in range(1_000)]
    requests = (f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode() for path in asked)
    last = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    with connected(served, b"".join(requests) + last) as raw:
        answers = rest_of(raw).split(b"HTTP/1.1 ")[1:]
    assert [answer[:3] for answer in answers] == [b"404"] * 1_000 + [b"200"]


def test_of_requests_in_a_row_few_are_read_before_the_first_is_answered() -> None:
    with server_thread() as running, socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.settimeout(PATIENCE)
        raw.connect(("127.0.0.1", port_of(running)))
        requests = b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 1_000
        raw.sendall(requests)

        mine = raw.getsockname()

        def protocols() -> list[Any]:
            every: set[Any] = running.server.server_state.connections
            return [one for one in every if one.client == mine]

        eventually(lambda: any(one.transport.get_write_buffer_size() for one in protocols()))
        (protocol,) = protocols()
        assert len(protocol.pipeline) <= 2
        assert len(protocol._unread) > len(requests) // 2  # noqa: SLF001 - nobody else has to know


def test_requests_in_a_row_without_reading_take_no_memory(
    served: Served, bystanders: Bystanders
) -> None:
    del bystanders
    before = served.memory()
    requests = (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") * 2_000
    with ExitStack() as stack:
        raws = [stack.enter_context(connected(served)) for _ in range(20)]

        def pour_out(raw: socket.socket) -> None:
            raw.settimeout(0.5)
            with suppress(TimeoutError):
                pour(raw, requests, 5 * MEGABYTE)

        with ThreadPoolExecutor(len(raws)) as pool:
            assert len([*pool.map(pour_out, raws)]) == len(raws)
        assert served.memory() - before < 20 * MEGABYTE


def test_whoever_is_refused_again_and_again_is_read_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "HELD", 3_600.0)
    monkeypatch.setattr(http_protocol, "REFUSED_A_SECOND", 1e-6)
    with server_thread() as running:
        refused = 0
        while refused < REFUSED_AT_ONCE:
            with connected(running, b"no HTTP at all\r\n\r\n") as raw:
                refused += b" 400 " in rest_of(raw)
        with connected(running, GET + b"\r\n") as raw:
            raw.settimeout(0.2)
            with pytest.raises(TimeoutError):
                raw.recv(1)
        monkeypatch.setattr(http_protocol, "HELD", 0.0)
        with connected(running, GET + b"\r\n") as raw:
            assert raw.recv(12) == b"HTTP/1.1 200"


def test_an_answer_that_nobody_reads_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "UNREAD_SECONDS", 0.1)
    with server_thread() as running, socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.settimeout(PATIENCE)
        raw.connect(("127.0.0.1", port_of(running)))
        for _ in range(1_600):
            try:
                raw.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            except ConnectionError:
                break
        running.wait_for(connections=0)
        ends = rest_of(raw)
        assert ends.count(b"HTTP/1.1 200") < 1_600


def test_the_connection_that_waits_longest_makes_room_for_a_new_one(tmp_path: Path) -> None:
    options = "--http-connections-per-address", "3", "--silence-seconds", "0"
    with Served(tmp_path, *options) as served, ExitStack() as stack:
        table = served.open()
        people = [served.resume(table), *(served.join(table["code"]) for _ in range(4))]
        idle = [stack.enter_context(connected(served, b"GET /")) for _ in range(3)]
        last = stack.enter_context(connected(served, GET + b"\r\n"))
        assert last.recv(12) == b"HTTP/1.1 200"
        assert rest_of(idle[0]) == b""
        for person in people:
            assert person.do("react", reaction="wave")["tell"] == "done"
            person.close()

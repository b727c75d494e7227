"""Frames that go past the parser are read as the parser reads them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from fifties.server.websocket_protocol import WebSocketProtocol

from servers import masked

SIZES = st.sampled_from([0, 1, 125, 126, 127, 300, 65_535, 65_536])
PAYLOADS = st.binary(max_size=40) | st.builds(lambda size: b"x" * size, SIZES)
WHOLE = st.builds(Frame, st.sampled_from([Opcode.TEXT, Opcode.BINARY]), PAYLOADS)
PIECES = st.builds(
    Frame, st.sampled_from([Opcode.TEXT, Opcode.CONT]), PAYLOADS, st.sampled_from([False, True])
)
CONTROL = st.builds(
    Frame, st.sampled_from([Opcode.PING, Opcode.PONG]), st.binary(max_size=125)
) | st.just(Frame(Opcode.CLOSE, b"\x03\xe8"))
SENT = (WHOLE | WHOLE | WHOLE | PIECES | CONTROL).map(lambda one: one.serialize(mask=True))
BEGUN, CLOSED = masked(b"begun", last=False), masked(b"\x03\xe8", 8)
BROKEN = st.sampled_from([b"\x81\x01x", b"\xc1\x81\0\0\0\0x", b"\x83\x80\0\0\0\0", masked(b"x", 1)])
"""Unmasked, with a reserved bit, with an unknown opcode, and one with nothing wrong."""


class Transport(asyncio.Transport):
    """Takes what is written, and knows whether it is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_closed = False
        self.goes_on = asyncio.Event()
        """Is set while the other side is read, and once the transport is closed."""
        self.goes_on.set()

    def write(self, data: Any) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        self.goes_on.clear()

    def resume_reading(self) -> None:
        self.goes_on.set()

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True
        self.goes_on.set()

    abort = close


class ByTheParser(WebSocketProtocol):
    """Lets every frame go through the parser."""

    def _is_whole_message(self, piece: bytes) -> bool:
        del piece
        return False


async def read(kind: type[WebSocketProtocol], chunks: list[bytes]) -> tuple[object, ...]:
    """Return what a protocol reads of *chunks*, what it answers, and whether it closes."""
    accepted = asyncio.Event()

    async def app(_: object, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        accepted.set()
        while (await receive())["type"] != "websocket.disconnect":
            pass

    config = Config(app, ws_per_message_deflate=False, ws_max_size=1 << 16, log_level="critical")
    config.load()
    protocol, transport = kind(config, ServerState(), {}), Transport()
    messages: list[bytes | None] = []
    client = ClientProtocol(parse_uri("ws://localhost/ws"))
    client.send_request(client.connect())
    protocol.connection_made(transport)
    protocol.data_received(b"".join(client.data_to_send()))
    await accepted.wait()
    transport.written = b""
    protocol.listen(messages.append, lambda: True, lambda: messages.append(b"broken"))
    for chunk in chunks:
        await transport.goes_on.wait()
        if not transport.is_closed:
            protocol.data_received(chunk)
    await transport.goes_on.wait()
    found = messages, transport.written, transport.is_closed
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)
    return found


@settings(max_examples=60)
@example([BEGUN, masked(b"within")], b"", [])
@example([BEGUN, masked(b"more", 0), masked(b"after")], b"", [])
@example([CLOSED, masked(b"after the end")], b"", [])
@given(st.lists(SENT, max_size=12), BROKEN | st.just(b""), st.lists(st.integers(1, 400)))
def test_messages_past_the_parser_are_what_it_reads(
    frames: list[bytes], last: bytes, cuts: list[int]
) -> None:
    """However they are cut, and whatever comes before or between them."""
    sent, chunks = b"".join([*frames, last]), list[bytes]()
    for cut in cuts:
        chunks.append(sent[:cut])
        sent = sent[cut:]
    chunks.append(sent)
    chunks = [chunk for chunk in chunks if chunk]
    expected = asyncio.run(read(ByTheParser, chunks))
    assert asyncio.run(read(WebSocketProtocol, chunks)) == expected


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535])
def test_a_whole_message_does_go_past_the_parser(
    monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr(WebSocketProtocol, "handle_text", None)
    frame = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
    assert asyncio.run(read(WebSocketProtocol, [frame])) == ([b"x" * size], b"", False)

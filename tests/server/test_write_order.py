"""Frames arrive whole and in order, whether they are for one client or for all."""

from __future__ import annotations

import asyncio
import socket
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from fifties.server.websocket_protocol import FrameWriter, frame, write_all

uvloop = pytest.importorskip("uvloop")


async def converse(seed: int, frames: int) -> bytes:
    """Send numbered messages both ways, now and then faster than they are read."""
    rng = Random(seed)
    loop = asyncio.get_running_loop()
    ours, theirs = socket.socketpair()
    for end in (ours, theirs):
        end.setblocking(False)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    transport, _ = await loop.create_connection(asyncio.Protocol, sock=ours)
    wire: Any = SimpleNamespace(transport=transport)
    writer = FrameWriter(wire, 1 << 30)
    expected, heard = b"", b""
    for number in range(frames):
        payload = f"{number}:".encode() * rng.randrange(1, 200)
        expected += frame(payload)
        if rng.random() < 0.5:
            writer.write(payload)
        else:
            write_all([writer], payload)
        if rng.random() < 0.1:
            heard += await loop.sock_recv(theirs, rng.randrange(1, 50_000))
    while len(heard) < len(expected):
        heard += await loop.sock_recv(theirs, 65_536)
    transport.close()
    theirs.close()
    assert heard == expected
    return heard


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("new_loop", [uvloop.new_event_loop, asyncio.new_event_loop])
def test_frames_arrive_whole_and_in_order_however_they_are_written(
    new_loop: Any, seed: int
) -> None:
    with asyncio.Runner(loop_factory=new_loop) as runner:
        assert runner.run(asyncio.wait_for(converse(seed, 500), 20))

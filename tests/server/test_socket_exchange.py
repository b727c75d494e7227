"""Sockets that one worker hands to another."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from unittest.mock import patch

import pytest

from fifties.server import socket_exchange
from fifties.server.socket_exchange import LARGEST, HandedSocket, SocketExchange

pytestmark = pytest.mark.skipif(
    not hasattr(socket, "SOCK_SEQPACKET"), reason="workers need such sockets to hand others over"
)

Taken = list[tuple[socket.socket, HandedSocket]]


AsyncTest = Callable[[Path], Coroutine[None, None, None]]


def in_event_loop(test: AsyncTest) -> Callable[[Path], None]:
    """Run a test in an event loop of its own."""

    @wraps(test)
    def run(tmp_path: Path) -> None:
        asyncio.run(test(tmp_path))

    return run


async def until(condition: Callable[[], bool]) -> None:
    """Let the event loop run until something is the case."""
    while not condition():  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(0)


def handed(unread: bytes = b"frames") -> HandedSocket:
    return HandedSocket("here", 1, b"GET /ws HTTP/1.1\r\n\r\n", unread)


def exchange(directory: Path, node: str, taken: Taken | None = None) -> SocketExchange:
    """Return an exchange that is open."""
    take: Callable[[socket.socket, HandedSocket], None]
    take = (lambda *_: None) if taken is None else lambda *both: taken.append(both)
    opened = SocketExchange(directory, node, take)
    opened.open()
    return opened


@in_event_loop
async def test_a_socket_goes_on_in_another_worker(tmp_path: Path) -> None:
    taken: Taken = []
    here, there = exchange(tmp_path, "here"), exchange(tmp_path, "there", taken)
    client, served = socket.socketpair()
    assert await here.is_awake("there")
    assert here.send("there", served.fileno(), handed())
    served.close()
    await until(lambda: bool(taken))
    ((same, told),) = taken
    assert told == handed()
    same.send(b"from the other")
    assert client.recv(100) == b"from the other"
    for one in (here, there, client, same):
        one.close()


@in_event_loop
async def test_nothing_is_handed_to_who_is_no_worker_or_has_ended(tmp_path: Path) -> None:
    here, there = exchange(tmp_path, "here"), exchange(tmp_path, "there")
    assert not await here.is_awake("elsewhere")
    assert await here.is_awake("there")
    there.close()
    assert not await here.is_awake("there")
    assert not here.send("there", 0, handed())
    here.close()


@in_event_loop
async def test_nothing_is_handed_to_who_does_not_answer(tmp_path: Path) -> None:
    here = exchange(tmp_path, "here")
    stopped = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    stopped.bind(str(tmp_path / "stopped.sockets"))
    stopped.listen()
    with patch.object(socket_exchange, "AWAKE", 0.01):
        assert not await here.is_awake("stopped")
    stopped.close()
    here.close()


@in_event_loop
async def test_a_worker_that_ends_takes_what_was_handed_over_before(tmp_path: Path) -> None:
    taken: Taken = []
    here, there = exchange(tmp_path, "here"), exchange(tmp_path, "there", taken)
    client, served = socket.socketpair()
    assert await here.is_awake("there")
    assert here.send("there", served.fileno(), handed())
    there.close()
    assert [told for _, told in taken] == [handed()]
    for one in (here, client, served, taken[0][0]):
        one.close()


@in_event_loop
async def test_a_full_queue_and_too_much_unread_are_no_reason_to_wait(tmp_path: Path) -> None:
    taken: Taken = []
    here, there = exchange(tmp_path, "here"), exchange(tmp_path, "there", taken)
    client, served = socket.socketpair()
    assert await here.is_awake("there")
    assert not here.send("there", served.fileno(), handed(bytes(LARGEST + 1)))
    sent = 0
    while here.send("there", served.fileno(), handed(bytes(LARGEST))):
        sent += 1
    await until(lambda: len(taken) == sent)
    assert await here.is_awake("there")
    assert here.send("there", served.fileno(), handed())
    await until(lambda: len(taken) == sent + 1)
    for one in (here, there):
        one.close()
    for each in (client, served, *(same for same, _ in taken)):
        each.close()


@in_event_loop
async def test_a_message_that_cannot_be_read_costs_one_connection(tmp_path: Path) -> None:
    taken: Taken = []
    here, there = exchange(tmp_path, "here"), exchange(tmp_path, "there", taken)
    other = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    other.connect(str(tmp_path / "there.sockets"))
    client, served = socket.socketpair()
    socket.send_fds(other, [b"of a newer program"], [served.fileno()])
    served.close()
    assert await asyncio.to_thread(client.recv, 1) == b""
    assert await here.is_awake("there")
    assert taken == []
    for one in (here, there, client, other):
        one.close()

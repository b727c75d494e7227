"""The WebSocket at /ws: from connecting to messages for the hub."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from fifties.host.client import declined
from fifties.host.refusals import ServerFull
from fifties.host.token_buckets import TokenBucket
from fifties.server import refusals
from fifties.server.connections import Connection, Connections, Mover
from fifties.server.game_server import GameServer
from fifties.server.requester import address_of, device_of, is_own_page, language_of
from fifties.server.socket_exchange import SocketExchange
from fifties.server.websocket_protocol import EXTENSION, LINGER, FrameWriter, WebSocketProtocol
from fifties.table.codec import decode_request
from fifties.table.messages import CloseReason, Goodbye, ServerMessage
from fifties.table.requests import RequestId

HELD: Final = 5.0
"""Seconds that a client which has to wait is held before it is told how much longer."""


class _Identified(Struct):
    """As much of a message as is needed to answer it."""

    id: RequestId


_decode_id: Final = msgspec.json.Decoder(_Identified).decode


async def socket(websocket: WebSocket) -> None:
    """Serve one client until it goes."""
    server: GameServer = websocket.app.state.server
    connections = server.connections
    if not is_own_page(websocket):
        await websocket.close(1008)
        return
    protocol: WebSocketProtocol = websocket.scope["extensions"].pop(EXTENSION)
    connection = _connect(connections, websocket, protocol)
    if server.hub.stopping:
        goodbye = Goodbye(CloseReason.RESTARTING, server.hub.when_to_come_back())
        await _turn_away(websocket, connection, goodbye)
        return
    if not connections.admit(connection):
        if connection.origin and connection.may_move and await connection.move(connection.origin):
            return  # another worker has handed it over, and has room for it
        await _turn_away(websocket, connection, declined(ServerFull(), connection.lang))
        return
    try:
        wait = connections.cooldowns.wait(connection.address, connection.device, _now())
        if wait:
            await _hold(min(wait, HELD))
            if wait > HELD:
                goodbye = Goodbye(CloseReason.TOO_MUCH, wait - HELD)
                await _turn_away(websocket, connection, goodbye)
                return
        await websocket.accept()
        connections.begin(connection, partial(_close, websocket, connection, set()))
        protocol.listen(
            partial(receive, connections, connection),
            partial(_within_limits, connections, connection, asyncio.get_running_loop().time),
            partial(_send_off, connections, connection),
        )
        while (await websocket.receive())["type"] != "websocket.disconnect":
            pass
    except WebSocketDisconnect:
        pass
    finally:
        connections.drop(connection)
        connection.writer.let_go()


async def _hold(seconds: float) -> None:
    """Let a client that came back too soon wait for the answer to its handshake."""
    await asyncio.sleep(seconds)


def _now() -> float:
    return asyncio.get_running_loop().time()


async def _turn_away(websocket: WebSocket, connection: Connection, why: ServerMessage) -> None:
    """Accept the connection, say why it is not served, and close it."""
    try:
        await websocket.accept()
        await websocket.send_text(msgspec.json.encode(why).decode())
        await websocket.close(1013)
    except WebSocketDisconnect:
        return
    finally:
        connection.writer.cut()


def _connect(
    connections: Connections, websocket: WebSocket, protocol: WebSocketProtocol
) -> Connection:
    limits = connections.limits
    bucket = TokenBucket(limits.steady_rate, limits.burst, _now())
    writer = FrameWriter(protocol, limits.unread_bytes or sys.maxsize)
    connection = Connection(writer, bucket, address_of(websocket), device_of(websocket))
    connection.lang = language_of(websocket)
    exchange: SocketExchange | None = websocket.app.state.socket_exchange
    if exchange is not None:
        connection.mover = Mover(exchange, protocol)
    else:
        protocol.stay()
    return connection


def _close(websocket: WebSocket, connection: Connection, tasks: set[asyncio.Task[None]]) -> None:
    """Close the connection from outside the task that serves it."""
    if not tasks:
        connection.writer.shut()
        tasks.add(asyncio.create_task(_close_now(websocket, connection)))


async def _close_now(websocket: WebSocket, connection: Connection) -> None:
    try:
        async with asyncio.timeout(LINGER):
            await websocket.close(connection.closing or 1000)
    except TimeoutError:
        # It does not even read what came before.
        connection.writer.abort()
    except (WebSocketDisconnect, RuntimeError):
        # The other side was faster.
        return


def _within_limits(
    connections: Connections, connection: Connection, now: Callable[[], float]
) -> bool:
    """Count a frame; disconnect a client that has sent more than it may.

    It is called for every frame, and `_now` would ask the kernel each time whose loop runs.
    """
    if connection.bucket.take(now()):
        return True
    if connection.closing is None:
        connection.refuse(refusals.TooFast())
        _send_off(connections, connection)
        connection.close()
    connection.writer.cut()
    return False


def _send_off(connections: Connections, connection: Connection) -> None:
    """Tell a client that has sent too much, or broken frames, when it may come back."""
    if connection.closing is None:
        again = connections.cooldowns.begin(connection.address, connection.device, _now())
        connection.say_goodbye(CloseReason.TOO_MUCH, 1008, again)


def receive(connections: Connections, connection: Connection, data: bytes | None) -> None:
    """Pass one message of a client on to the hub; ``None`` is a binary one, which is refused."""
    connections.messages += 1
    if connection.closing is not None:
        return
    if data is None:
        connection.refuse(refusals.Malformed("binary"))
        return
    most = connections.limits.largest_message
    if len(data) > most:
        connection.refuse(refusals.TooLarge(most), _id_of(data))
        return
    try:
        message = decode_request(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        connection.refuse(refusals.Malformed(str(error)), _id_of(data))
        return
    connections.hub.receive(connection, message)


def _id_of(data: bytes) -> str | None:
    """Return the id of a message that cannot be read, if that can be."""
    try:
        return _decode_id(data).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None

"""The WebSocket: from bytes to requests of a table."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from typing import Final

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from fifties.server import refusals
from fifties.server.buckets import Bucket
from fifties.server.connection import Connection, declined, encode, spoken
from fifties.server.house import House
from fifties.server.refusals import NotServed
from fifties.server.visitor import address_of, device_of, own_page
from fifties.server.wire import EXTENSION, LINGER, OpenWire, Outlet
from fifties.table.requests import ClientMessage, Join, Mute, React, RequestId, Resume

_decode: Final = msgspec.json.Decoder(ClientMessage).decode


class _Named(Struct):
    """As much of a message as is needed to answer it."""

    id: RequestId


_decode_name: Final = msgspec.json.Decoder(_Named).decode


async def socket(websocket: WebSocket) -> None:
    """Serve one client until it goes."""
    house: House = websocket.app.state.house
    if not own_page(websocket) or house.closing:
        await websocket.close(1008)
        return
    wire = websocket.scope.get("extensions", {}).get(EXTENSION)
    connection = _connect(house, websocket, wire if isinstance(wire, OpenWire) else None)
    closer = partial(_close, websocket, connection, set())
    if not house.admit(connection, closer):
        await _turn_away(websocket, connection)
        return
    try:
        await websocket.accept()
        await _listen(house, websocket, connection, wire)
    except WebSocketDisconnect:
        pass
    finally:
        house.dropped(connection)
        connection.outlet.let_go()


async def _turn_away(websocket: WebSocket, connection: Connection) -> None:
    """Say that there is no room; a bare refusal of the connection would not tell why."""
    try:
        await websocket.accept()
        told = declined(refusals.ServerFull(), connection.lang)
        await websocket.send_text(encode(told).decode())
        await websocket.close(1013)
    except WebSocketDisconnect:
        return


def _connect(house: House, websocket: WebSocket, wire: OpenWire | None) -> Connection:
    limits = house.limits
    bucket = Bucket(limits.steady_rate, limits.burst, asyncio.get_running_loop().time())
    outlet = Outlet(wire, limits.unread_bytes or sys.maxsize)
    connection = Connection(outlet, bucket, address_of(websocket), device_of(websocket))
    connection.lang = spoken(websocket.headers.get("accept-language", "en"))
    return connection


async def _listen(house: House, websocket: WebSocket, connection: Connection, wire: object) -> None:
    """Take messages in: directly where that is possible, else one by one."""
    sender: asyncio.Task[None] | None = None
    if isinstance(wire, OpenWire):
        wire.hears = partial(hear, house, connection)
    else:
        sender = asyncio.create_task(_send(websocket, connection))
    try:
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            hear(house, connection, None if text is None else text.encode())
    finally:
        if sender is not None:
            sender.cancel()


async def _send(websocket: WebSocket, connection: Connection) -> None:
    try:
        while True:
            payload = await connection.outlet.next_payload()
            await websocket.send_text(payload.decode())
    except (WebSocketDisconnect, RuntimeError):
        # Whoever listens notices, too.
        return


def _close(websocket: WebSocket, connection: Connection, tasks: set[asyncio.Task[None]]) -> None:
    """Close from outside the task that listens."""
    if not tasks:
        connection.outlet.shut()
        tasks.add(asyncio.create_task(_close_now(websocket, connection)))


async def _close_now(websocket: WebSocket, connection: Connection) -> None:
    try:
        async with asyncio.timeout(LINGER):
            await websocket.close(connection.closing or 1000)
    except TimeoutError:
        # It does not even read what came before.
        connection.outlet.abort()
    except (WebSocketDisconnect, RuntimeError):
        # The other side was faster.
        return


def hear(house: House, connection: Connection, data: bytes | None) -> None:
    """Take one message of a client; ``None`` for a binary one."""
    house.requests += 1
    if connection.closing is not None:
        return
    if connection.too_fast(asyncio.get_running_loop().time()):
        house.close(connection)
        return
    if data is None:
        connection.decline(refusals.Malformed("binary"))
        return
    most = house.limits.largest_message
    if len(data) > most:
        connection.decline(refusals.TooLarge(most), _name_of(data))
        return
    try:
        message = _decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        connection.decline(refusals.Malformed(str(error)), _name_of(data))
        return
    try:
        _dispatch(house, connection, message)
    except NotServed as refused:
        connection.decline(refused.refusal, message.id)


def _dispatch(house: House, connection: Connection, message: ClientMessage) -> None:
    room = connection.room
    match message:
        case Join() | Resume():
            if room is not None:
                raise NotServed(refusals.JoinedAlready())
            if message.lang is not None:
                connection.lang = spoken(message.lang)
            connection.room = house.look_up(message.code, connection.address, message.token)
            connection.room.post(connection, message)
        case _ if room is None:
            raise NotServed(refusals.NotJoined())
        case React():
            room.when_safe(partial(_react, connection, message))
        case Mute():
            room.mute(connection, message)
        case _:
            room.post(connection, message)


def _react(connection: Connection, message: React) -> None:
    try:
        if connection.room is not None:
            connection.room.audience.react(connection, message)
    except NotServed as refused:
        connection.decline(refused.refusal, message.id)


def _name_of(data: bytes) -> str | None:
    """Find out what a message that cannot be read calls itself."""
    try:
        return _decode_name(data).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None

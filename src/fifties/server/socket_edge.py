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
from fifties.table.messages import Goodbye, Parting, ServerMessage
from fifties.table.requests import ClientMessage, Join, Mute, React, RequestId, Resume

HELD: Final = 5.0
"""Seconds that a connection which has to wait is held before it is told how much longer."""

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
    wire: OpenWire = websocket.scope["extensions"].pop(EXTENSION)
    connection = _connect(house, websocket, wire)
    closer = partial(_close, websocket, connection, set())
    if not house.admit(connection, closer):
        await _turn_away(websocket, connection, declined(refusals.ServerFull(), connection.lang))
        return
    try:
        wait = house.back_off.wait(connection.address, connection.device, _now())
        if wait:
            await asyncio.sleep(min(wait, HELD))
            if wait > HELD:
                goodbye = Goodbye(Parting.TOO_MUCH, wait - HELD)
                await _turn_away(websocket, connection, goodbye)
                return
        await websocket.accept()
        wire.listen(partial(hear, house, connection), partial(_within_limits, house, connection))
        while (await websocket.receive())["type"] != "websocket.disconnect":
            pass
    except WebSocketDisconnect:
        pass
    finally:
        house.dropped(connection)
        connection.outlet.let_go()


def _now() -> float:
    return asyncio.get_running_loop().time()


async def _turn_away(websocket: WebSocket, connection: Connection, why: ServerMessage) -> None:
    """Say why not; a bare refusal of the connection would not tell."""
    try:
        await websocket.accept()
        await websocket.send_text(encode(why).decode())
        await websocket.close(1013)
    except WebSocketDisconnect:
        return
    finally:
        connection.outlet.cut()


def _connect(house: House, websocket: WebSocket, wire: OpenWire) -> Connection:
    limits = house.limits
    bucket = Bucket(limits.steady_rate, limits.burst, _now())
    outlet = Outlet(wire, limits.unread_bytes or sys.maxsize)
    connection = Connection(outlet, bucket, address_of(websocket), device_of(websocket))
    connection.lang = spoken(websocket.headers.get("accept-language", "en"))
    return connection


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


def _within_limits(house: House, connection: Connection) -> bool:
    """Count a frame; cut whoever has sent more than they may."""
    now = _now()
    if connection.bucket.take(now):
        return True
    if connection.closing is None:
        again = house.back_off.offended(connection.address, connection.device, now)
        connection.decline(refusals.TooFast())
        connection.part(Parting.TOO_MUCH, 1008, again)
        house.close(connection)
    connection.outlet.cut()
    return False


def hear(house: House, connection: Connection, data: bytes | None) -> None:
    """Take one message of a client; ``None`` for a binary one."""
    house.requests += 1
    if connection.closing is not None:
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

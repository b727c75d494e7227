"""The handlers of the HTTP API."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from fifties.core import record_refusals
from fifties.extras import has_compiled
from fifties.host import api_answers, api_bodies
from fifties.host.about import describe_host
from fifties.host.api_answers import describe_table, find_record, record_file_name
from fifties.host.api_bodies import About
from fifties.host.finished_games import KeptRecord
from fifties.host.hub import Hub, opening_join
from fifties.host.refusals import NoSuchRecord, NotServed, ServerFull, WrongToken
from fifties.host.room import Room
from fifties.paper.print_request import MOST_PLAYERS
from fifties.server import refusals
from fifties.server.limits import LARGEST_UPLOAD
from fifties.server.links import join_link, resume_link
from fifties.server.requester import (
    address_of,
    base_of,
    device_of,
    language_of,
    require_own_page,
    token_of,
)
from fifties.server.worker import MOST_REVIEWED, ReplayJob
from fifties.server.worker_process import WorkerAnswer
from fifties.table.codec import bind_game_types
from fifties.table.runner import key_of

if TYPE_CHECKING:
    from fifties.server.game_server import GameServer

Body = TypeVar("Body")
Query = TypeVar("Query", bound=Struct)

UPLOAD_SECONDS: Final = 30.0
"""Seconds that sending a record in may take."""

SEAT_DIGITS: Final = 5


def server_of(request: Request) -> GameServer:
    """Return the server that answers *request*."""
    server: GameServer = request.app.state.server
    return server


def _hub_of(request: Request) -> Hub:
    return server_of(request).hub


def answer(body: object, status: int = 200) -> Response:
    """Return a JSON response."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def read_body(request: Request, kind: type[Body]) -> Body:
    """Return the body of a request, or refuse it."""
    require_own_page(request)
    most = server_of(request).limits.largest_message
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise NotServed(refusals.TooLarge(most))
        body: Body = msgspec.json.decode(data or b"{}", type=bind_game_types(kind))
    except (msgspec.DecodeError, RecursionError, UnicodeError, ClientDisconnect) as error:
        raise NotServed(refusals.Malformed(str(error))) from None
    return body


def read_query(request: Request, kind: type[Query]) -> Query:
    """Return the query of a request, or refuse it."""
    try:
        return msgspec.convert(dict(request.query_params), type=kind, strict=False)
    except msgspec.ValidationError as error:
        raise NotServed(refusals.Malformed(str(error))) from None


async def open_table(request: Request) -> Response:
    """Open a table."""
    wish = await read_body(request, api_bodies.OpenTable)
    host = opening_join(wish.name, wish.role, wish.token, wish.lang)
    opened, token, member = await _hub_of(request).open(
        wish.settings, host, address_of(request), device_of(request), alone=wish.alone
    )
    base, code = base_of(request), opened.code
    links = join_link(base, code), resume_link(base, code, token)
    return answer(api_bodies.TableOpened(code, token, member, *links), 201)


async def find_table(request: Request) -> Response:
    """Return what there is to know before joining."""
    found = await _hub_of(request).look_up(request.path_params["code"], address_of(request))
    return answer(await describe_table(found, join_link(base_of(request), found.code)))


async def close_table(request: Request) -> Response:
    """Close a table for everybody, at the wish of a host."""
    require_own_page(request)
    await _hub_of(request).close_table(await room_of_host(request))
    return Response(status_code=204)


async def room_of_host(request: Request) -> Room:
    """Return the room of the table that a request names, if one of its hosts asks."""
    code, token = request.path_params["code"], token_of(request)
    return await api_answers.room_of_host(_hub_of(request), code, token, address_of(request))


async def join_qr(request: Request) -> Response:
    """Draw the link with which phones join."""
    found = await _hub_of(request).look_up(request.path_params["code"], address_of(request))
    link = join_link(base_of(request), found.code)
    return Response(await server_of(request).qr_codes.picture(link), media_type="image/svg+xml")


async def resume_qr(request: Request) -> Response:
    """Draw the link with which somebody takes their seat along to another device."""
    token, address = token_of(request), address_of(request)
    found = await _hub_of(request).look_up(request.path_params["code"], address, token)
    if found.runner.member_with(token) is None:
        _hub_of(request).count_wrong_code(address)
        raise NotServed(WrongToken())
    link = resume_link(base_of(request), found.code, token)
    return Response(await server_of(request).qr_codes.picture(link), media_type="image/svg+xml")


async def list_records(request: Request) -> Response:
    """List the games that the holder of the token has played."""
    kept = await _hub_of(request).records_of(key_of(token_of(request)))
    return answer(api_answers.list_records(kept))


async def requested_record(request: Request) -> KeptRecord:
    """Return the record that a request names, or refuse."""
    return await find_record(_hub_of(request), request.path_params["name"])


async def requested_record_text(request: Request) -> bytes:
    """Return the text of the record that a request names, or refuse."""
    return (await requested_record(request)).text.encode()


async def fetch_record(request: Request) -> Response:
    """Hand a record out to whoever knows its name."""
    kept = await requested_record(request)
    file = f'attachment; filename="{record_file_name(kept)}"'
    return Response(kept.text, media_type="application/toml", headers={"Content-Disposition": file})


async def fetch_timeline(request: Request) -> Response:
    """Replay a record for whoever knows its name."""
    name, fetch = request.path_params["name"], partial(requested_record_text, request)
    job = _replay_job(request)
    return _replayed(await server_of(request).replays.of_kept(name, fetch, job))


async def make_timeline(request: Request) -> Response:
    """Replay a record that somebody sends in; nothing of it is kept."""
    require_own_page(request)
    job, replays = _replay_job(request), server_of(request).replays
    address = address_of(request)
    with replays.upload(address):
        data = await read_record_text(request)
        return _replayed(await replays.of_upload(data, job, address))


async def read_record_text(request: Request) -> bytes:
    """Return a record that is being sent in, or refuse one that is too large or too slow."""
    data = bytearray()
    try:
        async with asyncio.timeout(UPLOAD_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > LARGEST_UPLOAD:
                    raise NotServed(record_refusals.TooLarge(LARGEST_UPLOAD >> 20))
    except (ClientDisconnect, TimeoutError) as error:
        raise NotServed(refusals.Malformed(type(error).__name__)) from None
    return bytes(data)


def _replay_job(request: Request) -> ReplayJob:
    seat = request.query_params.get("seat")
    if seat is not None and not (seat.isascii() and seat.isdigit() and len(seat) <= SEAT_DIGITS):
        raise NotServed(refusals.Malformed("seat is no number of a seat"))
    lang = language_of(request)
    return ReplayJob(lang, None if seat is None else int(seat))


def _replayed(replay: WorkerAnswer) -> Response:
    return Response(replay.body, replay.status, media_type="application/json")


async def erase_record(request: Request) -> Response:
    """Erase a record, for everybody, at the wish of somebody who played."""
    require_own_page(request)
    key = key_of(token_of(request))
    name, hub = request.path_params["name"], _hub_of(request)
    if not await hub.erase(name, key):
        raise NotServed(NoSuchRecord())
    server_of(request).replays.forget(name)
    return Response(status_code=204)


async def about(_: Request) -> Response:
    """Return what this server offers."""
    return answer(describe_server())


async def requester(request: Request) -> Response:
    """Return how this server sees who asks, so that proxies can be checked."""
    site = base_of(request).rstrip("/")
    return answer(api_bodies.Requester(address_of(request), site))


async def health(request: Request) -> Response:
    """Return the state of the server: that it runs, and whether anything kept is damaged."""
    hub = _hub_of(request)
    if hub.journal.broken:
        raise NotServed(ServerFull())
    damaged = len(hub.damaged)
    status: Literal["ok", "damaged"] = "damaged" if damaged else "ok"
    node = None if hub.cluster is None else hub.cluster.node
    return answer(api_bodies.Health(status, len(hub.rooms), len(hub.clients), damaged, node))


def describe_server() -> About:
    """Return what this server offers."""
    return describe_host(MOST_PLAYERS, _most_reviewed)


def _most_reviewed(game: str, most: int) -> int:
    """Return for how many players *game* is reviewed, which *most* can play; 0 if it is not."""
    if not has_compiled():
        return 0
    from fifties.review.registry import can_review  # noqa: PLC0415 - it needs an extra

    return min(most, MOST_REVIEWED) if can_review(game) else 0

"""What is answered over HTTP."""

from __future__ import annotations

import asyncio
from typing import Final, Literal, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from fifties.core import record_refusals
from fifties.core.document import MOST_BYTES
from fifties.server import bodies, offering, refusals
from fifties.server.addresses import join_link, resume_link
from fifties.server.connection import encode
from fifties.server.house import House, host_joins
from fifties.server.pictures import qr_svg
from fifties.server.refusals import NotServed
from fifties.server.replayer import Question, Replayed
from fifties.server.visitor import address_of, base_of, device_of, own_page, token_of
from fifties.table.refusals import HostOnly
from fifties.table.settings import name_of, room
from fifties.table.steward import key_of
from fifties.table.telling import show

Body = TypeVar("Body")

UPLOAD_SECONDS: Final = 30.0
"""How long a record may take to come in."""

SEAT_DIGITS: Final = 5


def house_of(request: Request) -> House:
    """Return the house that serves *request*."""
    house: House = request.app.state.house
    return house


def answer(body: object, status: int = 200) -> Response:
    """Answer with JSON."""
    return Response(encode(body), status, media_type="application/json")


async def read_body(request: Request, kind: type[Body]) -> Body:
    """Read what was sent, or refuse it."""
    if not own_page(request):
        raise NotServed(refusals.WrongOrigin())
    most = house_of(request).limits.largest_message
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise NotServed(refusals.TooLarge(most))
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError, ClientDisconnect) as error:
        raise NotServed(refusals.Malformed(str(error))) from None


async def open_table(request: Request) -> Response:
    """Open a table."""
    wish = await read_body(request, bodies.OpenTable)
    host = host_joins(wish.name, wish.role, wish.token, wish.lang)
    opened, token, member = await house_of(request).open(
        wish.settings, host, address_of(request), device_of(request), alone=wish.alone
    )
    base, code = base_of(request), opened.code
    links = join_link(base, code), resume_link(base, code, token)
    return answer(bodies.TableOpened(code, token, member, *links), 201)


async def find_table(request: Request) -> Response:
    """Tell what there is to know before joining."""
    found = house_of(request).look_up(request.path_params["code"], address_of(request))
    safe = asyncio.Event()
    found.when_safe(safe.set)
    await safe.wait()
    table = found.steward.table
    shown = show(table)
    return answer(
        bodies.TableFound(
            code=table.code,
            game=name_of(table.settings),
            stage=shown.stage,
            seated=shown.seated,
            room=room(table.settings),
            locked=table.locked,
            link=join_link(base_of(request), table.code),
        )
    )


async def close_table(request: Request) -> Response:
    """Close a table for everybody, at the wish of its host."""
    if not own_page(request):
        raise NotServed(refusals.WrongOrigin())
    token, address, house = token_of(request), address_of(request), house_of(request)
    found = house.look_up(request.path_params["code"], address, token)
    member = found.steward.member_with(token)
    if member is None:
        house.guessed(address)
        raise NotServed(refusals.WrongToken())
    if member != found.steward.table.host:
        raise NotServed(HostOnly())
    await house.close_table(found)
    return Response(status_code=204)


async def join_qr(request: Request) -> Response:
    """Draw the link with which phones join."""
    found = house_of(request).look_up(request.path_params["code"], address_of(request))
    link = join_link(base_of(request), found.code)
    return Response(qr_svg(link), media_type="image/svg+xml")


async def resume_qr(request: Request) -> Response:
    """Draw the link with which somebody takes their seat along to another device."""
    token, address = token_of(request), address_of(request)
    found = house_of(request).look_up(request.path_params["code"], address, token)
    if found.steward.member_with(token) is None:
        house_of(request).guessed(address)
        raise NotServed(refusals.WrongToken())
    link = resume_link(base_of(request), found.code, token)
    return Response(qr_svg(link), media_type="image/svg+xml")


async def list_records(request: Request) -> Response:
    """List the games that the holder of the token has played."""
    kept = house_of(request).records_of(key_of(token_of(request)))
    listed = [
        bodies.RecordListed(k.name, k.finished, k.game, k.players, k.winners, k.totals)
        for k in kept
    ]
    return answer(listed)


async def fetch_record(request: Request) -> Response:
    """Hand a record out to whoever knows its name."""
    kept = house_of(request).record(request.path_params["name"])
    if kept is None:
        raise NotServed(refusals.NoSuchRecord())
    file = f'attachment; filename="{kept.game}-{kept.name[:8]}.toml"'
    return Response(kept.text, media_type="application/toml", headers={"Content-Disposition": file})


async def fetch_timeline(request: Request) -> Response:
    """Replay a record for whoever knows its name."""
    name, house = request.path_params["name"], house_of(request)

    def fetch() -> bytes:
        kept = house.record(name)
        if kept is None:
            raise NotServed(refusals.NoSuchRecord())
        return kept.text.encode()

    asked = _question(request)
    return _replayed(await house.replayer.of_kept(name, fetch, asked))


async def make_timeline(request: Request) -> Response:
    """Replay a record that somebody sends in; nothing of it is kept."""
    if not own_page(request):
        raise NotServed(refusals.WrongOrigin())
    asked, replayer = _question(request), house_of(request).replayer
    address = address_of(request)
    with replayer.upload(address):
        data = await read_record_text(request)
        return _replayed(await replayer.of_upload(data, asked, address))


async def read_record_text(request: Request) -> bytes:
    """Read a record that is being sent in, as long as it is not too large or too slow."""
    data = bytearray()
    try:
        async with asyncio.timeout(UPLOAD_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > MOST_BYTES:
                    raise NotServed(record_refusals.TooLarge(MOST_BYTES >> 20))
    except (ClientDisconnect, TimeoutError) as error:
        raise NotServed(refusals.Malformed(type(error).__name__)) from None
    return bytes(data)


def _question(request: Request) -> Question:
    seat = request.query_params.get("seat")
    if seat is not None and not (seat.isascii() and seat.isdigit() and len(seat) <= SEAT_DIGITS):
        raise NotServed(refusals.Malformed("seat is no number of a seat"))
    lang = request.headers.get("accept-language", "en")
    return Question(None if seat is None else int(seat), lang)


def _replayed(replayed: Replayed) -> Response:
    return Response(replayed.body, replayed.status, media_type="application/json")


async def erase_record(request: Request) -> Response:
    """Erase a record, for everybody, at the wish of somebody who played."""
    if not own_page(request):
        raise NotServed(refusals.WrongOrigin())
    key = key_of(token_of(request))
    name, house = request.path_params["name"], house_of(request)
    if not house.erase(name, key):
        raise NotServed(refusals.NoSuchRecord())
    house.replayer.forget(name)
    return Response(status_code=204)


async def about(_: Request) -> Response:
    """Tell what this server offers."""
    return answer(offering.about())


async def health(request: Request) -> Response:
    """Tell that the server runs, and whether anything that it keeps is damaged."""
    house = house_of(request)
    if house.journal.broken:
        raise NotServed(refusals.ServerFull())
    damaged = len(house.damaged)
    status: Literal["ok", "damaged"] = "damaged" if damaged else "ok"
    return answer(bodies.Health(status, len(house.rooms), len(house.connections), damaged))

"""Tables that play on from a moment of a record, which a worker process reads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fifties.host import api_bodies
from fifties.host.api_answers import find_record
from fifties.host.client import spoken
from fifties.host.hub import opening_join
from fifties.host.refusals import NotServed
from fifties.server import refusals
from fifties.server.api_handlers import answer, read_record_text, server_of
from fifties.server.file_jobs import JobRefused
from fifties.server.links import join_link, resume_link
from fifties.server.requester import address_of, base_of, device_of, is_own_page
from fifties.server.worker import DONE, BranchJob
from fifties.server.worker_process import WorkerAnswer
from fifties.table.codec import bind_game_types
from fifties.table.position import BranchedTable

OPENED: Final = 201


async def branch_kept(request: Request) -> Response:
    """Open a table that plays on from a moment of a record, for whoever knows its name."""
    name, server = request.path_params["name"], server_of(request)
    query = _query(request)

    async def fetch() -> bytes:
        return (await find_record(server.hub, name)).text.encode()

    async def cut() -> BranchedTable:
        return _branched(await server.replays.cut_kept(fetch, _job(request, query, name)))

    return await _open(request, query, cut)


async def branch_upload(request: Request) -> Response:
    """Open a table that plays on from a moment of a record that somebody sends in."""
    query = _query(request)
    replays, address = server_of(request).replays, address_of(request)
    with replays.upload(address):
        data = await read_record_text(request)

        async def cut() -> BranchedTable:
            return _branched(await replays.of_upload(data, _job(request, query), address))

        return await _open(request, query, cut)


async def find_kept(request: Request) -> Response:
    """Tell whether a record is kept here, for whoever knows its name."""
    kept = await server_of(request).hub.record(request.path_params["name"])
    return answer(api_bodies.RecordKept(kept is not None))


def _query(request: Request) -> api_bodies.BranchQuery:
    if not is_own_page(request):
        raise NotServed(refusals.WrongOrigin())
    try:
        return msgspec.convert(
            dict(request.query_params), type=api_bodies.BranchQuery, strict=False
        )
    except msgspec.ValidationError as error:
        raise NotServed(refusals.Malformed(str(error))) from None


def _job(request: Request, query: api_bodies.BranchQuery, name: str | None = None) -> BranchJob:
    lang = spoken(request.headers.get("accept-language", "en"))
    return BranchJob(lang, query.round, query.played, name)


def _branched(cut: WorkerAnswer) -> BranchedTable:
    if cut.status != DONE:
        raise JobRefused(cut.status, cut.body)
    kind = bind_game_types(BranchedTable, log=True)
    branched: BranchedTable = msgspec.json.decode(cut.body, type=kind)
    return branched


async def _open(
    request: Request, query: api_bodies.BranchQuery, cut: Callable[[], Awaitable[BranchedTable]]
) -> Response:
    host, hub = opening_join(query.name, lang=query.lang), server_of(request).hub
    try:
        room, token, member = await hub.open_branch(
            cut, host, address_of(request), device_of(request), query.seat
        )
    except JobRefused as refused:
        return Response(refused.body, refused.status, media_type="application/json")
    base, code = base_of(request), room.code
    links = join_link(base, code), resume_link(base, code, token)
    return answer(api_bodies.TableOpened(code, token, member, *links), OPENED)

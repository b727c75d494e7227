"""Tables that play on from a moment of a record, which a worker process reads."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fifties.host import api_bodies
from fifties.host.hub import opening_join
from fifties.host.table_openings import ReadBranch
from fifties.server.api_handlers import (
    answer,
    read_query,
    read_record_text,
    requested_record_text,
    server_of,
)
from fifties.server.file_jobs import JobRefused
from fifties.server.links import join_link, resume_link
from fifties.server.requester import address_of, base_of, device_of, language_of, require_own_page
from fifties.server.worker import DONE, BranchJob
from fifties.server.worker_process import WorkerAnswer
from fifties.table.codec import bind_game_types
from fifties.table.position import BranchedTable

OPENED: Final = 201


async def branch_kept(request: Request) -> Response:
    """Open a table that plays on from a moment of a record, for whoever knows its name."""
    query = _read_query(request)
    job = _job(request, query, request.path_params["name"])
    fetch, replays = partial(requested_record_text, request), server_of(request).replays

    async def read_branch() -> BranchedTable:
        return _branched(await replays.branch_kept(fetch, job))

    return await _open(request, query, read_branch)


async def branch_upload(request: Request) -> Response:
    """Open a table that plays on from a moment of a record that somebody sends in."""
    query = _read_query(request)
    replays, address = server_of(request).replays, address_of(request)
    with replays.upload(address):
        data = await read_record_text(request)

        async def read_branch() -> BranchedTable:
            return _branched(await replays.of_upload(data, _job(request, query), address))

        return await _open(request, query, read_branch)


async def find_kept(request: Request) -> Response:
    """Return whether a record is kept here, for whoever knows its name."""
    kept = await server_of(request).hub.record(request.path_params["name"])
    return answer(api_bodies.RecordKept(kept is not None))


def _read_query(request: Request) -> api_bodies.BranchQuery:
    require_own_page(request)
    return read_query(request, api_bodies.BranchQuery)


def _job(request: Request, query: api_bodies.BranchQuery, name: str | None = None) -> BranchJob:
    return BranchJob(language_of(request), query.round, query.played, name)


def _branched(answered: WorkerAnswer) -> BranchedTable:
    if answered.status != DONE:
        raise JobRefused(answered.status, answered.body)
    kind = bind_game_types(BranchedTable, log=True)
    branched: BranchedTable = msgspec.json.decode(answered.body, type=kind)
    return branched


async def _open(
    request: Request, query: api_bodies.BranchQuery, read_branch: ReadBranch
) -> Response:
    host, hub = opening_join(query.name, lang=query.lang), server_of(request).hub
    try:
        room, token, member = await hub.open_branch(
            read_branch, host, address_of(request), device_of(request), query.seat
        )
    except JobRefused as refused:
        return Response(refused.body, refused.status, media_type="application/json")
    base, code = base_of(request), room.code
    links = join_link(base, code), resume_link(base, code, token)
    return answer(api_bodies.TableOpened(code, token, member, *links), OPENED)

"""Who plays where in the heats of an event, page by page or by name."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from fifties.host.refusals import NotServed, WrongToken
from fifties.server.api_handlers import answer, read_query, server_of
from fifties.server.requester import address_of, token_of
from fifties.table.heat_summary import FoundPlayer, HeatLine, find_players, heat_page
from fifties.table.settings import MOST_AT_PARTY


class HeatsQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which heats are asked for, or who is looked for."""

    stage: Annotated[int, Meta(ge=1, le=MOST_AT_PARTY)] | None = None
    """The last one that was drawn, if left out."""
    first: Annotated[int, Meta(ge=1, le=MOST_AT_PARTY)] = 1
    """The first heat of the page."""
    find: Annotated[str, Meta(max_length=400)] = ""
    """How the name of somebody begins; then no heats are listed."""


class HeatsFound(Struct, frozen=True):
    """A page of heats, or people who were looked for."""

    stage: int
    """Counted from 1; 0 if there is no such stage."""
    stages: int
    """How many were drawn."""
    total: int
    """How many heats the stage has."""
    heats: tuple[HeatLine, ...]
    """At most 24."""
    found: tuple[FoundPlayer, ...]
    """At most 20."""


async def list_heats(request: Request) -> Response:
    """List heats of an event with their players, or players whose names begin with something."""
    token, address, hub = token_of(request), address_of(request), server_of(request).hub
    room = await hub.look_up(request.path_params["code"], address, token)
    await room.wait_until_stored()
    table, member = room.runner.table, room.runner.member_with(token)
    if member is None or member in table.pending:
        hub.count_wrong_code(address)
        raise NotServed(WrongToken())
    query = read_query(request, HeatsQuery)
    page = heat_page(table, query.stage, query.first, room.heat_rounds)
    found = find_players(table, query.find) if query.find else ()
    heats = () if query.find else page.heats
    return answer(HeatsFound(page.stage, page.stages, page.total, heats, found))

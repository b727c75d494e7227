"""Printing for an event over HTTP: for its hosts, with the names of those who are there."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fifties.extras import is_installed
from fifties.paper.entrants import Entrant, EventResult
from fifties.paper.print_request import BEFORE_EVENT
from fifties.server.api_handlers import room_of_host, server_of
from fifties.server.links import join_link
from fifties.server.printouts import (
    GameQuery,
    SheetQuery,
    look_of,
    print_into_file,
    read_query,
    sheet_language,
    split_parts,
)
from fifties.server.requester import base_of
from fifties.server.worker import PrintJob
from fifties.table.settings import name_of
from fifties.table.table import Table


class EventQuery(SheetQuery, frozen=True):
    """What to print for an event."""

    only: str = ""
    """Names of parts, separated by commas: poster, tents, tags, certificates, statements."""
    names: bool = True
    """Whether names are printed, or left free to write on."""
    progress: bool = False
    """Whether lines about the progress come first."""


async def print_event(request: Request) -> Response:
    """Print posters, tents, tags, certificates and forms for an event, for one of its hosts."""
    query = read_query(request, EventQuery)
    found = await room_of_host(request)
    table, server = found.runner.table, server_of(request)
    everybody = entrants_of(table, names=query.names)
    job = PrintJob(
        lang=sheet_language(request, query),
        page_format=query.page_format,
        game=name_of(table.settings),
        # A game for nobody cannot be made; the entrants say how many there are.
        players=max(GameQuery().players, len(everybody)),
        link=join_link(base_of(request), found.code),
        code=found.code,
        only=split_parts(query.only) or BEFORE_EVENT,
        event=look_of(table),
        entrants=True,
        result=result_of(table),
        fingerprint=await server.kits.fingerprint() if is_installed("cryptography") else "",
    )
    job.request()
    name, data = f"{job.game}-{found.code}", msgspec.json.encode(everybody)
    return await print_into_file(request, job, name, data, progress=query.progress)


def entrants_of(table: Table, *, names: bool) -> list[Entrant]:
    """Return the people who play, or played last, with their places once the game is over."""
    play = table.play
    members = [*table.lineup] if play is None else [*play.seats]
    over = play is not None and play.over
    places = play.game.places(play.state) if play is not None and over else ()
    points = play.game.points(play.state) if play is not None and over else ()
    return [
        Entrant(
            member + 1,
            table.members[member].name if names else "",
            places[seat] if over else None,
            points[seat] if over else None,
        )
        for seat, member in enumerate(members)
        if table.members[member].level is None
    ]


def result_of(table: Table) -> EventResult | None:
    """Return what certificates say of the last game, if it is over."""
    play = table.play
    if play is None or not play.over:
        return None
    day = datetime.fromtimestamp(table.changed_at, UTC).date()
    return EventResult(len(play.seats), day)

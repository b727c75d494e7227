"""Printing for an event over HTTP: for its hosts, with the names of those who are there."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from fifties.extras import is_installed
from fifties.paper.entrants import Entrant, EventResult
from fifties.paper.print_job import GameQuery, PrintJob, SheetQuery, split_parts
from fifties.paper.print_request import BEFORE_EVENT, MOST_PLAYERS
from fifties.server.api_handlers import read_query, room_of_host, server_of
from fifties.server.links import join_link
from fifties.server.printouts import (
    FONT,
    event_style_of,
    print_into_file,
    sheet_language,
)
from fifties.server.requester import base_of
from fifties.table.entries import MemberId
from fifties.table.heats import event_places
from fifties.table.settings import name_of
from fifties.table.table import Table


class EventQuery(SheetQuery, frozen=True):
    """What to print for an event."""

    only: str = ""
    """Names of parts, separated by commas: poster, tents, tags, certificates, statements."""
    players: Annotated[int, Meta(ge=3, le=MOST_PLAYERS)] | UnsetType = UNSET
    """How many are expected: whoever is not there yet gets a number without a name."""
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
    if query.players is not UNSET:
        everybody = with_expected(everybody, query.players)
    job = PrintJob(
        lang=sheet_language(request, query),
        page_format=query.page_format(FONT),
        game=name_of(table.settings),
        # A game for nobody cannot be made; the entrants say how many there are.
        players=max(GameQuery().players, len(everybody)),
        link=join_link(base_of(request), found.code),
        code=found.code,
        only=split_parts(query.only) or BEFORE_EVENT,
        event=event_style_of(table),
        entrants=True,
        result=result_of(table),
        fingerprint=await server.kits.fingerprint() if is_installed("cryptography") else "",
    )
    job.request()
    name, data = f"{job.game}-{found.code}", msgspec.json.encode(everybody)
    return await print_into_file(request, job, name, data, progress=query.progress)


def with_expected(there: list[Entrant], players: int) -> list[Entrant]:
    """Return *players* entrants: those who are *there*, and the lowest numbers that are free."""
    taken = {one.number for one in there}
    free = (number for number in count(1) if number not in taken)
    missing = [Entrant(next(free), "") for _ in range(players - len(there))]
    return sorted([*there, *missing], key=lambda one: one.number)


def entrants_of(table: Table, *, names: bool) -> list[Entrant]:
    """Return the people who play, or played last, with their places once that is over."""
    results = _results(table)
    members = (
        sorted(table.heats.members)
        if table.heats.stages
        else [*table.lineup]
        if table.play is None
        else [*table.play.seats]
    )
    return [
        Entrant(
            member + 1,
            table.members[member].name if names else "",
            *results.get(member, (None, None, None)),
        )
        for member in members
        if table.members[member].level is None
    ]


def result_of(table: Table) -> EventResult | None:
    """Return what certificates say of the last game, or of the heats, if these are over."""
    results = _results(table)
    if not results:
        return None
    return EventResult(len(results), datetime.fromtimestamp(table.changed_at, UTC).date())


def _results(table: Table) -> dict[MemberId, tuple[int, int | None, int | None]]:
    """Return everybody's place, points and stage, once the last game or the final is over."""
    play, stages = table.play, table.heats.stages
    if stages:
        places = event_places(stages)
        return {member: (one.place, one.points, one.stage) for member, one in places.items()}
    if play is None or not play.over:
        return {}
    places_of, points_of = play.game.places(play.state), play.game.points(play.state)
    seats = enumerate(play.seats)
    return {member: (places_of[seat], points_of[seat], None) for seat, member in seats}

"""Finding somebody among all who are at a table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from fifties.host.api_bodies import PeopleFound, PersonFound
from fifties.server.api_handlers import answer, read_query, room_of_host
from fifties.table.entries import MemberId
from fifties.table.member_names import search_key
from fifties.table.table import Table

LISTED: Final = 20
"""How many are listed at a time."""


class PeopleQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is looked for."""

    find: Annotated[str, Meta(max_length=400)] = ""
    """A part of the name; nothing for everybody."""


async def find_people(request: Request) -> Response:
    """List those at a table whose names hold what a host looks for."""
    room = await room_of_host(request)
    await room.wait_until_stored()
    query = read_query(request, PeopleQuery)
    return answer(people_found(room.runner.table, query.find))


def people_found(table: Table, wanted: str) -> PeopleFound:
    """Return whose names hold *wanted*: those that begin with it first, then who came last."""
    wanted = search_key(wanted)
    named = ((search_key(key), member) for key, member in table.names.items())
    holding = [(key, member) for key, member in named if wanted in key]
    begins = [member for key, member in holding if key.startswith(wanted)]
    others = [member for key, member in holding if not key.startswith(wanted)]
    listed = islice(_latest_first(begins, others), LISTED)
    return PeopleFound(len(holding), tuple(_person(table, member) for member in listed))


def _latest_first(*groups: list[MemberId]) -> Iterator[MemberId]:
    for group in groups:
        yield from sorted(group, reverse=True)


def _person(table: Table, member: MemberId) -> PersonFound:
    found = table.members[member]
    return PersonFound(
        member=member,
        name=found.name,
        role=found.role,
        bot=found.level is not None,
        host=member in table.hosts,
        pending=member in table.pending,
    )

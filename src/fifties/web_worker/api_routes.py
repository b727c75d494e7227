"""The part of the HTTP API that a device answers itself."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec import Struct

from fifties.core.record import RecordRefused
from fifties.core.refusals import Refused
from fifties.host import api_answers, api_bodies
from fifties.host.about import describe_host
from fifties.host.hub import Hub, opening_join
from fifties.host.refusals import NoSuchRecord, NotServed
from fifties.table.codec import bind_game_types
from fifties.table.position import BranchedTable
from fifties.web_worker.device_store import DeviceStore


class ApiRequest(Struct, frozen=True):
    """A request as a page makes it."""

    method: str
    path: str
    """With its query."""
    lang: str
    token: str = ""
    body: str = ""


class ApiAnswer(Struct, frozen=True):
    """What an HTTP answer would hold."""

    status: int
    body: str
    file: str | None = None
    """What the body is called if it is a file."""
    data: bytes = b""
    """The file, in place of a body, if it is no text."""


Handler: TypeAlias = Callable[["ApiRoutes", ApiRequest, str], Awaitable[object]]
"""Answers a request; the text is what is variable in its path."""

DONE: Final = 200
REFUSED: Final = 400
MISSING: Final = 404

MOST_PRINTED: Final = 500
"""For how many players a device prints; its tables wait meanwhile."""

_encode: Final = msgspec.json.Encoder().encode


class ApiRoutes:
    """Answers requests from what a hub and its store know."""

    def __init__(self, hub: Hub, store: DeviceStore) -> None:
        self._hub, self._store = hub, store

    async def answer(self, request: ApiRequest) -> ApiAnswer:
        """Answer a request, or refuse it in words."""
        path = urlsplit(request.path).path
        for method, pattern, handler in ROUTES:
            found = re.fullmatch(pattern, path)
            if method == request.method and found is not None:
                return await self._carry_out(handler, request, unquote("".join(found.groups())))
        return ApiAnswer(MISSING, "")

    async def _carry_out(self, handler: Handler, request: ApiRequest, name: str) -> ApiAnswer:
        try:
            answer = await handler(self, request, name)
        except Refused as refused:
            return refuse(refused, request.lang)
        return answer if isinstance(answer, ApiAnswer) else _done(answer)

    async def about(self, _: ApiRequest, __: str) -> object:
        """Return what this device offers."""
        return describe_host(MOST_PRINTED)

    async def open_table(self, request: ApiRequest, _: str) -> object:
        """Open a table."""
        kind = bind_game_types(api_bodies.OpenTable)
        wish: api_bodies.OpenTable = msgspec.json.decode(request.body, type=kind)
        opener = opening_join(wish.name, wish.role, wish.token, wish.lang)
        room, token, member = await self._hub.open(wish.settings, opener, alone=wish.alone)
        return api_bodies.TableOpened(room.code, token, member, link="", resume="")

    async def find_table(self, _: ApiRequest, code: str) -> object:
        """Return what there is to know of a table."""
        return await api_answers.describe_table(await self._hub.look_up(code, ""), link="")

    async def close_table(self, request: ApiRequest, code: str) -> object:
        """Close a table at the wish of its host."""
        room = await api_answers.room_of_host(self._hub, code, request.token)
        await self._hub.close_table(room)
        return None

    async def list_records(self, _: ApiRequest, __: str) -> object:
        """List all games that were played on this device."""
        return api_answers.list_records(self._store.all_records())

    async def fetch_record(self, _: ApiRequest, name: str) -> object:
        """Hand a record out."""
        kept = await api_answers.find_record(self._hub, name)
        return ApiAnswer(DONE, kept.text, api_answers.record_file_name(kept))

    async def erase_record(self, _: ApiRequest, name: str) -> object:
        """Erase a record."""
        if not await self._store.erase(name):
            raise NotServed(NoSuchRecord())
        return None

    async def fetch_timeline(self, request: ApiRequest, name: str) -> object:
        """Replay a record of this device."""
        kept = await api_answers.find_record(self._hub, name)
        return _timeline(kept.text, request)

    async def find_kept(self, _: ApiRequest, name: str) -> object:
        """Return whether a record is on this device."""
        return api_bodies.RecordKept(await self._hub.record(name) is not None)

    async def branch_kept(self, request: ApiRequest, name: str) -> object:
        """Open a table that plays on from a moment of a record of this device."""
        kept = await api_answers.find_record(self._hub, name)
        return await self._branch(request, kept.text, name)

    async def branch_upload(self, request: ApiRequest, _: str) -> object:
        """Open a table that plays on from a moment of a record that somebody has as a file."""
        return await self._branch(request, request.body)

    async def _branch(self, request: ApiRequest, text: str, name: str | None = None) -> object:
        query = msgspec.convert(query_of(request), type=api_bodies.BranchQuery, strict=False)
        opener = opening_join(query.name, lang=query.lang)

        async def read_branch() -> BranchedTable:
            return api_answers.branch_record(text.encode(), query.round, query.played, name)

        room, token, member = await self._hub.open_branch(read_branch, opener, seat=query.seat)
        return api_bodies.TableOpened(room.code, token, member, link="", resume="")

    async def make_timeline(self, request: ApiRequest, _: str) -> object:
        """Replay a record that somebody has as a file; nothing of it is kept."""
        return _timeline(request.body, request)


def query_of(request: ApiRequest) -> dict[str, str]:
    """Return what stands in the query of a request."""
    return {name: values[0] for name, values in parse_qs(urlsplit(request.path).query).items()}


def _timeline(text: str, request: ApiRequest) -> object:
    seat = query_of(request).get("seat")
    timeline = api_answers.build_timeline(text.encode())
    return timeline.seen_from(None if seat is None else int(seat))


def _done(body: object) -> ApiAnswer:
    return ApiAnswer(DONE, _encode(body).decode())


def refuse(refused: Refused, lang: str) -> ApiAnswer:
    """Return the answer that refuses a request in words."""
    refusal = refused if isinstance(refused, RecordRefused) else refused.refusal
    return ApiAnswer(REFUSED, _encode(api_answers.describe_refusal(refusal, lang)).decode())


ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("GET", "/api/about", ApiRoutes.about),
    ("POST", "/api/tables", ApiRoutes.open_table),
    ("GET", "/api/tables/([^/]+)", ApiRoutes.find_table),
    ("DELETE", "/api/tables/([^/]+)", ApiRoutes.close_table),
    ("GET", "/api/records", ApiRoutes.list_records),
    ("GET", "/api/records/([^/]+)", ApiRoutes.fetch_record),
    ("DELETE", "/api/records/([^/]+)", ApiRoutes.erase_record),
    ("GET", "/api/records/([^/]+)/timeline", ApiRoutes.fetch_timeline),
    ("GET", "/api/records/([^/]+)/kept", ApiRoutes.find_kept),
    ("POST", "/api/records/([^/]+)/branch", ApiRoutes.branch_kept),
    ("POST", "/api/branch", ApiRoutes.branch_upload),
    ("POST", "/api/timeline", ApiRoutes.make_timeline),
)
"""Method and path of what a device answers; the group of a path is its variable part."""

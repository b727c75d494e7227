"""Printing over HTTP: what may be query for, its limits and its answers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from fifties.core.refusals import IllegalSetup
from fifties.games.registry import editions, game_entry
from fifties.host.client import spoken
from fifties.host.refusals import NotServed
from fifties.host.token_buckets import TokenBuckets
from fifties.paper.layout import PageFormat
from fifties.paper.print_request import PARTS, POSTER, TooManyToPrint
from fifties.server import refusals
from fifties.server.api_handlers import server_of
from fifties.server.limits import Limits
from fifties.server.links import join_link
from fifties.server.requester import address_of, base_of
from fifties.server.worker import DONE, MOST_PRINTED, PrintJob
from fifties.server.worker_process import WorkerProcess
from fifties.table.settings import name_of

POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"
)
"""What a browser's own viewer needs to show a PDF."""

LONGEST: Final = 30.0
"""Seconds that a worker has for a sheet."""

WAITING: Final = 100
"""How many sheets may wait for their turn."""

KEPT: Final = 16
"""How many sheets are kept for others who want the same."""

Lang = Literal["en", "fr", "de", "it"]
QueryT = TypeVar("QueryT", bound="SheetQuery")


class SheetQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """How a sheet is to look."""

    lang: Lang | UnsetType = UNSET
    """The reader's own, if it is not given."""
    paper: Literal["a4", "letter"] = "a4"
    large: bool = False
    ink_saving: bool = False

    @property
    def page_format(self) -> PageFormat:
        """The paper and the print."""
        return PageFormat(self.paper, self.large, self.ink_saving)


class GameQuery(SheetQuery, frozen=True):
    """What to print for a game."""

    players: Annotated[int, Meta(ge=3, le=MOST_PRINTED)] = 4
    danger: bool = False
    edition: Literal["iello", "zoch", "tightrope"] | UnsetType = UNSET
    duplex: bool = False


class Printouts:
    """Prints one sheet after the other, and keeps some for others."""

    def __init__(self, limits: Limits) -> None:
        rate = limits.timelines_a_minute / 60 if limits.timelines else 0
        self._buckets = TokenBuckets(rate, limits.timelines)
        self._loop = asyncio.get_running_loop()
        self._kept: OrderedDict[PrintJob, bytes] = OrderedDict()
        self._worker = WorkerProcess(longest=LONGEST, waiting=WAITING, on_idle=self._kept.clear)

    async def print(self, job: PrintJob, address: str, record: bytes = b"") -> bytes:
        """Return the PDF of *job* for somebody at *address*."""
        if not record and job in self._kept:
            return self._kept[job]
        now = self._loop.time()
        if not self._buckets.of(address, now).take(now):
            raise NotServed(refusals.TooFast())
        async with self._worker.turn():
            # Somebody before may have query the same. A game that was played is not kept: it
            # belongs to those who played it.
            data = None if record else self._kept.get(job)
            if data is None:
                data = await self._ask(job, record)
        if not record:
            self._keep(job, data)
        return data

    async def _ask(self, job: PrintJob, record: bytes) -> bytes:
        answer = await self._worker.ask(job, record)
        if answer.status != DONE:
            # All that may be refused was refused before.
            raise NotServed(refusals.Broken())
        return answer.body

    async def stop(self) -> None:
        """End the process for good; whoever still waits is refused."""
        await self._worker.stop()

    def _keep(self, job: PrintJob, data: bytes) -> None:
        self._kept[job] = data
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _query(request: Request, kind: type[QueryT]) -> QueryT:
    """Return the query of a request, or refuse it."""
    try:
        return msgspec.convert(dict(request.query_params), type=kind, strict=False)
    except msgspec.ValidationError as error:
        raise NotServed(refusals.Malformed(str(error))) from None


def _lang(request: Request, query: SheetQuery) -> str:
    if query.lang is UNSET:
        return spoken(request.headers.get("accept-language", "en"))
    return query.lang


async def _answer(request: Request, job: PrintJob, name: str, record: bytes = b"") -> Response:
    data = await server_of(request).printouts.print(job, address_of(request), record)
    headers = {
        "Content-Disposition": f'inline; filename="{name}.pdf"',
        "Content-Security-Policy": POLICY,
    }
    return Response(data, media_type="application/pdf", headers=headers)


async def print_game(request: Request) -> Response:
    """Print everything for a table: grids, tracks and tokens, or cards, halves and score sheet."""
    game = request.path_params["game"]
    if game not in PARTS:
        raise NotServed(refusals.NoSuchPage())
    query = _query(request, GameQuery)
    if query.danger and "danger" not in game_entry(game).options:
        raise NotServed(refusals.Malformed(f"{game} has no Danger cards"))
    edition: str = next(iter(editions(game))) if query.edition is UNSET else query.edition
    if edition not in editions(game):
        raise NotServed(refusals.Malformed(f"{edition} is no edition of {game}"))
    job = PrintJob(
        lang=_lang(request, query),
        page_format=query.page_format,
        game=game,
        players=query.players,
        edition=edition,
        danger=query.danger,
        duplex=query.duplex,
    )
    job.request()
    return await _answer(request, job, f"{game}-{query.players}-players")


async def print_poster(request: Request) -> Response:
    """Print a poster with which phones find a table."""
    query = _query(request, SheetQuery)
    found = await server_of(request).hub.look_up(request.path_params["code"], address_of(request))
    game = name_of(found.runner.table.settings)
    job = PrintJob(
        lang=_lang(request, query),
        page_format=query.page_format,
        game=game,
        # A poster is the same for any number.
        players=GameQuery().players,
        link=join_link(base_of(request), found.code),
        code=found.code,
        only=(POSTER,),
    )
    return await _answer(request, job, f"{game}-{found.code}")


async def print_record(request: Request) -> Response:
    """Print a played game as a sheet to keep, for whoever knows its name."""
    query = _query(request, SheetQuery)
    kept = await server_of(request).hub.record(request.path_params["name"])
    if kept is None:
        raise NotServed(refusals.NoSuchRecord())
    if len(kept.players) > MOST_PRINTED:
        raise IllegalSetup(TooManyToPrint(len(kept.players), MOST_PRINTED))
    job = PrintJob(lang=_lang(request, query), page_format=query.page_format)
    return await _answer(request, job, f"{kept.game}-{kept.name[:8]}", kept.text.encode())

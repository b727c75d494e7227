"""Printing over HTTP: what may be asked for, its limits and its answers."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from fifties.host.refusals import NotServed
from fifties.paper.event_style import EventStyle
from fifties.paper.print_job import GameQuery, PrintJob, SheetQuery
from fifties.paper.print_request import PARTS, POSTER
from fifties.server import refusals
from fifties.server.api_handlers import read_query, requested_record, server_of
from fifties.server.bounded_dict import BoundedDict
from fifties.server.file_jobs import FileKind, JobFile, OnProgress, answer_with_file
from fifties.server.limits import Limits
from fifties.server.links import join_link
from fifties.server.requester import address_of, base_of, language_of
from fifties.server.worker import DONE, MOST_AT_ONCE
from fifties.server.worker_process import WorkerProcess
from fifties.table.settings import name_of
from fifties.table.table import Table

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

FONT: Final = os.environ.get("FIFTIES_FONT", "")
"""A font file for letters that are not bundled."""


class Printouts:
    """Prints one sheet after the other, and keeps some for others."""

    def __init__(self, limits: Limits) -> None:
        self._buckets = limits.job_buckets()
        self._loop = asyncio.get_running_loop()
        self._kept = BoundedDict[PrintJob, bytes](KEPT)
        self._worker = WorkerProcess(longest=LONGEST, waiting=WAITING, on_idle=self._kept.clear)

    async def print(self, job: PrintJob, address: str, record: bytes = b"") -> bytes:
        """Return the PDF of *job* for somebody at *address*."""
        if not record and job in self._kept:
            return self._kept[job]
        now = self._loop.time()
        if not self._buckets.of(address, now).take(now):
            raise NotServed(refusals.TooFast())
        async with self._worker.turn():
            # Somebody before may have asked for the same. A game that was played is not kept: it
            # belongs to those who played it.
            data = None if record else self._kept.get(job)
            if data is None:
                data = await self._ask(job, record)
        if not record:
            self._kept[job] = data
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


def sheet_language(request: Request, query: SheetQuery) -> str:
    """Return the language that is asked for, or the reader's own."""
    return query.language(language_of(request))


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
    query = read_query(request, GameQuery)
    try:
        job = query.job(game, language_of(request), FONT)
    except ValueError as error:
        raise NotServed(refusals.Malformed(str(error))) from None
    wanted = job.request()
    name = f"{game}-{query.players}-players"
    if wanted.pieces <= MOST_AT_ONCE and not query.progress:
        return await _answer(request, job, name)
    return await print_into_file(request, job, name, progress=query.progress)


async def print_into_file(
    request: Request, job: PrintJob, name: str, data: bytes = b"", *, progress: bool = False
) -> Response:
    """Print something that may take long, and send it piece by piece."""

    async def prepare(out: Path) -> tuple[PrintJob, bytes]:
        return replace(job, out=str(out)), data

    async def make(on_progress: OnProgress) -> JobFile:
        jobs, address = server_of(request).file_jobs, address_of(request)
        return await jobs.make(address, prepare, on_progress)

    kind = FileKind(name=f"{name}.pdf", media="application/pdf", inline=True, policy=POLICY)
    return await answer_with_file(request, make, kind, progress=progress)


async def print_poster(request: Request) -> Response:
    """Print a poster with which phones find a table."""
    query = read_query(request, SheetQuery)
    found = await server_of(request).hub.look_up(request.path_params["code"], address_of(request))
    game = name_of(found.runner.table.settings)
    job = PrintJob(
        lang=sheet_language(request, query),
        page_format=query.page_format(FONT),
        game=game,
        # A poster is the same for any number.
        players=GameQuery().players,
        link=join_link(base_of(request), found.code),
        code=found.code,
        only=(POSTER,),
        event=event_style_of(found.runner.table),
    )
    return await _answer(request, job, f"{game}-{found.code}")


def event_style_of(table: Table) -> EventStyle | None:
    """Return title and colours of the event at a table, if it is one."""
    event = table.settings.event
    return None if event is None else EventStyle(event.title, event.colours)


async def print_record(request: Request) -> Response:
    """Print a played game as a sheet to keep, for whoever knows its name."""
    query = read_query(request, SheetQuery)
    kept = await requested_record(request)
    job = PrintJob(lang=sheet_language(request, query), page_format=query.page_format(FONT))
    name, text = f"{kept.game}-{kept.name[:8]}", kept.text.encode()
    if len(kept.players) > MOST_AT_ONCE:
        return await print_into_file(request, job, name, text)
    return await _answer(request, job, name, text)

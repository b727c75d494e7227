"""Prints on a device what a server prints over HTTP; only imported once `fifties.paper` is there.

It needs neither a host nor its tables: whoever wants a record printed hands it in.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import unquote, urlsplit
from warnings import filterwarnings

import msgspec

from fifties.core.progress import OnProgress
from fifties.core.refusals import IllegalSetup, Refused
from fifties.games.registry import editions, make_game
from fifties.paper.print_job import GameQuery, PrintJob, SheetQuery
from fifties.paper.print_request import PARTS, TooManyToPrint
from fifties.web_worker.api_routes import (
    DONE,
    MISSING,
    MOST_PRINTED,
    ApiAnswer,
    ApiRequest,
    query_of,
    refuse,
)

GAME: Final = re.compile("/api/print/([^/]+)")
RECORD: Final = re.compile("/api/records/([^/]+)/sheet[.]pdf")

_encode: Final = msgspec.json.Encoder().encode

# fpdf2 says so when it is loaded; no sheet has a picture.
filterwarnings("ignore", "Pillow could not be imported")


def print_sheet(request: str, on_progress: OnProgress) -> str:
    """Answer a request of the HTTP API with a PDF: both are JSON.

    The body of a request for the sheet of a record is that record. Progress is counted in pieces.
    """
    asked = msgspec.json.decode(request, type=ApiRequest)
    try:
        return _encode(_answer(asked, on_progress)).decode()
    except Refused as refused:
        return _encode(refuse(refused, asked.lang)).decode()


def _answer(request: ApiRequest, on_progress: OnProgress) -> ApiAnswer:
    path = urlsplit(request.path).path
    game, record = GAME.fullmatch(path), RECORD.fullmatch(path)
    if game is not None and unquote(game[1]) in PARTS:
        return _print_game(request, unquote(game[1]), on_progress)
    if record is not None:
        return _print_record(request, unquote(record[1]), on_progress)
    return ApiAnswer(MISSING, "")


def _print_game(request: ApiRequest, game: str, on_progress: OnProgress) -> ApiAnswer:
    asked = query_of(request)
    players = int(asked["players"])
    # Refuses numbers for which there is no game, in words; the query only knows that it is wrong.
    make_game(players, next(iter(editions(game).values())))
    if players > MOST_PRINTED:
        raise IllegalSetup(TooManyToPrint(players, MOST_PRINTED))
    job = msgspec.convert(asked, type=GameQuery, strict=False).job(game, request.lang)
    return _print(job, b"", f"{game}-{players}-players", on_progress)


def _print_record(request: ApiRequest, name: str, on_progress: OnProgress) -> ApiAnswer:
    query = msgspec.convert(query_of(request), type=SheetQuery, strict=False)
    job = PrintJob(lang=query.language(request.lang), page_format=query.page_format())
    return _print(job, request.body.encode(), name[:8], on_progress)


def _print(job: PrintJob, data: bytes, name: str, on_progress: OnProgress) -> ApiAnswer:
    return ApiAnswer(DONE, "", f"{name}.pdf", job.carry_out(data, on_progress).data)

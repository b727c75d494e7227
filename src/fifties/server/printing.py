"""Printing over HTTP: what may be asked for, and its answers."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from fifties.core.refusals import IllegalSetup
from fifties.games.boxes import EDITIONS
from fifties.games.fifty import Fifty
from fifties.paper.formats import Format
from fifties.paper.order import PARTS, POSTER
from fifties.paper.refusals import TooManyToPrint
from fifties.server import refusals
from fifties.server.addresses import join_link
from fifties.server.connection import spoken
from fifties.server.handlers import house_of
from fifties.server.print_jobs import MOST_PRINTED, PrintJob
from fifties.server.refusals import NotServed
from fifties.server.visitor import address_of, base_of
from fifties.table.settings import name_of

POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"
)
"""What a browser's own viewer needs to show a PDF."""

Lang = Literal["en", "fr", "de", "it"]
Asked = TypeVar("Asked", bound="SheetAsked")


class SheetAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """How a sheet is to look."""

    lang: Lang | UnsetType = UNSET
    """The reader's own, if it is not given."""
    paper: Literal["a4", "letter"] = "a4"
    large: bool = False
    ink_saving: bool = False

    @property
    def form(self) -> Format:
        """The paper and the print."""
        return Format(self.paper, self.large, self.ink_saving)


class GameAsked(SheetAsked, frozen=True):
    """What to print for a game."""

    players: Annotated[int, Meta(ge=3, le=MOST_PRINTED)] = 4
    danger: bool = False
    edition: Literal["iello", "zoch", "tightrope"] | UnsetType = UNSET
    duplex: bool = False


def _asked(request: Request, kind: type[Asked]) -> Asked:
    """Read what stands in the address, or refuse it."""
    try:
        return msgspec.convert(dict(request.query_params), type=kind, strict=False)
    except msgspec.ValidationError as error:
        raise NotServed(refusals.Malformed(str(error))) from None


def _lang(request: Request, asked: SheetAsked) -> str:
    if asked.lang is UNSET:
        return spoken(request.headers.get("accept-language", "en"))
    return asked.lang


async def _answer(request: Request, job: PrintJob, name: str) -> Response:
    data = await house_of(request).press.print(job, address_of(request))
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
    asked = _asked(request, GameAsked)
    if asked.danger and game != Fifty.name:
        raise NotServed(refusals.Malformed("only fifty has Danger cards"))
    edition: str = next(iter(EDITIONS[game])) if asked.edition is UNSET else asked.edition
    if edition not in EDITIONS[game]:
        raise NotServed(refusals.Malformed(f"{edition} is no edition of {game}"))
    job = PrintJob(
        lang=_lang(request, asked),
        form=asked.form,
        game=game,
        players=asked.players,
        edition=edition,
        danger=asked.danger,
        duplex=asked.duplex,
    )
    job.order()
    return await _answer(request, job, f"{game}-{asked.players}-players")


async def print_poster(request: Request) -> Response:
    """Print a poster with which phones find a table."""
    asked = _asked(request, SheetAsked)
    found = house_of(request).look_up(request.path_params["code"], address_of(request))
    game = name_of(found.steward.table.settings)
    job = PrintJob(
        lang=_lang(request, asked),
        form=asked.form,
        game=game,
        # A poster is the same for any number.
        players=GameAsked().players,
        link=join_link(base_of(request), found.code),
        code=found.code,
        only=(POSTER,),
    )
    return await _answer(request, job, f"{game}-{found.code}")


async def print_record(request: Request) -> Response:
    """Print a played game as a sheet to keep, for whoever knows its name."""
    asked = _asked(request, SheetAsked)
    kept = house_of(request).record(request.path_params["name"])
    if kept is None:
        raise NotServed(refusals.NoSuchRecord())
    if len(kept.players) > MOST_PRINTED:
        raise IllegalSetup(TooManyToPrint(len(kept.players), MOST_PRINTED))
    job = PrintJob(lang=_lang(request, asked), form=asked.form, record=kept.text)
    return await _answer(request, job, f"{kept.game}-{kept.name[:8]}")

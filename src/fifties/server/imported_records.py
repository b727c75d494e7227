"""Finished games that were played elsewhere, on a device say, and are imported into this server.

They are refereed by the process that reads what strangers send in, and kept like those of its own
tables, in the list of whoever holds the token.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from typing import Final, Protocol

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fifties.host.api_answers import list_records
from fifties.host.finished_games import KeptRecord, RecordWithKeys
from fifties.host.refusals import NotServed, RecordDamaged
from fifties.host.table_log import Unreadable
from fifties.server import refusals
from fifties.server.api_handlers import answer, read_record_text, server_of
from fifties.server.requester import address_of, language_of, require_own_page, token_of
from fifties.server.worker import DONE, RefereeJob
from fifties.table.runner import key_of

MOST_BYTES: Final = 100_000
"""Of one game; those of tables that are no parties have a few thousand."""

DAY: Final = 86_400.0
"""Seconds."""

MOST_IMPORTED: Final = 500
"""How many records one token may have here to import another."""


class ImportArchive(Protocol):
    """Keeps records that were not played at tables of its own."""

    async def keep_imported(self, with_keys: RecordWithKeys, most: int) -> bool:
        """Keep a record of one owner, unless they have *most*; return whether it is kept.

        One that is there already stays as it is. Raises `Unreadable`.
        """
        ...


async def import_record(request: Request) -> Response:
    """Keep a finished game that was played elsewhere, in the list of the token's holder."""
    require_own_page(request)
    key, address, server = key_of(token_of(request)), address_of(request), server_of(request)
    job = RefereeJob(language_of(request))
    with server.replays.upload(address):
        data = await read_record_text(request)
        if len(data) > MOST_BYTES:
            raise NotServed(refusals.TooLarge(MOST_BYTES))
        refereed = await server.replays.of_upload(data, job, address)
    if refereed.status != DONE:
        return Response(refereed.body, refereed.status, media_type="application/json")
    game = msgspec.json.decode(refereed.body, type=KeptRecord)
    ended = date_of(game, server.hub.now(), server.hub.limits.record_days)
    imported = msgspec.structs.replace(game, name=name_of(game, key), finished=ended)
    await _keep(server.imported_records, imported, key)
    (listed,) = list_records([imported])
    return answer(listed, 201)


async def _keep(archive: ImportArchive, imported: KeptRecord, key: str) -> None:
    try:
        is_kept = await archive.keep_imported(RecordWithKeys(imported, (key,)), MOST_IMPORTED)
    except Unreadable:
        raise NotServed(RecordDamaged()) from None
    if not is_kept:
        raise NotServed(refusals.TooManyImported(MOST_IMPORTED))


def date_of(game: KeptRecord, now: float, record_days: float) -> float:
    """Return when a game is said to have ended: on the day that its record names.

    Or *now*, if there is no such day, if it lies ahead, or if games of that day are erased by now.
    """
    oldest = now - record_days * DAY if record_days else 0.0
    return game.finished if oldest < game.finished < now else now


def name_of(game: KeptRecord, key: str) -> str:
    """Return the name of a game that the holder of *key* imports: the same every time."""
    digest = hashlib.sha256(f"imported {key} {game.text}".encode()).digest()
    return urlsafe_b64encode(digest[:16]).decode().rstrip("=")

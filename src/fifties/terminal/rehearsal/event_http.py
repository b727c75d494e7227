"""What a rehearsal asks of a server over HTTP: the event, its record, and an event of its own."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from fifties.core.refusals import Refused
from fifties.locales import Speech
from fifties.table.settings import TableSettings
from fifties.terminal.live.reconnecting_socket import ServerUnreachable
from fifties.terminal.table_connection import ServerRefused

PATIENCE: Final = 60.0
"""Seconds that a server may take to answer."""


class EventFound(Struct):
    """What a server says of a table before one joins."""

    code: str
    game: str
    seat_limit: int


class EventOpened(Struct):
    """What a server says of a new table."""

    code: str
    token: str


class _Refusal(Struct):
    refusal: str
    text: str


class EventHttp:
    """Asks one server, in the language of the command."""

    def __init__(self, site: str, say: Speech) -> None:
        self._site, self._say = site, say

    async def find(self, code: str) -> EventFound:
        """Return what is known of a table; raises `Refused`."""
        return msgspec.json.decode(await self.get(f"/api/tables/{code}"), type=EventFound)

    async def open(self, settings: TableSettings) -> EventOpened:
        """Open a table, whose host does not play; raises `Refused`."""
        body = {"settings": settings, "role": "spectator", "token": secrets.token_urlsafe(16)}
        answer = await self._ask("POST", "/api/tables", msgspec.json.encode(body))
        return msgspec.json.decode(answer, type=EventOpened)

    async def delete(self, path: str, token: str) -> None:
        """Have something deleted that belongs to whoever has *token*; raises `Refused`."""
        await self._ask("DELETE", path, token=token)

    async def get(self, path: str) -> bytes:
        """Return what is at *path*; raises `Refused`."""
        return await self._ask("GET", path)

    async def _ask(
        self, method: str, path: str, body: bytes | None = None, token: str | None = None
    ) -> bytes:
        return await asyncio.to_thread(self._ask_now, method, path, body, token)

    def _ask_now(self, method: str, path: str, body: bytes | None, token: str | None) -> bytes:
        headers = {"Accept-Language": self._say.language, "Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        request = Request(self._site + path, body, headers, method=method)  # noqa: S310 - checked
        try:
            with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - http or https
                data: bytes = answer.read()
        except HTTPError as error:
            raise self._refused(error) from None
        except (OSError, URLError) as error:
            reason: Any = getattr(error, "reason", None) or error
            text = getattr(reason, "strerror", None) or str(reason)
            raise Refused(ServerUnreachable(self._site, text)) from None
        return data

    def _refused(self, error: HTTPError) -> Refused:
        try:
            told = msgspec.json.decode(error.read(), type=_Refusal)
        except (msgspec.MsgspecError, OSError):
            return Refused(ServerUnreachable(self._site, f"{error.code} {error.reason}"))
        return Refused(ServerRefused(told.text, told.refusal))

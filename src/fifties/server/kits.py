"""Kits of events over HTTP: for a host, made by a worker from the log that the server keeps."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar, Final, Protocol

from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from fifties.host.refusals import NotServed
from fifties.host.table_log import EncodedRow
from fifties.kit.refusals import LogNotKept
from fifties.kit.signature import SigningKey, fingerprint
from fifties.server.api_handlers import read_query, room_of_host, server_of
from fifties.server.file_jobs import FileJobs, FileKind, JobFile, OnProgress, answer_with_file
from fifties.server.requester import address_of, language_of
from fifties.server.worker import KitJob, KitTable

PAGE: Final = 1_000
"""Rows of a log that are read at a time, so that no table waits for it."""


class KitSource(Protocol):
    """What a kit is made of."""

    lasting: ClassVar[bool]

    async def load_encoded(self, code: str, since: int, most: int) -> list[EncodedRow]:
        """Return at most so many rows of a table after number *since*, or raise `Unreadable`."""
        ...

    async def signing_key(self) -> bytes:
        """Return the 32 secret bytes with which kits are signed, always the same ones."""
        ...


class KitQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """How a kit is wanted."""

    names: bool = True
    """Whether names are in it, or only numbers."""
    progress: bool = False
    """Whether lines about the progress come first."""


class Kits:
    """Makes the kits of a server's events."""

    def __init__(self, source: KitSource, jobs: FileJobs) -> None:
        self._source, self._jobs = source, jobs

    async def make(
        self,
        codes: Iterable[str],
        job: KitJob,
        address: str,
        on_progress: OnProgress,
    ) -> JobFile:
        """Return the kit of the event whose tables have these *codes*, the event's own first.

        *job* says how; what is secret or takes room is filled in when its turn has come.
        """
        if not self._source.lasting:
            raise NotServed(LogNotKept())

        async def prepare(out: Path) -> tuple[KitJob, bytes]:
            logs = [await self._write_log(out, number, code) for number, code in enumerate(codes)]
            key = await self._source.signing_key()
            return replace(job, tables=tuple(logs), key=key.hex(), out=str(out)), b""

        return await self._jobs.make(address, prepare, on_progress)

    async def fingerprint(self) -> str:
        """Return the fingerprint of the key with which kits are signed."""
        key = SigningKey(await self._source.signing_key())
        return fingerprint(key.public)

    async def _write_log(self, out: Path, number: int, code: str) -> KitTable:
        """Write the log of a table beside the file *out*, some rows at a time."""
        file, rows = out.with_name(f"log-{number}"), 0
        with file.open("wb") as lines:
            while page := await self._source.load_encoded(code, rows, PAGE):
                lines.writelines(b"%r %s\n" % (row.at, row.entry) for row in page)
                rows += len(page)
        return KitTable(str(file), rows)


async def download_kit(request: Request) -> Response:
    """Make the signed kit of an event, for one of its hosts."""
    query = read_query(request, KitQuery)
    found = await room_of_host(request)
    job = KitJob(language_of(request), tables=(), key="", out="", names=query.names)
    codes = (found.code, *found.runner.table.heats.codes())

    async def make(on_progress: OnProgress) -> JobFile:
        kits, address = server_of(request).kits, address_of(request)
        return await kits.make(codes, job, address, on_progress)

    kind = FileKind(name=f"fifties-{found.code}.zip", media="application/zip")
    return await answer_with_file(request, make, kind, progress=query.progress)

"""The offline copy over HTTP: the files that browsers keep to play without this server."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from fifties.built_client.offline_copy import (
    COMPRESSED,
    FOLDER,
    LIST,
    PACK,
    SMALLEST,
    Pack,
    list_files,
    read_pack,
    unpack,
)
from fifties.server.pages import ENCODINGS, Pages

YEAR: Final = 365 * 24 * 3600
TYPES: Final = {
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    SMALLEST: "application/octet-stream",
}


def offline_routes(pages: Pages) -> list[BaseRoute]:
    """Return the routes to the offline copy; there are none if it was not built."""
    pack = read_pack()
    if pack is None:
        return []
    listed = _list(pages, pack)

    async def offline_copy(_: Request) -> Response:
        headers = {"Cache-Control": "no-cache"}
        return Response(listed, media_type="application/json", headers=headers)

    async def file(request: Request) -> Response:
        name = request.path_params["name"]
        if request.path_params["version"] != pack.version:
            raise HTTPException(404)
        if name.removesuffix(SMALLEST) not in pack.files:
            raise HTTPException(404)
        return await _answer(name, request.headers.get("accept-encoding", ""))

    return [
        Route(f"/{LIST}", offline_copy),
        Route(f"/{FOLDER}/{{version}}/{{name}}", file),
    ]


def _list(pages: Pages, pack: Pack) -> bytes:
    contents = {name: file.plain for name, file in pages.built.items()}
    smallest = next(iter(ENCODINGS))
    sizes = {name: len(file.packed.get(smallest, file.plain)) for name, file in pages.built.items()}
    return msgspec.json.encode(list_files(contents, sizes, pack, compressed=False))


async def _answer(name: str, accepted: str) -> Response:
    """Return a file as it is kept, which browsers unpack, or unpacked for whoever cannot."""
    is_as_kept = name.endswith(SMALLEST)
    content = await run_in_threadpool(_read, name if is_as_kept else name + COMPRESSED)
    headers = {
        "Cache-Control": f"public, max-age={YEAR}, immutable",
        "Content-Type": TYPES[PurePosixPath(name).suffix],
        "Vary": "Accept-Encoding",
    }
    if not is_as_kept and "gzip" in accepted:
        headers["Content-Encoding"] = "gzip"
    elif not is_as_kept:
        content = await run_in_threadpool(unpack, content)
    return Response(content, headers=headers)


def _read(name: str) -> bytes:
    return (PACK / name).read_bytes()

"""The browser client: what its build wrote, kept in memory and handed out as small as possible."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Final

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from fifties.locales import LANGUAGES
from fifties.server.codes import new_token
from fifties.server.connection import spoken
from fifties.server.handlers import house_of
from fifties.server.visitor import COOKIE

YEAR: Final = 365 * 24 * 3600
STATIC: Final = files("fifties") / "static"
PAGE: Final = "index.html"
HASHED: Final = "assets"
"""The folder of files whose names change with what is in them."""
NOT_BUILT: Final = "The browser game is not built here: run `make play` in the checkout.\n"

ADDRESSES: Final = (
    "/",
    "/t/{code}",
    "/stage/{code}",
    "/learn",
    "/learn/{game}",
    "/replay",
    "/replay/{name}",
)
"""Where the page itself is; it finds out by the address what to show."""

PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""How a file may be packed, the smallest first, and what is then behind its name."""

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Written out, for every system has other ideas about them."""


class Built(Struct, frozen=True):
    """A file of the client."""

    plain: bytes
    packed: dict[str, bytes]
    headers: dict[str, str]


def client_routes(folder: Traversable = STATIC) -> list[BaseRoute]:
    """Return the routes to everything that the client's build wrote into *folder*."""
    built = _built(folder)
    words = {language: _words(built, language) for language in LANGUAGES}

    async def page(request: Request) -> Response:
        if PAGE not in built:
            return PlainTextResponse(NOT_BUILT, 503)
        answer = _known_again(request, _answer(request, built[PAGE]))
        # Without this the browser asks for the words only when the scripts are there.
        said = words[spoken(request.headers.get("accept-language", ""))]
        answer.headers["Link"] = ", ".join(f"</{name}>; rel=modulepreload" for name in said)
        return answer

    async def file(request: Request) -> Response:
        wanted = built.get(request.scope["path"].removeprefix("/"))
        if wanted is None:
            raise HTTPException(404)
        return _answer(request, wanted)

    folders = sorted({name.split("/")[0] for name in built if "/" in name})
    singles = sorted(name for name in built if "/" not in name and name != PAGE)
    return [
        *(Route(address, page) for address in ADDRESSES),
        *(Route(f"/{name}/{{rest:path}}", file) for name in folders),
        *(Route(f"/{name}", file) for name in singles),
    ]


def _words(built: Iterable[str], language: str) -> list[str]:
    """Name the file that holds the first words of *language*."""
    return [name for name in built if name.startswith(f"{HASHED}/words-{language}-main")]


def _built(folder: Traversable) -> dict[str, Built]:
    found = dict(_walk(folder)) if folder.is_dir() else {}
    endings = tuple(PACKED.values())
    return {
        name: Built(
            plain,
            {way: found[name + end] for way, end in PACKED.items() if name + end in found},
            _headers(name, plain),
        )
        for name, plain in found.items()
        if not name.endswith(endings)
    }


def _walk(folder: Traversable, above: str = "") -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _walk(entry, f"{above}{entry.name}/")
        elif not entry.name.startswith("."):
            yield above + entry.name, entry.read_bytes()


def _headers(name: str, plain: bytes) -> dict[str, str]:
    # The page comes with somebody's cookie, which no cache may hand to others.
    caching = "private, no-cache" if name == PAGE else "no-cache"
    if name.startswith(f"{HASHED}/"):
        caching = f"public, max-age={YEAR}, immutable"
    return {
        "Content-Type": TYPES.get(PurePosixPath(name).suffix, "application/octet-stream"),
        "Cache-Control": caching,
        # Weak, for it is the same however the file is packed.
        "ETag": f'W/"{hashlib.sha256(plain).hexdigest()[:32]}"',
        "Vary": "Accept-Encoding, Accept-Language" if name == PAGE else "Accept-Encoding",
    }


def _answer(request: Request, wanted: Built) -> Response:
    seen = request.headers.get("if-none-match", "").split(",")
    if wanted.headers["ETag"] in {tag.strip() for tag in seen}:
        kept = {name: wanted.headers[name] for name in ("Cache-Control", "ETag", "Vary")}
        return Response(status_code=304, headers=kept)
    understood = _understood(request.headers.get("accept-encoding", ""))
    for way, packed in wanted.packed.items():
        if way in understood:
            return Response(packed, headers={**wanted.headers, "Content-Encoding": way})
    return Response(wanted.plain, headers=wanted.headers)


def _understood(accepted: str) -> set[str]:
    """Return the packings that a browser says it can undo."""
    offers = [offer.replace(" ", "").lower().partition(";") for offer in accepted.split(",")]
    return {way for way, _, weight in offers if not _is_zero(weight)}


def _is_zero(weight: str) -> bool:
    return weight.startswith("q=") and not weight[2:].strip("0.")


def _known_again(request: Request, page: Response) -> Response:
    """Let the browser be known again."""
    if COOKIE not in request.cookies:
        page.set_cookie(
            COOKIE,
            new_token(house_of(request).rng),
            max_age=YEAR,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
    return page

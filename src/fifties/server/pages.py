"""The files of the browser client, kept in memory and sent as small as possible."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import partial
from html import escape
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Final

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from fifties.built_client.content_policy import WORKER, WORKER_POLICY, policy_of
from fifties.built_client.offline_copy import STATIC
from fifties.host.codes import new_token
from fifties.locales import LANGUAGES
from fifties.server import previews
from fifties.server.api_handlers import server_of
from fifties.server.requester import COOKIE

DAY: Final = 24 * 3600
YEAR: Final = 365 * DAY
PAGE: Final = ".html"
PRELOADS: Final = "pages.json"
"""The file in which the build has written the scripts of each page."""
ICON: Final = "icons/icon-512.png"
"""What stands on the pictures of links."""
HASHED: Final = "assets"
"""The folder of files whose names change with what is in them."""
NOT_BUILT: Final = "The browser game is not built here: run `make play` in the checkout.\n"

ADDRESSES: Final = {
    "/": "home",
    "/t/{code}": "table",
    "/stage/{code}": "stage",
    "/event": "event",
    "/moderate/{code}": "moderate",
    "/learn": "learn",
    "/learn/{game}": "learn",
    "/replay": "replay",
    "/replay/{name}": "replay",
    "/review": "review",
    "/review/{name}": "review",
    "/rules": "learn",
    "/rules/{game}": "learn",
    "/replays": "replay",
    "/replays/{name}": "replay",
    "/about": "about",
    "/here": "home",
    "/here/t/{code}": "table",
    "/here/{rest:path}": "missing",
}
"""Paths of pages, and the screen that each begins with; the build writes one a language.

Those below `/here` are about tables on the browser's own device.
"""

ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How a file may be compressed, the smallest first, and the suffix of its name then."""

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
"""Media types by suffix: those of the operating system differ."""


REPEATED_HEADERS: Final[tuple[str, ...]] = (
    "Cache-Control",
    "Content-Security-Policy",
    "ETag",
    "Vary",
)
"""Headers that are sent again for a file that a browser has already."""


class ClientFile(Struct, frozen=True):
    """A file of the client."""

    plain: bytes
    packed: dict[str, bytes]
    headers: dict[str, str]


class Pages:
    """The pages of the client, as its build wrote them into a folder."""

    def __init__(self, folder: Traversable = STATIC) -> None:
        self.built = _built(folder)
        self._preloads = _preloads(self.built)

    async def page(self, request: Request, screen: str) -> Response:
        """Return the page of *screen* in the browser's language."""
        language = _preferred(request.headers.get("accept-language", ""))
        wanted = self.built.get(f"{screen}.{language}{PAGE}")
        if wanted is None:
            return PlainTextResponse(NOT_BUILT, 503)
        if previews.shows_links(request):
            return await _with_preview(request, wanted, language)
        answer = _set_device_cookie(request, _answer(request, wanted))
        # Without this the browser asks for them only when the first script is there.
        answer.headers["Link"] = self._preloads.get(f"{screen}.{language}", "")
        return answer

    async def missing(self, request: Request) -> Response | None:
        """Return a page that says that there is none, for a browser; ``None`` for programs."""
        read = request.method in {"GET", "HEAD"} and not request.url.path.startswith("/api/")
        if not read or "text/html" not in request.headers.get("accept", ""):
            return None
        # A page that is new to the browser: it may not say "as before" instead of "not found".
        request.scope["headers"] = [
            header for header in request.scope["headers"] if header[0] != b"if-none-match"
        ]
        answer = await self.page(request, "missing")
        answer.status_code = 404 if answer.status_code == 200 else answer.status_code  # noqa: PLR2004 - as HTTP calls it
        return answer


def client_routes(pages: Pages) -> list[BaseRoute]:
    """Return the routes to everything that the client's build wrote."""
    built = pages.built

    async def file(request: Request) -> Response:
        wanted = built.get(request.scope["path"].removeprefix("/"))
        if wanted is None:
            raise HTTPException(404)
        return _answer(request, wanted)

    async def picture(request: Request) -> Response:
        icon = built.get(ICON)
        if icon is None:
            raise HTTPException(404)
        return await previews.draw_preview(request, icon.plain)

    folders = sorted({name.split("/")[0] for name in built if "/" in name})
    singles = sorted(
        name for name in built if "/" not in name and not name.endswith((PAGE, PRELOADS))
    )
    return [
        *(
            Route(address, partial(pages.page, screen=screen))
            for address, screen in ADDRESSES.items()
        ),
        Route(f"{previews.PICTURES}/{{path:path}}.png", picture),
        *(Route(f"/{name}/{{rest:path}}", file) for name in folders),
        *(Route(f"/{name}", file) for name in singles),
    ]


async def _with_preview(request: Request, page: ClientFile, language: str) -> Response:
    """Return a page that says what a program shows beside a link to it."""
    preview = await previews.preview_of(request, request.url.path, language)
    head = f"<title>{escape(preview.title)}</title>{previews.tags(preview, request)}"
    text = page.plain.decode().replace("<title>fifties</title>", head, 1)
    headers = {name: told for name, told in page.headers.items() if name != "ETag"}
    return Response(text, headers={**headers, "Vary": "Accept-Language, User-Agent"})


def _preferred(accepted: str) -> str:
    """Return the first of a browser's languages that we speak, as the client finds it, too."""
    tags = (tag.strip().partition(";")[0] for tag in accepted.lower().split(","))
    bases = (tag.partition("-")[0] for tag in tags)
    return next((base for base in bases if base in LANGUAGES), LANGUAGES[0])


def _preloads(built: Mapping[str, ClientFile]) -> dict[str, str]:
    """Return, for each page, the header that lets a browser load its scripts early."""
    if PRELOADS not in built:
        return {}
    scripts = msgspec.json.decode(built[PRELOADS].plain, type=dict[str, list[str]])
    return {
        page: ", ".join(f"</{name}>; rel=modulepreload" for name in names)
        for page, names in scripts.items()
    }


def _built(folder: Traversable) -> dict[str, ClientFile]:
    found = dict(_walk(folder)) if folder.is_dir() else {}
    endings = tuple(ENCODINGS.values())
    return {
        name: ClientFile(
            plain,
            {way: found[name + end] for way, end in ENCODINGS.items() if name + end in found},
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
    headers = {
        "Content-Type": TYPES.get(PurePosixPath(name).suffix, "application/octet-stream"),
        "Cache-Control": "no-cache",
        # Weak: it is the same for every encoding.
        "ETag": f'W/"{hashlib.sha256(plain).hexdigest()[:32]}"',
        "Vary": "Accept-Encoding",
    }
    if name.startswith(f"{HASHED}/"):
        headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
    if WORKER.fullmatch(name):
        headers["Content-Security-Policy"] = WORKER_POLICY
    if name.endswith(".ico"):  # browsers ask for it unasked, even beside a bare JSON answer
        headers["Cache-Control"] = f"public, max-age={DAY}"
    if name.endswith(PAGE):
        # A page comes with somebody's cookie, which no cache may hand to others.
        headers["Cache-Control"] = "private, no-cache"
        headers["Content-Security-Policy"] = policy_of(plain.decode())
        headers["Vary"] = "Accept-Encoding, Accept-Language"
    return headers


def _answer(request: Request, wanted: ClientFile) -> Response:
    seen = request.headers.get("if-none-match", "").split(",")
    if wanted.headers["ETag"] in {tag.strip() for tag in seen}:
        kept = {name: wanted.headers[name] for name in REPEATED_HEADERS if name in wanted.headers}
        return Response(status_code=304, headers=kept)
    accepted_encodings = _accepted_encodings(request.headers.get("accept-encoding", ""))
    for way, packed in wanted.packed.items():
        if way in accepted_encodings:
            return Response(packed, headers={**wanted.headers, "Content-Encoding": way})
    return Response(wanted.plain, headers=wanted.headers)


def _accepted_encodings(accepted: str) -> set[str]:
    """Return the encodings that a browser accepts."""
    offers = [offer.replace(" ", "").lower().partition(";") for offer in accepted.split(",")]
    return {way for way, _, weight in offers if not _is_zero(weight)}


def _is_zero(weight: str) -> bool:
    return weight.startswith("q=") and not weight[2:].strip("0.")


def _set_device_cookie(request: Request, page: Response) -> Response:
    """Give a browser without a device cookie one."""
    if COOKIE not in request.cookies:
        page.set_cookie(
            COOKIE,
            new_token(server_of(request).hub.rng),
            max_age=YEAR,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )
    return page

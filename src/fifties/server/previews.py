"""What others see of a link before they open it: title, text and picture, as in Open Graph.

Only what everybody with the link may know is told: never who sits at a table or what they hold.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from fifties.host.api_answers import find_record
from fifties.host.refusals import NotServed
from fifties.locales import LANGUAGES, Speech
from fifties.server.api_handlers import server_of
from fifties.server.preview_pictures import HEIGHT, WIDTH, PreviewContent
from fifties.server.requester import address_of, base_of
from fifties.table.broadcast import table_info
from fifties.table.messages import TableStatus
from fifties.table.settings import name_of

PICTURES: Final = "/previews"
"""The beginning of the addresses of pictures; behind it is the path of the page."""
MOST_NAMES: Final = 7
"""How many players of a finished game are named."""
_READERS: Final = re.compile(
    r"bot\b|crawl|spider|preview|embed|facebookexternalhit|facebot|whatsapp|mastodon|pleroma|misskey"
    r"|lemmy|synapse|iframely|skypeuri|vkshare|unfurl|snapchat|pinterest",
    re.IGNORECASE,
)
"""How programs call themselves that read a page to show a link to it."""


class Preview(Struct, frozen=True):
    """What is told of a page."""

    language: str
    title: str
    text: str
    lines: tuple[str, ...]
    """What the picture says below the title."""


def shows_links(request: Request) -> bool:
    """Return whether a page is asked for by a program that shows links, and not by a browser."""
    return _READERS.search(request.headers.get("user-agent", "")) is not None


@cache
def _speech(language: str) -> Speech:
    return Speech(language)


async def preview_of(request: Request, path: str, language: str) -> Preview:
    """Return the preview of the page at *path*; of one that does not exist, that of all pages."""
    place, _, name = path.strip("/").partition("/")
    try:
        if place in {"t", "stage"} and name:
            return await _of_table(request, name)
        if place in {"replay", "replays"} and name:
            return await _of_replay(request, name, language)
    except NotServed:
        pass  # whoever opens the page is told why
    say = _speech(language)
    return Preview(language, say("preview-title"), say("preview-text"), (say("preview-text"),))


async def _of_table(request: Request, code: str) -> Preview:
    """Return which game is played, and whether there is room; in the language of the host."""
    room = await server_of(request).hub.look_up(code, address_of(request))
    table = room.runner.table
    host = table.members.get(table.host) if table.host is not None else None
    language = host.lang if host is not None and host.lang in LANGUAGES else LANGUAGES[0]
    say, shown, event = _speech(language), table_info(table), table.settings.event
    game = say(f"game-{name_of(table.settings)}")
    title = event.title if event is not None and event.title else game
    state = "preview-table-open" if shown.status is TableStatus.LOBBY else "preview-table-playing"
    lines = (say("preview-table", code=table.code), say(state, seated=shown.seated))
    return Preview(language, title, " ".join((f"{game}.", *lines)), lines)


async def _of_replay(request: Request, name: str, language: str) -> Preview:
    """Return who played a finished game, and who won it."""
    kept = await find_record(server_of(request).hub, name)
    say = _speech(language)
    winners = [kept.players[seat] for seat in kept.winners][:MOST_NAMES]
    title = say("preview-replay", game=say(f"game-{kept.game}"))
    if winners:
        title = say("preview-won", names=", ".join(winners), count=len(winners))
    players = kept.players[:MOST_NAMES]
    totals = kept.totals or (None,) * len(players)
    scored = " · ".join(
        player if total is None else f"{player} {total}"
        for player, total in zip(players, totals, strict=False)
    )
    game = say("preview-replay", game=say(f"game-{kept.game}"))
    return Preview(language, title, f"{game} {scored}", (game, scored))


def tags(preview: Preview, request: Request) -> str:
    """Return the lines of a page's head that programs read which show a link."""
    base, path = base_of(request).rstrip("/"), request.url.path
    page = "/home" if path == "/" else path.rstrip("/")
    picture = f"{base}{PICTURES}{page}.png?lang={preview.language}"
    told = {
        "og:site_name": "fifties",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{base}{path}",
        "og:locale": preview.language,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": " ".join((preview.title, *preview.lines)),
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'\n    <meta property="{name}" content="{escape(text)}" />' for name, text in told.items()
    )


async def draw_preview(request: Request, icon: bytes) -> Response:
    """Draw the picture of the page whose path stands in the address."""
    wanted = request.query_params.get("lang", "")
    language = wanted if wanted in LANGUAGES else LANGUAGES[0]
    preview = await preview_of(request, request.path_params["path"], language)
    content = PreviewContent(preview.title, preview.lines, icon)
    png = await server_of(request).previews.picture(content)
    # What a table says changes as people come and go.
    return Response(png, media_type="image/png", headers={"Cache-Control": "max-age=60"})

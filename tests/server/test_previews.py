"""Links that are shared: what programs are told that show them, and what they are not."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from html import unescape
from io import BytesIO

import pytest
from PIL import Image

from fifties.server import preview_pictures
from fifties.server.preview_pictures import PreviewContent, draw_picture, preview_thread

from client import Seat
from servers import Message, Served
from web.wire_players import play_all

LIFTED = [part for limit in ("wrong-codes", "openings", "rate") for part in (f"--{limit}", "0")]
MESSENGER = {"User-Agent": "WhatsApp/2.23.20.0"}
TAG = re.compile(r'<meta property="([^"]+)" content="([^"]*)" />')


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data"), *LIFTED) as running:
        yield running


def told(served: Served, path: str, **headers: str) -> dict[str, str]:
    """Return what a messenger reads in a page."""
    page = served.get(path, **MESSENGER, **headers)
    assert page.status_code == 200
    return {name: unescape(text) for name, text in TAG.findall(page.text)}


def picture_of(served: Served, tags: dict[str, str]) -> Image.Image:
    """Fetch the picture that a page names."""
    answer = served.get("/" + tags["og:image"].split("/", 3)[3])
    assert answer.headers["content-type"] == "image/png"
    return Image.open(BytesIO(answer.content))


def test_a_browser_gets_the_page_as_it_was_built(served: Served) -> None:
    page = served.get("/", **{"User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/153.0"})
    assert "og:title" not in page.text
    assert "etag" in page.headers


@pytest.mark.parametrize("path", ["/", "/learn", "/learn/fifty", "/replay", "/about", "/event"])
def test_every_page_has_a_title_and_a_picture(served: Served, path: str) -> None:
    tags = told(served, path, **{"Accept-Language": "de-CH"})
    assert tags["og:locale"] == "de"
    assert "Freunden" in tags["og:description"]
    assert picture_of(served, tags).size == (preview_pictures.WIDTH, preview_pictures.HEIGHT)


def test_a_table_is_shown_in_the_language_of_its_host(served: Served) -> None:
    table = served.post("/api/tables", {"name": "Zacharie", "lang": "fr"}).json()
    tags = told(served, f"/t/{table['code']}", **{"Accept-Language": "de"})
    assert (tags["og:locale"], tags["og:title"]) == ("fr", "Fifty")
    assert table["code"] in tags["og:description"]
    assert tags["og:url"].endswith(f"/t/{table['code']}")
    # Who is there is known only to those who are.
    assert "Zacharie" not in str(tags)
    assert picture_of(served, tags).size == (preview_pictures.WIDTH, preview_pictures.HEIGHT)


def test_a_finished_game_says_who_won(served: Served) -> None:
    table, name = finished(served)
    tags = told(served, f"/replay/{name}", **{"Accept-Language": "it"})
    (kept,) = served.get("/api/records", **bearer(table)).json()
    winners = ", ".join(kept["players"][seat] for seat in kept["winners"])
    assert tags["og:title"].startswith(f"{winners} vinc")
    assert all(player in tags["og:description"] for player in kept["players"])
    assert picture_of(served, tags).format == "PNG"


def bearer(table: Message) -> dict[str, str]:
    """Show the token of a host."""
    return {"Authorization": f"Bearer {table['token']}"}


def finished(served: Served) -> tuple[Message, str]:
    """Play a game of Fifty over the wire; return its table and the name of its record."""
    table = served.open(pace="at-once")
    host = Seat.resume(served.url, table["code"], table["token"])
    for _ in range(2):
        host.ask("add-bot", level="beginner")
    host.ask("start")
    play_all(host)
    (kept,) = served.get("/api/records", **bearer(table)).json()
    return table, kept["name"]


@pytest.mark.parametrize("path", ["/t/AAAAAA", "/replay/nothing", "/t/%3Cscript%3E"])
def test_what_is_not_there_is_shown_as_the_first_page(served: Served, path: str) -> None:
    tags = told(served, path)
    assert tags["og:title"] == "fifties"
    assert picture_of(served, tags).format == "PNG"


def test_titles_cannot_leave_their_place(served: Served) -> None:
    table = served.open()
    page = served.get(f'/t/{table["code"]}?"><script>alert(1)</script>', **MESSENGER)
    assert "alert(1)" not in page.text


def test_long_and_foreign_words_fit_on_the_picture() -> None:
    icon = BytesIO()
    Image.new("RGB", (512, 512), "white").save(icon, "PNG")
    words = ("W" * 300 + " 山田太郎 " * 60, ("m" * 500, " ".join(["Ana 12 ·"] * 80)))
    content = PreviewContent(*words, icon.getvalue())
    drawn = Image.open(BytesIO(draw_picture(content))).convert("RGB")
    margins = drawn.crop((0, 0, 80, 50)), drawn.crop((780, 520, 1200, 540))
    assert all(len(margin.getcolors() or ()) == 1 for margin in margins)


def test_a_picture_is_drawn_once_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def note(content: PreviewContent) -> bytes:
        drawn.append(content.title)
        return b"a picture"

    async def ask() -> None:
        pictures = preview_thread()
        for title in "aabbcca":
            content = PreviewContent(title, (), b"an icon")
            assert await pictures.picture(content) == b"a picture"
        pictures.close()

    monkeypatch.setattr(preview_pictures, "draw_picture", note)
    monkeypatch.setattr(preview_pictures, "KEPT", 2)
    asyncio.run(ask())
    assert drawn == [*"abca"]

"""The browser client as it is handed out: packed, cached, and nothing else with it."""

from __future__ import annotations

import asyncio
import base64
import gzip
import hashlib
import io
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
from PIL import Image
from starlette.applications import Starlette

from fifties.server.pages import Pages, client_routes

from servers import HTTP, Served

PAGES = (
    "/", "/t/ANYONE", "/stage/ANYONE", "/learn", "/learn/fifty", "/replay", "/replay/night",
    "/rules", "/rules/fifty", "/replays", "/replays/night", "/about",
)  # fmt: skip
LOCALES = Path(str(files("fifties.locales")))
FOREVER = "public, max-age=31536000, immutable"
MASK_YELLOW, MASK_BLUE = (0xF4, 0xB9, 0x2F, 255), (0x22, 0x42, 0x8F, 255)
"""The two halves of the mask in favicon.svg."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data")) as on:
        yield on


@pytest.fixture(scope="module")
def linked(served: Served) -> list[str]:
    """List what the page is made of."""
    head, _, _ = served.get("/").text.partition("</head>")
    links = re.findall(r'(?:src|href)="([^"]*)"', head)
    assert links
    return links


@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_the_client_is_a_page(served: Served, path: str) -> None:
    answer = served.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "private, no-cache"


TONGUES = {
    "de-CH, en;q=0.5": "de", "FR": "fr", "ja, it;q=0.8, en;q=0.5": "it", "ja": "en", "": "en",
}  # fmt: skip


@pytest.mark.parametrize(("asked", "language"), TONGUES.items(), ids=str)
def test_a_page_speaks_a_browsers_language_before_any_script_is_there(
    served: Served, asked: str, language: str
) -> None:
    answer = served.get("/", **{"Accept-Language": asked})
    assert f'<html lang="{language}"' in answer.text
    said = (LOCALES / language / "browser" / "home.ftl").read_text(encoding="utf-8")
    play = re.search(r"^home-play = (.*)$", said, re.MULTILINE)
    assert play is not None
    assert play[1] in answer.text
    assert "Accept-Language" in answer.headers["vary"]


NEEDED = {
    "/": ["messages-fr-main"],
    "/t/ANYONE": ["messages-fr-main", "messages-fr-table", "TableScreen"],
    "/stage/ANYONE": ["messages-fr-main", "messages-fr-table", "StageScreen"],
    "/learn/fifty": ["messages-fr-main", "messages-fr-learn", "LearnScreen"],
    "/replay": ["messages-fr-main", "messages-fr-table", "messages-fr-replay", "ReplayScreen"],
}


@pytest.mark.parametrize(("path", "needed"), NEEDED.items(), ids=str)
def test_a_page_asks_at_once_for_what_its_screen_needs(
    served: Served, path: str, needed: list[str]
) -> None:
    told = served.get(path, **{"Accept-Language": "fr"}).headers["link"]
    files = re.findall(r"</assets/([^>]*)>; rel=modulepreload", told)
    assert told.count("<") == len(files)
    assert all(served.get(f"/assets/{name}").status_code == 200 for name in files)
    named = re.findall(r"(messages-..-[a-z]+|[A-Za-z]+Screen)-", " ".join(files))
    assert named == needed


def test_a_page_may_run_what_is_inside_it_and_nothing_that_is_put_there(served: Served) -> None:
    answer = served.get("/")
    allowed = answer.headers["content-security-policy"]
    inside = re.findall(r"<(script|style)>(.*?)</", answer.text, re.DOTALL)
    assert sorted(kind for kind, _ in inside) == ["script", "style"]
    for kind, text in inside:
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{kind}-src 'self' 'sha256-{digest}';" in allowed
    assert "unsafe" not in allowed
    assert " style=" not in answer.text
    assert "sha256" not in served.get("/api/about").headers["content-security-policy"]


def test_the_page_makes_a_browser_known_again_and_nothing_else(served: Served) -> None:
    (cookie,) = served.get("/").headers.get_list("set-cookie")
    value, *flags = cookie.split("; ")
    assert re.fullmatch(r"fifties_device=[\w-]{22}", value)
    assert {flag.lower() for flag in flags} >= {"httponly", "samesite=strict", "path=/"}
    assert "secure" not in flags
    assert "set-cookie" not in served.get("/", Cookie=value).headers
    assert value != served.get("/").headers["set-cookie"].split("; ")[0]
    assert "set-cookie" not in served.get("/service-worker.js").headers


def test_the_page_needs_nothing_from_elsewhere(served: Served, linked: list[str]) -> None:
    assert all(re.match(r"/(?!/)", link) for link in linked)
    for link in ("/", *linked):
        answer = served.get(link)
        assert answer.status_code == 200, link
        if answer.headers["content-type"].startswith(("text/html", "text/css")):
            assert not re.search(r"https?:|[\"'(]//|@import", answer.text)


def test_names_that_change_with_the_content_are_kept_forever(
    served: Served, linked: list[str]
) -> None:
    hashed = [link for link in linked if link.startswith("/assets/")]
    assert hashed
    for link in linked:
        kept = served.get(link).headers["cache-control"]
        assert kept == (FOREVER if link in hashed else "no-cache")


def test_a_browser_that_asks_for_an_icon_unasked_gets_ours_and_keeps_it_for_a_day(
    served: Served,
) -> None:
    answer = served.get("/favicon.ico")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/vnd.microsoft.icon"
    assert answer.headers["cache-control"] == "public, max-age=86400"
    assert len(answer.content) < 8_000
    with Image.open(io.BytesIO(answer.content)) as icon:
        assert icon.info["sizes"] == {(16, 16), (32, 32), (48, 48)}
        colours = {colour for _, colour in icon.convert("RGBA").getcolors(48 * 48) or ()}
    assert {MASK_YELLOW, MASK_BLUE} <= colours


PACKINGS = {
    "br": "br",
    "gzip": "gzip",
    "gzip, deflate, br, zstd": "br",
    "GZIP;q=0.5": "gzip",
    "br;q=0, gzip;q=1.0": "gzip",
    "br ; q=0.000, gzip": "gzip",
    "gzip;q=0, br;q=0": None,
    "deflate, zstd": None,
    "": None,
    "identity": None,
    ";;q=,,": None,
}


@pytest.mark.parametrize(("accepted", "packing"), PACKINGS.items(), ids=str)
def test_a_browser_gets_the_smallest_that_it_understands(
    served: Served, accepted: str, packing: str | None
) -> None:
    for path in ("/", "/service-worker.js"):
        with HTTP.stream("GET", served.url + path, headers={"Accept-Encoding": accepted}) as answer:
            raw = b"".join(answer.iter_raw())
        plain = served.get(path, **{"Accept-Encoding": "identity"}).content
        assert answer.headers.get("content-encoding") == packing
        assert "accept-encoding" in answer.headers["vary"].lower()
        assert int(answer.headers["content-length"]) == len(raw)
        if packing == "gzip":
            assert gzip.decompress(raw) == plain
        assert (raw == plain) == (packing is None)
        assert len(raw) <= len(plain)


def test_what_has_not_changed_is_not_sent_again(served: Served, linked: list[str]) -> None:
    for path in ("/", "/learn", *linked):
        first = served.get(path)
        for seen in (first.headers["etag"], f'W/"other", {first.headers["etag"]}'):
            again = served.get(path, **{"If-None-Match": seen})
            assert (again.status_code, again.content) == (304, b"")
            for name in ("etag", "cache-control", "vary", "content-security-policy"):
                assert again.headers[name] == first.headers[name]
        assert served.get(path, **{"If-None-Match": 'W/"other"'}).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "../home.en.html", "..%2fhome.en.html", "%2e%2e/home.en.html", "%2e%2e%2f%2e%2e%2fcli.py",
        "..%5ccli.py", "..%c0%afcli.py", "%252e%252e/cli.py", "/etc/passwd", "%2fetc%2fpasswd",
        "%00", "../.digest", "./../../cli.py", "x" * 5_000, "",
    ],
)  # fmt: skip
def test_nothing_but_the_client_is_handed_out(served: Served, path: str) -> None:
    for folder in (b"/assets/", b"/icons/", b"/"):
        if folder == b"/" and not path:
            continue
        with httpx.Client(base_url=served.url) as client:
            request = client.build_request("GET", "/")
            request.url = request.url.copy_with(raw_path=folder + path.encode())
            answer = client.send(request)
        assert answer.status_code == 404
        assert answer.json()["refusal"] == "wire-no-such-page"


@pytest.mark.parametrize(
    "hidden", ["/.digest", "/home.en.html", "/pages.json", "/service-worker.js.gz"]
)
def test_what_only_the_server_uses_is_not_handed_out(served: Served, hidden: str) -> None:
    assert served.get(hidden).status_code == 404


def test_an_unknown_address_is_a_page_for_a_browser_and_a_refusal_for_a_program(
    served: Served,
) -> None:
    for path in ("/nope", "/t", "/learn/fifty/more"):
        page = served.get(path, Accept="text/html,*/*;q=0.8", **{"Accept-Language": "de"})
        assert page.status_code == 404
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert 'lang="de"' in page.text
        again = {"If-None-Match": page.headers["etag"], "Accept": "text/html"}
        assert served.get(path, **again).status_code == 404
        program = served.get(path)
        assert (program.status_code, program.json()["refusal"]) == (404, "wire-no-such-page")
    for path in ("/api/nope", "/api/records/nope"):
        assert "json" in served.get(path, Accept="text/html").headers["content-type"]


def answers(folder: Path, *paths: str) -> list[httpx.Response]:
    """Ask an application that has nothing but the client in *folder*."""

    async def ask() -> list[httpx.Response]:
        app = httpx.ASGITransport(Starlette(routes=client_routes(Pages(folder))))
        async with httpx.AsyncClient(transport=app, base_url="http://here") as client:
            return [await client.get(path) for path in paths]

    return asyncio.run(ask())


def test_a_client_that_is_not_built_is_said_in_one_line(tmp_path: Path) -> None:
    for page in answers(tmp_path / "none", *PAGES) + answers(tmp_path, "/"):
        assert page.status_code == 503
        assert "make play" in page.text
        assert page.text.count("\n") == 1


def test_files_in_folders_are_found_and_have_their_type(tmp_path: Path) -> None:
    kinds = {
        "a.js": "text/javascript",
        "b.woff2": "font/woff2",
        "c.odd": "application/octet-stream",
    }
    (tmp_path / "more" / "deep").mkdir(parents=True)
    for name in kinds:
        (tmp_path / "more" / "deep" / name).write_bytes(b"it")
    for answer, kind in zip(
        answers(tmp_path, *(f"/more/deep/{name}" for name in kinds)), kinds.values(), strict=True
    ):
        assert (answer.status_code, answer.content) == (200, b"it")
        assert answer.headers["content-type"].split(";")[0] == kind

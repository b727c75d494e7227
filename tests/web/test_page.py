"""The page: small, packed, cached, from nowhere else, and open to everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from servers import HTTP
from web.axe import violations
from web.people import Person

LARGEST_LOAD = 120_000
LARGEST_CODE = 60_000
LARGEST_RETURN = 5_000
"""Bytes that come over the wire at first, the code in them if gzip packs it, and later on."""


def wire(page: Page) -> Callable[[], int]:
    """Count the bytes that come over the wire; headers count, too."""
    sizes: list[int] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    return lambda: sum(sizes)


def arrive(page: Page, path: str = "/") -> list[Any]:
    """Open the page, wait until all is there, and return what was answered."""
    answers: list[Any] = []
    # Playwright wants to mark its handlers, and a method of a list cannot be marked.
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    page.goto(path, wait_until="networkidle")
    return answers


def test_the_first_load_is_small(person: Person) -> None:
    page = person("about:blank")
    loaded = wire(page)
    answers = arrive(page)
    code = [a.url for a in answers if a.request.resource_type in {"script", "stylesheet"}]
    assert code
    packed = [HTTP.head(url, headers={"Accept-Encoding": "gzip"}) for url in code]
    assert 0 < loaded() <= LARGEST_LOAD
    assert sum(int(answer.headers["content-length"]) for answer in packed) <= LARGEST_CODE


def test_what_is_text_comes_packed_and_what_never_changes_is_kept(person: Person) -> None:
    page = person("about:blank")
    loaded = wire(page)
    for answer in arrive(page):
        headers = answer.headers
        if answer.request.resource_type in {"document", "script", "stylesheet"}:
            assert headers["content-encoding"] in {"br", "gzip"}, answer.url
        if "/assets/" in answer.url:
            assert re.fullmatch(r"public, max-age=\d{8}, immutable", headers["cache-control"])
        elif answer.request.resource_type == "document":
            assert headers["cache-control"] == "private, no-cache"
    before = loaded()
    arrive(page)
    assert loaded() - before <= LARGEST_RETURN


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_the_first_page_keeps_nobody_out(person: Person, phone: bool, scheme: str) -> None:
    page = person(phone=phone, color_scheme=scheme)
    page.wait_for_selector("h1")
    assert violations(page) == []

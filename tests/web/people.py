"""People with devices of their own, and everything that goes wrong on them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Protocol
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from web.chromium import FLAGS, find_chromium, node

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
PATIENCE = 60_000
"""Milliseconds after which something that should be on the screen is missing."""
NO_NETWORK = re.compile(r"net::ERR_|WebSocket connection to")
"""How a browser itself complains when nobody answers."""


class Person(Protocol):
    """Gives somebody a device, and opens a page on it."""

    def __call__(
        self,
        path: str = "/",
        *,
        locale: str = "en-GB",
        phone: bool = True,
        moving: bool = False,
        troubled: bool = False,
        **context: Any,
    ) -> Page:
        """Open *path*; the browser's context gets whatever else is given."""


@contextmanager
def started() -> Iterator[Browser]:
    """Start a browser, and stop it afterwards."""
    found = find_chromium()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = node()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.executable, args=FLAGS, env=found.env, timeout=60_000
        )
        yield browser
        browser.close()


class SharedBrowser:
    """A browser that is started when it is needed, and again if it has crashed."""

    def __init__(self) -> None:
        self._running = ExitStack()
        self._browser: Browser | None = None

    def get(self) -> Browser:
        """Return the browser; it has no open pages."""
        if self._browser is None or not self._browser.is_connected():
            self.stop()
            self._browser = self._running.enter_context(started())
        return self._browser

    def close_pages(self) -> None:
        """Close what a test has left open."""
        for context in self._browser.contexts if self._browser is not None else ():
            context.close()

    def stop(self) -> None:
        """Stop it, so that other tests can run an event loop."""
        self._browser = None
        self._running.close()


def device(
    browser: Browser,
    url: str,
    *,
    locale: str = "en-GB",
    phone: bool = True,
    moving: bool = False,
    service_worker: bool = False,
    **options: Any,
) -> BrowserContext:
    """Hand out a phone or a computer that has never been here.

    Unless *moving*, its owner wants to see no motion: that takes a sixth less time of a processor.
    Without *service_worker* it keeps nothing for later, as by plain http from another machine:
    loading takes a quarter less.
    """
    usual = {"viewport": PHONE if phone else DESK, "is_mobile": phone, "has_touch": phone}
    usual["reduced_motion"] = "no-preference" if moving else "reduce"
    context = browser.new_context(**{"base_url": url, "locale": locale, **usual, **options})
    context.set_default_timeout(PATIENCE)
    if not service_worker:
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    return context


def watch(page: Page, url: str, troubles: list[str], *, troubled: bool = False) -> None:
    """Write down everything that should not happen on a page of *url*.

    The network of a *troubled* one may fail, and nothing else.
    """
    home = urlsplit(url).netloc

    def note(*told: object, wrong: bool = True) -> None:
        line = " ".join(map(str, told))
        if wrong and not (troubled and NO_NETWORK.search(line)):
            troubles.append(line)

    def leaves(there: str) -> bool:
        where = urlsplit(there)
        return where.scheme in {"http", "https", "ws", "wss"} and where.netloc != home

    page.on("console", lambda m: note(m.type, m.text, wrong=m.type in {"error", "warning"}))
    page.on("pageerror", lambda error: note("thrown", error))
    # Of an answer that a script reads piece by piece to its end, Chromium says that it was aborted.
    pieces = re.compile(r"[?&]progress=true$")
    page.on(
        "requestfailed",
        lambda asked: note("failed", asked.url, asked.failure, wrong=not pieces.search(asked.url)),
    )
    page.on("request", lambda asked: note("elsewhere", asked.url, wrong=leaves(asked.url)))
    page.on("websocket", lambda opened: note("elsewhere", opened.url, wrong=leaves(opened.url)))

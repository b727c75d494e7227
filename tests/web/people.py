"""People with devices of their own, and everything that goes wrong on them."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    sync_playwright,
)

from web.chromium import node
from web.engines import Engine, launch_chromium, launch_firefox
from web.webkit import WebKitDevice, hidden_screen
from web.wiped_devices import WipedDevices

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
PATIENCE = 60_000
"""Milliseconds after which something that should be on the screen is missing."""
NO_NETWORK = re.compile(
    r"net::ERR_|NS_ERROR_|WebSocket connection to|establish a connection to the server at ws"
    r"|connection to ws\S+ was interrupted|Could not connect to"
)
"""How a browser itself complains when nobody answers."""
HARMLESS = re.compile(
    "Unrecognized Content-Security-Policy directive 'manifest-src'"
    "|was preloaded using link preload but not used within a few seconds"
    "|sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT"
)
"""What WebKit says to every page, as it reads no manifests, and to every page on a slow machine;
and the style that Playwright tries to put into pages of Firefox for a screenshot."""
EMPTY = "about:blank"
"""Where somebody begins who does not want to go anywhere yet."""
Device = BrowserContext | WebKitDevice
"""Somebody's browser with storage of its own."""
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"


@contextmanager
def _playwright() -> Iterator[Playwright]:
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = node()
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def started() -> Iterator[Browser]:
    """Start a Chromium, and stop it afterwards."""
    with _playwright() as playwright:
        browser = launch_chromium(playwright)
        yield browser
        browser.close()


class SharedBrowsers:
    """Browsers that are started when they are needed, and again if they have crashed."""

    def __init__(self) -> None:
        self._running = ExitStack()
        self._playwright: Playwright | None = None
        self._display: str | None = None
        self._browsers: dict[Engine, Browser] = {}
        self._wiped = WipedDevices()

    def get(self, engine: Engine = Engine.CHROMIUM) -> Browser:
        """Return a browser with several devices; it has no open pages."""
        browser = self._browsers.get(engine)
        if browser is None or not browser.is_connected():
            launch = launch_firefox if engine is Engine.FIREFOX else launch_chromium
            browser = self._browsers[engine] = launch(self._driver())
            if engine is Engine.CHROMIUM:
                self._wiped.forget()
            self._running.callback(browser.close)
        return browser

    def device(self, engine: Engine, url: str, **options: Any) -> Device:
        """Hand out a device of *engine* on which nothing is left of a visit; see `device`."""
        if engine is Engine.CHROMIUM and not options.get("service_worker"):
            make = partial(device, self.get(), url, **options)
            return self._wiped.take(make, {"url": url, **options})
        if engine is not Engine.WEBKIT:
            return device(self.get(engine), url, engine=engine, **options)
        playwright = self._driver()
        if self._display is None:
            self._display = self._running.enter_context(hidden_screen())
        return webkit_device(playwright, self._display, url, **options)

    def give_back(self, used: Device, url: str) -> None:
        """Take back a device that has been at *url*."""
        if not (isinstance(used, BrowserContext) and self._wiped.give_back(used, url)):
            used.close()

    def close_pages(self) -> None:
        """Close what a test has left open."""
        for browser in self._browsers.values():
            for context in browser.contexts:
                if context not in self._wiped:
                    context.close()

    def stop(self) -> None:
        """Stop all of them, so that other tests can run an event loop."""
        self._playwright, self._display = None, None
        self._browsers.clear()
        self._wiped.forget()
        self._running.close()

    def _driver(self) -> Playwright:
        if self._playwright is None:
            self._playwright = self._running.enter_context(_playwright())
        return self._playwright


def device(
    browser: Browser,
    url: str,
    *,
    engine: Engine = Engine.CHROMIUM,
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
    usual: dict[str, Any] = {"viewport": PHONE if phone else DESK}
    if engine is Engine.CHROMIUM:  # other drivers know nothing of these
        usual |= {"is_mobile": phone, "has_touch": phone}
        usual["reduced_motion"] = "no-preference" if moving else "reduce"
    context = browser.new_context(**{"base_url": url, "locale": locale, **usual, **options})
    context.set_default_timeout(PATIENCE)
    if not service_worker:
        context.add_init_script(NO_SERVICE_WORKER)
    return context


def webkit_device(
    playwright: Playwright,
    display: str,
    url: str,
    *,
    locale: str = "en-GB",
    phone: bool = True,
    moving: bool = False,
    service_worker: bool = False,
) -> WebKitDevice:
    """Hand out a device as `device` does, in WebKit."""
    found = WebKitDevice(
        playwright,
        display,
        url,
        viewport=PHONE if phone else DESK,
        locale=locale,
        moving=moving,
        patience=PATIENCE,
        private=not service_worker,
    )
    if not service_worker:
        found.add_init_script(NO_SERVICE_WORKER)
    return found


def watch(page: Page, url: str, troubles: list[str], *, troubled: bool = False) -> None:
    """Write down everything that should not happen on a page of *url*.

    The network of a *troubled* one may fail, and nothing else.
    """
    home = urlsplit(url).netloc

    def note(*told: object, wrong: bool = True) -> None:
        line = " ".join(map(str, told))
        if wrong and not HARMLESS.search(line) and not (troubled and NO_NETWORK.search(line)):
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


class Person:
    """Gives people devices of one engine, and writes down what goes wrong on them."""

    def __init__(self, browsers: SharedBrowsers, engine: Engine, url: str) -> None:
        self.engine, self.troubles = engine, list[str]()
        self._browsers, self._url = browsers, url
        self._leave = ExitStack()
        self._openers: dict[Page, Callable[[], Page]] = {}

    def __call__(
        self,
        path: str = "/",
        *,
        troubled: bool = False,
        base_url: str | None = None,
        **options: Any,
    ) -> Page:
        """Open *path* on a device that has never been here; `device` takes the *options*."""
        url = base_url or self._url
        found = self._browsers.device(self.engine, url, **options)
        self._leave.callback(self._browsers.give_back, found, url)

        def watch_page(page: Page) -> None:
            watch(page, url, self.troubles, troubled=troubled)

        def open_tab() -> Page:
            page = found.new_page()
            self._openers[page] = open_tab
            if not isinstance(found, BrowserContext):
                watch_page(page)
            return page

        if isinstance(found, BrowserContext):  # it also tells of pages that a link opens
            found.on("page", watch_page)
            self._leave.callback(found.remove_listener, "page", watch_page)

        page = open_tab()
        if path != EMPTY:
            page.goto(urljoin(url, path))
        return page

    def another_tab(self, page: Page) -> Page:
        """Open an empty tab beside *page*, on the same device."""
        return self._openers[page]()

    def leave(self) -> None:
        """Give all devices back."""
        self._leave.close()

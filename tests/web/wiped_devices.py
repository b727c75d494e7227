"""Devices of Chromium that are wiped after a test and handed out again.

A new device needs a new process, which compiles every script and reads every font anew: more than a
third of what a visit costs. What somebody can find on a device is wiped: pages with all that tests
have put into them, storage, cookies, permissions. The browser's memory of files stays.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page

MOST_KEPT = 6
"""Devices that wait at the same time; each keeps a process."""
Options = tuple[tuple[str, Any], ...]


class WipedDevices:
    """Keeps devices that nobody holds, by the options that they were made with."""

    def __init__(self) -> None:
        self._waiting: defaultdict[Options, list[BrowserContext]] = defaultdict(list)
        self._held: dict[BrowserContext, tuple[Options, Page]] = {}

    def take(self, make: Callable[[], BrowserContext], options: dict[str, Any]) -> BrowserContext:
        """Hand out a device with these *options*; *make* makes one if none waits."""
        key: Options = tuple(sorted((name, repr(value)) for name, value in options.items()))
        if self._waiting[key]:
            context = self._waiting[key].pop()
            blank = context.pages[0]
            context.grant_permissions(options.get("permissions", ()))  # wiping has taken them
        else:
            context = make()
            blank = context.new_page()  # keeps the process when all other pages are closed
        self._held[context] = key, blank
        return context

    def give_back(self, context: BrowserContext, url: str) -> bool:
        """Wipe a device that has been at *url*, and keep it; return whether that was possible."""
        key, blank = self._held.pop(context, (None, None))
        if key is None or blank is None or sum(map(len, self._waiting.values())) >= MOST_KEPT:
            return False
        try:
            wipe(context, blank, url)
        except Error:  # its test has closed it, or the browser has crashed
            return False
        self._waiting[key].append(context)
        return True

    def __contains__(self, context: BrowserContext) -> bool:
        return any(context in kept for kept in self._waiting.values())

    def forget(self) -> None:
        """Drop all devices, because their browser ends."""
        self._waiting.clear()
        self._held.clear()


def wipe(context: BrowserContext, blank: Page, url: str) -> None:
    """Close all pages but the *blank* one, and clear what a visit of *url* can leave behind."""
    for page in context.pages:
        if page is not blank:
            page.close()
    context.set_offline(False)
    context.unroute_all()
    context.clear_cookies()
    context.clear_permissions()
    session = context.new_cdp_session(blank)
    session.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})
    session.detach()

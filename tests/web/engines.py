"""The engines in which people play: Chromium everywhere, Firefox and WebKit where installed."""

from __future__ import annotations

import shutil
from collections.abc import Collection
from enum import Enum
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright

from web.chromium import FLAGS, find_chromium
from web.webkit import find_minibrowser

START = 60_000
"""Milliseconds after which a browser that should have started has failed to."""


def find_firefox() -> str | None:
    """Return the Firefox that is installed."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


class Engine(Enum):
    """What draws the pages."""

    CHROMIUM = "chromium"
    FIREFOX = "firefox"
    WEBKIT = "webkit"

    @property
    def is_installed(self) -> bool:
        """Return whether it can be started here; npm brings a Chromium."""
        match self:
            case Engine.CHROMIUM:
                return True
            case Engine.FIREFOX:
                return find_firefox() is not None
            case Engine.WEBKIT:
                return find_minibrowser() is not None


def params(*, sample: bool = True, without: Collection[Engine] = ()) -> list[Any]:
    """Return the engines as parameters of a test, *without* those whose driver cannot run it.

    Other engines than Chromium run no more than a *sample* of tests, unless `make browsers` or
    `make soak` runs them all.
    """
    engines = [engine for engine in Engine if engine not in without]
    return [_param(engine, sample or engine is Engine.CHROMIUM) for engine in engines]


def _param(engine: Engine, sample: bool) -> Any:
    absent = pytest.mark.skipif(
        not engine.is_installed, reason=f"{engine.value} is not installed: make browsers does that"
    )
    marks = [pytest.mark.engine, absent, *([] if sample else [pytest.mark.soak])]
    return pytest.param(engine, id=engine.value, marks=marks)


every_engine = pytest.mark.parametrize("engine", params(), indirect=True)
"""Runs a test in each of them."""
every_engine_in_soak = pytest.mark.parametrize("engine", params(sample=False), indirect=True)
"""Runs a test in Chromium, and in the others with `make browsers` and `make soak`."""
every_keyboard = pytest.mark.parametrize(
    "engine", params(sample=False, without=[Engine.WEBKIT]), indirect=True
)
"""The same where a driver has a keyboard: that of WebKit is a script, whose Tab goes nowhere."""

every_other_engine_in_soak = pytest.mark.parametrize(
    "engine", params(sample=False, without=[Engine.CHROMIUM]), indirect=True
)
"""The same for what other tests do in Chromium."""


def launch_chromium(playwright: Playwright) -> Browser:
    """Start the Chromium of the tests."""
    found = find_chromium()
    return playwright.chromium.launch(
        executable_path=found.executable, args=FLAGS, env=found.env, timeout=START
    )


def launch_firefox(playwright: Playwright) -> Browser:
    """Start the Firefox that is installed, over WebDriver BiDi."""
    return playwright.firefox.launch(
        channel="moz-firefox", executable_path=find_firefox(), timeout=START
    )

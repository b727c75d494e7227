"""A real browser, a real server, and people who come to it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from servers import Served
from web.engines import Engine
from web.measures import Size
from web.paused_tables import PausedTables
from web.people import Person, SharedBrowsers
from web.screen import Screen
from web.visits import Arrive, Opener, Visit

LIFTED = ("wrong-codes", "tables-per-address", "openings", "rate", "jobs")
"""Limits that people meet only because they all sit at one machine."""
HERE = Path(__file__).parent
BROWSERS = SharedBrowsers()


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> Engine:
    """Return what draws the pages of this test; `every_engine` names others than Chromium."""
    named: Engine = getattr(request, "param", Engine.CHROMIUM)
    return named


@pytest.fixture
def browser() -> Iterator[Browser]:
    """Return the browser of this worker, which all tests of this folder share."""
    yield BROWSERS.get()
    BROWSERS.close_pages()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None]:
    """Stop the browser before other tests: Playwright's event loop allows no other."""
    yield
    if nextitem is None or nextitem.path.parent != HERE:
        BROWSERS.stop()


def pytest_unconfigure() -> None:
    """Stop the browser of a run that was broken off."""
    BROWSERS.stop()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    options = [part for limit in LIFTED for part in (f"--{limit}", "0")]
    with Served(tmp_path_factory.mktemp("data"), *options) as running:
        yield running


@pytest.fixture(scope="session")
def tables(served: Served) -> PausedTables:
    """Set tables that stand still, for tests that only look at them."""
    return PausedTables(served)


@pytest.fixture
def person(engine: Engine, served: Served) -> Iterator[Person]:
    """Let people come; in the end nothing may have gone wrong on any of their devices."""
    people = Person(BROWSERS, engine, served.url)
    yield people
    people.leave()
    BROWSERS.close_pages()
    assert people.troubles == []


@pytest.fixture
def arrive(tables: PausedTables, person: Person) -> Arrive:
    """Come to a scene with a device of some size, on which nothing moves."""

    def come(size: Size, scene: Opener | None = None, **options: Any) -> Visit:
        viewport = {"width": size[0], "height": size[1]}
        usual = {"phone": size[0] < 1000, "viewport": viewport}
        visit = Visit(tables, Screen(person("about:blank", **{**usual, **options})))
        if scene is not None:
            scene(visit)
        return visit

    return come

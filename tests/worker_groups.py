"""How tests are divided among workers: what shares a server, a browser or kernels is together."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from zlib import crc32

HERE = Path(__file__).parent
BROWSER = {"web"}
"""Folders whose tests need a browser."""
COMPILED = {"arena", "bots", "executors", "library", "research", "review", "simulation", "solver"}
"""Folders whose tests run compiled code."""
UNKNOWN = 30.0
"""Seconds that a group may take of which nothing is known."""
ENGINE = re.compile(r"\b(firefox|webkit)\]$")
"""How the name of a test ends that runs in another engine than Chromium."""
PAGE = re.compile(r"test_a_page_can_be_tried.*\[(.+)\]$")
"""A test that runs all that a page of the documentation shows."""
DURATIONS = HERE / "data" / "durations.json"
"""Seconds by group, for a checkout in which `make test` has not been run yet."""
SLOW_TESTS = HERE / "data" / "slow_tests.json"
"""The tests that `make check` leaves out because they took longer than `SLOW`."""
SLOW = 0.5
"""Seconds that a test may take in `make test` to be one of `make check`, too."""


@cache
def folder_of(path: Path) -> str:
    """Return the folder of `tests/` that holds *path*; nothing for a test from elsewhere."""
    return path.relative_to(HERE).parts[0] if HERE in path.parents else ""


@cache
def group_of(nodeid: str) -> str:
    """Return the group whose tests run in one worker, one after the other.

    A file is a group, so that its server starts once. Kernels are compiled and loaded by one worker
    a folder. Scenes are many, long and alike: three workers share them. Pages of the documentation
    have nothing in common: each is a group. All that needs Firefox or WebKit is a group, so that
    one worker starts it.
    """
    file = nodeid.partition("::")[0]
    folder = folder_of(HERE.parent / file)
    if folder in BROWSER and (engine := ENGINE.search(nodeid)):
        return f"tests/{folder}/{engine[1]}"
    if folder in COMPILED:
        return folder
    if Path(file).stem == "test_access":
        return f"{file} {crc32(nodeid.encode()) % 3}"
    if page := PAGE.search(nodeid):
        return f"{file} {page[1]}"
    return file


def needs_browser(group: str) -> bool:
    """Return whether the tests of a group need a browser."""
    return folder_of(HERE.parent / group) in BROWSER


def shipped_durations() -> dict[str, float]:
    """Return what groups took when `DURATIONS` was written."""
    found: dict[str, float] = json.loads(DURATIONS.read_text(encoding="utf-8"))
    return found


@cache
def slow_tests() -> frozenset[str]:
    """Return the names of all tests that took longer than `SLOW` when `SLOW_TESTS` was written."""
    return frozenset(json.loads(SLOW_TESTS.read_text(encoding="utf-8")))


def longest_first(groups: Iterable[str], durations: Mapping[str, float]) -> list[str]:
    """Sort groups, so that short ones fill the gaps at the end."""
    return sorted(groups, key=lambda group: (-durations.get(group, UNKNOWN), group))


def next_group(waiting: Sequence[str], before: str | None) -> str:
    """Return which of the groups a worker takes up after the one *before*.

    As long as it can, it keeps the browser that it has, or does without one.
    """
    if before is None:
        return waiting[0]
    alike = (group for group in waiting if needs_browser(group) == needs_browser(before))
    return next(alike, waiting[0])

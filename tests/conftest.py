"""How tests are divided among workers: what shares a server, a browser or kernels is together."""

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("fifties", deadline=None, print_blob=True)
settings.load_profile("fifties")

HERE = Path(__file__).parent
BROWSER = {"web"}
"""Folders whose tests need a browser."""
COMPILED = {"arena", "bots", "library", "research", "simulation", "solver"}
"""Folders whose tests run compiled code."""
LONGEST_FIRST = (
    "web",
    "solver",
    "bots",
    "research",
    "simulation",
    "arena",
    "library",
    "laws",
    "server",
)
"""Folders of which a file takes a minute; those that are not named fill the gaps at the end."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by what they need, give each a group of xdist, and begin with the longest."""
    for number, item in enumerate(items):
        folder = folder_of(item)
        if folder in BROWSER:
            item.add_marker(pytest.mark.browser)
        if folder in COMPILED:
            item.add_marker(pytest.mark.compiled)
        item.add_marker(pytest.mark.xdist_group(group_of(item, number)))
    items.sort(key=rank)


def folder_of(item: pytest.Item) -> str:
    """Return the folder of `tests/` that holds *item*; nothing for a test from elsewhere."""
    return item.path.relative_to(HERE).parts[0] if HERE in item.path.parents else ""


def group_of(item: pytest.Item, number: int) -> str:
    """Return the group whose tests run in one worker, one after the other.

    A file is a group, so that its server starts once. Kernels are compiled and loaded by one worker
    a folder. Scenes are many, long and alike: two workers share them.
    """
    folder = folder_of(item)
    if folder in COMPILED:
        return folder
    if item.path.stem == "test_access":
        return f"test_access {number % 2}"
    return item.path.stem if not folder else f"{folder} {item.path.stem}"


def rank(item: pytest.Item) -> int:
    """Return the place of the folder of *item* in the order of a run."""
    folder = folder_of(item)
    return (*LONGEST_FIRST, folder).index(folder)

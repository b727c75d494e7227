"""How tests are divided among workers: what shares a server, a browser or kernels is together."""

from pathlib import Path
from typing import Any
from zlib import crc32

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
    """Mark tests by what they need, and begin with the longest."""
    for item in items:
        folder = folder_of(item.path)
        if folder in BROWSER:
            item.add_marker(pytest.mark.browser)
        if folder in COMPILED:
            item.add_marker(pytest.mark.compiled)
    items.sort(key=lambda item: rank(folder_of(item.path)))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Let xdist divide the tests by `group_of`.

    Its own `--dist loadgroup` does nothing with this version of pytest: it writes the group into a
    field of the tests that they no longer have.
    """
    from xdist.scheduler import LoadScopeScheduling  # noqa: PLC0415 - tests run without xdist, too

    class ByGroup(LoadScopeScheduling):  # type: ignore[misc] # xdist is not typed
        def _split_scope(self, nodeid: str) -> str:
            return group_of(nodeid)

    return ByGroup(config, log)


def folder_of(path: Path) -> str:
    """Return the folder of `tests/` that holds *path*; nothing for a test from elsewhere."""
    return path.relative_to(HERE).parts[0] if HERE in path.parents else ""


def group_of(nodeid: str) -> str:
    """Return the group whose tests run in one worker, one after the other.

    A file is a group, so that its server starts once. Kernels are compiled and loaded by one worker
    a folder. Scenes are many, long and alike: two workers share them.
    """
    file = nodeid.partition("::")[0]
    folder = folder_of(HERE.parent / file)
    if folder in COMPILED:
        return folder
    if Path(file).stem == "test_access":
        return f"{file} {crc32(nodeid.encode()) % 2}"
    return file


def rank(folder: str) -> int:
    """Return the place of *folder* in the order of a run."""
    return (*LONGEST_FIRST, folder).index(folder)

"""How tests are divided among workers: what shares a server, a browser or kernels is together."""

import os
import signal
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import settings

# What a script starts in its background ignores Ctrl-C, and so does all that it starts in turn.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Each worker and each of their processes has a core to itself: several threads for a small product
# of matrices only wait for one another, which takes five times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

settings.register_profile("fifties", deadline=None, print_blob=True)
settings.load_profile("fifties")

HERE = Path(__file__).parent
BROWSER = {"web"}
"""Folders whose tests need a browser."""
COMPILED = {"arena", "bots", "executors", "library", "research", "simulation", "solver"}
"""Folders whose tests run compiled code."""
SECONDS = {
    "cluster/test_proxies.py": 48,
    "web/test_resilience.py": 45,
    "web/test_layout.py": 43,
    "server/test_crash.py": 40,
    "cluster/test_harms.py": 40,
    "cluster/test_make_cluster.py": 40,
    "simulation": 38,
    "cluster/test_failures.py": 35,
    "research": 32,
    "web/test_access.py": 30,
    "solver": 30,
    "web/test_assistive.py": 28,
    "web/test_fifty_alone.py": 26,
    "executors": 26,
    "repository/test_documentation.py": 25,
    "cluster/test_workers.py": 20,
    "server/test_leaks.py": 20,
    "web/test_lobby.py": 20,
    "web/test_cluster_page.py": 20,
    "repository/test_suite.py": 18,
    "server/test_damage.py": 18,
    "web/test_fifty_fifty.py": 17,
    "web/test_fifty_together.py": 17,
    "server/test_serve_command.py": 16,
    "cluster/test_backups.py": 15,
    "arena": 12,
    "host/test_lossy_bus.py": 12,
    "laws/test_laws.py": 12,
    "paper/test_fifty_sheets.py": 12,
    "server/test_uploads.py": 11,
    "web/test_long_names.py": 11,
    "web/test_bot_talk.py": 10,
    "repository/test_package.py": 9,
    "server/test_http.py": 9,
    "bots": 8,
}
"""Seconds of the longest groups: of a core, browsers and servers included, or of the clock where
most of it is waiting. They begin, the longest first; the rest fills the gaps at the end."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by what they need, and begin with the longest."""
    for item in items:
        folder = folder_of(item.path)
        if folder in BROWSER:
            item.add_marker(pytest.mark.browser)
        if folder in COMPILED:
            item.add_marker(pytest.mark.compiled)
    items.sort(key=lambda item: -seconds(item.nodeid))


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


@cache
def folder_of(path: Path) -> str:
    """Return the folder of `tests/` that holds *path*; nothing for a test from elsewhere."""
    return path.relative_to(HERE).parts[0] if HERE in path.parents else ""


def group_of(nodeid: str) -> str:
    """Return the group whose tests run in one worker, one after the other.

    A file is a group, so that its server starts once. Kernels are compiled and loaded by one worker
    a folder. Scenes are many, long and alike: three workers share them.
    """
    file = nodeid.partition("::")[0]
    folder = folder_of(HERE.parent / file)
    if folder in COMPILED:
        return folder
    if Path(file).stem == "test_access":
        return f"{file} {crc32(nodeid.encode()) % 3}"
    return file


def seconds(nodeid: str) -> float:
    """Return what the group of a test takes; 0 for a short one."""
    return SECONDS.get(group_of(nodeid).partition(" ")[0].removeprefix("tests/"), 0)

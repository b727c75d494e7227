"""What every run sets up, and how xdist divides the tests; see `worker_groups`."""

import json
import os
import signal
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from worker_groups import (
    BROWSER,
    COMPILED,
    DURATIONS,
    SLOW,
    SLOW_TESTS,
    folder_of,
    group_of,
    longest_first,
    next_group,
    shipped_durations,
    slow_tests,
)

# What a script starts in its background ignores Ctrl-C, and what `nohup` starts the end of its
# terminal; so does all that they start in turn.
for number, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
    if signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, usual)

# Each worker and each of their processes has a core to itself: several threads for a small product
# of matrices only wait for one another, which takes five times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

settings.register_profile("fifties", deadline=None, print_blob=True)
settings.load_profile("fifties")

CACHED = "fifties/durations"
"""Where pytest's cache keeps what groups took in the last whole run."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `make test` say that it runs everything, and people that golden texts are renewed."""
    parser.addoption(
        "--record-durations", action="store_true", help="begin the next run with the longest groups"
    )
    parser.addoption(
        "--renew-durations", action="store_true", help="write durations to tests/data, too"
    )
    parser.addoption(
        "--renew-readings", action="store_true", help="write the texts of tests/data/readings anew"
    )
    parser.addoption(
        "--renew-reviews", action="store_true", help="write the texts of tests/data/reviews anew"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Record durations where the reports of all workers come together."""
    if config.getoption("--record-durations") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(DurationRecorder(config))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by what they need."""
    for item in items:
        folder = folder_of(item.path)
        if folder in BROWSER:
            item.add_marker(pytest.mark.browser)
        if folder in COMPILED:
            item.add_marker(pytest.mark.compiled)
        if item.nodeid in slow_tests():
            item.add_marker(pytest.mark.slow)


class DurationRecorder:
    """Adds up what tests and their groups take, and keeps it for the next run."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._seconds: defaultdict[str, float] = defaultdict(float)
        """By test."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add a test's set-up, call or tear-down."""
        self._seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Keep everything, unless the run was broken off."""
        if exitstatus not in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED}:
            return
        groups: defaultdict[str, float] = defaultdict(float)
        for test, took in sorted(self._seconds.items()):
            groups[group_of(test)] += took
        rounded = {group: round(took, 1) for group, took in sorted(groups.items())}
        cache = cache_of(self._config)
        if cache is not None:
            cache.set(CACHED, rounded)
        if self._config.getoption("--renew-durations"):
            others = BROWSER | COMPILED  # folders that `make check` leaves out anyway
            slow = sorted(
                test
                for test, took in self._seconds.items()
                if took > SLOW and Path(test).parts[1] not in others
            )
            for path, found in ((DURATIONS, rounded), (SLOW_TESTS, slow)):
                path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def cache_of(config: pytest.Config) -> pytest.Cache | None:
    """Return pytest's cache; `-p no:cacheprovider` does without it."""
    found: pytest.Cache | None = getattr(config, "cache", None)
    return found


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Let xdist divide the tests by `group_of`, and begin with the longest groups.

    Its own `--dist loadgroup` does nothing with this version of pytest: it writes the group into a
    field of the tests that they no longer have.
    """
    from xdist.scheduler import LoadScopeScheduling  # noqa: PLC0415 - tests run without xdist, too

    cache = cache_of(config)
    durations = (None if cache is None else cache.get(CACHED, None)) or shipped_durations()

    class ByGroup(LoadScopeScheduling):  # type: ignore[misc] # xdist is not typed
        def _split_scope(self, nodeid: str) -> str:
            return group_of(nodeid)

        def _assign_work_unit(self, node: Any) -> None:
            waiting = longest_first(self.workqueue, durations)
            before = next(reversed(self.assigned_work.get(node, {})), None)
            self.workqueue.move_to_end(next_group(waiting, before), last=False)
            super()._assign_work_unit(node)

    return ByGroup(config, log)

"""The suite can be run in parts: without xdist, one file alone, with and without the soak tests."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import worker_groups

ROOT = Path(__file__).parents[2]
FILES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))
ALONE = "tests/bots/test_reasons.py", "tests/laws/test_odd_questions.py", "tests/web/test_page.py"
"""Files with compiled code, with neither, and with a browser."""
TOGETHER = "tests/table/test_tap.py", "tests/table/test_mentions.py", "tests/table/test_lesson.py"
THREE_KINDS = """
import pytest

def test_usual(): pass

def test_another(): pass

@pytest.mark.soak
def test_long(): pass
"""
USUAL_SOAK_ALL = """
import pytest, sys

for asked in ([], ["-m", "soak"], ["-m", ""]):
    assert pytest.main([*sys.argv[1:], *asked]) == 0
"""
"""One process: to start one takes longer than to run these tests."""
INTERRUPTED = """
import pytest, subprocess, sys

@pytest.mark.parametrize("name", ["SIGINT", "SIGHUP"])
def test_what_is_interrupted_ends(name):
    code = f"import os, signal; os.kill(os.getpid(), signal.{name})"
    assert subprocess.run([sys.executable, "-c", code], stderr=subprocess.DEVNULL).returncode
"""


def pytest_says(*arguments: str, cache: Path | None = None) -> tuple[int, str]:
    """Run pytest without xdist; return its exit code and its last line."""
    kept = ("-p", "no:cacheprovider") if cache is None else ("-o", f"cache_dir={cache}")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:xdist", *kept, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, (done.stdout.splitlines() or [done.stderr])[-1]


@pytest.mark.parametrize("file", ALONE)
def test_a_file_is_collected_alone_and_without_xdist(file: str) -> None:
    code, last = pytest_says("--collect-only", "-q", file)
    assert code == 0, last


@pytest.mark.soak
@pytest.mark.parametrize("file", FILES)
def test_every_file_is_collected_alone_and_without_xdist(file: str) -> None:
    code, last = pytest_says("--collect-only", "-q", "-m", "", file)
    assert code == 0, last


def test_soak_tests_run_only_when_they_are_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "test_three_kinds.py"
    file.write_text(THREE_KINDS, encoding="utf-8")
    config = ("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path))
    kept = ("-p", "no:xdist", "-p", "no:cacheprovider")
    done = subprocess.run(
        [sys.executable, "-c", USUAL_SOAK_ALL, *kept, *config, str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    told = re.findall(r"(\d+) passed(?:, (\d+) deselected)?", done.stdout)
    assert told == [("2", "1"), ("1", "2"), ("3", "")]


def test_the_tests_of_a_file_run_in_one_worker() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "2", "--dist", "loadscope", "-v", *TOGETHER],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    ran = set(re.findall(r"\[(gw\d)\] .* (tests/\S+)::", done.stdout))
    assert sorted(file for _, file in ran) == sorted(TOGETHER)


def test_tests_can_interrupt_what_they_start_even_behind_nohup_in_the_background_of_a_script(
    tmp_path: Path,
) -> None:
    file = tmp_path / "test_ctrl_c.py"
    file.write_text(INTERRUPTED, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "conftest"]
    done = subprocess.run(
        ["sh", "-c", 'trap "" INT HUP; exec "$@"', "sh", *command, str(file)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "tests")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_the_folders_that_the_suite_is_divided_by_are_there() -> None:
    named = {*worker_groups.BROWSER, *worker_groups.COMPILED}
    assert [name for name in named if not (ROOT / "tests" / name).is_dir()] == []


def test_what_takes_longest_begins_and_what_is_new_comes_early() -> None:
    durations = {"short": 1.0, "longest": 90.0, "long": 40.0}
    order = worker_groups.longest_first(["short", "new", "long", "longest"], durations)
    assert order == ["longest", "long", "new", "short"]


def test_a_worker_keeps_its_browser_as_long_as_it_can() -> None:
    with_one, without = "tests/web/test_page.py", "tests/table/test_tap.py"
    for waiting in ([with_one, without], [without, with_one]):
        assert worker_groups.next_group(waiting, None) == waiting[0]
        assert worker_groups.next_group(waiting, "tests/web/test_access.py 2") == with_one
        assert worker_groups.next_group(waiting, "bots") == without
    assert worker_groups.next_group([without], with_one) == without


def test_what_make_check_leaves_out_is_there() -> None:
    named = {name.partition("::")[0] for name in worker_groups.slow_tests()}
    assert len(named) > 1
    assert [name for name in named if not (ROOT / name).is_file()] == []
    file = "tests/server/test_crash.py"
    code, last = pytest_says("--collect-only", "-q", "-m", "slow", file)
    assert code == 0, last
    code, last = pytest_says("--collect-only", "-q", "-m", "not slow and not soak", file)
    assert code == pytest.ExitCode.NO_TESTS_COLLECTED, last


def test_a_run_records_how_long_its_groups_took(tmp_path: Path) -> None:
    file = "tests/table/test_tap.py"
    code, last = pytest_says("--record-durations", file, cache=tmp_path)
    assert code == 0, last
    (recorded,) = tmp_path.rglob("durations")
    assert [*json.loads(recorded.read_text(encoding="utf-8"))] == [file]

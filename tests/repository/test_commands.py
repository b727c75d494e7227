"""The everyday commands of a checkout, as they are typed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fifties import __version__
from fifties.bots import levels
from fifties.cli import parser, play
from fifties.games.registry import game_names
from fifties.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
DEV = (ROOT / "dev.py").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.prefix != str(ROOT / ".venv"), reason="make shell uses .venv")
def test_make_shell_opens_a_shell_in_which_fifties_can_be_typed() -> None:
    typed = "command -v fifties; fifties --version; python -c 'import sys; print(sys.prefix)'"
    done = subprocess.run(
        [sys.executable, str(ROOT / "dev.py"), "shell"],
        input=typed,
        env={"PATH": "/usr/bin:/bin", "SHELL": "/bin/sh", "HOME": os.environ["HOME"]},
        capture_output=True,
        text=True,
        check=True,
    )
    found, version, prefix = done.stdout.splitlines()[-3:]
    assert found == str(ROOT / ".venv" / "bin" / "fifties")
    assert version == f"fifties {__version__}"
    assert prefix == str(ROOT / ".venv")


def test_make_knows_every_command_and_helps_with_each() -> None:
    done = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    helped = dict(re.findall(r"^  make (\S+) +(.+)$", done.stdout, re.MULTILINE))
    handed_on = set(re.findall(r"dev\.py (\w+)", MAKEFILE))
    known = set(re.findall(r'^    "(\w+)": \w+,$', DEV, re.MULTILINE))
    assert handed_on == known
    assert known | {"help", "clean"} == set(helped)


def test_what_has_failed_is_said_once_more_at_the_end() -> None:
    """Of works that run together, the first to fail is far above when the last one ends."""
    typed = """
import threading, dev
has_failed = threading.Event()

def fail_first():
    try:
        dev.run("python", "-c", "exit(3)")
    finally:
        has_failed.set()

def end_last():
    has_failed.wait()
    dev.run("python", "-c", "print('the last words')")

dev.run_together(fail_first, end_last)
"""
    done = subprocess.run(
        [sys.executable, "-c", typed],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "the last words" in done.stdout
    assert done.stdout.splitlines()[-1] == "fifties: python -c exit(3) failed (3)"


def test_what_the_help_lists_is_what_there_is() -> None:
    """The help writes it out, so that it imports neither rules nor bots."""
    assert game_names() == parser.GAMES
    assert LANGUAGES == parser.LANGUAGES
    assert all(tuple(levels(game)) == play.LEVELS for game in parser.GAMES)

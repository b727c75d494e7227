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


def test_what_the_help_lists_is_what_there_is() -> None:
    """The help writes it out, so that it imports neither rules nor bots."""
    assert game_names() == parser.GAMES
    assert LANGUAGES == parser.LANGUAGES
    assert all(tuple(levels(game)) == play.LEVELS for game in parser.GAMES)

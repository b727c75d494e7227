"""A host and all below it need no threads, processes, sockets, databases or compiled code."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from commands import PATIENCE


def test_both_games_are_played_to_their_end_in_a_bare_python() -> None:
    script = Path(__file__).with_name("bare_python.py")
    done = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.stderr == ""
    assert done.stdout == "FiftySettings True\nFiftyFiftySettings True\n"
    assert done.returncode == 0

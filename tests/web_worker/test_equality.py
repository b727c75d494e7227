"""The law of equality: the same seed and the same decisions give the same log in any Python."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from commands import PATIENCE
from web.chromium import node

HERE = Path(__file__).parent
PACK = Path(str(files("fifties") / "offline"))


GAMES = HERE.parent / "device_games.py"
IN_PLAIN_PYTHON = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None  # compiled bots are others
sys.path.insert(0, sys.argv[1])
import device_games
for seed in range(int(sys.argv[2])):
    print(device_games.digest_of_game(seed))
"""


def printed(*command: str) -> list[str]:
    """Return the lines that a program prints."""
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=10 * PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr[-2_000:]
    return str(done.stdout).splitlines()


@pytest.mark.parametrize("games", [12, pytest.param(400, marks=pytest.mark.soak)])
def test_games_have_the_same_log_here_and_in_a_browsers_python(games: int) -> None:
    calls = [f"digest_of_game({seed})" for seed in range(games)]
    script = str(HERE / "run_in_pyodide.mjs")
    found = printed(node(), script, str(PACK), str(GAMES), *calls)
    here = printed(sys.executable, "-c", IN_PLAIN_PYTHON, str(GAMES.parent), str(games))
    assert found == here
    assert len(set(found)) == games

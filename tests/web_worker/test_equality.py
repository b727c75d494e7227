"""The law of equality: the same seed and the same decisions give the same log in any Python."""

from __future__ import annotations

import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from commands import PATIENCE
from device_games import digest_of_game
from web.chromium import node

HERE = Path(__file__).parent
PACK = Path(str(files("fifties") / "offline"))


def in_browsers_python(*calls: str) -> list[str]:
    """Return what calls in `device_games.py` return in the Python that browsers take along."""
    script = HERE / "run_in_pyodide.mjs"
    command = [node(), str(script), str(PACK), str(HERE.parent / "device_games.py"), *calls]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=10 * PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr[-2_000:]
    return done.stdout.splitlines()


@pytest.mark.parametrize("games", [30, pytest.param(400, marks=pytest.mark.soak)])
def test_games_have_the_same_log_here_and_in_a_browsers_python(games: int) -> None:
    found = in_browsers_python(*(f"digest_of_game({seed})" for seed in range(games)))
    assert found == [digest_of_game(seed) for seed in range(games)]

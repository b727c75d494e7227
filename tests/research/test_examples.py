"""The training example trains, plays in the arena, and sits at a live table."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from commands import PATIENCE
from servers import Served

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(folder: Path, *words: str) -> str:
    """Run an example in *folder*, whose weights it keeps and finds there."""
    path = os.environ | {"PYTHONPATH": str(EXAMPLES), "PYTHONWARNINGS": "error"}
    script, *rest = words
    command = [sys.executable, str(EXAMPLES / script), *rest]
    done = subprocess.run(
        command, cwd=folder, env=path, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("trained")
    return folder, run(folder, "train.py", "--steps", "12", "--games", "40", "--seed", "1")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data")) as running:
        yield running


def test_a_few_steps_of_training_beat_the_beginner_clearly(trained: tuple[Path, str]) -> None:
    folder, told = trained
    progress = [int(share) for share in re.findall(r"three beginners (\d+)%", told)]
    assert len(progress) == 7
    assert progress[-1] > 40
    shares = dict(re.findall(r"^(\S+): (\d+)% of the wins", told, re.MULTILINE))
    assert int(shares["learner:plays"]) > 40 > int(shares["beginner"])
    assert (folder / "learner.npz").stat().st_size < 20_000
    assert (folder / "learning.png").read_bytes().startswith(b"\x89PNG")


def test_what_was_trained_plays_a_whole_game_at_a_live_table(
    trained: tuple[Path, str], served: Served
) -> None:
    table = served.open(role="spectator", game="fifty-fifty")
    host = served.resume(table)
    bot = [sys.executable, "bot.py", served.url, table["code"]]
    others = [
        subprocess.Popen([*bot, f"Robo {n}"], cwd=EXAMPLES, stdout=subprocess.PIPE, text=True)
        for n in range(3)
    ]
    path = os.environ | {"PYTHONPATH": str(EXAMPLES)}
    command = [sys.executable, str(EXAMPLES / "learner.py"), served.url, table["code"]]
    learner = subprocess.Popen(command, cwd=trained[0], env=path, stdout=subprocess.PIPE, text=True)
    host.table(seated=4)
    host.ask("start")
    ended = host.event("game-ended")
    for player in (*others, learner):
        told, _ = player.communicate(timeout=PATIENCE)
        assert f"winners {ended['outcome']['winners']}" in told

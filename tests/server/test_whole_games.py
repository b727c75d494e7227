"""Whole games over real sockets, with the client and the bot of examples/."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fifties.core.record import final_state
from fifties.core.verification import verify
from fifties.games.registry import parse_record

from commands import PATIENCE
from servers import Served

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.mark.parametrize(
    ("game", "players"), [("fifty", 3), ("fifty", 7), ("fifty-fifty", 3), ("fifty-fifty", 5)]
)
def test_bots_from_outside_play_a_whole_game(served: Served, game: str, players: int) -> None:
    table = served.open(role="spectator", game=game)
    host = served.resume(table)
    command = [sys.executable, "bot.py", served.url, table["code"]]
    bots = [
        subprocess.Popen([*command, f"Robo {n}"], cwd=EXAMPLES, stdout=subprocess.PIPE, text=True)
        for n in range(players)
    ]
    host.table(seated=players)
    host.ask("start")
    ended = host.event("game-ended")
    told = [bot.communicate(timeout=PATIENCE)[0] for bot in bots]
    assert all(f"winners {ended['outcome']['winners']}" in line for line in told)
    kept = host.table(status="over", games=1)["record"] or host.until("update")["table"]["record"]
    record = parse_record(served.get(f"/api/records/{kept}").content)
    assert verify(record).draws > 0
    outcome = record.game.outcome(final_state(record))
    assert outcome is not None
    assert outcome.winners == tuple(ended["outcome"]["winners"])


def test_the_bot_is_about_thirty_lines_long() -> None:
    text = (EXAMPLES / "bot.py").read_text(encoding="utf-8")
    code = [line for line in text.split('"""', 2)[2].splitlines() if line.strip()]
    assert len(code) <= 32

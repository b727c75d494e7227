"""The client folds events into the view that the server would send, to the last field."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fifties.table.broadcast import snapshot
from fifties.table.entries import MemberId
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.messages import TableStatus
from fifties.table.settings import Pace, TableSettings

from tables import SimulatedTable, play_game, replay, update
from web.chromium import node

FOLD = Path(__file__).parent / "fold.ts"

EVENINGS: list[tuple[TableSettings, int]] = [
    (FiftySettings(), 3),
    (FiftySettings(danger=True), 7),
    (FiftySettings(pace=Pace.AT_ONCE), 5),
    (FiftySettings(pace=Pace.TAP), 4),
    (FiftyFiftySettings(), 4),
    (FiftyFiftySettings(edition="tightrope"), 5),
]
PARTIES: list[tuple[TableSettings, int]] = [
    (FiftySettings(party=True, pace=Pace.HALL), 9),
    (FiftySettings(party=True, pace=Pace.STADIUM), 60),
]


def story(live: SimulatedTable, member: MemberId) -> dict[str, Any]:
    """Tell a game as *member*'s client hears it, and what is true after every frame."""
    frames: list[Any] = []
    seen = None
    for row, table in replay(live.rows):
        now = snapshot(table, member) if member in table.members else None
        if now is None or now.table.status is TableStatus.LOBBY:
            continue
        if seen is None:
            begin = now
        else:
            frames.append({"update": update(table, member, seen), "then": now})
        seen = row.seq
    told: dict[str, Any] = msgspec.to_builtins({"begin": begin, "frames": frames})
    return told


def folds(story: dict[str, Any]) -> list[str]:
    """Let the client fold it; return where it went astray."""
    done = subprocess.run(
        [node(), str(FOLD)], input=json.dumps(story), text=True, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    astray: list[str] = json.loads(done.stdout)
    return astray


@pytest.mark.parametrize(("settings", "players"), [*EVENINGS, *PARTIES])
def test_folding_gives_what_the_server_would_tell_afresh(
    settings: TableSettings, players: int
) -> None:
    live = play_game(settings, players, seed=players, humans=2)
    for member in live.people:
        assert folds(story(live, member)) == []

"""Golden games: each shows something rare, was reckoned by hand, and must come out as written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fifties.games.registry import parse_record, score_sheet, write_record

RECORDS = Path(__file__).parent.parent / "data" / "records"
GOLDEN = sorted(RECORDS.rglob("*.toml"))


def test_there_are_at_least_twenty_golden_games() -> None:
    assert len(GOLDEN) >= 20


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_comes_out_as_reckoned(path: Path) -> None:
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    found = json.loads(json.dumps(score_sheet(parse_record(path.read_bytes()))))
    assert found == expected


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_says_what_it_shows(path: Path) -> None:
    assert path.read_text(encoding="utf-8").startswith("#")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_written_again_is_the_same_game(path: Path) -> None:
    record = parse_record(path.read_bytes())
    again = parse_record(write_record(record).encode())
    assert score_sheet(again) == score_sheet(record)
    assert again.header == record.header
    assert again.entries == record.entries

"""`fifties review` as a person or a program uses it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fifties.cli import main
from fifties.exits import REFUSED

from commands import RECORDS

FIFTY = str(RECORDS / "fifty" / "sheet-opening.toml")
FIFTY_FIFTY = str(RECORDS / "fifty-fifty" / "balanced-twice-from-the-start.toml")


@pytest.mark.parametrize(("record", "own"), [(FIFTY, "rounds"), (FIFTY_FIFTY, "decisions")])
def test_json_has_the_promised_form(
    record: str, own: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", record, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["game", "players", "seats", "win", own]
    for seat in told["seats"]:
        parts = seat["expected"] + seat["skill"] + seat["chance"] + seat["others"]
        assert seat["points"] == pytest.approx(parts, abs=1e-9)
    assert told["win"][0]["moment"] == "start"
    assert sum(told["win"][-1]["chances"]) == pytest.approx(1)
    keys = {
        "rounds": {"round", "blocked", "danger", "value", "choices"},
        "decisions": {"round", "trick", "seat", "card", "options", "best", "loss", "verdict"},
    }
    assert keys[own] <= set(told[own][0])


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it"])
def test_a_review_is_told_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", FIFTY, "--seat", "Ana", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert "6 13 24 30 49" in told
    assert "Theo" in told  # in the table of results
    assert "9 17 27 39 44" not in told  # one of Sabin's choices


def test_chances_are_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "chances.svg"
    assert main(["review", FIFTY, "--plot", str(picture)]) == 0
    assert "<svg" in picture.read_text()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([FIFTY, "--seat", "Nobody"], "Nobody does not play here"),
        ([FIFTY, "--plot", "chances.txt"], "neither a .svg nor a .png"),
        (["no-such-file.toml"], "no-such-file.toml"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", *arguments, "--lang", "en"]) == REFUSED
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert reason in told

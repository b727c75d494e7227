"""`fifties solve fifty` as a person or a program uses it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fifties.cli import main
from fifties.exits import REFUSED

from commands import RECORDS, complaint, run

KEYS = (
    "players", "top", "blocked", "danger", "bonus",
    "value", "exploitability", "iterations", "seconds", "flow",
)  # fmt: skip


def slip(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run the command in this process, which is quicker; expect a refusal, return its one line."""
    try:
        code = main(["solve", "fifty", *arguments, "--lang", "en"])
    except SystemExit as left:
        code = int(left.code or 0)
    assert code == REFUSED
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    return told.rstrip("\n")


def a_record() -> Path:
    return min(RECORDS.glob("fifty/*.toml"))


def test_json_has_the_promised_form() -> None:
    done = run(
        "solve", "fifty", "--players", "5", "--blocked", "8,2", "--danger", "11-20", "--json"
    )  # fmt: skip
    solved = json.loads(done.stdout)
    assert tuple(solved) == KEYS
    assert (solved["players"], solved["top"]) == (5, 50)
    assert (solved["blocked"], solved["danger"]) == ([2, 8], [11, 20])
    assert solved["bonus"] == [1, 1, 2, 1, 1]
    assert 0 <= solved["exploitability"] <= 0.001
    for slot in range(6):
        steps = [step for step in solved["flow"] if step[0] == slot]
        assert sum(step[3] for step in steps) == pytest.approx(1.0)
    assert all(end % 10 not in {2, 8} for slot, _, end, _ in solved["flow"] if slot < 5)


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_the_report_shows_value_and_heat_and_draws_them(
    suffix: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / f"round{suffix}"
    asked = ("--players", "7", "--until", "0.01", "--danger", "31-40", "--plot", str(picture))
    assert main(["solve", "fifty", *asked, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Worth 7." in told
    assert "how often" in told
    assert "█" in told
    begin = {".svg": b"<?xml", ".png": b"\x89PNG"}[suffix]
    assert picture.read_bytes().startswith(begin)


def test_a_box_of_ones_own_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    box = tmp_path / "box.toml"
    box.write_text('game = "fifty"\nbonus = [[1,1,2,1,1],[5,0,0,0,5],[1,1,2,1,1],[1,1,2,1,1]]\n')
    asked = ("--players", "6", "--blocked", "4", "--until", "0.05", "--round", "2", "--json")
    assert main(["solve", "fifty", *asked, "--edition", str(box)]) == 0
    assert json.loads(capsys.readouterr().out)["bonus"] == [5, 0, 0, 0, 5]


def test_a_known_field_is_answered_number_by_number(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--against", "3 9 17 25 41; 5,16,27,38,49", "--choice", "4,10,18,26,42"]
    assert main(["solve", "fifty", *asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    (answer,) = told["answers"]
    assert told["players"] == 3
    assert answer["others"] == [[3, 9, 17, 25, 41], [5, 16, 27, 38, 49]]
    assert answer["score"] == pytest.approx(22)
    assert answer["best_score"] == pytest.approx(33)
    assert [worth["number"] for worth in answer["worth"]] == [4, 10, 18, 26, 42]
    assert sum(w["taken"] + w["bonus"] for w in answer["worth"]) == pytest.approx(22)
    assert answer["worth"][3]["instead"] == 28
    assert answer["worth"][3]["gain"] == pytest.approx(9)
    assert main(["solve", "fifty", *asked, "--lang", "en"]) == 0
    plain = capsys.readouterr().out
    assert "best answer 6 10 18 28 42: 33 points" in plain
    assert "28 there: 9 more" in plain


def test_somebody_unknown_plays_as_solved(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("--against", "3 9 17 25 41; ?", "--blocked", "0,2,4,6", "--lang", "en")
    assert main(["solve", "fifty", *asked]) == 0
    assert "somebody who plays as solved" in capsys.readouterr().out


def test_a_record_says_what_everybody_should_have_written(
    capsys: pytest.CaptureFixture[str],
) -> None:
    against = ["solve", "fifty", "--against", str(a_record()), "--lang", "en"]
    assert main([*against, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert main(["replay", "--json", str(a_record())]) == 0
    sheet = json.loads(capsys.readouterr().out)
    assert [answer["name"] for answer in told["answers"]] == sheet["players"]
    scores = sheet["rounds"][told["round"] - 1]["scores"]
    assert [answer["score"] for answer in told["answers"]] == pytest.approx(scores)
    assert all(answer["best_score"] >= answer["score"] for answer in told["answers"])
    name = sheet["players"][0]
    assert main([*against, "--round", "1", "--player", name]) == 0
    one = capsys.readouterr().out
    assert name in one
    assert "adds" in one


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "--players"),
        (("--players", "2"), "3"),
        (("--players", "five"), "whole number"),
        (("--players", "201"), "200"),
        (("--players", "5", "--blocked", "2,12"), "12"),
        (("--players", "5", "--blocked", "2,2"), "different digits"),
        (("--players", "5", "--blocked", "0,1,2,3,4,5,6,7,8,9"), "five|5"),
        (("--players", "5", "--danger", "11"), "no zone"),
        (("--players", "5", "--danger", "20-11"), "20"),
        (("--players", "5", "--danger", "41-50"), "49"),
        (("--players", "5", "--plot", "picture.gif"), "picture.gif"),
        (("--players", "5", "--edition", "nowhere"), "nowhere"),
        (("--players", "5", "--edition", "nowhere.toml"), "nowhere.toml"),
        (("--players", "5", "--round", "5"), "5"),
        (("--players", "5", "--until", "0"), "above 0"),
        (("--players", "5", "--choice", "1,2,3,4,5"), "--against"),
        (("--against", "nowhere.toml"), "nowhere.toml"),
        (("--against", "1 2 3"), "3 players|3"),
        (("--against", "1 2 3 4 5; 1 2 3 4"), "4"),
        (("--against", "1 2 3 4 5; 1 2 3 4 50"), "50"),
        (("--against", "1 2 3 4 5; 1 2 3 4 5", "--blocked", "3"), "3"),
        (("--against", "1 2 3 4 5; 1 2 3 4 5", "--players", "4"), "3"),
        (("--against", "1 2 3 4 5; one two"), "one two"),
        (("--against", "1 2 3 4 5; 6 7 8 9 10", "--choice", "1,2,3"), "3"),
    ],
)
def test_a_slip_is_answered_with_one_line(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = slip(capsys, *arguments)
    assert line.startswith(("fifties solve", "nowhere"))
    assert any(word in line for word in said.split("|"))


@pytest.mark.parametrize("wrong", [("--round", "9"), ("--player", "Nobody"), ("--blocked", "1")])
def test_a_slip_about_a_record_is_answered_with_one_line(
    wrong: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    slip(capsys, "--against", str(a_record()), *wrong)


def test_records_of_the_other_game_are_not_solved() -> None:
    other = min(RECORDS.glob("fifty-fifty/*.toml"))
    assert "other game" in complaint("solve", "fifty", "--against", str(other))


@pytest.mark.parametrize(("language", "word"), [("fr", "Vaut"), ("de", "Punkte"), ("it", "Vale")])
def test_the_report_speaks_four_languages(
    language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("--players", "3", "--blocked", "1,2,3,4,5,6", "--until", "0.1", "--lang", language)
    assert main(["solve", "fifty", *asked]) == 0
    assert word in capsys.readouterr().out

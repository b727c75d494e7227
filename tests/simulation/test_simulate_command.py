"""`fifties simulate` as a person or a program uses it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fifties.locales import Speech
from fifties.terminal.reports.simulation import SimulationOptions, simulate_games

from commands import complaint, run

pytestmark = pytest.mark.usefixtures("fifty_kernels", "fifty_fifty_kernels")

FIFTY = ("simulate", "fifty", "--players", "5", "--games", "2000", "--seed", "1")


def test_a_simulation_is_told_in_one_json_object() -> None:
    told = json.loads(run(*FIFTY, "--json").stdout)
    assert told["games"] == told["asked"] == 2000
    assert not told["stopped"]
    assert told["seed"] == 1
    assert len(told["seats"]) == 5
    assert sum(seat["share"] for seat in told["seats"]) == pytest.approx(1)
    assert sum(told["endings"].values()) == pytest.approx(1)
    assert sum(told["rounds"]) == pytest.approx(1)
    assert 25 < told["seats"][0]["mean"] < 40


def test_a_recorded_game_replays(tmp_path: Path) -> None:
    file = str(tmp_path / "game.toml")
    run(*FIFTY, "--record", "3", file, "--json")
    replayed = json.loads(run("replay", "--json", file).stdout)
    assert replayed["finished"]


def told(options: SimulationOptions, language: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert simulate_games(options, Speech(language), as_json=False) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "A crown decides"), ("fr", "Une couronne"), ("de", "Eine Krone"), ("it", "Una corona")],
)
def test_the_report_speaks_four_languages(
    language: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in told(SimulationOptions("fifty", 5, 2000), language, capsys)


def test_a_crowd_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(SimulationOptions("fifty", 20, 50, danger=True), "en", capsys).splitlines()
    assert sum(line.strip().startswith(("all", "1 ", "20 ")) for line in lines) == 1


def test_fifty_fifty_tells_of_balances_and_strikes(capsys: pytest.CaptureFixture[str]) -> None:
    report = told(SimulationOptions("fifty-fifty", 4, 2000, edition="tightrope"), "en", capsys)
    assert "balanced" in report
    assert "A game strikes" in report


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("fifty", "--players", "2"), "there are 2"),
        (("fifty-fifty", "--players", "6"), "there are 6"),
        (("fifty", "--players", "1001"), "1,000"),
        (("fifty-fifty", "--players", "4", "--danger"), "Danger"),
        (("fifty", "--players", "5", "--edition", "zoch"), "zoch"),
        (("fifty", "--players", "5", "--edition", "missing.toml"), "missing.toml"),
        (("fifty", "--players", "5", "--games", "0"), "too few"),
        (("fifty", "--players", "5", "--threads", "0"), "too few"),
        (("fifty", "--players", "5", "--record", "-1", "game.toml"), "-1"),
        (("fifty", "--players", "5", "--record", "one", "game.toml"), "one"),
        (("fifty",), "--players"),
    ],
)
def test_a_slip_is_answered_with_one_line(arguments: tuple[str, ...], reason: str) -> None:
    assert reason in complaint("simulate", *arguments)


def test_a_record_never_overwrites_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.toml"
    file.write_text("precious")
    line = complaint(*FIFTY, "--record", "0", str(file))
    assert str(file) in line
    assert file.read_text() == "precious"

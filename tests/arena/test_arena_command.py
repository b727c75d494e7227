"""`fifties arena` as people use it."""

from __future__ import annotations

import json
import math
import os
from pathlib import Path

import pexpect
import pytest

from fifties.cli import main
from fifties.exits import BROKEN, INTERRUPTED, REFUSED

from commands import FIFTIES, PATIENCE, run

TABLE = ("arena", "fifty-fifty", "--bots", "casual,beginner*2", "--games", "9", "--seed", "3")

CROWD = ",".join(f"math:{name}" for name in dir(math) if callable(getattr(math, name)))

FOREIGN = """\
from fifties.games.fifty_fifty import Play

def modest(game, view, rng):
    return Play(view.my_hand[0])

def lost(game, view, rng):
    return 1 // 0
"""

# Newer Pythons warn of forks beside threads; those of the test runner are not in the way.
pytestmark = pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")


def test_a_report_names_bots_shares_and_ratings() -> None:
    done = run(*TABLE, "--duplicate", "--processes", "2")
    lines = done.stdout.splitlines()
    assert lines[0] == "Fifty Fifty — 3 players · 3 rounds of nine tricks"
    assert "9 games on 3 different deals · seed 3 · 1 line-up" in done.stdout
    (row,) = [line for line in lines if line.startswith("  ▲ casual") or "  casual  " in line][:1]
    assert len(row.split()) >= 9
    assert "How often the row ends ahead of the column" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "9 parties sur 9 tirages différents"),
        ("de", "9 Spiele mit 9 verschiedenen Ziehungen"),
        ("it", "9 partite con 9 sorteggi diversi"),
    ],
)
def test_a_report_speaks_four_languages(
    language: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*TABLE, "--processes", "1", "--lang", language]) == 0
    assert said in capsys.readouterr().out


def test_json_is_one_object_with_everything() -> None:
    done = run(*TABLE, "--json")
    assert done.stdout.count("\n") == 1
    told = json.loads(done.stdout)
    assert set(told) == {
        "game", "players", "edition", "danger", "bots", "line_ups", "duplicate", "seed", "asked",
        "games", "deals", "stopped", "seconds", "standings", "meetings", "luck_free",
    }  # fmt: skip
    assert (told["game"], told["players"], told["games"]) == ("fifty-fifty", 3, 9)
    assert [row["bot"] for row in told["standings"]] == told["bots"] == ["casual", "beginner"]
    estimate = {"mean", "error", "95", "99"}
    for row in told["standings"]:
        assert set(row) == {"bot", "games", "seats", "share", "fair", "points", "rating"}
        assert set(row["share"]) == set(row["points"]) == estimate
        assert set(row["rating"]) == {"mu", "sigma", "ordinal"}
        assert row["share"]["99"][0] <= row["share"]["95"][0] <= row["share"]["mean"]
    for cell in told["meetings"]:
        assert set(cell) == {"bot", "against", "games", "share", "ahead", "points"}
        assert set(cell["ahead"]) == estimate


def test_what_cannot_be_known_is_null(capsys: pytest.CaptureFixture[str]) -> None:
    table = ("--bots", "beginner*3", "--games", "1", "--seed", "3", "--processes", "1")
    assert main(["arena", "fifty", *table, "--json", "--danger"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["danger"]
    assert told["standings"][0]["points"]["error"] is None
    assert main(["arena", "fifty", *table]) == 0


def test_the_table_is_as_large_as_the_list_if_the_game_allows_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for game, bots, players in (
        ("fifty-fifty", "casual,beginner", 3),
        ("fifty-fifty", "casual,beginner*3", 4),
        ("fifty-fifty", "casual,beginner*6", 5),
        ("fifty", "casual,beginner*7", 8),
    ):
        assert main(["arena", game, "--bots", bots, "--games", "1", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["players"] == players


def test_a_bot_of_ones_own_is_imported_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "guests.py").write_text(FOREIGN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    bots = ("--bots", "guests:modest,beginner*2", "--games", "3", "--seed", "5")
    assert main(["arena", "fifty-fifty", *bots, "--processes", "1"]) == 0
    assert "guests:modest" in capsys.readouterr().out
    bots = ("--bots", "guests:lost,beginner*2", "--games", "3", "--seed", "5")
    assert main(["arena", "fifty-fifty", *bots, "--processes", "2"]) == BROKEN
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith("fifties arena: guests:lost failed at seat 1 in game 1 of seed 5: ")
    assert told.err.endswith(
        "ZeroDivisionError: integer division or modulo by zero (guests.py:7)\n"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("fifty --bots grandmaster", "grandmaster is no bot; known: beginner, "),
        ("fifty --bots ,", "Nobody takes part"),
        ("fifty --bots nowhere:bot", "nowhere:bot cannot be used as a bot: ModuleNotFoundError"),
        ("fifty --bots beginner --players 2", "3"),
        ("fifty-fifty --bots beginner --players 6", "6"),
        ("fifty-fifty --bots beginner --danger", "Danger cards belong to Fifty"),
        ("fifty --bots beginner --edition zoch", "zoch is no edition of this game"),
        ("fifty --bots beginner --edition no.toml", "no.toml: "),
        (f"fifty --players 5 --bots {CROWD}", "more than 10,000 different tables"),
    ],
)
def test_a_slip_is_answered_with_one_line(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments.split(), "--lang", "en"]) == REFUSED
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith("fifties arena: ")
    assert said in told.err


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "fifty",
        "chess --bots beginner",
        "fifty --bots beginner --games 0",
        "fifty --bots a --games x",
    ],
)
def test_a_slip_of_the_parser_is_answered_with_one_line(
    arguments: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", *arguments.split()])
    assert left.value.code == REFUSED
    assert capsys.readouterr().err.count("\n") == 1


def test_ctrl_c_reports_what_was_played_and_leaves_nobody_behind() -> None:
    environment = {"TERM": "xterm", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"}
    bots = ["--bots", "casual,beginner*2", "--games", "900000000", "--processes", "2"]
    child = pexpect.spawn(
        FIFTIES,
        ["arena", "fifty-fifty", *bots],
        env=environment,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    child.expect(r"[1-9]\d*/900000000")
    child.sendintr()
    child.expect(r"Stopped before all 900,000,000 games were played\.")
    child.expect("How often the row ends ahead of the column")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == INTERRUPTED
    assert child.pid is not None
    with pytest.raises(ProcessLookupError):
        os.killpg(child.pid, 0)

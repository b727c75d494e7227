"""`fifties replay` as people and programs use it."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import tomllib
from pathlib import Path

import pexpect
import pytest

from commands import FIFTIES, RECORDS, complaint, run

GOLDEN = sorted(RECORDS.rglob("*.toml"))

SHEET = """
game = "fifty"
players = ["Sabin", "Theo", "Yann", "Joelle", "Ana"]
[[round]]
blocked = [2, 8]
picks = [
  [4, 15, 26, 37, 44],
  [7, 13, 21, 33, 45],
  [7, 16, 24, 39, 47],
  [9, 17, 25, 36, 41],
  [3, 14, 27, 35, 46],
]
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "night.toml"
    path.write_text(SHEET)
    return path


def test_json_prints_one_object_a_line_in_order() -> None:
    done = run("replay", "--json", *map(str, GOLDEN))
    sheets = [json.loads(line) for line in done.stdout.splitlines()]
    expected = [json.loads(path.with_suffix(".json").read_text()) for path in GOLDEN]
    assert sheets == expected
    assert done.stderr == ""


def test_every_golden_game_has_a_report_in_every_language() -> None:
    for language in ("en", "fr", "de", "it"):
        done = run("replay", "--lang", language, *map(str, GOLDEN))
        assert "\x1b" not in done.stdout
        assert len(done.stdout.splitlines()) > 10 * len(GOLDEN)


def test_a_dash_reads_standard_input() -> None:
    done = run("replay", "--json", "-", typed=SHEET)
    assert json.loads(done.stdout)["totals"] == [7, 8, 8, 13, 10]


def test_the_strip_shows_who_held_the_count_clashes_and_crowns(record: Path) -> None:
    lines = run("replay", str(record)).stdout.splitlines()
    strip = {
        line.split()[0]: line.split()[1] for line in lines if line[0:2] == "  " and "━" in line
    }
    assert strip["Sabin"].startswith("╌╌╌●━━╌╌╌")
    assert strip["Theo"][6] == strip["Yann"][6] == "×"
    assert strip["Joelle"][8] == "●"
    assert strip["Joelle"][42] == "♛"
    assert {len(row) for row in strip.values()} == {50}


def test_halves_are_written_with_a_face_and_without_a_sign() -> None:
    text = run("replay", str(RECORDS / "fifty-fifty" / "five-players.toml")).stdout
    assert "angry 24 :(, laughing 15 :)" in text
    first = next(line for line in text.splitlines() if line.startswith("  1  "))
    assert first.split()[2:] == [
        "›22▼",
        "7",
        ":)",
        "29",
        "0",
        "45▲",
        "4",
        ":(",
        "38",
        "0",
        "31",
        "0",
    ]
    assert "+" not in text


def test_the_report_says_what_is_reconstructed(record: Path) -> None:
    assert "Reconstructed, not read off a box: bonus boxes." in run("replay", str(record)).stdout
    copied = SHEET.replace("[[round]]", "bonus = [2, 1, 1, 1, 2]\n[[round]]", 1)
    assert "Reconstructed" not in run("replay", "-", typed=copied).stdout


def test_a_refusal_names_file_place_clause_and_reason(record: Path) -> None:
    record.write_text(SHEET.replace("[7, 13, 21, 33, 45]", "[7, 13, 21, 38, 45]"))
    line = complaint("replay", str(record))
    assert line == f"{record}: round 1, Theo: F5: 38 ends in 8, which is blocked in this round."
    assert complaint("replay", str(record), LANG="it_IT.UTF-8").startswith(f"{record}: ")


def test_a_refused_file_does_not_keep_the_others_from_being_read(record: Path) -> None:
    done = run("replay", "--json", "/nowhere.toml", str(record), code=2)
    assert json.loads(done.stdout)["game"] == "fifty"
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "data", [b"", b"\x00\x01\x02", b"\xff" * 10, b"[" * 50_000, b"x" * 5_000_000]
)
def test_what_is_no_record_gets_one_line(data: bytes) -> None:
    assert complaint("replay", "-", typed=data).startswith("-: record: ")


def test_a_folder_a_missing_file_and_an_endless_one_get_one_line(tmp_path: Path) -> None:
    assert "Is a directory" in complaint("replay", str(tmp_path))
    assert "No such file" in complaint("replay", str(tmp_path / "none.toml"))
    assert "larger than 16 MB" in complaint("replay", "/dev/zero")


def test_no_key_and_no_file_name_breaks_the_line(tmp_path: Path) -> None:
    path = tmp_path / "two\nlines\x1b[31m.toml"
    path.write_text('"a\\nb" = 1\ngame = "fifty"\n')
    line = complaint("replay", str(path))
    assert "\x1b" not in line
    assert "a\\nb" in line


def test_names_cannot_paint_the_terminal() -> None:
    named = SHEET.replace('"Ana"', '"[red]Ana[/red]"')
    assert "[red]Ana[/red]" in run("replay", "-", typed=named).stdout
    assert "characters that cannot be seen" in complaint(
        "replay", "-", typed=SHEET.replace('"Ana"', '"\\u001b[2J"')
    )


def test_any_script_lines_up() -> None:
    named = (
        SHEET.replace('"Ana"', '"अना"').replace('"Theo"', '"テオ"').replace('"Yann"', '"👑 Yann"')
    )
    assert "テオ" in run("replay", "-", typed=named).stdout


def test_a_long_note_stays_on_its_line() -> None:
    noted = SHEET.replace("[[round]]", 'note = "one\\ntwo"\nplace = "Ulm"\n[[round]]', 1)
    assert "Ulm · one two" in run("replay", "-", typed=noted).stdout


def test_an_encoding_without_the_signs_gets_plain_ones(record: Path) -> None:
    done = run("replay", str(record), PYTHONIOENCODING="ascii")
    assert "---o==---" in done.stdout


def test_a_closed_pipe_is_no_error(record: Path) -> None:
    command = f"{shlex.join([FIFTIES, 'replay', *[str(record)] * 50])} | head -1"
    script = f"{command}; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.parametrize("extra", [{}, {"NO_COLOR": "1"}])
def test_a_terminal_gets_colour_unless_it_wants_none(record: Path, extra: dict[str, str]) -> None:
    environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", **extra}
    child = pexpect.spawn(FIFTIES, ["replay", str(record)], env=environment, encoding="utf-8")
    output = child.read()
    assert "Joelle" in output
    assert ("\x1b[36m" in output) == (not extra)


def test_party_games_are_told_as_a_crowd() -> None:
    players = [f"P{seat}" for seat in range(12)]
    picks = [[1 + seat, 20 + seat, 40 + seat, 60 + seat % 5, 70] for seat in range(12)]
    text = f'game = "fifty"\nplayers = {json.dumps(players)}\n[[round]]\npicks = {picks}\n'
    output = run("replay", "-", typed=text).stdout
    assert "count to 75" in output
    assert "… and 2 more" in output


@pytest.mark.parametrize("key", ["note", "place", "date"])
def test_no_other_text_can_paint_the_terminal_either(key: str) -> None:
    painted = SHEET.replace("[[round]]", f'{key} = "\\u001b]0;mine\\u0007"\n[[round]]', 1)
    output = run("replay", "-", typed=painted).stdout
    assert "\x1b" not in output
    assert "\\x1b]0;mine" in output


@pytest.mark.parametrize("digits", [17, 30, 4000])
def test_a_number_of_any_length_is_refused_in_words(digits: int) -> None:
    line = complaint("replay", "-", typed=SHEET.replace("[4, 15,", f"[{'9' * digits}, 15,"))
    assert "F5: 999999999999… is outside 1 to 49." in line


def test_a_record_that_stops_between_tricks_shows_no_mood_that_nobody_turned() -> None:
    text = 'game = "fifty-fifty"\nplayers = ["A", "B", "C"]\n[[round]]\ntricks = [\n'
    text += "  { mood = [2, 5], cards = [1, 2, 3] },\n]\n"
    lines = run("replay", "-", typed=text).stdout.splitlines()
    assert [line.split()[0] for line in lines if line[0:3] in ("  1", "  2")] == ["1"]


@pytest.mark.parametrize(
    "slip",
    [
        f'"{"k" * 5000}" = 1\n' + SHEET,
        SHEET.replace('"fifty"', f'"{"g" * 5000}"'),
        SHEET.replace("[[round]]", f'edition = "{"e" * 5000}"\n[[round]]'),
        SHEET + f'[result]\nwinners = ["{"w" * 5000}"]\n',
        SHEET.replace("[[round]]", f"version = 0x{'f' * 20_000}\n[[round]]"),
        SHEET.replace("[4, 15,", f"[0x{'f' * 20_000}, 15,"),
    ],
)
def test_long_slips_get_short_lines(slip: str) -> None:
    assert len(complaint("replay", "-", typed=slip)) < 300


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-", ">/dev/full"])
def test_missing_streams_are_no_reason_for_a_traceback(record: Path, closed: str) -> None:
    for command in (["replay", str(record), "-"], ["play", "fifty", "--players", "3"]):
        script = f"{shlex.join([FIFTIES, *command])} {closed}"
        done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
        assert "Traceback" not in done.stderr
        assert "Exception ignored" not in done.stderr
        assert done.returncode in (0, 2)


def test_an_encoding_without_accents_gets_letters_without_them(record: Path) -> None:
    done = run("replay", "--lang", "fr", str(record), PYTHONIOENCODING="ascii")
    assert "?" not in done.stdout
    assert "J'ai !" in done.stdout


def test_a_round_that_a_second_crown_broke_off_marks_only_clashes_that_were_called() -> None:
    path = RECORDS / "fifty" / "second-crown-mid-round.toml"
    rounds = tomllib.loads(path.read_text())["round"]
    last = run("replay", str(path)).stdout.rpartition("begins the count")[2].splitlines()
    rows = [line for line in last if "no score" in line]
    assert len(rows) == len(rounds[-1]["picks"])
    written = [number for numbers in rounds[-1]["picks"] for number in numbers]
    clashes = {number for number in written if written.count(number) > 1}
    marked = {int(mark) for row in rows for mark in re.findall(r"(\d+)×", row)}
    # The count stopped at 29; a later clash was never called.
    assert marked == {number for number in clashes if number <= 29}
    assert marked != clashes

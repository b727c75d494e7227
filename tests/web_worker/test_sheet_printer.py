"""A device prints what a server and the command line print, byte for byte."""

from __future__ import annotations

import json
from base64 import b64decode
from pathlib import Path

import pytest

from device_sheets import GAMES, ask, digest_of_sheet, sheet
from web_worker.test_equality import HERE, PACK, printed

from commands import RECORDS, run
from pdf_pages import Pages
from web.chromium import node

SHEETS = HERE.parent / "device_sheets.py"
PLAYED = [
    min((RECORDS / game).glob("*.toml")).read_text(encoding="utf-8")
    for game in ("fifty", "fifty-fifty")
]


@pytest.mark.parametrize("times", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_a_browsers_python_prints_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    module = tmp_path / "sheets.py"
    module.write_text(f"{SHEETS.read_text(encoding='utf-8')}\nRECORDS = {PLAYED!r}\n")
    monkeypatch.setattr("device_sheets.RECORDS", PLAYED)
    numbers = range(len(GAMES) + len(PLAYED))
    # Every other call is made in a Python that started from a snapshot: with two calls a sheet,
    # each of the two prints each sheet.
    calls = [f"digest_of_sheet({number})" for number in numbers for _ in range(times)]
    script = str(HERE / "run_in_pyodide.mjs")
    found = printed(node(), script, "--printing", str(PACK), str(module), *calls)
    assert found == [each for each in map(digest_of_sheet, numbers) for _ in range(times)]
    assert len(set(found)) == len(numbers)


def test_a_device_prints_what_the_command_line_prints(tmp_path: Path) -> None:
    out = tmp_path / "out.pdf"
    run("print", "fifty", "--players", "4", "--duplex", "--lang", "en", "--out", str(out))
    assert sheet(0) == out.read_bytes()
    record = tmp_path / "one.toml"
    record.write_text(PLAYED[1], encoding="utf-8")
    run("print", str(record), "--lang", "it", "--replace", "--out", str(out))
    answer = ask("/api/records/one/sheet.pdf?lang=it&paper=a4", body=PLAYED[1])
    assert b64decode(answer["data"]) == out.read_bytes()
    assert len(Pages(out.read_bytes())) > 0


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/api/print/fifty?players=501", "500"),
        ("/api/print/fifty?players=2", "2"),
        ("/api/print/fifty-fifty?players=6", "6"),
        ("/api/print/fifty?players=4&only=crumbs", "crumbs"),
        ("/api/records/one/sheet.pdf", ""),
    ],
)
def test_what_is_not_printed_is_refused_in_words(path: str, words: str) -> None:
    answer = ask(path, lang="de", body="no record")
    assert answer["status"] == 400
    told = json.loads(answer["body"])
    assert words in told["text"]
    assert " " in told["text"]


def test_a_game_that_is_unknown_is_not_found() -> None:
    assert ask("/api/print/chess?players=4")["status"] == 404

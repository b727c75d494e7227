"""`fifties print` as a person uses it: files, names of files, and one line for a slip."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import segno

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.registry import parse_record
from fifties.locales import Speech
from fifties.paper.documents import SHEETS, print_record, print_request
from fifties.paper.layout import PageFormat
from fifties.paper.print_request import PARTS, POSTER, PrintRequest

from commands import FIFTIES, RECORDS, complaint, run
from pdf_pages import Pages

RECORD = str(RECORDS / "fifty" / "second-crown-mid-round.toml")


def printed(*arguments: str, seed: str = "0") -> bytes:
    """Print to standard output."""
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "PYTHONHASHSEED": seed}
    done = subprocess.run(
        [FIFTIES, "print", *arguments, "--out", "-"],
        capture_output=True,
        check=True,
        env=environment,
        timeout=60,
    )
    assert done.stdout.startswith(b"%PDF-")
    return done.stdout


def test_the_parts_that_can_be_named_are_those_that_can_be_printed() -> None:
    assert {name: (POSTER, *sheets.parts) for name, sheets in SHEETS.items()} == PARTS


def test_the_same_input_gives_the_same_bytes() -> None:
    options = ("fifty", "--names", "Zoë,محمد,Ольга", "--danger", "--duplex")
    assert printed(*options, seed="1") == printed(*options, seed="2")
    record, halves = parse_record(Path(RECORD).read_bytes()), PrintRequest(FiftyFifty(5))
    kept = [print_record(record, PageFormat(), Speech("it")) for _ in range(2)]
    cards = [print_request(halves, Speech("de")) for _ in range(2)]
    assert kept[0] == kept[1]
    assert cards[0] == cards[1]


def test_a_sheet_goes_into_a_file_with_a_sensible_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("print", "fifty", "--players", "3").stdout == "fifty-3-players.pdf: 5 pages\n"
    assert run("print", RECORD).stdout == "second-crown-mid-round.pdf: 1 page\n"
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "fifty-3-players.pdf",
        "second-crown-mid-round.pdf",
    ]


def test_sheets_that_differ_have_different_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for options, file in {
        ("--only", "scores"): "fifty-4-players-scores.pdf",
        ("--only", "track, scores"): "fifty-4-players-track-scores.pdf",
        ("--danger", "--only", "scores"): "fifty-4-players-danger-scores.pdf",
        ("--large", "--only", "scores"): "fifty-4-players-large-scores.pdf",
        ("--ink-saving", "--duplex", "--only", "pieces"): (
            "fifty-4-players-ink-saving-duplex-pieces.pdf"
        ),
    }.items():
        assert run("print", "fifty", *options).stdout.startswith(f"{file}: ")
        assert (tmp_path / file).read_bytes().startswith(b"%PDF-")


def test_no_file_is_written_over_unless_one_says_so(tmp_path: Path) -> None:
    file = tmp_path / "mine.pdf"
    file.write_text("precious")
    options = ("print", "fifty", "--players", "3", "--only", "track", "--out", str(file))
    assert complaint(*options) == (
        f"{file}: exists already and is kept as it is; choose another name with --out, "
        "or add --replace."
    )
    assert file.read_text() == "precious"
    run(*options, "--replace")
    first = file.read_bytes()
    run(*options)
    assert file.read_bytes() == first


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("fifty", "--players", "2"), "Fifty needs 3 players or more, and there are 2."),
        (("fifty-fifty", "--players", "6"), "Fifty Fifty is for 3 to 5 players, and there are 6."),
        (
            ("fifty", "--players", "20001"),
            "20,001 players are too many to print for; take up to",
        ),
        (("fifty", "--players", "3", "--names", "A,B,C,D"), "4 names do not fit on 3 seats"),
        (("fifty", "--names", "A,B,A"), "A"),
        (("fifty", "--only", "hats"), "“hats” is no part of this game; there are poster, grids"),
        (("fifty", "--only", "poster"), "a poster needs a table to lead to"),
        (("fifty", "--poster", "ftp://x"), "“ftp://x” is no address that a browser can open"),
        (("fifty-fifty", "--danger"), "Danger cards belong to Fifty; leave --danger out."),
        (("fifty", "--edition", "zoch"), "zoch is no edition of this game"),
        ((RECORD, "--players", "4"), "--players does not go with a record"),
        (("nowhere.toml",), "nowhere.toml: cannot be read: No such file or directory"),
        (("fifty", "--out", "no/such/folder.pdf"), "no/such/folder.pdf: cannot be used"),
        (("fifty", "--players", "x"), "fifties print: argument --players: 'x' is no whole number"),
    ],
)
def test_a_slip_is_answered_with_one_line(
    arguments: tuple[str, ...], line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert line in complaint("print", *arguments)
    assert list(tmp_path.iterdir()) == []


def test_a_record_comes_from_standard_input_too() -> None:
    done = subprocess.run(
        [FIFTIES, "print", "-"], input=Path(RECORD).read_bytes(), capture_output=True, check=True
    )
    assert "Mia wins at once" in Pages(done.stdout).text


def test_a_record_that_breaks_a_rule_is_refused_as_in_a_replay(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text('game = "fifty"\nplayers = ["Ana", "Ben"]\n')
    assert complaint("print", str(broken)) == complaint("replay", str(broken))


@pytest.mark.parametrize(("country", "width"), [("en_US.UTF-8", 216), ("de_DE.UTF-8", 210)])
def test_the_paper_is_that_of_the_country(country: str, width: int, tmp_path: Path) -> None:
    file = tmp_path / "track.pdf"
    run("print", "fifty", "--only", "track", "--out", str(file), LANG=country)
    assert round(Pages(file.read_bytes()).sizes[0][0]) == width


def test_a_name_without_letters_here_is_told(tmp_path: Path) -> None:
    done = run("print", "fifty", "--names", "A,B,田中", "--out", str(tmp_path / "a.pdf"))
    assert done.stderr == (
        "There are no letters here for “田中”; the line is left free to write on.\n"
    )


def test_a_poster_leads_to_the_table() -> None:
    options = ("fifty-fifty", "--only", "poster", "--table", "play.example:8000", "KXQP")
    pages = Pages(printed(*options, "--lang", "fr"))
    link = "http://play.example:8000/t/KXQP"
    assert "KXQP" in pages.words(0)
    assert "play.example:8000/t/KXQP" in pages.text
    wanted = [[bool(dark) for dark in row] for row in segno.make(link, error="m").matrix]
    assert pages.pattern(0, len(wanted)) == wanted


@pytest.mark.parametrize("what", [RECORD, "fifty"])
def test_nothing_is_loaded_for_pictures_that_no_sheet_has(what: str, tmp_path: Path) -> None:
    code = (
        "import sys; from fifties.cli import main; "
        f"main(['print', {what!r}, '--out', {str(tmp_path / 'a.pdf')!r}]); "
        "print({'numpy', 'cryptography'} & {*sys.modules})"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, text=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == "set()"

"""The review on the last screen of a game, in a real terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fifties.games.registry import parse_record
from fifties.review import review_record

from commands import RECORDS
from terminals import Screen, exit_code, spawn

SIZE = (40, 110)
FIFTY = RECORDS / "fifty" / "sheet-opening.toml"
CARDS = RECORDS / "fifty-fifty" / "three-players.toml"


# `test_app_games.py` opens the review of a game of Fifty.
@pytest.mark.parametrize(
    ("file", "moment"),
    [pytest.param(FIFTY, "@4", marks=pytest.mark.soak), (CARDS, "@3.9")],
)
def test_v_on_the_last_screen_opens_the_review(file: Path, moment: str, tmp_path: Path) -> None:
    review_record(parse_record(file.read_bytes()))  # compiled here, loaded there
    options = ("play", "--from", f"{file}{moment}", "--seed", "3", "--people", "1")
    screen = Screen(spawn(*options, data=tmp_path, size=SIZE), SIZE)
    if file == FIFTY:
        screen.expect("write 5 more numbers")
        (blocked,) = [line for line in screen.lines if "No number ends in" in line]
        endings = {*re.findall("[0-9]", blocked.partition("ends in")[2])}
        for number in [one for one in range(11, 50) if str(one)[-1] not in endings][:5]:
            screen.child.send(str(number))
            screen.expect(f"({number})")
        screen.child.send("\r")
    else:
        screen.expect("Trick 9 of 9", "Enter plays the")
        screen.child.send("\r")
    screen.expect("Enter  go on")
    screen.child.send("\r")
    screen.expect("v  review")
    screen.child.send("v")
    screen.expect("skill, or luck?", "expected", "What came before was played in another game")
    screen.child.send("\x11")
    assert exit_code(screen.child) == 0

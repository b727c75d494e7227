"""Break rules on purpose, one at a time, and see that a test fails for each. Run by `make bite`.

Every bite is a small change to the source that a person might really make. It is made in a copy of
the tree, and the tests run there until one fails. If any bite goes unnoticed, the exit code is 1.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
GAMES = "src/fifties/games"


class Bite(NamedTuple):
    """One broken rule."""

    clause: str
    what: str
    file: str
    right: str
    wrong: str


BITES = [
    Bite("F3", "six players flip two tokens", f"{GAMES}/fifty/sizes.py",
         "max(0, LARGEST_TABLE - players)", "max(0, 8 - players)"),
    Bite("F4", "the count of a party is five too short", f"{GAMES}/fifty/sizes.py",
         "players - LARGEST_TABLE)", "players - 8)"),
    Bite("F5", "the same number twice is taken", f"{GAMES}/fifty/offers.py",
         "if number == before:", "if False:"),
    Bite("F5", "the top itself may be written", f"{GAMES}/fifty/offers.py",
         "if not 1 <= number < self.top:", "if not 1 <= number <= self.top:"),
    Bite("F7", "the interrupted player does not score that number", f"{GAMES}/fifty/settle.py",
         "loud = top + free + (sole >> 1)", "loud = top + free"),
    Bite("F8", "the top does not score", f"{GAMES}/fifty/settle.py",
         "loud = top + free", "loud = free"),
    Bite("F9", "a silenced counter stays silent", f"{GAMES}/fifty/count.py",
         "if taker is not None:", "if taker is not None and taker != caller:"),
    Bite("F10", "a clash lets the counter go on scoring", f"{GAMES}/fifty/count.py",
         "            scorer = None\n", "            pass\n"),
    Bite("F11", "a crown takes one point more with four players", f"{GAMES}/fifty/sizes.py",
         "4: 15", "4: 16"),
    Bite("F12", "a second crown does not end the count", f"{GAMES}/fifty/settle.py",
         "if by.crowns[seat]:", "if by.crowns[seat] > 5:"),
    Bite("F13", "crossed-off boxes are worth nothing", f"{GAMES}/fifty/game.py",
         "zip(settled.beads, settled.bonus, strict=True)", "zip(settled.beads, strict=True)"),
    Bite("F14", "the middle box is worth 1", f"{GAMES}/fifty/edition.py",
         "((1, 1, 2, 1, 1),)", "((1, 1, 1, 1, 1),)"),
    Bite("F15", "crowns do not break ties", f"{GAMES}/fifty/game.py",
         "if crowned[seat])", "if crowned[seat] > 9)"),
    Bite("F16", "the last number of a zone is safe", f"{GAMES}/fifty/settle.py",
         "(4 << high) - (2 << low)", "(2 << high) - (2 << low)"),
    Bite("F16", "a Danger card can be flipped twice", f"{GAMES}/fifty/game.py",
         "                left.remove(done.danger)\n", "                pass\n"),
    Bite("H2", "the deal never moves", f"{GAMES}/fifty_fifty/game.py",
         "min(len(rounds), self.players - 1)", "0"),
    Bite("H4", "the lowest card leads the next trick", f"{GAMES}/fifty_fifty/game.py",
         "cards), taken.highest", "cards), taken.lowest"),
    Bite("H5", "blue and yellow are swapped", f"{GAMES}/fifty_fifty/scoring.py",
         "yellow, blue = mood", "blue, yellow = mood"),
    Bite("H6", "cancelled halves are miscounted", f"{GAMES}/fifty_fifty/scoring.py",
         "min(taken, opposite) if opposite > 0 else 0", "taken if opposite > 0 else 0"),
    Bite("H8", "the latest of equal results is struck", f"{GAMES}/fifty_fifty/scoring.py",
         "min(standing, key=", "min(reversed(standing), key="),
    Bite("H8", "a struck result is struck again", f"{GAMES}/fifty_fifty/scoring.py",
         "if number not in gone]", "]"),
    Bite("H9", "the lowest total wins", f"{GAMES}/fifty_fifty/game.py",
         "points[seat] == max(points)", "points[seat] == min(points)"),
    Bite("H11", "a zero can be turned up twice", f"{GAMES}/fifty_fifty/pile.py",
         "or max(zeros) > 1", ""),
    Bite("secrets", "everybody sees every choice", f"{GAMES}/fifty/events.py",
         "return self if viewer == self.seat else", "return self if True else"),
    Bite("secrets", "spectators see the first hand", f"{GAMES}/fifty_fifty/game.py",
         "my_hand=() if viewer is None else tuple(sorted(state.hand(viewer)))",
         "my_hand=tuple(sorted(state.hand(viewer or 0)))"),
    Bite("secrets", "reimagining keeps the moods to come", f"{GAMES}/fifty_fifty/game.py",
         "replace(standing, hands=hands, moods=moods)", "replace(standing, hands=hands)"),
]  # fmt: skip


def copy_tree(into: Path) -> None:
    """Copy what the tests need."""
    for name in ("src", "tests", "docs"):
        ignored = shutil.ignore_patterns("__pycache__", ".hypothesis")
        shutil.copytree(ROOT / name, into / name, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", into)


def first_failure(tree: Path) -> str | None:
    """Run the tests that know the rules; return the first that fails."""
    environment = os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    folders = ["tests/games", "tests/laws", "tests/records"]
    done = subprocess.run(
        [*command, *folders], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode == 0:
        return None
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return found[1] if found else done.stdout[-500:]


def bite(tree: Path, bite: Bite) -> str | None:
    """Break one rule, run the tests, mend it again."""
    path = tree / bite.file
    text = path.read_text(encoding="utf-8")
    if bite.right not in text:
        sys.exit(f"{bite.clause}: {bite.file} does not say {bite.right!r} any more; mend the bite")
    path.write_text(text.replace(bite.right, bite.wrong, 1), encoding="utf-8")
    try:
        return first_failure(tree)
    finally:
        path.write_text(text, encoding="utf-8")


def main() -> int:
    """Bite everywhere; tell what was noticed by which test."""
    unnoticed = 0
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        copy_tree(tree)
        if failed := first_failure(tree):
            sys.exit(f"the tests fail without any bite: {failed}")
        for broken in BITES:
            failed = bite(tree, broken)
            unnoticed += failed is None
            told = f"noticed by {failed.removeprefix('tests/')}" if failed else "NOT NOTICED"
            print(f"| {broken.clause} | {broken.what} | {told} |", flush=True)
    print(f"{len(BITES) - unnoticed} of {len(BITES)} broken rules were noticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())

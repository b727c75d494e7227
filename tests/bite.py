"""Break rules on purpose, one at a time, and see that a test fails for each. Run by `make bite`.

Every bite is a small change to the source that a person might really make. It is made in a copy of
the tree, and the tests run there until one fails, those named after the clause first and then the
quickest files. In the end every test that failed passes without a bite. If any bite goes unnoticed,
the exit code is 1. Arguments choose bites: `make bite ARGS="F5 H8 table"`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from worker_groups import shipped_durations

ROOT = Path(__file__).parents[1]


class Change(NamedTuple):
    """Some text of a file that is put wrong."""

    file: str
    right: str
    wrong: str


class Bite(NamedTuple):
    """One broken rule. Where a rule stands twice, by bits and aloud, both are broken alike."""

    clause: str
    what: str
    changes: tuple[Change, ...]


def fifty(*changes: tuple[str, str, str]) -> tuple[Change, ...]:
    """Change files of Fifty."""
    return tuple(Change(f"src/fifties/games/fifty/{f}.py", r, w) for f, r, w in changes)


def fifty_fifty(*changes: tuple[str, str, str]) -> tuple[Change, ...]:
    """Change files of Fifty Fifty."""
    return tuple(Change(f"src/fifties/games/fifty_fifty/{f}.py", r, w) for f, r, w in changes)


def table(*changes: tuple[str, str, str]) -> tuple[Change, ...]:
    """Change files of the live table."""
    return tuple(Change(f"src/fifties/table/{f}.py", r, w) for f, r, w in changes)


BITES = [
    Bite("F3", "six players flip two tokens",
         fifty(("table_size", "max(0, LARGEST_TABLE - players)", "max(0, 8 - players)"))),
    Bite("F4", "the count of a party is five too short",
         fifty(("table_size", "players - LARGEST_TABLE)", "players - 8)"))),
    Bite("F5", "the same number twice is taken",
         fifty(("offers", "if number == before:", "if False:"))),
    Bite("F5", "the top itself may be written",
         fifty(("offers", "if not 1 <= number < self.top:", "if not 1 <= number <= self.top:"))),
    Bite("F6", "the first seat begins every round",
         fifty(("table_size", "return (number - 1) % players", "return 0"))),
    Bite("F7", "the interrupted player does not score that number",
         fifty(("settle", "tuple(map(int.bit_count, gains))",
                "tuple([(g & ~(owned >> 1)).bit_count() for g in gains])"),
               ("count", "moved = None if clash else", "moved = None if place else"))),
    Bite("F8", "the top does not score",
         fifty(("settle", "tuple(map(int.bit_count, gains))",
                "tuple([(g & (top - 1)).bit_count() for g in gains])"),
               ("count", "moved = None if clash", "moved = None if clash or number == rules.top"))),
    Bite("F9", "a silenced counter stays silent",
         fifty(("count", "if taker is not None:", "if taker is not None and taker != caller:"))),
    Bite("F10", "a clash lets the counter go on scoring",
         fifty(("count", "            scorer = None\n", "            pass\n"))),
    Bite("F11", "a crown takes one point more with four players",
         fifty(("table_size", "4: 15", "4: 16"))),
    Bite("F12", "a second crown does not end the count",
         fifty(("settle", "if rules.crowns[seat]:", "if rules.crowns[seat] > 5:"),
               ("count", "and rules.crowns[moved]:", "and rules.crowns[moved] > 5:"))),
    Bite("F13", "crossed-off boxes are worth nothing",
         fifty(("game", "tuple(map(add, settled.beads, settled.bonus))", "settled.beads"))),
    Bite("F14", "the middle box is worth 1",
         fifty(("edition", "((1, 1, 2, 1, 1),)", "((1, 1, 1, 1, 1),)"))),
    Bite("F15", "crowns do not break ties",
         fifty(("game", "if crowned[seat])", "if crowned[seat] > 9)"))),
    Bite("F15", "crowns do not place those who are level",
         fifty(("game", "points[seat], crowned[seat] > 0)", "points[seat], False)"))),
    Bite("F16", "the last number of a zone is safe",
         fifty(("settle", "(4 << high) - (2 << low)", "(2 << high) - (2 << low)"),
               ("count", "<= number <= self.danger[1]", "<= number < self.danger[1]"))),
    Bite("F16", "a Danger card can be flipped twice",
         fifty(("game", "                left.remove(done.danger)\n", "                pass\n"))),
    Bite("H2", "the deal never moves",
         fifty_fifty(("game", "min(len(rounds), self.rounds - 1)", "0"))),
    Bite("H4", "the lowest card leads the next trick",
         fifty_fifty(("game", "cards), taken.highest", "cards), taken.lowest"),
                     ("game", "leader, balances, cards = taken.highest",
                      "leader, balances, cards = taken.lowest"))),
    Bite("H4", "the first card of a trick stays its highest for those who look on",
         fifty_fifty(("game", "= card > high, card < low", "= not high, card < low"))),
    Bite("H5", "blue and yellow are swapped",
         fifty_fifty(("scores", "yellow, blue = mood", "blue, yellow = mood"))),
    Bite("H6", "cancelled halves are miscounted",
         fifty_fifty(("scores", "min(taken, opposite) if opposite > 0 else 0",
                      "taken if opposite > 0 else 0"))),
    Bite("H8", "the latest of equal results is struck",
         fifty_fifty(("scores", "min(standing, key=", "min(reversed(standing), key="))),
    Bite("H8", "a struck result is struck again",
         fifty_fifty(("scores", "if number not in gone]", "]"))),
    Bite("H9", "the lowest total wins",
         fifty_fifty(("game", "points[seat] == max(points)", "points[seat] == min(points)"))),
    Bite("H11", "a zero can be turned up twice",
         fifty_fifty(("pile", "or max(zeros) > 1", ""))),
    Bite("secrets", "everybody sees every choice",
         fifty(("events", "return self if viewer == self.seat else", "return self if True else"))),
    Bite("secrets", "spectators see the first hand",
         fifty_fifty(("game", "my_hand=() if viewer is None else tuple(sorted(hands[viewer]))",
                      "my_hand=tuple(sorted(hands[viewer or 0]))"))),
    Bite("secrets", "seat -1 looks into the last hand",
         fifty_fifty(("game", "if viewer is not None and not is_seat(viewer, self.players):",
                      "if False:"))),
    Bite("secrets", "reimagining keeps the moods to come",
         fifty_fifty(("game", "replace(standing, hands=hands, moods=moods)",
                      "replace(standing, hands=hands)"))),
    Bite("table", "updates are not redacted",
         table(("broadcast", "[event.seen_by(viewer) for event in self._events]",
                "list(self._events)"))),
    Bite("table", "the pause before a number tells whether somebody owns it",
         table(("live_game", "pause_after(self.game, self.last, pauses)",
                ("pause_after(self.game, self.unreleased[0] if "
                 "getattr(self.unreleased[0], 'owners', ()) else self.last, pauses)")))),
    Bite("table", "a second game is played with a secret that was told",
         table(("schedule", "if not table.is_secret_used:", "if True:"))),
    Bite("table", "a removed player's token still opens the table",
         table(("fold", "if table.keys.pop(member.key, None) is not None:",
                "if table.keys.get(member.key) is not None:"))),
    Bite("table", "a repeated request is carried out again",
         table(("runner", "if before is not None:", "if False:"))),
    Bite("table", "a seat stays with the bot when its owner is back",
         table(("fold", "    play.kept.discard(entry.seat)\n", ""))),
    Bite("table", "a choice comes through while the count is told",
         table(("decisions", "    if play.unreleased:\n", "    if False:\n"))),
    Bite("table", "the start does not rotate",
         table(("decisions", "line[1:] + line[:1] if table.games else line", "line"))),
]  # fmt: skip


RULES: Final = ("tests/games", "tests/laws", "tests/records")
TABLES: Final = ("tests/table",)
UNUSED: Final = ("__pycache__", ".hypothesis", "node_modules", "static", "offline")
"""Folders that these tests do not need."""
UNKNOWN: Final = 10.0
"""Seconds for a file whose duration nobody has written down."""
PASSED, FAILED, NOTHING_CHOSEN = 0, 1, 5
"""Exit codes of pytest."""


def copy_tree(into: Path) -> Path:
    """Copy what the tests need, and compile it so that a change is noticed by its contents."""
    for name in ("src", "tests", "docs", "examples"):
        ignored = shutil.ignore_patterns(
            "__pycache__", ".hypothesis", "node_modules", "static", "offline"
        )
        shutil.copytree(ROOT / name, into / name, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", into)
    # A changed file may keep its size and second of change, by which Python compares otherwise.
    compiling = ("-m", "compileall", "-q", "--invalidation-mode", "checked-hash", "src")
    subprocess.run([sys.executable, *compiling], cwd=into, check=True)
    return into


def files_in(folders: tuple[str, ...]) -> list[str]:
    """List the files of tests in *folders*, the quickest first."""
    seconds = shipped_durations()
    found = (path for folder in folders for path in (ROOT / folder).glob("test_*.py"))
    names = sorted(path.relative_to(ROOT).as_posix() for path in found)
    return sorted(names, key=lambda name: seconds.get(name, UNKNOWN))


def first_failure(tree: Path, *chosen: str) -> str | None:
    """Run the *chosen* tests in *tree*; return the first that fails."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, *chosen], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode in {PASSED, NOTHING_CHOSEN}:
        return None
    found = re.search(r"^FAILED (tests/\S+?::\w+)", done.stdout, re.MULTILINE)
    if done.returncode != FAILED or not found:
        sys.exit(f"the tests did not run: {done.stdout[-2000:]}")
    return found[1]


def noticed(tree: Path, bite: Bite) -> str | None:
    """Return the test that fails while the rule is broken in *tree*."""
    files = files_in(TABLES if bite.clause == "table" else RULES)
    return first_failure(tree, "-k", f"{bite.clause}_", *files) or first_failure(tree, *files)


def try_bite(tree: Path, bite: Bite) -> str | None:
    """Break one rule, run the tests, mend it again."""
    right = {change.file: (tree / change.file).read_text("utf-8") for change in bite.changes}
    for change in bite.changes:
        text = (tree / change.file).read_text("utf-8")
        if change.right not in text:
            sys.exit(f"{change.file} does not say {change.right!r} any more; mend the bite")
        broken = text.replace(change.right, change.wrong, 1)
        (tree / change.file).write_text(broken, "utf-8")
    try:
        return noticed(tree, bite)
    finally:
        for file, text in right.items():
            (tree / file).write_text(text, "utf-8")


class Trees:
    """Copies of the source tree, one for each core, of which every bite takes a free one."""

    def __init__(self, copies: list[Path]) -> None:
        self._free: SimpleQueue[Path] = SimpleQueue()
        for copy in copies:
            self._free.put(copy)

    def try_bite(self, bite: Bite) -> str | None:
        """Break a rule in a free copy, and print and return the test that notices it."""
        tree = self._free.get()
        try:
            failed = try_bite(tree, bite)
        finally:
            self._free.put(tree)
        by = f"noticed by {failed.removeprefix('tests/')}" if failed else "NOT NOTICED"
        print(f"| {bite.clause} | {bite.what} | {by} |", flush=True)
        return failed

    def try_all(self, bites: list[Bite]) -> list[str | None]:
        """Return for every bite the test that notices it; all of these pass without a bite."""
        with ThreadPoolExecutor(self._free.qsize()) as pool:
            failures = [*pool.map(self.try_bite, bites)]
        tests = sorted({failed for failed in failures if failed})
        if tests and (failed := first_failure(self._free.get(), *tests)):
            sys.exit(f"{failed} fails without any bite")
        return failures


def main() -> int:
    """Bite everywhere, or at the clauses that arguments name; print which test notices what."""
    wanted = set(sys.argv[1:])
    bites = [bite for bite in BITES if not wanted or bite.clause in wanted]
    with ExitStack() as stack:
        folders = [tempfile.TemporaryDirectory() for _ in range(os.cpu_count() or 1)]
        copies = [copy_tree(Path(stack.enter_context(folder))) for folder in folders]
        failures = Trees(copies).try_all(bites)
    unnoticed = failures.count(None)
    print(f"{len(bites) - unnoticed} of {len(bites)} broken rules were noticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())

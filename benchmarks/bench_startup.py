"""How long it takes until the library, the command line and the terminal game are there."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

import pexpect
from side_by_side import headline, row

RUNS = 25
FIFTIES = str(Path(sys.executable).parent / "fifties")
COMMANDS = {
    "python, nothing else": [sys.executable, "-c", "pass"],
    "import fifties": [sys.executable, "-c", "import fifties"],
    "import fifties.games.registry (both games)": [
        sys.executable,
        "-c",
        "import fifties.games.registry",
    ],
    "fifties --help": [FIFTIES, "--help"],
    "fifties replay --help": [FIFTIES, "replay", "--help"],
}
WANTED = {"import fifties": "60 ms more than nothing, or less", "fifties --help": "250 ms or less"}

PAINTED = {
    "fifties play: the first screen": (["play"], "Play"),
    "fifties play fifty: the first board": (["play", "fifty", "--players", "4"], "tokens|blocked"),
}
"""What is started in a terminal, and what can be read there when it is painted."""


def main() -> None:
    """Measure and print."""
    headline("How long until the library and the command line are there?")
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for _ in range(RUNS):
        for name, command in COMMANDS.items():
            started = perf_counter()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            times[name].append(perf_counter() - started)
    nothing = median(times["python, nothing else"])
    for name, found in times.items():
        taken = median(found)
        row(name, f"{taken * 1000:.0f} ms, x{taken / nothing:.1f}", WANTED.get(name, ""))
    for name, (arguments, sign) in PAINTED.items():
        taken = median(first_paint(arguments, sign) for _ in range(RUNS))
        row(name, f"{taken * 1000:.0f} ms, x{taken / nothing:.1f}", "700 ms or less")


def first_paint(arguments: list[str], sign: str) -> float:
    """Start the game in a terminal and wait until *sign* can be read there."""
    with tempfile.TemporaryDirectory() as data:
        environment = {
            "PATH": os.environ["PATH"],
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "FIFTIES_DATA": data,
        }
        started = perf_counter()
        child = pexpect.spawn(
            FIFTIES, arguments, env=environment, encoding="utf-8", dimensions=(24, 80)
        )
        child.delaybeforesend = None
        child.expect(sign)
        taken = perf_counter() - started
        child.close(force=True)
    return taken


if __name__ == "__main__":
    main()

"""How long it takes until the library and the command line are there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

from turns import headline, row

RUNS = 25
FIFTIES = str(Path(sys.executable).parent / "fifties")
COMMANDS = {
    "python, nothing else": [sys.executable, "-c", "pass"],
    "import fifties": [sys.executable, "-c", "import fifties"],
    "import fifties.games.records (both games)": [
        sys.executable,
        "-c",
        "import fifties.games.records",
    ],
    "fifties --help": [FIFTIES, "--help"],
    "fifties replay --help": [FIFTIES, "replay", "--help"],
}
WANTED = {"import fifties": "60 ms more than nothing, or less", "fifties --help": "250 ms or less"}


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


if __name__ == "__main__":
    main()

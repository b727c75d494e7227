"""Measures how long bots think on a phone, in the Python that runs without a server.

The offline pack's Python runs under Node, and the whole process is stopped and continued in turn,
so that it is as slow as a phone. Decisions are measured by the clock. All of this needs a machine
on which nothing else runs.
"""

from __future__ import annotations

import json
import os
import subprocess
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from brake import Brake
from side_by_side import headline, row

from fifties.bots import all_bots
from fifties.games.fifty import Fifty

from web.chromium import node

HERE: Final = Path(__file__).parent
RUNNER: Final = HERE.parent / "tests" / "web_worker" / "run_in_pyodide.mjs"
PACK: Final = Path(str(files("fifties") / "offline"))
RATE: Final = 4
"""How many times slower the phone is for which there is a limit."""
MOST: Final = 0.150
"""Seconds that a decision may take there."""
GAMES: Final = 3
FIFTY_SIZES, FIFTY_FIFTY_SIZES = (3, 5, 7), (3, 4, 5)


def measure(rate: float) -> dict[tuple[str, str, int], list[float]]:
    """Return what the decisions of each bot took at a table of each size."""
    asked = [
        (bot.game, str(bot.level.value), players)
        for bot in all_bots()
        for players in (FIFTY_SIZES if bot.game == Fifty.name else FIFTY_FIFTY_SIZES)
    ]
    calls = [f"times({game!r}, {level!r}, {players}, {GAMES})" for game, level, players in asked]
    script = (str(RUNNER), str(PACK), str(HERE / "device_decisions.py"))
    with (
        subprocess.Popen(
            [node(), *script, *calls], stdout=subprocess.PIPE, text=True, process_group=0
        ) as process,
        Brake(os.getpgid(process.pid), rate),
    ):
        printed, _ = process.communicate()
    found = [json.loads(line) for line in printed.splitlines()]
    return dict(zip(asked, found, strict=True))


def main() -> None:
    """Measure and print."""
    headline(f"How long does a bot think on a phone {RATE} times slower than this machine?")
    found = measure(RATE)
    for (game, level), sizes in groupby(found, key=lambda one: one[:2]):
        for _, _, players in sizes:
            taken = found[game, level, players]
            most = quantiles(taken, n=20, method="inclusive")[-1]
            figures = f"{median(taken) * 1000:.0f}, {most * 1000:.0f}, {max(taken) * 1000:.0f} ms"
            fine = "yes" if most <= MOST else "NO"
            row(f"{game}, {players} players: {level}", figures, f"150 ms or less: {fine}")
    print("  median, 19 of 20, longest decision")


if __name__ == "__main__":
    main()

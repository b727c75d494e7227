"""Measures how long bots think on a phone, in the Python that runs without a server.

The offline pack's Python runs under Node, and the whole process is stopped and continued in turn,
so that it is as slow as a phone. Decisions are measured by the clock, which needs a machine on
which nothing else runs, and by the processor time of their thread, which a phone takes as many
times longer for as it is slower.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from statistics import median, quantiles
from typing import Final, TypeAlias

from brake import Brake
from side_by_side import headline, row

from fifties.bots import all_bots
from fifties.bots.bot import Level
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty

from web.chromium import node

HERE: Final = Path(__file__).parent
RUNNER: Final = HERE.parent / "tests" / "web_worker" / "run_in_pyodide.mjs"
PACK: Final = Path(str(files("fifties") / "offline"))
RATE: Final = 4
"""How many times slower the phone is for which there is a limit."""
MOST: Final = 0.150
"""Seconds that a decision may take there, every single one."""
FIFTY_SIZES, FIFTY_FIFTY_SIZES = (3, 5, 7, 8, 12, 40), (3, 4, 5)
FIFTY_GAMES, FIFTY_FIFTY_GAMES = 15, 6
STRONG: Final = (Level.SHARP, Level.MASTER)

Bots: TypeAlias = tuple[str, str, int]
"""A game, a level and a number of players."""
Times: TypeAlias = list[tuple[float, float, float, float]]
"""Seconds of decisions by the clock and of the processor, and of the longest piece before each."""


def measure(calls: Iterable[str]) -> list[Times]:
    """Make some *calls* in a Python that has just started, on a phone."""
    script = (str(RUNNER), str(PACK), str(HERE / "device_decisions.py"))
    with (
        subprocess.Popen(
            [node(), *script, *calls], stdout=subprocess.PIPE, text=True, process_group=0
        ) as process,
        Brake(os.getpgid(process.pid), RATE),
    ):
        printed, _ = process.communicate()
    return [json.loads(line) for line in printed.splitlines()]


def whole_games() -> dict[Bots, Times]:
    """Return what the decisions of each bot took at a table of each size."""
    asked = [
        (bot.game, str(bot.level.value), players)
        for bot in all_bots()
        for players in (FIFTY_SIZES if bot.game == Fifty.name else FIFTY_FIFTY_SIZES)
    ]
    games = {Fifty.name: FIFTY_GAMES, FiftyFifty.name: FIFTY_FIFTY_GAMES}
    calls = [f"times({game!r}, {level!r}, {size}, {games[game]})" for game, level, size in asked]
    return dict(zip(asked, measure(calls), strict=True))


def first_decisions() -> Iterator[tuple[Bots, Times]]:
    """Yield what the first decision of a Python took that found a game in its middle."""
    for game, players in ((Fifty.name, 7), (Fifty.name, 12), (FiftyFifty.name, 5)):
        for level in STRONG:
            (found,) = measure([f"later_round({game!r}, {level.value!r}, {players})"])
            yield (game, str(level.value), players), found


def show(bots: Bots, times: Times) -> None:
    """Print what was measured, by the clock and by the processor."""
    game, level, players = bots
    clock, work, piece_clock, piece_work = zip(*times, strict=True)
    row(f"{game}, {players} players: {level}, {len(times)}", *figures(clock, piece_clock))
    slower = ([RATE * one for one in column] for column in (work, piece_work))
    row(f"  {RATE} times the processor's", *figures(*slower))


def figures(taken: Sequence[float], pieces: Sequence[float]) -> tuple[str, str]:
    """Return the median, 19 of 20 and the longest, and whether all are within the limit."""
    most = quantiles(taken, n=20, method="inclusive")[-1] if len(taken) > 1 else taken[0]
    told = ", ".join(f"{1000 * one:.0f}" for one in (median(taken), most, max(taken)))
    fine = "yes" if max(*taken, *pieces) <= MOST else "NO"
    return f"{told}; {1000 * max(pieces):.0f} ms", f"150 ms or less: {fine}"


def main() -> None:
    """Measure and print."""
    headline(f"How long does a bot think on a phone {RATE} times slower than this machine?")
    for bots, times in whole_games().items():
        show(bots, times)
    print("  median, 19 of 20, longest decision; longest piece of work before one is due")
    headline("And a bot that is asked in the middle of a game, when Python has just started?")
    for bots, times in first_decisions():
        show(bots, times)


if __name__ == "__main__":
    main()

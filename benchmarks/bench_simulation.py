"""Games at random by the million, against kernels written in C with vector instructions by hand.

The C kernels are not in this repository: FIFTIES_LIMITS names a folder whose bench.c has
`fifty_sim_avx2b` (Fifty, 5 players) and `ff_sim4` (Fifty Fifty, 4 players). They add scores and
wins up, as `fifties simulate` does, but play on from where the last game left the random stream.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from side_by_side import headline, rates, ratio, row

from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.simulation.fifty.game_arrays import MOST_SEATS
from fifties.simulation.simulator import SimulatedGame, seed_word, simulator_for, summarise

LIMITS = "FIFTIES_LIMITS"
SLOTS = 200
GAMES = {"fifty": 1 << 15, "fifty-fifty": 1 << 13}
"""So few that hardly anything comes between the beginning and the end of a slot."""

FEW = 1 << 12
"""How many `summarise` plays before it adds them up."""

WANTED = dict.fromkeys((10, 12, 15, 18, 22), "50 or less") | dict.fromkeys(
    (200, 1000), "250 or less"
)
"""How long a game may take for each of so many players."""

KERNELS = {"fifty": "fifty_sim_avx2b", "fifty-fifty": "ff_sim4"}
FIFTIES = str(Path(sys.executable).parent / "fifties")


def build_limit(folder: Path, made: Path) -> ctypes.CDLL:
    """Compile the C kernels."""
    library = made / "limits.so"
    options = ("-O3", "-march=native", "-w", "-shared", "-fPIC")
    subprocess.run(["cc", *options, "-o", library, folder / "bench.c", "-lm"], check=True)
    limit = ctypes.CDLL(str(library))
    limit.fifty_init()
    return limit


def limit_of(limit: ctypes.CDLL, name: str, games: int) -> Callable[[], None]:
    """Return the C kernel of a game."""
    kernel: Any = getattr(limit, KERNELS[name])
    kernel.argtypes = [ctypes.c_uint64, ctypes.c_int64, ctypes.c_void_p]
    kernel.restype = None
    sums, seeds = (ctypes.c_int64 * 64)(), count()
    return lambda: kernel(next(seeds), games, sums)


def ours(game: SimulatedGame, games: int, *, added_up: bool) -> Callable[[], None]:
    """Return our kernel of a game, with the sums that the command makes or without."""
    simulator: Any = simulator_for(game)
    results, sums, seeds = simulator.empty_results(FEW), simulator.empty_sums(), count()

    def play() -> None:
        seed = seed_word(next(seeds))
        for first in range(0, games, FEW):
            simulator.play(seed, first, results, 0, min(FEW, games - first))
            if added_up:
                simulator.add_up(results, min(FEW, games - first), sums)

    return play


def times(candidates: dict[str, Callable[[], None]], games: int) -> dict[str, list[float]]:
    """Let all candidates take turns; return nanoseconds of this process a game, slot by slot."""
    found: dict[str, list[float]] = {name: [] for name in candidates}
    for work in candidates.values():
        work()
    for _ in range(SLOTS):
        for name, work in candidates.items():
            started = process_time()
            work()
            found[name].append((process_time() - started) / games * 1e9)
    return found


def against_the_limit(limit: ctypes.CDLL, game: SimulatedGame) -> None:
    """Print how much longer than C we take on one core."""
    games = GAMES[game.name]
    found = times(
        {
            "C": limit_of(limit, game.name, games),
            "played": ours(game, games, added_up=False),
            "added up": ours(game, games, added_up=True),
        },
        games,
    )
    title = f"{game.name}, {game.players} players"
    for name, slots in found.items():
        row(f"{title}: {name}, best and median slot", f"{min(slots):.1f} {median(slots):.1f} ns")
    for name in ("played", "added up"):
        best = min(found[name]) / min(found["C"])
        usual = median(a / b for a, b in zip(found[name], found["C"], strict=True))
        row(f"{title}: {name} / C, best and median", f"{best:.2f} {usual:.2f}", "1.6 or less")


def two_threads() -> None:
    """Print what a second thread brings."""
    for game, games in ((Fifty(5), 3_000_000), (FiftyFifty(4), 1_000_000)):
        found = rates(
            {
                str(threads): lambda game=game, games=games, threads=threads: (  # type: ignore[misc]
                    summarise(game, games, 1, threads=threads).sums.games
                )
                for threads in (1, 2)
            },
            slots=7,
        )
        row(f"{game.name}: games a second, two threads", f"{max(found['2']):,.0f}")
        row(f"{game.name}: two threads / one", f"{ratio(found, '2', '1'):.2f}", "1.7 or more")


def any_table() -> None:
    """Print the speed at all sizes of a table, on one core."""
    for players in (3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 22, 23, 60, 200, 1000):
        games = (1 << 14) if players <= MOST_SEATS else 40_000 // players
        work = ours(Fifty(players), games, added_up=True)
        best = min(times({"": work}, games)[""][: SLOTS // 4])
        row(f"fifty, {players} players", f"{best:,.0f} ns a game")
        if players in WANTED:
            row(f"fifty, {players} players", f"{best / players:,.1f} ns a player", WANTED[players])
    for players in (3, 4, 5):
        best = min(times({"": ours(FiftyFifty(players), 4096, added_up=True)}, 4096)[""])
        row(f"fifty-fifty, {players} players", f"{best:,.0f} ns a game")


def starting() -> None:
    """Print how long the command takes with nothing compiled, and later."""
    for name, players in (("fifty", 5), ("fifty-fifty", 4)):
        with tempfile.TemporaryDirectory() as cache:
            first, *later = [_start(name, players, cache) for _ in range(4)]
        row(f"{name}: first start, and its work", _both(first), "5 s of compiling")
        row(f"{name}: later starts, best of 3", _both(min(later)), "1.5 s or less")


def _both(start: tuple[float, float]) -> str:
    return f"{start[0]:.2f} s, {start[1]:.2f} s"


def _start(name: str, players: int, cache: str) -> tuple[float, float]:
    """Return how long it took, and how much of that it worked."""
    command = [FIFTIES, "simulate", name, "--players", str(players), "--games", "1000"]
    started, worked = perf_counter(), _worked()
    environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
    subprocess.run(command, check=True, capture_output=True, env=environment)
    return perf_counter() - started, _worked() - worked


def _worked() -> float:
    spent = os.times()
    return spent.children_user + spent.children_system


def main() -> None:
    """Measure and print."""
    headline("How fast are whole games at random, against C on the same core?")
    folder = os.environ.get(LIMITS)
    if folder is None:
        print(f"  {LIMITS} names no folder with C kernels: nothing to compare with")
    else:
        with tempfile.TemporaryDirectory() as made:
            limit = build_limit(Path(folder), Path(made))
            against_the_limit(limit, Fifty(5))
            against_the_limit(limit, FiftyFifty(4))
    two_threads()
    any_table()
    starting()


if __name__ == "__main__":
    main()

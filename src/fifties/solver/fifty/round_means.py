"""What a round of Fifty is worth before its tokens are flipped: the mean over all reveals."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, islice
from math import comb
from statistics import fmean
from typing import Final

from fifties.games.fifty.actions import Zone
from fifties.games.fifty.edition import RECONSTRUCTED_BONUS, RECONSTRUCTED_ZONES, BonusLine
from fifties.games.fifty.offers import DIGITS
from fifties.games.fifty.table_size import tokens_to_flip
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.solver import quick_solution

MOST_REVEALS: Final = 10
"""So many reveals, spread evenly over all of them, stand for the rest where nothing is kept."""

KEPT: Final[dict[int, tuple[float, ...]]] = {
    3: (12.3467, 12.0417, 11.974, 12.1735, 12.081, 12.1537),
    4: (9.7802, 9.476, 9.5216, 9.5692, 9.5043, 9.563),
    5: (8.3789, 8.0926, 8.1833, 8.1939, 8.1495, 8.1698),
    6: (7.6548, 7.3427, 7.5128, 7.5582, 7.4008, 7.4729),
    7: (7.755, 7.2545, 7.2529, 7.0319, 7.4744, 7.5307),
}
"""By players: the mean worth without a Danger zone, then with each of the usual ones.

`python -m fifties.solver.fifty.round_means` prints these."""


@lru_cache(maxsize=256)
def mean_worth(players: int, danger: Zone | None, bonus: BonusLine) -> float:
    """Return what the best answer to a solved table scores, as a mean over all reveals."""
    zones = (None, *RECONSTRUCTED_ZONES)
    if players in KEPT and bonus == RECONSTRUCTED_BONUS[0] and danger in zones:
        return KEPT[players][zones.index(danger)]
    return _work_out(players, danger, bonus, MOST_REVEALS)


def _work_out(players: int, danger: Zone | None, bonus: BonusLine, most: int) -> float:
    flipped = tokens_to_flip(players)
    every = max(1, comb(len(DIGITS), flipped) // most)
    reveals = islice(combinations(DIGITS, flipped), 0, None, every)
    setups = [RoundSetup(players, blocked, danger, bonus) for blocked in reveals]
    return fmean(worth_of(setup) for setup in setups)


def worth_of(setup: RoundSetup) -> float:
    """Return what the best answer to a table that plays as solved scores in one round."""
    solution = quick_solution(setup)
    return solution.value + solution.exploitability


def main() -> None:
    """Print the means that are kept."""
    for players in range(3, 8):
        worths = [
            round(_work_out(players, zone, RECONSTRUCTED_BONUS[0], 10**6), 4)
            for zone in (None, *RECONSTRUCTED_ZONES)
        ]
        print(f"    {players}: ({', '.join(map(str, worths))}),", flush=True)  # noqa: T201 - its use


if __name__ == "__main__":
    main()

"""What many games of Fifty Fifty add up to."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.batch import Results
from fifties.simulation.sharing import add_totals, games_won


@dataclass(frozen=True)
class FiftyFiftySums:
    """Sums over games, by seat."""

    totals: NDArray[np.int64]
    squares: NDArray[np.int64]
    """Of the totals."""
    won: NDArray[np.int64]
    """Games won, by how many shared the win."""
    halves: NDArray[np.int64]
    """Halves held at the end of rounds, struck or not."""
    balanced: NDArray[np.int64]
    """Rounds that ended with none."""
    blue: NDArray[np.int64]
    """Rounds that ended with angry halves."""
    struck: NDArray[np.int64]
    """Results that were struck."""

    @property
    def games(self) -> int:
        """How many there were."""
        return games_won(self.won)

    def __add__(self, more: "FiftyFiftySums") -> "FiftyFiftySums":
        return FiftyFiftySums(
            self.totals + more.totals,
            self.squares + more.squares,
            self.won + more.won,
            self.halves + more.halves,
            self.balanced + more.balanced,
            self.blue + more.blue,
            self.struck + more.struck,
        )


def nothing(players: int) -> FiftyFiftySums:
    """Begin to add up."""

    def zeros(*shape: int) -> NDArray[np.int64]:
        return np.zeros(shape, np.int64)

    return FiftyFiftySums(
        totals=zeros(players),
        squares=zeros(players),
        won=zeros(players, players + 1),
        halves=zeros(players),
        balanced=zeros(players),
        blue=zeros(players),
        struck=zeros(players),
    )


def add_up(results: Results, games: int, sums: FiftyFiftySums) -> None:
    """Add the first so many *games* to *sums*."""
    balances, struck, totals, winners = results
    add_totals(totals, winners, games, sums.totals, sums.squares, sums.won)
    _add_rounds(balances, games, sums.halves, sums.balanced, sums.blue)
    sums.struck[:] += np.bitwise_count(struck[:, :games]).sum(axis=1, dtype=np.int64)


@kernel
def _add_rounds(balances: Any, games: int, halves: Any, balanced: Any, blue: Any) -> None:
    """Count what was held at the end of rounds; sums of a few thousand games fit into 32 bits."""
    rounds, seats, _ = balances.shape
    for number in range(rounds):
        for seat in range(seats):
            held = balances[number, seat]
            some = none = above = np.int32(0)
            for game in range(games):
                balance = np.int32(held[game])
                some = np.int32(some + abs(balance))
                none = np.int32(none + (balance == 0))
                above = np.int32(above + (balance > 0))
            halves[seat] += some
            balanced[seat] += none
            blue[seat] += above

"""What many games of Fifty Fifty add up to."""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from fifties.simulate.fifty_fifty.batch import Results
from fifties.simulate.sharing import add_totals


@dataclass(frozen=True)
class FiftyFiftySums:
    """Sums over games, by seat."""

    games: int
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

    def __add__(self, more: "FiftyFiftySums") -> "FiftyFiftySums":
        return FiftyFiftySums(
            self.games + more.games,
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
        games=0,
        totals=zeros(players),
        squares=zeros(players),
        won=zeros(players, players + 1),
        halves=zeros(players),
        balanced=zeros(players),
        blue=zeros(players),
        struck=zeros(players),
    )


def add_up(results: Results, games: int) -> FiftyFiftySums:
    """Add up the first so many *games*."""
    sums = nothing(len(results.totals))
    add_totals(results.totals, results.winners, games, sums.totals, sums.squares, sums.won)
    balances, struck = results.balances[..., :games], results.struck[:, :games]
    halves = np.abs(balances).sum(axis=0, dtype=np.int16)
    return replace(
        sums,
        games=games,
        halves=halves.sum(axis=1, dtype=np.int64),
        balanced=_count(balances == 0),
        blue=_count(balances > 0),
        struck=np.bitwise_count(struck).sum(axis=1, dtype=np.int64),
    )


def _count(marked: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Count rounds that are marked, by seat."""
    rounds, seats, _ = marked.shape
    counted = np.zeros(seats, np.int64)
    for number in range(rounds):
        counted += [np.count_nonzero(seat) for seat in marked[number]]
    return counted

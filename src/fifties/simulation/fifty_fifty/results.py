"""What came of simulated games of Fifty Fifty: each by itself, and added up."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifties.simulation.compilation import kernel
from fifties.simulation.fifty_fifty.block_kernel import (
    LANES,
)


class Results(NamedTuple):
    """Results as kernels write them: the last index of every array is the game."""

    balances: NDArray[np.int8]
    """By round and seat: halves held at the end, blue positive."""
    struck: NDArray[np.uint8]
    """By seat: bit 0 for a struck result of round 1, and so on."""
    totals: NDArray[np.int16]
    """By seat: points, never above 0."""
    winners: NDArray[np.uint8]
    """By seat: 1 for those who win or share the win."""


def empty_results(players: int, games: int) -> Results:
    """Return arrays for the results of so many games, rounded up to whole blocks."""
    size = games + -games % LANES
    return Results(
        balances=np.zeros((players, players, size), np.int8),
        struck=np.zeros((players, size), np.uint8),
        totals=np.zeros((players, size), np.int16),
        winners=np.zeros((players, size), np.uint8),
    )


@kernel
def add_totals(totals: Any, winners: Any, games: int, sums: Any, squares: Any, won: Any) -> None:
    """Add up the first *games* results: totals, their squares, and wins by how many share them."""
    players = len(totals)
    sharing = np.zeros(games, np.uint8)
    for seat in range(players):
        mine, wins = totals[seat], winners[seat]
        total = square = np.int64(0)
        for game in range(games):
            total += mine[game]
            square += np.int64(mine[game]) * np.int64(mine[game])
        for game in range(games):
            sharing[game] += wins[game]
        sums[seat] += total
        squares[seat] += square
    for game in range(games):
        for seat in range(players):
            won[seat, sharing[game]] += winners[seat, game]


def games_won(won: NDArray[np.int64]) -> int:
    """Return how many games *won* counts: by how many share a win, each counts once a winner."""
    return sum(int(wins) // sharing for sharing, wins in enumerate(won.sum(axis=0)) if sharing)


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
        """How many games were added up."""
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


def empty_sums(players: int) -> FiftyFiftySums:
    """Return sums of no games."""

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
    """Add the first *games* results to *sums*."""
    balances, struck, totals, winners = results
    add_totals(totals, winners, games, sums.totals, sums.squares, sums.won)
    _add_rounds(balances, games, sums.halves, sums.balanced, sums.blue)
    sums.struck[:] += np.bitwise_count(struck[:, :games]).sum(axis=1, dtype=np.int64)


@kernel
def _add_rounds(balances: Any, games: int, halves: Any, balanced: Any, blue: Any) -> None:
    """Add up what was held at the end of rounds; sums of a few thousand games fit into 32 bits."""
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


@dataclass(frozen=True)
class FiftyFiftyGames:
    """Results of each game: the first index of every array is the game."""

    balances: NDArray[np.int8]
    """By round and seat: halves held at the end, blue positive."""
    struck: NDArray[np.bool_]
    """By round and seat: whether that result is struck in the end."""
    totals: NDArray[np.int16]
    """By seat: points, never above 0."""
    winners: NDArray[np.bool_]
    """By seat: who wins or shares the win."""

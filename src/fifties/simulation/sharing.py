"""Totals and wins of many games; whoever wins with others has a share of the win."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fifties.simulation.compiling import kernel


@kernel
def add_totals(totals: Any, winners: Any, games: int, sums: Any, squares: Any, won: Any) -> None:
    """Add up the first so many *games*: totals, their squares, and wins by how many share them."""
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
    """Count the games, whose winners are as many as share each win."""
    return sum(int(wins) // sharing for sharing, wins in enumerate(won.sum(axis=0)) if sharing)


def shares(won: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return how many whole wins every seat's shares make."""
    parts: NDArray[np.float64] = won[:, 1:] @ (1 / np.arange(1, won.shape[1]))
    return parts

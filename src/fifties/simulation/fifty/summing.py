"""What many games of Fifty add up to."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fifties.games.fifty.game import Ending
from fifties.simulation.bits import LOW_HALF, NONE, ONE, lowest, popcount
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty.batch import WORD, Results
from fifties.simulation.fifty.finishing import total_of
from fifties.simulation.fifty.lanes import ROUNDS

ENDINGS: Final = (
    Ending.MOST_POINTS,
    Ending.CROWN_BREAKS_TIE,
    Ending.SHARED,
    Ending.SECOND_CROWN,
)
"""As the kernels number them."""


@dataclass(frozen=True)
class FiftySums:
    """Sums over games, by seat unless said otherwise."""

    totals: NDArray[np.int64]
    squares: NDArray[np.int64]
    """Of the totals."""
    won: NDArray[np.int64]
    """Games won, by how many shared the win."""
    crowned: NDArray[np.int64]
    """Games with a crown."""
    endings: NDArray[np.int64]
    """Games, in the order of `ENDINGS`."""
    rounds: NDArray[np.int64]
    """Games, by how many rounds were begun."""

    @property
    def games(self) -> int:
        """How many there were."""
        return int(self.endings.sum())

    def __add__(self, more: "FiftySums") -> "FiftySums":
        return FiftySums(
            self.totals + more.totals,
            self.squares + more.squares,
            self.won + more.won,
            self.crowned + more.crowned,
            self.endings + more.endings,
            self.rounds + more.rounds,
        )


def nothing(players: int) -> FiftySums:
    """Begin to add up."""

    def zeros(*shape: int) -> NDArray[np.int64]:
        return np.zeros(shape, np.int64)

    return FiftySums(
        totals=zeros(players),
        squares=zeros(players),
        won=zeros(players, players + 1),
        crowned=zeros(players),
        endings=zeros(len(ENDINGS)),
        rounds=zeros(ROUNDS + 1),
    )


def add_up(results: Results, games: int, sums: FiftySums) -> None:
    """Add the first so many *games* to *sums*."""
    scores, crowned, winners, rounds, endings = results
    _add_seats(scores, crowned, games, sums.totals, sums.squares, sums.crowned)
    _add_endings(winners, rounds, endings, games, sums.won, sums.rounds, sums.endings)


@kernel
def _add_seats(
    scores: Any, crowned: Any, games: int, totals: Any, squares: Any, with_crown: Any
) -> None:
    for seat in range(len(scores)):
        mine, held, place = scores[seat], crowned[seat // WORD], np.uint64(seat % WORD)
        total = square = crowns = NONE
        for game in range(games):
            points = total_of(mine[game]) & LOW_HALF
            total += points
            square += points * points
            crowns += (held[game] >> place) & ONE
        totals[seat] += np.int64(total)
        squares[seat] += np.int64(square)
        with_crown[seat] += np.int64(crowns)


@kernel
def _add_endings(
    winners: Any, rounds: Any, endings: Any, games: int, won: Any, by_round: Any, by_ending: Any
) -> None:
    for game in range(games):
        by_round[rounds[game]] += 1
        by_ending[endings[game]] += 1
        sharing = np.int64(0)
        for word in range(len(winners)):
            sharing += np.int64(popcount(winners[word, game]))
        for word in range(len(winners)):
            bits = winners[word, game]
            while bits != NONE:
                won[word * WORD + np.int64(popcount(lowest(bits) - ONE)), sharing] += 1
                bits &= bits - ONE

"""What came of simulated games of Fifty: each by itself, and added up."""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifties.games.fifty.game import Ending
from fifties.simulation.bits import HALF, LOW_HALF, NONE, ONE, lowest, popcount
from fifties.simulation.compilation import kernel
from fifties.simulation.fifty.game_arrays import ROUNDS, WORD

LANES: Final = 128
"""How many games lie side by side in a block."""
SCORE_BITS: Final = 16
"""What a seat scored in four rounds fits into a word, the first round lowest."""

_16 = np.uint64(SCORE_BITS)
_EVERY_OTHER = np.uint64(0x0000FFFF0000FFFF)

ENDINGS: Final = (
    Ending.MOST_POINTS,
    Ending.CROWN_BREAKS_TIE,
    Ending.SHARED,
    Ending.SECOND_CROWN,
)
"""As the kernels number them."""


@kernel(inline="always")
def total_of(scores: Any) -> Any:
    """Return the sum of what was scored in four rounds."""
    two = (scores & _EVERY_OTHER) + ((scores >> _16) & _EVERY_OTHER)
    return (two & LOW_HALF) + (two >> HALF)


class Results(NamedTuple):
    """Results as kernels write them: the last index of every array is the game."""

    scores: NDArray[np.uint64]
    """By seat: sixteen bits a round; 0 in one that a second crown broke off, and after it."""
    crowned: NDArray[np.uint64]
    """A bit for every seat that gained a crown, 64 seats a row."""
    winners: NDArray[np.uint64]
    """A bit for every seat that wins or shares the win, 64 seats a row."""
    rounds: NDArray[np.uint8]
    """How many were begun."""
    endings: NDArray[np.uint8]
    """Why it was won, as a place in `ENDINGS`."""


def empty_results(players: int, games: int) -> Results:
    """Return arrays for the results of so many games, rounded up to whole blocks."""
    size = games + -games % LANES
    words = -(-players // WORD)
    return Results(
        scores=np.zeros((players, size), np.uint64),
        crowned=np.zeros((words, size), np.uint64),
        winners=np.zeros((words, size), np.uint64),
        rounds=np.zeros(size, np.uint8),
        endings=np.zeros(size, np.uint8),
    )


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
        """How many games were added up."""
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


def empty_sums(players: int) -> FiftySums:
    """Return sums of no games."""

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
    """Add the first *games* results to *sums*."""
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


@dataclass(frozen=True)
class FiftyGames:
    """Results of each game: the first index of every array is the game."""

    scores: NDArray[np.uint16]
    """By round and seat; 0 in a round that a second crown broke off, and after it."""
    totals: NDArray[np.uint16]
    """By seat."""
    crowns: NDArray[np.uint8]
    """By seat."""
    winners: NDArray[np.bool_]
    """By seat: who wins or shares the win."""
    rounds: NDArray[np.uint8]
    """How many were begun."""
    endings: NDArray[np.uint8]
    """Why it was won, as a place in `ENDINGS`."""

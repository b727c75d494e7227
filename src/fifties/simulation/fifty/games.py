"""Games of Fifty that were simulated: what came of each, and how they are played."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifties.core.record import Record
from fifties.games.fifty import Fifty
from fifties.games.fifty.game import Ending
from fifties.simulation.fifty.batch import Results, play_batch, room_for
from fifties.simulation.fifty.crowd import play_crowd
from fifties.simulation.fifty.lanes import MOST_SEATS, ROUNDS
from fifties.simulation.fifty.recording import record_of
from fifties.simulation.fifty.summing import ENDINGS, FiftySums, add_up, nothing
from fifties.simulation.fifty.tables import inside, table_of, unusual

_BATCH: Final = 1 << 16
_CROWD_BATCH: Final = 1 << 17
"""Divided by the number of players."""


@dataclass(frozen=True)
class FiftyGames:
    """What came of each game: the first place of every array is for the game."""

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
    """Why it was won, as a place in `summing.ENDINGS`."""


class FiftyMill:
    """Plays games of Fifty at one table: a block at a time, or a crowd's one by one."""

    def __init__(self, game: Fifty) -> None:
        crowd = max(1, _CROWD_BATCH // game.players)
        self.batch = _BATCH if game.players <= MOST_SEATS else crowd
        self._game, self._table = game, table_of(game)

    def room(self, games: int) -> Results:
        """Make room for results."""
        return room_for(self._game.players, games)

    def play(self, seed: np.uint64, first: int, room: Results, at: int, games: int) -> None:
        """Play games into that room."""
        table = self._table
        if self._game.players > MOST_SEATS:
            play_crowd(table, seed, first, room, at, games)
        else:
            play_batch(table, inside(table), unusual(table), seed, first, room, at, games)

    def no_sums(self) -> FiftySums:
        """Begin to add up."""
        return nothing(self._game.players)

    def add_up(self, room: Results, games: int, sums: FiftySums) -> None:
        """Add results to *sums*."""
        add_up(room, games, sums)

    def games(self, room: Results, games: int) -> FiftyGames:
        """Name results."""
        packed = room.scores[:, :games].astype("<u8", copy=False).view("<u2")
        scores = packed.reshape(-1, games, ROUNDS).transpose(1, 2, 0)
        winners = self._seats(room.winners[:, :games])
        crowned = self._seats(room.crowned[:, :games])
        endings = room.endings[:games]
        second = winners & (endings == ENDINGS.index(Ending.SECOND_CROWN))[:, None]
        return FiftyGames(
            scores=scores,
            totals=scores.sum(axis=1, dtype=np.uint16),
            crowns=crowned.astype(np.uint8) + second,
            winners=winners,
            rounds=room.rounds[:games],
            endings=endings,
        )

    def _seats(self, words: NDArray[np.uint64]) -> NDArray[np.bool_]:
        """Spread bits out, by game and seat."""
        octets = words.T.astype("<u8", order="C").view(np.uint8)
        bits = np.unpackbits(octets, axis=1, count=self._game.players, bitorder="little")
        return bits.view(np.bool_)

    def record(self, seed: int, index: int, names: tuple[str, ...]) -> Record[Fifty]:
        """Write one game down."""
        return record_of(self._game, seed, index, names)

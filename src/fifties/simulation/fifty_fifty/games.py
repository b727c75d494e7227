"""Games of Fifty Fifty that were simulated: what came of each, and how they are played."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifties.core.record import Record
from fifties.games.fifty_fifty import FiftyFifty
from fifties.simulation.fifty_fifty.batch import Results, play_batch, room_for
from fifties.simulation.fifty_fifty.box import box_of
from fifties.simulation.fifty_fifty.recording import record_of
from fifties.simulation.fifty_fifty.summing import FiftyFiftySums, add_up, nothing

_BATCH: Final = 1 << 15


@dataclass(frozen=True)
class FiftyFiftyGames:
    """What came of each game: the first place of every array is for the game."""

    balances: NDArray[np.int8]
    """By round and seat: halves held at the end, blue positive."""
    struck: NDArray[np.bool_]
    """By round and seat: whether that result is struck in the end."""
    totals: NDArray[np.int16]
    """By seat: points, never above 0."""
    winners: NDArray[np.bool_]
    """By seat: who wins or shares the win."""


class FiftyFiftyMill:
    """Plays games of Fifty Fifty at one table, a block at a time."""

    batch: int = _BATCH

    def __init__(self, game: FiftyFifty) -> None:
        self._game, self._box = game, box_of(game)

    def room(self, games: int) -> Results:
        """Make room for results."""
        return room_for(self._game.players, games)

    def play(self, seed: np.uint64, first: int, room: Results, at: int, games: int) -> None:
        """Play games into that room."""
        play_batch(self._box, seed, first, room, at, games)

    def no_sums(self) -> FiftyFiftySums:
        """Begin to add up."""
        return nothing(self._game.players)

    def add_up(self, room: Results, games: int, sums: FiftyFiftySums) -> None:
        """Add results to *sums*."""
        add_up(room, games, sums)

    def games(self, room: Results, games: int) -> FiftyFiftyGames:
        """Name results."""
        struck = room.struck[:, :games]
        rounds = np.arange(self._game.players, dtype=np.uint8)[:, None, None]
        return FiftyFiftyGames(
            balances=np.moveaxis(room.balances[..., :games], -1, 0),
            struck=np.moveaxis((struck >> rounds & 1).view(np.bool_), -1, 0),
            totals=room.totals[:, :games].T,
            winners=room.winners[:, :games].view(np.bool_).T,
        )

    def record(self, seed: int, index: int, names: tuple[str, ...]) -> Record[FiftyFifty]:
        """Write one game down."""
        return record_of(self._game, seed, index, names)

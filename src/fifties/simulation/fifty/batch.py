"""Whole games of Fifty at random, block after block."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifties.simulation.compiling import kernel
from fifties.simulation.fifty.finishing import finish, write_out
from fifties.simulation.fifty.lanes import LANES, ROUNDS, SIZE, begin
from fifties.simulation.fifty.picking import choose, reveal
from fifties.simulation.fifty.settling import settle

WORD = 64
"""Seats whose bits fit into a word."""


class Results(NamedTuple):
    """What comes of games: a place for each at the end of every array."""

    scores: NDArray[np.uint64]
    """By seat: sixteen bits a round; 0 in one that a second crown broke off, and after it."""
    crowned: NDArray[np.uint64]
    """A bit for every seat that gained a crown, 64 seats a row."""
    winners: NDArray[np.uint64]
    """A bit for every seat that wins or shares the win, 64 seats a row."""
    rounds: NDArray[np.uint8]
    """How many were begun."""
    endings: NDArray[np.uint8]
    """Why it was won, as a place in `summing.ENDINGS`."""


def room_for(players: int, games: int) -> Results:
    """Make room for the results of so many games: whole blocks of them."""
    room = games + -games % LANES
    words = -(-players // WORD)
    return Results(
        scores=np.zeros((players, room), np.uint64),
        crowned=np.zeros((words, room), np.uint64),
        winners=np.zeros((words, room), np.uint64),
        rounds=np.zeros(room, np.uint8),
        endings=np.zeros(room, np.uint8),
    )


@kernel
def play_batch(
    table: Any, zones: Any, bonus: Any, seed: Any, first: int, results: Any, at: int, games: int
) -> None:
    """Play the games from *first* on and write what comes of them into *results* from *at* on.

    *zones* and *bonus* are what `tables` makes of them, ``None`` in the usual case, which is
    compiled without all that is only needed for them.
    """
    lanes = np.zeros(SIZE, np.uint64)
    for start in range(0, games, LANES):
        begin(lanes, seed, first + start)
        for number in range(ROUNDS):
            reveal(lanes, table, zones, number)
            choose(lanes, table)
            settle(lanes, table, bonus, number)
        finish(lanes, table.players)
        write_out(lanes, table.players, results, at + start)

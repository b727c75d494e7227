"""Whole games of Fifty Fifty at random, block after block."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.drawing import draw, hand_out, play_cards
from fifties.simulation.fifty_fifty.finishing import write_out
from fifties.simulation.fifty_fifty.lanes import LANES, SIZE
from fifties.simulation.fifty_fifty.taking import take_tricks, write_down
from fifties.simulation.streams import seed_of


class Results(NamedTuple):
    """What comes of games: a place for each at the end of every array."""

    balances: NDArray[np.int8]
    """By round and seat: halves held at the end, blue positive."""
    struck: NDArray[np.uint8]
    """By seat: bit 0 for a struck result of round 1, and so on."""
    totals: NDArray[np.int16]
    """By seat: points, never above 0."""
    winners: NDArray[np.uint8]
    """By seat: 1 for those who win or share the win."""


def room_for(players: int, games: int) -> Results:
    """Make room for the results of so many games: whole blocks of them."""
    room = games + -games % LANES
    return Results(
        balances=np.zeros((players, players, room), np.int8),
        struck=np.zeros((players, room), np.uint8),
        totals=np.zeros((players, room), np.int16),
        winners=np.zeros((players, room), np.uint8),
    )


@kernel
def play_batch(box: Any, seed: Any, first: int, results: Any, at: int, games: int) -> None:
    """Play the games from *first* on and write what comes of them into *results* from *at* on."""
    lanes = np.zeros(SIZE, np.int8)
    positions = np.empty(LANES, np.uint64)
    for start in range(0, games, LANES):
        for lane in range(LANES):
            positions[lane] = seed_of(seed, first + start + lane)
        for number in range(box.players):
            draw(lanes, positions, box.draws)
            hand_out(lanes, box)
            play_cards(lanes, box)
            take_tricks(lanes, box, number)
            write_down(lanes, box, number)
        write_out(lanes, box.players, results, at + start)

"""What a round of Fifty Fifty comes to from a trick on, all hands known: the mean of playouts."""

from __future__ import annotations

from typing import Any

import numpy as np

from fifties.games.fifty_fifty.actions import TRICKS
from fifties.simulation.compilation import kernel
from fifties.simulation.fifty_fifty.game_arrays import (
    BALANCES,
    MOST_SEATS,
    PLAYERS,
    TRICK,
    WORST,
    shuffle_moods,
    turn_up,
)
from fifties.simulation.fifty_fifty.scalar_kernel import begin_round, finish_round


@kernel
def mean_results(
    known: Any,
    hands: Any,
    decide: Any,
    seats: Any,
    memory: Any,
    stream: Any,
    playouts: int,
    first: int,
    results: Any,
) -> None:
    """Fill in what the round brings every seat on average, as points, a strike included.

    *seats* and *memory* are those of `finish_round`. Moods from trick *first* on are shuffled:
    those after this trick, or its own as well.
    """
    results[:] = 0.0
    left = np.zeros(MOST_SEATS, np.int64)
    moods = np.zeros((TRICKS, 2), np.int64)
    table = known.copy()
    for _ in range(playouts):
        table[:], left[:] = known, hands
        trick = known[TRICK]
        shuffle_moods(table, moods, first, stream)
        if first == trick:
            turn_up(table, moods[trick, 0], moods[trick, 1])
        finish_round(table, left, moods, decide, seats, memory, stream)
        _add_results(table, results)
    results /= playouts


@kernel
def mean_results_before_deal(
    known: Any,
    pile: Any,
    decide: Any,
    seats: Any,
    memory: Any,
    stream: Any,
    playouts: int,
    results: Any,
) -> None:
    """Fill in the same for a round that is yet to be dealt; *pile* has all Mood cards."""
    results[:] = 0.0
    hands = np.zeros(MOST_SEATS, np.int64)
    moods = np.zeros((TRICKS, 2), np.int64)
    table = known.copy()
    for _ in range(playouts):
        table[:] = known
        begin_round(table, hands, moods, pile, stream)
        finish_round(table, hands, moods, decide, seats, memory, stream)
        _add_results(table, results)
    results /= playouts


@kernel
def _add_results(known: Any, results: Any) -> None:
    for seat in range(known[PLAYERS]):
        held = abs(known[BALANCES + seat])
        results[seat] -= held or known[WORST + seat]

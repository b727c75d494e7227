"""Whole games of Fifty at random with any number of players, one after the other.

`batch` plays them much faster, but only with up to nine players.
"""

from typing import Any

import numpy as np

from fifties.simulation.bits import NONE, ONE
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty.batch import WORD
from fifties.simulation.fifty.counting import (
    NOBODY,
    count_aloud,
    find_winners,
    flip,
    write_at_random,
)
from fifties.simulation.fifty.known import BLOCKED, HIGH, LOW, MARK, PLAYERS, ROUND, TOP, TOTALS
from fifties.simulation.fifty.lanes import BOXES, ROUNDS, SCORE_BITS, SECOND_CROWN
from fifties.simulation.streams import stream_of


@kernel
def play_crowd(table: Any, seed: Any, first: int, results: Any, at: int, games: int) -> None:
    """Play the games from *first* on and write what comes of them into *results* from *at* on."""
    players = table.players
    known = np.empty(TOTALS + 2 * players, np.int64)
    turned = np.empty((ROUNDS, 3), np.int64)
    picks = np.empty((ROUNDS, players, BOXES), np.int64)
    scores = np.empty((ROUNDS, players), np.int64)
    winners = np.empty(players, np.int64)
    for game in range(games):
        stream = stream_of(seed, first + game)
        rounds, ending = play_one(table, stream, known, turned, picks, scores, winners)
        results.rounds[at + game], results.endings[at + game] = rounds, ending
        for word in range(len(results.winners)):
            results.crowned[word, at + game] = results.winners[word, at + game] = NONE
        for seat in range(players):
            bit = ONE << np.uint64(seat % WORD)
            if known[TOTALS + players + seat] > 0:
                results.crowned[seat // WORD, at + game] |= bit
            if winners[seat]:
                results.winners[seat // WORD, at + game] |= bit
            packed = 0
            for number in range(ROUNDS):
                packed |= scores[number, seat] << (number * SCORE_BITS)
            results.scores[seat, at + game] = packed


@kernel
def play_one(
    table: Any, stream: Any, known: Any, turned: Any, picks: Any, scores: Any, winners: Any
) -> tuple[int, int]:
    """Play a game and keep all of it; return how many rounds were begun, and why it was won."""
    known[:] = 0
    known[PLAYERS], known[TOP], known[MARK] = table.players, table.top, table.mark
    scores[:] = 0
    left = np.arange(len(table.zones))
    for number in range(ROUNDS):
        known[ROUND] = number
        flip(known, table, left, stream)
        turned[number, 0], turned[number, 1] = known[BLOCKED], known[LOW]
        turned[number, 2] = known[HIGH]
        for seat in range(table.players):
            write_at_random(known, stream, picks[number, seat])
        first = count_aloud(known, picks[number], scores[number])
        if first != NOBODY:
            winners[:] = 0
            winners[first] = 1
            return number + 1, SECOND_CROWN
    return ROUNDS, find_winners(known, winners)

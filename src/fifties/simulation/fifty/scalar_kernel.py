"""Fifty, one game after the other, at a table of any size: rounds, and whole games.

A round is counted by bits. `block_kernel` plays small tables at random much faster.

`decide(code, known, memory, stream, numbers)` stands for all policies: a row of *seats* holds a
seat's code and where its part of *memory* begins.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from fifties.simulation.bits import NONE, ONE
from fifties.simulation.compilation import inner_kernel, kernel
from fifties.simulation.fifty.game_arrays import (
    BLOCKED,
    BONUS,
    BOXES,
    CROWN_BREAKS_TIE,
    HIGH,
    LOW,
    MARK,
    MOST_POINTS,
    PLAYERS,
    ROUND,
    ROUNDS,
    SEAT,
    SECOND_CROWN,
    SHARED,
    TOP,
    TOTALS,
    WORD,
)
from fifties.simulation.fifty.results import SCORE_BITS
from fifties.simulation.fifty.round_count import NOBODY, bit_arrays, count_round, write_bits
from fifties.simulation.random_streams import below, stream_of

_DIGITS = 10


@inner_kernel
def flip(known: Any, table: Any, left: Any, stream: Any) -> None:
    """Flip tokens and, if the table plays with Danger, one of the cards that are *left*."""
    number = known[ROUND]
    for box in range(BOXES):
        known[BONUS + box] = table.bonus[number, box]
    known[BLOCKED] = 0
    flipped = 0
    while flipped < table.flips:
        digit = below(stream, _DIGITS)
        if not (known[BLOCKED] >> digit) & 1:
            known[BLOCKED] |= 1 << digit
            flipped += 1
    if table.danger:
        last = len(left) - number - 1
        drawn = below(stream, last + 1)
        known[LOW], known[HIGH] = table.zones[left[drawn], 0], table.zones[left[drawn], 1]
        left[drawn] = left[last]


@inner_kernel
def write_at_random(known: Any, stream: Any, numbers: Any) -> None:
    """Fill *numbers* with five open numbers in ascending order, all sets equally likely."""
    before, most = stream[0], known[TOP] - 1
    a, b, c = 1 + below(stream, most), 1 + below(stream, most), 1 + below(stream, most)
    d, e = 1 + below(stream, most), 1 + below(stream, most)
    # In order without a branch, which no processor could foresee.
    a, b, d, e = min(a, b), max(a, b), min(d, e), max(d, e)
    c, e = min(c, e), max(c, e)
    c, d = min(c, d), max(c, d)
    b, e, a, d = min(b, e), max(b, e), min(a, d), max(a, d)
    a, c, b, d = min(a, c), max(a, c), min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    if known[BLOCKED] or not a < b < c < d < e:
        stream[0] = before
        _write_one_by_one(known, stream, numbers)
        return
    numbers[0], numbers[1], numbers[2], numbers[3], numbers[4] = a, b, c, d, e


@inner_kernel
def _write_one_by_one(known: Any, stream: Any, numbers: Any) -> None:
    """Draw until five numbers are open and different."""
    written = 0
    while written < BOXES:
        number = 1 + below(stream, known[TOP] - 1)
        place = written
        while place > 0 and numbers[place - 1] > number:
            place -= 1
        twice = place > 0 and numbers[place - 1] == number
        if twice or (known[BLOCKED] >> (number % _DIGITS)) & 1:
            continue
        for later in range(written, place, -1):
            numbers[later] = numbers[later - 1]
        numbers[place] = number
        written += 1


@inner_kernel
def score_round(known: Any, numbers: Any, arrays: Any, scores: Any, crowned: Any) -> int:
    """Count a round and add it to totals and crowns in *known*; fill in *scores*.

    Returns whose second crown broke the round off, or `NOBODY`.
    """
    players = known[PLAYERS]
    for seat in range(players):
        write_bits(numbers[seat], arrays.bits, arrays.words, seat)
    held = known[TOTALS + players : TOTALS + 2 * players]
    winner = count_round(known, arrays, held, scores, crowned)
    last = known[TOP] if winner == NOBODY else crowned[winner]
    for seat in range(players):
        if winner != NOBODY:
            scores[seat] = 0
        known[TOTALS + seat] += scores[seat]
        if 0 < crowned[seat] <= last:
            held[seat] += 1
    return winner


@inner_kernel
def find_winners(known: Any, winners: Any) -> int:
    """Fill in who wins, with the most points and among several with a crown; return why."""
    players = known[PLAYERS]
    best = tied = crowned = 0
    for seat in range(players):
        best = max(best, known[TOTALS + seat])
    for seat in range(players):
        winners[seat] = known[TOTALS + seat] == best
        tied += winners[seat]
        crowned += winners[seat] * (known[TOTALS + players + seat] > 0)
    if tied == 1:
        return MOST_POINTS
    for seat in range(players):
        if crowned and known[TOTALS + players + seat] == 0:
            winners[seat] = 0
    return CROWN_BREAKS_TIE if crowned == 1 else SHARED


@kernel
def play_crowd(table: Any, seed: Any, first: int, results: Any, at: int, games: int) -> None:
    """Play *games* from number *first* on at random; write *results* from place *at* on."""
    players = table.players
    known = np.empty(TOTALS + 2 * players, np.int64)
    turned = np.empty((ROUNDS, 3), np.int64)
    picks = np.empty((ROUNDS, players, BOXES), np.int64)
    scores = np.empty((ROUNDS, players), np.int64)
    winners = np.empty(players, np.int64)
    arrays = bit_arrays(players, table.top)
    for game in range(games):
        stream = stream_of(seed, first + game)
        rounds, ending = play_one(table, stream, known, arrays, turned, picks, scores, winners)
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
    table: Any,
    stream: Any,
    known: Any,
    arrays: Any,
    turned: Any,
    picks: Any,
    scores: Any,
    winners: Any,
) -> tuple[int, int]:
    """Play a game at random and keep all of it; return how many rounds began, and why it ended."""
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
        first = score_round(known, picks[number], arrays, scores[number], winners)
        if first != NOBODY:
            winners[:] = 0
            winners[first] = 1
            return number + 1, SECOND_CROWN
    return ROUNDS, find_winners(known, winners)


@kernel(cache=False)
def play_game(
    table: Any,
    known: Any,
    decide: Any,
    seats: Any,
    memory: Any,
    stream: Any,
    scores: Any,
    winners: Any,
) -> int:
    """Play a game from its first round on; return how many rounds were begun.

    *known* is what is known before it, and holds totals and crowns at the end; *scores* get a row
    a round, *winners* a 1 for those who win. It is compiled anew for every *decide*.
    """
    numbers = np.empty((known[PLAYERS], BOXES), np.int64)
    arrays = bit_arrays(known[PLAYERS], known[TOP])
    left = np.arange(len(table.zones))
    scores[:] = 0
    for number in range(ROUNDS):
        known[ROUND] = number
        flip(known, table, left, stream)
        for seat in range(known[PLAYERS]):
            known[SEAT] = seat
            decide(seats[seat, 0], known, memory[seats[seat, 1] :], stream, numbers[seat])
        first = score_round(known, numbers, arrays, scores[number], winners)
        if first != NOBODY:
            winners[:] = 0
            winners[first] = 1
            return number + 1
    find_winners(known, winners)
    return ROUNDS


@kernel
def decide_at_random(
    code: int,  # noqa: ARG001 - there is only one way to play at random
    known: Any,
    memory: Any,  # noqa: ARG001 - and nothing to know for it
    stream: Any,
    numbers: Any,
) -> None:
    """Fill *numbers* at random, whatever the code: the policy to compare others with."""
    write_at_random(known, stream, numbers)

"""Fifty, one game after the other, at a table of any size: rounds, and whole games.

A round is counted number by number, or for up to nine players by bits, which the block kernel and
the solver share. `block_kernel` plays small tables at random much faster.

`decide(code, known, memory, stream, numbers)` stands for all policies: a row of *seats* holds a
seat's code and where its part of *memory* begins.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from fifties.simulation.bits import NONE, ONE, nth, popcount
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
)
from fifties.simulation.fifty.results import SCORE_BITS, WORD
from fifties.simulation.random_streams import below, stream_of

NOBODY = -1
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
def count_aloud(known: Any, numbers: Any, scores: Any) -> int:
    """Count a round number by number: add to totals and crowns in *known*, fill in *scores*.

    Returns whose second crown broke the round off, or `NOBODY`.
    """
    players = known[PLAYERS]
    owners = np.zeros(known[TOP] + 1, np.int64)
    for seat in range(players):
        for box in range(BOXES):
            number = numbers[seat, box]
            owners[number] = seat + 1 if owners[number] == 0 else NOBODY
    scores[:] = 0
    counter = NOBODY
    for number in range(1, known[TOP] + 1):
        owner = owners[number]
        if owner == NOBODY:
            counter = NOBODY
            continue
        if counter != NOBODY:
            scores[counter] += 1
            if scores[counter] == known[MARK]:
                known[TOTALS + players + counter] += 1
                if known[TOTALS + players + counter] > 1:
                    scores[:] = 0
                    return counter
        if owner > 0:
            counter = owner - 1
    _add_bonus(known, numbers, owners, scores)
    return NOBODY


@inner_kernel
def _add_bonus(known: Any, numbers: Any, owners: Any, scores: Any) -> None:
    for seat in range(known[PLAYERS]):
        for box in range(BOXES):
            number = numbers[seat, box]
            if owners[number] == NOBODY and not known[LOW] <= number <= known[HIGH]:
                scores[seat] += known[BONUS + box]
        known[TOTALS + seat] += scores[seat]


@kernel(inline="always")
def gained_numbers(mine: Any, clash: Any, free: Any) -> Any:
    """Return the numbers on which the bead of a seat that wrote *mine* moves; all are bits."""
    return ((((mine & ~clash) << ONE) + free) ^ free) & ~clash


@kernel(inline="always")
def crowning_number(gained: Any, mark: int) -> Any:
    """Return, as a bit, the number on which a bead reaches the crown's *mark*."""
    return nth(gained, mark)


@kernel
def count_by_bits(
    known: Any, words: Any, numbers: Any, crowns: Any, scores: Any, crowned: Any
) -> int:
    """Count a round that nobody has played yet; return whose second crown would end it, or nobody.

    *words* has the *numbers* of every seat as bits, so that at most nine may play. Fill in what
    everybody scores, and 1 for everybody who gains a crown; if a second crown ends the round, these
    mean nothing. Of *known* only the rules of the round are read.
    """
    seats = len(words)
    owned = clash = NONE
    for seat in range(seats):
        clash |= owned & words[seat]
        owned |= words[seat]
    free = ((ONE << np.uint64(known[TOP])) - ONE) & ~owned
    paying = clash
    if known[LOW]:
        paying &= ~((ONE << np.uint64(known[HIGH] + 1)) - (ONE << np.uint64(known[LOW])))
    winner, earliest = NOBODY, NONE
    for seat in range(seats):
        gained = gained_numbers(words[seat], clash, free)
        score = bead = np.int64(popcount(gained))
        crowned[seat] = 1 if bead >= known[MARK] else 0
        if crowned[seat] and crowns[seat]:
            reached = crowning_number(gained, known[MARK])
            if winner == NOBODY or reached < earliest:
                winner, earliest = seat, reached
        if paying & words[seat]:
            for box in range(BOXES):
                if paying & (ONE << np.uint64(numbers[seat, box])):
                    score += known[BONUS + box]
        scores[seat] = score
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
        first = count_aloud(known, picks[number], scores[number])
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
    left = np.arange(len(table.zones))
    scores[:] = 0
    for number in range(ROUNDS):
        known[ROUND] = number
        flip(known, table, left, stream)
        for seat in range(known[PLAYERS]):
            known[SEAT] = seat
            decide(seats[seat, 0], known, memory[seats[seat, 1] :], stream, numbers[seat])
        first = count_aloud(known, numbers, scores[number])
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

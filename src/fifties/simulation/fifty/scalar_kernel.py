"""Fifty, one game after the other, at a table of any size: rounds, and whole games.

A round is counted by bits: one for each number, in as many words as the count takes. The solver
counts so, too. `block_kernel` plays small tables at random much faster.

`decide(code, known, memory, stream, numbers)` stands for all policies: a row of *seats* holds a
seat's code and where its part of *memory* begins.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from fifties.simulation.bits import NONE, ONE, lowest, nth, place, popcount
from fifties.simulation.compilation import inner_kernel, kernel
from fifties.simulation.fifty.game_arrays import (
    BLOCKED,
    BONUS,
    BOXES,
    CROWN_BREAKS_TIE,
    HIGH,
    IN_WORD,
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
    WHICH_WORD,
    WORD,
)
from fifties.simulation.fifty.results import SCORE_BITS
from fifties.simulation.random_streams import below, stream_of

NOBODY = -1
_DIGITS = 10
_2 = np.uint64(2)


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


class BitArrays(NamedTuple):
    """The numbers of a round as bits of 64-bit words, and room to count them."""

    bits: Any
    """By seat: all numbers together where one word is enough for the count, else one by one."""
    words: Any
    """In the same order: in which word of the count these bits lie."""
    free: Any
    """The numbers that nobody owns, `top` not among them, word by word."""
    clash: Any
    """The numbers that several own."""


@kernel
def bit_arrays(players: int, top: int) -> BitArrays:
    """Return arrays for so many *players* who count up to *top*."""
    parts = 1 if top < WORD else BOXES
    words = top // WORD + 1
    return BitArrays(
        np.zeros((players, parts), np.uint64),
        np.zeros((players, parts), np.uint64),
        np.zeros(words, np.uint64),
        np.zeros(words, np.uint64),
    )


@kernel(inline="always")
def write_bits(numbers: Any, bits: Any, words: Any, seat: int) -> None:
    """Write the five *numbers* of a seat down as *bits*."""
    together = NONE
    for box in range(BOXES):
        number = np.uint64(numbers[box])
        bit = ONE << (number & IN_WORD)
        together |= bit
        if bits.shape[1] > 1:
            bits[seat, box], words[seat, box] = bit, number >> WHICH_WORD
    if bits.shape[1] == 1:
        bits[seat, 0] = together


@kernel(inline="always")
def gained_numbers(mine: Any, clash: Any, free: Any) -> Any:
    """Return the numbers on which the bead of a seat that wrote *mine* moves; all are bits."""
    return run((mine & ~clash) << ONE, clash, free)


@kernel(inline="always")
def run(starts: Any, clash: Any, free: Any) -> Any:
    """Return the numbers that score from *starts* on, up to and with the next that has an owner."""
    return ((starts + free) ^ free) & ~clash


@kernel(inline="always")
def runs_on(alone: Any, starts: Any, free: Any) -> Any:
    """Return 1 if a run goes on with the first number of the next word, else 0.

    *alone* are the numbers that a seat alone has written; runs start behind them.
    """
    return (alone >> IN_WORD) | (ONE if starts + free < starts else NONE)


@kernel(inline="always")
def crowning_number(gained: Any, mark: Any) -> Any:
    """Return the place in a word of the number on which a bead reaches the crown's *mark*."""
    return place(nth(gained, mark))


@kernel
def count_round(known: Any, arrays: Any, crowns: Any, scores: Any, crowned: Any) -> int:
    """Count a round that nobody has played yet; return whose second crown ends it, or `NOBODY`.

    All numbers must be written down as bits. Fill in what everybody scores, and on which number
    everybody gains a crown, or 0. If a second crown ends the round, scores mean nothing, and crowns
    after that number do not come. Of *known* only the rules of the round are read.
    """
    bits, words, free, clash = arrays
    _find_clashes(known[TOP], bits, words, free, clash)
    zone = (_2 << np.uint64(known[HIGH])) - (ONE << np.uint64(known[LOW])) if known[LOW] else NONE
    winner, earliest = NOBODY, 0
    for seat in range(len(bits)):
        bead, bonus, box = np.int64(0), np.int64(0), 0
        for part in range(bits.shape[1]):
            word, mine = words[seat, part], bits[seat, part]
            crossed, unowned = clash[word], free[word]
            alone = mine & ~crossed
            starts = alone << ONE
            bead += np.int64(popcount(run(starts, crossed, unowned)))
            # A Danger zone lies in the first word: its numbers are below 50.
            paying = crossed & ~zone if word == NONE else crossed
            while mine != NONE:
                # Multiplied, not branched off: no processor could foresee a clash.
                bonus += known[BONUS + box] * np.int64(popcount(lowest(mine) & paying))
                mine &= mine - ONE
                box += 1
            while runs_on(alone, starts, unowned) != NONE:
                word += ONE
                alone, starts, unowned = NONE, ONE, free[word]
                bead += np.int64(popcount(run(starts, clash[word], unowned)))
        scores[seat], crowned[seat] = bead + bonus, 0
        if bead >= known[MARK]:
            crowned[seat] = _crowned_on(seat, known[MARK], bits, words, free, clash)
            if crowns[seat] and (winner == NOBODY or crowned[seat] < earliest):
                winner, earliest = seat, crowned[seat]
    return winner


@kernel(inline="always")
def _find_clashes(top: int, bits: Any, words: Any, free: Any, clash: Any) -> None:
    free[:] = NONE
    clash[:] = NONE
    for seat in range(bits.shape[0]):
        for part in range(bits.shape[1]):
            word, mine = words[seat, part], bits[seat, part]
            owned = free[word]
            clash[word] |= owned & mine
            free[word] = owned | mine
    for word in range(len(free)):
        free[word] = ~free[word]
    free[top // WORD] &= (ONE << np.uint64(top % WORD)) - ONE


@inner_kernel
def _crowned_on(seat: int, mark: int, bits: Any, words: Any, free: Any, clash: Any) -> Any:
    """Return the number on which the bead of a seat reaches *mark*, as it does."""
    bead = np.int64(0)
    for part in range(bits.shape[1]):
        word = words[seat, part]
        alone = bits[seat, part] & ~clash[word]
        starts = alone << ONE
        while True:
            gained = run(starts, clash[word], free[word])
            moved = bead + np.int64(popcount(gained))
            if moved >= mark:
                return WORD * np.int64(word) + crowning_number(gained, mark - bead)
            bead = moved
            if runs_on(alone, starts, free[word]) == NONE:
                break
            word, alone, starts = word + ONE, NONE, ONE
    return NOBODY


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

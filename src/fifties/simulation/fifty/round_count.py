"""A round of Fifty counted by bits: one for each number, in as many words as the count takes."""

from __future__ import annotations

from typing import Any, NamedTuple

from fifties.simulation.bits import ALL, NONE, ONE, count_bits, lowest, nth, place
from fifties.simulation.fifty.game_arrays import (
    BONUS,
    BOXES,
    HIGH,
    IN_WORD,
    LOW,
    MARK,
    TOP,
    WHICH_WORD,
    WORD,
)
from fifties.simulation.kernel_arrays import clear, word_row, word_rows
from fifties.simulation.kernels import inner_kernel, kernel, whole, word

NOBODY = -1
_2 = word(2)


class BitArrays(NamedTuple):
    """The numbers of a round as bits of words, and room to count them."""

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
        word_rows(players, parts), word_rows(players, parts), word_row(words), word_row(words)
    )


@kernel(inline="always")
def write_bits(numbers: Any, bits: Any, words: Any, seat: int) -> None:
    """Write the five *numbers* of a seat down as *bits*."""
    own_bits, own_words = bits[seat], words[seat]
    parts, together = len(own_bits), NONE
    for box in range(BOXES):
        number = word(numbers[box])
        bit = ONE << (number & IN_WORD)
        together |= bit
        if parts > 1:
            own_bits[box], own_words[box] = bit, number >> WHICH_WORD
    if parts == 1:
        own_bits[0] = together


@kernel(inline="always")
def gained_numbers(mine: Any, clash: Any, free: Any) -> Any:
    """Return the numbers on which the bead of a seat that wrote *mine* moves; all are bits."""
    return run((mine & ~clash) << ONE & ALL, clash, free)


@kernel(inline="always")
def run(starts: Any, clash: Any, free: Any) -> Any:
    """Return the numbers that score from *starts* on, up to and with the next that has an owner."""
    return ((starts + free & ALL) ^ free) & ~clash


@kernel(inline="always")
def runs_on(alone: Any, starts: Any, free: Any) -> Any:
    """Return 1 if a run goes on with the first number of the next word, else 0.

    *alone* are the numbers that a seat alone has written; runs start behind them.
    """
    return (alone >> IN_WORD) | (ONE if starts + free & ALL < starts else NONE)


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
    zone = (_2 << word(known[HIGH])) - (ONE << word(known[LOW])) if known[LOW] else NONE
    winner, earliest = NOBODY, 0
    for seat in range(len(bits)):
        bead, bonus, box = whole(0), whole(0), 0
        own_words, own_bits = words[seat], bits[seat]
        for part in range(len(own_bits)):
            at, mine = own_words[part], own_bits[part]
            crossed, unowned = clash[at], free[at]
            alone = mine & ~crossed
            starts = alone << ONE & ALL
            bead += count_bits(run(starts, crossed, unowned))
            # A Danger zone lies in the first word: its numbers are below 50.
            paying = crossed & ~zone if at == NONE else crossed
            while mine != NONE:
                # Multiplied, not branched off: no processor could foresee a clash.
                bonus += known[BONUS + box] * count_bits(lowest(mine) & paying)
                mine &= mine - ONE
                box += 1
            while runs_on(alone, starts, unowned) != NONE:
                at += ONE
                alone, starts, unowned = NONE, ONE, free[at]
                bead += count_bits(run(starts, clash[at], unowned))
        scores[seat], crowned[seat] = bead + bonus, 0
        if bead >= known[MARK]:
            crowned[seat] = _crowned_on(seat, known[MARK], bits, words, free, clash)
            if crowns[seat] and (winner == NOBODY or crowned[seat] < earliest):
                winner, earliest = seat, crowned[seat]
    return winner


@kernel(inline="always")
def _find_clashes(top: int, bits: Any, words: Any, free: Any, clash: Any) -> None:
    clear(free, 0, len(free))
    clear(clash, 0, len(clash))
    for seat in range(len(bits)):
        own_words, own_bits = words[seat], bits[seat]
        for part in range(len(own_bits)):
            at, mine = own_words[part], own_bits[part]
            owned = free[at]
            clash[at] |= owned & mine
            free[at] = owned | mine
    for number in range(len(free)):
        free[number] = ~free[number] & ALL
    free[top // WORD] &= (ONE << word(top % WORD)) - ONE


@inner_kernel
def _crowned_on(seat: int, mark: int, bits: Any, words: Any, free: Any, clash: Any) -> Any:
    """Return the number on which the bead of a seat reaches *mark*, as it does."""
    bead = whole(0)
    for part in range(len(bits[0])):
        at = words[seat][part]
        alone = bits[seat][part] & ~clash[at]
        starts = alone << ONE & ALL
        while True:
            gained = run(starts, clash[at], free[at])
            moved = bead + count_bits(gained)
            if moved >= mark:
                return WORD * whole(at) + crowning_number(gained, mark - bead)
            bead = moved
            if runs_on(alone, starts, free[at]) == NONE:
                break
            at, alone, starts = at + ONE, NONE, ONE
    return NOBODY

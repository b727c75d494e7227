"""One round of Fifty at a table of any size: flipping, writing at random, counting aloud."""

from typing import Any

import numpy as np

from fifties.simulation.compiling import part
from fifties.simulation.fifty.known import (
    BLOCKED,
    BONUS,
    HIGH,
    LOW,
    MARK,
    PLAYERS,
    ROUND,
    TOP,
    TOTALS,
)
from fifties.simulation.fifty.lanes import BOXES, CROWN_BREAKS_TIE, MOST_POINTS, SHARED
from fifties.simulation.streams import below

NOBODY = -1
_DIGITS = 10


@part
def flip(known: Any, table: Any, left: Any, stream: Any) -> None:
    """Flip tokens, and one of the Danger cards that are *left* if that is played."""
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


@part
def write_at_random(known: Any, stream: Any, numbers: Any) -> None:
    """Write any five numbers."""
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


@part
def count_aloud(known: Any, numbers: Any, scores: Any) -> int:
    """Count what everybody wrote: totals and crowns change, *scores* are written down.

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


@part
def _add_bonus(known: Any, numbers: Any, owners: Any, scores: Any) -> None:
    for seat in range(known[PLAYERS]):
        for box in range(BOXES):
            number = numbers[seat, box]
            if owners[number] == NOBODY and not known[LOW] <= number <= known[HIGH]:
                scores[seat] += known[BONUS + box]
        known[TOTALS + seat] += scores[seat]


@part
def find_winners(known: Any, winners: Any) -> int:
    """Say who has the most points, and among several those with a crown; return why they won."""
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

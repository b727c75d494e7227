"""The chance to win a game of Fifty: from totals, crowns and rounds left, or with a choice.

Measured on tables that play as solved: with k rounds left the chance to end with the most points
is close to a softmax of the totals, as steep as 1.7 by the spread of k rounds' difference between
two players; and every round gains a crown with the same chance, which hardly depends on anything.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from msgspec import Struct

from fifties.simulation.fifty.game_arrays import BOXES, TOP
from fifties.simulation.fifty.round_count import NOBODY, bit_arrays, count_round, write_bits
from fifties.simulation.kernel_arrays import (
    Floats,
    Integers,
    first_above,
    float_row,
    float_row_of,
    integer_row,
)
from fifties.simulation.kernels import kernel
from fifties.simulation.random_streams import unit

STEEPNESS: Final = 1.7

TIE: Final = 0.45
"""Points that the crown is worth which breaks a tie."""

SLOPE: Final = 0
ONE_MORE: Final = 1
TWO_MORE: Final = 2
"""In what is known about the rounds left: the softmax's slope, and the chances of crowns."""


@kernel
def draw_choices(sums: Floats, nodes: Integers, stream: Any, choices: Integers) -> None:
    """Fill *choices* with draws from a mixed choice; *sums* has its steps, added up by row."""
    last = len(nodes) - 1
    for row in range(len(choices)):
        here = 0
        for box in range(BOXES):
            wanted = unit(stream) * sums[box][here][last]
            here = first_above(sums[box][here], wanted, here + 1, last)
            choices[row][box] = nodes[here]


@kernel
def draw_fields(
    kinds: Floats, beliefs: Floats, nodes: Integers, stream: Any, fields: Integers
) -> None:
    """Fill *fields* with what opponents may write who are of several *kinds*.

    Of *kinds* there are the steps of each, added up by row. *beliefs* has a row an opponent: how
    likely he is of each kind. Each of his steps is one of a kind, as likely as it gets there.
    """
    last, chances = len(nodes) - 1, float_row(len(kinds))
    for row in range(len(fields)):
        for other in range(len(beliefs)):
            here = 0
            for box in range(BOXES):
                total = 0.0
                for kind in range(len(kinds)):
                    total += beliefs[other][kind] * kinds[kind][box][here][last]
                    chances[kind] = total
                kind = first_above(chances, unit(stream) * total, 0, len(kinds) - 1)
                wanted = unit(stream) * kinds[kind][box][here][last]
                here = first_above(kinds[kind][box][here], wanted, here + 1, last)
                fields[row][other][box] = nodes[here]


class RoundStatistics(Struct, frozen=True):
    """Statistics of a round at a table of one size that plays as solved."""

    spread: float
    """The standard deviation of the difference between two players' scores."""
    crown: float
    """The chance of one player to gain a crown."""


ROUND_STATISTICS: Final = {
    3: RoundStatistics(7.76, 0.105),
    4: RoundStatistics(5.25, 0.071),
    5: RoundStatistics(3.89, 0.068),
    6: RoundStatistics(3.19, 0.066),
    7: RoundStatistics(3.07, 0.060),
    8: RoundStatistics(2.18, 0.014),
    9: RoundStatistics(2.11, 0.012),
}
"""By the number of players."""

LARGEST_RATED_TABLE: Final = max(ROUND_STATISTICS)
"""With more players a number has no bit of its own, and no chances to win are worked out."""


def outlook(players: int, left: int) -> Floats:
    """Return the softmax's slope and the chances of crowns for the rounds *left*."""
    habits = ROUND_STATISTICS[players]
    if not left:
        return float_row_of([0.0] * (TWO_MORE + 1))
    none = (1 - habits.crown) ** left
    one = left * habits.crown * (1 - habits.crown) ** (left - 1)
    slope = STEEPNESS / (habits.spread * sqrt(left))
    return float_row_of([slope, 1 - none, 1 - none - one])


@kernel
def chance_after_round(
    known: Integers,
    arrays: Any,
    totals: Integers,
    crowns: Integers,
    ahead: Floats,
    points: Integers,
    held: Integers,
) -> float:
    """Count a round, written down as bits, and return seat 0's chance to win the game after it.

    What *points* and how many crowns everybody has *held* before does not matter; it is filled in.
    """
    winner = count_round(known, arrays, crowns, points, held)
    if winner != NOBODY:
        return 1.0 if winner == 0 else 0.0
    for seat in range(len(totals)):
        points[seat] += totals[seat]
        held[seat] = crowns[seat] + (1 if held[seat] else 0)
    return chance_to_win(points, held, ahead)


@kernel
def chance_to_win(points: Integers, crowns: Integers, ahead: Floats) -> float:
    """Return the chance of seat 0 to win, a shared win being a part of one.

    Without an outlook *ahead* the game is over.
    """
    if ahead[SLOPE] == 0.0:
        return _share(points, crowns)
    others: float = 0.0
    safe, risk = 1.0, 0.0
    mine = points[0] + TIE * crowns[0]
    for seat in range(len(points)):
        lead = points[seat] + TIE * crowns[seat] - mine
        others += exp(ahead[SLOPE] * lead)
        second = ahead[ONE_MORE] if crowns[seat] else ahead[TWO_MORE]
        safe *= 1.0 - second
        risk += second
    if risk == 0.0:
        return 1.0 / others
    second = ahead[ONE_MORE] if crowns[0] else ahead[TWO_MORE]
    chance: float = safe / others + (1.0 - safe) * second / risk
    return chance


@kernel
def _share(points: Integers, crowns: Integers) -> float:
    """Return seat 0's part of the win after the last round (F15)."""
    tied = crowned = 0
    for seat in range(len(points)):
        if points[seat] > points[0]:
            return 0.0
        if points[seat] == points[0]:
            tied += 1
            crowned += 1 if crowns[seat] else 0
    if not crowned:
        return 1.0 / tied
    return 1.0 / crowned if crowns[0] else 0.0


@kernel
def win_chances(
    known: Integers,
    choices: Integers,
    fields: Integers,
    totals: Integers,
    crowns: Integers,
    ahead: Floats,
) -> Floats:
    """Return the mean chance of seat 0 to win with each of *choices* against *fields*."""
    seats = len(totals)
    chances = float_row(len(choices))
    arrays = bit_arrays(seats, known[TOP])
    bits, words = arrays.bits, arrays.words
    points, crowned = integer_row(seats), integer_row(seats)
    for field in range(len(fields)):
        for seat in range(1, seats):
            write_bits(fields[field][seat - 1], bits, words, seat)
        for choice in range(len(choices)):
            write_bits(choices[choice], bits, words, 0)
            worth = chance_after_round(known, arrays, totals, crowns, ahead, points, crowned)
            chances[choice] += worth / len(fields)
    return chances

"""What a standing is worth: the chance to win a game of Fifty from totals, crowns and rounds left.

Measured on tables that play as solved: with k rounds left the chance to end with the most points
is close to a softmax of the totals, as steep as 1.7 by the spread of k rounds' difference between
two players; and every round gains a crown with the same chance, which hardly depends on anything.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import numpy as np
from msgspec import Struct

from fifties.simulation.compiling import kernel
from fifties.solver.fifty.counting import NOBODY, count
from fifties.solver.fifty.kinds import Floats, Ints

STEEPNESS: Final = 1.7

TIE: Final = 0.45
"""Points that the crown is worth which breaks a tie."""


class Habits(Struct, frozen=True):
    """How a round goes at a table of one size that plays as solved."""

    spread: float
    """The standard deviation of the difference between two players' scores."""
    crown: float
    """The chance of one player to gain a crown."""


HABITS: Final = {
    3: Habits(7.76, 0.105),
    4: Habits(5.25, 0.071),
    5: Habits(3.89, 0.068),
    6: Habits(3.19, 0.066),
    7: Habits(3.07, 0.060),
    8: Habits(2.18, 0.014),
    9: Habits(2.11, 0.012),
}
"""Up to how many players a word has a bit for every number."""

SLOPE: Final = 0
ONE_MORE: Final = 1
TWO_MORE: Final = 2
"""In what is known about the rounds left: the softmax's slope, and the chances of crowns."""


def outlook(players: int, left: int) -> Floats:
    """Return what a table expects of the rounds *left*."""
    habits = HABITS[players]
    if not left:
        return np.zeros(TWO_MORE + 1)
    none = (1 - habits.crown) ** left
    one = left * habits.crown * (1 - habits.crown) ** (left - 1)
    return np.array([STEEPNESS / (habits.spread * sqrt(left)), 1 - none, 1 - none - one])


@kernel
def worth_of_round(
    words: Any,
    numbers: Ints,
    by: Ints,
    totals: Ints,
    crowns: Ints,
    ahead: Floats,
    points: Ints,
    held: Ints,
) -> float:
    """Count a round and return the chance of seat 0 to win the game after it.

    What *points* and how many crowns everybody has *held* before does not matter; it is filled in.
    """
    winner = count(words, numbers, by, crowns, points, held)
    if winner != NOBODY:
        return 1.0 if winner == 0 else 0.0
    for seat in range(len(words)):
        points[seat] += totals[seat]
        held[seat] += crowns[seat]
    return chance_to_win(points, held, ahead)


@kernel
def chance_to_win(points: Ints, crowns: Ints, ahead: Floats) -> float:
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
        others += np.exp(ahead[SLOPE] * lead)
        second = ahead[ONE_MORE] if crowns[seat] else ahead[TWO_MORE]
        safe *= 1.0 - second
        risk += second
    if risk == 0.0:
        return 1.0 / others
    second = ahead[ONE_MORE] if crowns[0] else ahead[TWO_MORE]
    chance: float = safe / others + (1.0 - safe) * second / risk
    return chance


@kernel
def _share(points: Ints, crowns: Ints) -> float:
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

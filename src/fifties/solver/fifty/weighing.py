"""Choices weighed by the chance to win the game with them, against fields that were drawn."""

from __future__ import annotations

import numpy as np

from fifties.simulation.compiling import kernel
from fifties.solver.fifty.contending import write
from fifties.solver.fifty.kinds import Floats, Ints
from fifties.solver.fifty.standing import worth_of_round


@kernel
def weigh_choices(
    choices: Ints, fields: Ints, by: Ints, totals: Ints, crowns: Ints, ahead: Floats
) -> Floats:
    """Return the mean chance of seat 0 to win with each of *choices* against *fields*."""
    seats = len(totals)
    chances = np.zeros(len(choices))
    words, numbers = np.zeros(seats, np.uint64), np.zeros((seats, choices.shape[1]), np.int64)
    points, crowned = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    hand = choices.reshape(1, choices.shape[0], choices.shape[1])
    for field in range(len(fields)):
        for seat in range(1, seats):
            words[seat] = write(fields, field, seat - 1, numbers, seat)
        for choice in range(len(choices)):
            words[0] = write(hand, 0, choice, numbers, 0)
            worth = worth_of_round(words, numbers, by, totals, crowns, ahead, points, crowned)
            chances[choice] += worth / len(fields)
    return chances

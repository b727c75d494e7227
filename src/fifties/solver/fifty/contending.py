"""A round in which everybody plays to win the game, each from their own standing.

Every seat holds a hand of choices drawn beforehand. Again and again each seat draws one of them in
proportion to its regrets; then every seat looks what each of its choices would have been worth
against what the others drew, as a chance to win the game, and its regrets grow. The mean of what a
seat did is close to an equilibrium among all choices that are held.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from fifties.simulation.bits import NONE, ONE
from fifties.simulation.compiling import kernel
from fifties.simulation.streams import unit
from fifties.solver.fifty.kinds import Floats, Ints
from fifties.solver.fifty.standing import worth_of_round


@kernel
def contend(
    choices: Ints,
    by: Ints,
    totals: Ints,
    crowns: Ints,
    ahead: Floats,
    stream: Any,
    regrets: Floats,
    mean: Floats,
    end: int,
) -> None:
    """Let all seats learn for so many iterations.

    In *choices*, *regrets* and *mean* there is a row a seat, with a place for each choice held.
    """
    seats, held, count = choices.shape
    shares, worths = np.zeros((seats, held)), np.zeros(held)
    drawn = np.zeros(seats, np.int64)
    words, numbers = np.zeros(seats, np.uint64), np.zeros((seats, count), np.int64)
    sums, before = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    points, crowned = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    for iteration in range(end):
        for seat in range(seats):
            drawn[seat] = mix(regrets, seat, iteration + 1.0, shares, mean, unit(stream))
        for seat in range(seats):
            for place in range(seats):
                other = (seat + place) % seats
                sums[place], before[place] = totals[other], crowns[other]
                words[place] = write(choices, other, drawn[other], numbers, place)
            mine = 0.0
            for choice in range(held):
                words[0] = write(choices, seat, choice, numbers, 0)
                worths[choice] = worth_of_round(
                    words, numbers, by, sums, before, ahead, points, crowned
                )
                mine += shares[seat, choice] * worths[choice]
            for choice in range(held):
                grown = regrets[seat, choice] + worths[choice] - mine
                regrets[seat, choice] = max(grown, 0.0)


@kernel
def mix(
    regrets: Floats, seat: int, weight: float, shares: Floats, mean: Floats, luck: float
) -> int:
    """Turn a seat's regrets into shares, add them to the *mean*, and draw by *luck* from 0 to 1."""
    held = regrets.shape[1]
    total = 0.0
    for choice in range(held):
        total += regrets[seat, choice]
    drawn: int = held - 1
    for choice in range(held):
        share = regrets[seat, choice] / total if total > 0.0 else 1.0 / held
        shares[seat, choice] = share
        mean[seat, choice] += weight * share
        if 0.0 <= luck < share:
            drawn = choice
        luck -= share
    return drawn


@kernel
def write(choices: Ints, seat: int, choice: int, numbers: Ints, place: int) -> Any:
    """Put one of a seat's choices down as a row of *numbers*; return it as bits, too."""
    word = NONE
    for box in range(choices.shape[2]):
        number = choices[seat, choice, box]
        numbers[place, box] = number
        word |= ONE << np.uint64(number)
    return word

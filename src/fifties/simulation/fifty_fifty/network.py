"""Two small networks: which end of the trick a card will be, and what the round comes to then.

Both begin with the same inputs, so that their first layers lie side by side in one matrix.
"""

from typing import Any

import numpy as np

from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.chances import lowest_of, still_to_play
from fifties.simulation.fifty_fifty.inputs import (
    CARD,
    END,
    HIGHEST,
    INPUTS,
    KEPT,
    LOWEST,
    NEITHER,
    tell_card,
    tell_end,
    tell_position,
)
from fifties.simulation.fifty_fifty.known import HAND
from fifties.simulation.fifty_fifty.policies import chances_of_ends

ENDS = 3
HALVES, BALANCED = 0, 1
ANSWERS = 2
"""The halves held when the round ends, and the chance to hold none."""

WIDE = 64
NARROW = 32
"""The layers of the network that says what the round comes to."""
GUESS = 32
"""The layer of the one that guesses the end of the trick: it knows the inputs up to the card."""
BOTH = WIDE + GUESS

FIRST = 0
FIRST_BIAS = FIRST + END * BOTH
AT_END = FIRST_BIAS + BOTH
"""The rows for the inputs that say what the trick brought."""
SECOND = AT_END + (INPUTS - END) * WIDE
SECOND_BIAS = SECOND + WIDE * NARROW
THIRD = SECOND_BIAS + NARROW
THIRD_BIAS = THIRD + NARROW * ANSWERS
ODDS = THIRD_BIAS + ANSWERS
ODDS_BIAS = ODDS + GUESS * ENDS
WEIGHTS = ODDS_BIAS + ENDS

HALF_A_CARD = np.float32(0.5)
NOTHING_LESS = np.float32(0.0)


@kernel(inline="always")
def price(answer: Any, worth: float) -> Any:
    """Sum up what a card costs, when ending balanced is worth so many halves."""
    return answer[HALVES] - worth * answer[BALANCED]


@kernel(fastmath=True)
def judge_cards(known: Any, worth: float, weights: Any, cards: Any, answers: Any) -> int:
    """List the hand with what the networks say to each card; return how many there are."""
    inputs = np.empty(INPUTS, np.float32)
    position, sums = np.empty(BOTH, np.float32), np.empty(BOTH, np.float32)
    at_ends = np.empty((ENDS, WIDE), np.float32)
    wide, chances = np.empty(WIDE, np.float32), np.empty(ENDS, np.float32)
    tell_position(known, worth, inputs)
    for unit in range(BOTH):
        position[unit] = weights[FIRST_BIAS + unit]
    _add_rows(weights, inputs, 0, CARD, position)
    _add_ends(known, weights, inputs, at_ends)
    hand, count = known[HAND], 0
    while hand:
        card = lowest_of(hand)
        hand &= hand - 1
        row = FIRST + BOTH * (KEPT + tell_card(known, card, inputs))
        for unit in range(BOTH):
            sums[unit] = position[unit] - HALF_A_CARD * weights[row + unit]
        _add_rows(weights, inputs, CARD, END, sums)
        _guess_end(known, card, weights, sums, chances)
        cards[count] = card
        halves, balanced = NOTHING_LESS, NOTHING_LESS
        for end in range(ENDS):
            if chances[end] > 0:
                for unit in range(WIDE):
                    wide[unit] = max(sums[unit] + at_ends[end, unit], NOTHING_LESS)
                some, none = _judge_round(weights, wide)
                halves += chances[end] * some
                balanced += chances[end] * none
        answers[count, HALVES] = halves
        answers[count, BALANCED] = balanced
        count += 1
    return count


@kernel(fastmath=True)
def _add_rows(weights: Any, inputs: Any, begin: int, end: int, sums: Any) -> None:
    """Add the first layers' answer to the inputs from *begin* up to *end*."""
    for place in range(begin, end):
        value = inputs[place]
        if value != 0:
            row = FIRST + BOTH * place
            for unit in range(BOTH):
                sums[unit] += value * weights[row + unit]


@kernel(fastmath=True)
def _add_ends(known: Any, weights: Any, inputs: Any, at_ends: Any) -> None:
    """Work out what each end of the trick adds to the first layer."""
    at_ends[:] = 0.0
    for end in range(ENDS):
        tell_end(known, end, inputs)
        for place in range(END, INPUTS):
            value = inputs[place]
            if value != 0:
                row = AT_END + WIDE * (place - END)
                for unit in range(WIDE):
                    at_ends[end, unit] += value * weights[row + unit]


@kernel(fastmath=True)
def _guess_end(known: Any, card: int, weights: Any, sums: Any, chances: Any) -> None:
    """Fill in the chances of *card* to be the lowest, neither, the highest."""
    highest, lowest = chances_of_ends(known, card)
    chances[LOWEST], chances[NEITHER], chances[HIGHEST] = lowest, 1 - lowest - highest, highest
    if still_to_play(known) == 0 or highest + lowest == 0:
        return
    total = NOTHING_LESS
    for end in range(ENDS):
        # What cannot be stays impossible, whatever the network thinks.
        if chances[end] > 0:
            odds = weights[ODDS_BIAS + end]
            for unit in range(GUESS):
                odds += max(sums[WIDE + unit], NOTHING_LESS) * weights[ODDS + GUESS * end + unit]
            chances[end] = np.exp(odds)
            total += chances[end]
    for end in range(ENDS):
        chances[end] /= total


@kernel(fastmath=True)
def _judge_round(weights: Any, wide: Any) -> tuple[float, float]:
    """Go from the first layer to the halves in the end, and the chance of none."""
    halves, balanced = weights[THIRD_BIAS + HALVES], weights[THIRD_BIAS + BALANCED]
    for unit in range(NARROW):
        value, row = weights[SECOND_BIAS + unit], SECOND + WIDE * unit
        for place in range(WIDE):
            value += wide[place] * weights[row + place]
        value = max(value, NOTHING_LESS)
        halves += value * weights[THIRD + NARROW * HALVES + unit]
        balanced += value * weights[THIRD + NARROW * BALANCED + unit]
    return halves, 1 / (1 + np.exp(-balanced))

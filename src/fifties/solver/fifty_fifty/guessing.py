"""What the others have played tells what they hold: how plausible an imagined world is."""

from typing import Any, Final

import numpy as np

from fifties.games.fifty_fifty.actions import TRICKS
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.known import (
    BALANCES,
    BLUE,
    HAND,
    HISTORY,
    LAID,
    LEADER,
    MOST_SEATS,
    PLAYERS,
    SEAT,
    SEEN,
    SIZE,
    TABLE,
    TRICK,
    TRICK_SIZE,
    YELLOW,
)
from fifties.simulation.fifty_fifty.moods import turn_back, turn_up
from fifties.simulation.fifty_fifty.network import ANSWERS, judge_cards, price
from fifties.simulation.fifty_fifty.playing import take_trick, to_play
from fifties.simulation.fifty_fifty.worth import worth_of_balance

MOST_PLAYS: Final = TRICKS * (MOST_SEATS - 1)

WARMTH: Final = 0.5
"""By so many halves a card may be worse than the best one and still be usual."""
SLIPS: Final = 0.02
"""The part of cards that somebody plays for no reason."""
TRUST: Final = 0.5
"""How far the others are believed to play as the network does; 1 is fully."""


@kernel
def recall(known: Any) -> Any:
    """Return what everybody knew before each card that another seat has played in this round.

    `SEAT` says who played it; `HAND` holds no hand but that card, as a mask.
    """
    moments = np.empty((MOST_PLAYS, SIZE), np.int64)
    table = known.copy()
    _rewind(known, table)
    count = 0
    for trick in range(known[TRICK] + 1):
        past, laid = TABLE - 3, known[LAID]
        if trick < known[TRICK]:
            past, laid = HISTORY + TRICK_SIZE * trick, known[PLAYERS]
            table[LEADER] = known[past]
            turn_up(table, known[past + 1], known[past + 2])
        else:
            table[LEADER] = known[LEADER]
            turn_up(table, known[YELLOW], known[BLUE])
        for place in range(laid):
            card = known[past + 3 + place]
            if to_play(table) != known[SEAT]:
                moments[count] = table
                moments[count, SEAT], moments[count, HAND] = to_play(table), 1 << card
                count += 1
            table[SEEN] |= 1 << card
            table[TABLE + place] = card
            table[LAID] += 1
        if trick < known[TRICK]:
            take_trick(table)
    return moments[:count]


@kernel
def _rewind(known: Any, table: Any) -> None:
    """Go back to the beginning of the round, before a mood was turned up."""
    for trick in range(known[TRICK]):
        past = HISTORY + TRICK_SIZE * trick
        turn_back(table, known[past + 1], known[past + 2])
    turn_back(table, known[YELLOW], known[BLUE])
    table[TRICK] = table[SEEN] = table[LAID] = 0
    table[TABLE : TABLE + MOST_SEATS] = 0
    table[BALANCES : BALANCES + MOST_SEATS] = 0
    table[HISTORY:] = 0


@kernel
def plausibility(moments: Any, hands: Any, memory: Any) -> float:
    """Say how likely it was, up to a factor, that the others played as they did from *hands*."""
    held, known = hands.copy(), np.empty(SIZE, np.int64)
    cards = np.empty(TRICKS, np.int64)
    answers = np.empty((TRICKS, ANSWERS), np.float32)
    total = 0.0
    for number in range(len(moments) - 1, -1, -1):
        known[:] = moments[number]
        seat, played = known[SEAT], known[HAND]
        # Going backwards, every card returns to the hand that it came from.
        held[seat] |= played
        known[HAND] = held[seat]
        worth = worth_of_balance(known)
        count = judge_cards(known, worth, memory, cards, answers)
        total += np.log(_likelihood(worth, cards[:count], answers, played))
    return float(np.exp(TRUST * total))


@kernel
def _likelihood(worth: float, cards: Any, answers: Any, played: int) -> Any:
    """Say how likely a card is for somebody who mostly plays the best ones."""
    least = 1e9
    for place in range(len(cards)):
        least = min(least, price(answers[place], worth))
    weights, weight = 0.0, 0.0
    for place in range(len(cards)):
        liking = np.exp((least - price(answers[place], worth)) / WARMTH)
        weights += liking
        if 1 << cards[place] == played:
            weight = liking
    return (1 - SLIPS) * weight / weights + SLIPS / len(cards)

"""Search: the cards that the network likes best are tried out in imagined worlds.

In every world the trick is played to its end and on to the seat's next card, everybody following
the network; what the network expects there is what the card was worth in this world. The network
alone only guesses what the others do in the trick; here they do it, cards in hand. A world counts
for more if the others would have played there as they did.
"""

from typing import Any, Final

import numpy as np

from fifties.games.fifty_fifty.actions import TRICKS
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.deciding import NETWORK, card_by
from fifties.simulation.fifty_fifty.known import (
    BALANCES,
    HAND,
    LAID,
    MOST_SEATS,
    PLAYERS,
    SEAT,
    TRICK,
)
from fifties.simulation.fifty_fifty.moods import turn_up
from fifties.simulation.fifty_fifty.network import ANSWERS, judge_cards, price
from fifties.simulation.fifty_fifty.playing import lay, take_trick, to_play
from fifties.simulation.fifty_fifty.worth import worth_of_balance
from fifties.solver.fifty_fifty.guessing import plausibility, recall
from fifties.solver.fifty_fifty.worlds import imagine

MOST_TRIED: Final = 5
"""How many cards are tried out at most."""

PREJUDICE: Final = 12.0
"""How many worlds the network's own price of a card is worth."""

TOO_DEAR: Final = 1.5
"""Cards that seem worse than the best by more halves than this are not tried."""


@kernel
def search_card(known: Any, memory: Any, stream: Any, worlds: int) -> Any:
    """Choose a card by trying the best ones in so many worlds."""
    cards, prices = np.empty(TRICKS, np.int64), np.empty(TRICKS)
    tried = cards_to_try(known, memory, cards, prices)
    if tried == 1 or worlds == 0:
        return cards[0]
    costs, weights = np.zeros(tried), np.zeros(2)
    try_cards(known, recall(known), memory, stream, worlds, cards[:tried], costs, weights)
    return cards[best_of(prices[:tried], costs, weights)]


@kernel
def cards_to_try(known: Any, memory: Any, cards: Any, prices: Any) -> int:
    """List the cards that may be best and their prices, best first; return how many they are."""
    answers = np.empty((TRICKS, ANSWERS), np.float32)
    worth = worth_of_balance(known)
    count = judge_cards(known, worth, memory, cards, answers)
    for place in range(count):
        prices[place] = price(answers[place], worth)
    order = np.argsort(prices[:count])
    prices[:count], cards[:count] = prices[:count][order], cards[:count][order]
    tried = 1
    while tried < min(count, MOST_TRIED) and prices[tried] < prices[0] + TOO_DEAR:
        tried += 1
    return tried


@kernel
def try_cards(
    known: Any,
    moments: Any,
    memory: Any,
    stream: Any,
    worlds: int,
    cards: Any,
    costs: Any,
    weights: Any,
) -> None:
    """Add up what each of *cards* costs in the same worlds, and these worlds' weights."""
    hands, left = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    moods = np.zeros((TRICKS, 2), np.int64)
    table = known.copy()
    for _ in range(worlds):
        imagine(known, hands, moods, stream)
        weight = plausibility(moments, hands, memory)
        weights[0] += weight
        weights[1] += weight * weight
        for place in range(len(cards)):
            table[:], left[:] = known, hands
            lay(table, left, cards[place])
            cost = cost_in_world(table, left, moods, memory, known[SEAT], stream)
            costs[place] += weight * cost


@kernel
def best_of(prices: Any, costs: Any, weights: Any) -> Any:
    """Find the best card by what was tried and, the fewer worlds, by the network's own prices."""
    # So many worlds of equal weight would tell as much.
    worlds = weights[0] * weights[0] / weights[1]
    return np.argmin(worlds * costs / weights[0] + PREJUDICE * prices)


@kernel
def cost_in_world(known: Any, hands: Any, moods: Any, memory: Any, me: int, stream: Any) -> Any:
    """Play to the next card that *me* decides about, or to the end of the round; say its cost."""
    while known[TRICK] < TRICKS:
        while known[LAID] < known[PLAYERS]:
            seat = to_play(known)
            known[SEAT], known[HAND] = seat, hands[seat]
            if seat == me and known[TRICK] < TRICKS - 1:
                return least_price(known, memory)
            lay(known, hands, card_by(NETWORK, known, memory, stream))
        take_trick(known)
        if known[TRICK] < TRICKS:
            turn_up(known, moods[known[TRICK], 0], moods[known[TRICK], 1])
    known[SEAT] = me
    held = abs(known[BALANCES + me])
    return held - (worth_of_balance(known) if held == 0 else 0.0)


@kernel
def least_price(known: Any, memory: Any) -> float:
    """Say what the best card costs by the network."""
    cards = np.empty(TRICKS, np.int64)
    answers = np.empty((TRICKS, ANSWERS), np.float32)
    worth = worth_of_balance(known)
    least = 1e9
    for place in range(judge_cards(known, worth, memory, cards, answers)):
        least = min(least, price(answers[place], worth))
    return least

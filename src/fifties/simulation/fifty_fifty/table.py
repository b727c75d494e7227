"""The learned table: what a round comes to, by tricks left, balance, low and high cards kept."""

from typing import Any

from fifties.games.fifty_fifty.actions import DECK, TRICKS
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.chances import counted, lowest_of
from fifties.simulation.fifty_fifty.known import BALANCES, BLUE, HAND, PLAYERS, SEAT, TRICK, YELLOW
from fifties.simulation.fifty_fifty.policies import chances_of_ends
from fifties.simulation.fifty_fifty.worth import worth_of_balance

CARDS = len(DECK)
MOST_COUNTED = 4
"""More low cards, or high ones, are not told apart."""
FARTHEST = 16
"""Nor are balances beyond."""

KINDS = MOST_COUNTED + 1
BALANCES_TOLD = 2 * FARTHEST + 1
ENTRIES = TRICKS * BALANCES_TOLD * KINDS * KINDS
"""By tricks left, balance, low cards, high cards."""
TABLE_SIZE = 2 * ENTRIES
"""For every entry the halves held at the end, then for every entry the chance of none."""


@kernel(inline="always")
def entry_of(players: int, left: int, balance: int, kept: int) -> Any:
    """Find the entry for a seat that keeps some cards with some tricks left."""
    # One card in so many, as many as play, is low, and as many are high.
    share = (CARDS + players - 1) // players
    lows = min(counted(kept & ((1 << (share + 1)) - 1)), MOST_COUNTED)
    highs = min(counted(kept >> (CARDS + 1 - share)), MOST_COUNTED)
    held = min(max(balance, -FARTHEST), FARTHEST) + FARTHEST
    return ((left * BALANCES_TOLD + held) * KINDS + lows) * KINDS + highs


@kernel(inline="always")
def looked_up(known: Any, table: Any, balance: int, kept: int, worth: float) -> Any:
    """Say what a seat expects to pay, a strike counted in; exactly so after the last trick."""
    left = TRICKS - 1 - known[TRICK]
    if left == 0:
        return abs(balance) - (worth if balance == 0 else 0.0)
    entry = entry_of(known[PLAYERS], left, balance, kept)
    return table[entry] - worth * table[ENTRIES + entry]


@kernel
def table_card(known: Any, memory: Any, stream: Any) -> int:  # noqa: ARG001 - a policy's form
    """Play the card that leads to the best entry, if the others play anything in this trick."""
    balance, worth = known[BALANCES + known[SEAT]], worth_of_balance(known)
    best, least = 0, 1e9
    hand = known[HAND]
    while hand:
        card = lowest_of(hand)
        hand &= hand - 1
        kept = known[HAND] & ~(1 << card)
        highest, lowest = chances_of_ends(known, card)
        price = (
            highest * looked_up(known, memory, balance + known[BLUE], kept, worth)
            + lowest * looked_up(known, memory, balance - known[YELLOW], kept, worth)
            + (1 - highest - lowest) * looked_up(known, memory, balance, kept, worth)
        )
        if price < least:
            best, least = card, price
    return best

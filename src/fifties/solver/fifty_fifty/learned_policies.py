"""All policies behind one function: simple, by table, and by network."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fifties.games.fifty_fifty.actions import DECK, TRICKS
from fifties.simulation.fifty_fifty.game_arrays import (
    BALANCES,
    BLUE,
    HAND,
    PLAYERS,
    SEAT,
    TRICK,
    YELLOW,
)
from fifties.simulation.fifty_fifty.policies import (
    DECIDE_SIGNATURE,
    MIDDLE_CARD,
    ONE_TRICK_AHEAD,
    SAFE_CARD,
    Decide,
    any_card,
    chances_of_ends,
    count_cards,
    lowest_of,
    middle_card,
    one_trick_ahead,
    safe_card,
)
from fifties.simulation.kernels import callback, kernel
from fifties.solver.fifty_fifty.network import (
    network_card,
    worth_of_balance,
)

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

LEARNED_TABLE: Final = 3
NETWORK: Final = 4


@kernel(inline="always")
def entry_of(players: int, left: int, balance: int, kept: int) -> Any:
    """Return the entry for a seat that has so many tricks left and cards *kept*."""
    # One card in so many, as many as play, is low, and as many are high.
    share = (CARDS + players - 1) // players
    lows = min(count_cards(kept & ((1 << (share + 1)) - 1)), MOST_COUNTED)
    highs = min(count_cards(kept >> (CARDS + 1 - share)), MOST_COUNTED)
    held = min(max(balance, -FARTHEST), FARTHEST) + FARTHEST
    return ((left * BALANCES_TOLD + held) * KINDS + lows) * KINDS + highs


@kernel(inline="always")
def looked_up(known: Any, table: Any, balance: int, kept: int, worth: float) -> Any:
    """Return what a seat expects to pay, less a strike; exact after the last trick."""
    left = TRICKS - 1 - known[TRICK]
    if left == 0:
        return abs(balance) - (worth if balance == 0 else 0.0)
    entry = entry_of(known[PLAYERS], left, balance, kept)
    return table[entry] - worth * table[ENTRIES + entry]


@kernel
def table_card(known: Any, memory: Any, stream: Any) -> int:  # noqa: ARG001 - a policy's form
    """Return the card with the best entries, if the others play any unseen card in this trick."""
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


@kernel
def card_of_policy(  # noqa: PLR0911 - a return a policy
    code: int, known: Any, memory: Any, stream: Any
) -> Any:
    """Return the card that a policy plays; a last card needs no deciding."""
    if known[HAND] & (known[HAND] - 1) == 0:
        return lowest_of(known[HAND])
    if code == MIDDLE_CARD:
        return middle_card(known, memory, stream)
    if code == SAFE_CARD:
        return safe_card(known, memory, stream)
    if code == ONE_TRICK_AHEAD:
        return one_trick_ahead(known, memory, stream)
    if code == LEARNED_TABLE:
        return table_card(known, memory, stream)
    if code == NETWORK:
        return network_card(known, memory, stream)
    return any_card(known, memory, stream)


def _decide(code: int, known: Any, memory: Any, stream: Any) -> Any:
    return card_of_policy(code, known, memory, stream)


@cache
def all_policies() -> Decide:
    """Return all policies as one compiled function that kernels can be handed."""
    return callback(DECIDE_SIGNATURE)(_decide)

"""All policies behind one function: the built-in ones by code number, and one from elsewhere."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias

import numba
import numpy as np
from numba import types

from fifties.games.fifty_fifty.actions import TRICKS
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.chances import lowest_of
from fifties.simulation.fifty_fifty.known import HAND
from fifties.simulation.fifty_fifty.network import ANSWERS, judge_cards, price
from fifties.simulation.fifty_fifty.policies import (
    any_card,
    middle_card,
    one_trick_ahead,
    safe_card,
)
from fifties.simulation.fifty_fifty.table import table_card
from fifties.simulation.fifty_fifty.worth import worth_of_balance

ANY_CARD: Final = 0
MIDDLE_CARD: Final = 1
ONE_TRICK_AHEAD: Final = 2
LEARNED_TABLE: Final = 3
NETWORK: Final = 4
FOREIGN: Final = 5
SAFE_CARD: Final = 6

Decide: TypeAlias = Any
"""A compiled function that kernels can be handed: `decide(code, known, memory, stream)`."""

_FORM: Final = types.int64(types.int64, types.int64[::1], types.float32[::1], types.uint64[::1])


@kernel
def network_card(known: Any, memory: Any, stream: Any) -> Any:  # noqa: ARG001 - a policy's form
    """Play the card that costs least by the networks."""
    cards = np.empty(TRICKS, np.int64)
    answers = np.empty((TRICKS, ANSWERS), np.float32)
    worth = worth_of_balance(known)
    count = judge_cards(known, worth, memory, cards, answers)
    best = 0
    for place in range(1, count):
        if price(answers[place], worth) < price(answers[best], worth):
            best = place
    return cards[best]


@kernel
def card_by(code: int, known: Any, memory: Any, stream: Any) -> Any:  # noqa: PLR0911 - one a policy
    """Ask a built-in policy for a card; a last card needs no asking."""
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


def _built_in(code: int, known: Any, memory: Any, stream: Any) -> Any:
    return card_by(code, known, memory, stream)


@cache
def built_in() -> Decide:
    """Return the built-in policies in the form that kernels are handed."""
    # A function handed over by its address does not become part of the kernel that calls it, so
    # that kernel is compiled once for all policies and can be kept on disk.
    return numba.cfunc(_FORM, cache=True)(_built_in)


def plugged_in(policy: Callable[[Any, Any, Any], int]) -> Decide:
    """Return the built-in policies and, as `FOREIGN`, the Numba function *policy*."""

    def decide(code: int, known: Any, memory: Any, stream: Any) -> Any:
        if code == FOREIGN:
            return policy(known, memory, stream)
        return card_by(code, known, memory, stream)

    return numba.cfunc(_FORM)(decide)

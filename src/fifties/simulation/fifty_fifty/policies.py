"""Policies that need no learning: any card, the middle, what is safe, and one trick ahead."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

from fifties.simulation.bits import count_bits
from fifties.simulation.fifty_fifty.game_arrays import (
    BALANCES,
    BLUE,
    HAND,
    LAID,
    PLAYERS,
    SEAT,
    SEEN,
    TABLE,
    WHOLE_DECK,
    YELLOW,
)
from fifties.simulation.kernel_arrays import Singles, single_row_of
from fifties.simulation.kernels import kernel
from fifties.simulation.random_streams import below

ANY_CARD: Final = 0
MIDDLE_CARD: Final = 1
ONE_TRICK_AHEAD: Final = 2
SAFE_CARD: Final = 6

Decide: TypeAlias = Any
"""A compiled function that kernels can be handed: `decide(code, known, memory, stream)`."""

DECIDE_SIGNATURE: Final = "int64(int64, int64[::1], float32[::1], uint64[::1])"

MIDDLE = 25.5
CHEAP = 7
"""Up to this sum of both values of a Mood card, `safe_card` risks to be an end of the trick."""
SAME = 1e-9
"""Expectations that differ by less are equal: they were only added up differently."""


NO_MEMORY: Final = single_row_of([0.0])


class Policy(NamedTuple):
    """The code of a policy, and what it has learned."""

    code: int
    memory: Singles = NO_MEMORY
    """A row of floating-point numbers, if it has learned anything."""


count_cards = count_bits
"""Returns how many cards a mask holds."""


@kernel(inline="always")
def lowest_of(mask: int) -> Any:
    """Return the lowest card of a mask that is not empty."""
    return count_cards((mask & -mask) - 1)


@kernel(inline="always")
def highest_of(mask: int) -> Any:
    """Return the highest card of a mask that is not empty."""
    for shift in (1, 2, 4, 8, 16, 32):
        mask |= mask >> shift
    return count_cards(mask) - 1


@kernel(inline="always")
def unseen_by(known: Any) -> Any:
    """Return the cards that others may hold, as a mask; some of them nobody was dealt."""
    return WHOLE_DECK & ~(known[SEEN] | known[HAND])


@kernel(inline="always")
def ends_of_table(known: Any) -> tuple[int, int]:
    """Return the lowest and the highest card on the table; 51 and 0 if there is none."""
    lowest, highest = 51, 0
    for place in range(known[LAID]):
        lowest = min(lowest, known[TABLE + place])
        highest = max(highest, known[TABLE + place])
    return lowest, highest


@kernel(inline="always")
def still_to_play(known: Any) -> Any:
    """Return how many play after the seat that plays now."""
    return known[PLAYERS] - known[LAID] - 1


@kernel(inline="always")
def all_among(some: int, of: int, drawn: int) -> float:
    """Return the chance that *drawn* cards out of *of* are all among *some* of them."""
    chance = 1.0
    for taken in range(drawn):
        chance *= max(some - taken, 0) / (of - taken)
    return chance


@kernel
def any_card(known: Any, memory: Any, stream: Any) -> Any:  # noqa: ARG001 - a policy's form
    """Return any card of the hand, all equally likely."""
    hand = known[HAND]
    for _ in range(below(stream, count_cards(hand))):
        hand &= hand - 1
    return lowest_of(hand)


@kernel
def middle_card(known: Any, memory: Any, stream: Any) -> int:  # noqa: ARG001 - a policy's form
    """Return the card least likely to be an end of the trick, the middlemost among equals."""
    best, least = 0, 1e9
    hand = known[HAND]
    while hand:
        card = lowest_of(hand)
        hand &= hand - 1
        highest, lowest = chances_of_ends(known, card)
        same = abs(highest + lowest - least) < SAME
        if highest + lowest < least - SAME or (same and abs(card - MIDDLE) < abs(best - MIDDLE)):
            best, least = card, highest + lowest
    return best


@kernel
def safe_card(known: Any, memory: Any, stream: Any) -> int:  # noqa: ARG001 - a policy's form
    """Return an extreme card that is no end of the trick; if all are, one from the middle.

    Where the halves are few, an extreme card is risked even so.
    """
    safe, extreme, middle = 0, 0, 0
    lowest, highest = ends_of_table(known)
    hand = known[HAND]
    while hand:
        card = lowest_of(hand)
        hand &= hand - 1
        away = abs(card - MIDDLE)
        if lowest < card < highest and (safe == 0 or away > abs(safe - MIDDLE)):
            safe = card
        if extreme == 0 or away > abs(extreme - MIDDLE):
            extreme = card
        if middle == 0 or away < abs(middle - MIDDLE):
            middle = card
    if safe:
        return safe
    return extreme if known[YELLOW] + known[BLUE] <= CHEAP else middle


@kernel
def one_trick_ahead(known: Any, memory: Any, stream: Any) -> int:  # noqa: ARG001 - a policy's form
    """Return the card after which the fewest halves are expected, the most extreme among equals."""
    best, fewest = 0, 1e9
    hand = known[HAND]
    while hand:
        card = lowest_of(hand)
        hand &= hand - 1
        halves = halves_after(known, card)
        same = abs(halves - fewest) < SAME
        if halves < fewest - SAME or (same and abs(card - MIDDLE) > abs(best - MIDDLE)):
            best, fewest = card, halves
    return best


@kernel
def halves_after(known: Any, card: int) -> Any:
    """Return the expected halves of the seat after this trick, if others play any unseen card."""
    balance = known[BALANCES + known[SEAT]]
    highest, lowest = chances_of_ends(known, card)
    return (
        highest * abs(balance + known[BLUE])
        + lowest * abs(balance - known[YELLOW])
        + (1 - highest - lowest) * abs(balance)
    )


@kernel
def chances_of_ends(known: Any, card: int) -> tuple[float, float]:
    """Return the chances of *card* to be the highest and the lowest, if others play any unseen."""
    unseen, later = unseen_by(known), still_to_play(known)
    bottom, top = ends_of_table(known)
    of = count_cards(unseen)
    lower = count_cards(unseen & ((1 << card) - 1))
    highest = all_among(lower, of, later) if card > top else 0.0
    lowest = all_among(of - lower, of, later) if card < bottom else 0.0
    return highest, lowest

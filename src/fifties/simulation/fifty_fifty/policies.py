"""Policies that need no learning: any card, the middle, what is safe, and one trick ahead."""

from typing import Any

from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.chances import (
    all_among,
    counted,
    ends_of_table,
    lowest_of,
    still_to_play,
    unseen_by,
)
from fifties.simulation.fifty_fifty.known import BALANCES, BLUE, HAND, SEAT, YELLOW
from fifties.simulation.streams import below

MIDDLE = 25.5
CHEAP = 7
"""A Mood card whose values add up to no more is no reason to be afraid."""
SAME = 1e-9
"""Expectations that differ by less are equal: they were only added up differently."""


@kernel
def any_card(known: Any, memory: Any, stream: Any) -> Any:  # noqa: ARG001 - a policy's form
    """Play any card."""
    hand = known[HAND]
    for _ in range(below(stream, counted(hand))):
        hand &= hand - 1
    return lowest_of(hand)


@kernel
def middle_card(known: Any, memory: Any, stream: Any) -> int:  # noqa: ARG001 - a policy's form
    """Play the card least likely to be an end of the trick, the middlemost among equals."""
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
    """Play an extreme card that is no end of the trick; if all are, one from the middle.

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
    """Play the card after which the fewest halves are to be expected, the extreme among equals."""
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
    """Expect how many halves the seat holds after this trick, if others play anything unseen."""
    balance = known[BALANCES + known[SEAT]]
    highest, lowest = chances_of_ends(known, card)
    return (
        highest * abs(balance + known[BLUE])
        + lowest * abs(balance - known[YELLOW])
        + (1 - highest - lowest) * abs(balance)
    )


@kernel
def chances_of_ends(known: Any, card: int) -> tuple[float, float]:
    """Return the chances of *card* to be the highest and the lowest, if others play anything."""
    unseen, later = unseen_by(known), still_to_play(known)
    bottom, top = ends_of_table(known)
    of = counted(unseen)
    lower = counted(unseen & ((1 << card) - 1))
    highest = all_among(lower, of, later) if card > top else 0.0
    lowest = all_among(of - lower, of, later) if card < bottom else 0.0
    return highest, lowest

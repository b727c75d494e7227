"""The Mood cards that are still face down: turning one up, and imagining the rest of them."""

from typing import Any

import numpy as np

from fifties.games.fifty_fifty.actions import TRICKS
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.known import (
    BLUE,
    BLUE_ZERO,
    FACES,
    FACES_LEFT,
    HIDDEN,
    PILE,
    UNREAD_PILE,
    VALUES,
    YELLOW,
    YELLOW_ZERO,
    ZEROS_PILE,
)
from fifties.simulation.streams import below


@kernel
def turn_up(known: Any, yellow: int, blue: int) -> None:
    """Open a mood: it counts for the next trick, and comes no more unless the box is unread."""
    known[YELLOW] = yellow
    known[BLUE] = blue
    if known[PILE] == UNREAD_PILE:
        return
    if known[PILE] == ZEROS_PILE:
        if yellow == 0:
            known[YELLOW_ZERO] = 0
        if blue == 0:
            known[BLUE_ZERO] = 0
        yellow = blue = max(yellow, blue)
        if yellow == 0:
            known[HIDDEN] = 1
            return
    known[FACES + VALUES * yellow + blue] -= 1
    known[FACES_LEFT] -= 1


@kernel
def turn_back(known: Any, yellow: int, blue: int) -> None:
    """Undo `turn_up`: the mood can come again."""
    if known[PILE] == UNREAD_PILE:
        return
    if known[PILE] == ZEROS_PILE:
        if yellow == 0:
            known[YELLOW_ZERO] = 1
        if blue == 0:
            known[BLUE_ZERO] = 1
        yellow = blue = max(yellow, blue)
        if yellow == 0:
            known[HIDDEN] = 0
            return
    known[FACES + VALUES * yellow + blue] += 1
    known[FACES_LEFT] += 1


@kernel
def shuffle_moods(known: Any, moods: Any, first: int, stream: Any) -> None:
    """Imagine the moods of the tricks from *first* on (yellow, blue), all orders alike."""
    if known[PILE] == UNREAD_PILE:
        for trick in range(first, TRICKS):
            moods[trick, 0] = below(stream, VALUES)
            moods[trick, 1] = below(stream, VALUES)
        return
    cards = np.empty(known[FACES_LEFT] + 2, np.int64)
    left = 0
    for face in range(VALUES * VALUES):
        for _ in range(known[FACES + face]):
            cards[left] = face
            left += 1
    if known[HIDDEN]:
        left -= 1
        gone = below(stream, left + 1)
        cards[gone] = cards[left]
    # A zero is a card below 0: -1 blanks yellow, -2 blue.
    for zero in range(2):
        if known[YELLOW_ZERO + zero]:
            cards[left] = -1 - zero
            left += 1
    _turn_all(cards, left, moods, first, stream)


@kernel
def _turn_all(cards: Any, left: int, moods: Any, first: int, stream: Any) -> None:
    yellow_side, blue_side = 1, 1
    while first < TRICKS:
        drawn = below(stream, left)
        left -= 1
        card = cards[drawn]
        cards[drawn] = cards[left]
        if card == -1:
            yellow_side = 0
        elif card == -2:  # noqa: PLR2004 - the other zero, see above
            blue_side = 0
        else:
            moods[first, 0] = yellow_side * (card // VALUES)
            moods[first, 1] = blue_side * (card % VALUES)
            yellow_side, blue_side = 1, 1
            first += 1

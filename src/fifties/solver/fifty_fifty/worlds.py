"""Worlds that a seat cannot tell from the real one: other hands, other moods to come."""

from typing import Any

import numpy as np

from fifties.games.fifty_fifty.actions import TRICKS
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.chances import counted, lowest_of, unseen_by
from fifties.simulation.fifty_fifty.known import HAND, LAID, LEADER, PLAYERS, SEAT, TRICK
from fifties.simulation.fifty_fifty.moods import shuffle_moods
from fifties.simulation.streams import below


@kernel
def imagine(known: Any, hands: Any, moods: Any, stream: Any) -> None:
    """Deal the unseen cards to the other seats and shuffle the moods to come, all ways alike."""
    players, seat = known[PLAYERS], known[SEAT]
    unseen = unseen_by(known)
    left = counted(unseen)
    cards = np.empty(left, np.int64)
    for place in range(left):
        cards[place] = lowest_of(unseen)
        unseen &= unseen - 1
    hands[seat] = known[HAND]
    for step in range(1, players):
        other = (seat + step) % players
        hands[other] = 0
        for _ in range(cards_held(known, other)):
            drawn = below(stream, left)
            left -= 1
            hands[other] |= 1 << cards[drawn]
            cards[drawn] = cards[left]
    shuffle_moods(known, moods, known[TRICK] + 1, stream)


@kernel(inline="always")
def cards_held(known: Any, seat: int) -> Any:
    """Tell how many cards a seat holds."""
    has_played = (seat - known[LEADER]) % known[PLAYERS] < known[LAID]
    return TRICKS - known[TRICK] - has_played

"""One trick of Fifty Fifty in a game array: whose turn it is, a card played, the halves taken."""

from __future__ import annotations

from typing import Any

from fifties.games.fifty_fifty.actions import TRICKS
from fifties.simulation.fifty_fifty.game_arrays import (
    BALANCES,
    BLUE,
    HISTORY,
    LAID,
    LEADER,
    MOST_SEATS,
    PLAYERS,
    SEEN,
    TABLE,
    TRICK,
    TRICK_SIZE,
    YELLOW,
    turn_up,
)
from fifties.simulation.kernel_arrays import clear
from fifties.simulation.kernels import kernel


@kernel(inline="always")
def seat_to_play(known: Any) -> Any:
    """Return whose turn it is."""
    return (known[LEADER] + known[LAID]) % known[PLAYERS]


@kernel
def play_card(known: Any, hands: Any, card: int) -> None:
    """Play *card* from the hand of the seat whose turn it is."""
    seat = seat_to_play(known)
    if not (hands[seat] >> card) & 1:
        raise ValueError("a policy played a card that is not in its hand")
    hands[seat] ^= 1 << card
    known[SEEN] |= 1 << card
    known[TABLE + known[LAID]] = card
    known[LAID] += 1


@kernel
def take_trick(known: Any) -> None:
    """Hand out the halves of a full trick; its highest card leads the next."""
    players, leader = known[PLAYERS], known[LEADER]
    past = HISTORY + TRICK_SIZE * known[TRICK]
    known[past], known[past + 1], known[past + 2] = leader, known[YELLOW], known[BLUE]
    highest, lowest = 0, 0
    for place in range(players):
        card = known[TABLE + place]
        known[past + 3 + place] = card
        if card > known[TABLE + highest]:
            highest = place
        if card < known[TABLE + lowest]:
            lowest = place
    known[BALANCES + (leader + highest) % players] += known[BLUE]
    known[BALANCES + (leader + lowest) % players] -= known[YELLOW]
    known[LEADER] = (leader + highest) % players
    clear(known, TABLE, TABLE + MOST_SEATS)
    known[LAID] = 0
    known[TRICK] += 1


@kernel(inline="always")
def end_trick(known: Any, moods: Any) -> None:
    """Hand out the halves of a full trick and turn up the next mood, if there is one."""
    take_trick(known)
    if known[TRICK] < TRICKS:
        turn_up(known, moods[known[TRICK]][0], moods[known[TRICK]][1])

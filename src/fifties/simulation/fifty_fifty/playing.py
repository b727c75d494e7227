"""Rounds of Fifty Fifty in which policies play, exactly as the rules have it.

A world is what everybody knows (`known`), the hands as masks, and the moods of all nine tricks.
`decide(code, known, memory, stream)` stands for all policies: a seat has a code number and the part
of `memory` (weights, tables) that begins at its own place.
"""

from typing import Any

import numpy as np

from fifties.games.fifty_fifty.actions import DECK, TRICKS
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.known import (
    BALANCES,
    BLUE,
    HAND,
    HISTORY,
    LAID,
    LEADER,
    MOST_SEATS,
    PILE,
    PLAYERS,
    RESULTS,
    ROUND,
    SEAT,
    SEEN,
    STRUCK,
    TABLE,
    TOTALS,
    TRICK,
    TRICK_SIZE,
    WORST,
    YELLOW,
)
from fifties.simulation.fifty_fifty.moods import shuffle_moods, turn_up
from fifties.simulation.streams import below

CARDS = len(DECK)


@kernel
def deal(hands: Any, players: int, stream: Any) -> None:
    """Shuffle the deck and deal nine cards each."""
    deck = np.arange(1, CARDS + 1)
    left = CARDS
    for seat in range(players):
        hands[seat] = 0
        for _ in range(TRICKS):
            drawn = below(stream, left)
            left -= 1
            hands[seat] |= 1 << deck[drawn]
            deck[drawn] = deck[left]


@kernel(inline="always")
def to_play(known: Any) -> Any:
    """Tell whose turn it is."""
    return (known[LEADER] + known[LAID]) % known[PLAYERS]


@kernel
def lay(known: Any, hands: Any, card: int) -> None:
    """Play *card* from the hand of the seat whose turn it is."""
    seat = to_play(known)
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
    known[TABLE : TABLE + MOST_SEATS] = 0
    known[LAID] = 0
    known[TRICK] += 1


@kernel
def score_round(known: Any) -> None:
    """Write the round down: results, strikes, totals; the next round's leader is up."""
    players, done = known[PLAYERS], known[ROUND]
    for seat in range(players):
        result = -abs(known[BALANCES + seat])
        known[TOTALS + seat] += result
        if result == 0:
            _strike_worst(known, seat)
        known[RESULTS + MOST_SEATS * seat + done] = result
        worst = 0
        for number in range(done + 1):
            if not (known[STRUCK + seat] >> number) & 1:
                worst = min(worst, known[RESULTS + MOST_SEATS * seat + number])
        known[WORST + seat] = worst
    known[ROUND] += 1


@kernel
def _strike_worst(known: Any, seat: int) -> None:
    """Strike the worst earlier result that is not struck yet, the earliest among equals."""
    found, worst = -1, 1
    for number in range(known[ROUND]):
        result = known[RESULTS + MOST_SEATS * seat + number]
        if not (known[STRUCK + seat] >> number) & 1 and result < worst:
            found, worst = number, result
    if found >= 0:
        known[STRUCK + seat] |= 1 << found
        known[TOTALS + seat] -= worst


@kernel
def begin_round(known: Any, hands: Any, moods: Any, pile: Any, stream: Any) -> None:
    """Clear the table, shuffle everything, deal, and turn up the first mood."""
    known[TRICK] = 0
    known[SEEN] = 0
    known[BALANCES : BALANCES + MOST_SEATS] = 0
    known[PILE:HISTORY] = pile
    known[HISTORY:] = 0
    deal(hands, known[PLAYERS], stream)
    shuffle_moods(known, moods, 0, stream)
    turn_up(known, moods[0, 0], moods[0, 1])


@kernel
def finish_round(
    known: Any, hands: Any, moods: Any, decide: Any, seats: Any, memory: Any, stream: Any
) -> None:
    """Play on to the end of the round; *seats* holds a code and a place in *memory* for each."""
    players = known[PLAYERS]
    while known[TRICK] < TRICKS:
        while known[LAID] < players:
            seat = to_play(known)
            known[SEAT] = seat
            known[HAND] = hands[seat]
            lay(known, hands, decide(seats[seat, 0], known, memory[seats[seat, 1] :], stream))
        take_trick(known)
        if known[TRICK] < TRICKS:
            turn_up(known, moods[known[TRICK], 0], moods[known[TRICK], 1])


@kernel
def play_game(
    known: Any, hands: Any, moods: Any, decide: Any, seats: Any, memory: Any, stream: Any
) -> None:
    """Play a whole game from an empty table on."""
    first = known[LEADER]
    pile = known[PILE:HISTORY].copy()
    for number in range(known[PLAYERS]):
        known[LEADER] = (first + number) % known[PLAYERS]
        begin_round(known, hands, moods, pile, stream)
        finish_round(known, hands, moods, decide, seats, memory, stream)
        score_round(known)

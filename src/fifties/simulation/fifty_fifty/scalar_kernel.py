"""Fifty Fifty, one game after the other, by policies: rounds and whole games.

A world is what everybody knows (`known`), the hands as masks, and the moods of all nine tricks.
`decide(code, known, memory, stream)` stands for all policies: a seat has a code number and the part
of `memory` (weights, tables) that begins at its own place.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import DECK, TRICKS
from fifties.simulation.compilation import kernel
from fifties.simulation.fifty_fifty.game_arrays import (
    BALANCES,
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
    SIZE,
    STRUCK,
    TOTALS,
    TRICK,
    WORST,
    array_at_start,
    shuffle_moods,
    turn_up,
)
from fifties.simulation.fifty_fifty.policies import Decide, Policy
from fifties.simulation.fifty_fifty.tricks import end_trick, play_card, seat_to_play
from fifties.simulation.random_streams import below, stream_of

CARDS = len(DECK)


@kernel
def deal(hands: Any, players: int, stream: Any) -> None:
    """Fill *hands* with nine cards each from a shuffled deck."""
    deck = np.arange(1, CARDS + 1)
    left = CARDS
    for seat in range(players):
        hands[seat] = 0
        for _ in range(TRICKS):
            drawn = below(stream, left)
            left -= 1
            hands[seat] |= 1 << deck[drawn]
            deck[drawn] = deck[left]


@kernel
def score_round(known: Any) -> None:
    """Add a finished round to results, strikes and totals."""
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
            seat = seat_to_play(known)
            known[SEAT] = seat
            known[HAND] = hands[seat]
            play_card(known, hands, decide(seats[seat, 0], known, memory[seats[seat, 1] :], stream))
        end_trick(known, moods)


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


@dataclass(frozen=True)
class PolicyResults:
    """Results by game, then by policy, wherever it sat."""

    results: NDArray[np.int64]
    """Of every round, before anything is struck."""
    struck: NDArray[np.int64]
    """The rounds struck, as a mask."""
    totals: NDArray[np.int64]

    def wins(self) -> NDArray[np.float64]:
        """Return the part of the win that each policy has in each game."""
        won = self.totals == self.totals.max(axis=1, keepdims=True)
        return np.asarray(won / won.sum(axis=1, keepdims=True), np.float64)


def play_matches(
    game: FiftyFifty,
    policies: Sequence[Policy],
    games: int,
    seed: int,
    decide: Decide,
    *,
    first: int = 0,
) -> PolicyResults:
    """Return what *games* came to, from number *first* on; policies move on a seat each game.

    A game depends on its number, the seed and the policies alone. *decide* plays for all of them.
    """
    seats, memory = pack_memories(policies)
    players = game.players
    results = np.zeros((games, players, players), np.int64)
    struck, totals = np.zeros((2, games, players), np.int64)
    numbers, whole = (np.uint64(seed), first), (results, struck, totals)
    _play_span(decide, array_at_start(game), seats, memory, numbers, whole)
    return PolicyResults(results, struck, totals)


def pack_memories(policies: Sequence[Policy]) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """Return codes and places of the policies in one memory, and that memory."""
    different = {id(policy.memory): policy.memory for policy in policies}
    places, place = {}, 0
    for name, memory in different.items():
        places[name] = place
        place += len(memory)
    seats = [(policy.code, places[id(policy.memory)]) for policy in policies]
    return np.array(seats, np.int64), np.concatenate([*different.values()])


@kernel
def _play_span(
    decide: Any, table: Any, policies: Any, memory: Any, numbers: Any, whole: Any
) -> None:
    results, struck, totals = whole
    players = table[PLAYERS]
    known = np.empty(SIZE, np.int64)
    hands = np.zeros(MOST_SEATS, np.int64)
    moods = np.zeros((TRICKS, 2), np.int64)
    seats = np.empty_like(policies)
    for number in range(len(totals)):
        game = numbers[1] + number
        for policy in range(players):
            seats[(policy + game) % players] = policies[policy]
        known[:] = table
        play_game(known, hands, moods, decide, seats, memory, stream_of(numbers[0], game))
        for policy in range(players):
            seat = (policy + game) % players
            totals[number, policy] = known[TOTALS + seat]
            struck[number, policy] = known[STRUCK + seat]
            first = RESULTS + MOST_SEATS * seat
            results[number, policy] = known[first : first + players]

"""Training of the table: averages over games that players of the table play."""

from __future__ import annotations

from concurrent.futures import Executor
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import TRICKS
from fifties.simulation.chunks import Span, map_chunks, spans
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
    SEAT,
    SIZE,
    TRICK,
    array_at_start,
)
from fifties.simulation.fifty_fifty.policies import ANY_CARD
from fifties.simulation.fifty_fifty.scalar_kernel import begin_round, score_round
from fifties.simulation.fifty_fifty.tricks import end_trick, play_card, seat_to_play
from fifties.simulation.random_streams import below, stream_of, unit
from fifties.solver.fifty_fifty.learned_policies import (
    BALANCES_TOLD,
    ENTRIES,
    FARTHEST,
    KINDS,
    LEARNED_TABLE,
    card_of_policy,
    entry_of,
)
from fifties.solver.fifty_fifty.network_training import MIXED
from fifties.solver.fifty_fifty.weights_file import Floats, rounded

ROUNDS: Final = 12
"""How often the table is made anew from games with the one before."""
GAMES: Final = 4000
"""Played for each."""
GAMES_A_CHUNK: Final = 125
REMEMBERED: Final = 0.7
"""What earlier games still count after a round."""
RANDOM: Final = 0.1
"""The part of cards played at random."""
DOUBT: Final = 3.0
"""How many rounds of play a first guess is worth."""

SEEN, HALVES, BALANCED = 0, 1, 2


def train_table(
    players: int,
    seed: int,
    *,
    threads: int = 1,
    games: int = GAMES,
    executor: Executor | None = None,
) -> Floats:
    """Return a table that was learned for so many players.

    An *executor* plays the games in place of threads; neither changes the table.
    """
    guess = DOUBT * _first_guess()
    sums = np.zeros_like(guess)
    for number in range(ROUNDS):
        work = _NotedGames(players, _averages(sums + guess), (seed << 32) + number)
        played = map_chunks(work, spans(games, GAMES_A_CHUNK), executor, threads=threads)
        # Counts and whole halves add up exactly, whatever the chunks.
        sums = REMEMBERED * sums + sum(part for _, part in played)
    return rounded(_averages(sums + guess))


def _first_guess() -> NDArray[np.float64]:
    """Return first sums: what is held stays, and grows with the tricks to come."""
    left, held = np.arange(TRICKS)[:, None, None], abs(np.arange(BALANCES_TOLD) - FARTHEST)
    halves = np.broadcast_to(held[:, None] + 0.7 * np.sqrt(left), (TRICKS, BALANCES_TOLD, KINDS**2))
    return np.stack([np.ones(ENTRIES), halves.ravel(), np.full(ENTRIES, 0.1)])


def _averages(sums: NDArray[np.float64]) -> Floats:
    return np.concatenate([sums[HALVES] / sums[SEEN], sums[BALANCED] / sums[SEEN]]).astype(
        np.float32
    )


class _NotedGames(Struct, frozen=True):
    """Plays games with a table; a value, so that it can be sent to other machines."""

    players: int
    memory: Floats
    seed: int

    def __call__(self, span: Span) -> NDArray[np.float64]:
        """Return what every entry came to, added up."""
        sums = np.zeros((3, ENTRIES))
        numbers = np.array([self.seed, span.first, span.first + span.games])
        _play_and_note(array_at_start(FiftyFifty(self.players)), self.memory, numbers, sums)
        return sums


@kernel
def _play_and_note(table: Any, memory: Any, numbers: Any, sums: Any) -> None:
    """Play games, some of them with weak policies, and add what every entry came to."""
    known = np.empty(SIZE, np.int64)
    hands, codes = np.zeros((2, MOST_SEATS), np.int64)
    moods = np.zeros((TRICKS, 2), np.int64)
    entries = np.zeros((MOST_SEATS, TRICKS), np.int64)
    for game in range(numbers[1], numbers[2]):
        stream = stream_of(np.uint64(numbers[0]), game)
        known[:] = table
        players, first, pile = known[PLAYERS], known[LEADER], known[PILE:HISTORY].copy()
        codes[:] = LEARNED_TABLE
        if unit(stream) < MIXED:
            for seat in range(players):
                if below(stream, 2):
                    codes[seat] = below(stream, LEARNED_TABLE)
        for number in range(players):
            known[LEADER] = (first + number) % players
            begin_round(known, hands, moods, pile, stream)
            _play_round(known, hands, moods, codes, memory, entries, stream)
            for seat in range(players):
                if codes[seat] == LEARNED_TABLE:
                    _note(abs(known[BALANCES + seat]), entries[seat], sums)
            score_round(known)


@kernel
def _play_round(
    known: Any, hands: Any, moods: Any, codes: Any, memory: Any, entries: Any, stream: Any
) -> None:
    """Play a round and fill in the entry of every seat after every trick."""
    while known[TRICK] < TRICKS:
        while known[LAID] < known[PLAYERS]:
            seat = seat_to_play(known)
            known[SEAT], known[HAND] = seat, hands[seat]
            any_card = codes[seat] == LEARNED_TABLE and unit(stream) < RANDOM
            code = ANY_CARD if any_card else codes[seat]
            play_card(known, hands, card_of_policy(code, known, memory, stream))
        end_trick(known, moods)
        for seat in range(known[PLAYERS]):
            left = TRICKS - known[TRICK]
            entries[seat, left] = entry_of(
                known[PLAYERS], left, known[BALANCES + seat], hands[seat]
            )


@kernel
def _note(held: int, entries: Any, sums: Any) -> None:
    for left in range(1, TRICKS):
        sums[SEEN, entries[left]] += 1
        sums[HALVES, entries[left]] += held
        sums[BALANCED, entries[left]] += held == 0

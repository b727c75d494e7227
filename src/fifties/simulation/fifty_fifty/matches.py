"""Games of Fifty Fifty by the thousand, with a policy in every seat."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import TRICKS
from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.deciding import Decide, built_in
from fifties.simulation.fifty_fifty.known import (
    MOST_SEATS,
    PLAYERS,
    RESULTS,
    SIZE,
    STRUCK,
    TOTALS,
    empty_table,
)
from fifties.simulation.fifty_fifty.playing import play_game
from fifties.simulation.streams import stream_of

NOTHING = np.zeros(1, np.float32)


@dataclass(frozen=True)
class Policy:
    """Who plays in a seat."""

    code: int
    memory: NDArray[np.float32] = field(default_factory=lambda: NOTHING)
    """What the policy has learned, if anything."""


@dataclass(frozen=True)
class Played:
    """What games came to; everything by game, then by policy, wherever it sat."""

    results: NDArray[np.int64]
    """Of every round, before anything is struck."""
    struck: NDArray[np.int64]
    """The rounds struck, as a mask."""
    totals: NDArray[np.int64]

    def wins(self) -> NDArray[np.float64]:
        """Return each policy's part in the win of each game: ties share it."""
        won = self.totals == self.totals.max(axis=1, keepdims=True)
        return np.asarray(won / won.sum(axis=1, keepdims=True), np.float64)


def play_matches(
    game: FiftyFifty,
    policies: Sequence[Policy],
    games: int,
    seed: int,
    *,
    first: int = 0,
    threads: int = 1,
    decide: Decide | None = None,
) -> Played:
    """Play *games* games, from number *first* on; with every game the policies move on one seat.

    A game depends on its number, the seed and the policies alone. Policies from elsewhere come
    with their *decide*, see `plugged_in`.
    """
    seats, memory = seat_all(policies)
    players = game.players
    results = np.zeros((games, players, players), np.int64)
    struck, totals = np.zeros((2, games, players), np.int64)
    ends = [games * thread // threads for thread in range(threads + 1)]

    def play(begin: int, end: int) -> None:
        span = slice(begin, end)
        whole = (results[span], struck[span], totals[span])
        numbers = (np.uint64(seed), first + begin)
        _play_span(decide or built_in(), empty_table(game), seats, memory, numbers, whole)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(play, ends[:-1], ends[1:]))
    return Played(results, struck, totals)


def seat_all(policies: Sequence[Policy]) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """Put what the policies know into one memory; return codes and places, and that memory."""
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

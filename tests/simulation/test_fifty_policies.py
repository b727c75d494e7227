"""Games of Fifty in which policies choose are games by the rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fifties.core.contract import CHANCE
from fifties.games.fifty import Choose, Fifty, Reveal
from fifties.games.fifty.state import State, crowns, totals
from fifties.simulation.compilation import kernel
from fifties.simulation.fifty.game_arrays import (
    BLOCKED,
    HIGH,
    LOW,
    ROUND,
    TOP,
    array_at_start,
    array_from_view,
    table_of,
)
from fifties.simulation.fifty.scalar_kernel import decide_at_random, play_game
from fifties.simulation.random_streams import below, stream_of

pytestmark = pytest.mark.usefixtures("fifty_kernels")

NOTES = 8
"""What the policy below writes into its memory each round: five numbers, and what was flipped."""


@kernel(cache=False)
def climb(code: int, known: Any, memory: Any, stream: Any, numbers: Any) -> None:
    """Write five numbers from somewhere on, *code* apart, and remember everything."""
    number = 1 + below(stream, known[TOP] // 2)
    box = 0
    while box < 5:
        if not (known[BLOCKED] >> (number % 10)) & 1:
            numbers[box] = number
            memory[known[ROUND] * 8 + box] = number
            box += 1
            number += code - 1
        number += 1
    memory[known[ROUND] * 8 + 5] = known[BLOCKED]
    memory[known[ROUND] * 8 + 6] = known[LOW]
    memory[known[ROUND] * 8 + 7] = known[HIGH]


def told_again(game: Fifty, memory: Any, rounds: int) -> State:
    """Play by the rules what the policies remember."""
    state = game.start()
    for number in range(rounds):
        notes = memory.reshape(game.players, 4, NOTES)[:, number].astype(int).tolist()
        mask, low, high = notes[0][5:]
        blocked = tuple(digit for digit in range(10) if mask >> digit & 1)
        reveal = Reveal(blocked, (low, high) if game.danger else None)
        state = game.apply(state, CHANCE, reveal).state
        for seat in range(game.players):
            state = game.apply(state, seat, Choose(number + 1, tuple(notes[seat][:5]))).state
    return state


@pytest.mark.parametrize("players", [3, 5, 8, 12])
@pytest.mark.parametrize("danger", [False, True])
def test_policies_play_by_the_rules(players: int, danger: bool) -> None:
    game = Fifty(players, danger=danger)
    seats = np.array([(1 + seat % 3, seat * 4 * NOTES) for seat in range(players)])
    scores, winners = np.zeros((4, players), np.int64), np.zeros(players, np.int64)
    for index in range(60):
        known, memory = array_at_start(game), np.zeros(players * 4 * NOTES)
        stream = stream_of(20, index)
        rounds = play_game(table_of(game), known, climb, seats, memory, stream, scores, winners)
        state = told_again(game, memory, rounds)
        outcome = game.outcome(state)
        assert outcome is not None
        assert tuple(np.flatnonzero(winners)) == outcome.winners, index
        assert tuple(known[13 : 13 + players]) == totals(state.rounds, players), index
        assert tuple(known[13 + players :]) == crowns(state.rounds, players), index


def test_what_a_view_tells_is_what_a_policy_is_told() -> None:
    game = Fifty(4, danger=True)
    state = game.apply(game.start(), CHANCE, Reveal((1, 2, 3), (11, 20))).state
    for seat, last in enumerate((8, 9, 14, 15)):
        state = game.apply(state, seat, Choose(1, (4, 5, 6, 7, last))).state
    state = game.apply(state, CHANCE, Reveal((0, 8, 9), (1, 10))).state
    known = array_from_view(game, game.view(state, 2))
    assert known[:8].tolist() == [4, 2, 1, 50, 15, 1 << 0 | 1 << 8 | 1 << 9, 1, 10]
    assert known[8:13].tolist() == [1, 1, 2, 1, 1]
    assert known[13:17].tolist() == list(totals(state.rounds, 4))


def test_random_play_is_a_policy_too() -> None:
    game = Fifty(5)
    seats, memory = np.zeros((5, 2), np.int64), np.zeros(1)
    scores, winners = np.zeros((4, 5), np.int64), np.zeros(5, np.int64)
    sums = np.zeros(5)
    for index in range(4000):
        known = array_at_start(game)
        stream = stream_of(21, index)
        play_game(table_of(game), known, decide_at_random, seats, memory, stream, scores, winners)
        sums += scores[0]
    assert abs(sums.mean() / 4000 - 8.8) < 0.5

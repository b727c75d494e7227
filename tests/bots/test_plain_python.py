"""The strong bots decide alike in compiled code and in a Python without NumPy and Numba."""

from __future__ import annotations

from random import Random

import pytest

from fifties.games.fifty.edition import RECONSTRUCTED_BONUS, RECONSTRUCTED_ZONES
from fifties.solver.fifty.flow import Flow
from fifties.solver.fifty.opponents import best_worths, earned
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.shipped_solutions import (
    MOST_PLAYERS,
    is_shipped,
    rounds_of,
    shipped_solution,
)
from fifties.solver.fifty.solver import weights

from plain_decisions import decide, decide_in_plain_python

MOST_TO_GAIN = 0.03
"""Points a round, against a table that chooses by a shipped solution."""


@pytest.mark.parametrize(
    "seeds", [range(8), pytest.param(range(8, 80), marks=pytest.mark.soak)], ids=str
)
def test_all_decisions_are_alike(seeds: range) -> None:
    plain, compiled = decide_in_plain_python(seeds), decide(seeds)
    assert len(plain) > 30 * len(seeds)
    assert plain == compiled


def exploitability(setup: RoundSetup, flow: Flow) -> float:
    links, marks = weights(setup, flow)
    return float(best_worths(links, marks)[0, 0]) - earned(flow.steps, links, marks)


@pytest.mark.parametrize("players", range(3, MOST_PLAYERS + 1))
@pytest.mark.parametrize("rounds", [6, pytest.param(10**6, marks=pytest.mark.soak)])
def test_a_shipped_solution_can_hardly_be_answered(players: int, rounds: int) -> None:
    setups = list(rounds_of(players))
    for setup in Random(players).sample(setups, min(rounds, len(setups))):
        flow = shipped_solution(setup)
        assert flow is not None
        assert exploitability(setup, flow) < MOST_TO_GAIN, setup


def test_every_round_of_the_box_is_shipped_and_no_other() -> None:
    bonus = RECONSTRUCTED_BONUS[0]
    assert is_shipped(RoundSetup(5, (2, 8), None, bonus))
    assert is_shipped(RoundSetup(3, (0, 1, 2, 9), RECONSTRUCTED_ZONES[4], bonus))
    assert is_shipped(RoundSetup(8, (), None, bonus))
    assert shipped_solution(RoundSetup(9, (), None, bonus)) is None
    assert shipped_solution(RoundSetup(5, (2, 8), (3, 9), bonus)) is None
    assert shipped_solution(RoundSetup(5, (2, 8), None, (1, 1, 3, 1, 1))) is None

"""OpenSpiel's algorithms and our solver find the same in small games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import fifties.research.openspiel  # noqa: F401 - registers the games
from fifties.games.fifty import IELLO
from fifties.solver.fifty.setting import Setting
from fifties.solver.fifty.solving import Solution, solve


def small(top: int, boxes: int) -> tuple[Any, Solution]:
    """Return a round of three players as OpenSpiel has it, and as our solver solves it."""
    game = pyspiel.load_game(f"python_fifty(rounds=1,boxes={boxes},top={top},flips=0)")
    setting = Setting(3, bonus=IELLO.bonus[0][:boxes], count_to=top)
    return game, solve(setting, until=1e-4, most_seconds=5)


def as_policy(game: Any, found: Solution) -> Any:
    """Let everybody walk as *found* has it, one number after the other."""
    table = policy.TabularPolicy(game)
    nodes = found.flow.nodes
    for state in table.states:
        mine = state.position.picks[state.current_player()]
        steps = found.flow.steps[len(mine), nodes.index(mine[-1] if mine else 0)]
        actions = state.legal_actions()
        chances = np.array([steps[nodes.index(action + 1)] for action in actions])
        if chances.sum() > 0:
            row = table.policy_for_key(state.information_state_string())
            row[:] = 0
            row[actions] = chances / chances.sum()
    return table


def values(game: Any, everybody: Any) -> list[float]:
    """Return what players earn who all follow one policy."""
    found = expected_game_score.policy_value(game.new_initial_state(), [everybody] * 3)
    return [float(value) for value in found]


@pytest.mark.parametrize(("top", "boxes"), [(7, 1), (6, 2)])
def test_values_and_exploitabilities_agree(top: int, boxes: int) -> None:
    game, found = small(top, boxes)
    ours = as_policy(game, found)
    assert values(game, ours) == pytest.approx([found.value] * 3, abs=1e-9)
    regret = exploitability.nash_conv(game, ours, use_cpp_br=False) / 3
    assert regret == pytest.approx(found.exploitability, abs=1e-9)


def test_what_can_be_exploited_is_alike_far_from_an_equilibrium() -> None:
    game, found = small(7, 1)
    rough = solve(found.setting, until=1.0)
    regret = exploitability.nash_conv(game, as_policy(game, rough), use_cpp_br=False) / 3
    assert regret == pytest.approx(rough.exploitability, abs=1e-9)


def test_cfr_reaches_the_value_of_a_mixed_equilibrium() -> None:
    game, found = small(7, 1)
    # Three players who learn in turn run away from the symmetric equilibrium; at once, they stay.
    solver = cfr._CFRSolver(  # noqa: SLF001 - what is shipped by name learns in turn
        game, alternating_updates=False, linear_averaging=True, regret_matching_plus=True
    )
    for _ in range(40):
        solver.evaluate_and_update_policy()
    assert values(game, solver.average_policy()) == pytest.approx([found.value] * 3, abs=0.005)


def test_cfr_plus_as_shipped_reaches_the_value_of_a_round_with_two_boxes() -> None:
    game, found = small(5, 2)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert values(game, solver.average_policy()) == pytest.approx([found.value] * 3, abs=0.01)

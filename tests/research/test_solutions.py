"""OpenSpiel's algorithms and our solver find the same in small games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    cfr,
    discounted_cfr,
    efr,
    expected_game_score,
    exploitability,
)

import fifties.research.openspiel  # noqa: F401 - registers the games
from fifties.games.fifty import IELLO
from fifties.solver.fifty.flow import Flow
from fifties.solver.fifty.opponents import best_worths, earned
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.solver import Solution, solve, weights


def small(top: int, boxes: int) -> tuple[Any, Solution]:
    """Return a round of three players as OpenSpiel has it, and as our solver solves it."""
    game = pyspiel.load_game(f"python_fifty(rounds=1,boxes={boxes},top={top},flips=0)")
    setup = RoundSetup(3, bonus=IELLO.bonus[0][:boxes], count_to=top)
    return game, solve(setup, until=1e-4, seconds=5)


def as_policy(game: Any, found: Solution) -> Any:
    """Let everybody walk as *found* has it, one number after the other."""
    table = policy.TabularPolicy(game)
    nodes = found.flow.nodes
    for state in table.states:
        mine = state.position.picks(state.current_player())
        steps = found.flow.steps[len(mine), nodes.index(mine[-1] if mine else 0)]
        actions = state.legal_actions()
        chances = np.array([steps[nodes.index(action + 1)] for action in actions])
        if chances.sum() > 0:
            row = table.policy_for_key(state.information_state_string())
            row[:] = 0
            row[actions] = chances / chances.sum()
    return table


def as_flow(game: Any, setup: RoundSetup, everybody: Any) -> Flow:
    """Make a walk through the numbers of what *everybody* does, the other way round."""
    nodes = setup.nodes
    chances = np.zeros((len(setup.bonus), len(nodes), len(nodes)))
    for state in policy.TabularPolicy(game).states:
        mine = state.position.picks(state.current_player())
        last = nodes.index(mine[-1] if mine else 0)
        row = everybody.policy_for_key(state.information_state_string())
        for action in state.legal_actions():
            chances[len(mine), last, nodes.index(action + 1)] = row[action]
    return Flow.of_weights(setup, chances)


def exploited(setup: RoundSetup, flow: Flow) -> float:
    """Return how much more than *flow* the best answer to it earns, by our solver."""
    links, marks = weights(setup, flow)
    return float(best_worths(links, marks)[0, 0]) - earned(flow.steps, links, marks)


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
    rough = solve(found.setup, until=1.0)
    regret = exploitability.nash_conv(game, as_policy(game, rough), use_cpp_br=False) / 3
    assert regret == pytest.approx(rough.exploitability, abs=1e-9)


def learn(solver: Any, iterations: int) -> Any:
    """Let *solver* go through a game so many times; return what it has learnt."""
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return solver.average_policy()


@pytest.mark.parametrize(
    ("top", "boxes", "iterations", "near"),
    [
        (7, 1, 25, 0.002),
        pytest.param(10, 1, 30, 0.01, marks=pytest.mark.soak),
        pytest.param(15, 1, 16, 0.01, marks=pytest.mark.soak),
        (5, 2, 25, 0.02),
    ],
)
def test_cfr_reaches_the_value_if_all_learn_at_once(
    top: int, boxes: int, iterations: int, near: float
) -> None:
    game, found = small(top, boxes)
    tree = pyspiel.load_game(f"cached_tree(game={game})")
    # With these deviations it is CFR (Morrill et al. 2021), in the only form shipped that lets all
    # learn at once; those who learn in turn leave a mixed equilibrium that treats all alike.
    learnt = learn(efr.EFRSolver(tree, "blind counterfactual"), iterations)
    assert values(tree, learnt) == pytest.approx([found.value] * 3, abs=near)
    regret = exploitability.nash_conv(tree, learnt, use_cpp_br=False) / 3
    ours = exploited(found.setup, as_flow(game, found.setup, learnt))
    assert regret == pytest.approx(ours, abs=1e-6)


@pytest.mark.parametrize(
    ("kind", "top", "iterations"),
    [(cfr.CFRPlusSolver, 5, 10), (discounted_cfr.DCFRSolver, 6, 35)],
)
def test_cfr_reaches_the_value_of_two_boxes_in_turn(kind: Any, top: int, iterations: int) -> None:
    game, found = small(top, 2)
    tree = pyspiel.load_game(f"cached_tree(game={game})")
    learnt = learn(kind(tree), iterations)
    assert values(tree, learnt) == pytest.approx([found.value] * 3, abs=0.01)
    assert exploitability.nash_conv(tree, learnt, use_cpp_br=False) / 3 < 0.01

"""Strings and tensors of OpenSpiel tell the same things apart, in games small enough to walk."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pyspiel
import pytest

import fifties.research.openspiel  # noqa: F401 - registers the games

TINY = [
    "python_fifty(rounds=2,boxes=1,top=3,flips=0)",
    pytest.param("python_fifty(rounds=2,boxes=1,top=4,flips=0)", marks=pytest.mark.soak),
    "python_fifty(rounds=1,boxes=2,top=4,flips=1)",
    "python_fifty_simultaneous(rounds=2,boxes=1,top=3,flips=0)",
    pytest.param(
        "python_fifty_simultaneous(rounds=2,boxes=1,top=4,flips=0)", marks=pytest.mark.soak
    ),
    "python_fifty_fifty(rounds=1,players=3,cards=4,tricks=1,moods=2)",
]


def histories(state: Any) -> Iterator[Any]:
    """Walk through all histories, with those where chance is to move or nobody."""
    yield state
    if state.is_terminal():
        return
    if state.is_chance_node():
        steps = [[outcome] for outcome, _ in state.chance_outcomes()]
    else:
        players = range(state.num_players())
        together = state.is_simultaneous_node()
        steps = [[a] for a in state.legal_actions()]
        if together:
            steps = [list(a) for a in product(*map(state.legal_actions, players))]
    for step in steps:
        after = state.clone()
        if len(step) == 1:
            after.apply_action(step[0])
        else:
            after.apply_actions(step)
        yield from histories(after)


@pytest.mark.parametrize("name", TINY)
def test_a_string_stands_for_one_tensor_and_a_tensor_for_one_string(name: str) -> None:
    game = pyspiel.load_game(name)
    found: dict[str, dict[Any, set[Any]]] = defaultdict(lambda: defaultdict(set))
    for state in histories(game.new_initial_state()):
        for player in range(game.num_players()):
            text = state.information_state_string(player)
            tensor = np.array(state.information_state_tensor(player)).tobytes()
            seen = state.observation_string(player)
            seen_tensor = np.array(state.observation_tensor(player)).tobytes()
            found["text"][text].add(tensor)
            found["tensor"][tensor].add(text)
            found["seen"][seen].add(seen_tensor)
            found["seen tensor"][seen_tensor].add(seen)
            found["forgets"][text].add(seen)
        who = state.current_player()
        if who >= 0:
            moves = tuple(state.legal_actions())
            found["moves"][state.information_state_string(who)].add(moves)
    for by_what in found.values():
        assert all(len(others) == 1 for others in by_what.values())
    assert len(found["text"]) > len(found["seen"]) > 1 or "rounds=1" in name

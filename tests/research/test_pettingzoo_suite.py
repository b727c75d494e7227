"""PettingZoo's own tests, as shipped; every warning is an error here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from fifties.research.pettingzoo import fifty_choice_v0, fifty_fifty_v0, fifty_v0

AEC = [fifty_v0.env, fifty_v0.raw_env, fifty_fifty_v0.env, fifty_fifty_v0.raw_env]
PARALLEL = [fifty_v0.parallel_env, fifty_choice_v0.parallel_env]
OPTIONS: list[tuple[Callable[..., Any], dict[str, Any]]] = [
    (fifty_v0.env, {"players": 3, "danger": True, "reward": "win"}),
    (fifty_v0.env, {"players": 9, "rounds": 1, "reward": "shaped"}),
    (fifty_fifty_v0.env, {"players": 5, "edition": "tightrope", "reward": "shaped"}),
    (fifty_fifty_v0.env, {"players": 3, "rounds": 1, "reward": "win"}),
]


@pytest.mark.parametrize("env", AEC)
def test_turn_based_environments_pass_the_api_test(env: Callable[..., Any]) -> None:
    api_test(env(), num_cycles=200)


@pytest.mark.parametrize(("env", "options"), OPTIONS)
def test_so_they_do_with_other_options(env: Callable[..., Any], options: dict[str, Any]) -> None:
    api_test(env(**options), num_cycles=200)


@pytest.mark.parametrize("env", PARALLEL)
@pytest.mark.parametrize("reward", ["points", "win", "shaped"])
def test_parallel_environments_pass_the_api_test(env: Callable[..., Any], reward: str) -> None:
    parallel_api_test(env(players=5, danger=True, reward=reward), num_cycles=100)


@pytest.mark.parametrize("env", AEC)
def test_turn_based_environments_pass_the_seed_test(env: Callable[..., Any]) -> None:
    seed_test(env, num_cycles=50)


@pytest.mark.parametrize("env", PARALLEL)
def test_parallel_environments_pass_the_seed_test(env: Callable[..., Any]) -> None:
    parallel_seed_test(env)


@pytest.mark.parametrize("env", [fifty_v0.env, fifty_fifty_v0.env])
def test_environments_pass_the_render_test(env: Callable[..., Any]) -> None:
    render_test(env)


def test_fifty_passes_the_test_of_the_most_cycles() -> None:
    max_cycles_test(fifty_v0)

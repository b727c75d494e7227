"""PettingZoo's own tests, as shipped; warnings are errors here, but for one."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel

from fifties.research.pettingzoo import fifty_choice_v0, fifty_fifty_v0, fifty_v0

MODULES = [fifty_v0, fifty_choice_v0, fifty_fifty_v0]
AEC = [make for module in MODULES for make in (module.env, module.raw_env)]
PARALLEL = [fifty_v0.parallel_env, fifty_choice_v0.parallel_env]
OPTIONS: list[tuple[Callable[..., Any], dict[str, Any]]] = [
    (fifty_v0.env, {"players": 3, "danger": True, "reward": "win"}),
    (fifty_v0.env, {"players": 9, "rounds": 1, "reward": "shaped"}),
    (fifty_choice_v0.env, {"players": 5, "danger": True, "reward": "shaped"}),
    (fifty_fifty_v0.env, {"players": 5, "edition": "tightrope", "reward": "shaped"}),
    (fifty_fifty_v0.env, {"players": 3, "rounds": 1, "reward": "win"}),
]


UNUSUAL = pytest.mark.filterwarnings("ignore:Action space for each agent probably should be")
"""A choice is a MultiDiscrete; the test says that a Discrete would be more usual."""


@UNUSUAL
@pytest.mark.parametrize("env", AEC)
def test_turn_based_environments_pass_the_api_test(env: Callable[..., Any]) -> None:
    api_test(env(), num_cycles=200)


@UNUSUAL
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


@pytest.mark.parametrize("module", MODULES)
def test_environments_pass_the_render_test(module: Any) -> None:
    render_test(module.env)


@pytest.mark.parametrize("make", [fifty_v0.parallel_env, fifty_choice_v0.parallel_env])
def test_so_parallel_ones_do(make: Callable[..., Any]) -> None:
    render_test(lambda **options: parallel_to_aec(make(**options)))


@pytest.mark.parametrize("module", [fifty_v0, fifty_choice_v0])
def test_fifty_passes_the_test_of_the_most_cycles(module: Any) -> None:
    def seeded(make: Callable[..., Any]) -> Callable[..., Any]:
        """Fix what is played: two crowns would end a game before its last cycle."""

        def made(**options: Any) -> Any:
            env = make(**options)
            env.reset(seed=1)
            for seat, agent in enumerate(env.agents):
                env.action_space(agent).seed(seat)
            return env

        return made

    max_cycles_test(
        SimpleNamespace(env=seeded(module.env), parallel_env=seeded(module.parallel_env))
    )


@pytest.mark.parametrize("module", MODULES)
def test_environments_pass_the_state_test(module: Any) -> None:
    env = module.env(players=3)
    together = getattr(module, "parallel_env", None)
    state_test(env, together(players=3) if together else turn_based_aec_to_parallel(env))

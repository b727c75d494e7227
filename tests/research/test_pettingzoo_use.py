"""What people rely on beyond the rules: seeds, actions that are none, ids, the state of it all."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.error import ResetNeeded

from fifties.research.pettingzoo import fifty_choice_v0, fifty_fifty_v0, fifty_v0
from fifties.research.rewards import Reward

TURNS = [fifty_v0.raw_env, fifty_choice_v0.raw_env, fifty_fifty_v0.raw_env]
TOGETHER = [fifty_v0.parallel_env, fifty_choice_v0.parallel_env]
ONE_BY_ONE = [(fifty_v0.raw_env, 48), (fifty_fifty_v0.raw_env, 49)]


@pytest.mark.parametrize("make", [*TURNS, *TOGETHER])
@pytest.mark.parametrize("most", [0, -3, "a", 2.0])
def test_the_most_cycles_are_a_whole_number(make: Callable[..., Any], most: Any) -> None:
    told = f"max_cycles is a whole number, 1 or more, not {most!r}"
    with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
        make(max_cycles=most)


@pytest.mark.parametrize("make", [*TURNS, *TOGETHER])
def test_seeds_of_numpy_are_seeds_and_what_is_none_is_refused(make: Callable[..., Any]) -> None:
    env, other = make(), make()
    env.reset(seed=3)
    other.reset(seed=np.int64(3))
    assert env.stepper.state == other.stepper.state
    for wrong in (-1, "a", 1.5):
        told = f"seed is a whole number, 0 or more, not {wrong!r}"
        with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
            env.reset(seed=wrong)


@pytest.mark.parametrize(("make", "last"), ONE_BY_ONE)
@pytest.mark.parametrize("wrong", [-1, -50, 999, np.int64(-1)])
def test_what_is_no_action_is_refused_and_changes_nothing(
    make: Callable[..., Any], last: int, wrong: int
) -> None:
    env = make(reward="shaped")
    env.reset(seed=1)
    for _ in range(4 * 5):  # a round of Fifty, five tricks of Fifty Fifty
        env.step(int(env.last()[4]["action_mask"].argmax()))
    before, rewards = env.state(), env.rewards
    assert any(rewards.values())
    with pytest.raises(ValueError, match=f"^action is a whole number, from 0 to {last}, not "):
        env.step(wrong)
    assert np.array_equal(env.state(), before)
    assert env.rewards == rewards
    env.step(np.int64(last))
    assert not np.array_equal(env.state(), before)


@pytest.mark.parametrize("wrong", [-1, 49])
def test_if_one_agent_names_no_action_nobody_writes(wrong: int) -> None:
    env = fifty_v0.parallel_env(players=3)
    env.reset(seed=1)
    before = env.state()
    with pytest.raises(ValueError, match=f"^action is a whole number, from 0 to 48, not {wrong}$"):
        env.step({"player_0": 5, "player_1": 6, "player_2": wrong})
    assert np.array_equal(env.state(), before)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ([1, 2, 3], "a choice is 5 whole numbers, not [1, 2, 3]"),
        ([1, 2, 3, 4, 5, 6], "a choice is 5 whole numbers, not [1, 2, 3, 4, 5, 6]"),
        (7, "a choice is 5 whole numbers, not 7"),
        ([1, 2, 3, 4, 49], "action is a whole number, from 0 to 48, not 49"),
        ([1, 2, 3, 4, -1], "action is a whole number, from 0 to 48, not -1"),
    ],
)
def test_a_choice_is_five_numbers_that_can_be_written(wrong: Any, told: str) -> None:
    turns, together = fifty_choice_v0.raw_env(players=3), fifty_choice_v0.parallel_env(players=3)
    for env in (turns, together):
        env.reset(seed=1)
        before = env.state()
        with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
            env.step(wrong if env is turns else dict.fromkeys(env.agents, wrong))
        assert np.array_equal(env.state(), before)


@pytest.mark.parametrize("reward", ["points", "win", "shaped"])
@pytest.mark.parametrize("seed", range(3))
def test_choices_in_turn_and_at_once_are_the_same_game(reward: Reward, seed: int) -> None:
    turns = fifty_choice_v0.raw_env(players=4, danger=True, reward=reward)
    together = fifty_choice_v0.parallel_env(players=4, danger=True, reward=reward)
    turns.reset(seed=seed)
    seen, infos = together.reset(seed=seed)
    while together.agents:
        choices = {}
        for agent in together.agents:
            told, _, over, late, info = turns.last()
            assert turns.agent_selection == agent
            assert np.array_equal(told, seen[agent])  # nothing of what others have chosen
            assert not over
            assert not late
            assert all(map(np.array_equal, info["action_mask"], infos[agent]["action_mask"]))
            choices[agent] = turns.action_space(agent).sample(info["action_mask"])
            turns.step(choices[agent])
        seen, rewards, over, _, infos = together.step(choices)
        assert turns.rewards == rewards
        assert turns.terminations == over
    assert turns.stepper.state == together.stepper.state
    assert turns.last()[2]


def test_who_has_chosen_sees_the_own_numbers_and_may_choose_no_more() -> None:
    env = fifty_choice_v0.raw_env(players=3)
    env.reset(seed=2)
    masks = env.last()[4]["action_mask"]
    env.step([int(np.flatnonzero(mask)[0]) for mask in masks])
    assert env.layout.split(env.observe("player_0"))["mine"].sum() == 5
    assert env.layout.split(env.observe("player_1"))["mine"].sum() == 0
    assert not any(mask.any() for mask in env.infos["player_0"]["action_mask"])
    assert all(mask.any() for mask in env.last()[4]["action_mask"])


def test_environments_have_ids_that_pettingzoo_knows() -> None:
    for name, module in (
        ("fifty", fifty_v0),
        ("fifty_choice", fifty_choice_v0),
        ("fifty_fifty", fifty_fifty_v0),
    ):
        env = pettingzoo.make("aec", f"fifties/{name}_v0", players=3, max_cycles=2)
        assert isinstance(env.unwrapped, module.raw_env)
        assert (str(env), len(env.possible_agents)) == (f"{name}_v0", 3)
        assert env.unwrapped.max_cycles == 2
    for name, make in (("fifty", fifty_v0), ("fifty_choice", fifty_choice_v0)):
        assert isinstance(
            pettingzoo.make("parallel", f"fifties/{name}_v0", players=5), make.parallel_env
        )


@pytest.mark.parametrize("make", [*TURNS, *TOGETHER])
def test_the_state_is_what_everybody_sees_and_ones_own(make: Callable[..., Any]) -> None:
    env = make(players=3)
    env.reset(seed=4)
    state = env.state()
    assert env.state_space.contains(state)
    assert np.array_equal(state.reshape(3, -1), env.stepper.rows)
    state[:] = -1
    assert not np.array_equal(state, env.state())


@pytest.mark.parametrize("make", TOGETHER)
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({}, "no action of player_0, player_1, player_2"),
        ({"player_0": 3, "player_2": 5}, "no action of player_1"),
        ({"player_0": 3, "player_1": 4, "player_2": 5, "x": 6}, "no agent 'x'"),
        (None, "not None"),
        ([3, 4, 5], "not [3, 4, 5]"),
    ],
)
def test_a_step_of_all_agents_needs_one_action_of_each(
    make: Callable[..., Any], wrong: Any, told: str
) -> None:
    env = make(players=3)
    env.reset(seed=1)
    before = env.state()
    told = f"actions hold one action of every agent, player_0 to player_2: {told}"
    with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
        env.step(wrong)
    assert np.array_equal(env.state(), before)


@pytest.mark.parametrize("make", [fifty_v0.raw_env, fifty_fifty_v0.raw_env, fifty_v0.parallel_env])
@pytest.mark.parametrize("wrong", ["a", 1.5, None, [1]])
def test_an_action_that_is_no_whole_number_is_refused(
    make: Callable[..., Any], wrong: object
) -> None:
    env = make(players=3)
    env.reset(seed=1)
    before = env.state()
    with pytest.raises(ValueError, match=r"^action is a whole number, from 0 to \d+, not "):
        env.step(wrong if make in TURNS else dict.fromkeys(env.agents, wrong))
    assert np.array_equal(env.state(), before)


@pytest.mark.parametrize("make", [*TURNS, *TOGETHER])
def test_nobody_plays_before_the_game_begins(make: Callable[..., Any]) -> None:
    env = make(players=3)
    with pytest.raises(ResetNeeded, match=r"^call reset\(\) before step\(\)$"):
        env.step(3 if make in TURNS else {"player_0": 3})


@pytest.mark.parametrize("make", [*TURNS, *TOGETHER])
def test_an_agent_that_is_not_there_is_named(make: Callable[..., Any]) -> None:
    env = make(players=3)
    env.reset(seed=1)
    questions = ["action_space", "observation_space", *(["observe"] if make in TURNS else [])]
    for question in questions:
        told = "agent is one of player_0 to player_2, not 'x'"
        with pytest.raises(ValueError, match=f"^{told}$"):
            getattr(env, question)("x")


@pytest.mark.parametrize("module", [fifty_v0, fifty_choice_v0, fifty_fifty_v0])
def test_pettingzoos_own_check_asserts_that_an_action_is_in_the_space(module: Any) -> None:
    env = module.env(players=3)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(-1)

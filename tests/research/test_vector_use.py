"""What people rely on when they play many games at once: options, seeds, copies, ends, wrappers."""

from __future__ import annotations

import pickle
import re
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError
from gymnasium.wrappers import vector as wrappers

from fifties.research.vector import FiftyFiftyVectorEnv, FiftyVectorEnv

BOTH: list[Any] = [FiftyVectorEnv, FiftyFiftyVectorEnv]
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"num_envs": 0}, "num_envs is a whole number, 1 or more, not 0"),
    ({"num_envs": "8"}, "num_envs is a whole number, 1 or more, not '8'"),
    ({"players": 0}, "players is a whole number, from 3 to "),
    ({"players": "4"}, "players is a whole number, from 3 to "),
    ({"threads": 0}, "threads is a whole number, 1 or more, not 0"),
    ({"threads": -1}, "threads is a whole number, 1 or more, not -1"),
]


@pytest.mark.parametrize("make", BOTH)
@pytest.mark.parametrize(("options", "told"), WRONG)
def test_a_wrong_option_is_named_with_what_it_may_be(
    make: Any, options: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(told)}"):
        make(**{"num_envs": 12, **options})


@pytest.mark.parametrize("make", BOTH)
@pytest.mark.parametrize("seed", [-1, "a", 1.5])
def test_a_seed_is_a_whole_number(make: Any, seed: Any) -> None:
    env = make(12, 3)
    told = f"seed is a whole number, 0 or more, not {seed!r}"
    for wrong in (seed, [seed] * 12):
        if wrong != "a":
            with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
                env.reset(seed=wrong)


@pytest.mark.parametrize("make", BOTH)
def test_long_seeds_are_seeds_too(make: Any) -> None:
    env = make(12, 3)
    seen = [env.reset(seed=seed)[0] for seed in (2**70, 2**70 + 1, 2**70, np.int64(3), 3)]
    assert np.array_equal(seen[0], seen[2])
    assert not np.array_equal(seen[0], seen[1])
    assert np.array_equal(seen[3], seen[4])


def play(env: Any) -> Any:
    """Play three steps at random; return what is seen then."""
    for _ in range(3):
        seen = env.step(env.sample())[0]
    return seen


@pytest.mark.parametrize("make", BOTH)
def test_a_game_with_a_seed_of_its_own_depends_on_that_alone(make: Any) -> None:
    seats = 3 if make is FiftyVectorEnv else 1
    env, other = make(4 * seats, 3), make(2 * seats, 3)
    env.reset(seed=np.repeat([5, 6, 7, 5], seats).tolist())
    other.reset(seed=np.repeat([7, 5], seats).tolist())
    four, two = (play(each).reshape(-1, seats, env.layout.size) for each in (env, other))
    assert np.array_equal(four[0], four[3])
    assert np.array_equal(four[2:], two)
    assert not np.array_equal(four[0], four[1])
    with pytest.raises(ValueError, match="seeds in a list are as many as environments, "):
        env.reset(seed=[1, 2])


@pytest.mark.parametrize("make", BOTH)
def test_without_a_seed_games_go_on_and_begin_differently(make: Any) -> None:
    one, other, fresh = make(12, 3), make(12, 3), make(12, 3)
    for env in (one, other):
        env.reset(seed=1)
    again = one.reset()[0]
    assert np.array_equal(again, other.reset(seed=[None] * 12)[0])
    assert not np.array_equal(again, one.reset()[0])
    assert not np.array_equal(fresh.reset()[0], make(12, 3).reset()[0])


@pytest.mark.parametrize(
    ("make", "shape", "most"), [(FiftyVectorEnv, (12, 5), 48), (FiftyFiftyVectorEnv, (12,), 49)]
)
def test_actions_are_refused_before_anything_is_played(
    make: Any, shape: tuple[int, ...], most: int
) -> None:
    env, twin = make(12, 3), make(12, 3)
    wrong = [
        (np.zeros((13, *shape[1:]), np.int64), "actions are whole numbers in the shape "),
        (np.zeros(3, np.int64), "actions are whole numbers in the shape "),
        (np.zeros(shape), "actions are whole numbers in the shape "),
        (np.full(shape, -1), f"action is a whole number, from 0 to {most}, not -1"),
        (np.full(shape, most + 1), f"action is a whole number, from 0 to {most}, not {most + 1}"),
    ]
    for actions, told in wrong:
        with pytest.raises(ValueError, match=f"^{re.escape(told)}"):
            env.step(actions)
    actions = np.full(shape, most, np.int8)
    assert np.array_equal(env.step(actions)[0], twin.step(actions.tolist())[0])


@pytest.mark.parametrize("make", BOTH)
def test_masks_are_ones_own_and_fit_the_space(make: Any) -> None:
    env, twin = make(12, 3), make(12, 3)
    seen, infos = env.reset(seed=1)
    as_it_was = seen.copy()
    for mask in infos["action_mask"]:
        assert mask.dtype == np.int8
        assert 0 < mask.sum() < mask.size
    if make is FiftyFiftyVectorEnv:
        assert infos["action_mask"][0][env.single_action_space.sample(infos["action_mask"][0])]
    infos["action_mask"][:] = 1
    assert np.array_equal(seen, as_it_was)
    twin.reset(seed=1)
    assert np.array_equal(play(env), play(twin))


@pytest.mark.parametrize("make", BOTH)
@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301 - our own
def test_a_copy_in_mid_game_goes_on_by_itself_threads_and_all(make: Any, copied: Any) -> None:
    env = make(1536, 3, threads=2)
    env.reset(seed=9)
    play(env)
    other = copied(env)
    assert np.array_equal(play(env), play(other))
    env.close()
    play(other)
    other.close()


@pytest.mark.parametrize("make", BOTH)
@pytest.mark.parametrize("threads", [1, 2])
def test_a_closed_environment_says_so(make: Any, threads: int) -> None:
    env = make(1536, 3, threads=threads)
    actions = env.sample()
    env.close()
    env.close()
    for use in (lambda: env.step(actions), env.sample, lambda: env.reset(seed=1)):
        with pytest.raises(ClosedEnvironmentError, match="has been closed"):
            use()


@pytest.mark.parametrize(("make", "steps"), [(FiftyVectorEnv, 1), (FiftyFiftyVectorEnv, 27)])
def test_ends_are_told_as_gymnasium_tells_them(make: Any, steps: int) -> None:
    env = make(12, 3, rounds=1)
    env.reset(seed=1)
    for step in range(steps):
        *_, over, _, infos = env.step(env.sample())
        assert over.all() == over.any() == ("final_obs" in infos) == (step == steps - 1)
    assert infos["_final_obs"].all()
    assert infos["_final_info"].all()
    assert infos["final_info"]["_totals"].all()
    for seen in infos["final_obs"]:
        assert env.layout.split(seen)["round"] == 1
        assert env.single_observation_space.contains(seen)


def test_environments_that_have_not_ended_have_no_last_observation() -> None:
    env = FiftyVectorEnv(3 * 400, 3)
    env.reset(seed=1)
    for _ in range(3):
        *_, over, _, infos = env.step(env.sample())
        if over.any():
            break
    assert 0 < over.sum() < 1200  # a second crown has broken some games off
    assert [seen is not None for seen in infos["final_obs"]] == over.tolist()
    assert np.array_equal(infos["_final_obs"], over)


@pytest.mark.parametrize("make", BOTH)
def test_wrappers_of_gymnasium_that_take_such_ends_work(make: Any) -> None:
    env = make(12, 3, rounds=1, reward="shaped")
    wrapped: Any = wrappers.DictInfoToList(
        wrappers.ClipReward(wrappers.RecordEpisodeStatistics(env), max_reward=2.0)
    )
    wrapped.reset(seed=1)
    for _ in range(27):
        _, rewards, over, _, infos = wrapped.step(env.sample())
        assert rewards.max() <= 2
    assert over.all()
    assert all("episode" in info and "final_obs" in info for info in infos)
    assert len(wrappers.NormalizeReward(env).step(env.sample())) == 5
    with pytest.raises(ValueError, match="autoreset_mode"):
        wrappers.RescaleObservation(env, 0, 1)  # Gymnasium's own refusal

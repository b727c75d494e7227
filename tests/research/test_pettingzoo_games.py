"""The environments play whole games by the rules, alike for the same seed, and show no secret."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from fifties.games.fifty import Choose
from fifties.games.fifty.state import totals as fifty_totals
from fifties.research import fifty as fifty_research
from fifties.research import fifty_fifty as fifty_fifty_research
from fifties.research.pettingzoo import fifty_choice_v0, fifty_fifty_v0, fifty_v0

from research_boxes import TWINS

FIFTY = [{"players": 3, "danger": True}, {"players": 5}, {"players": 12, "rounds": 2}]
FIFTY_FIFTY = [
    {"players": 3, "edition": "tightrope"},
    {"players": 4, "dealer": 1},
    {"players": 5, "edition": TWINS, "rounds": 2},
]


def walk(env: Any, seed: int) -> Iterator[tuple[str, Any, Any]]:
    """Play a game at random; yield who acts, what `last` tells and what is done."""
    rng = Random(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        told = env.last()
        over = told[2] or told[3]
        action = None if over else rng.choice(np.flatnonzero(told[4]["action_mask"]).tolist())
        yield agent, told, action
        env.step(action)


def pickled(env: Any) -> Any:
    """Return a copy that has been through a pickle."""
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - our own


def returns(env: Any, seed: int) -> dict[str, float]:
    """Play a game at random; return what everybody was paid."""
    paid: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for agent, told, _ in walk(env, seed):
        paid[agent] += told[1]
    return paid


@pytest.mark.parametrize("module", [fifty_v0, fifty_fifty_v0])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_seed_is_the_same_game_to_its_end(module: Any, seed: int) -> None:
    one, other = module.env(reward="shaped"), module.env(reward="shaped")
    returns(other, seed=99)  # what was played before does not matter
    steps = 0
    for first, second in zip(walk(one, seed), walk(other, seed), strict=True):
        assert first[0] == second[0]
        assert first[2] == second[2]
        assert np.array_equal(first[1][0], second[1][0])
        assert first[1][1:4] == second[1][1:4]
        steps += 1
    assert steps >= 4 * 5 * 2 + 4
    assert one.unwrapped.stepper.state == other.unwrapped.stepper.state


@pytest.mark.parametrize("module", [fifty_v0, fifty_fifty_v0])
def test_another_seed_is_another_game_and_without_one_games_go_on(module: Any) -> None:
    env = module.raw_env()
    first = [env.reset(seed=seed) or env.observe("player_0").tolist() for seed in (1, 2)]
    env.reset()
    assert len({str(seen) for seen in [*first, env.observe("player_0").tolist()]}) == 3


@pytest.mark.parametrize("options", FIFTY)
def test_fifty_shows_a_seat_what_its_view_tells_and_nothing_else(options: dict[str, Any]) -> None:
    env = fifty_v0.raw_env(**options)
    for _ in walk(env, seed=5):
        stepper = env.stepper
        for seat, agent in enumerate(env.possible_agents):
            view = env.game.view(stepper.state, seat)
            expected = fifty_research.observe(env.game, view, tuple(stepper.picks[seat]))
            assert np.array_equal(env.observe(agent), expected)
            assert env.observation_space(agent).contains(env.observe(agent))


@pytest.mark.parametrize("options", FIFTY_FIFTY)
def test_fifty_fifty_shows_a_seat_what_its_view_tells_and_nothing_else(
    options: dict[str, Any],
) -> None:
    env = fifty_fifty_v0.raw_env(**options)
    for _ in walk(env, seed=5):
        for seat, agent in enumerate(env.possible_agents):
            view = env.game.view(env.stepper.state, seat)
            assert np.array_equal(env.observe(agent), fifty_fifty_research.observe(env.game, view))
            assert env.observation_space(agent).contains(env.observe(agent))


@pytest.mark.parametrize("module", [fifty_v0, fifty_fifty_v0])
def test_what_was_told_stays_as_it_was_and_is_ones_own(module: Any) -> None:
    env, twin, told = module.raw_env(), module.raw_env(), []
    for (_, mine, action), (_, other, _) in zip(walk(env, seed=8), walk(twin, seed=8), strict=True):
        seen, mask = mine[0], mine[4]["action_mask"]
        assert np.array_equal(seen, other[0])
        assert np.array_equal(mask, other[4]["action_mask"])
        told.append((other[0], other[0].copy(), other[4]["action_mask"], mask.copy()))
        seen[:], mask[:] = -1, action is None  # whatever is done to it
    for seen, as_it_was, mask, mask_as_it_was in told:
        assert np.array_equal(seen, as_it_was)
        assert np.array_equal(mask, mask_as_it_was)


@pytest.mark.parametrize("module", [fifty_v0, fifty_fifty_v0])
@pytest.mark.parametrize("copied", [deepcopy, pickled])
def test_a_copy_in_mid_game_goes_on_by_itself(module: Any, copied: Callable[[Any], Any]) -> None:
    env = module.raw_env(players=3)
    game = walk(env, seed=9)
    for *_, action in islice(game, 17):
        waiting = action
    other = copied(env)
    before = [other.observe(agent) for agent in other.agents]
    told = [(agent, *rest[:4], action) for agent, rest, action in game]
    assert all(map(np.array_equal, before, map(other.observe, other.agents)))
    for agent, seen, *rest, action in told:
        other.step(waiting)
        assert other.agent_selection == agent
        assert np.array_equal(other.observe(agent), seen)
        assert [*other.last(observe=False)[1:4]] == rest
        waiting = action
    assert other.stepper.state == env.stepper.state


@pytest.mark.parametrize("options", FIFTY)
def test_masks_of_fifty_are_what_the_rules_offer(options: dict[str, Any]) -> None:
    env = fifty_v0.raw_env(**options)
    for agent, told, action in walk(env, seed=6):
        if action is None:
            continue
        seat = env.possible_agents.index(agent)
        state, written = env.stepper.state, env.stepper.picks[seat]
        choices, number = env.game.offer(state, seat), len(state.rounds) + 1
        numbers = [n for n in range(1, env.game.top) if n % 10 not in (state.blocked or ())]
        for tried in Random(action).sample(range(1, env.game.top), 8):
            after = [n for n in numbers if n > tried][: 4 - len(written)]
            possible = choices.contains(Choose(number, (*written, tried, *after)))
            assert told[4]["action_mask"][tried - 1] == possible


@pytest.mark.parametrize("module", [fifty_v0, fifty_fifty_v0])
@pytest.mark.parametrize("rounds", [1, 3])
def test_rewards_are_points_or_the_win_and_shaped_ones_add_up_to_points(
    module: Any, rounds: int
) -> None:
    for seed in range(6):
        kinds = ("points", "win", "shaped")
        envs = {kind: module.raw_env(players=3, rounds=rounds, reward=kind) for kind in kinds}
        paid = {kind: returns(env, seed) for kind, env in envs.items()}
        game, state = envs["win"].game, envs["win"].stepper.state
        outcome = game.outcome(state)
        if module is fifty_v0:
            points = fifty_totals(state.rounds, 3)
        else:
            points = state.standing.rounds[-1].totals
        assert tuple(paid["points"].values()) == points == tuple(paid["shaped"].values())
        assert sum(paid["win"].values()) == pytest.approx(0)
        best = max(paid["win"].values())
        assert {s for s in range(3) if paid["win"][f"player_{s}"] == best} == {*outcome.winners}


@pytest.mark.parametrize("seed", range(4))
def test_fifty_in_parallel_and_in_turn_is_the_same_game(seed: int) -> None:
    turns, together = fifty_v0.raw_env(players=4), fifty_v0.parallel_env(players=4)
    together.reset(seed=seed)
    actions: dict[str, int] = {}
    for agent, _, action in walk(turns, seed):
        if action is not None:
            actions[agent] = action
            if len(actions) == 4:
                last = together.step(actions)
                actions = {}
    assert together.stepper.state == turns.stepper.state
    assert last[1] == dict(
        zip(turns.possible_agents, fifty_totals(turns.stepper.state.rounds, 4), strict=True)
    )


@pytest.mark.parametrize(
    ("wanted", "written"),
    [
        ([9, 19, 29, 39, 48], (10, 20, 30, 40, 49)),
        ([48, 39, 29, 19, 9], (10, 20, 30, 40, 49)),
        ([0, 0, 0, 0, 0], (3, 4, 5, 6, 7)),
        ([48, 48, 48, 48, 48], (45, 46, 47, 48, 49)),
        ([20, 20, 30, 40, 41], (20, 23, 30, 40, 43)),
    ],
)
def test_a_choice_that_is_not_allowed_is_read_as_the_nearest(
    wanted: list[int], written: tuple[int, ...]
) -> None:
    env = fifty_choice_v0.parallel_env(players=5, rounds=1)
    env.reset(seed=0)
    while env.stepper.state.blocked != (1, 2):
        env.reset()
    env.step({agent: np.array(wanted) for agent in env.agents})
    assert env.stepper.state.rounds[0].picks == (written,) * 5


def test_masks_of_a_whole_choice_let_every_box_be_filled() -> None:
    env = fifty_choice_v0.parallel_env(players=4)
    _, infos = env.reset(seed=3)
    while env.agents:
        spaces = {agent: env.action_space(agent) for agent in env.agents}
        actions = {a: space.sample(infos[a]["action_mask"]) for a, space in spaces.items()}
        for action in actions.values():
            assert all(
                mask[number]
                for mask, number in zip(infos["player_0"]["action_mask"], action, strict=True)
            )
        *_, infos = env.step(actions)
    assert not any(mask.any() for mask in infos["player_0"]["action_mask"])


@pytest.mark.parametrize("env", [fifty_v0.raw_env, fifty_v0.parallel_env, fifty_fifty_v0.raw_env])
@pytest.mark.parametrize("wrong", [{"reward": "money"}, {"render_mode": "opera"}])
def test_options_that_there_are_not_are_named(
    env: Callable[..., Any], wrong: dict[str, str]
) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        env(**wrong)


@pytest.mark.parametrize("module", [fifty_v0, fifty_fifty_v0])
def test_text_and_picture_show_the_table_to_the_end(module: Any) -> None:
    env = module.raw_env(players=3, rounds=1, render_mode="ansi")
    for _ in walk(env, seed=2):
        text = env.render()
        assert all(name in text for name in env.possible_agents)
    assert text.splitlines()[-1].startswith("player_")
    env.render_mode = "rgb_array"
    assert env.render().std() > 10

"""What text and pictures show of a table."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from fifties.research.pettingzoo import fifty_choice_v0, fifty_fifty_v0, fifty_v0

MAKERS = [fifty_v0.raw_env, fifty_fifty_v0.raw_env]


def play(env: Any, steps: int | None, seed: int) -> None:
    """Play so many steps, or to the end, anything that is allowed."""
    env.reset(seed=seed)
    rng = Random(seed)
    while not any(env.terminations.values()) and steps != 0:
        mask = env.infos[env.agent_selection]["action_mask"]
        env.step(rng.choice(np.flatnonzero(mask).tolist()))
        steps = None if steps is None else steps - 1


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("maker", MAKERS)
def test_a_picture_keeps_its_size_and_changes_with_every_action(maker: Any, players: int) -> None:
    env = maker(players=players, rounds=2, render_mode="rgb_array")
    shown = []
    for steps in (0, 1, 2, 3 * players, 25, None):
        play(env, steps, seed=3)
        shown.append(env.render())
    assert {(picture.shape, picture.dtype) for picture in shown} == {
        (shown[0].shape, np.dtype(np.uint8))
    }
    assert len({picture.tobytes() for picture in shown}) == len(shown)


def test_a_crowd_at_one_number_still_fits_its_box() -> None:
    env = fifty_choice_v0.parallel_env(players=12, rounds=1, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    choice = np.array([4, 14, 24, 34, 44])
    env.step(dict.fromkeys(env.agents, choice))
    assert env.render().shape == before.shape


def test_a_second_crown_ends_the_game_in_the_round_that_is_told() -> None:
    env = fifty_v0.raw_env(players=7, danger=True, render_mode="ansi")
    play(env, None, seed=3)
    head, numbers, first, *_, ending = env.render().splitlines()
    assert "round 3 of 4" in head
    assert numbers.split()[:5] == ["1", "2", "3", "4", "total"]
    assert first.split()[:7] == ["player_0", "11", "6", "-", "·", "17", "♛♛"]
    assert ending == "player_0 wins at once with a second crown!"


def test_what_is_struck_stands_in_brackets_and_the_end_shows_the_last_trick() -> None:
    env = fifty_fifty_v0.raw_env(players=5, render_mode="ansi")
    play(env, None, seed=50)
    standing = env.stepper.state.standing
    struck = [(s.seat, s.points) for done in standing.rounds for s in done.strikes]
    assert struck
    lines = env.render().splitlines()[2:7]
    for seat, points in struck:
        assert f"({points})" in lines[seat]
    last = standing.rounds[-1].tricks[-1]
    for seat, line in enumerate(lines):
        held, card = last.balances[seat], last.cards[(seat - last.leader) % 5]
        face = [":("] if held > 0 else [":)"] if held else []
        shown = [str(abs(held)), *face, str(card)]
        assert line.split()[:-1][-len(shown) :] == shown

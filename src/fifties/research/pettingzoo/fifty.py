"""Fifty: the environments behind `fifty_v0` (number by number) and `fifty_choice_v0`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box
from pettingzoo import ParallelEnv

from fifties.games.fifty import FiftyEdition
from fifties.games.fifty.table_size import ROUNDS
from fifties.research.fifty import FiftyChoiceStepper, FiftyStepper, show_fifty
from fifties.research.fifty_episode import make_fifty, paid_after_round
from fifties.research.pettingzoo.turn_environment import (
    NO_GAME,
    RENDER_MODES,
    TableEnv,
    agent_names,
    chance_source,
    check_max_cycles,
    check_render_mode,
    value_of_agent,
)
from fifties.research.rewards import Reward, check_reward
from fifties.research.spaces import Observation


class FiftyEnv(TableEnv[FiftyStepper]):
    """Agents write one number each in turn, in ascending order, until all boxes are full."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "fifty_v0",
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": True,
        "render_fps": 2,
    }
    stepper_class: ClassVar[type[FiftyStepper]] = FiftyStepper

    def __init__(
        self,
        players: int = 4,
        *,
        danger: bool = False,
        edition: str | FiftyEdition = "iello",
        rounds: int = ROUNDS,
        reward: Reward = "points",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = make_fifty(players, danger=danger, edition=edition, rounds=rounds)
        super().__init__(
            self.stepper_class(self.game),
            reward=reward,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - the interface's
        """Begin a new game."""
        self.stepper.begin(self._begin(seed))
        self._seat = 0
        self.agent_selection = self.agents[0]
        self._update_infos()

    def step(self, action: Any) -> None:
        """Write a number for the selected agent."""
        if self._ended:
            self._step_after_end(action)
            return
        stepper, seat, agents = self.stepper, self._seat, self.agents
        agent = agents[seat]
        stepper.write(seat, action)
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            self._take_back_rewards()
        self._seat = following = seat + 1 if seat + 1 < len(agents) else 0
        self.agent_selection = agents[following]
        if not following and stepper.complete:
            stepper.count()
            self._pay(paid_after_round(self.reward, self.game, stepper.before_reveal))
            self._update_infos()
        else:
            self.infos[agent] = {"action_mask": stepper.mask(seat)}
        self._steps_left -= 1
        if stepper.over or not self._steps_left:
            self._end(over=stepper.over)

    def render(self) -> Any:
        """Show the whole table, secrets included."""
        return show_fifty(self.stepper, self.possible_agents, self.render_mode)


def one_action_each(actions: Any, agents: list[str]) -> list[Any]:
    """Return the actions in the order of *agents*; `ValueError` says whose is missing."""
    if not isinstance(actions, Mapping):
        wrong = f"not {actions!r}"
    elif missing := [agent for agent in agents if agent not in actions]:
        wrong = f"no action of {', '.join(missing)}"
    elif strangers := [name for name in actions if name not in agents]:
        wrong = f"no agent {', '.join(map(repr, strangers))}"
    else:
        return [actions[agent] for agent in agents]
    everybody = f"{agents[0]} to {agents[-1]}"
    raise ValueError(f"actions hold one action of every agent, {everybody}: {wrong}")


class FiftyParallelEnv(ParallelEnv):  # type: ignore[misc] # PettingZoo has no types
    """All agents write a number at once, in ascending order, until all boxes are full."""

    metadata: ClassVar[dict[str, Any]] = FiftyEnv.metadata
    stepper_class: ClassVar[type[FiftyStepper]] = FiftyStepper

    def __init__(
        self,
        players: int = 4,
        *,
        danger: bool = False,
        edition: str | FiftyEdition = "iello",
        rounds: int = ROUNDS,
        reward: Reward = "points",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_reward(reward)
        self.game = make_fifty(players, danger=danger, edition=edition, rounds=rounds)
        self.reward, self.max_cycles = reward, check_max_cycles(max_cycles)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = agent_names(players)
        self.stepper = self.stepper_class(self.game)
        self.layout = self.stepper.layout
        self.observation_spaces = {agent: self.layout.space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: self.stepper.space_of_actions() for agent in self.possible_agents
        }
        self._rng: Random | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Box:
        """Return the space of what *agent* sees."""
        return value_of_agent(self.observation_spaces, agent)

    def action_space(self, agent: str) -> Any:
        """Return the space of what *agent* can do."""
        return value_of_agent(self.action_spaces, agent)

    @cached_property
    def state_space(self) -> Box:
        """The space of what `state` returns."""
        return self.layout.space(len(self.possible_agents))

    def state(self) -> Observation:
        """Return what all agents see, one after the other: everybody's secrets."""
        return np.concatenate(self.stepper.rows)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the interface's
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self._rng = chance_source(seed, self._rng)
        self.stepper.begin(self._rng)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._observations(), self._infos()

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: seen.copy()
            for agent, seen in zip(self.possible_agents, self.stepper.rows, strict=True)
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {
            agent: {"action_mask": self.stepper.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _write(self, actions: dict[str, Any]) -> None:
        """Write everybody's numbers, or nothing if one of the actions is none."""
        wanted = one_action_each(actions, self.possible_agents)
        for action in wanted:
            self.stepper.check(action)
        for seat, action in enumerate(wanted):
            self.stepper.write(seat, action)

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Write a number for every agent; return observations, rewards, ends and infos."""
        if self._rng is None:
            raise ResetNeeded(NO_GAME)
        if not self.agents:
            return {}, {}, {}, {}, {}
        stepper, names = self.stepper, self.possible_agents
        self._write(actions)
        self._steps += 1
        paid = None
        if stepper.complete:
            stepper.count()
            paid = paid_after_round(self.reward, self.game, stepper.before_reveal)
        rewards = dict(zip(names, map(float, paid or [0] * len(names)), strict=True))
        late = not stepper.over and self.max_cycles is not None and self._steps >= self.max_cycles
        if stepper.over or late:
            self.agents = []
        over, truncated = dict.fromkeys(names, stepper.over), dict.fromkeys(names, late)
        return self._observations(), rewards, over, truncated, self._infos()

    def render(self) -> Any:
        """Show the whole table, secrets included."""
        return show_fifty(self.stepper, self.possible_agents, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window to close."""


class FiftyChoiceEnv(FiftyEnv):
    """Agents choose all their numbers in turn; nobody sees them before everybody has chosen."""

    metadata: ClassVar[dict[str, Any]] = {**FiftyEnv.metadata, "name": "fifty_choice_v0"}
    stepper_class: ClassVar[type[FiftyStepper]] = FiftyChoiceStepper


class FiftyChoiceParallelEnv(FiftyParallelEnv):
    """All agents choose all their numbers at once; a step is a round."""

    metadata: ClassVar[dict[str, Any]] = FiftyChoiceEnv.metadata
    stepper_class: ClassVar[type[FiftyStepper]] = FiftyChoiceStepper

"""Fifty, number by number: the environments behind `fifty_v0`."""

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
from fifties.games.fifty.sizes import ROUNDS
from fifties.research.desk_fifty import FiftyDesk
from fifties.research.fields import Seen
from fifties.research.pettingzoo.table_env import (
    NO_GAME,
    RENDER_MODES,
    TableEnv,
    agent_names,
    chance_from,
    known_cycles,
    known_mode,
    of_agent,
)
from fifties.research.rewards import Reward, known_reward, paid_after_round
from fifties.research.showing import show_fifty
from fifties.research.tables import set_fifty


class FiftyEnv(TableEnv[FiftyDesk]):
    """Agents write one number each in turn, in ascending order, until all boxes are full."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "fifty_v0",
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": True,
        "render_fps": 2,
    }
    desk_of: ClassVar[type[FiftyDesk]] = FiftyDesk

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
        self.game = set_fifty(players, danger=danger, edition=edition, rounds=rounds)
        super().__init__(
            self.desk_of(self.game),
            reward=reward,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - the interface's
        """Begin a new game."""
        self.desk.begin(self._begin(seed))
        self._seat = 0
        self.agent_selection = self.agents[0]
        self._tell_all()

    def step(self, action: Any) -> None:
        """Write a number for the selected agent."""
        if self._ended:
            self._step_after_end(action)
            return
        desk, seat, agents = self.desk, self._seat, self.agents
        agent = agents[seat]
        desk.write(seat, action)
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            self._take_back_rewards()
        self._seat = following = seat + 1 if seat + 1 < len(agents) else 0
        self.agent_selection = agents[following]
        if not following and desk.complete:
            desk.count()
            self._pay(paid_after_round(self.reward, self.game, desk.before_reveal))
            self._tell_all()
        else:
            self.infos[agent] = {"action_mask": desk.mask(seat)}
        self._steps_left -= 1
        if desk.over or not self._steps_left:
            self._end(over=desk.over)

    def render(self) -> Any:
        """Show the whole table, secrets included."""
        return show_fifty(self.desk, self.possible_agents, self.render_mode)


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
    desk_of: ClassVar[type[FiftyDesk]] = FiftyDesk

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
        known_reward(reward)
        self.game = set_fifty(players, danger=danger, edition=edition, rounds=rounds)
        self.reward, self.max_cycles = reward, known_cycles(max_cycles)
        self.render_mode = known_mode(render_mode)
        self.possible_agents = agent_names(players)
        self.desk = self.desk_of(self.game)
        self.layout = self.desk.layout
        self.observation_spaces = {agent: self.layout.space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.desk.space_of_actions() for agent in self.possible_agents}
        self._rng: Random | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Box:
        """Return the space of what *agent* sees."""
        return of_agent(self.observation_spaces, agent)

    def action_space(self, agent: str) -> Any:
        """Return the space of what *agent* can do."""
        return of_agent(self.action_spaces, agent)

    @cached_property
    def state_space(self) -> Box:
        """The space of what `state` returns."""
        return self.layout.space(len(self.possible_agents))

    def state(self) -> Seen:
        """Return what all agents see, one after the other: everybody's secrets."""
        return np.concatenate(self.desk.rows)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the interface's
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self._rng = chance_from(seed, self._rng)
        self.desk.begin(self._rng)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._observations(), self._infos()

    def _observations(self) -> dict[str, Seen]:
        return {
            agent: seen.copy()
            for agent, seen in zip(self.possible_agents, self.desk.rows, strict=True)
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {
            agent: {"action_mask": self.desk.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _write(self, actions: dict[str, Any]) -> None:
        """Write what everybody wants, or nothing if one of them wants what is no action."""
        wanted = one_action_each(actions, self.possible_agents)
        for action in wanted:
            self.desk.check(action)
        for seat, action in enumerate(wanted):
            self.desk.write(seat, action)

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Write what every agent wants to write; return what comes of it."""
        if self._rng is None:
            raise ResetNeeded(NO_GAME)
        if not self.agents:
            return {}, {}, {}, {}, {}
        desk, names = self.desk, self.possible_agents
        self._write(actions)
        self._steps += 1
        paid = None
        if desk.complete:
            desk.count()
            paid = paid_after_round(self.reward, self.game, desk.before_reveal)
        rewards = dict(zip(names, map(float, paid or [0] * len(names)), strict=True))
        late = not desk.over and self.max_cycles is not None and self._steps >= self.max_cycles
        if desk.over or late:
            self.agents = []
        over, truncated = dict.fromkeys(names, desk.over), dict.fromkeys(names, late)
        return self._observations(), rewards, over, truncated, self._infos()

    def render(self) -> Any:
        """Show the whole table, secrets included."""
        return show_fifty(self.desk, self.possible_agents, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window to close."""

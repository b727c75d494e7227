"""What the turn-based environments of both games share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

import numpy as np
from gymnasium import Space
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from fifties.core.contract import Seat
from fifties.research.options import whole_option
from fifties.research.rewards import Paid, Reward, check_reward
from fifties.research.spaces import Layout, Masks, Observation

T = TypeVar("T")

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
"""`human` prints what `ansi` returns."""

NO_GAME: Final = "call reset() before step()"


class Stepper(Protocol):
    """A game in progress, with what every seat sees."""

    layout: Layout
    rows: list[Observation]
    """What each seat sees: kept up to date, so copy it."""

    def space_of_actions(self) -> Space[Any]:
        """Return the space of what a seat can do."""

    def mask(self, seat: Seat) -> Masks:
        """Return what *seat* may do next."""


D = TypeVar("D", bound=Stepper)


def agent_names(players: int) -> list[str]:
    """Return the names of the agents, in seat order."""
    return [f"player_{seat}" for seat in range(players)]


def value_of_agent(values: Mapping[str, T], agent: str) -> T:
    """Return the value of *agent*, or raise `ValueError` if there is no such agent."""
    try:
        return values[agent]
    except (KeyError, TypeError):
        first, *_, last = values
        raise ValueError(f"agent is one of {first} to {last}, not {agent!r}") from None


def check_render_mode(render_mode: str | None) -> str | None:
    """Return *render_mode*, or raise `ValueError` if there is no such mode."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
    return render_mode


def check_max_cycles(max_cycles: int | None) -> int | None:
    """Return after how many steps of every agent the game is cut short, or say what is wrong."""
    return None if max_cycles is None else whole_option("max_cycles", max_cycles, 1)


def chance_source(seed: int | None, before: Random | None) -> Random:
    """Return what chance draws from: anew if there is a seed, otherwise it goes on as *before*."""
    if seed is None:
        return before or Random()
    return Random(whole_option("seed", seed, 0))


def with_checks(raw: Any) -> Any:
    """Return an environment with PettingZoo's usual checks around it."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw))


class TableEnv(AECEnv, Generic[D]):  # type: ignore[misc] # PettingZoo has no types
    """Agents, spaces, observations, rewards and ends; a game brings the rest."""

    def __init__(
        self,
        stepper: D,
        *,
        reward: Reward,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        self.reward, self.max_cycles = reward, check_max_cycles(max_cycles)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = agent_names(len(stepper.rows))
        self.stepper, self.layout = stepper, stepper.layout
        """The game in progress: `stepper.state` is the whole truth."""
        self._cut_out_rows()
        self.observation_spaces = {agent: self.layout.space() for agent in self.possible_agents}
        self.action_spaces = {agent: stepper.space_of_actions() for agent in self.possible_agents}
        self._rng: Random | None = None
        self._ended = True

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Point a copy at the rows of its own stepper."""
        self.__dict__.update(state)
        self._cut_out_rows()

    def _cut_out_rows(self) -> None:
        self._rows: dict[str, Observation] = dict(
            zip(self.possible_agents, self.stepper.rows, strict=True)
        )

    def observation_space(self, agent: str) -> Box:
        """Return the space of what *agent* sees."""
        return value_of_agent(self.observation_spaces, agent)

    def action_space(self, agent: str) -> Any:
        """Return the space of what *agent* can do."""
        return value_of_agent(self.action_spaces, agent)

    def observe(self, agent: str) -> Observation:
        """Return what *agent* sees."""
        return value_of_agent(self._rows, agent).copy()

    @cached_property
    def state_space(self) -> Box:
        """The space of what `state` returns."""
        return self.layout.space(len(self.possible_agents))

    def state(self) -> Observation:
        """Return what all agents see, one after the other: everybody's secrets."""
        return np.concatenate(self.stepper.rows)

    def _begin(self, seed: int | None) -> Random:
        """Clear everything for a new game; return what chance draws from."""
        self._rng = chance_source(seed, self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._paid, self._ended = False, False
        self._steps_left = (self.max_cycles or 0) * len(self.agents)
        """Without an end if it begins at 0."""
        return self._rng

    def _step_after_end(self, action: Any) -> None:
        """Take the selected agent out of a game that has ended; refuse a step before `reset`."""
        if self._rng is None:
            raise ResetNeeded(NO_GAME)
        self._was_dead_step(action)

    def _update_infos(self) -> None:
        """Fill in the infos of all agents: what they may do next."""
        for seat, agent in enumerate(self.agents):
            self.infos[agent] = {"action_mask": self.stepper.mask(seat)}

    def _pay(self, paid: Paid) -> None:
        """Add rewards of all agents, if there are any."""
        if paid is None:
            return
        self.rewards = dict(zip(self.agents, map(float, paid), strict=True))
        self._accumulate_rewards()
        self._paid = True

    def _take_back_rewards(self) -> None:
        """Clear the rewards of the last step."""
        self._clear_rewards()
        self._paid = False

    def _end(self, *, over: bool) -> None:
        """End the game for everybody: it is over, or there is no time left."""
        self._ended = True
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)

    def close(self) -> None:
        """Do nothing: there is no window to close."""

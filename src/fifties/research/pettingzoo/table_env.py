"""What the turn-based environments of both games have in common."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from gymnasium.spaces import Box, Discrete
from pettingzoo import AECEnv

from fifties.research.fields import Layout
from fifties.research.rewards import Paid, Reward, known_reward

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
"""`human` prints what `ansi` returns."""


def agent_names(players: int) -> list[str]:
    """Name the agents, in seat order."""
    return [f"player_{seat}" for seat in range(players)]


def known_mode(render_mode: str | None) -> str | None:
    """Return *render_mode*, or raise `ValueError` if there is no such mode."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
    return render_mode


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """Agents, spaces, rewards and ends; a game brings the rest."""

    def __init__(
        self,
        players: int,
        layout: Layout,
        actions: int,
        *,
        reward: Reward,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        known_reward(reward)
        self.reward, self.max_cycles = reward, max_cycles
        self.render_mode = known_mode(render_mode)
        self.possible_agents = agent_names(players)
        self.layout = layout
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: layout.space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._rng: Random | None = None

    def observation_space(self, agent: str) -> Box:
        """Return the space of what *agent* sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of what *agent* can do."""
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> Random:
        """Clear everything for a new game; return what chance draws from."""
        if seed is not None or self._rng is None:
            self._rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._steps, self._paid, self._ended = 0, False, False
        self._last_step = None if self.max_cycles is None else self.max_cycles * len(self.agents)
        return self._rng

    def _begin_step(self, agent: str) -> None:
        """Forget what *agent* has been told of, and what everybody was paid in the last step."""
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            self._clear_rewards()
            self._paid = False

    def _pay(self, paid: Paid) -> None:
        """Pay everybody."""
        if paid is None:
            return
        for agent, seat in self._seats.items():
            self.rewards[agent] = float(paid[seat])
        self._accumulate_rewards()
        self._paid = True

    def _end_step(self, *, over: bool) -> None:
        """End the game for everybody if it is over, or if there is no time left."""
        self._steps += 1
        if over:
            self._ended, self.terminations = True, dict.fromkeys(self.agents, True)
        elif self._steps == self._last_step:
            self._ended, self.truncations = True, dict.fromkeys(self.agents, True)

    def close(self) -> None:
        """Do nothing: there is no window to close."""

"""Fifty, many games at once: a step counts a round in each, and every seat is an environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import MultiDiscrete
from numpy.typing import ArrayLike

from fifties.games.fifty import Fifty, FiftyEdition
from fifties.games.fifty.table_size import ROUNDS
from fifties.research.fifty import layout_of
from fifties.research.fifty_episode import make_fifty
from fifties.research.options import whole_option
from fifties.research.rewards import KINDS, Reward, check_reward
from fifties.research.spaces import Observation
from fifties.research.vector.fifty_kernels import begin_games, draw_choices, places_in, play_rounds
from fifties.research.vector.vector_environment import (
    Actions,
    GameThreads,
    StepResult,
    TableVectorEnv,
    at_end,
    read_actions,
    threads_of,
)
from fifties.simulation.fifty.game_arrays import BOXES, TOTALS, table_of


class FiftyVectorEnv(TableVectorEnv):
    """*num_envs* seats, as many of them at a table as there are players, the first table first.

    All write at once, so a step is a round; tables whose game is over begin anew in the same step.
    """

    def __init__(
        self,
        num_envs: int = 1024,
        players: int = 4,
        *,
        danger: bool = False,
        edition: str | FiftyEdition = "iello",
        rounds: int = ROUNDS,
        reward: Reward = "points",
        threads: int | None = None,
    ) -> None:
        check_reward(reward)
        self.game = game = make_fifty(players, danger=danger, edition=edition, rounds=rounds)
        num_envs = whole_option("num_envs", num_envs, 1)
        if num_envs % game.players:
            raise ValueError(f"{num_envs} seats are no whole number of tables of {players}")
        self.tables, numbers = num_envs // game.players, game.top - 1
        self._set_up(layout_of(game), MultiDiscrete([numbers] * BOXES), num_envs, game.players)
        self._digits = np.arange(1, game.top) % 10
        self._table = table_of(Fifty(game.players, game.edition, game.danger))
        self._places = places_in(self.layout)
        self._reward_kind = KINDS.index(reward)
        self._threads = GameThreads(self.tables, threads_of(threads))
        self._all_threads = (self._threads,)
        self._allocate()
        self._seed_streams(0)
        self._begin()

    def _allocate(self) -> None:
        tables, players = self.tables, self.game.players
        self._states = (
            np.zeros((tables, TOTALS + 2 * players), np.int64),
            np.zeros((tables, len(self._table.zones)), np.int64),
            self._chance,
            np.zeros((tables, players, BOXES), np.int64),
        )
        """What everybody knows, Danger cards face down, random streams, numbers written."""
        self._seen = self.layout.empty(tables, players)
        self._last_seen = self._seen.copy()
        """What was observed when the last game was over."""
        self._rewards = np.zeros((tables, players), np.float32)
        self._ended = np.zeros(tables, np.bool_)
        self._totals = np.zeros((tables, players), np.int64)

    def _begin(self) -> tuple[Observation, dict[str, Any]]:
        rest = (self._table, self._states, self._places, self._seen)
        self._threads.run(lambda begin, end: begin_games((begin, end), *rest))
        seen = self._seen.reshape(self.num_envs, -1).copy()
        return seen, self._infos()

    def _infos(self) -> dict[str, Any]:
        """Return which numbers may be written: the same at all seats of a table."""
        is_open = 1 - self._seen[:, 0, self.layout["blocked"].places].astype(np.int8)
        return {"action_mask": np.repeat(is_open[:, self._digits], self.game.players, axis=0)}

    def step(self, actions: ArrayLike) -> StepResult:
        """Write the numbers `actions + 1`, or the nearest that are allowed, and count."""
        wanted = read_actions(actions, (self.num_envs, BOXES), self.game.top - 2)
        wanted = wanted.reshape(*self._rewards.shape, BOXES)
        results = (self._rewards, self._ended, self._totals, self._last_seen)
        kind = (self._reward_kind, self.game.rounds)
        rest = (self._table, self._states, self._places, self._seen, wanted, results, *kind)
        self._threads.run(lambda begin, end: play_rounds((begin, end), *rest))
        seen = self._seen.reshape(self.num_envs, -1).copy()
        infos, ended = self._infos(), np.repeat(self._ended, self.game.players)
        if ended.any():
            last_seen = self._last_seen.reshape(seen.shape)
            infos |= at_end(ended, last_seen, totals=self._totals.reshape(-1))
        late = np.zeros(self.num_envs, np.bool_)
        return seen, self._rewards.reshape(-1).copy(), ended, late, infos

    def sample(self) -> Actions:
        """Return a choice for every seat, all choices equally likely."""
        actions = np.empty((self.tables, self.game.players, BOXES), np.int64)
        rest = (self._states, self._own_draws, actions)
        self._threads.run(lambda begin, end: draw_choices((begin, end), *rest))
        return actions.reshape(self.num_envs, BOXES)

    def written(self) -> Actions:
        """Return what every seat wrote in the last round."""
        return self._states[3].reshape(self.num_envs, BOXES).copy()

"""Fifty, many games at once: a step counts a round in each, and every seat is an environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fifties.games.fifty import Edition, Fifty
from fifties.games.fifty.sizes import ROUNDS
from fifties.research.fields import Seen
from fifties.research.rewards import Reward, known_reward
from fifties.research.seen_fifty import layout_of
from fifties.research.tables import set_fifty
from fifties.research.vector.crew import Crew
from fifties.research.vector.fifty_fifty import REWARDS, Bools, Floats, first_seed
from fifties.research.vector.fifty_kernels import begin_games, draw_choices, play_rounds
from fifties.simulate.fifty.known import TOTALS
from fifties.simulate.fifty.lanes import BOXES
from fifties.simulate.fifty.tables import table_of
from fifties.simulate.running import usual_threads
from fifties.simulate.streams import stream_of


class FiftyVectorEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """So many seats, as many of them at a table as there are players, the first table first.

    All write at once, so a step is a round; tables whose game is over begin anew in the same step.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1024,
        players: int = 4,
        *,
        danger: bool = False,
        edition: str | Edition = "iello",
        rounds: int = ROUNDS,
        reward: Reward = "points",
        threads: int | None = None,
    ) -> None:
        known_reward(reward)
        if num_envs % players:
            raise ValueError(f"{num_envs} seats are no whole number of tables of {players}")
        self.game = set_fifty(players, danger=danger, edition=edition, rounds=rounds)
        self.num_envs, self.layout = num_envs, layout_of(self.game)
        self.tables = num_envs // players
        self.single_observation_space = self.layout.space()
        self.single_action_space = MultiDiscrete([self.game.top - 1] * BOXES)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._table = table_of(Fifty(players, self.game.edition, danger))
        self._manner = np.array([REWARDS.index(reward), self.game.rounds])
        self._crew = Crew(self.tables, threads or usual_threads())
        self._make_room()
        self.reset(seed=0)

    def _make_room(self) -> None:
        tables, players = self.tables, self.game.players
        self._worlds = (
            np.zeros((tables, TOTALS + 2 * players), np.int64),
            np.zeros((tables, len(self._table.zones)), np.int64),
            np.zeros((tables, 1), np.uint64),
            np.zeros((tables, players, BOXES), np.int64),
        )
        """What everybody knows, Danger cards face down, random streams, numbers written."""
        self._own_draws = np.zeros((tables, 1), np.uint64)
        self._seen = self.layout.empty(tables, players)
        self._rewards = np.zeros((tables, players), np.float32)
        self._ended = np.zeros(tables, np.bool_)
        self._totals = np.zeros((tables, players), np.int64)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the interface's
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games anew. A game depends on the seed, its number and what was written."""
        first = np.uint64(first_seed(seed))
        for table in range(self.tables):
            self._worlds[2][table] = stream_of(first, table)
            self._own_draws[table] = stream_of(first, self.tables + table)
        rest = (self._table, self._worlds, self._seen)
        self._crew.run(lambda begin, end: begin_games((begin, end), *rest))
        seen = self._seen.reshape(self.num_envs, -1).copy()
        return seen, self._infos(seen)

    def _infos(self, seen: Seen) -> dict[str, Any]:
        """Tell which numbers may be written."""
        digits = np.arange(1, self.game.top) % 10
        return {"action_mask": 1 - seen[:, self.layout["blocked"].places][:, digits]}

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, Floats, Bools, Bools, dict[str, Any]]:
        """Write the numbers `actions + 1`, or the nearest that are allowed, and count."""
        wanted = np.ascontiguousarray(actions, np.int64).reshape(*self._rewards.shape, BOXES)
        told = (self._rewards, self._ended, self._totals)
        rest = (self._table, self._worlds, self._seen, wanted, told, self._manner)
        self._crew.run(lambda begin, end: play_rounds((begin, end), *rest))
        seen = self._seen.reshape(self.num_envs, -1).copy()
        infos, ended = self._infos(seen), np.repeat(self._ended, self.game.players)
        if ended.any():
            infos["final_totals"], infos["_final_totals"] = self._totals.reshape(-1).copy(), ended
        late = np.zeros(self.num_envs, np.bool_)
        return seen, self._rewards.reshape(-1).copy(), ended, late, infos

    def sample(self) -> NDArray[np.int64]:
        """Draw a choice for every seat, all choices alike."""
        actions = np.empty((self.tables, self.game.players, BOXES), np.int64)
        rest = (self._worlds, self._own_draws, actions)
        self._crew.run(lambda begin, end: draw_choices((begin, end), *rest))
        return actions.reshape(self.num_envs, BOXES)

    def written(self) -> NDArray[np.int64]:
        """Return what every seat wrote in the last round."""
        return self._worlds[3].reshape(self.num_envs, BOXES).copy()

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        self._crew.dismiss()

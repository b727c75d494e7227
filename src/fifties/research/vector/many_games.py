"""What the vector environments of both games have in common."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from fifties.research.fields import Layout, Seen
from fifties.research.tables import whole
from fifties.research.vector.crew import Crew
from fifties.research.vector.seeding import Seeds, any_seed, sow
from fifties.simulation.running import usual_threads

REWARDS: Final = ("points", "win", "shaped")

Actions: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float32]
Bools: TypeAlias = NDArray[np.bool_]
Told: TypeAlias = tuple[Seen, Floats, Bools, Bools, dict[str, Any]]
"""What a step tells: observations, rewards, who has come to an end, who was cut short, infos."""


class ManyGames(VectorEnv[Seen, Actions, NDArray[Any]]):
    """Spaces, seeds, actions, ends and threads; a game brings the rest."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }
    _crews: tuple[Crew, ...] = ()

    def _set_up(self, layout: Layout, actions: Space[Any], num_envs: int, seats: int) -> None:
        """Make spaces and streams for games of so many *seats* that are environments each."""
        self.num_envs, self.layout, self._seats_a_game = num_envs, layout, seats
        self.single_observation_space = layout.space()
        self.single_action_space = actions
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._chance = np.zeros((num_envs // seats, 1), np.uint64)
        self._own_draws = np.zeros_like(self._chance)
        self._is_sown = False

    def reset(
        self,
        *,
        seed: Seeds | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the interface's
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games anew; without a seed chance goes on from where it is."""
        if not self._is_sown:
            self._sow(any_seed())
        if seed is not None:
            self._sow(seed)
        self._is_sown = True
        return self._begin()

    def _sow(self, seed: Seeds) -> None:
        sow(seed, self._seats_a_game, self._chance, self._own_draws)

    def _begin(self) -> tuple[Seen, dict[str, Any]]:
        raise NotImplementedError

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        for crew in self._crews:
            crew.dismiss()


def threads_of(threads: int | None) -> int:
    """Return how many threads there are to be: as many as cores unless somebody says so."""
    return usual_threads() if threads is None else whole("threads", threads, 1)


def read_actions(actions: ArrayLike, shape: tuple[int, ...], most: int) -> Actions:
    """Return actions as kernels read them, from 0 to *most*; `ValueError` says what is wrong."""
    given = np.ascontiguousarray(actions)
    if given.shape != shape or given.dtype.kind not in "iu":
        what = f"{given.dtype} in the shape {given.shape}"
        raise ValueError(f"actions are whole numbers in the shape {shape}, not {what}")
    read = given.astype(np.int64, copy=False)
    if read.view(np.uint64).max() > most:  # a number below 0 is a huge one without its sign
        wrong = read[(read < 0) | (read > most)]
        whole("action", int(wrong[0]), 0, most)
    return read


def at_end(ended: Bools, seen: Seen, **told: NDArray[Any]) -> dict[str, Any]:
    """Tell, as Gymnasium does, what environments that have *ended* told last."""
    last = np.full(len(ended), None, object)
    last[ended] = np.fromiter(seen[ended], object)
    info: dict[str, Any] = {}
    for name, values in told.items():
        info[name], info[f"_{name}"] = values.copy(), ended.copy()
    return {
        "final_obs": last,
        "_final_obs": ended.copy(),
        "final_info": info,
        "_final_info": ended.copy(),
    }

"""What the vector environments of both games share: spaces, seeds, actions, ends and threads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import Space
from gymnasium.error import ClosedEnvironmentError
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from fifties.research.options import whole_option
from fifties.research.rewards import KINDS
from fifties.research.spaces import Layout, Observation
from fifties.simulation.compilation import kernel
from fifties.simulation.random_streams import stream_of
from fifties.simulation.worker_pools import available_cores

Seeds: TypeAlias = int | Sequence[int | None]
"""One for all games, or one for every environment; those without one go on as they are."""

Streams: TypeAlias = NDArray[np.uint64]
"""A stream a game."""

WORD: Final = 1 << 64

WIN, SHAPED = KINDS.index("win"), KINDS.index("shaped")
"""Kinds of reward, as kernels number them."""

FEWEST: Final = 256
"""Fewer games than this are usually not worth a thread of their own."""

Actions: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float32]
Bools: TypeAlias = NDArray[np.bool_]
StepResult: TypeAlias = tuple[Observation, Floats, Bools, Bools, dict[str, Any]]
"""Observations, rewards, which have ended, which were cut short, infos."""


def seed_streams(seed: Seeds, seats: int, chance: Streams, draws: Streams) -> None:
    """Fill in the streams of *chance* and those of `sample`; a game has *seats* places in a list.

    With one seed for all, a game depends on it and on its number; with a seed of its own, on that
    alone.
    """
    games = len(chance)
    if not isinstance(seed, Sequence | np.ndarray):
        first = seed_word(seed)
        for game in range(games):
            chance[game], draws[game] = stream_of(first, game), stream_of(first, games + game)
        return
    if len(seed) != games * seats:
        raise ValueError(f"seeds in a list are as many as environments, {games * seats}: {seed!r}")
    own = [None if one is None else seed_word(one) for one in seed]
    for game, one in enumerate(own[::seats]):
        if one is not None:
            chance[game], draws[game] = stream_of(one, 0), stream_of(one, 1)


def seed_word(seed: int) -> np.uint64:
    """Return a seed as kernels read it: longer ones are mixed."""
    number = whole_option("seed", seed, 0)
    if number >= WORD:
        number = int(np.random.SeedSequence(number).generate_state(1, np.uint64)[0])
    return np.uint64(number)


def random_seed() -> int:
    """Return a seed from the operating system."""
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0])


class GameThreads:
    """Threads that divide games among them. A copy, also one from a pickle, starts its own."""

    def __init__(self, games: int, threads: int, fewest: int = FEWEST) -> None:
        parts = max(1, min(threads, games // fewest))
        ends = [games * part // parts for part in range(parts + 1)]
        self._spans = [*pairwise(ends)]
        self._pool: ThreadPoolExecutor | None = None

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_pool": None}

    def run(self, work: Callable[[int, int], None]) -> None:
        """Call *work* with the first game and the end of every span, on all threads."""
        if not self._spans:
            raise ClosedEnvironmentError("this environment has been closed: make another")
        (first, *others) = self._spans
        if not others:
            work(*first)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(len(others))
        waiting = [self._pool.submit(work, *span) for span in others]
        work(*first)
        for part in waiting:
            part.result()

    def close(self) -> None:
        """End the threads, and do no more work."""
        self._spans = []
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


class TableVectorEnv(VectorEnv[Observation, Actions, NDArray[Any]]):
    """Spaces, seeds, actions, ends and threads; a game brings the rest."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }
    _all_threads: tuple[GameThreads, ...] = ()

    def _set_up(self, layout: Layout, actions: Space[Any], num_envs: int, seats: int) -> None:
        """Make spaces and streams; every game has *seats* environments."""
        self.num_envs, self.layout, self._seats_a_game = num_envs, layout, seats
        self.single_observation_space = layout.space()
        self.single_action_space = actions
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._chance = np.zeros((num_envs // seats, 1), np.uint64)
        self._own_draws = np.zeros_like(self._chance)
        self._is_seeded = False

    def reset(
        self,
        *,
        seed: Seeds | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the interface's
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; without a seed chance goes on from where it is."""
        if not self._is_seeded:
            self._seed_streams(random_seed())
        if seed is not None:
            self._seed_streams(seed)
        self._is_seeded = True
        return self._begin()

    def _seed_streams(self, seed: Seeds) -> None:
        seed_streams(seed, self._seats_a_game, self._chance, self._own_draws)

    def _begin(self) -> tuple[Observation, dict[str, Any]]:
        raise NotImplementedError

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        for threads in self._all_threads:
            threads.close()


def threads_of(threads: int | None) -> int:
    """Return how many threads to use: as many as cores unless *threads* says otherwise."""
    return available_cores() if threads is None else whole_option("threads", threads, 1)


def read_actions(actions: ArrayLike, shape: tuple[int, ...], most: int) -> Actions:
    """Return actions as kernels read them, from 0 to *most*; `ValueError` says what is wrong."""
    given = np.ascontiguousarray(actions)
    if given.shape != shape or given.dtype.kind not in "iu":
        what = f"{given.dtype} in the shape {given.shape}"
        raise ValueError(f"actions are whole numbers in the shape {shape}, not {what}")
    read = given.astype(np.int64, copy=False)
    if read.view(np.uint64).max() > most:  # a number below 0 is a huge one without its sign
        wrong = read[(read < 0) | (read > most)]
        whole_option("action", int(wrong[0]), 0, most)
    return read


def at_end(ended: Bools, seen: Observation, **told: NDArray[Any]) -> dict[str, Any]:
    """Return, in the form that Gymnasium has, the last infos of environments that have *ended*."""
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


@kernel
def pay_win(winners: Any, rewards: Any) -> None:
    """Fill in what `fifties.research.rewards.win_rewards` returns."""
    players, shared = len(winners), winners.sum()
    for seat in range(players):
        if winners[seat]:
            rewards[seat] = (players / shared - 1) / (players - 1)
        else:
            rewards[seat] = -1 / (players - 1)

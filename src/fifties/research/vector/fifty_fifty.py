"""Fifty Fifty, many games at once: a step plays one card in each."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fifties.core.contract import Seat
from fifties.games.fifty_fifty import Edition
from fifties.games.fifty_fifty.actions import TRICKS
from fifties.research.fields import Seen
from fifties.research.rewards import Reward, known_reward
from fifties.research.seen_fifty_fifty import layout_of
from fifties.research.tables import set_fifty_fifty
from fifties.research.vector.crew import Crew
from fifties.research.vector.halves_kernels import (
    begin_games,
    draw_actions,
    play_cards,
)
from fifties.research.vector.halves_sight import faces_of
from fifties.simulate.fifty_fifty.known import MOST_SEATS, SIZE, empty_table
from fifties.simulate.running import usual_threads
from fifties.simulate.streams import stream_of

REWARDS: Final = ("points", "win", "shaped")
FEWEST_DRAWN: Final = 2048
"""To draw a card takes so little time that fewer games are not worth a thread."""

Floats = NDArray[np.float32]
Bools = NDArray[np.bool_]


class FiftyFiftyVectorEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """So many games, each seen by the seat that plays next; ended ones begin anew in the same step.

    Rewards are those of the seat that has just played; `infos["rewards"]` has everybody's.
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
        edition: str | Edition = "zoch",
        rounds: int | None = None,
        dealer: Seat | None = None,
        reward: Reward = "points",
        threads: int | None = None,
    ) -> None:
        known_reward(reward)
        self.game = set_fifty_fifty(players, edition=edition, rounds=rounds, dealer=dealer)
        self.num_envs, self.layout = num_envs, layout_of(self.game)
        self.single_observation_space = self.layout.space()
        self.single_action_space = Discrete(len(self.game.deck))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._hand, box = self.layout["hand"].places, self.game.edition
        self._faces = faces_of(box.moods, box.zeros)
        self._table = empty_table(self.game)
        self._manner = np.array([REWARDS.index(reward), self.game.rounds])
        threads = threads or usual_threads()
        self._crew, self._drawers = Crew(num_envs, threads), Crew(num_envs, threads, FEWEST_DRAWN)
        self._make_room()
        self.reset(seed=0)

    def _make_room(self) -> None:
        games, players = self.num_envs, self.game.players
        self._worlds = (
            np.zeros((games, SIZE), np.int64),
            np.zeros((games, MOST_SEATS), np.int64),
            np.zeros((games, TRICKS, 2), np.int64),
            np.zeros((games, 1), np.uint64),
            self.layout.empty(games, players),
        )
        """What everybody knows, hands, moods, random streams, and what every seat sees."""
        self._own_draws = np.zeros((games, 1), np.uint64)
        self._rewards = np.zeros((games, players), np.float32)
        self._ended = np.zeros(games, np.bool_)
        self._totals = np.zeros((games, players), np.int64)
        self._seats = np.zeros(games, np.int64)
        self._own = np.zeros(games, np.float32)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the interface's
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games anew. A game depends on the seed, its number and what was played."""
        first = np.uint64(first_seed(seed))
        for game in range(self.num_envs):
            self._worlds[3][game] = stream_of(first, game)
            self._own_draws[game] = stream_of(first, self.num_envs + game)
        seen = self.layout.empty(self.num_envs)
        rest = (self._table, self._worlds, self._faces, self._told(seen))
        self._crew.run(lambda begin, end: begin_games((begin, end), *rest))
        self._rewards[:], self._ended[:] = 0.0, False
        return seen, self._infos(seen)

    def _told(self, seen: Seen) -> tuple[NDArray[Any], ...]:
        """Return what kernels fill in, what is to be *seen* first."""
        return seen, self._seats, self._own, self._rewards, self._ended, self._totals

    def _infos(self, seen: Seen) -> dict[str, Any]:
        """Tell what may be played (the hand), who plays, and what everybody was paid."""
        return {
            "action_mask": seen[:, self._hand],
            "seat": self._seats.copy(),
            "rewards": self._rewards.copy(),
        }

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, Floats, Bools, Bools, dict[str, Any]]:
        """Play card `action + 1` in every game, or the nearest in the hand."""
        cards = np.asarray(actions, np.int64)
        seen: Seen = np.empty((self.num_envs, self.layout.size), np.int16)
        rest = (self._table, self._worlds, self._faces, cards, self._told(seen), self._manner)
        self._crew.run(lambda begin, end: play_cards((begin, end), *rest))
        infos, ended = self._infos(seen), self._ended.copy()
        if ended.any():
            infos["final_totals"], infos["_final_totals"] = self._totals.copy(), ended
        return seen, self._own.copy(), ended, np.zeros(self.num_envs, np.bool_), infos

    def sample(self) -> NDArray[np.int64]:
        """Draw a card of the seat that plays next in every game, all of its cards alike."""
        actions = np.empty(self.num_envs, np.int64)
        rest = (self._worlds, self._own_draws, actions)
        self._drawers.run(lambda begin, end: draw_actions((begin, end), *rest))
        return actions

    def hands(self) -> NDArray[np.int64]:
        """Return everybody's cards by game and seat, as masks of bits: secrets, for checks."""
        return self._worlds[1][:, : self.game.players].copy()

    def moods(self) -> NDArray[np.int64]:
        """Return the moods of all tricks of this round by game: secrets, for checks."""
        return self._worlds[2].copy()

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        self._crew.dismiss()
        self._drawers.dismiss()


def first_seed(seed: int | list[int | None] | None) -> int:
    """Return one seed for all games; one of the machine's if there is none."""
    first = seed[0] if isinstance(seed, list) else seed
    return int(np.random.SeedSequence(first).generate_state(1)[0]) if first is None else first

"""Fifty Fifty, many games at once: a step plays one card in each."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import ArrayLike, NDArray

from fifties.core.contract import Seat
from fifties.games.fifty_fifty import FiftyFiftyEdition
from fifties.games.fifty_fifty.actions import TRICKS
from fifties.research.fifty_fifty import layout_of
from fifties.research.fifty_fifty_episode import make_fifty_fifty
from fifties.research.options import whole_option
from fifties.research.rewards import KINDS, Reward, check_reward
from fifties.research.spaces import Observation
from fifties.research.vector.fifty_fifty_kernels import (
    begin_games,
    draw_actions,
    faces_of,
    places_in,
    play_cards,
)
from fifties.research.vector.vector_environment import (
    Actions,
    GameThreads,
    StepResult,
    TableVectorEnv,
    at_end,
    read_actions,
    threads_of,
)
from fifties.simulation.fifty_fifty.game_arrays import MOST_SEATS, SIZE, array_at_start

FEWEST_DRAWN: Final = 2048
"""To draw a card takes so little time that fewer games are not worth a thread."""


class FiftyFiftyVectorEnv(TableVectorEnv):
    """*num_envs* games, each seen by the seat that plays next; ended ones begin anew at once.

    Rewards are those of the seat that has just played; `infos["rewards"]` has everybody's.
    """

    def __init__(
        self,
        num_envs: int = 1024,
        players: int = 4,
        *,
        edition: str | FiftyFiftyEdition = "zoch",
        rounds: int | None = None,
        dealer: Seat | None = None,
        reward: Reward = "points",
        threads: int | None = None,
    ) -> None:
        check_reward(reward)
        self.game = make_fifty_fifty(players, edition=edition, rounds=rounds, dealer=dealer)
        num_envs, cards = whole_option("num_envs", num_envs, 1), Discrete(len(self.game.deck))
        self._set_up(layout_of(self.game), cards, num_envs, 1)
        self._hand, box = self.layout["hand"].places, self.game.edition
        self._faces = faces_of(box.moods, box.zeros)
        self._table = array_at_start(self.game)
        self._places = places_in(self.layout)
        self._reward_kind = KINDS.index(reward)
        threads = threads_of(threads)
        self._threads, self._sample_threads = (
            GameThreads(num_envs, threads),
            GameThreads(num_envs, threads, FEWEST_DRAWN),
        )
        self._all_threads = (self._threads, self._sample_threads)
        self._allocate()
        self._seed_streams(0)
        self._begin()

    def _allocate(self) -> None:
        games, players = self.num_envs, self.game.players
        self._states = (
            np.zeros((games, SIZE), np.int64),
            np.zeros((games, MOST_SEATS), np.int64),
            np.zeros((games, TRICKS, 2), np.int64),
            self._chance,
            self.layout.empty(games, players),
        )
        """What everybody knows, hands, moods, random streams, and what every seat observes."""
        self._rewards = np.zeros((games, players), np.float32)
        self._ended = np.zeros(games, np.bool_)
        self._totals = np.zeros((games, players), np.int64)
        self._seats = np.zeros(games, np.int64)
        self._own = np.zeros(games, np.float32)
        self._last_seen, self._last_seats = self.layout.empty(games), np.zeros(games, np.int64)
        """What was observed when the last game was over, and by whom."""

    def _begin(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.layout.empty(self.num_envs)
        rest = (self._table, self._states, self._places, self._faces, (seen, self._seats))
        self._threads.run(lambda begin, end: begin_games((begin, end), *rest))
        self._rewards[:], self._ended[:] = 0.0, False
        return seen, self._infos(seen)

    def _infos(self, seen: Observation) -> dict[str, Any]:
        """Return what may be played (the hand), who plays, and what everybody was paid."""
        return {
            "action_mask": seen[:, self._hand].astype(np.int8),
            "seat": self._seats.copy(),
            "rewards": self._rewards.copy(),
        }

    def step(self, actions: ArrayLike) -> StepResult:
        """Play card `action + 1` in every game, or the nearest in the hand."""
        cards = read_actions(actions, (self.num_envs,), len(self.game.deck) - 1)
        seen: Observation = np.empty((self.num_envs, self.layout.size), np.int16)
        next_seats, last = (seen, self._seats), (self._totals, self._last_seen, self._last_seats)
        results = (self._own, self._rewards, self._ended, last)
        rules = (self._table, self._states, self._places, self._faces)
        rest = (*rules, cards, next_seats, results, self._reward_kind, self.game.rounds)
        self._threads.run(lambda begin, end: play_cards((begin, end), *rest))
        infos, ended = self._infos(seen), self._ended.copy()
        if ended.any():
            totals, last_seen, seats = last
            infos |= at_end(ended, last_seen, totals=totals, seat=seats)
        return seen, self._own.copy(), ended, np.zeros(self.num_envs, np.bool_), infos

    def sample(self) -> Actions:
        """Return a card of the seat that plays next, in every game, all equally likely."""
        actions = np.empty(self.num_envs, np.int64)
        rest = (self._states, self._own_draws, actions)
        self._sample_threads.run(lambda begin, end: draw_actions((begin, end), *rest))
        return actions

    def hands(self) -> NDArray[np.int64]:
        """Return everybody's cards by game and seat, as masks of bits: secrets, for checks."""
        return self._states[1][:, : self.game.players].copy()

    def moods(self) -> NDArray[np.int64]:
        """Return the moods of all tricks of this round by game: secrets, for checks."""
        return self._states[2].copy()

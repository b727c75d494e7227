"""The points of a game of Fifty Fifty without luck: control variates of deals and moods.

What the cards dealt and each mood turned up have changed is measured by playouts in which everybody
follows the policy of their level, all hands known, and is taken off. What chance changes is 0 on
average, so the mean over games is that of the points, whoever plays; only the spread is smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fifties.core.record import Record, replay
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.state import State
from fifties.review.review import NotReviewed
from fifties.simulation.fifty_fifty.game_arrays import (
    BLUE,
    MOST_SEATS,
    TRICK,
    YELLOW,
    GameArray,
    array_from_view,
    pile_of,
    turn_back,
)
from fifties.simulation.fifty_fifty.scalar_kernel import pack_memories
from fifties.simulation.random_streams import Stream
from fifties.solver.fifty_fifty.learned_policies import all_policies
from fifties.solver.fifty_fifty.levels import LEVELS, policy_of
from fifties.solver.fifty_fifty.playouts import mean_results, mean_results_before_deal

Points: TypeAlias = NDArray[np.float64]

PLAYOUTS: Final = 240
"""How often a round is played out from a trick on, with the mood that came and with any."""

DEALS: Final = 600
"""How often a round is played out from another deal."""

WEIGHT: Final = 0.8
"""How much of what playouts say is taken off: people and bots do not play just like them."""

STAND_IN: Final = "master"
"""Whoever's policy is not known is played out as one of this level."""


def luck_free_fifty_fifty(
    record: Record[FiftyFifty], levels: Sequence[str | None]
) -> tuple[float, ...]:
    """Return everybody's points without luck, when bots of these *levels* played."""
    game = record.game
    if game.reduced is not None:
        raise IllegalSetup(NotReviewed(game.name))
    playouts = _Playouts(game, levels)
    state, luck = game.start(), np.zeros(game.players)
    for step in replay(record):
        state = step.state
        if state.turn is not None and not state.cards:
            luck += playouts.luck(state)
    return tuple(map(float, np.array(game.points(state)) - WEIGHT * luck))


class _Playouts:
    """Plays rounds of one game to their end."""

    def __init__(self, game: FiftyFifty, levels: Sequence[str | None]) -> None:
        self._game = game
        known = [level if level in LEVELS else STAND_IN for level in levels]
        self._policies = pack_memories([policy_of(level, game.players) for level in known])

    def luck(self, state: State) -> Points:
        """Return what the mood that was turned up has changed, or the deal with the first one."""
        known = array_from_view(self._game, self._game.view(state, state.turn))
        stream = _stream(state)
        is_dealt = not state.standing.tricks
        usual = self._any_deal(known, stream) if is_dealt else self._any_mood(state, known, stream)
        return self._mean(state, known, stream, known[TRICK] + 1) - usual

    def _any_deal(self, known: GameArray, stream: Stream) -> Points:
        results, pile = np.zeros(self._game.players), pile_of(self._game.edition)
        args = (all_policies(), *self._policies, stream, DEALS, results)
        mean_results_before_deal(known, pile, *args)
        return results

    def _any_mood(self, state: State, known: GameArray, stream: Stream) -> Points:
        hidden = known.copy()
        turn_back(hidden, known[YELLOW], known[BLUE])
        return self._mean(state, hidden, stream, known[TRICK])

    def _mean(self, state: State, known: GameArray, stream: Stream, first: int) -> Points:
        """Play out with all moods from trick *first* on shuffled."""
        hands, results = np.zeros(MOST_SEATS, np.int64), np.zeros(self._game.players)
        for seat in range(self._game.players):
            hands[seat] = sum(1 << card for card in state.hand(seat))
        args = (all_policies(), *self._policies, stream, PLAYOUTS, first, results)
        mean_results(known, hands, *args)
        return results


def _stream(state: State) -> Stream:
    """Return a random stream that depends on the state alone."""
    standing = state.standing
    seed = f"{len(standing.rounds)} {standing.hands} {standing.tricks} {state.mood}"
    return np.array([Random(seed).getrandbits(64)], np.uint64)

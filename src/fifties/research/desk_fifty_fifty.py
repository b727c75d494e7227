"""A game of Fifty Fifty in progress, with what every seat sees kept up to date card by card."""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium.spaces import Discrete

from fifties.core.contract import CHANCE, Seat
from fifties.core.refusals import IllegalAction
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.offers import PLAYS
from fifties.games.fifty_fifty.state import Standing
from fifties.research.desk import Mask, nearest
from fifties.research.fields import Seen
from fifties.research.sight_fifty_fifty import Sight
from fifties.research.tables import whole


class FiftyFiftyDesk:
    """One game, played by the engine."""

    def __init__(self, game: FiftyFifty) -> None:
        self.game, self._sight = game, Sight(game)
        self.layout = self._sight.layout
        self._last = len(game.deck) - 1
        """The highest action, which plays the highest card."""
        self.rows: list[Seen] = self._sight.rows
        self.begin(Random(0))

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.rows = self._sight.rows  # a copy has cut out its own

    def begin(self, rng: Random) -> None:
        """Begin a new game; chance draws from *rng*."""
        self._rng = rng
        self.state = self.game.start()
        self._sight.begin()
        self._deal()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.turn is None

    def _deal(self) -> None:
        """Deal unless the game is over."""
        game = self.game
        if game.to_act(self.state):
            deal = game.offer(self.state, CHANCE).sample(self._rng)
            self.state = game.apply(self.state, CHANCE, deal).state
        self._sight.deal(self.state.standing)

    def space_of_actions(self) -> Discrete:
        """Make the space of what a seat can do: play a card."""
        return Discrete(self._last + 1)

    def mask(self, seat: Seat) -> Mask:
        """Tell which cards *seat* holds, and so may play."""
        return self._sight.masks[seat].copy()

    def play(self, seat: Seat, action: int) -> Standing | None:
        """Let *seat* play card `action + 1`, or the nearest that it holds.

        Return how things stood before, if that ended a trick.
        """
        before = self.state.standing
        if action.__class__ is not int or not 0 <= action <= self._last:
            action = whole("action", action, 0, self._last)
        play = PLAYS[action + 1]
        try:
            state = self.game.apply(self.state, seat, play).state
        except IllegalAction:
            play = PLAYS[nearest(self._sight.masks[seat], action) + 1]
            state = self.game.apply(self.state, seat, play).state
        self.state = state
        if state.turn is None:
            self._deal()
            return before
        self._sight.lay(seat, play.card)
        if state.cards:
            return None
        self._sight.take(state.standing)
        return before

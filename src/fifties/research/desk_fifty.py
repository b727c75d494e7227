"""A game of Fifty in progress, with what every seat sees kept up to date number by number."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifties.core.contract import CHANCE, Seat
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.offers import open_numbers
from fifties.games.fifty.state import crowns, totals
from fifties.research.fields import Seen
from fifties.research.seen_fifty import layout_of

Mask = NDArray[np.int8]

KEPT: Final = 256
"""For so many sets of blocked digits masks are kept: all there are up to four tokens."""


class FiftyDesk:
    """One game: seats write their numbers in ascending order, one at a time or all at once.

    What seats see is what `seen_fifty.seen_of` makes of their views, only quicker.
    """

    def __init__(self, game: Fifty) -> None:
        self.game = game
        self.layout = layout_of(game)
        self._written, self._mine = self.layout.first("written", "mine")
        players = np.arange(game.players)
        self._order = (players[:, None] + players) % game.players
        """[viewer, place] is the seat that *viewer* sees at *place*."""
        self.seen: Seen = self.layout.empty(game.players)
        self.rows: list[Seen] = [*self.seen]
        """What each seat sees; `seen` has all of them."""
        self._fields = self.layout.split(self.seen)
        self.begin(Random(0))

    def begin(self, rng: Random) -> None:
        """Begin a new game; chance draws from *rng*."""
        self._rng = rng
        self.state = self.before_reveal = self.game.start()
        """The latter as it was when the last round had been counted."""
        self.seen[:] = 0
        self._fields["bonus"][:] = self.game.bonus(0)
        self._reveal()

    def _reveal(self) -> None:
        """Flip tokens unless the game is over."""
        game, state, players = self.game, self.state, self.game.players
        self.over = not game.to_act(state)
        if not self.over:
            reveal = game.offer(state, CHANCE).sample(self._rng)
            state = self.state = game.apply(state, CHANCE, reveal).state
            self.allowed = masks_of(game.top, state.blocked or (), game.boxes)
        self.picks: list[list[int]] = [[] for _ in range(players)]
        first = np.zeros(game.top - 1, np.int8) if self.over else self.allowed[0, 0]
        self.masks: list[Mask] = [first.copy() for _ in range(players)]
        fields = self._fields
        fields["blocked"][:] = 0
        fields["blocked"][:, list(state.blocked or ())] = 1
        fields["danger"][:] = state.danger or (0, 0)

    def write(self, seat: Seat, action: int) -> None:
        """Let *seat* write its next number, `action + 1`, or the nearest that it may write."""
        mask, action = self.masks[seat], int(action)
        if not mask[action]:
            action = nearest(mask, action)
        mine = self.picks[seat]
        mine.append(action + 1)
        count = len(mine)
        seen = self.rows[seat]
        seen[self._mine + action] = 1
        seen[self._written] = count
        self.masks[seat] = self.allowed[count, action + 1].copy()

    def choose(self, seat: Seat, actions: NDArray[np.int64]) -> None:
        """Let *seat* write all its numbers: those nearest to what is wanted, lowest first."""
        for action in np.sort(actions):
            self.write(seat, int(action))

    @property
    def complete(self) -> bool:
        """Whether everybody has written everything."""
        return len(self.picks[-1]) == self.game.boxes == len(self.picks[0])

    def count(self) -> None:
        """Count the round and go on to the next, if there is one."""
        game, state = self.game, self.state
        number = len(state.rounds) + 1
        for seat, numbers in enumerate(self.picks):
            state = game.apply(state, seat, Choose(number, tuple(numbers))).state
        self.state = self.before_reveal = state
        self._write_down()
        self._reveal()

    def _write_down(self) -> None:
        """Show everybody what the round came to."""
        game, rounds, fields, order = self.game, self.state.rounds, self._fields, self._order
        players, played = game.players, len(rounds)
        fields["round"][:], fields["written"][:], fields["mine"][:] = played, 0, 0
        fields["totals"][:] = np.array(totals(rounds, players))[order]
        fields["crowns"][:] = np.array(crowns(rounds, players))[order]
        if self.game.to_act(self.state):
            fields["bonus"][:] = game.bonus(played)
        if played < game.rounds:
            size = players * game.boxes
            picks = np.array(rounds[-1].picks)[order].reshape(players, size)
            fields["earlier"][:, (played - 1) * size : played * size] = picks


@lru_cache(maxsize=KEPT)
def masks_of(top: int, blocked: tuple[int, ...], boxes: int) -> NDArray[np.int8]:
    """Return masks by how many numbers are written and the last of them, 0 if there is none.

    Enough must be left for the boxes that follow; after the last box nothing may be written.
    """
    numbers = np.arange(1, top)
    is_open = np.isin(numbers, open_numbers(top, blocked))
    above = numbers > np.arange(top)[:, None]
    left = is_open[::-1].cumsum()[::-1] - is_open  # open numbers above each
    needed = boxes - 1 - np.arange(boxes + 1)[:, None, None]
    allowed = is_open & above & (left >= needed) & (needed >= 0)
    return allowed.astype(np.int8)


def nearest(mask: Mask, action: int) -> int:
    """Return the allowed action nearest to *action*, the higher of two."""
    allowed = np.flatnonzero(mask)
    return int(min(allowed, key=lambda other: (abs(other - action), -other)))

"""A game of Fifty in progress, with what every seat sees kept up to date number by number."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Discrete

from fifties.core.contract import CHANCE, Seat
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.offers import DIGITS, open_numbers
from fifties.games.fifty.state import crowns, totals
from fifties.research.desk import Mask, Masks, nearest
from fifties.research.fields import Seen, seats_from
from fifties.research.seen_fifty import layout_of
from fifties.research.tables import whole

KEPT: Final = 256
"""For so many sets of blocked digits masks are kept: all there are up to four tokens."""


class FiftyDesk:
    """One game: seats write their numbers in ascending order, one at a time.

    What seats see is what `seen_fifty.seen_of` makes of their views, only quicker.
    """

    def __init__(self, game: Fifty) -> None:
        self.game = game
        self.layout = layout_of(game)
        self._last = game.top - 2
        """The highest action, which writes the highest number."""
        self._written, self._mine = self.layout.first("written", "mine")
        self._seen: Seen = self.layout.empty(game.players)
        order, boxes = seats_from(game.players), np.arange(game.boxes)
        self._standings_order = np.hstack([order, order + game.players])
        self._picks_order = (order[..., None] * game.boxes + boxes).reshape(game.players, -1)
        """By viewer, where what it sees stands in the order of seats."""
        self._cut_out()
        self.begin(Random(0))

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._cut_out()

    def _cut_out(self) -> None:
        """Make parts of the rows, which change with them."""
        seen, totals, mine = self._seen, self.layout["totals"].first, self.layout["mine"]
        self.rows: list[Seen] = [*seen]
        self._heads, self._standings = seen[:, :totals], seen[:, totals : mine.first]
        """What everybody sees alike when a round begins; totals and crowns."""
        self._numbers = seen[:, mine.places]

    def begin(self, rng: Random) -> None:
        """Begin a new game; chance draws from *rng*."""
        self._rng = rng
        self.state = self.before_reveal = self.game.start()
        """The latter as it was when the last round had been counted."""
        self._seen.fill(0)
        self._reveal()

    def _reveal(self) -> None:
        """Flip tokens unless the game is over."""
        game, state = self.game, self.state
        self.over = not game.to_act(state)
        if not self.over:
            reveal = game.offer(state, CHANCE).sample(self._rng)
            state = self.state = game.apply(state, CHANCE, reveal).state
        self.allowed = masks_of(game.top, state.blocked or (), game.boxes)
        first = self.allowed[game.boxes if self.over else 0, 0]
        self._masks: list[Mask] = [first] * game.players
        self.picks: list[list[int]] = [[] for _ in range(game.players)]
        self._show_round()

    def _show_round(self) -> None:
        """Show everybody a round that begins, or the end of the game."""
        state, played = self.state, len(self.state.rounds)
        blocked, danger = state.blocked or (), state.danger or (0, 0)
        digits = [digit in blocked for digit in DIGITS]
        self._heads[...] = (played, 0, *digits, *danger, *self.game.bonus(played - self.over))
        self._numbers.fill(0)

    def space_of_actions(self) -> Any:
        """Make the space of what a seat can do: write a number."""
        return Discrete(self._last + 1)

    def mask(self, seat: Seat) -> Masks:
        """Tell which numbers *seat* may write next, 1 first."""
        return self._masks[seat].copy()

    def check(self, action: Any) -> None:
        """Raise `ValueError` for what is no action at all."""
        whole("action", action, 0, self._last)

    def write(self, seat: Seat, action: Any) -> None:
        """Let *seat* write its next number, `action + 1`, or the nearest that it may write."""
        mask = self._masks[seat]
        if action.__class__ is not int:
            action = whole("action", action, 0, self._last)
        if not 0 <= action <= self._last or not mask[action]:
            action = nearest(mask, action)
        picks, row = self.picks[seat], self.rows[seat]
        picks.append(action + 1)
        count = len(picks)
        row[self._mine + action], row[self._written] = 1, count
        self._masks[seat] = self.allowed[count, action + 1]

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
        rounds, players = self.state.rounds, self.game.players
        standings = np.array((*totals(rounds, players), *crowns(rounds, players)))
        self._standings[...] = standings[self._standings_order]
        if len(rounds) < self.game.rounds:
            picks = np.array([*chain.from_iterable(rounds[-1].picks)])
            end = self._mine + self.game.top - 1 + len(rounds) * picks.size
            self._seen[:, end - picks.size : end] = picks[self._picks_order]


@lru_cache(maxsize=KEPT)
def masks_of(top: int, blocked: tuple[int, ...], boxes: int) -> Mask:
    """Return masks by how many numbers are written and the last of them, 0 if there is none.

    Enough must be left for the boxes that follow; after the last box nothing may be written.
    """
    is_open = np.zeros(top - 1, np.int8)
    is_open[np.array(open_numbers(top, blocked)) - 1] = 1
    left = is_open[::-1].cumsum()[::-1] - is_open  # open numbers above each
    needed = boxes - 1 - np.arange(boxes + 1)[:, None]
    fitting = is_open & (left >= needed) & (needed >= 0)
    return fitting[:, None] & _above(top)


@lru_cache(maxsize=KEPT)
def _above(top: int) -> Mask:
    """Tell which numbers are higher than the last, 0 first."""
    return (np.arange(1, top) > np.arange(top)[:, None]).astype(np.int8)

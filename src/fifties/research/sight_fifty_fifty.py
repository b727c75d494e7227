"""What all seats see of a game of Fifty Fifty, changed where something has changed.

Row for row it is what `seen_fifty_fifty.seen_of` makes of the seats' views, only quicker.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fifties.core.contract import Seat
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import Card, Mood
from fifties.games.fifty_fifty.state import Standing
from fifties.research.desk import Mask
from fifties.research.fields import Layout, Seen, places_of, seats_from
from fifties.research.seen_fifty_fifty import face_down, layout_of, mood_cards, worst_results_of

Places = NDArray[np.intp]


class Sight:
    """A row a seat. Parts of the rows are cut out once: that takes longer than filling them."""

    def __init__(self, game: FiftyFifty) -> None:
        layout = layout_of(game)
        before_hand = layout.empty()[: layout["hand"].first]
        masks = np.zeros((game.players, len(game.deck)), np.int8)
        self.__setstate__((game, layout.empty(game.players), before_hand, masks))

    def __getstate__(self) -> tuple[FiftyFifty, Seen, Seen, NDArray[np.int8]]:
        return self._game, self._seen, self._head, self._masks

    def __setstate__(self, state: tuple[FiftyFifty, Seen, Seen, NDArray[np.int8]]) -> None:
        self._game, self._seen, self._head, self._masks = state
        """The head stands before every hand: alike, but for the place of the leader."""
        self.layout = layout_of(self._game)
        self._cut_out(self.layout, self._seen)
        self._find_places(self.layout, self._game)

    def _cut_out(self, layout: Layout, seen: Seen) -> None:
        """Make parts of the rows, which change with them."""
        hand, totals = layout.first("hand", "totals")
        fields = layout.split(seen)
        self.rows: list[Seen] = [*seen]
        """What each seat sees."""
        self.masks: list[Mask] = [*self._masks]
        """The cards that each seat holds, and so may play."""
        self._flat, self._heads, self._of_round = (
            seen.reshape(-1),
            seen[:, :hand],
            seen[:, hand:totals],
        )
        self._hands, self._table, self._leaders = (
            fields["hand"],
            fields["table"],
            fields["leader"][:, 0],
        )
        self._results = seen[:, totals:]
        """Totals and worst results."""

    def _find_places(self, layout: Layout, game: FiftyFifty) -> None:
        """Find out once what is seen where."""
        self._trick, self._mood, self._moods = layout.first("trick", "mood", "moods")
        order, self._places = seats_from(game.players), [*places_of(game.players)]
        self._order = np.hstack([order, order + game.players])
        rows = np.arange(game.players) * layout.size
        self._held = np.repeat(rows + layout["hand"].first - 1, game.tricks)
        """Where card 0 would stand, once for every card of a deal."""
        self._balances = [rows + layout["balances"].first + place for place in self._places]
        """By seat, where everybody sees what it holds."""
        self._laying = laying(layout, game)
        self._alike: dict[Mood, list[int]] = {}
        """Where Mood cards stand that look the same."""
        for at, mood in enumerate(mood_cards(game)):
            self._alike.setdefault(mood, []).append(at)

    def begin(self) -> None:
        """Forget the last game."""
        self._seen.fill(0)

    def deal(self, standing: Standing) -> None:
        """Show a round that begins, or the end of the game."""
        rounds = standing.rounds
        self._of_round.fill(0)
        if standing.hands:
            self._flat[self._held + np.frombuffer(b"".join(standing.hands), np.uint8)] = 1
        self._masks[...] = self._hands
        self._head[0], self._head[self._moods :] = len(rounds), 1
        self._turn_up(standing)
        if rounds:
            results = np.array((*rounds[-1].totals, *worst_results_of(rounds)))
            self._results[...] = results[self._order]

    def lay(self, seat: Seat, card: Card) -> None:
        """Show a card that *seat* has laid."""
        where, what = self._laying[seat][card]
        self._flat[where] = what
        self.masks[seat][card - 1] = 0

    def take(self, standing: Standing) -> None:
        """Show what the last trick has come to, and the next one."""
        taken = standing.tricks[-1]
        self._table.fill(0)
        for seat in (taken.highest, taken.lowest):
            self._flat[self._balances[seat]] = taken.balances[seat]
        self._turn_up(standing)

    def _turn_up(self, standing: Standing) -> None:
        """Show the mood of a trick that begins, and who leads it."""
        head, mood, played = self._head, self._mood, len(standing.tricks)
        head[self._trick] = played
        head[mood], head[mood + 1] = standing.moods[played] if standing.moods else (0, 0)
        if self._game.edition.zeros:
            head[self._moods :] = face_down(self._game, standing.moods[: played + 1])
        elif standing.moods:
            turned = standing.moods[played]
            alike = self._alike[turned]
            head[self._moods + alike[standing.moods[:played].count(turned)]] = 0
        self._heads[...] = head
        self._leaders[...] = self._places[standing.leader]


def laying(layout: Layout, game: FiftyFifty) -> list[list[tuple[Places, Seen]]]:
    """Tell by seat and card which numbers change when it is laid, counted through all rows.

    Everybody sees it as played and on the table, and it leaves a hand. Counted from card 0.
    """
    players, cards = game.players, np.arange(game.deck.stop)
    hand, played, table = layout.first("hand", "played", "table")
    rows, places = np.arange(players) * layout.size, places_of(players)
    where = np.empty((players, cards.size, 2 * players + 1), np.intp)
    what = np.zeros_like(where, np.int16)
    where[..., :players] = rows + played - 1 + cards[:, None]
    what[..., :players] = 1 + places[:, None]
    where[..., players:-1] = (rows + table + places)[:, None]
    what[..., players:-1] = cards[:, None]
    where[..., -1] = rows[:, None] + hand - 1 + cards
    return [[*zip(*of_seat, strict=True)] for of_seat in zip(where, what, strict=True)]

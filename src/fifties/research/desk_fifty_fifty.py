"""A game of Fifty Fifty in progress, with what every seat sees kept up to date card by card."""

from __future__ import annotations

from random import Random

import numpy as np

from fifties.core.contract import CHANCE, Seat
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.offers import PLAYS
from fifties.games.fifty_fifty.scoring import struck
from fifties.games.fifty_fifty.state import Standing
from fifties.research.desk_fifty import Mask, nearest
from fifties.research.fields import Seen
from fifties.research.seen_fifty_fifty import face_down, layout_of, mood_cards, worst_results


class FiftyFiftyDesk:
    """One game. What seats see is what `seen_fifty_fifty.seen_of` makes of their views."""

    def __init__(self, game: FiftyFifty) -> None:
        self.game = game
        self.layout = layout_of(game)
        self._at = self.layout.first("mood", "moods", "hand", "played", "table", "balances")
        players = np.arange(game.players)
        places = ((players[:, None] - players) % game.players).tolist()
        self._order = (players[:, None] + players) % game.players
        """[viewer, place] is the seat that *viewer* sees at *place*."""
        cards = mood_cards(game)
        self._alone = {mood: place for place, mood in enumerate(cards) if cards.count(mood) == 1}
        """Where Mood cards stand that cannot be taken for others."""
        self.seen: Seen = self.layout.empty(game.players)
        self.rows: list[Seen] = [*self.seen]
        """What each seat sees; `seen` has all of them."""
        self._fields = self.layout.split(self.seen)
        self._eyes = [[*zip(self.rows, seen_from, strict=True)] for seen_from in places]
        """By seat: what every viewer sees, and the place at which it sees this seat."""
        self.begin(Random(0))

    def begin(self, rng: Random) -> None:
        """Begin a new game; chance draws from *rng*."""
        self._rng = rng
        self.state = self.game.start()
        self.seen[:] = 0
        self._deal()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.turn is None

    def _deal(self) -> None:
        """Deal unless the game is over, and show everybody how things stand."""
        game, fields = self.game, self._fields
        if game.to_act(self.state):
            deal = game.offer(self.state, CHANCE).sample(self._rng)
            self.state = game.apply(self.state, CHANCE, deal).state
        standing = self.state.standing
        fields["hand"][:], fields["played"][:] = 0, 0
        for seat, hand in enumerate(standing.hands):
            row, before = self.rows[seat], self._at[2] - 1
            for card in hand:
                row[before + card] = 1
        self.masks: list[Mask] = [*fields["hand"].astype(np.int8)]
        fields["round"][:], fields["moods"][:], fields["balances"][:] = len(standing.rounds), 1, 0
        self._look_at_next_trick(standing)
        if standing.rounds:
            fields["totals"][:] = np.array(standing.rounds[-1].totals)[self._order]
            gone = [struck(standing.rounds, seat) for seat in range(game.players)]
            fields["worst"][:] = np.array(worst_results(standing.rounds, gone))[self._order]

    def play(self, seat: Seat, action: int) -> Standing | None:
        """Let *seat* play card `action + 1`, or the nearest that it holds.

        Return how things stood before, if that ended a trick.
        """
        mask, action = self.masks[seat], int(action)
        if not mask[action]:
            action = nearest(mask, action)
        before = self.state.standing
        state = self.game.apply(self.state, seat, PLAYS[action + 1]).state
        self.state = state
        if state.turn is None:
            self._deal()
            return before
        left = mask.copy()
        left[action] = 0
        self.masks[seat] = left
        _, _, hand, played, table, balances = self._at
        self.rows[seat][hand + action] = 0
        # For a handful of rows, one number at a time is quicker than NumPy's columns.
        for row, place in self._eyes[seat]:
            row[played + action] = place + 1
            row[table + place] = action + 1
        if state.cards:
            return None
        self._look_at_next_trick(state.standing)
        taken = state.standing.tricks[-1]
        for other in (taken.highest, taken.lowest):
            for row, place in self._eyes[other]:
                row[balances + place] = taken.balances[other]
        return before

    def _look_at_next_trick(self, standing: Standing) -> None:
        """Write down what changes for everybody when a trick begins."""
        players, (mood, moods, hand, _, table, _) = self.game.players, self._at
        played = len(standing.tricks)
        yellow, blue = standing.moods[played] if standing.moods else (0, 0)
        for row, place in self._eyes[standing.leader]:
            # Trick and leader stand before the mood.
            row[mood - 2], row[mood - 1], row[mood], row[mood + 1] = played, place, yellow, blue
            row[table : table + players] = 0
        alone = None if self.game.edition.zeros else self._alone.get((yellow, blue))
        if alone is None:
            self.seen[:, moods:hand] = face_down(self.game, standing.moods[: played + 1])
        elif standing.moods:
            self.seen[:, moods + alone] = 0

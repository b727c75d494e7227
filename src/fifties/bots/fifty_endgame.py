"""The end of a game of Fifty, when a bot plays for the win instead of for points."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from fifties.bots import reasons
from fifties.bots.reasons import Reason
from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.table_size import BOXES, ROUNDS
from fifties.games.fifty.view import FiftyView
from fifties.simulation.fifty.game_arrays import array_from_view
from fifties.simulation.random_streams import Stream, stream_of
from fifties.solver.fifty.round_setup import Floats, Ints, RoundSetup
from fifties.solver.fifty.win_chance import draw_choices, outlook, win_chances

IDEAS: Final = 48
"""How many choices are weighed against each other."""

FIELDS: Final = 200
"""In how many rounds that could be."""


class Stakes:
    """What somebody plays for in a round."""

    def __init__(self, game: Fifty, view: FiftyView) -> None:
        self._game, self._view = game, view
        me = view.viewer or 0
        # The one who plays comes first, as in everything that follows.
        self._totals = (*view.totals[me:], *view.totals[:me])
        self._crowns = (*view.crowns[me:], *view.crowns[:me])

    @property
    def high(self) -> bool:
        """Whether this round can end the game: it is the last one, or somebody has a crown."""
        return self._view.round == ROUNDS or any(self._crowns)

    @property
    def reason(self) -> Reason:
        """Return what is at stake."""
        lead = self._totals[0] - max(self._totals[1:])
        if self._crowns[0]:
            return reasons.SecondCrown(self._game.mark)
        if any(self._crowns) and self._view.round < ROUNDS:
            return reasons.StopTheCrown()
        if not lead:
            return reasons.NoOpening()
        return reasons.Lead(lead) if lead > 0 else reasons.Behind(-lead)

    def likeliest_to_win(
        self, setup: RoundSetup, steps: Floats, field: Sequence[Floats], rng: Random
    ) -> Numbers:
        """Draw ideas by *steps*, and return the one that wins most against draws of the *field*."""
        stream = stream_of(rng.getrandbits(62), 0)
        nodes = np.array(setup.nodes)
        ideas = _draws(steps, IDEAS, nodes, stream)
        chances = win_chances(
            array_from_view(self._game, self._view),
            ideas,
            np.stack([_draws(other, FIELDS, nodes, stream) for other in field], axis=1),
            np.array(self._totals),
            np.array(self._crowns),
            outlook(self._game.players, ROUNDS - self._view.round),
        )
        return tuple(map(int, ideas[np.argmax(chances)]))


def _draws(steps: Floats, count: int, nodes: Ints, stream: Stream) -> Ints:
    choices = np.zeros((count, BOXES), np.int64)
    draw_choices(np.cumsum(steps, axis=2), nodes, stream, choices)
    return choices

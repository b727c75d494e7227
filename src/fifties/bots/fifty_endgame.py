"""The end of a game of Fifty, when a bot plays for the win instead of for points."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Final

from fifties.bots import reasons
from fifties.bots.fifty_opponents import Beliefs, Kinds
from fifties.bots.reasons import Reason
from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.table_size import BOXES, ROUNDS
from fifties.games.fifty.view import FiftyView
from fifties.simulation.fifty.game_arrays import array_from_view
from fifties.simulation.kernel_arrays import (
    Floats,
    Integers,
    float_rows_of,
    integer_row_of,
    integer_rows,
    stacked,
)
from fifties.simulation.kernels import IS_COMPILED
from fifties.simulation.random_streams import stream_of
from fifties.solver.fifty.flow import Flow
from fifties.solver.fifty.win_chance import draw_choices, draw_fields, outlook, win_chances

IDEAS: Final = 48
"""How many choices are weighed against each other."""

FIELDS: Final = 200
"""In how many rounds that could be."""

FIELDS_AT_ONCE: Final = FIELDS if IS_COMPILED else 1

SAME: Final = 1e-9
"""Chances that differ by less are equal: they were only added up differently."""

SECONDS: Final = 0.1
"""Where nothing is compiled, only rounds are imagined that end so soon after thinking began."""


class Stakes:
    """What somebody plays for in a round."""

    def __init__(self, game: Fifty, view: FiftyView) -> None:
        self._game, self._view, self._began = game, view, monotonic()
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
        self, flow: Flow, kinds: Kinds, beliefs: Sequence[Beliefs], rng: Random
    ) -> Numbers:
        """Draw ideas from a *flow*, and return the one that wins most against the others' draws.

        Of the others one has *beliefs*. The ideas are tried in `FIELDS` rounds, or in as many as
        there is time for in plain Python.
        """
        stream, nodes = stream_of(rng.getrandbits(62), 0), integer_row_of(flow.nodes)
        ideas = integer_rows(IDEAS, BOXES)
        draw_choices(flow.sums, nodes, stream, ideas)
        known, ahead = self._known_and_ahead()
        totals, crowns = integer_row_of(self._totals), integer_row_of(self._crowns)
        sums = stacked([kinds[kind].sums for kind in beliefs[0]])
        chances = float_rows_of([about.values() for about in beliefs])
        added = [0.0] * IDEAS
        fields = stacked([integer_rows(len(beliefs), BOXES) for _ in range(FIELDS_AT_ONCE)])
        longest, now = 0.0, monotonic()
        for _ in range(0, FIELDS, FIELDS_AT_ONCE):
            draw_fields(sums, chances, nodes, stream, fields)
            worths = win_chances(known, ideas, fields, totals, crowns, ahead)
            added = [one + float(other) for one, other in zip(added, worths, strict=True)]
            before, now = now, monotonic()
            longest = max(longest, now - before)
            if not IS_COMPILED and now + longest > self._began + SECONDS:
                break
        best = next(idea for idea, chance in enumerate(added) if chance > max(added) - SAME)
        return tuple(map(int, ideas[best]))

    def _known_and_ahead(self) -> tuple[Integers, Floats]:
        game, view = self._game, self._view
        return array_from_view(game, view), outlook(game.players, ROUNDS - view.round)

"""Bots that play Fifty."""

from __future__ import annotations

from random import Random
from typing import Final

from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.offers import Choices, open_numbers
from fifties.games.fifty.reckoning import Reckoning
from fifties.games.fifty.settle import settle
from fifties.games.fifty.sizes import BOXES
from fifties.games.fifty.view import View

IDEAS: Final = 16
"""How many choices a steady player thinks of."""

TRIALS: Final = 12
"""Against how many made-up rounds each is tried."""

LARGEST_FIELD: Final = 40
"""In a larger crowd, trying a choice out says little and takes long."""


def beginner(game: Fifty, view: View, rng: Random) -> Choose:
    """Write any five numbers."""
    return _choices(game, view).sample(rng)


def steady(game: Fifty, view: View, rng: Random) -> Choose:
    """Spread five numbers over the count, and take the spread that does best in made-up rounds."""
    ideas = [_spread(game, view, rng) for _ in range(IDEAS)]
    if game.players > LARGEST_FIELD:
        return Choose(view.round, ideas[0])
    others = _choices(game, view)
    fields = [[others.sample(rng).numbers for _ in range(game.players - 1)] for _ in range(TRIALS)]
    by = Reckoning(
        top=game.top,
        mark=game.mark,
        bonus=game.edition.bonus[view.round - 1],
        danger=view.danger,
        crowns=(0,) * game.players,
    )
    return Choose(view.round, max(ideas, key=lambda idea: _points(idea, fields, by)))


def _choices(game: Fifty, view: View) -> Choices:
    return Choices(view.round, game.top, view.blocked or ())


def _spread(game: Fifty, view: View, rng: Random) -> Numbers:
    """Draw one number from each fifth of those that are open."""
    numbers = open_numbers(game.top, view.blocked or ())
    ends = [len(numbers) * part // BOXES for part in range(BOXES + 1)]
    return tuple(numbers[rng.randrange(ends[part], ends[part + 1])] for part in range(BOXES))


def _points(idea: Numbers, fields: list[list[Numbers]], by: Reckoning) -> int:
    """Add up what *idea* scores against each of *fields*."""
    settled = [settle([idea, *field], by) for field in fields]
    return sum(result.beads[0] + result.bonus[0] for result in settled)

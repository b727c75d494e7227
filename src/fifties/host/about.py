"""What a host says about itself: games, their printings, and what can be copied off a box."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from fifties import __version__
from fifties.bots import levels
from fifties.games.registry import editions
from fifties.host.api_bodies import About, EditionOffered, GameOffered
from fifties.locales import LANGUAGES
from fifties.table.game_adapter import AnyGameAdapter
from fifties.table.registry import game_adapters
from fifties.table.requests import MOST_BOTS_AT_ONCE, Reaction
from fifties.table.settings import COUNT_PACES, Clock, Pace

MostReviewed: TypeAlias = Callable[[str, int], int]
"""Returns for how many players a game is reviewed, of which so many are printed; 0: not at all."""


def describe_host(
    most_printed: int = 0, most_reviewed: MostReviewed = lambda _game, _printed: 0
) -> About:
    """Return what this host offers; sheets are printed for at most so many players."""
    return About(
        version=__version__,
        games=tuple(_game(game, most_printed, most_reviewed) for game in game_adapters()),
        clocks=tuple(Clock),
        reactions=tuple(Reaction),
        languages=LANGUAGES,
        bots_at_once=MOST_BOTS_AT_ONCE,
    )


def _game(game: AnyGameAdapter, most_printed: int, most_reviewed: MostReviewed) -> GameOffered:
    printed = most_printed if game.parties else min(most_printed, game.most_seats)
    return GameOffered(
        game=game.name,
        editions=tuple(
            EditionOffered(edition.name, game.components(edition), game.has_zeros(edition))
            for edition in editions(game.name).values()
        ),
        levels=levels(game.name),
        least=game.least_seats,
        most=None if game.parties else game.most_seats,
        seats=game.most_seats,
        printed=printed,
        reviewed=most_reviewed(game.name, printed),
        paces=tuple(pace for pace in Pace if game.counts or pace not in COUNT_PACES),
    )

"""What a server says about itself: games, their printings, and what can be copied off a box."""

from __future__ import annotations

from fifties import __version__
from fifties.bots import levels
from fifties.games.registry import editions
from fifties.locales import LANGUAGES
from fifties.server.api_bodies import About, EditionOffered, GameOffered
from fifties.server.worker import MOST_PRINTED
from fifties.table.registry import table_games
from fifties.table.requests import Reaction
from fifties.table.settings import COUNT_PACES, Clock, Pace
from fifties.table.table_game import AnyTableGame


def describe_server() -> About:
    """Return what this server offers."""
    return About(
        version=__version__,
        games=tuple(_game(game) for game in table_games()),
        clocks=tuple(Clock),
        reactions=tuple(Reaction),
        languages=LANGUAGES,
    )


def _game(game: AnyTableGame) -> GameOffered:
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
        printed=MOST_PRINTED if game.parties else game.most_seats,
        paces=tuple(pace for pace in Pace if game.counts or pace not in COUNT_PACES),
    )

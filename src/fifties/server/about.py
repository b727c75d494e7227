"""What a server says about itself: games, their printings, and what can be copied off a box."""

from __future__ import annotations

from fifties import __version__
from fifties.bots import levels
from fifties.extras import has_compiled
from fifties.games.registry import editions
from fifties.locales import LANGUAGES
from fifties.paper.print_request import MOST_PLAYERS
from fifties.server.api_bodies import About, EditionOffered, GameOffered
from fifties.server.worker import MOST_REVIEWED
from fifties.table.game_adapter import AnyGameAdapter
from fifties.table.registry import game_adapters
from fifties.table.requests import Reaction
from fifties.table.settings import COUNT_PACES, Clock, Pace


def describe_server() -> About:
    """Return what this server offers."""
    return About(
        version=__version__,
        games=tuple(_game(game) for game in game_adapters()),
        clocks=tuple(Clock),
        reactions=tuple(Reaction),
        languages=LANGUAGES,
    )


def _game(game: AnyGameAdapter) -> GameOffered:
    printed = MOST_PLAYERS if game.parties else game.most_seats
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
        reviewed=_most_reviewed(game.name, printed),
        paces=tuple(pace for pace in Pace if game.counts or pace not in COUNT_PACES),
    )


def _most_reviewed(game: str, most: int) -> int:
    """Return for how many players *game* is reviewed, which *most* can play; 0 if it is not."""
    if not has_compiled():
        return 0
    from fifties.review.registry import can_review  # noqa: PLC0415 - it needs an extra

    return min(most, MOST_REVIEWED) if can_review(game) else 0

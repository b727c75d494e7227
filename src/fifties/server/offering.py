"""What this server offers: games, their printings, and what can be copied off a box."""

from __future__ import annotations

from fifties import __version__
from fifties.bots import levels
from fifties.games import fifty, fifty_fifty
from fifties.games.boxes import EDITIONS, PlayableEdition
from fifties.games.fifty.edition import DANGER_CARDS, MOST_BONUS
from fifties.games.fifty.offers import ENDS
from fifties.games.fifty.sizes import BOXES, LARGEST_TABLE, ROUNDS, SHORTEST_COUNT
from fifties.games.fifty.sizes import LEAST_PLAYERS as LEAST_AT_FIFTY
from fifties.games.fifty_fifty.actions import TRICKS
from fifties.games.fifty_fifty.game import LEAST_PLAYERS, MOST_PLAYERS
from fifties.games.fifty_fifty.pile import MOST_HALVES, SIDES
from fifties.locales import LANGUAGES
from fifties.server.bodies import About, ComponentOffered, EditionOffered, GameOffered
from fifties.server.print_jobs import MOST_PRINTED
from fifties.table.requests import Reaction
from fifties.table.settings import COUNT_PACES, MOST_MOODS, Clock, Pace


def about() -> About:
    """Tell what this server offers."""
    return About(
        version=__version__,
        games=tuple(_game(game) for game in EDITIONS),
        clocks=tuple(Clock),
        reactions=tuple(Reaction),
        languages=LANGUAGES,
    )


def _game(game: str) -> GameOffered:
    at_fifty = game == fifty.Fifty.name
    return GameOffered(
        game=game,
        editions=tuple(map(_edition, EDITIONS[game].values())),
        levels=levels(game),
        least=LEAST_AT_FIFTY if at_fifty else LEAST_PLAYERS,
        most=None if at_fifty else MOST_PLAYERS,
        seats=LARGEST_TABLE if at_fifty else MOST_PLAYERS,
        printed=MOST_PRINTED if at_fifty else MOST_PLAYERS,
        paces=tuple(pace for pace in Pace if at_fifty or pace not in COUNT_PACES),
    )


def _edition(edition: PlayableEdition) -> EditionOffered:
    if isinstance(edition, fifty.FiftyEdition):
        return EditionOffered(edition.name, (_bonus(edition), _zones(edition)), zeros=False)
    return EditionOffered(edition.name, (_moods(edition),), edition.zeros)


def _bonus(edition: fifty.FiftyEdition) -> ComponentOffered:
    return ComponentOffered(
        component="bonus",
        lines=edition.bonus,
        reconstructed="bonus" in edition.reconstructed,
        replaceable=True,
        fewest=ROUNDS,
        most=ROUNDS,
        width=BOXES,
        lowest=0,
        highest=MOST_BONUS,
        ascending=False,
    )


def _zones(edition: fifty.FiftyEdition) -> ComponentOffered:
    return ComponentOffered(
        component="zones",
        lines=edition.zones or (),
        reconstructed="zones" in edition.reconstructed,
        replaceable=True,
        fewest=DANGER_CARDS,
        most=DANGER_CARDS,
        width=ENDS,
        lowest=1,
        highest=SHORTEST_COUNT - 1,
        ascending=True,
    )


def _moods(edition: fifty_fifty.FiftyFiftyEdition) -> ComponentOffered:
    return ComponentOffered(
        component="moods",
        lines=edition.moods or (),
        reconstructed="moods" in edition.reconstructed,
        # Zeros only go with the cards that they were printed with.
        replaceable=not edition.zeros,
        fewest=TRICKS,
        most=MOST_MOODS,
        width=SIDES,
        lowest=0,
        highest=MOST_HALVES,
        ascending=False,
    )

"""How bots of Fifty mix their numbers, exactly, where that is known: for whoever judges them."""

from __future__ import annotations

from fifties.bots.bot import Level
from fifties.bots.fifty import LARGEST_FIELD, LARGEST_MODELLED_TABLE
from fifties.bots.fifty_endgame import Stakes
from fifties.bots.fifty_opponents import SPREAD, usual_kinds
from fifties.bots.fifty_strong import LARGEST_SOLVED, mixture_of, sharp_mixture
from fifties.games.fifty import Fifty
from fifties.games.fifty.view import FiftyView
from fifties.solver.fifty.flow import Flow
from fifties.solver.fifty.round_setup import RoundSetup
from fifties.solver.fifty.solver import quick_solution


def known_mixture(level: str | None, game: Fifty, view: FiftyView) -> Flow | None:
    """Return how a bot of *level* mixes its numbers in a round; ``None`` where nobody can say.

    A beginner's habits and a steady player's trials are not worked out, nor is what a master does
    when it plays for the win instead of for points.
    """
    setup = RoundSetup.of(game, view)
    if level == Level.CASUAL or (level == Level.STEADY and game.players > LARGEST_FIELD):
        return usual_kinds(setup)[SPREAD]
    if game.players > LARGEST_MODELLED_TABLE or level not in {Level.SHARP, Level.MASTER}:
        return None
    if level == Level.SHARP or game.players > LARGEST_SOLVED:
        return sharp_mixture(game, view).flow
    if view.rounds and Stakes(game, view).high:
        return None
    return mixture_of(game, view).flow


def likely_mixture(level: str | None, game: Fifty, view: FiftyView) -> Flow:
    """Return a guess at how a bot of *level* mixes its numbers, the best one where it is known.

    A master is taken to play for points, and whoever is not known as the solution does.
    """
    known = known_mixture(level, game, view)
    if known is not None:
        return known
    setup = RoundSetup.of(game, view)
    if level == Level.MASTER and game.players <= LARGEST_SOLVED:
        return mixture_of(game, view).flow
    return quick_solution(setup).flow

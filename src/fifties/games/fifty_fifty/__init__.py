"""Fifty Fifty: nine tricks in which the highest and the lowest card both cost you."""

from fifties.games.fifty_fifty.actions import Deal, Play
from fifties.games.fifty_fifty.edition import TIGHTROPE, ZOCH, FiftyFiftyEdition
from fifties.games.fifty_fifty.game import FiftyFifty
from fifties.games.fifty_fifty.reduced import Reduced
from fifties.games.fifty_fifty.view import FiftyFiftyView

__all__ = [
    "TIGHTROPE",
    "ZOCH",
    "Deal",
    "FiftyFifty",
    "FiftyFiftyEdition",
    "FiftyFiftyView",
    "Play",
    "Reduced",
]

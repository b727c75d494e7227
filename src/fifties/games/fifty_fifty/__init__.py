"""Fifty Fifty: nine tricks in which the highest and the lowest card both cost you."""

from fifties.games.fifty_fifty.actions import Deal, Play
from fifties.games.fifty_fifty.cut import Cut
from fifties.games.fifty_fifty.edition import TIGHTROPE, ZOCH, Edition
from fifties.games.fifty_fifty.game import FiftyFifty

__all__ = ["TIGHTROPE", "ZOCH", "Cut", "Deal", "Edition", "FiftyFifty", "Play"]

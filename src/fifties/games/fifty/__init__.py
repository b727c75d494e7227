"""Fifty: everyone writes five numbers in secret, then somebody counts aloud."""

from fifties.games.fifty.actions import Choose, Reveal
from fifties.games.fifty.cut import Cut
from fifties.games.fifty.edition import IELLO, Edition
from fifties.games.fifty.game import Fifty

__all__ = ["IELLO", "Choose", "Cut", "Edition", "Fifty", "Reveal"]

"""Fifty: everyone writes five numbers in secret, then somebody counts aloud."""

from fifties.games.fifty.actions import Choose, Reveal
from fifties.games.fifty.edition import IELLO, FiftyEdition
from fifties.games.fifty.game import Fifty
from fifties.games.fifty.reduced import Reduced
from fifties.games.fifty.view import FiftyView

__all__ = ["IELLO", "Choose", "Fifty", "FiftyEdition", "FiftyView", "Reduced", "Reveal"]

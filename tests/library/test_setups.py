"""What a game, an edition or a round is made of: names work, and nonsense is refused at once."""

from __future__ import annotations

from fifties import Fifty, FiftyFifty
from fifties.games.fifty import IELLO
from fifties.games.fifty_fifty import TIGHTROPE


def test_an_edition_can_be_given_by_its_name() -> None:
    assert Fifty(5, "iello").edition is IELLO
    assert FiftyFifty(4, edition="tightrope") == FiftyFifty(4, TIGHTROPE)

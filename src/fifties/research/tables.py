"""Setting up a game from the options that all environments share."""

from __future__ import annotations

from fifties.core.contract import Seat
from fifties.games import fifty, fifty_fifty
from fifties.games.fifty.edition import EDITIONS as FIFTY_EDITIONS
from fifties.games.fifty.sizes import ROUNDS
from fifties.games.fifty_fifty.edition import EDITIONS as FIFTY_FIFTY_EDITIONS


def set_fifty(
    players: int = 4,
    *,
    danger: bool = False,
    edition: str | fifty.Edition = "iello",
    rounds: int = ROUNDS,
) -> fifty.Fifty:
    """Set a table of Fifty; *rounds* is 1 for a single round."""
    box = FIFTY_EDITIONS[edition] if isinstance(edition, str) else edition
    if danger and box.zones is None:
        raise ValueError("nobody has read out the Danger cards of this box")
    return fifty.Fifty(players, box, danger, fifty.Cut(rounds) if rounds < ROUNDS else None)


def set_fifty_fifty(
    players: int = 4,
    *,
    edition: str | fifty_fifty.Edition = "zoch",
    rounds: int | None = None,
    dealer: Seat | None = None,
) -> fifty_fifty.FiftyFifty:
    """Set a table of Fifty Fifty; *rounds* is 1 for a single round."""
    box = FIFTY_FIFTY_EDITIONS[edition] if isinstance(edition, str) else edition
    if box.moods is None:
        raise ValueError("nobody has read out the Mood cards of this box")
    cut = None if rounds is None or rounds == players else fifty_fifty.Cut(rounds)
    return fifty_fifty.FiftyFifty(players, box, dealer, cut)

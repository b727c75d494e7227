"""Which bots there are: by game, then by level, weakest first."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol

from fifties.bots import fifty, fifty_fifty
from fifties.core.contract import Action
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty


class Bot(Protocol):
    """Decides for a seat that owes an action."""

    def __call__(self, game: Any, view: Any, rng: Random) -> Action:
        """Return what to do, knowing the rules and the seat's *view* alone."""
        ...


USUAL_LEVEL: Final = "steady"

_BOTS: Final[dict[str, dict[str, Bot]]] = {
    Fifty.name: {"beginner": fifty.beginner, "steady": fifty.steady},
    FiftyFifty.name: {"beginner": fifty_fifty.beginner, "steady": fifty_fifty.steady},
}


def levels(game: str) -> tuple[str, ...]:
    """Name the levels that there are for *game*, weakest first."""
    return tuple(_BOTS[game])


def bot_for(game: str, level: str) -> Bot:
    """Return the bot of *level* for *game*, or raise `KeyError`."""
    return _BOTS[game][level]

"""Which bots there are: by game, then by level, weakest first.

Nothing heavy is imported here: what the strongest levels are made of comes when they are asked, or
when somebody warms them up.
"""

from __future__ import annotations

from typing import Final

from fifties.bots import fifty, fifty_fifty
from fifties.bots.bot import Bot, Decision
from fifties.core.record_refusals import UnknownGame
from fifties.core.refusals import IllegalSetup, Refusal
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty

USUAL_LEVEL: Final = "steady"


class LevelUnknown(Refusal, frozen=True, tag="input-level-unknown"):
    """There is no bot of that level."""

    level: str
    known: str


_ALL: Final = (
    Bot(Fifty.name, "beginner", fifty.beginner),
    Bot(Fifty.name, "casual", fifty.casual),
    Bot(Fifty.name, "steady", fifty.steady),
    Bot(Fifty.name, "sharp", fifty.sharp, fifty.prepare),
    Bot(Fifty.name, "master", fifty.master, fifty.prepare),
    Bot(FiftyFifty.name, "beginner", fifty_fifty.beginner),
    Bot(FiftyFifty.name, "casual", fifty_fifty.casual),
    Bot(FiftyFifty.name, "steady", fifty_fifty.steady),
    Bot(FiftyFifty.name, "sharp", fifty_fifty.sharp, fifty_fifty.prepare),
    Bot(FiftyFifty.name, "master", fifty_fifty.master, fifty_fifty.prepare),
)

_BOTS: Final[dict[str, dict[str, Bot]]] = {
    game: {bot.level: bot for bot in _ALL if bot.game == game}
    for game in (Fifty.name, FiftyFifty.name)
}


def _bots_of(game: str) -> dict[str, Bot]:
    known = _BOTS.get(str(game))
    if known is None:
        raise IllegalSetup(UnknownGame(str(game)))
    return known


def levels(game: str) -> tuple[str, ...]:
    """Return the levels of *game* ("fifty", "fifty-fifty") that can play here, weakest first.

    The strongest ones are compiled, and need the extra `lab`.
    """
    return tuple(level for level, bot in _bots_of(game).items() if bot.can_run)


def bot_for(game: str, level: str) -> Bot:
    """Return the bot of *level* for *game*, or raise `IllegalSetup`.

    A bot whose extra is missing raises `MissingExtra` when it is asked.
    """
    known = _bots_of(game)
    if level not in known:
        raise IllegalSetup(LevelUnknown(str(level), ", ".join(known)))
    return known[level]


def all_bots() -> tuple[Bot, ...]:
    """Return every bot there is."""
    return _ALL


__all__ = ["USUAL_LEVEL", "Bot", "Decision", "all_bots", "bot_for", "levels"]

"""Which bots there are: by game, then by level, weakest first.

Nothing heavy is imported here: what the strongest levels are made of comes when they are asked, or
when somebody warms them up.
"""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from fifties.bots import fifty, fifty_fifty
from fifties.bots.bot import Bot, Level
from fifties.core.contract import AnyView, GameT, PlayableGame, ViewT
from fifties.core.record_refusals import UnknownGame
from fifties.core.refusals import IllegalSetup, Refusal

USUAL_LEVEL: Final = Level.STEADY


class LevelUnknown(Refusal, frozen=True, tag="input-level-unknown"):
    """There is no bot of that level."""

    level: str
    known: str


AnyBot: TypeAlias = Bot[PlayableGame, AnyView]
"""A bot of some game: games and views of one game only meet each other."""

_BOTS: Final[dict[str, dict[str, AnyBot]]] = {}


def register(*bots: Bot[GameT, ViewT]) -> None:
    """Let *bots* of one game play, weakest first."""
    for bot in bots:
        _BOTS.setdefault(bot.game, {})[bot.level] = cast("AnyBot", bot)


def _bots_of(game: str) -> dict[str, AnyBot]:
    known = _BOTS.get(str(game))
    if known is None:
        raise IllegalSetup(UnknownGame(str(game)))
    return known


def levels(game: str) -> tuple[str, ...]:
    """Return the levels of *game* ("fifty", "fifty-fifty"), weakest first."""
    return tuple(_bots_of(game))


def bot_for(game: str, level: str) -> AnyBot:
    """Return the bot of *level* for *game*, or raise `IllegalSetup`."""
    known = _bots_of(game)
    if level not in known:
        raise IllegalSetup(LevelUnknown(str(level), ", ".join(known)))
    return known[level]


def bot_names(game: str, level: str) -> tuple[str, ...]:
    """Return who plays *game* at *level*; at a larger table they get numbers."""
    return bot_for(game, level).names or (level.title(),)


def usual_level(game: str) -> str:
    """Return the level that acts for people who are away."""
    known = levels(game)
    return USUAL_LEVEL if USUAL_LEVEL in known else known[-1]


def all_bots() -> tuple[AnyBot, ...]:
    """Return every bot there is."""
    return tuple(bot for bots in _BOTS.values() for bot in bots.values())


register(*fifty.BOTS)
register(*fifty_fifty.BOTS)

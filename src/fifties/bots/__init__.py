"""Bots: from what a seat may know to what it does. They never see a state."""

from fifties.bots.bot import Bot, Decision, Level
from fifties.bots.registry import (
    USUAL_LEVEL,
    AnyBot,
    all_bots,
    bot_for,
    bot_names,
    levels,
    register,
    usual_level,
)

__all__ = [
    "USUAL_LEVEL",
    "AnyBot",
    "Bot",
    "Decision",
    "Level",
    "all_bots",
    "bot_for",
    "bot_names",
    "levels",
    "register",
    "usual_level",
]

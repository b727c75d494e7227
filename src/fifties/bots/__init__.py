"""Bots: from what a seat may know to what it does. They never see a state."""

from fifties.bots.bot import Bot, Decision
from fifties.bots.casts import cast_of
from fifties.bots.registry import USUAL_LEVEL, all_bots, bot_for, levels

__all__ = ["USUAL_LEVEL", "Bot", "Decision", "all_bots", "bot_for", "cast_of", "levels"]

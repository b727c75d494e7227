"""Bots: from what a seat may know to what it does. They never see a state."""

from fifties.bots.registry import USUAL_LEVEL, Bot, bot_for, levels

__all__ = ["USUAL_LEVEL", "Bot", "bot_for", "levels"]

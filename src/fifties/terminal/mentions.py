"""What a game that is over is remembered for, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifties.core.contract import Seat
from fifties.table.messages import Mention
from fifties.words import Words

AWARD: Final = "award-"
"""Begins the messages about what somebody had most of; all others are about one's own game."""


def own_mentions(mentions: Sequence[Mention], words: Words, seat: Seat) -> list[str]:
    """Return what *seat* may remember of its own game; it is spoken to."""
    return [
        words.say(mention.message, **mention.details)
        for mention in mentions
        if seat in mention.seats and not mention.message.startswith(AWARD)
    ]


def awards(mentions: Sequence[Mention], words: Words) -> list[str]:
    """Return what somebody had most of, and who."""
    return [
        f"{words.say(mention.message, **mention.details)} ({words.names(mention.seats)})"
        for mention in mentions
        if mention.message.startswith(AWARD)
    ]

"""What a game that is over is remembered for, in words."""

from __future__ import annotations

from collections.abc import Sequence

from fifties.core.contract import Seat
from fifties.table.messages import Mention, MentionKind
from fifties.words import Words


def own_mentions(mentions: Sequence[Mention], words: Words, seat: Seat) -> list[str]:
    """Return what *seat* may remember of its own game; it is spoken to."""
    return [
        words.say(mention.message, **mention.details)
        for mention in mentions
        if mention.kind is MentionKind.OWN and seat in mention.seats
    ]


def awards(mentions: Sequence[Mention], words: Words) -> list[str]:
    """Return what somebody had most of, and who."""
    return [
        f"{words.say(mention.message, **mention.details)} ({words.names(mention.seats)})"
        for mention in mentions
        if mention.kind is MentionKind.MOST
    ]

"""What players remember of their own game in every game: how close the end was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fifties.core.contract import Outcome, Seat
from fifties.table.messages import Mention, MentionKind


def own_mention(seat: Seat, message: str, **details: int) -> Mention:
    """Return what *seat* remembers of its own game."""
    return Mention(MentionKind.OWN, (seat,), message, details)


def narrow_result(
    points: Sequence[int], outcome: Outcome, seat: Seat, most: int
) -> Iterator[Mention]:
    """Yield by how little *seat* has won, or not won, if that is no more than so many points."""
    if outcome.winners == (seat,):
        lead = points[seat] - max((*points[:seat], *points[seat + 1 :]))
        if 0 < lead <= most:
            yield own_mention(seat, "mention-won-narrowly", points=lead)
    elif seat not in outcome.winners:
        gap = points[outcome.winners[0]] - points[seat]
        if 0 < gap <= most:
            yield own_mention(seat, "mention-short-of-win", points=gap)

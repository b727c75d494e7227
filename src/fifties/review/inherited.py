"""Where the review of a game begins that branched off another one: only its own decisions count."""

from __future__ import annotations

from fifties.core.contract import GameT
from fifties.core.record import Record


def inherited_part(record: Record[GameT]) -> Record[GameT]:
    """Return what *record* has in common with the game it branched off: nothing if it did not."""
    branch = record.header.branch
    inherited = 0 if branch is None else branch.inherited(record.entries) or 0
    return Record(record.header, record.game, record.entries[:inherited])

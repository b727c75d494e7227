"""Where a game branched off: the moment of another game's record in which it began."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fifties.core import record_refusals as refusals
from fifties.core.contract import CHANCE
from fifties.core.refusals import IllegalSetup

if TYPE_CHECKING:
    from fifties.core.record import Entry

_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_NAME: Final = re.compile(r"[0-9a-f]{32}")


class Branch(Struct, frozen=True):
    """Which actions of a game are another game's; all that follow are its own."""

    origin: str
    """The SHA-256 of the other game's record, in base 16."""
    round: int
    """So many draws are the other game's; games draw once a round."""
    played: int = 0
    """So many choices or cards after the last of these draws are, too."""
    record: str | None = None
    """Under which name a server kept the other game's record."""

    def __post_init__(self) -> None:
        if not _DIGEST.fullmatch(self.origin):
            raise IllegalSetup(refusals.BranchMisshapen("origin"))
        if self.record is not None and not _NAME.fullmatch(self.record):
            raise IllegalSetup(refusals.BranchMisshapen("record"))
        for key, number in (("round", self.round), ("played", self.played)):
            if number < 0:
                raise IllegalSetup(refusals.BranchMisshapen(key))

    def inherited(self, entries: Sequence[Entry]) -> int | None:
        """Return how many of the first *entries* are the other game's; ``None``: they are fewer."""
        return place_of(entries, self.round, self.played)


def place_of(entries: Sequence[Entry], draws: int, played: int) -> int | None:
    """Return after how many *entries* a moment comes: after so many *draws*, then so many actions.

    ``None`` where the entries end before, or chance acts again before.
    """
    drawn = [place for place, entry in enumerate(entries, 1) if entry.actor == CHANCE]
    if draws > len(drawn):
        return None
    begins = drawn[draws - 1] if draws else 0
    ends = drawn[draws] - 1 if draws < len(drawn) else len(entries)
    return begins + played if begins + played <= ends else None

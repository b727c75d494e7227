"""Who has come to a table from which address: none may take all places that the table has."""

from __future__ import annotations

from typing import Final

from fifties.table.entries import MemberId
from fifties.table.lobby import MOST_MEMBERS

MOST_FROM_ADDRESS: Final = MOST_MEMBERS // 2
"""How many may come from one address: a hall as large as a game can be has one address."""


class Arrivals:
    """Counts whom this process has welcomed at one table; nothing of it is stored."""

    def __init__(self) -> None:
        self._members: dict[str, set[MemberId]] = {}
        """By address, who has come from there, whether they have gone again or not."""

    def note(self, address: str, member: MemberId) -> None:
        """Note that somebody was welcomed; whoever is welcomed once more counts once."""
        if address:
            self._members.setdefault(address, set()).add(member)

    def is_full(self, address: str) -> bool:
        """Return whether as many have come from *address* as may."""
        return len(self._members.get(address, ())) >= MOST_FROM_ADDRESS

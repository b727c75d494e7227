"""What bots say about what they did, once everything lies open."""

from __future__ import annotations

from fifties.bots.reasons import Reason
from fifties.core.contract import Seat
from fifties.games.fifty.sizes import LARGEST_TABLE
from fifties.terminal.desk import Desk


class BotTalk:
    """Keeps reasons until they can be told; a party's bots keep theirs to themselves."""

    def __init__(self, desk: Desk, players: int) -> None:
        self._desk = desk
        self._small = players <= LARGEST_TABLE
        self._unsaid: dict[Seat, Reason] = {}

    def hold_back(self, seat: Seat, reason: Reason) -> None:
        """Keep what a bot says."""
        if self._small:
            self._unsaid[seat] = reason

    def tell(self) -> None:
        """Say it, a line a bot."""
        words = self._desk.words
        for seat, reason in sorted(self._unsaid.items()):
            said = words.say(reason.message, **reason.details())
            self._desk.tell("bot-says", name=words.name(seat), reason=said)
        self._unsaid.clear()

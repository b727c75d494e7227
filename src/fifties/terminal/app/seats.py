"""People on a board: their names, shapes and colours."""

from __future__ import annotations

from rich.text import Text

from fifties.core.contract import Seat
from fifties.terminal.app.look import Look
from fifties.terminal.app.paper import cut, piece, row
from fifties.wording import Words

BOT: str = " (bot)"
"""What the name of a bot ends in; a board has no room for it."""


class Cast:
    """Those who play, in the words and the look of this terminal."""

    def __init__(self, look: Look, words: Words) -> None:
        self.look = look
        self.words = words
        self.players = len(words.players)

    def name(self, seat: Seat) -> str:
        """Name a player, short."""
        return self.words.name(seat).removesuffix(BOT)

    def names(self, seats: tuple[Seat, ...]) -> str:
        """Name several players, short."""
        return Words(self.words.say, [self.name(seat) for seat in range(self.players)]).names(seats)

    def tag(self, seat: Seat, width: int) -> Text:
        """Write shape and name in the player's colour."""
        style = self.look.seat(seat, self.players)
        name = self.name(seat)
        shape = self.look.shape(seat, self.players, name)
        return row((f"{shape} ", style), piece(cut(self.look, name, width - 2), style))

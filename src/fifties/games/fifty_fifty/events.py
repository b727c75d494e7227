"""What happens in a game of Fifty Fifty."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from fifties.core.contract import Event, GameEnded, Seat, Viewer
from fifties.games.fifty_fifty.actions import Card, Hand, Mood
from fifties.games.fifty_fifty.state import RoundScored, TrickTaken


class Dealt(Event, frozen=True, gc=False, tag="dealt"):
    """Everybody has a new hand."""

    round: int
    dealer: Seat
    leader: Seat
    hands: tuple[Hand | None, ...]
    """``None`` for hands that the viewer does not see."""
    cards: int
    """How many everybody has."""

    def seen_by(self, viewer: Viewer) -> Dealt:
        """Keep every hand from all but its owner."""
        hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        return replace(self, hands=hands)

    def concerns(self) -> range:
        """Return everybody: each sees a hand."""
        return range(len(self.hands))


class MoodTurned(Event, frozen=True, gc=False, tag="mood-turned"):
    """A Mood card was turned up, and a trick begins."""

    trick: int
    mood: Mood
    leader: Seat


class CardPlayed(Event, frozen=True, gc=False, tag="card-played"):
    """A seat has played a card."""

    seat: Seat
    card: Card
    next: Seat | None
    """Who plays after it; ``None`` if it completes the trick."""
    is_highest: bool
    """Whether no card of the trick so far is higher."""
    is_lowest: bool
    """Whether none is lower."""


FiftyFiftyEvent: TypeAlias = Dealt | MoodTurned | CardPlayed | TrickTaken | RoundScored | GameEnded

"""A hand of cards and the cursor in it."""

from __future__ import annotations

from fifties.games.fifty_fifty.actions import Card, Hand, Play

DIGITS = 2


class Holding:
    """The hand of whoever is in front, and the card that is raised."""

    def __init__(self, hand: Hand, raised: Card | None = None) -> None:
        self.hand = hand
        self.raised = raised if raised in hand else hand[len(hand) // 2]
        self.typed = ""

    def move(self, step: str) -> None:
        """Raise the card beside."""
        self.typed = ""
        at = self.hand.index(self.raised)
        ends = {"left": at - 1, "right": at + 1, "home": 0, "end": len(self.hand) - 1}
        self.raised = self.hand[ends[step] % len(self.hand)]

    def type(self, digit: str) -> None:
        """Raise a card by its number."""
        self.typed = (self.typed + digit)[-DIGITS:]
        for typed in (self.typed, digit):
            if int(typed) in self.hand:
                self.raised = int(typed)
                return

    def raise_card(self, card: Card) -> bool:
        """Raise *card*; tell whether it was raised already."""
        again = card == self.raised
        self.raised = card
        return again

    def choice(self) -> Play:
        """Return the raised card as an action."""
        return Play(self.raised)

"""What can be done in a game of Fifty Fifty."""

from __future__ import annotations

from typing import Final, Self, TypeAlias

from fifties.core.contract import Action

Card: TypeAlias = int
"""A card, by its number."""

Hand: TypeAlias = tuple[Card, ...]
"""Somebody's cards."""

Mood: TypeAlias = tuple[int, int]
"""How many yellow and how many blue halves a trick hands out."""

DECK: Final = range(1, 51)
TRICKS: Final = 9
"""As many as everybody holds cards."""


class Deal(Action, frozen=True, gc=False, tag="deal"):
    """Chance shuffles everything and deals."""

    hands: tuple[Hand, ...]
    """By seat, in the order dealt."""
    moods: tuple[Mood, ...]
    """What each trick will hand out, in order; a colour that a zero blanks is 0."""
    hands_told: bool = True
    """False where a record tells no hands: cards that were never played are filled in."""
    moods_told: int = TRICKS
    """How many moods a record tells; the others are filled in."""

    def differs_from(self, drawn: Self) -> str | None:
        """Return what a record tells otherwise than chance has *drawn* it; a hand has no order."""
        if self.hands_told and [*map(set, self.hands)] != [*map(set, drawn.hands)]:
            return "hands"
        told = self.moods_told
        return None if self.moods[:told] == drawn.moods[:told] else "mood"


class Play(Action, frozen=True, gc=False, tag="play"):
    """A seat plays a card."""

    card: Card


FiftyFiftyAction: TypeAlias = Deal | Play

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
    hands_written: bool = True
    """False where a record holds no hands: cards that were never played are filled in."""
    moods_written: int = TRICKS
    """How many moods a record holds; the others are filled in."""

    def differs_from(self, drawn: Self) -> str | None:
        """Return what a record holds that chance has *drawn* otherwise; a hand has no order."""
        if self.hands_written and [*map(set, self.hands)] != [*map(set, drawn.hands)]:
            return "hands"
        written = self.moods_written
        return None if self.moods[:written] == drawn.moods[:written] else "mood"


class Play(Action, frozen=True, gc=False, tag="play"):
    """A seat plays a card."""

    card: Card


FiftyFiftyAction: TypeAlias = Deal | Play

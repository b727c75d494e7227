"""A game of Fifty Fifty reduced for study: the same rules with less of everything."""

from __future__ import annotations

from msgspec import Struct

from fifties.core.arguments import whole_number
from fifties.games.fifty_fifty.actions import DECK, TRICKS
from fifties.games.fifty_fifty.edition import FiftyFiftyEdition
from fifties.games.fifty_fifty.pile import Pile, PlainPile


class Reduced(Struct, frozen=True):
    """What is smaller than the rules have it; ``None`` is as they have it.

    People play whole games: neither tables nor records know of reduced ones.
    """

    rounds: int | None = None
    """As many as players, if nothing is said."""
    cards: int = len(DECK)
    """The deck goes from 1 up to this card."""
    tricks: int = TRICKS
    """As many as everybody holds cards."""
    moods: int | None = None
    """How many of the box's Mood cards there are: the first so many."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            if getattr(self, name) is not None or name in {"cards", "tricks"}:
                whole_number(name, getattr(self, name))
        fits = 1 <= self.tricks <= TRICKS and self.cards in DECK
        if not fits or (self.rounds or 1) < 1:
            raise ValueError("a game can only be reduced to at least one of everything")
        if self.moods is not None and self.moods < self.tricks:
            raise ValueError("every trick needs a Mood card")

    def check(self, players: int, edition: FiftyFiftyEdition) -> None:
        """Raise `ValueError` for a table that cannot be reduced like this."""
        if (self.rounds or 1) > players or self.cards < self.tricks * players:
            raise ValueError("there are not so many rounds, or not enough cards for everybody")
        moods = edition.moods or ()
        if not self.whole_rounds and (edition.zeros or len(moods) < (self.moods or self.tricks)):
            raise ValueError("only a box with enough plain Mood cards can be reduced")

    def pile(self, edition: FiftyFiftyEdition) -> Pile:
        """Return the Mood cards that are left of a box, face down."""
        if self.whole_rounds or edition.moods is None:
            return edition.pile()
        return PlainPile(edition.moods[: self.moods], self.tricks)

    @property
    def whole_rounds(self) -> bool:
        """Whether rounds are as usual, only fewer."""
        return self.cards == len(DECK) and self.tricks == TRICKS and self.moods is None

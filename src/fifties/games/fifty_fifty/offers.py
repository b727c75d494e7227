"""What may be done in a game of Fifty Fifty."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise, permutations
from math import perm
from random import Random
from typing import Final

from msgspec import Struct

from fifties.core.arguments import are_tuples_of_ints, shown
from fifties.core.refusals import Refusal
from fifties.games.fifty_fifty import refusals
from fifties.games.fifty_fifty.actions import DECK, TRICKS, Deal, Hand, Mood, Play
from fifties.games.fifty_fifty.pile import Pile, shuffled

PLAYS: Final = tuple(Play(card) for card in range(DECK.stop))
"""Every card as an action, by its number: there is no need to make them again and again."""

_WHOLE_DECK: Final = frozenset(DECK)


class Cards(Struct, frozen=True, gc=False):
    """The cards in somebody's hand."""

    hand: bytes

    def contains(self, action: object) -> bool:
        """Return whether *action* plays one of them."""
        return self.refusal(action) is None

    def refusal(self, action: object) -> Refusal | None:
        """Return what is wrong with *action*, or ``None``."""
        if not isinstance(action, Play):
            return refusals.WrongAction("Play", shown(action))
        card = action.card
        if type(card) is not int or card not in DECK:
            return refusals.NoSuchCard(card, DECK.stop - 1)
        return None if card in self.hand else refusals.NotInHand(card)

    def sample(self, rng: Random) -> Play:
        """Draw one of them uniformly."""
        # 26 random bits for at most nine cards are off by one in ten million, and twice as fast as
        # randrange, because the product still fits into one digit of a Python integer.
        hand = self.hand
        return PLAYS[hand[rng.getrandbits(26) * len(hand) >> 26]]

    def count(self) -> int:
        """Return how many there are."""
        return len(self.hand)

    def __iter__(self) -> Iterator[Play]:
        return iter([PLAYS[card] for card in sorted(self.hand)])


class Deals(Struct, frozen=True, gc=False):
    """The ways in which cards can be dealt, in any order, and Mood cards be shuffled."""

    players: int
    pile: Pile
    tricks: int = TRICKS
    cards: int = len(DECK)

    @property
    def deck(self) -> range:
        """All cards."""
        return DECK[: self.cards]

    def contains(self, action: object) -> bool:
        """Return whether *action* is such a deal."""
        return self.refusal(action) is None

    def refusal(self, action: object) -> Refusal | None:
        """Return what is wrong with *action*, or ``None``."""
        if not isinstance(action, Deal):
            return refusals.WrongAction("Deal", shown(action))
        hands, moods = action.hands, action.moods
        if type(hands) is not tuple or not are_tuples_of_ints(hands):
            return refusals.NotHands()
        if len(hands) != self.players:
            return refusals.HandsMiscounted(len(hands), self.players)
        dealt = set().union(*hands)
        if len(dealt) != self.tricks * self.players or set(map(len, hands)) != {self.tricks}:
            return _wrong_hands(hands, self.tricks)
        deck = _WHOLE_DECK if self.cards == len(DECK) else frozenset(self.deck)
        if not dealt <= deck:
            return refusals.NoSuchCard(min(dealt - deck), self.cards)
        return self._wrong_moods(moods)

    def _wrong_moods(self, moods: tuple[Mood, ...]) -> Refusal | None:
        if type(moods) is not tuple:
            return refusals.NotAMood()
        if len(moods) != self.tricks:
            return refusals.MoodsMiscounted(len(moods), self.tricks)
        return self.pile.refusal(moods)

    def sample(self, rng: Random) -> Deal:
        """Shuffle and deal."""
        deck, tricks = shuffled(self.deck, rng), self.tricks
        dealt = range(0, tricks * self.players, tricks)
        hands = tuple([tuple(deck[first : first + tricks]) for first in dealt])
        return Deal(hands, self.pile.shuffle((), rng))

    def count(self) -> int:
        """Return how many different deals there are."""
        return perm(self.cards, self.tricks * self.players) * self.pile.count()

    def __iter__(self) -> Iterator[Deal]:
        tricks = self.tricks
        dealt = range(0, tricks * self.players, tricks)
        for deck in permutations(self.deck, tricks * self.players):
            hands: tuple[Hand, ...] = tuple(deck[first : first + tricks] for first in dealt)
            for moods in self.pile:
                yield Deal(hands, moods)


def _wrong_hands(hands: tuple[Hand, ...], tricks: int) -> Refusal:
    """Find the hand of another size, or the card that was dealt twice."""
    for seat, hand in enumerate(hands):
        if len(hand) != tricks:
            return refusals.HandMiscounted(seat, len(hand), tricks)
    dealt = sorted(chain.from_iterable(hands))
    return refusals.DealtTwice(next(card for card, after in pairwise(dealt) if card == after))

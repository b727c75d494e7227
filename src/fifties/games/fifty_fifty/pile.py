"""The pile of Mood cards: what it can show in the nine tricks of a round.

Three kinds of box, one set of questions. `turned` is always what has been turned up so far.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product, repeat
from math import comb, factorial, perm
from random import Random
from typing import Final, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from fifties.core.arguments import are_tuples_of_ints
from fifties.core.refusals import Refusal
from fifties.games.fifty_fifty import refusals
from fifties.games.fifty_fifty.actions import TRICKS, Mood

T = TypeVar("T")

Moods: TypeAlias = tuple[Mood, ...]

MOST_HALVES: Final = 9
SIDES: Final = 2
"""A Mood card has a yellow and a blue one."""


def shuffled(cards: Iterable[T], rng: Random) -> list[T]:
    """Return *cards* in a random order."""
    # Sorting by random keys shuffles as well as Random.shuffle does, in half the time.
    random = rng.random
    return sorted(cards, key=lambda _: random())


def _are_moods(turned: Sequence[Mood]) -> bool:
    return are_tuples_of_ints(turned) and {SIDES}.issuperset(map(len, turned))


class Pile(Protocol):
    """All Mood cards of a box, face down."""

    def refusal(self, turned: Sequence[Mood]) -> Refusal | None:
        """Return why these moods cannot be turned up one after the other, or ``None``."""
        ...

    def shuffle(self, turned: Moods, rng: Random) -> Moods:
        """Go on at random from *turned* until there is a mood for every trick."""
        ...

    def fill(self, turned: Moods) -> Moods:
        """Go on from *turned* in some possible way."""
        ...

    def coming(self, turned: Moods) -> dict[Mood, float]:
        """Return what may be turned up next, and how likely each is."""
        ...

    def count(self) -> int:
        """Return in how many ways a round's moods can come."""
        ...

    def __iter__(self) -> Iterator[Moods]:
        """Yield all of these ways."""
        ...


class PlainPile(Struct, frozen=True, gc=False):
    """Cards with a yellow and a blue value each."""

    moods: Moods
    tricks: int = TRICKS
    """How many of them a round turns up."""

    def refusal(self, turned: Sequence[Mood]) -> Refusal | None:
        """Every card can be turned up once."""
        if not _are_moods(turned):
            return refusals.NotAMood()
        different = set(turned)
        if len(different) == len(turned) and different.issubset(self.moods):
            return None
        left = list(self.moods)
        for mood in turned:
            if mood not in left:
                return refusals.MoodNotLeft(*mood)
            left.remove(mood)
        return None

    def shuffle(self, turned: Moods, rng: Random) -> Moods:
        """Turn up the remaining cards in any order."""
        left = self._left(turned) if turned else self.moods
        return turned + tuple(shuffled(left, rng)[: self.tricks - len(turned)])

    def fill(self, turned: Moods) -> Moods:
        """Turn up the remaining cards as listed."""
        return turned + tuple(self._left(turned)[: self.tricks - len(turned)])

    def coming(self, turned: Moods) -> dict[Mood, float]:
        """Turn up any of the cards that are left."""
        left = self._left(turned)
        return {mood: copies / len(left) for mood, copies in Counter(left).items()}

    def count(self) -> int:
        """Count the different orders of so many cards, alike ones taken for one."""
        ways = [1] + [0] * self.tricks
        for copies in Counter(self.moods).values():
            ways = [
                sum(
                    ways[drawn - used] * comb(drawn, used) for used in range(min(copies, drawn) + 1)
                )
                for drawn in range(self.tricks + 1)
            ]
        return ways[self.tricks]

    def __iter__(self) -> Iterator[Moods]:
        some_alike = len(set(self.moods)) < len(self.moods)
        orders = permutations(self.moods, self.tricks)
        return iter(dict.fromkeys(orders)) if some_alike else orders

    def _left(self, turned: Moods) -> list[Mood]:
        left = list(self.moods)
        for mood in turned:
            left.remove(mood)
        return left


class ZerosPile(Struct, frozen=True, gc=False):
    """The values 1 to 9, each on both sides of a card, and a zero for either colour.

    A zero is set beside the next card with a value and blanks its colour there. A value under two
    zeros is not told.
    """

    def refusal(self, turned: Sequence[Mood]) -> Refusal | None:
        """Every value and every zero can be turned up once."""
        if not _are_moods(turned):
            return refusals.NotAMood()
        values, zeros = set(range(1, MOST_HALVES + 1)), [0, 0]
        for mood in turned:
            value = max(mood)
            zeros = [zero + (side == 0) for zero, side in zip(zeros, mood, strict=True)]
            fits = all(side in (0, value) for side in mood) and (value == 0 or value in values)
            if not fits or max(zeros) > 1:
                return refusals.MoodImpossible(*mood)
            values.discard(value)
        return None

    def shuffle(self, turned: Moods, rng: Random) -> Moods:
        """Shuffle what is left; a value under two zeros could be any that has not shown up."""
        values, zeros = self._left(turned)
        if (0, 0) in turned:
            values.remove(rng.choice(values))
        cards: list[int | Mood] = [*values, *zeros]
        moods, open_sides = list(turned), (1, 1)
        for card in shuffled(cards, rng):
            if isinstance(card, int):
                moods.append((card * open_sides[0], card * open_sides[1]))
                open_sides = (1, 1)
            else:
                open_sides = (open_sides[0] * card[0], open_sides[1] * card[1])
        return tuple(moods)

    def fill(self, turned: Moods) -> Moods:
        """Turn up the remaining values in ascending order, and no zero."""
        values, _ = self._left(turned)
        return turned + tuple((value, value) for value in values[: TRICKS - len(turned)])

    def coming(self, turned: Moods) -> dict[Mood, float]:
        """Turn up a value, or one under a zero, or nothing under two."""
        values, zeros = self._left(turned)
        if (0, 0) in turned:
            return {(value, value): 1 / len(values) for value in values}
        left = len(values) + len(zeros)
        found = {(value, value): 1 / left for value in values}
        for yellow, blue in zeros:
            chance = 1 / (left * (left - 1))
            found |= {(value * yellow, value * blue): chance for value in values}
        if len(zeros) == SIDES:
            found[0, 0] = SIDES / (left * (left - 1))
        return found

    def count(self) -> int:
        """Count the orders of values, times where the zeros fall; two on a trick hide its value."""
        apart = factorial(TRICKS) * ((TRICKS + 1) ** 2 - TRICKS)
        return apart + TRICKS * perm(TRICKS, TRICKS - 1)

    def __iter__(self) -> Iterator[Moods]:
        spots = range(TRICKS + 1)
        for values in permutations(range(1, MOST_HALVES + 1)):
            for yellow, blue in product(spots, spots):
                if yellow == blue < TRICKS and values[yellow] != MOST_HALVES:
                    continue
                moods = [(value, value) for value in values]
                if yellow < TRICKS:
                    moods[yellow] = (0, moods[yellow][1])
                if blue < TRICKS:
                    moods[blue] = (moods[blue][0], 0)
                yield tuple(moods)

    def _left(self, turned: Moods) -> tuple[list[int], list[Mood]]:
        """Return the values that have not shown up, and the zeros, as the sides they leave open."""
        shown = {max(mood) for mood in turned}
        values = [value for value in range(1, MOST_HALVES + 1) if value not in shown]
        zeros: list[Mood] = []
        if all(yellow for yellow, _ in turned):
            zeros.append((0, 1))
        if all(blue for _, blue in turned):
            zeros.append((1, 0))
        return values, zeros


class UnreadPile(Struct, frozen=True, gc=False):
    """A box that nobody has read out: any mood may turn up at any time."""

    def refusal(self, turned: Sequence[Mood]) -> Refusal | None:
        """Only the number of halves is limited."""
        if not _are_moods(turned):
            return refusals.NotAMood()
        for mood in turned:
            if not all(0 <= halves <= MOST_HALVES for halves in mood):
                return refusals.MoodOutside(*mood, MOST_HALVES)
        return None

    def shuffle(self, turned: Moods, rng: Random) -> Moods:
        """Turn up anything."""
        more = range(TRICKS - len(turned))
        return turned + tuple(
            (rng.randint(0, MOST_HALVES), rng.randint(0, MOST_HALVES)) for _ in more
        )

    def fill(self, turned: Moods) -> Moods:
        """Turn up moods that hand out nothing."""
        return turned + tuple(repeat((0, 0), TRICKS - len(turned)))

    def coming(self, turned: Moods) -> dict[Mood, float]:  # noqa: ARG002 - a pile's form
        """Turn up anything."""
        halves = range(MOST_HALVES + 1)
        return {(yellow, blue): 1 / len(halves) ** 2 for yellow in halves for blue in halves}

    def count(self) -> int:
        """Count all series of moods."""
        return int((MOST_HALVES + 1) ** (2 * TRICKS))

    def __iter__(self) -> Iterator[Moods]:
        halves = range(MOST_HALVES + 1)
        moods = tuple((yellow, blue) for yellow in halves for blue in halves)
        return product(moods, repeat=TRICKS)

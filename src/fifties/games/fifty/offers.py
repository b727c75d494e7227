"""What may be done in a game of Fifty: choices by the million, described rather than listed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, pairwise
from math import comb
from random import Random
from typing import Final

from msgspec import Struct

from fifties.core.arguments import is_tuple_of_ints, shown
from fifties.core.refusals import Refusal
from fifties.games.fifty import refusals
from fifties.games.fifty.actions import Choose, Numbers, Reveal, Zone
from fifties.games.fifty.table_size import BOXES

DIGITS: Final = range(10)
ENDS: Final = 2
"""A zone has two."""


@lru_cache(maxsize=1024)
def open_numbers(top: int, blocked: tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers that may be written, ascending."""
    return tuple(number for number in range(1, top) if number % 10 not in blocked)


class Choices(Struct, frozen=True, gc=False):
    """The five-number choices of one round."""

    round: int
    top: int
    blocked: tuple[int, ...]
    boxes: int = BOXES

    def contains(self, action: object) -> bool:
        """Return whether *action* is such a choice."""
        return self.refusal(action) is None

    def refusal(self, action: object) -> Refusal | None:
        """Return what is wrong with *action*, or ``None``."""
        if not isinstance(action, Choose):
            return refusals.WrongAction("Choose", shown(action))
        if action.round != self.round:
            return refusals.OtherRound(action.round, self.round)
        numbers = action.numbers
        if not is_tuple_of_ints(numbers):
            return refusals.NotNumbers()
        if len(numbers) != self.boxes:
            return refusals.NumbersMiscounted(len(numbers), self.boxes)
        top, blocked, before = self.top, self.blocked, 0
        for number in numbers:
            if not before < number < top or number % 10 in blocked:
                return self._misplaced(numbers) or self._out_of_order(numbers)
            before = number
        return None

    def _misplaced(self, numbers: Numbers) -> Refusal | None:
        for number in numbers:
            if not 1 <= number < self.top:
                return refusals.NumberOutside(number, 1, self.top - 1)
            if number % 10 in self.blocked:
                return refusals.EndingBlocked(number, number % 10)
        return None

    def _out_of_order(self, numbers: Numbers) -> Refusal | None:
        for before, number in pairwise(numbers):
            if number == before:
                return refusals.NumberTwice(number)
            if number < before:
                return refusals.NotAscending(number, before)
        return None

    def sample(self, rng: Random) -> Choose:
        """Draw a choice uniformly."""
        picked = rng.sample(open_numbers(self.top, self.blocked), self.boxes)
        return Choose(self.round, tuple(sorted(picked)))

    def count(self) -> int:
        """Return how many choices there are."""
        return comb(len(open_numbers(self.top, self.blocked)), self.boxes)

    def __iter__(self) -> Iterator[Choose]:
        for numbers in combinations(open_numbers(self.top, self.blocked), self.boxes):
            yield Choose(self.round, numbers)


class Reveals(Struct, frozen=True, gc=False):
    """The ways in which tokens, and in the variant a Danger card, can be flipped."""

    round: int
    players: int
    flip: int
    """How many tokens."""
    zones: tuple[Zone, ...] | None
    """The Danger cards that are still face down; empty without the variant, ``None`` if unread."""
    most: int
    """The highest number a zone may hold."""

    def contains(self, action: object) -> bool:
        """Return whether *action* is such a flip."""
        return self.refusal(action) is None

    def refusal(self, action: object) -> Refusal | None:
        """Return what is wrong with *action*, or ``None``."""
        if not isinstance(action, Reveal):
            return refusals.WrongAction("Reveal", shown(action))
        return self._wrong_tokens(action.blocked) or self._wrong_zone(action.danger)

    def _wrong_tokens(self, blocked: tuple[int, ...]) -> Refusal | None:
        if not is_tuple_of_ints(blocked):
            return refusals.NotTokens()
        for digit in blocked:
            if digit not in DIGITS:
                return refusals.NoSuchToken(digit)
        for before, digit in pairwise(blocked):
            if digit == before:
                return refusals.TokenTwice(digit)
            if digit < before:
                return refusals.TokensUnsorted(digit, before)
        if len(blocked) != self.flip:
            return refusals.TokensMiscounted(len(blocked), self.flip, self.players)
        return None

    def _wrong_zone(self, danger: Zone | None) -> Refusal | None:
        if danger is None:
            return None if self.zones == () else refusals.DangerMissing(self.round)
        if not is_tuple_of_ints(danger) or len(danger) != ENDS:
            return refusals.NotAZone()
        low, high = danger
        if self.zones == ():
            return refusals.DangerUnexpected(low, high)
        if low > high:
            return refusals.ZoneBackwards(low, high)
        return self._elsewhere(danger)

    def _elsewhere(self, danger: Zone) -> Refusal | None:
        if not (danger[0] >= 1 and danger[1] <= self.most):
            return refusals.ZoneOutside(*danger, self.most)
        if self.zones is not None and danger not in self.zones:
            return refusals.ZoneNotLeft(*danger)
        return None

    def _possible_zones(self) -> Iterable[Zone | None]:
        if self.zones is None:
            return combinations_with_replacement(range(1, self.most + 1), 2)
        return sorted(set(self.zones)) or (None,)

    def sample(self, rng: Random) -> Reveal:
        """Flip at random."""
        blocked = tuple(sorted(rng.sample(DIGITS, self.flip)))
        if self.zones == ():
            return Reveal(blocked)
        if self.zones is not None:
            return Reveal(blocked, rng.choice(self.zones))
        low = rng.randint(1, self.most)
        return Reveal(blocked, (low, rng.randint(low, self.most)))

    def count(self) -> int:
        """Return how many different flips there are."""
        zones = comb(self.most + 1, 2) if self.zones is None else len(set(self.zones)) or 1
        return comb(len(DIGITS), self.flip) * zones

    def __iter__(self) -> Iterator[Reveal]:
        for blocked in combinations(DIGITS, self.flip):
            for danger in self._possible_zones():
                yield Reveal(blocked, danger)

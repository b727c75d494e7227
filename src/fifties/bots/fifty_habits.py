"""How people who do not think about it write five numbers: favourites, dates, patterns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import Final, TypeAlias

from fifties.bots import reasons
from fifties.bots.reasons import Reason
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.offers import DIGITS
from fifties.games.fifty.table_size import BOXES

LUCKY: Final = (7, 13, 3, 21, 17, 42, 11, 33, 23, 8)
"""What people answer when they are asked for a number, most of them first."""

LAST_DAY: Final = 31
"""The highest number of a date."""

ROUGHNESS: Final = (0, 1, 2, 2, 1)
"""How far numbers are from one that divides by five, by what is left over."""

SIDE_BY_SIDE: Final = 3
"""How many neighbours look nice together."""


class HabitWriter:
    """Writes five of the open numbers, which are ascending and always more, by habit.

    What a habit looks for among the numbers is found when it is first asked for, and kept for those
    who write often.
    """

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers = numbers

    @cached_property
    def _favourites(self) -> list[int]:
        return [number for number in LUCKY if number in self._numbers] or [self._numbers[0]]

    @cached_property
    def _days(self) -> list[int]:
        return [number for number in self._numbers if number <= LAST_DAY]

    @cached_property
    def _by_roughness(self) -> list[list[int]]:
        """The places of the round numbers, then of those next to them, and so on."""
        found: list[list[int]] = [[] for _ in range(max(ROUGHNESS) + 1)]
        for place, number in enumerate(self._numbers):
            found[ROUGHNESS[number % len(ROUGHNESS)]].append(place)
        return found

    @cached_property
    def _usual_endings(self) -> list[int]:
        endings = Counter([number % len(DIGITS) for number in self._numbers])
        return [digit for digit in DIGITS if endings[digit] >= BOXES]

    def write(self, rng: Random) -> tuple[Numbers, Reason]:
        """Write five numbers as a beginner does, and say which habit it was."""
        return rng.choice(HABITS)(self, rng)

    def lucky(self, rng: Random) -> tuple[Numbers, Reason]:
        """Begin with a lucky number, then take low ones rather than high ones."""
        numbers, favourites, draw = self._numbers, self._favourites, rng.randrange
        lucky = favourites[min(draw(len(favourites)), draw(len(favourites)))]
        picked, open_numbers = {lucky}, len(numbers)
        while len(picked) < BOXES:
            picked.add(numbers[min(draw(open_numbers), draw(open_numbers))])
        return tuple(sorted(picked)), reasons.LuckyNumber(lucky)

    def dates(self, rng: Random) -> tuple[Numbers, Reason]:
        """Take days of a month."""
        return tuple(sorted(rng.sample(self._days, BOXES))), reasons.Dates()

    def round_numbers(self, rng: Random) -> tuple[Numbers, Reason]:
        """Take round numbers, or those next to them where a token forbids them."""
        draw = rng.random
        drawn = [draw() for _ in self._numbers]
        roundest: list[int] = []
        for places in self._by_roughness:
            roundest += sorted(places, key=drawn.__getitem__)[: BOXES - len(roundest)]
        return tuple([self._numbers[place] for place in sorted(roundest)]), reasons.RoundNumbers()

    def neighbours(self, rng: Random) -> tuple[Numbers, Reason]:
        """Take three numbers side by side, and two others."""
        start = rng.randrange(len(self._numbers) - SIDE_BY_SIDE + 1)
        together = self._numbers[start : start + SIDE_BY_SIDE]
        alone = [*self._numbers[:start], *self._numbers[start + SIDE_BY_SIDE :]]
        others = rng.sample(alone, BOXES - SIDE_BY_SIDE)
        return tuple(sorted((*together, *others))), reasons.Neighbours(together[0], together[-1])

    def same_ending(self, rng: Random) -> tuple[Numbers, Reason]:
        """Take the first five numbers with one ending; tens are only four below fifty."""
        digit = rng.choice(self._usual_endings)
        alike = [number for number in self._numbers if number % len(DIGITS) == digit]
        return tuple(alike[:BOXES]), reasons.SameEnding(digit)


Habit: TypeAlias = Callable[[HabitWriter, Random], tuple[Numbers, Reason]]
"""Picks five of the open numbers."""

HABITS: Final[tuple[Habit, ...]] = (
    HabitWriter.lucky,
    HabitWriter.lucky,
    HabitWriter.dates,
    HabitWriter.round_numbers,
    HabitWriter.neighbours,
    HabitWriter.same_ending,
)
"""Lucky numbers are the most usual habit, hence twice."""

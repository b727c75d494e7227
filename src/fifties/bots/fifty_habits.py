"""How people who do not think about it write five numbers: favourites, dates, patterns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
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

Habit: TypeAlias = Callable[[Sequence[int], Random], tuple[Numbers, Reason]]
"""Picks five of the open numbers, which are ascending and always more."""


def write_by_habit(numbers: Sequence[int], rng: Random) -> tuple[Numbers, Reason]:
    """Write five of *numbers* as a beginner does, and say which habit it was."""
    return rng.choice(HABITS)(numbers, rng)


def _lucky(numbers: Sequence[int], rng: Random) -> tuple[Numbers, Reason]:
    """Begin with a lucky number, then take low ones rather than high ones."""
    favourites = [number for number in LUCKY if number in numbers] or [numbers[0]]
    lucky = favourites[min(rng.randrange(len(favourites)), rng.randrange(len(favourites)))]
    picked = {lucky}
    draw, open_numbers = rng.randrange, len(numbers)
    while len(picked) < BOXES:
        picked.add(numbers[min(draw(open_numbers), draw(open_numbers))])
    return tuple(sorted(picked)), reasons.LuckyNumber(lucky)


def _dates(numbers: Sequence[int], rng: Random) -> tuple[Numbers, Reason]:
    days = [number for number in numbers if number <= LAST_DAY]
    return tuple(sorted(rng.sample(days, BOXES))), reasons.Dates()


def _round_numbers(numbers: Sequence[int], rng: Random) -> tuple[Numbers, Reason]:
    """Take round numbers, or those next to them where a token forbids them."""
    roundest = sorted(
        [(ROUGHNESS[number % len(ROUGHNESS)], rng.random(), number) for number in numbers]
    )
    return tuple(sorted([number for _, _, number in roundest[:BOXES]])), reasons.RoundNumbers()


def _neighbours(numbers: Sequence[int], rng: Random) -> tuple[Numbers, Reason]:
    start = rng.randrange(len(numbers) - SIDE_BY_SIDE + 1)
    together = numbers[start : start + SIDE_BY_SIDE]
    others = rng.sample([n for n in numbers if n not in together], BOXES - SIDE_BY_SIDE)
    return tuple(sorted((*together, *others))), reasons.Neighbours(together[0], together[-1])


def _same_ending(numbers: Sequence[int], rng: Random) -> tuple[Numbers, Reason]:
    """Take the first five numbers with one ending; tens are only four below fifty."""
    endings = Counter([number % len(DIGITS) for number in numbers])
    digit = rng.choice([digit for digit in DIGITS if endings[digit] >= BOXES])
    alike = [number for number in numbers if number % len(DIGITS) == digit]
    return tuple(alike[:BOXES]), reasons.SameEnding(digit)


HABITS: Final[tuple[Habit, ...]] = (
    _lucky,
    _lucky,
    _dates,
    _round_numbers,
    _neighbours,
    _same_ending,
)
"""Lucky numbers are the most usual habit, hence twice."""

"""Who plays whom, from which seats, with which deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heapify, heapreplace
from itertools import islice
from math import factorial, prod
from random import Random
from typing import Final, TypeAlias

from msgspec import Struct

from fifties.core.refusals import IllegalSetup, Refusal

Seating: TypeAlias = tuple[int, ...]
"""The number of the bot at every seat."""

Mixture: TypeAlias = tuple[int, ...]
"""How many of each bot sit at a table."""

MOST_LINE_UPS: Final = 10_000
MOST_CIRCLES: Final = 720
"""Beyond this, circles are drawn at random rather than gone through."""


LARGEST_CIRCLE: Final = 12
"""A larger circle need not be finished: only Fifty has so many seats, and they are alike."""


class TooManyLineUps(Refusal, frozen=True, tag="input-too-many-line-ups"):
    """So many bots that not all tables can be played."""

    most: int


class Match(Struct, frozen=True, gc=False):
    """One game of a contest."""

    number: int
    """Counted from 0."""
    deal: int
    """Games of the same deal get the same draws of chance."""
    seating: Seating


class Board(Struct, frozen=True, gc=False):
    """A circle of bots that moves on by a seat from game to game, until all have sat everywhere."""

    number: int
    first: int
    """The number of its first game."""
    seatings: tuple[Seating, ...]

    def matches(self, *, duplicate: bool) -> Iterator[Match]:
        """Yield its games: of one deal on duplicate, else each with a deal of its own."""
        for number, seating in enumerate(self.seatings, self.first):
            yield Match(number, self.number if duplicate else number, seating)


def line_ups(listed: Sequence[int], players: int) -> list[Mixture]:
    """Return the tables that bots, *listed* by number, can form.

    As many as there are seats form one table; more take turns; of fewer there may be several each.
    Tables of one kind of bot are left out where there are others: they compare nothing.
    """
    there = [listed.count(bot) for bot in range(max(listed) + 1)]
    if len(listed) < players:
        there = [players if count else 0 for count in there]
    found = list(islice(_mixtures(there, players), MOST_LINE_UPS + 1))
    if len(found) > MOST_LINE_UPS:
        raise IllegalSetup(TooManyLineUps(MOST_LINE_UPS))
    return [mixture for mixture in found if max(mixture) < players] or found


def boards(tables: Sequence[Mixture], games: int, seed: int) -> Iterator[Board]:
    """Yield boards for *games*, a few more to finish the last circle, all tables equally often."""
    # The table that has played least is next.
    queue = [(0, 0, table) for table in range(len(tables))]
    heapify(queue)
    all_circles = [_circles(mixture) for mixture in tables]
    number = first = 0
    while first < games:
        played, turns, table = queue[0]
        circles = all_circles[table]
        if circles:
            circle = circles[turns % len(circles)]
        else:
            circle = _drawn_circle(tables[table], Random(f"{seed} circle {number}"))
        seatings = _rotations(circle)
        if len(circle) > LARGEST_CIRCLE:
            seatings = seatings[: games - first]
        yield Board(number, first, seatings)
        number += 1
        first += len(seatings)
        heapreplace(queue, (played + len(seatings), turns + 1, table))


def _mixtures(there: Sequence[int], seats: int) -> Iterator[Mixture]:
    """Yield the ways to fill *seats* with at most as many of each bot as are *there*."""
    if not there:
        if seats == 0:
            yield ()
        return
    most, *others = there
    fewest = max(0, seats - sum(others))
    for taken in range(min(most, seats), fewest - 1, -1):
        for rest in _mixtures(others, seats - taken):
            yield (taken, *rest)


def _circles(mixture: Mixture) -> list[Seating]:
    """Return the orders in which bots can sit around a table; none if there are too many."""
    rarest = min((count, bot) for bot, count in enumerate(mixture) if count)[1]
    others = [count - (bot == rarest) for bot, count in enumerate(mixture)]
    if factorial(sum(others)) // prod(map(factorial, others)) > MOST_CIRCLES:
        return []
    # A circle that can be cut at several of the rarest bots would turn up several times.
    return sorted({min(_rotations((rarest, *rest))) for rest in _orders(others)})


def _orders(counts: Sequence[int]) -> Iterator[Seating]:
    """Yield the different orders of as many bots as *counts* says of each."""
    if not any(counts):
        yield ()
    for bot, count in enumerate(counts):
        if count:
            left = [other - (number == bot) for number, other in enumerate(counts)]
            for rest in _orders(left):
                yield (bot, *rest)


def _drawn_circle(mixture: Mixture, rng: Random) -> Seating:
    order = [bot for bot, count in enumerate(mixture) for _ in range(count)]
    rng.shuffle(order)
    return tuple(order)


def _rotations(circle: Seating) -> tuple[Seating, ...]:
    """Return the different rotations of a circle."""
    turned = (circle[-by:] + circle[:-by] for by in range(len(circle)))
    return tuple(dict.fromkeys(turned))

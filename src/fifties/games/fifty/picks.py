"""What the seats have written so far in a round, as a frozen value.

A tuple would be copied at every choice, which a party of thousands cannot afford. Here the seats
lie in the leaves of a tree, up to `WIDTH` in each, and a choice copies the nodes between the root
and its leaf. All else is shared with the value before, which stays as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, islice, repeat
from typing import Any, Final

from msgspec import Struct

from fifties.core.contract import Seat
from fifties.games.fifty.actions import Numbers

_BITS: Final = 5
WIDTH: Final = 1 << _BITS
"""How many seats a leaf has at most, and how many nodes lie below another."""


class Picks(Struct, frozen=True, gc=False):
    """The choices by seat, ``None`` for a seat that has not written. Made by `picks_of`."""

    size: int
    """How many seats there are."""
    missing: int
    """How many of them have not written."""
    levels: int
    """How many levels of nodes lie above the leaves."""
    root: tuple[Any, ...]
    """A leaf, or a node; leaves and nodes below the root are filled up to `WIDTH`."""

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, seat: Seat) -> Numbers | None:
        if not 0 <= seat < self.size:
            raise IndexError(f"there is no seat {seat}")
        node = self.root
        for level in range(self.levels, 0, -1):
            node = node[(seat >> _BITS * level) % WIDTH]
        numbers: Numbers | None = node[seat % WIDTH]
        return numbers

    def __iter__(self) -> Iterator[Numbers | None]:
        if not self.levels:
            return iter(self.root)
        found: Iterable[Any] = self.root
        for _ in range(self.levels):
            found = chain.from_iterable(found)
        return islice(found, self.size)

    def by_seat(self) -> tuple[Numbers | None, ...]:
        """Return all of them in seat order."""
        return tuple(self) if self.levels else self.root

    def with_choice(self, seat: Seat, numbers: Numbers) -> Picks:
        """Return these choices after *seat* has written *numbers*."""
        if not self.levels:
            whole = [*self.root]
            left = self.missing - (whole[seat] is None)
            whole[seat] = numbers
            return Picks(self.size, left, 0, tuple(whole))
        path: list[list[Any]] = []
        node = self.root
        for level in range(self.levels, 0, -1):
            path.append([*node])
            node = node[(seat >> _BITS * level) % WIDTH]
        written, place = [*node], seat % WIDTH
        missing = self.missing - (written[place] is None)
        written[place] = numbers
        for level, above in enumerate(reversed(path), 1):
            above[(seat >> _BITS * level) % WIDTH] = tuple(written)
            written = above
        return Picks(self.size, missing, self.levels, tuple(written))


def picks_of(choices: Iterable[Numbers | None]) -> Picks:
    """Return *choices*, in seat order, as a value that is cheap to change."""
    nodes: list[Any] = [*choices]
    size, missing, levels = len(nodes), nodes.count(None), 0
    filler: Any = None
    while len(nodes) > WIDTH:
        nodes += [filler] * (-len(nodes) % WIDTH)
        nodes = [tuple(nodes[first : first + WIDTH]) for first in range(0, len(nodes), WIDTH)]
        filler = (filler,) * WIDTH
        levels += 1
    return Picks(size, missing, levels, tuple(nodes))


@lru_cache(maxsize=32)
def no_picks(players: int) -> Picks:
    """Return the choices of a round in which nobody has written yet."""
    return picks_of(repeat(None, players))

"""Which seat each member takes in the next game of a table that plays on from a record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from fifties.core.contract import Seat
from fifties.table.entries import MemberId


class NextSeats:
    """Who takes which seat of a position. The first free seat is found in O(log n)."""

    def __init__(self, players: Sequence[str] = ()) -> None:
        self.seat_limit = len(players)
        """How many seats there are."""
        self._places = {name: seat for seat, name in reversed([*enumerate(players)])}
        """Whose seats they were; of two of the same name the first one's."""
        self._seats: dict[MemberId, Seat] = {}
        self._holders: dict[Seat, MemberId] = {}
        self._left: list[Seat] = []
        """A heap of seats below `_unused` that were given up; some may be taken again."""
        self._unused = 0
        """All free seats are in the heap, or not before this one."""

    def __len__(self) -> int:
        return len(self._seats)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NextSeats) and self._seats == other._seats

    __hash__ = None  # type: ignore[assignment]  # it changes

    def seat_of(self, member: MemberId) -> Seat | None:
        """Return where *member* will sit."""
        return self._seats.get(member)

    def holder(self, seat: Seat) -> MemberId | None:
        """Return who will sit on *seat*."""
        return self._holders.get(seat)

    def place_of(self, name: str) -> Seat | None:
        """Return which seat was that of the one called *name*."""
        return self._places.get(name)

    def in_order(self) -> Iterator[MemberId]:
        """Yield who sits, by seats."""
        return (self._holders[seat] for seat in range(self.seat_limit) if seat in self._holders)

    def first_free(self) -> Seat | None:
        """Return the first seat that nobody has taken."""
        while self._left and self._left[0] in self._holders:
            heappop(self._left)
        while self._unused in self._holders:
            self._unused += 1
        free = self._left[0] if self._left else self._unused
        return free if free < self.seat_limit else None

    def free_seats(self) -> Iterator[Seat]:
        """Yield all seats that nobody has taken, in order."""
        first = self.first_free()
        seats = range(self.seat_limit if first is None else first, self.seat_limit)
        return (seat for seat in seats if seat not in self._holders)

    def take(self, member: MemberId, seat: Seat) -> None:
        """Seat *member* there; whoever sat there is seated elsewhere, or goes."""
        self.leave(member)
        self._seats[member], self._holders[seat] = seat, member

    def leave(self, member: MemberId) -> None:
        """Free the seat of *member*, if they have one that nobody else has taken since."""
        seat = self._seats.pop(member, None)
        if seat is not None and self._holders.get(seat) == member:
            del self._holders[seat]
            if seat < self._unused:
                heappush(self._left, seat)

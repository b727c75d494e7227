"""A set of seats that takes one byte for each seat of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fifties.core.contract import Actor, Seat


class SeatSet:
    """Seats of one table, of which a party has very many; an ordinary set takes a hundred bytes."""

    def __init__(self, seats: Iterable[Seat], players: int) -> None:
        self._is_in = bytearray(players)
        for seat in seats:
            self._is_in[seat] = True
        self._size = sum(self._is_in)

    def __contains__(self, seat: object) -> bool:
        return isinstance(seat, int) and 0 <= seat < len(self._is_in) and bool(self._is_in[seat])

    def __iter__(self) -> Iterator[Seat]:
        return (seat for seat, is_in in enumerate(self._is_in) if is_in)

    def __len__(self) -> int:
        return self._size

    def discard(self, actor: Actor) -> None:
        """Remove a seat, if it is there."""
        if isinstance(actor, int) and actor in self:
            self._is_in[actor] = False
            self._size -= 1

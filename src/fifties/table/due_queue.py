"""Seats in the order in which the table will do something about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from math import inf
from typing import Final, Protocol, TypeVar

from fifties.core.contract import Seat

MOST_SCANNED: Final = 16
"""So few seats are all looked at each time, which costs less than keeping them in order."""


class HasTime(Protocol):
    """Something that is due at a time."""

    @property
    def at(self) -> float:
        """When it is due."""
        ...


DueT = TypeVar("DueT", bound=HasTime)


class DueQueue:
    """Finds the seats that are due first, without looking at all seats of a party each time.

    What is due for a seat is asked when the seat is put in, and again when it comes first. So a
    time that moves on, or a seat that is due no more, needs no care. A seat for which something is
    due earlier than before has to be put in again.
    """

    def __init__(self) -> None:
        self._basis: tuple[object, ...] = ()
        self._seats: dict[float, list[Seat]] = {}
        """By when they were due when they were put in; most are due at the same time."""
        self._times: list[float] = []
        """A heap of these times."""

    def is_filled(self, basis: tuple[object, ...]) -> bool:
        """Return whether it was filled for the same *basis*, so that all that is due is found."""
        return basis == self._basis

    def fill(
        self,
        seats: Iterable[Seat],
        basis: tuple[object, ...],
        due_for: Callable[[Seat], HasTime | None],
    ) -> None:
        """Put these *seats* in, and no others."""
        self._basis, self._seats, self._times = basis, {}, []
        for seat in seats:
            due = due_for(seat)
            if due is not None:
                self._put(seat, due.at)

    def add(self, seat: Seat) -> None:
        """Put *seat* in, because something may be due for it earlier than before."""
        if self._basis:
            self._put(seat, -inf)

    def clear(self) -> None:
        """Take all seats out: so few are left that all are looked at."""
        if self._basis:
            self._basis, self._seats, self._times = (), {}, []

    def _put(self, seat: Seat, at: float) -> None:
        if at not in self._seats:
            self._seats[at] = []
            heappush(self._times, at)
        self._seats[at].append(seat)

    def due(self, until: float, due_for: Callable[[Seat], DueT | None]) -> list[DueT]:
        """Return what is due first, or all that is due *until* then; in the order of seats."""
        found: dict[Seat, DueT] = {}
        while self._times and not (found and self._times[0] > until):
            at = heappop(self._times)
            seats = self._seats.pop(at)
            while seats and not (found and at > until):
                seat = seats.pop()
                due = due_for(seat)
                if due is not None and due.at == at:
                    found[seat] = due
                elif due is not None:
                    self._put(seat, due.at)
            if seats:
                heappush(self._times, at)
                self._seats[at] = seats
        for seat, due in found.items():
            self._put(seat, due.at)
        return [found[seat] for seat in sorted(found)]

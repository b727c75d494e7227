"""Who sits where at a table that plays on from a record: every seat of it has its own past."""

from __future__ import annotations

from fifties.core.contract import Seat
from fifties.table import entries, refusals
from fifties.table.entries import AnyLogEntry, MemberId
from fifties.table.refusals import NotAtThisTable
from fifties.table.registry import seat_limit
from fifties.table.request_context import require
from fifties.table.table import Table


def seats_in_all(table: Table) -> int:
    """Return how many may sit: exactly those who played, where the table plays on from a record."""
    return seat_limit(table.settings) if table.position is None else table.next_seats.seat_limit


def free_seat(table: Table) -> Seat | None:
    """Return the first seat that is free, if there is one; ``None`` at other tables."""
    return table.next_seats.first_free()


def seat_for(table: Table, name: str | None) -> Seat | None:
    """Return the seat of the one in the record who has this *name*, unless a person has it."""
    seat = None if name is None else table.next_seats.place_of(name)
    holder = None if seat is None else table.next_seats.holder(seat)
    return seat if holder is None or table.members[holder].level is not None else None


def take_seat(table: Table, member: MemberId, seat: Seat) -> list[AnyLogEntry]:
    """Seat *member* there: bots change places with whoever sat elsewhere, or make way."""
    if table.position is None:
        raise NotAtThisTable(refusals.BranchOnly())
    next_seats = table.next_seats
    require(0 <= seat < next_seats.seat_limit, refusals.NoSuchSeat(seat, next_seats.seat_limit))
    before, holder = next_seats.seat_of(member), next_seats.holder(seat)
    if holder == member:
        return []
    taken = entries.SeatTaken(member, seat)
    if holder is None:
        return [taken]
    other = table.members[holder]
    require(other.level is not None, refusals.SeatOccupied(other.name))
    moved = entries.Removed(holder) if before is None else entries.SeatTaken(holder, before)
    return [moved, taken]


def lineup(table: Table) -> tuple[MemberId, ...]:
    """Return who sits on each seat, or refuse while somebody is missing."""
    next_seats = table.next_seats
    missing = next_seats.seat_limit - len(next_seats)
    require(not missing, refusals.BranchSeatsFree(missing, next_seats.seat_limit))
    return tuple(next_seats.in_order())

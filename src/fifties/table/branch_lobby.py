"""Who sits where at a table that plays on from a record: every seat of it has its own past."""

from __future__ import annotations

from fifties.core.contract import Seat
from fifties.table import entries, refusals
from fifties.table.entries import AnyLogEntry, MemberId
from fifties.table.refusals import NotAtThisTable
from fifties.table.request_context import require
from fifties.table.table import Table


def free_seat(table: Table) -> Seat | None:
    """Return the first seat that is free, if there is one; ``None`` at other tables."""
    if table.position is None:
        return None
    taken = {*table.chairs.values()}
    return next((seat for seat in range(len(table.position.players)) if seat not in taken), None)


def take_seat(table: Table, member: MemberId, seat: Seat) -> list[AnyLogEntry]:
    """Seat *member* there: bots change places with whoever sat elsewhere, or make way."""
    position = table.position
    if position is None:
        raise NotAtThisTable(refusals.BranchOnly())
    require(0 <= seat < len(position.players), refusals.NoSuchSeat(seat, len(position.players)))
    before = table.chairs.get(member)
    holder = next((one for one, theirs in table.chairs.items() if theirs == seat), None)
    if holder == member:
        return []
    taken = entries.SeatTaken(member, seat)
    if holder is None:
        return [taken]
    other = table.members[holder]
    require(other.level is not None, refusals.SeatOccupied(other.name))
    moved = entries.Removed(holder) if before is None else entries.SeatTaken(holder, before)
    return [moved, taken]


def lineup(table: Table, players: int) -> tuple[MemberId, ...]:
    """Return who sits on each seat, or refuse while somebody is missing."""
    missing = players - len(table.chairs)
    require(not missing, refusals.BranchSeatsFree(missing, players))
    return tuple(sorted(table.chairs, key=table.chairs.__getitem__))

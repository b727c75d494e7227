"""A request with what is needed to decide on it, and what most decisions begin with."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from fifties.core.contract import Seat
from fifties.core.refusals import Refusal
from fifties.table import refusals
from fifties.table.entries import MemberId
from fifties.table.live_game import LiveGame
from fifties.table.refusals import NotAtThisTable
from fifties.table.table import Member, Table


class RequestContext(Struct, frozen=True):
    """A request with all that is needed to decide on it."""

    table: Table
    member: MemberId
    now: float
    rng: Random


def require(condition: bool, refusal: Refusal) -> None:  # noqa: FBT001 - reads as a sentence
    """Refuse unless *condition* holds."""
    if not condition:
        raise NotAtThisTable(refusal)


def member_named(table: Table, member: MemberId) -> Member:
    """Return somebody who is at the table, or raise `NotAtThisTable`."""
    someone = table.members.get(member)
    if someone is None or someone.gone:
        raise NotAtThisTable(refusals.NoSuchMember(member))
    return someone


def running(table: Table) -> LiveGame:
    """Return the game that is on."""
    if table.running is None:
        raise NotAtThisTable(refusals.NoGameRuns())
    return table.running


def seat_of(context: RequestContext) -> tuple[LiveGame, Seat]:
    """Return the game that is on, and where whoever asks sits in it."""
    play = running(context.table)
    seat = play.seat_of.get(context.member)
    if seat is None:
        raise NotAtThisTable(refusals.SeatOnly())
    return play, seat

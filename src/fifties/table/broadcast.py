"""What each of those who are connected is told: the one place where secrets are filtered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain, islice
from typing import Final

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from fifties.core.contract import Event, Seat, Viewer
from fifties.table.entries import MemberId, Role
from fifties.table.heat_summary import heat_info, heats_info, your_heat
from fifties.table.history import Change
from fifties.table.live_game import LiveGame
from fifties.table.messages import (
    BranchInfo,
    BranchSeat,
    Brief,
    GameInfo,
    Offered,
    PersonInfo,
    SeatInfo,
    Snapshot,
    TableInfo,
    TableStatus,
    Update,
    You,
)
from fifties.table.table import LISTED_ON_PHONES, Member, Table

LISTED: Final = 40
"""How many seats, and how many others, are listed by name; all are counted."""


class Broadcast:
    """What has happened since a version, and what of it each member is told."""

    def __init__(self, table: Table, changes: Sequence[Change] | None) -> None:
        self.incomplete = changes is None
        """Whether it is too long ago: then only a snapshot will do."""
        self.table = table
        self.version = table.version
        self._crowd = None if table.play is None else table.play.crowd
        # One loop and few cached properties: at small tables nearly every choice is a broadcast.
        self._events: list[Event] = []
        self._offers = changed = changed_briefly = sealed = False
        touched: set[MemberId] = set()
        for change in changes or ():
            self._events.extend(change.events)
            self._offers = self._offers or change.offers_changed
            changed = changed or change.table_changed
            changed_briefly = changed_briefly or change.brief_changed
            sealed = sealed or change.seal_changed
            if change.touched:
                touched |= change.touched
        self._touched = touched
        self._table: TableInfo | UnsetType = table_info(table) if changed else UNSET
        self._changed_briefly, self._sealed = changed_briefly, sealed

    def update(
        self,
        member: MemberId | None = None,
        done: tuple[str, ...] = (),
        request: str | None = None,
        now: float | None = None,
    ) -> Update:
        """Return what *member* is told.

        ``None`` stands for all who are told nothing of their own; at an event, for their phones.
        """
        return self._update(member, done, request, now, brief=self.table.is_brief(member))

    def full_update(self) -> Update:
        """Return what hosts and big screens are told who are told nothing of their own."""
        return self._update(None, brief=False)

    def _update(
        self,
        member: MemberId | None,
        done: tuple[str, ...] = (),
        request: str | None = None,
        now: float | None = None,
        *,
        brief: bool,
    ) -> Update:
        table = self.table
        seat = None if member is None else table.seat_of(member)
        touched = member is not None and member in self._touched
        told = self._brief if brief else None
        return Update(
            v=self.version,
            events=self._seen(seat) if told is None else told.events,
            table=self._brief_table if brief else self._table,
            you=you(table, member) if touched and member is not None else UNSET,
            offer=offer(table, seat) if self._offers else UNSET,
            number=UNSET if told is None or told.number is None else told.number,
            mine=self._crowd.line(seat, self._events)
            if self._crowd and seat is not None
            else UNSET,
            choice_seal=self._brief_seal if brief else UNSET,
            done=done,
            id=UNSET if request is None else request,
            now=UNSET if now is None else now,
        )

    @cached_property
    def _brief_table(self) -> TableInfo | UnsetType:
        return brief_table_info(self.table) if self._changed_briefly else UNSET

    @cached_property
    def _brief_seal(self) -> str | UnsetType | None:
        """What phones are told of the seal of choices, where the table has not changed else."""
        play = self.table.play
        return play.choice_seal if play and self._sealed and not self._brief_table else UNSET

    @cached_property
    def _digest(self) -> tuple[Event, ...]:
        return () if self._crowd is None else (*self._crowd.digest(self._events),)

    @cached_property
    def _brief(self) -> Brief | None:
        """What phones are told of the game, where that is less."""
        crowd = self._crowd
        return crowd.brief(self._events) if crowd is not None and crowd.is_brief else None

    @property
    def repeatable(self) -> bool:
        """Whether it does no harm to be told this once more."""
        return not (self._events or self.incomplete)

    @property
    def silent(self) -> bool:
        """Whether there is nothing that all are told; at an event, that all phones are told."""
        if not self.table.is_brief(None):
            return self.silent_on_big_screens
        told = self._brief
        events = self._events if told is None else (told.events or told.number is not None)
        sealed = self._brief_seal is not UNSET
        return not (events or self._brief_table or self._offers or sealed)

    @property
    def silent_on_big_screens(self) -> bool:
        """Whether there is nothing that all hosts and big screens are told."""
        return not (self._events or self._table or self._offers)

    def _seen(self, viewer: Viewer) -> tuple[Event, ...]:
        if self._crowd is not None:
            return self._digest
        return tuple([event.seen_by(viewer) for event in self._events])

    @property
    def personal(self) -> set[MemberId]:
        """Who is told something of their own; all others are told the same."""
        play = self.table.play
        members = set(self._touched)
        if play is None:
            return members
        seats = self._seats_concerned(play)
        if self._offers and not play.adapter.same_offer_for_all:
            seats = chain(seats, (seat for seat in play.owing if isinstance(seat, int)))
        if self._offers and play.is_announced:
            seats = chain(seats, play.waiting_for())
        members.update(map(play.seats.__getitem__, seats))
        return members

    def _seats_concerned(self, play: LiveGame) -> Iterable[Seat]:
        if play.crowd is not None:
            return play.crowd.concerned(self._events)
        return {seat for event in self._events for seat in event.concerns()}


def snapshot(
    table: Table, member: MemberId, request: str | None = None, now: float | None = None
) -> Snapshot:
    """Return everything that *member* may know; it is *now* by the clock of the table."""
    seat, brief = table.seat_of(member), table.is_brief(member)
    view = None if table.play is None else table.play.view(seat, brief=brief)
    return Snapshot(
        v=table.version,
        table=brief_table_info(table) if brief else table_info(table),
        you=you(table, member),
        offer=offer(table, seat),
        view=view,
        id=request,
        now=now,
    )


def you(table: Table, member: MemberId) -> You:
    """Return what *member* is told about themselves."""
    play, seat = table.play, table.seat_of(member)
    return You(
        member=member,
        name=table.members[member].name,
        host=member in table.hosts,
        seat=seat,
        next=member in table.lineup,
        kept=play is not None and seat in play.kept,
        queued=None if play is None or seat is None else play.queued.get(seat),
        pending=_pending_info(table) if table.pending and member in table.hosts else (),
        heat=your_heat(table, member),
        branch_seat=_branch_seat(table, member),
    )


def _branch_seat(table: Table, member: MemberId) -> BranchSeat | None:
    """Return which seat of a record *member* takes in the next game."""
    position = table.position
    seat = None if position is None else table.next_seats.seat_of(member)
    if position is None or seat is None:
        return None
    return BranchSeat(seat, position.players[seat])


def _pending_info(table: Table) -> tuple[PersonInfo, ...]:
    people = (table.members[member] for member in islice(table.pending, LISTED))
    return tuple(PersonInfo(one.id, one.name, one.role, one.role is Role.SEAT) for one in people)


def offer(table: Table, seat: Seat | None) -> Offered | None:
    """Return what *seat* may do; what every seat may do alike is told to all."""
    return None if table.running is None else table.running.offer(seat)


def table_info(table: Table) -> TableInfo:
    """Return what all may know about the table without the game."""
    if table.cached_info is None:
        table.cached_info = _make_table_info(table)
    return table.cached_info


def brief_table_info(table: Table) -> TableInfo:
    """Return what phones at an event are told of it: a crowd is only counted."""
    info = table_info(table)
    seats = info.seats if info.seated <= LISTED_ON_PHONES else ()
    return replace(info, seats=seats, people=())


def _make_table_info(table: Table) -> TableInfo:
    play, running = table.play, table.running
    seats = table.seat_order if running is None else running.seats
    others = list(islice(_others(table), LISTED))
    return TableInfo(
        code=table.code,
        status=_status(table),
        settings=table.settings,
        host=table.host,
        hosts=table.hosts,
        locked=table.locked,
        pending=len(table.pending),
        message=table.message,
        closes=None if running is None else running.closes_at,
        choice_seal=None if play is None or play.broken_off else play.choice_seal,
        seats=tuple(_seat_info(table, member) for member in islice(seats, LISTED)),
        seated=table.seated,
        people=tuple(
            PersonInfo(member.id, member.name, member.role, member.id in table.lineup)
            for member in others
        ),
        watching=_watching(table),
        paused=play is not None and play.running and play.paused,
        games=table.games,
        commitment=table.commitment,
        salted=len(table.salts) if running is None else running.salted,
        record=table.record,
        dealer=table.next_dealer() if running is None else None,
        game=None if play is None or play.broken_off else _game_info(table, play),
        heats=heats_info(table),
        heat=heat_info(table),
        branch=_branch_info(table),
    )


def _branch_info(table: Table) -> BranchInfo | None:
    position = table.position
    if position is None:
        return None
    branch, listed = position.branch, position.players[:LISTED]
    return BranchInfo(
        origin=branch.origin,
        record=branch.record,
        round=branch.round,
        played=branch.played,
        draws=position.draws,
        seat_limit=table.next_seats.seat_limit,
        players=listed,
        seats=tuple(map(table.next_seats.holder, range(len(listed)))),
    )


def _others(table: Table) -> Iterator[Member]:
    """Yield those who do not play: late arrivals first, then those who only watch."""
    playing = table.running is not None
    for member in chain(table.latecomers, table.watchers) if playing else table.bystanders:
        yield table.members[member]


def _watching(table: Table) -> int:
    if table.running is None:
        return len(table.bystanders)
    seated = len(table.running.seats) - table.running.departed
    return len(table.lineup) + len(table.bystanders) - seated


def _status(table: Table) -> TableStatus:
    if table.play is None or table.play.broken_off:
        return TableStatus.LOBBY
    return TableStatus.OVER if table.play.over else TableStatus.PLAYING


def _seat_info(table: Table, member: MemberId) -> SeatInfo:
    someone = table.members[member]
    seat = None if table.running is None else table.running.seat_of[member]
    kept = seat is not None and someone.level is None and table.kept_by_bot(seat)
    return SeatInfo(member, someone.name, someone.level, kept)


def _game_info(table: Table, play: LiveGame) -> GameInfo:
    # After the game the lineup is the next one's, and some have left.
    names = () if play.crowd else tuple(table.members[member].name for member in play.seats)
    return play.game_info(names)

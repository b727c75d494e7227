"""Who is at the table and what it is set for: requests that mostly come between games."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterator, Sequence
from itertools import repeat
from random import Random
from typing import Final

from msgspec.structs import replace

from fifties.bots import bot_names, levels
from fifties.core.contract import Seat
from fifties.table import entries, refusals, requests
from fifties.table.branch_lobby import free_seat, seat_for, seats_in_all, take_seat
from fifties.table.entries import AnyLogEntry, MemberId, Role
from fifties.table.hosts import hand_over
from fifties.table.member_names import (
    free_bot_name,
    free_name,
    letters,
    made_up_name,
    name_key,
    name_refusal,
    tidy,
)
from fifties.table.paces import HOSTS_GRACE
from fifties.table.refusals import NotAtThisTable
from fifties.table.registry import adapter_for, check, seat_limit
from fifties.table.request_context import RequestContext, member_named, require
from fifties.table.settings import TableSettings, name_of
from fifties.table.table import Table

MOST_WATCHERS: Final = 1_000
"""How many may be at a table without a seat."""

MOST_MEMBERS: Final = 40_000
"""How many may ever come to a table, those who left again included."""

MOST_BIG_SCREENS: Final = 16
"""How many big screens an event may have at a time: they are told more than others."""

ADMITTED_TOGETHER: Final = 500
"""How many are let in with one log entry."""

LONGEST_MESSAGE: Final = 200
"""How long a message on the big screens may be, in letters as people count them."""


def admit(  # noqa: PLR0913 - all that is known of somebody who comes
    table: Table,
    join: requests.Join,
    key: str,
    device: str,
    rng: Random,
    *,
    seat: Seat | None = None,
) -> list[AnyLogEntry]:
    """Let somebody in whose token has the hash *key*, on a *seat* if it is one they may choose."""
    require(not table.banned & {key, device}, refusals.Banned())
    require(not table.locked or _is_big_screen(table, join), refusals.Locked())
    require(len(table.members) < MOST_MEMBERS, refusals.TooMany(MOST_MEMBERS))
    member, taken = len(table.members), table.names
    if join.name is None or not tidy(join.name):
        name = made_up_name(join.lang, rng, taken)
    else:
        name = free_name(_tidied(join.name), taken)
    joined = entries.Joined(member, name, join.role, key, lang=join.lang, device=device)
    if needs_approval(table):
        return [replace(joined, pending=True)]
    came: list[AnyLogEntry] = [joined]
    if join.role is Role.SEAT:
        seat = seat_for(table, join.name) if seat is None else seat
        seated = _make_room(table, member) if seat is None else take_seat(table, member, seat)
        if seated:
            return came + seated
        came = [replace(joined, role=Role.SPECTATOR)]
    require(len(table.bystanders) < MOST_WATCHERS, refusals.TooMany(MOST_WATCHERS))
    return came


def needs_approval(table: Table) -> bool:
    """Return whether a host has to let in whoever comes now; the first to come is the host."""
    event = table.settings.event
    return event is not None and event.approval and bool(table.members)


def _is_big_screen(table: Table, join: requests.Join) -> bool:
    """Return whether a big screen of an event comes, for which doors are always open."""
    if table.settings.event is None or join.role is not Role.STAGE:
        return False
    require(len(table.big_screens) < MOST_BIG_SCREENS, refusals.TooMany(MOST_BIG_SCREENS))
    return True


def admit_pending(context: RequestContext, request: requests.Admit) -> list[AnyLogEntry]:
    """Let in who waits for approval."""
    table = context.table
    if request.members is None:
        return admitted(table)
    for member in request.members:
        member_named(table, member)
    return admitted(table, [one for one in dict.fromkeys(request.members) if one in table.pending])


def admitted(table: Table, members: Sequence[MemberId] | None = None) -> list[AnyLogEntry]:
    """Return the entries that let *members* in, or everybody who waits for approval."""
    those = tuple(table.pending if members is None else members)
    return [
        entries.Admitted(those[first : first + ADMITTED_TOGETHER])
        for first in range(0, len(those), ADMITTED_TOGETHER)
    ]


def show_message(context: RequestContext, request: requests.ShowMessage) -> list[AnyLogEntry]:
    """Put a message on the big screens, or take it away."""
    table = context.table
    require(table.settings.event is not None, refusals.EventOnly())
    text = tidy(request.text or "") or None
    size = len(letters(text or ""))
    require(size <= LONGEST_MESSAGE, refusals.MessageTooLong(size, LONGEST_MESSAGE))
    return [] if text == table.message else [entries.MessageShown(text)]


def _make_room(table: Table, member: MemberId) -> list[AnyLogEntry]:
    """Seat *member* in the next game if there is room, or if a bot can make way."""
    if table.heat is not None:
        return []
    if len(table.lineup) < seats_in_all(table):
        return [entries.SeatTaken(member, free_seat(table))]
    for other in reversed(table.lineup):
        if table.members[other].level is not None:
            seat = table.next_seats.seat_of(other)
            return [entries.Removed(other), entries.SeatTaken(member, seat)]
    return []


def configure(context: RequestContext, request: requests.Configure) -> list[AnyLogEntry]:
    """Set the table differently."""
    table, wanted = context.table, request.settings
    check(wanted)
    if table.running is not None:
        require(_same_game(table.settings, wanted), refusals.GameRuns())
    if table.position is not None:
        require(_same_game(table.settings, wanted), refusals.BranchFixed())
    if wanted == table.settings:
        return []
    dealer = adapter_for(wanted).chosen_dealer(wanted)
    if dealer is not None:
        require(dealer in table.lineup, refusals.NoSuchMember(dealer))
    thinned = _thin_out(table, len(table.lineup) - seat_limit(wanted))
    gone = {entry.member for entry in thinned if isinstance(entry, entries.Removed)}
    opened = admitted(table) if wanted.event is None or not wanted.event.approval else []
    return [entries.SettingsChanged(wanted), *thinned, *_rename_bots(table, wanted, gone), *opened]


def _same_game(now: TableSettings, wanted: TableSettings) -> bool:
    """Return whether nothing changes that the game itself depends on."""
    return (now.event is None) == (wanted.event is None) and now == replace(
        wanted,
        pace=now.pace,
        clock=now.clock,
        reactions=now.reactions,
        keep=now.keep,
        event=now.event,
    )


def _thin_out(table: Table, surplus: int) -> list[AnyLogEntry]:
    """Make as many stand up as there are too many: bots first, latest first."""
    latest = [*reversed(table.lineup)]
    latest.sort(key=lambda member: table.members[member].level is None)
    return [
        entries.SeatLeft(member) if table.members[member].level is None else entries.Removed(member)
        for member in latest[: max(0, surplus)]
    ]


def _rename_bots(table: Table, wanted: TableSettings, gone: set[MemberId]) -> list[AnyLogEntry]:
    """Give bots names of the game that is wanted, but for bots that people have renamed."""
    before, now = name_of(table.settings), name_of(wanted)
    taken = set(table.names)
    renamed: list[AnyLogEntry] = []
    for member in [] if before == now else table.lineup:
        bot = table.members[member]
        if bot.level is None or member in gone or bot.name not in bot_names(before, bot.level):
            continue
        name = free_bot_name(bot_names(now, bot.level), taken)
        taken.add(name_key(name))
        renamed.append(entries.Renamed(member, name))
    return renamed


def sit(context: RequestContext, request: requests.Sit) -> list[AnyLogEntry]:
    """Take a seat in the next game."""
    table = context.table
    if request.seat is not None:
        return take_seat(table, context.member, request.seat)
    if context.member in table.lineup:
        return []
    seated = _make_room(table, context.member)
    require(bool(seated), refusals.Full(seats_in_all(table)))
    return seated


def stand(context: RequestContext, _: requests.Stand) -> list[AnyLogEntry]:
    """Give the seat in the next game up."""
    return [entries.SeatLeft(context.member)] if context.member in context.table.lineup else []


def rename(context: RequestContext, request: requests.Rename) -> list[AnyLogEntry]:
    """Change a name."""
    table = context.table
    member = context.member if request.member is None else request.member
    require(context.member in {member, *table.hosts}, refusals.HostOnly())
    name = _tidied(request.name)
    if name == member_named(table, member).name:
        return []
    holder = table.names.get(name_key(name), member)
    require(holder == member, refusals.NameTaken(name))
    return [entries.Renamed(member, name)]


def remove(context: RequestContext, request: requests.Remove | requests.Ban) -> list[AnyLogEntry]:
    """Send somebody away, for good or not."""
    member = member_named(context.table, request.member)
    require(member.id != context.member, refusals.NotYourself())
    gone_since = context.table.runtime.away.get(member.id, context.now)
    hosts = member.id in context.table.hosts_before_claim and context.now < gone_since + HOSTS_GRACE
    require(not hosts, refusals.HostsOwn())
    banned = isinstance(request, requests.Ban) and member.level is None
    return [entries.Removed(member.id, banned), *_bot_takes_over(context.table, member.id)]


def _bot_takes_over(table: Table, member: MemberId) -> list[AnyLogEntry]:
    """Let a bot keep the seat of *member* in the game that is on, if they sit in it."""
    play = table.running
    seat = None if play is None else play.seat_of.get(member)
    if play is None or seat is None or seat in play.kept or table.members[member].level:
        return []
    return [entries.BotTookOver((seat,))]


def lock(context: RequestContext, request: requests.Lock) -> list[AnyLogEntry]:
    """Let nobody new in, or do again."""
    same = request.locked == context.table.locked
    return [] if same else [entries.LockChanged(request.locked)]


def add_bot(context: RequestContext, request: requests.AddBot) -> list[AnyLogEntry]:
    """Ask bots to free seats: one, or as many as are wanted and find a seat."""
    table = context.table
    known = levels(name_of(table.settings))
    require(request.level in known, refusals.NoSuchLevel(request.level, ", ".join(known)))
    seats = seats_in_all(table)
    require(len(table.lineup) < seats, refusals.Full(seats))
    require(len(table.members) < MOST_MEMBERS, refusals.TooMany(MOST_MEMBERS))
    names = bot_names(name_of(table.settings), request.level)
    taken = ChainMap[str, MemberId]({}, table.names)
    came: list[AnyLogEntry] = []
    for member, seat in _next_seats(table, request.count):
        name = free_bot_name(names, taken)
        taken[name_key(name)] = member
        came.append(entries.Joined(member, name, Role.SEAT, level=request.level))
        came.append(entries.SeatTaken(member, seat))
    return came


def _next_seats(table: Table, count: int) -> Iterator[tuple[MemberId, Seat | None]]:
    """Yield the next members, and which seats they take where seats can be chosen."""
    free = min(seats_in_all(table) - len(table.lineup), MOST_MEMBERS - len(table.members), count)
    members = range(len(table.members), len(table.members) + free)
    if table.position is None:
        return zip(members, repeat(None))
    return zip(members, table.next_seats.free_seats(), strict=False)


def salt(context: RequestContext, request: requests.AddSalt) -> list[AnyLogEntry]:
    """Add to the next game's chance."""
    require(context.member in context.table.lineup, refusals.SeatOnly())
    require(not context.table.is_secret_used, refusals.GameRuns())
    return [entries.SaltAdded(context.member, request.salt)]


def leave(context: RequestContext, _: requests.Leave) -> list[AnyLogEntry]:
    """Go; in a game a bot keeps the seat."""
    table, member = context.table, context.member
    passed = hand_over(table, member)
    play = table.running
    if play is None or member not in play.seat_of:
        return [*passed, entries.Removed(member)]
    stood: list[AnyLogEntry] = (
        [entries.SeatLeft(member, leaving=True)] if member in table.lineup else []
    )
    return [*passed, *stood, *_bot_takes_over(table, member)]


def _tidied(name: str) -> str:
    tidied = tidy(name)
    refusal = name_refusal(tidied)
    if refusal is not None:
        raise NotAtThisTable(refusal)
    return tidied

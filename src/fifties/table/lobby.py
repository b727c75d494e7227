"""Who is at the table and what it is set for: requests that mostly come between games."""

from __future__ import annotations

from math import ceil
from random import Random
from typing import Final

from msgspec.structs import replace

from fifties.bots import cast_of, levels
from fifties.table import facts, refusals, requests
from fifties.table.asking import Asking, member_named, require
from fifties.table.facts import AnyFact, MemberId, Role
from fifties.table.naming import (
    free_name,
    made_up_name,
    name_from,
    name_key,
    name_refusal,
    tidy,
)
from fifties.table.paces import GRACE, HOSTS_GRACE, SPECTATORS_GRACE
from fifties.table.refusals import NotAtThisTable
from fifties.table.settings import FiftyFiftySettings, Settings, check, name_of, room
from fifties.table.table import Table

MOST_WATCHERS: Final = 1_000
"""How many may be at a table without a seat."""

MOST_MEMBERS: Final = 20_000
"""How many may ever come to a table, those who left again included."""


def admit(table: Table, join: requests.Join, key: str, device: str, rng: Random) -> list[AnyFact]:
    """Let somebody in whose token has the hash *key*."""
    require(not table.banned & {key, device}, refusals.Banned())
    require(not table.locked, refusals.Locked())
    require(len(table.members) < MOST_MEMBERS, refusals.TooMany(MOST_MEMBERS))
    member, taken = len(table.members), table.names
    if join.name is None or not tidy(join.name):
        name = made_up_name(join.lang, rng, taken)
    else:
        name = free_name(_tidied(join.name), taken)
    came: list[AnyFact] = [
        facts.Joined(member, name, join.role, key, lang=join.lang, device=device)
    ]
    if join.role is Role.SEAT:
        seated = _make_room(table, member)
        if seated:
            return came + seated
        came = [facts.Joined(member, name, Role.SPECTATOR, key, lang=join.lang, device=device)]
    require(len(table.apart) < MOST_WATCHERS, refusals.TooMany(MOST_WATCHERS))
    return came


def _make_room(table: Table, member: MemberId) -> list[AnyFact]:
    """Seat *member* in the next game if there is room, or if a bot can make way."""
    if len(table.line) < room(table.settings):
        return [facts.Sat(member)]
    for other in reversed(table.line):
        if table.members[other].level is not None:
            return [facts.Removed(other), facts.Sat(member)]
    return []


def configure(asking: Asking, request: requests.Configure) -> list[AnyFact]:
    """Set the table differently."""
    table, wanted = asking.table, request.settings
    check(wanted)
    if table.running is not None:
        require(_same_game(table.settings, wanted), refusals.GameRuns())
    if wanted == table.settings:
        return []
    if isinstance(wanted, FiftyFiftySettings) and wanted.dealer is not None:
        require(wanted.dealer in table.line, refusals.NoSuchMember(wanted.dealer))
    thinned = _thin_out(table, len(table.line) - room(wanted))
    gone = {fact.member for fact in thinned if isinstance(fact, facts.Removed)}
    return [facts.SettingsChanged(wanted), *thinned, *_recast(table, wanted, gone)]


def _same_game(now: Settings, wanted: Settings) -> bool:
    """Tell whether only the telling changes."""
    return now == replace(
        wanted, pace=now.pace, clock=now.clock, reactions=now.reactions, keep=now.keep
    )


def _thin_out(table: Table, surplus: int) -> list[AnyFact]:
    """Make as many stand up as there are too many: bots first, latest first."""
    latest = [*reversed(table.line)]
    latest.sort(key=lambda member: table.members[member].level is None)
    return [
        facts.Stood(member) if table.members[member].level is None else facts.Removed(member)
        for member in latest[: max(0, surplus)]
    ]


def _recast(table: Table, wanted: Settings, gone: set[MemberId]) -> list[AnyFact]:
    """Let the cast of another game come on, but for bots that people have named themselves."""
    before, now = name_of(table.settings), name_of(wanted)
    taken = set(table.names)
    renamed: list[AnyFact] = []
    for member in [] if before == now else table.line:
        bot = table.members[member]
        if bot.level is None or member in gone or bot.name not in cast_of(before, bot.level):
            continue
        name = name_from(cast_of(now, bot.level), taken)
        taken.add(name_key(name))
        renamed.append(facts.Renamed(member, name))
    return renamed


def sit(asking: Asking, _: requests.Sit) -> list[AnyFact]:
    """Take a seat in the next game."""
    table = asking.table
    if asking.member in table.line:
        return []
    seated = _make_room(table, asking.member)
    require(bool(seated), refusals.Full(room(table.settings)))
    return seated


def stand(asking: Asking, _: requests.Stand) -> list[AnyFact]:
    """Give it up."""
    return [facts.Stood(asking.member)] if asking.member in asking.table.line else []


def rename(asking: Asking, request: requests.Rename) -> list[AnyFact]:
    """Change a name."""
    table = asking.table
    member = asking.member if request.member is None else request.member
    require(asking.member in {member, table.host}, refusals.HostOnly())
    name = _tidied(request.name)
    if name == member_named(table, member).name:
        return []
    holder = table.names.get(name_key(name), member)
    require(holder == member, refusals.NameTaken(name))
    return [facts.Renamed(member, name)]


def remove(asking: Asking, request: requests.Remove | requests.Ban) -> list[AnyFact]:
    """Send somebody away, for good or not."""
    member = member_named(asking.table, request.member)
    require(member.id != asking.member, refusals.NotYourself())
    gone_since = asking.table.away.get(member.id, asking.now)
    hosts = member.id == asking.table.deposed and asking.now < gone_since + HOSTS_GRACE
    require(not hosts, refusals.HostsOwn())
    banned = isinstance(request, requests.Ban) and member.level is None
    return [facts.Removed(member.id, banned), *_kept(asking.table, member.id)]


def _kept(table: Table, member: MemberId) -> list[AnyFact]:
    play = table.running
    seat = None if play is None else play.seat_of.get(member)
    if play is None or seat is None or seat in play.kept or table.members[member].level:
        return []
    return [facts.Kept((seat,))]


def lock(asking: Asking, request: requests.Lock) -> list[AnyFact]:
    """Let nobody new in, or do again."""
    same = request.locked == asking.table.locked
    return [] if same else [facts.LockChanged(request.locked)]


def add_bot(asking: Asking, request: requests.AddBot) -> list[AnyFact]:
    """Ask a bot to a free seat."""
    table = asking.table
    known = levels(name_of(table.settings))
    require(request.level in known, refusals.NoSuchLevel(request.level, ", ".join(known)))
    seats = room(table.settings)
    require(len(table.line) < seats, refusals.Full(seats))
    require(len(table.members) < MOST_MEMBERS, refusals.TooMany(MOST_MEMBERS))
    member = len(table.members)
    name = name_from(cast_of(name_of(table.settings), request.level), table.names)
    return [facts.Joined(member, name, Role.SEAT, level=request.level), facts.Sat(member)]


def pass_host(asking: Asking, request: requests.PassHost) -> list[AnyFact]:
    """Hand the host's role on."""
    member = member_named(asking.table, request.member)
    require(member.level is None, refusals.NoSuchMember(member.id))
    return [] if member.id == asking.member else [facts.HostPassed(member.id)]


def claim_host(asking: Asking, _: requests.ClaimHost) -> list[AnyFact]:
    """Take it while the host is away."""
    table = asking.table
    if table.host == asking.member:
        return []
    if asking.member == table.deposed:
        return [facts.HostPassed(asking.member)]
    grace = GRACE if asking.member in table.line else SPECTATORS_GRACE
    if table.host is not None:
        require(table.host in table.away, refusals.HostIsHere())
        wait = table.away[table.host] + grace - asking.now
        require(wait <= 0, refusals.HostJustLeft(ceil(wait)))
    return [facts.HostPassed(asking.member, claimed=table.host is not None)]


def salt(asking: Asking, request: requests.AddSalt) -> list[AnyFact]:
    """Add to the next game's chance."""
    require(asking.member in asking.table.line, refusals.SeatOnly())
    require(not asking.table.spent, refusals.GameRuns())
    return [facts.Salted(asking.member, request.salt)]


def leave(asking: Asking, _: requests.Leave) -> list[AnyFact]:
    """Go; in a game a bot keeps the seat."""
    table, member = asking.table, asking.member
    heir = _heir(table, member)
    passed: list[AnyFact] = [] if heir is None else [facts.HostPassed(heir)]
    play = table.running
    if play is None or member not in play.seat_of:
        return [*passed, facts.Removed(member)]
    stood: list[AnyFact] = [facts.Stood(member, leaving=True)] if member in table.line else []
    return [*passed, *stood, *_kept(table, member)]


def _heir(table: Table, member: MemberId) -> MemberId | None:
    """Find somebody who is here for the host's role, players first."""
    if table.host != member:
        return None
    here = [other for other in (*table.line, *table.apart) if other in table.present]
    return next((other for other in here if other != member), None)


def _tidied(name: str) -> str:
    tidied = tidy(name)
    refusal = name_refusal(tidied)
    if refusal is not None:
        raise NotAtThisTable(refusal)
    return tidied

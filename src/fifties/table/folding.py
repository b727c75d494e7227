"""Folding facts into a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from fifties.core.contract import CHANCE
from fifties.core.seal import Seal
from fifties.games.fifty.events import RoundScored
from fifties.games.fifty_fifty import FiftyFifty
from fifties.table import facts
from fifties.table.facts import AnyFact, Fact, Role
from fifties.table.messages import Reminded, Spoke, Unsealed
from fifties.table.naming import name_key
from fifties.table.paces import PATIENCE
from fifties.table.play import Play
from fifties.table.settings import FiftyFiftySettings, set_game
from fifties.table.table import Happening, Member, Table

SEEN: Final = Happening(table=True)

Fold = Callable[[Table, Any, float], Happening | None]
"""Returns what those who are connected are told; ``None``: everything anew."""


def fold(table: Table, fact: AnyFact, at: float) -> None:
    """Fold a *fact* of the time *at* into *table*."""
    happening = _FOLDS[type(fact)](table, fact, at)
    table.version += 1
    table.changed_at = at
    if happening is None:
        table.history.clear()
    else:
        table.history.append(happening)


def _opened(table: Table, fact: facts.Opened, _: float) -> Happening:
    table.code, table.settings = fact.code, fact.settings
    return SEEN


def _sealed(table: Table, fact: facts.Sealed, _: float) -> Happening:
    table.secret = fact.secret
    return SEEN


def _joined(table: Table, fact: facts.Joined, _: float) -> Happening:
    member = Member(fact.member, fact.name, fact.role, fact.key, fact.lang, fact.device, fact.level)
    table.members[fact.member] = member
    table.apart[fact.member] = None
    table.names[name_key(fact.name)] = fact.member
    if fact.key:
        table.keys[fact.key] = fact.member
    return SEEN


def _sat(table: Table, fact: facts.Sat, _: float) -> Happening:
    table.line[fact.member] = None
    table.apart.pop(fact.member, None)
    member = table.members[fact.member]
    member.role, member.leaving = Role.SEAT, False
    return Happening(table=True, touched=frozenset({fact.member}))


def _stood(table: Table, fact: facts.Stood, _: float) -> Happening:
    del table.line[fact.member]
    table.apart[fact.member] = None
    table.salts.pop(fact.member, None)
    member = table.members[fact.member]
    member.role, member.leaving = Role.SPECTATOR, fact.leaving
    return Happening(table=True, touched=frozenset({fact.member}))


def _renamed(table: Table, fact: facts.Renamed, _: float) -> Happening:
    member = table.members[fact.member]
    del table.names[name_key(member.name)]
    member.name = fact.name
    table.names[name_key(fact.name)] = fact.member
    return Happening(table=True, touched=frozenset({fact.member}))


def _removed(table: Table, fact: facts.Removed, _: float) -> Happening:
    member = table.members[fact.member]
    member.gone = True
    del table.names[name_key(member.name)]
    table.keys.pop(member.key, None)
    table.away.pop(fact.member, None)
    table.line.pop(fact.member, None)
    table.apart.pop(fact.member, None)
    table.salts.pop(fact.member, None)
    if fact.banned:
        table.banned.update({member.key, member.device} - {""})
    if table.host == fact.member:
        table.host = None
    return SEEN


def _host_passed(table: Table, fact: facts.HostPassed, _: float) -> Happening:
    before = {table.host} if table.host is not None else set()
    table.deposed = table.host if fact.claimed else None
    table.host = fact.member
    return Happening(table=True, touched=frozenset(before | {fact.member}))


def _lock_changed(table: Table, fact: facts.LockChanged, _: float) -> Happening:
    table.locked = fact.locked
    return SEEN


def _settings_changed(table: Table, fact: facts.SettingsChanged, _: float) -> Happening:
    table.settings = fact.settings
    return SEEN


def _salted(table: Table, fact: facts.Salted, _: float) -> Happening:
    if fact.salt:
        table.salts[fact.member] = fact.salt
    else:
        table.salts.pop(fact.member, None)
    return SEEN


def _started(table: Table, fact: facts.Started, at: float) -> None:
    members = [table.members[member] for member in fact.line]
    seal = Seal(table.secret, table.salts_of(fact.line), fact.drawn)
    game = set_game(table.settings, len(members), fact.dealer)
    table.play = Play(game, {member.id: member.name for member in members}, seal, at)
    table.line = dict.fromkeys(fact.line)
    table.games += 1
    table.record = None
    table.thinking.clear()
    table.salts.clear()
    if isinstance(table.settings, FiftyFiftySettings):
        table.settings = replace(table.settings, dealer=None)
    # Events of one game mean nothing in the next: everybody starts with a fresh view.


def _acted(table: Table, fact: facts.Acted, at: float) -> Happening:
    play = _playing(table)
    events = play.act(fact.actor, fact.action, at)
    if fact.actor == CHANCE:
        table.thinking.clear()
        return Happening(events, offers=True)
    if fact.remark is not None:
        play.hold_back(fact.actor, fact.remark)
    table.thinking.discard(fact.actor)
    if isinstance(play.game, FiftyFifty):
        return Happening(events, offers=True, touched=frozenset({play.seats[fact.actor]}))
    return Happening(events, offers=bool(play.untold))


def _queued(table: Table, fact: facts.Queued, _: float) -> Happening:
    play = _playing(table)
    if fact.card is None:
        play.queued.pop(fact.seat, None)
    else:
        play.queued[fact.seat] = fact.card
    return Happening(touched=frozenset({play.seats[fact.seat]}))


def _told(table: Table, fact: facts.Told, at: float) -> Happening:
    play = _playing(table)
    asked, said = play.spoken, play.said
    events = play.tell(fact.events, at)
    if play.over:
        return Happening((*events, _unseal(play)), table=True, offers=True)
    awarded = any(isinstance(event, RoundScored) for event in events) and play.crowd is None
    changed = awarded or play.said is not said
    return Happening(events, table=changed, offers=asked or not play.untold)


def _spoken(table: Table, _: facts.Spoken, at: float) -> Happening:
    play = _playing(table)
    play.spoken, play.told_at = True, at
    number: Any = play.untold[0]
    return Happening((Spoke(number.number, table.tempo.tap),), offers=True)


def _tapped(table: Table, fact: facts.Tapped, _: float) -> Happening:
    _playing(table).tapped.add(fact.seat)
    return Happening(offers=True)


def _paused(table: Table, fact: facts.Paused, at: float) -> Happening:
    play = _playing(table)
    play.paused = fact.paused
    play.wait_from(at)
    return SEEN


def _woken(table: Table, _: facts.Woken, at: float) -> Happening:
    _playing(table).wait_from(at)
    return Happening()


def _nudged(table: Table, fact: facts.Nudged, at: float) -> Happening:
    _playing(table).nudged.update(dict.fromkeys(fact.seats, at))
    return Happening((Reminded(fact.seats, PATIENCE[table.settings.clock].act),))


def _kept(table: Table, fact: facts.Kept, _: float) -> Happening:
    play = _playing(table)
    play.kept.update(fact.seats)
    return Happening(table=True, touched=frozenset(play.seats[seat] for seat in fact.seats))


def _returned(table: Table, fact: facts.Returned, at: float) -> Happening:
    play = _playing(table)
    play.kept.discard(fact.seat)
    play.nudged.pop(fact.seat, None)
    play.asked_again[fact.seat] = at
    table.members[play.seats[fact.seat]].leaving = False
    table.thinking.discard(fact.seat)
    return Happening(table=True, touched=frozenset({play.seats[fact.seat]}))


def _abandoned(table: Table, _: facts.Abandoned, __: float) -> Happening:
    play = _playing(table)
    play.broken_off = True
    return Happening((_unseal(play),), table=True, offers=True)


def _recorded(table: Table, fact: facts.Recorded, _: float) -> Happening:
    table.record = fact.record
    table.to_record[fact.record] = _playing(table)
    return SEEN


def _playing(table: Table) -> Play:
    if table.play is None:
        raise LookupError("no game has begun at this table")
    return table.play


def _unseal(play: Play) -> Unsealed:
    return Unsealed(play.seal.secret, play.seal.commitment, () if play.crowd else play.seal.salts)


_FOLDS: Final[dict[type[Fact], Fold]] = {
    facts.Opened: _opened,
    facts.Sealed: _sealed,
    facts.Joined: _joined,
    facts.Sat: _sat,
    facts.Stood: _stood,
    facts.Renamed: _renamed,
    facts.Removed: _removed,
    facts.HostPassed: _host_passed,
    facts.LockChanged: _lock_changed,
    facts.SettingsChanged: _settings_changed,
    facts.Salted: _salted,
    facts.Started: _started,
    facts.Acted: _acted,
    facts.Queued: _queued,
    facts.Told: _told,
    facts.Spoken: _spoken,
    facts.Tapped: _tapped,
    facts.Paused: _paused,
    facts.Woken: _woken,
    facts.Nudged: _nudged,
    facts.Kept: _kept,
    facts.Returned: _returned,
    facts.Abandoned: _abandoned,
    facts.Recorded: _recorded,
}

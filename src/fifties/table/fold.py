"""Folding entries into a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, TypeVar, cast

from fifties.core.contract import CHANCE, Event
from fifties.core.seal import Seal
from fifties.table import entries
from fifties.table.entries import AnyLogEntry, LogEntry, Role
from fifties.table.history import NOBODY, Change
from fifties.table.live_game import LiveGame
from fifties.table.member_names import name_key
from fifties.table.messages import Reminded, Spoke, Unsealed
from fifties.table.paces import PATIENCE
from fifties.table.registry import game_of, set_game
from fifties.table.table import NO_GAME, Member, Outline, Table

NO_EVENTS: Final[Sequence[Event]] = ()

EntryT = TypeVar("EntryT", bound=LogEntry)

Fold: TypeAlias = Callable[[Table, LogEntry, float], Sequence[Event]]
"""Changes the table, and returns the events that are told. Each takes one type of entry."""


def fold(table: Table, entry: AnyLogEntry, at: float) -> None:
    """Fold an *entry* of the time *at* into *table*, and note what it means to clients."""
    play, host = table.play, table.host
    ran, shown, offers, queued = table.outline
    events = _FOLDS[type(entry)](table, entry, at)
    table.version += 1
    table.changed_at = at
    table.outline = runs, shown_now, offers_now, queued_now = _outline(table.play)
    if table.play is not play:
        # Events of one game mean nothing in the next: everybody starts with a snapshot.
        table.history.clear()
        table.shown = None
        return
    if play is not None and ran and not runs:
        events = (*events, _unseal(play))
    about = entry.about(() if play is None else play.seats)
    touched = frozenset(about) if about else NOBODY
    if table.host != host and host is not None:
        touched |= {host}
    if play is not None and queued_now != queued:
        touched |= {play.seats[seat] for seat, _ in queued_now ^ queued}
    changed = entry.changes_table or shown_now != shown
    if changed:
        table.shown = None
    change = Change(events, changed, offers_now != offers, touched)
    table.history.append(change, len(table.members))


def _outline(play: LiveGame | None) -> Outline:
    if play is None:
        return NO_GAME
    runs = not (play.over or play.broken_off)
    queued = frozenset(play.queued.items()) if play.queued else NO_GAME[3]
    return runs, (runs, play.remembered, play.said), play.offer_moment, queued


def _opened(table: Table, entry: entries.Opened, _: float) -> Sequence[Event]:
    table.code, table.settings = entry.code, entry.settings
    return NO_EVENTS


def _sealed(table: Table, entry: entries.Sealed, _: float) -> Sequence[Event]:
    table.secret, table.commitment = entry.secret, Seal(entry.secret).commitment
    return NO_EVENTS


def _joined(table: Table, entry: entries.Joined, _: float) -> Sequence[Event]:
    member = Member(
        entry.member, entry.name, entry.role, entry.key, entry.lang, entry.device, entry.level
    )
    table.members[entry.member] = member
    table.people += entry.level is None
    table.bystanders[entry.member] = table.watchers[entry.member] = None
    table.names[name_key(entry.name)] = entry.member
    if entry.key:
        table.keys[entry.key] = entry.member
    return NO_EVENTS


def _seat_taken(table: Table, entry: entries.SeatTaken, _: float) -> Sequence[Event]:
    table.lineup[entry.member] = None
    table.bystanders.pop(entry.member, None)
    table.watchers.pop(entry.member, None)
    if table.play is not None and entry.member not in table.play.seat_of:
        table.late[entry.member] = None
    member = table.members[entry.member]
    member.role = Role.SEAT
    _set_leaving(table, member, leaving=False)
    return NO_EVENTS


def _seat_left(table: Table, entry: entries.SeatLeft, _: float) -> Sequence[Event]:
    del table.lineup[entry.member]
    table.bystanders[entry.member] = None
    table.late.pop(entry.member, None)
    if table.play is None or entry.member not in table.play.seat_of:
        table.watchers[entry.member] = None
    table.salts.pop(entry.member, None)
    member = table.members[entry.member]
    member.role = Role.SPECTATOR
    _set_leaving(table, member, leaving=entry.leaving)
    return NO_EVENTS


def _set_leaving(table: Table, member: Member, *, leaving: bool) -> None:
    if member.level is None:
        table.people += member.leaving - leaving
    member.leaving = leaving


def _renamed(table: Table, entry: entries.Renamed, _: float) -> Sequence[Event]:
    member = table.members[entry.member]
    del table.names[name_key(member.name)]
    member.name = entry.name
    table.names[name_key(entry.name)] = entry.member
    return NO_EVENTS


def _removed(table: Table, entry: entries.Removed, _: float) -> Sequence[Event]:
    member, play = table.members[entry.member], table.play
    member.gone = True
    table.people -= member.level is None and not member.leaving
    del table.names[name_key(member.name)]
    table.keys.pop(member.key, None)
    here = (table.lineup, table.bystanders, table.late, table.watchers)
    for those in (*here, table.away, table.salts):
        those.pop(entry.member, None)
    if play is not None and entry.member in play.seat_of:
        play.departed += 1
        table.waits.add(play.seat_of[entry.member])
    if entry.banned:
        table.banned.update({member.key, member.device} - {""})
    if table.host == entry.member:
        table.host = None
    return NO_EVENTS


def _host_passed(table: Table, entry: entries.HostPassed, _: float) -> Sequence[Event]:
    table.deposed = table.host if entry.claimed else None
    table.host = entry.member
    return NO_EVENTS


def _lock_changed(table: Table, entry: entries.LockChanged, _: float) -> Sequence[Event]:
    table.locked = entry.locked
    return NO_EVENTS


def _settings_changed(table: Table, entry: entries.SettingsChanged, _: float) -> Sequence[Event]:
    table.settings = entry.settings
    return NO_EVENTS


def _salt_added(table: Table, entry: entries.SaltAdded, _: float) -> Sequence[Event]:
    if entry.salt:
        table.salts[entry.member] = entry.salt
    else:
        table.salts.pop(entry.member, None)
    return NO_EVENTS


def _started(table: Table, entry: entries.Started, at: float) -> Sequence[Event]:
    members = [table.members[member] for member in entry.lineup]
    seal = Seal(table.secret, table.salts_of(entry.lineup), entry.drawn)
    game = set_game(table.settings, len(members), entry.dealer)
    table.play = LiveGame(game, {member.id: member.name for member in members}, seal, at)
    table.lineup = dict.fromkeys(entry.lineup)
    table.late, table.watchers = {}, {**table.bystanders}
    table.games += 1
    table.record = None
    table.thinking.clear()
    table.salts.clear()
    table.settings = game_of(table.settings).after_start(table.settings)
    return NO_EVENTS


def _acted(table: Table, entry: entries.Acted, at: float) -> Sequence[Event]:
    play = _playing(table)
    events = play.act(entry.actor, entry.action, at)
    if entry.actor == CHANCE:
        table.thinking.clear()
        return events
    if entry.remark is not None:
        play.hold_back(entry.actor, entry.remark)
    table.thinking.discard(entry.actor)
    return events


def _card_queued(table: Table, entry: entries.CardQueued, _: float) -> Sequence[Event]:
    play = _playing(table)
    if entry.card is None:
        play.queued.pop(entry.seat, None)
    else:
        play.queued[entry.seat] = entry.card
    return NO_EVENTS


def _events_released(table: Table, entry: entries.EventsReleased, at: float) -> Sequence[Event]:
    return _playing(table).tell(entry.events, at)


def _number_announced(table: Table, _: entries.NumberAnnounced, at: float) -> Sequence[Event]:
    play = _playing(table)
    play.spoken, play.released_at = True, at
    return (Spoke(play.announced().number, table.tempo.tap),)


def _tapped(table: Table, entry: entries.Tapped, _: float) -> Sequence[Event]:
    _playing(table).tapped.add(entry.seat)
    return NO_EVENTS


def _paused(table: Table, entry: entries.Paused, at: float) -> Sequence[Event]:
    play = _playing(table)
    play.paused = entry.paused
    play.wait_from(at)
    return NO_EVENTS


def _waits_restarted(table: Table, _: entries.WaitsRestarted, at: float) -> Sequence[Event]:
    _playing(table).wait_from(at)
    return NO_EVENTS


def _seats_reminded(table: Table, entry: entries.SeatsReminded, at: float) -> Sequence[Event]:
    _playing(table).reminded_at.update(dict.fromkeys(entry.seats, at))
    return (Reminded(entry.seats, PATIENCE[table.settings.clock].act),)


def _bot_took_over(table: Table, entry: entries.BotTookOver, _: float) -> Sequence[Event]:
    play = _playing(table)
    play.kept.update(entry.seats)
    for seat in entry.seats:
        table.waits.add(seat)
    return NO_EVENTS


def _owner_returned(table: Table, entry: entries.OwnerReturned, at: float) -> Sequence[Event]:
    play = _playing(table)
    play.kept.discard(entry.seat)
    play.reminded_at.pop(entry.seat, None)
    play.asked_again[entry.seat] = at
    _set_leaving(table, table.members[play.seats[entry.seat]], leaving=False)
    table.thinking.discard(entry.seat)
    table.waits.add(entry.seat)
    return NO_EVENTS


def _abandoned(table: Table, _: entries.Abandoned, __: float) -> Sequence[Event]:
    _playing(table).broken_off = True
    return NO_EVENTS


def _recorded(table: Table, entry: entries.Recorded, _: float) -> Sequence[Event]:
    table.record = entry.record
    table.to_record[entry.record] = _playing(table)
    return NO_EVENTS


def _playing(table: Table) -> LiveGame:
    if table.play is None:
        raise LookupError("no game has begun at this table")
    return table.play


def _unseal(play: LiveGame) -> Unsealed:
    return Unsealed(play.seal.secret, play.seal.commitment, () if play.crowd else play.seal.salts)


def _for(
    kind: type[EntryT], fold_one: Callable[[Table, EntryT, float], Sequence[Event]]
) -> tuple[type[LogEntry], Fold]:
    """Return a row of the table below: how entries of one *kind* are folded."""
    return kind, cast("Fold", fold_one)


_FOLDS: Final[dict[type[LogEntry], Fold]] = dict(
    (
        _for(entries.Opened, _opened),
        _for(entries.Sealed, _sealed),
        _for(entries.Joined, _joined),
        _for(entries.SeatTaken, _seat_taken),
        _for(entries.SeatLeft, _seat_left),
        _for(entries.Renamed, _renamed),
        _for(entries.Removed, _removed),
        _for(entries.HostPassed, _host_passed),
        _for(entries.LockChanged, _lock_changed),
        _for(entries.SettingsChanged, _settings_changed),
        _for(entries.SaltAdded, _salt_added),
        _for(entries.Started, _started),
        _for(entries.Acted, _acted),
        _for(entries.CardQueued, _card_queued),
        _for(entries.EventsReleased, _events_released),
        _for(entries.NumberAnnounced, _number_announced),
        _for(entries.Tapped, _tapped),
        _for(entries.Paused, _paused),
        _for(entries.WaitsRestarted, _waits_restarted),
        _for(entries.SeatsReminded, _seats_reminded),
        _for(entries.BotTookOver, _bot_took_over),
        _for(entries.OwnerReturned, _owner_returned),
        _for(entries.Abandoned, _abandoned),
        _for(entries.Recorded, _recorded),
    )
)

"""Folds log entries into a table, and notes what each of them means to clients."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias, TypeVar, cast

from fifties.core.contract import CHANCE, Event
from fifties.core.seal import Seal
from fifties.table import entries
from fifties.table.choice_seal import ChoiceDigest, milliseconds
from fifties.table.entries import AnyLogEntry, LogEntry, MemberId, Role
from fifties.table.heats import Heats, HeatStage
from fifties.table.history import NOBODY, Change
from fifties.table.live_game import LiveGame
from fifties.table.member_names import name_key
from fifties.table.messages import Announced, Reminded, Unsealed
from fifties.table.next_seats import NextSeats
from fifties.table.paces import WAIT_LIMITS
from fifties.table.registry import adapter_for, seat_limit, set_game
from fifties.table.table import LISTED_ON_PHONES, NO_GAME, NOT_QUEUED, Member, Table, VisibleState

NO_EVENTS: Final[Sequence[Event]] = ()
PLAYS: Final = frozenset({entries.Acted, entries.EventsReleased, entries.CardQueued})
"""Most entries of a game: nobody is told about themselves, but for a card that is queued."""
HEAT_ENTRIES: Final = (entries.HeatsOpened, entries.HeatReported)
"""Entries about heats that players of these heats are told."""

EntryT = TypeVar("EntryT", bound=LogEntry)

Fold: TypeAlias = Callable[[Table, LogEntry, float], Sequence[Event]]
"""Changes the table, and returns the events that are released. Each takes one type of entry."""


def fold(table: Table, entry: AnyLogEntry, at: float) -> None:
    """Fold an *entry* of the time *at* into *table*, and note what it means to clients."""
    kind, play, hosts = type(entry), table.play, table.hosts
    is_play = kind in PLAYS
    pending = 0 if is_play else len(table.pending)
    ran, shown, offers, queued, seal = table.visible_state
    events = _FOLDS[kind](table, entry, at)
    table.version += 1
    table.changed_at = at
    if table.play is not play:
        # Events of one game mean nothing in the next: everybody starts with a snapshot.
        table.visible_state = _visible_state(table.play)
        table.history.clear()
        table.cached_info = None
        return
    visible = table.visible_state = _visible_state(play)
    runs, shown_now, offers_now, queued_now, seal_now = visible
    if play is not None and ran and not runs:
        events = (*events, _unseal(play))
    touched = NOBODY
    if not is_play:
        touched = frozenset(entry.about(() if play is None else play.seats))
        if isinstance(entry, HEAT_ENTRIES):
            touched |= {*_heat_players(table, entry)}
            table.cached_info = None
        if table.hosts is not hosts:
            touched |= {*hosts} ^ {*table.hosts}
        if len(table.pending) != pending:
            touched |= {*table.hosts}
    if queued_now is not queued and play is not None:
        touched |= {play.seats[seat] for seat, _ in queued_now ^ queued}
    sealed, asks_anew = seal_now != seal, offers_now != offers
    changed = entry.changes_table or ran is not runs or shown_now != shown
    is_new, brief, can_wait = changed or sealed, False, False
    if is_new:
        table.cached_info = None
        brief = changed and not (
            entry.changes_only_people and ran is runs and shown_now == shown and _is_large(table)
        )
    elif kind is entries.Acted and not asks_anew:
        can_wait = play is not None and play.crowd is None
    change = Change(events, is_new, brief, sealed, asks_anew, touched, can_wait)
    table.history.append(change, table.members)


def _is_large(table: Table) -> bool:
    """Return whether so many are here that phones are told only how many."""
    # Whoever makes it a crowd is still listed; after that nobody is.
    return table.seated > LISTED_ON_PHONES + 1


def _visible_state(play: LiveGame | None) -> VisibleState:
    if play is None:
        return NO_GAME
    queued = frozenset(play.queued.items()) if play.queued else NOT_QUEUED
    shown = play.awarded, play.talk.remarks, play.closes_at
    if play.over or play.broken_off:
        return False, shown, None, queued, play.choice_seal
    # Who is asked, and whose number is told: offers depend on nothing else.
    tapped = len(play.tapped) if play.is_announced else None
    return True, shown, (play.asks, play.unreleased.size > 0, tapped), queued, play.choice_seal


def _opened(table: Table, entry: entries.Opened, _: float) -> Sequence[Event]:
    table.code, table.settings, table.heat = entry.code, entry.settings, entry.heat
    table.position = entry.position
    if entry.position is not None:
        table.next_seats = NextSeats(entry.position.players)
    table.heats = Heats(entry.code)
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
    if entry.pending:
        table.pending[entry.member] = None
    else:
        table.bystanders[entry.member] = table.watchers[entry.member] = None
    if entry.role is Role.STAGE:
        table.big_screens[entry.member] = None
    table.names[name_key(entry.name)] = entry.member
    if entry.key:
        table.keys[entry.key] = entry.member
    return NO_EVENTS


def _admitted(table: Table, entry: entries.Admitted, at: float) -> Sequence[Event]:
    seats = seat_limit(table.settings)
    for member in entry.members:
        del table.pending[member]
        table.bystanders[member] = table.watchers[member] = None
        if table.members[member].role is not Role.SEAT:
            continue
        if len(table.lineup) < seats:
            _seat_taken(table, entries.SeatTaken(member), at)
        else:
            table.members[member].role = Role.SPECTATOR
    return NO_EVENTS


def _seat_taken(table: Table, entry: entries.SeatTaken, _: float) -> Sequence[Event]:
    table.lineup[entry.member] = None
    if entry.seat is not None:
        table.next_seats.take(entry.member, entry.seat)
    table.bystanders.pop(entry.member, None)
    table.watchers.pop(entry.member, None)
    table.big_screens.pop(entry.member, None)
    if table.play is not None and entry.member not in table.play.seat_of:
        table.latecomers[entry.member] = None
    member = table.members[entry.member]
    member.role = Role.SEAT
    _set_leaving(table, member, leaving=False)
    return NO_EVENTS


def _seat_left(table: Table, entry: entries.SeatLeft, _: float) -> Sequence[Event]:
    del table.lineup[entry.member]
    table.next_seats.leave(entry.member)
    table.bystanders[entry.member] = None
    table.latecomers.pop(entry.member, None)
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
    if table.keys.pop(member.key, None) is not None:
        table.removed_at[member.key] = table.version + 1
    here = (table.lineup, table.bystanders, table.latecomers, table.watchers, table.pending)
    for those in (*here, table.big_screens, table.runtime.away, table.salts):
        those.pop(entry.member, None)
    table.next_seats.leave(entry.member)
    if play is not None and entry.member in play.seat_of:
        play.departed += 1
        table.runtime.waits.add(play.seat_of[entry.member])
    if entry.banned:
        table.banned.update({member.key, member.device} - {""})
    _drop_host(table, entry.member)
    return NO_EVENTS


def _host_passed(table: Table, entry: entries.HostPassed, _: float) -> Sequence[Event]:
    if entry.claimed:
        table.hosts, table.hosts_before_claim = (entry.member,), table.hosts
    elif entry.member in table.hosts_before_claim:
        # Whose role was claimed takes it back for all of them.
        table.hosts, table.hosts_before_claim = table.hosts_before_claim, ()
    else:
        table.hosts, table.hosts_before_claim = (entry.member,), ()
    return NO_EVENTS


def _host_added(table: Table, entry: entries.HostAdded, _: float) -> Sequence[Event]:
    table.hosts = (*table.hosts, entry.member)
    return NO_EVENTS


def _host_removed(table: Table, entry: entries.HostRemoved, _: float) -> Sequence[Event]:
    _drop_host(table, entry.member)
    return NO_EVENTS


def _drop_host(table: Table, member: MemberId) -> None:
    if member in table.hosts:
        table.hosts = tuple(host for host in table.hosts if host != member)
    if member in table.hosts_before_claim:
        earlier = table.hosts_before_claim
        table.hosts_before_claim = tuple(host for host in earlier if host != member)


def _lock_changed(table: Table, entry: entries.LockChanged, _: float) -> Sequence[Event]:
    table.locked = entry.locked
    return NO_EVENTS


def _settings_changed(table: Table, entry: entries.SettingsChanged, _: float) -> Sequence[Event]:
    table.settings = entry.settings
    return NO_EVENTS


def _message_shown(table: Table, entry: entries.MessageShown, _: float) -> Sequence[Event]:
    table.message = entry.text
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
    people = {member.id: member.name for member in members}
    event = table.settings.event is not None
    table.play = LiveGame(game, people, seal, at, event=event)
    if table.position is not None:
        table.play.begin_in(table.position)
    if table.belongs_to_event and table.play.adapter.same_offer_for_all:
        table.play.choices = ChoiceDigest()
    table.lineup = dict.fromkeys(entry.lineup)
    table.latecomers, table.watchers = {}, {**table.bystanders}
    table.games += 1
    table.record = None
    table.runtime.thinking.clear()
    table.salts.clear()
    table.settings = adapter_for(table.settings).after_start(table.settings)
    return NO_EVENTS


def _acted(table: Table, entry: entries.Acted, at: float) -> Sequence[Event]:
    play = _playing(table)
    events = play.act(entry.actor, entry.action, at)
    if entry.actor == CHANCE:
        table.runtime.thinking.clear()
        return events
    if play.choices is not None:
        play.choices.add(milliseconds(at), entry.actor, entry.action, bot=entry.bot)
    if entry.reason is not None:
        level = table.members[play.seats[entry.actor]].level
        play.talk.keep_reason(entry.actor, level, entry.reason)
    table.runtime.thinking.discard(entry.actor)
    return events


def _card_queued(table: Table, entry: entries.CardQueued, _: float) -> Sequence[Event]:
    play = _playing(table)
    if entry.card is None:
        play.queued.pop(entry.seat, None)
    else:
        play.queued[entry.seat] = entry.card
    return NO_EVENTS


def _events_released(table: Table, entry: entries.EventsReleased, at: float) -> Sequence[Event]:
    return _playing(table).release(entry.events, at)


def _number_announced(table: Table, _: entries.NumberAnnounced, at: float) -> Sequence[Event]:
    play = _playing(table)
    play.is_announced, play.released_at = True, at
    return (Announced(play.announced().number, table.pauses.tap),)


def _tapped(table: Table, entry: entries.Tapped, _: float) -> Sequence[Event]:
    _playing(table).tapped.add(entry.seat)
    return NO_EVENTS


def _paused(table: Table, entry: entries.Paused, at: float) -> Sequence[Event]:
    play = _playing(table)
    if play.closes_at is not None and play.paused and not entry.paused:
        # A pause began when the last wait did, and what is left of a countdown stays.
        play.closes_at += at - play.asked_at
    play.paused = entry.paused
    play.wait_from(at)
    return NO_EVENTS


def _choices_closing(table: Table, entry: entries.ChoicesClosing, _: float) -> Sequence[Event]:
    _playing(table).closes_at = entry.at
    return NO_EVENTS


def _choices_sealed(table: Table, entry: entries.ChoicesSealed, _: float) -> Sequence[Event]:
    _playing(table).choice_seal = entry.seal
    return NO_EVENTS


def _waits_restarted(table: Table, _: entries.WaitsRestarted, at: float) -> Sequence[Event]:
    _playing(table).wait_from(at)
    return NO_EVENTS


def _seats_reminded(table: Table, entry: entries.SeatsReminded, at: float) -> Sequence[Event]:
    _playing(table).reminded_at.update(dict.fromkeys(entry.seats, at))
    return (Reminded(entry.seats, WAIT_LIMITS[table.settings.clock].act),)


def _bot_took_over(table: Table, entry: entries.BotTookOver, _: float) -> Sequence[Event]:
    play = _playing(table)
    play.kept.update(entry.seats)
    for seat in entry.seats:
        table.runtime.waits.add(seat)
    return NO_EVENTS


def _player_returned(table: Table, entry: entries.PlayerReturned, at: float) -> Sequence[Event]:
    play = _playing(table)
    play.kept.discard(entry.seat)
    play.reminded_at.pop(entry.seat, None)
    play.asked_again[entry.seat] = at
    _set_leaving(table, table.members[play.seats[entry.seat]], leaving=False)
    table.runtime.thinking.discard(entry.seat)
    table.runtime.waits.add(entry.seat)
    return NO_EVENTS


def _abandoned(table: Table, _: entries.Abandoned, __: float) -> Sequence[Event]:
    _playing(table).broken_off = True
    return NO_EVENTS


def _recorded(table: Table, entry: entries.Recorded, _: float) -> Sequence[Event]:
    table.record = entry.record
    table.to_record[entry.record] = _playing(table)
    return NO_EVENTS


def _heats_drawn(table: Table, entry: entries.HeatsDrawn, _: float) -> Sequence[Event]:
    stage = table.heats.stage
    if stage is None or stage.number != entry.stage:
        stage = HeatStage(
            entry.stage, entry.rules, entry.final, entry.hosts, entry.pace, entry.clock
        )
    table.heats.add(stage, entry.heats)
    # The event is about its heats now, and no longer about a game that all have played.
    table.play = None
    return NO_EVENTS


def _heats_opened(table: Table, entry: entries.HeatsOpened, _: float) -> Sequence[Event]:
    table.heats.stages[entry.stage - 1].open(entry.first, entry.last)
    return NO_EVENTS


def _heats_ended(table: Table, entry: entries.HeatsEnded, _: float) -> Sequence[Event]:
    heats = table.heats.stages[entry.stage - 1].heats
    for number in entry.heats:
        heats[number - 1].is_ended = True
    return NO_EVENTS


def _heat_reported(table: Table, entry: entries.HeatReported, _: float) -> Sequence[Event]:
    stage = table.heats.stages[entry.stage - 1]
    stage.report(stage.heats[entry.heat - 1], entry.result, table.lineup)
    return NO_EVENTS


def _heat_players(
    table: Table, entry: entries.HeatsOpened | entries.HeatReported
) -> Iterator[MemberId]:
    """Yield who is told where they play, or how their heat has ended."""
    heats = table.heats.stages[entry.stage - 1].heats
    first, last = entry.span
    for heat in heats[first - 1 : last]:
        yield from heat.players


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
        _for(entries.Admitted, _admitted),
        _for(entries.SeatTaken, _seat_taken),
        _for(entries.SeatLeft, _seat_left),
        _for(entries.Renamed, _renamed),
        _for(entries.Removed, _removed),
        _for(entries.HostPassed, _host_passed),
        _for(entries.HostAdded, _host_added),
        _for(entries.HostRemoved, _host_removed),
        _for(entries.LockChanged, _lock_changed),
        _for(entries.SettingsChanged, _settings_changed),
        _for(entries.MessageShown, _message_shown),
        _for(entries.SaltAdded, _salt_added),
        _for(entries.Started, _started),
        _for(entries.Acted, _acted),
        _for(entries.CardQueued, _card_queued),
        _for(entries.EventsReleased, _events_released),
        _for(entries.NumberAnnounced, _number_announced),
        _for(entries.Tapped, _tapped),
        _for(entries.Paused, _paused),
        _for(entries.ChoicesClosing, _choices_closing),
        _for(entries.ChoicesSealed, _choices_sealed),
        _for(entries.WaitsRestarted, _waits_restarted),
        _for(entries.SeatsReminded, _seats_reminded),
        _for(entries.BotTookOver, _bot_took_over),
        _for(entries.PlayerReturned, _player_returned),
        _for(entries.Abandoned, _abandoned),
        _for(entries.Recorded, _recorded),
        _for(entries.HeatsDrawn, _heats_drawn),
        _for(entries.HeatsOpened, _heats_opened),
        _for(entries.HeatsEnded, _heats_ended),
        _for(entries.HeatReported, _heat_reported),
    )
)

"""What the clients of one table are sent, and what they have been sent already."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from fifties.host import refusals
from fifties.host.client import Client, send_to_all
from fifties.host.token_buckets import TokenBucket
from fifties.table.broadcast import Broadcast, snapshot, table_info
from fifties.table.entries import MemberId
from fifties.table.history import Change
from fifties.table.messages import Done, HeatsInfo, HeatsProgress, Presence, Reacted, ReplayLed
from fifties.table.refusals import (
    NothingToShow,
    ReactionsOff,
    TooManyReactions,
    WaitsForApproval,
)
from fifties.table.requests import Reaction, ReplayPosition, Signal
from fifties.table.table import Table

if TYPE_CHECKING:
    from fifties.host.room import Room

SMALL: Final = 64
"""A table with more clients is large: updates of its lobby wait for `LOBBY_PAUSE`, and what asks
nothing of others does not wait for `TOLD_WITHIN`."""

UNNOTICED: Final = 0.05
"""Seconds that a broadcast may take without a pause after it; longer ones are spaced out."""

LONGEST_PAUSE: Final = 0.15
"""The longest pause between two broadcasts, in seconds."""

TOLD_WITHIN: Final = 0.2
"""Seconds within which clients of a small table are told what asks nothing of them."""

LOBBY_PAUSE: Final = 0.5
"""Seconds that updates wait in a large lobby, where people keep coming."""

LISTED_PRESENT: Final = 40
"""Up to so many who are present are listed; more are only counted."""

COUNTING: Final = 1.0
"""Seconds between two messages that tell many clients how many are connected."""

PHONES_COUNTING: Final = 15
"""At an event, phones get one in so many of these messages."""

HEATS_TOLD: Final = 1.0
HEATS_TOLD_TO_ALL: Final = 10.0
"""Seconds between two messages that tell how heats get on: to hosts and big screens, and to all."""

REACTIONS_RATE: Final = 1.0
REACTIONS_BURST: Final = 4
"""How many reactions one member may send a second, and at once."""

FEW_REACT: Final = 10
MANY_REACT: Final = 2
"""How many reactions a second all members of a small and of a large table may send together."""

REPLAY_POSITIONS_RATE: Final = 10.0
REPLAY_POSITIONS_BURST: Final = 30
"""How many steps of somebody who leads are passed on a second, and at once."""

Acks: TypeAlias = dict[Client, list[str]]
"""The requests of each client that are carried out."""


class Broadcaster:
    """Sends updates of a table: to few clients at once or a moment later, to many after a pause."""

    def __init__(self, room: Room) -> None:
        self.clients: set[Client] = set()
        self._room = room
        self._loop = asyncio.get_running_loop()
        self.sent_version = 0
        """The version that all clients know."""
        self._next = 0.0
        """When the next broadcast may begin."""
        self._clients_of: dict[MemberId, set[Client]] = {}
        self._ahead: dict[Client, int] = {}
        """Clients that know a later version."""
        self._behind: dict[Client, float] = {}
        """When clients have to be told of something that can wait, earliest first.

        What is kept is the time that the timer is set to: computed anew it may be rounded up.
        """
        self._pending: set[Client] = set()
        """Clients whose members wait for approval, and are told nothing of the table."""
        self._broadcast_timer: asyncio.TimerHandle | None = None
        self._behind_timer: asyncio.TimerHandle | None = None
        self._presence_timer: asyncio.TimerHandle | None = None
        now = self._loop.time()
        self._few = TokenBucket(FEW_REACT, 2 * FEW_REACT, now)
        self._many = TokenBucket(MANY_REACT, 2 * MANY_REACT, now)
        self._replay_positions = TokenBucket(REPLAY_POSITIONS_RATE, REPLAY_POSITIONS_BURST, now)
        self._replay_led: ReplayLed | None = None
        """Who leads through the last game, if somebody does, and what they look at."""
        self._presence_sent: Presence | None = None
        self._presences = 0
        """How often many clients were told how many they are."""
        self._heats_timer: asyncio.TimerHandle | None = None
        self._heats_sent: HeatsInfo | None = None
        self._heats_sent_to_all: HeatsInfo | None = None
        self._heats_to_all_at = 0.0
        """When all may be told again how heats get on."""

    @property
    def _table(self) -> Table:
        return self._room.runner.table

    def enter(self, client: Client, member: MemberId) -> None:
        """Add a client of *member*. All clients of a member share their limits."""
        theirs = self._clients_of.setdefault(member, set())
        for other in theirs:
            client.share_limits(other)
        if client.reactions is None:
            client.reactions = TokenBucket(REACTIONS_RATE, REACTIONS_BURST, self._loop.time())
        theirs.add(client)
        self.clients.add(client)
        if member in self._table.pending:
            self._pending.add(client)

    @property
    def members(self) -> Collection[MemberId]:
        """Whoever has a client here."""
        return self._clients_of.keys()

    def clients_of(self, member: MemberId) -> set[Client]:
        """Return the clients of *member*."""
        return {*self._clients_of.get(member, ())}

    def leave(self, client: Client) -> None:
        """Remove a client."""
        self.clients.discard(client)
        self._pending.discard(client)
        self._ahead.pop(client, None)
        self._behind.pop(client, None)
        if client.member is not None:
            theirs = self._clients_of.get(client.member, set())
            theirs.discard(client)
            if not theirs:
                self._clients_of.pop(client.member, None)

    def update(self, acks: Acks, newcomers: set[Client]) -> None:
        """Send what is new, now or after a pause, and confirm what is done."""
        if self._table.heats.stages:
            self._tell_heats_soon()
        admitted = self._let_pending_in() if self._pending else ()
        self._update(acks, newcomers.union(admitted))
        for client in admitted:
            self.catch_up(client, None, None)

    def _let_pending_in(self) -> list[Client]:
        """Return whose members have been let in: from now on they are told everything."""
        pending, members = self._table.pending, self._table.members
        admitted = [one for one in self._pending if one.member not in pending]
        self._pending.difference_update(admitted)
        return [one for one in admitted if one.member is not None and not members[one.member].gone]

    def _update(self, acks: Acks, newcomers: set[Client]) -> None:
        if self._table.version > self.sent_version and not self._broadcast_timer:
            wait = self._next - self._loop.time() + self._pause()
            if wait <= 0:
                changes = self._changes_that_can_wait(newcomers)
                if changes is None:
                    self._broadcast(acks, newcomers)
                else:
                    self._tell_some(acks, changes)
                return
            self._broadcast_timer = self._loop.call_later(wait, self._broadcast_later)
        self.confirm(acks)

    def _pause(self) -> float:
        """Return how many seconds longer an update can wait."""
        large = len(self.clients) > SMALL
        return LOBBY_PAUSE if large and self._table.running is None else 0

    def _changes_that_can_wait(self, newcomers: set[Client]) -> list[Change] | None:
        """Return all that is new, if it can wait for those who have not caused it."""
        if newcomers or self._pending or len(self.clients) > SMALL:
            return None
        changes = self._table.since(self.sent_version)
        is_urgent = changes is None or not all(one.can_wait for one in changes)
        return None if is_urgent else changes

    def _tell_some(self, acks: Acks, changes: list[Change]) -> None:
        """Tell those who have acted, and those who have waited for long; let all others wait.

        Whoever acts meanwhile learns of it all at once, in one update. *changes* are all since
        `sent_version`.
        """
        table, ahead, behind, now = self._table, self._ahead, self._behind, self._loop.time()
        sent = self.sent_version
        least = version = table.version
        since: dict[int, Broadcast] = {}
        for client in self.clients:
            known = ahead.get(client, sent)
            if known == version:
                continue
            if (
                client.can_wait
                and client not in acks
                and behind.setdefault(client, now + TOLD_WITHIN) > now
            ):
                least = min(least, known)
                continue
            behind.pop(client, None)
            ahead[client] = version
            if known not in since:
                since[known] = Broadcast(table, changes[known - sent :])
            client.send(since[known].update(client.member, tuple(acks.pop(client, ()))))
        self.confirm(acks)
        self.sent_version = least
        if behind and self._behind_timer is None:
            self._behind_timer = self._loop.call_at(next(iter(behind.values())), self._tell_behind)

    def _tell_behind(self) -> None:
        self._behind_timer = None
        if self._room.role.is_stored:  # if not, the next update comes when it is
            self._update({}, set())

    def _tell_missed(self, client: Client, known: int | None, acks: Acks) -> None:
        """Tell a client what it does not know, and take it out of *acks* with that."""
        table = self._table
        if known == table.version:
            return
        missed = None if known is None else table.missed_since(known)
        if missed is None:
            self.catch_up(client, None, None)
        else:
            done = tuple(acks.pop(client, ()))
            client.send(Broadcast(table, missed).update(client.member, done))

    def _broadcast_later(self) -> None:
        self._broadcast_timer = None
        if self._room.role.is_stored:
            self._broadcast({}, set())

    def _broadcast(self, acks: Acks, newcomers: set[Client]) -> None:
        table, began = self._table, self._loop.time()
        newcomers = newcomers | self._pending if self._pending else newcomers
        broadcast = Broadcast(table, table.since(self.sent_version))
        self.sent_version = table.version
        ahead, self._ahead = self._ahead, {}
        self._stop_waiting()
        if broadcast.repeatable:
            ahead = {}
        clients = self.clients
        if broadcast.incomplete:
            special = {*clients}
        else:
            special = {*acks, *newcomers, *ahead}
            for member in broadcast.personal:
                if member in self._clients_of:
                    special.update(self._clients_of[member])
        for client in special:
            if client not in clients or client in newcomers:
                continue
            if client in ahead or broadcast.incomplete:
                self._tell_missed(client, ahead.get(client), acks)
            else:
                done = tuple(acks.pop(client, ()))
                client.send(broadcast.update(client.member, done))
        if not special >= clients:
            self._send_to_others(broadcast, special)
        if acks:
            self.confirm(acks)
        took = self._loop.time() - began
        self._next = began + took + min(LONGEST_PAUSE, max(0, took - UNNOTICED))

    def _send_to_others(self, broadcast: Broadcast, special: set[Client]) -> None:
        """Tell what all are told, but for those who are told something of their own."""
        full = self._told_in_full()
        if not broadcast.silent:
            apart = special | full if full else special
            send_to_all([one for one in self.clients if one not in apart], broadcast.update())
        if full - special and not broadcast.silent_on_big_screens:
            send_to_all([*(full - special)], broadcast.full_update())

    def _told_in_full(self) -> set[Client]:
        """Return the clients of hosts and big screens at an event: others are told less."""
        table = self._table
        if table.settings.event is None:
            return set()
        return {
            client
            for one in (*table.hosts, *table.big_screens)
            for client in self._clients_of.get(one, ())
        }

    def confirm(self, acks: Acks) -> None:
        """Say that requests are done, without an update."""
        for client, requests in acks.items():
            for request in requests:
                client.send(Done(request))

    def catch_up(self, client: Client, request: str | None, seen: int | None) -> None:
        """Bring a client from the version it has *seen* to the latest, or send a snapshot."""
        table = self._table
        if client.member is None or client not in self.clients:
            return
        if client in self._pending:
            self._room.waiting_room.tell_of_approval(client)
            return
        if table.version > self.sent_version:
            self._ahead[client] = table.version
        broadcast = Broadcast(table, None if seen is None else table.missed_since(seen))
        # The clock of an earlier owner of the table may have been ahead of this one's.
        now = max(self._room.now(), table.changed_at)
        if broadcast.incomplete:
            client.send(snapshot(table, client.member, request, now))
        else:
            client.send(broadcast.update(client.member, request=request, now=now))
        self._tell_replay_led(client)

    def catch_up_behind(self, client: Client, seen: int) -> None:
        """Bring a client that knows a version to the latest, if it is not there yet."""
        version = self._table.version
        if seen != version:
            self.catch_up(client, None, seen)
        elif version > self.sent_version:
            self._ahead[client] = version

    @property
    def is_waiting(self) -> bool:
        """Whether an update waits to be sent, or somebody for being let in."""
        return self._broadcast_timer is not None or bool(self._pending)

    def version_known_to(self, clients: Iterable[Client]) -> int:
        """Return the version that all these clients know."""
        sent, ahead = self.sent_version, self._ahead
        return min([ahead.get(client, sent) for client in clients], default=sent)

    def hand_over(self) -> dict[Client, int]:
        """Return the version that each client knows: somebody else tells them from now on."""
        self._stop_waiting()
        return dict.fromkeys(self.clients, self.sent_version) | self._ahead

    def _stop_waiting(self) -> None:
        self._behind.clear()
        if self._behind_timer is not None:
            self._behind_timer.cancel()
            self._behind_timer = None

    def continue_from(self, versions: Mapping[Client, int]) -> None:
        """Go on after somebody else has told clients: each knows a version by now."""
        sent, clients = self.sent_version, self.clients
        self._ahead = {one: v for one, v in versions.items() if v > sent and one in clients}
        self._presence_sent = None
        self._replay_led = None

    def doubt_presence(self) -> None:
        """Tell everybody who is connected, when that is known, even if they were told the same."""
        self._presence_sent = None

    def send_presence(self, newcomers: set[Client]) -> None:
        """Tell who is connected: few clients at once, many now and then."""
        presence = self._room.role.presence()
        if presence is None:
            return
        few = presence.members is not None and len(self.clients) <= LISTED_PRESENT
        if few and self._broadcast_presence():
            return
        for client in (newcomers & self.clients) - self._pending:
            client.send(presence)
        if not few and self._presence_timer is None:
            self._presence_timer = self._loop.call_later(COUNTING, self._broadcast_presence)

    def _broadcast_presence(self) -> bool:
        """Tell everybody who is connected, if that has changed; return whether it has."""
        self._presence_timer = None
        presence = self._room.role.presence()
        if presence is None or presence == self._presence_sent:
            return False
        self._presence_sent = presence
        send_to_all([*(self._told_of_presence(presence) - self._pending)], presence)
        self._room.role.presence_told(presence)
        return True

    def _told_of_presence(self, presence: Presence) -> set[Client]:
        """Return who is told who is connected: phones at a large event seldom."""
        if self._table.settings.event is None or presence.members is not None:
            return self.clients
        self._presences += 1
        return self._told_in_full() if self._presences % PHONES_COUNTING else self.clients

    def _tell_heats_soon(self) -> None:
        if self._heats_timer is None and table_info(self._table).heats != self._heats_sent_to_all:
            self._heats_timer = self._loop.call_later(HEATS_TOLD, self._tell_heats)

    def _tell_heats(self) -> None:
        """Tell how the heats of an event get on: hosts and big screens often, a crowd seldom."""
        self._heats_timer = None
        heats = table_info(self._table).heats
        if heats is None or not self._room.role.is_stored:
            return  # told with what comes next
        now, told = self._loop.time(), HeatsProgress(heats)
        if heats != self._heats_sent_to_all and now >= self._heats_to_all_at:
            self._heats_to_all_at = now + HEATS_TOLD_TO_ALL
            self._heats_sent_to_all = heats
            send_to_all([*(self.clients - self._pending)], told)
        elif heats != self._heats_sent:
            send_to_all([*self._told_in_full()], told)
        self._heats_sent = heats
        self._tell_heats_soon()

    def count_reaction(self, client: Client) -> None:
        """Count a reaction of *client*, or refuse it."""
        if not self._table.settings.reactions:
            raise refusals.NotServed(ReactionsOff())
        if client.member in self._table.pending:
            raise refusals.NotServed(WaitsForApproval())
        now = self._loop.time()
        many = len(self._table.runtime.present) > SMALL
        everybodys = self._many if many else self._few
        if not (client.may_react(now) and everybodys.take(now)):
            raise refusals.NotServed(TooManyReactions())

    def may_lead_replay(self, member: MemberId, position: ReplayPosition | None) -> bool:
        """Return whether to pass on what *member* shows to others, or refuse it.

        More than anybody can follow is left out: whoever leads shows it again soon.
        """
        table = self._table
        if member in table.pending:
            raise refusals.NotServed(WaitsForApproval())
        if position is None:
            return self._replay_led is None or self._replay_led.member == member
        if table.running is not None or position.record != table.record:
            raise refusals.NotServed(NothingToShow())
        return self._replay_positions.take(self._loop.time())

    def signal(self, member: MemberId, signal: Signal) -> None:
        """Send a reaction, or what somebody who leads looks at; it is never stored."""
        if isinstance(signal, Reaction):
            self._react(member, signal)
            return
        led = ReplayLed(member, self._table.members[member].name, signal)
        self._replay_led = None if signal is None else led
        event = self._table.settings.event is not None
        send_to_all([*((self._told_in_full() if event else self.clients) - self._pending)], led)

    def _tell_replay_led(self, client: Client) -> None:
        """Tell somebody who comes, or comes back, who leads through the last game."""
        led, table = self._replay_led, self._table
        if led is None or led.position is None or led.member not in table.runtime.present:
            return
        if led.position.record == table.record:
            client.send(led)

    def _react(self, member: MemberId, reaction: Reaction) -> None:
        """Send a reaction to everybody who wants to see it."""
        reacted = Reacted(member, self._table.members[member].name, reaction)
        event = self._table.settings.event is not None
        clients = self._told_in_full() if event else self.clients
        send_to_all([other for other in clients if not other.muted], reacted)

    def stop(self) -> None:
        """Cancel all timers."""
        self._stop_waiting()
        for timer in (self._broadcast_timer, self._presence_timer, self._heats_timer):
            if timer is not None:
                timer.cancel()


def present(connected: Collection[MemberId]) -> Presence:
    """Return who is connected, as it is told: a crowd is only counted."""
    listed = tuple(sorted(connected)) if len(connected) <= LISTED_PRESENT else None
    return Presence(len(connected), listed)

"""A game as it is being played and told.

The rules settle things at once; what has been told of them is what anybody knows. `state` is ahead
of the telling by the events that are still `unreleased`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TypeAlias

from fifties.core.contract import (
    CHANCE,
    Action,
    Actor,
    AnyGame,
    Event,
    GameEnded,
    Seat,
    State,
    Step,
    View,
    Viewer,
)
from fifties.core.record import Entry, Header, Record
from fifties.core.seal import Seal
from fifties.table.entries import MemberId, Remark
from fifties.table.event_queue import EventQueue
from fifties.table.messages import GameInfo, Offered, Said, TapOffer
from fifties.table.paces import Tempo
from fifties.table.registry import table_game
from fifties.table.seat_set import SeatSet
from fifties.table.table_game import Announcement

OfferMoment: TypeAlias = tuple[object, ...]
"""Two that are equal offer the same to everybody."""


class LiveGame:
    """One game at a table."""

    def __init__(self, game: AnyGame, people: dict[MemberId, str], seal: Seal, at: float) -> None:
        self.game = game
        self.rules = table_game(game.name)
        """What a table knows of the game."""
        self.seats = tuple(people)
        self.seat_of = {member: seat for seat, member in enumerate(people)}
        self.names = tuple(people.values())
        self.seal = seal
        self.salted = sum(map(bool, seal.salts))
        """How many have added to its chance."""
        self.departed = 0
        """How many of those who sit in it were removed from the table."""
        self.state = game.start()
        self.unreleased = EventQueue()
        self.owing = self._ask()
        """Who owes an action."""
        self.asks = 1
        """How often somebody was asked to act: `owing` was filled so many times."""
        self.entries: list[Entry] = []
        self.draws = 0
        """How often chance has acted."""
        self.last: Event | None = None
        """The last event that was told."""
        self.released_at = at
        """When it was told."""
        self.asked_at = at
        """Since when whoever owes an action can act."""
        self.asked_again: dict[Seat, float] = {}
        """Since when those can who came back meanwhile."""
        self.over = False
        self.broken_off = False
        self.paused = False
        self.kept: set[Seat] = set()
        self.reminded_at: dict[Seat, float] = {}
        """When those were reminded who still owe an action."""
        self.queued: dict[Seat, int] = {}
        self.spoken = False
        """Whether the count waits for "Got it!"."""
        self.tapped: set[Seat] = set()
        self.opened: Event | None = None
        """The last event that was told after which everything lay open: a round or a trick."""
        self.said: tuple[tuple[Seat, Remark], ...] = ()
        """What bots say about it."""
        self._unsaid: dict[Seat, Remark] = {}
        """What they will say about the next one."""
        self.crowd = self.rules.crowd(game, self.names)
        self._base = self.state
        self._judged: tuple[Actor, Action, Step[State, Event]] | None = None
        """The last judgement, so that what was allowed is not worked out once more."""
        self._told: list[Event] = []

    @property
    def running(self) -> bool:
        """Whether it is neither over nor broken off."""
        return not (self.over or self.broken_off)

    @property
    def remembered(self) -> Event | None:
        """What is shown of the last round or trick that lay open, if the game remembers any."""
        return self.opened if self.rules.remembers else None

    @property
    def moment(self) -> int:
        """What bots think about: it changes when their answer would come too late."""
        return self.game.moment(self.state)

    @property
    def offer_moment(self) -> OfferMoment:
        """What offers depend on."""
        if self.over or self.broken_off:
            return ()
        moment = self.game.moment(self.state)
        return moment, CHANCE in self.owing, not self.unreleased, self.spoken, len(self.tapped)

    def judge(self, actor: Actor, action: Action) -> Step[State, Event]:
        """Return what *action* would lead to, or raise `IllegalAction`."""
        if self._judged is None or self._judged[:2] != (actor, action):
            self._judged = (actor, action, self.game.apply(self.state, actor, action))
        return self._judged[2]

    def act(self, actor: Actor, action: Action, at: float) -> Sequence[Event]:
        """Carry *action* out, or raise `IllegalAction`; return what is told of it at once."""
        step = self.judge(actor, action)
        before, self.state = self.state, step.state
        self._judged = None
        self.entries.append(Entry(actor, action))
        self.owing.discard(actor)
        if not self.owing:
            self.owing = self._ask()
            self.asks += 1
            self.reminded_at.clear()
            self.asked_at = at
            self.asked_again.clear()
        if actor == CHANCE:
            self.draws += 1
            events: Sequence[Event] = step.events
        else:
            self.queued.pop(actor, None)
            self.reminded_at.pop(actor, None)
            coming = iter(step.events)
            events = tuple(islice(coming, 1))
            self.unreleased.extend(coming, len(step.events) - 1)
        self._base = before
        self._note(events, at)
        return events

    def _ask(self) -> set[Actor] | SeatSet:
        actors = self.game.to_act(self.state)
        seats = [actor for actor in actors if isinstance(actor, int)]
        return SeatSet(seats, len(self.seats)) if seats else {*actors}

    def hold_back(self, seat: Seat, remark: Remark) -> None:
        """Keep what a bot says until everything lies open."""
        self._unsaid[seat] = remark

    def tell(self, count: int, at: float) -> tuple[Event, ...]:
        """Tell the next *count* events."""
        events = self.unreleased.take(count)
        self.spoken = False
        self.asked_at = at
        self.tapped.clear()
        self._note(events, at)
        return events

    def asked_since(self, seat: Seat) -> float:
        """Return since when *seat* could have acted."""
        return max(self.asked_at, self.asked_again.get(seat, 0))

    def wait_from(self, now: float) -> None:
        """Begin every wait anew."""
        self.released_at = self.asked_at = now

    def _note(self, events: Sequence[Event], at: float) -> None:
        self.last, self.released_at = events[-1], at
        self.over = self.over or isinstance(self.last, GameEnded)
        if self.crowd is not None:
            self.crowd.hear(events)
        else:
            self._look_back(events)
            if self.unreleased:
                self._told.extend(events)
        if not self.unreleased:
            self._base = self.state
            self._told.clear()

    def _look_back(self, events: Sequence[Event]) -> None:
        """Note what can be said now that a round or a trick lies open."""
        for event in events:
            if self.rules.lies_open(event):
                self.opened = event
                if self.said or self._unsaid:
                    self.said = tuple(sorted(self._unsaid.items()))
                    self._unsaid = {}

    def view(self, viewer: Viewer) -> View:
        """Return what *viewer* knows by now."""
        if self.crowd is not None:
            return self.crowd.view(viewer)
        view = self.game.view(self._base, viewer)
        for event in self._told:
            view = view.after(event.seen_by(viewer))
        return view

    def offer(self, seat: Seat | None) -> Offered | None:
        """Return what *seat* may do; what every seat may do alike is offered to all."""
        if not self.unreleased:
            return self.rules.offer(self.game, self.state, seat)
        if not self.spoken or seat in self.tapped or seat not in self.waiting_for():
            return None
        return TapOffer(self.announced().number)

    def announced(self) -> Announcement:
        """Return the number that is said aloud before the next event is told."""
        found = self.rules.announcement(self.unreleased[0]) if self.unreleased else None
        return found or Announcement(0, ())

    def waiting_for(self) -> tuple[Seat, ...]:
        """Return whose "Got it!" the next number would wait for: owners, in seat order."""
        return self.announced().owners

    def show(self, names: tuple[str, ...]) -> GameInfo:
        """Return what does not change during the game, and what there is to say about it."""
        said = tuple(Said(seat, remark.message, remark.details) for seat, remark in self.said)
        return self.rules.show(self.game, names, said, self.opened)

    def pause_before(self, tempo: Tempo) -> float:
        """Return how long after the last event the next one is told, or chance acts."""
        if self.last is None:
            return 0
        if self.unreleased:
            return self.rules.pause_after(self.game, self.last, tempo)
        return tempo.scoring if self.rules.ends_round(self.last) else 0

    def thinking(self, tempo: Tempo) -> float:
        """Return how long a bot waits before it acts: after a deal, until people have looked."""
        dealt = self.last is not None and self.rules.begins_round(self.last)
        return tempo.thinking + (tempo.dealing if dealt else 0)

    def next_telling(self, tempo: Tempo) -> int:
        """Return how many events are told together next."""
        if not tempo.longest:
            return len(self.unreleased)
        count = self.rules.told_together(self.game, self.unreleased, tempo)
        while count < len(self.unreleased):
            if self.rules.pause_after(self.game, self.unreleased[count - 1], tempo):
                break
            count += 1
        return count

    def record(self, date: str) -> Record[AnyGame]:
        """Return the record of the game so far, the secret behind its chance included."""
        return Record(Header(self.names, date=date, seal=self.seal), self.game, tuple(self.entries))

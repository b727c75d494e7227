"""A game that is being played, and how many of its events clients have been sent.

The rules settle a round at once; its events are released one after the other. `state` is ahead of
what clients know by the events that are still `unreleased`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from fifties.core.branch import Branch
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
from fifties.table.bot_talk import BotTalk
from fifties.table.choice_seal import ChoiceDigest
from fifties.table.entries import MemberId
from fifties.table.game_adapter import Announcement
from fifties.table.messages import GameInfo, Mention, Offered, TapOffer
from fifties.table.paces import Pauses
from fifties.table.position import Position
from fifties.table.registry import game_adapter
from fifties.table.show import ShowClock
from fifties.table.unreleased_events import UnreleasedEvents

MOST_IN_SET: Final = 32
"""So few seats fit into an ordinary set, which is quicker."""


class SeatSet:
    """Seats of one table, one byte each: in an ordinary set each takes a hundred."""

    def __init__(self, actors: Iterable[Actor], players: int) -> None:
        self._is_in = bytearray(players)
        for actor in actors:
            if isinstance(actor, int):
                self._is_in[actor] = True
        self._size = sum(self._is_in)

    def __contains__(self, seat: object) -> bool:
        return isinstance(seat, int) and 0 <= seat < len(self._is_in) and bool(self._is_in[seat])

    def __iter__(self) -> Iterator[Seat]:
        return (seat for seat, is_in in enumerate(self._is_in) if is_in)

    def __len__(self) -> int:
        return self._size

    def discard(self, actor: Actor) -> None:
        """Remove a seat, if it is there."""
        if isinstance(actor, int) and 0 <= actor < len(self._is_in):
            self._size -= self._is_in[actor]
            self._is_in[actor] = False


class LiveGame:
    """One game at a table."""

    # Without slots, more than thirty attributes take a third to a half longer to read and write.
    __slots__ = (
        "_base",
        "_judged",
        "_mentions",
        "_released",
        "_round_events",
        "_show",
        "adapter",
        "asked_again",
        "asked_at",
        "asks",
        "awarded",
        "branch",
        "broken_off",
        "choice_seal",
        "choices",
        "closes_at",
        "crowd",
        "departed",
        "draws",
        "entries",
        "game",
        "is_announced",
        "kept",
        "last",
        "last_result",
        "names",
        "over",
        "owing",
        "paused",
        "queued",
        "released_at",
        "reminded_at",
        "salted",
        "seal",
        "seat_of",
        "seats",
        "state",
        "talk",
        "tapped",
        "unreleased",
    )

    def __init__(  # noqa: PLR0915 - one a line, each with its meaning
        self,
        game: AnyGame,
        people: dict[MemberId, str],
        seal: Seal,
        at: float,
        *,
        event: bool = False,
    ) -> None:
        self.game = game
        self.adapter = game_adapter(game.name)
        """What a table knows of the game beside its rules."""
        self.seats = tuple(people)
        self.seat_of = {member: seat for seat, member in enumerate(people)}
        self.names = tuple(people.values())
        self.seal = seal
        self.salted = sum(map(bool, seal.salts))
        """How many have added to its chance."""
        self.departed = 0
        """How many of those who sit in it were removed from the table."""
        self.state = game.start()
        self.unreleased = UnreleasedEvents()
        self.owing = self._ask()
        """Who owes an action."""
        self.asks = 1
        """How often somebody was asked to act: `owing` was filled so many times."""
        self.entries: list[Entry] = []
        self.draws = 0
        """How often chance has acted."""
        self.last: Event | None = None
        """The last event that was released."""
        self.released_at = at
        """When it was released."""
        self.asked_at = at
        """Since when whoever owes an action can act."""
        self.asked_again: dict[Seat, float] = {}
        """By seat, since when those can act who came back meanwhile."""
        self.closes_at: float | None = None
        """When choosing closes, if the host has said so."""
        self.choices: ChoiceDigest | None = None
        """The digest of this round's choices, where their seal is shown before they are told."""
        self.choice_seal: str | None = None
        """That seal, once it was shown."""
        self.over = False
        self.broken_off = False
        self.paused = False
        self.kept: set[Seat] = set()
        """Seats that a bot keeps for somebody who is away."""
        self.reminded_at: dict[Seat, float] = {}
        """By seat, when those were reminded who still owe an action."""
        self.queued: dict[Seat, int] = {}
        """By seat, the card that is played when its turn comes."""
        self.is_announced = False
        """Whether the count waits for "Got it!"."""
        self.tapped: set[Seat] = set()
        """Who has pressed it."""
        self.last_result: Event | None = None
        """The result of a round or a trick that was released last."""
        self.awarded: Event | None = None
        """The last result with awards that was released here; clients are told of a new one."""
        self.talk = BotTalk(self.adapter, self.names)
        self._mentions: tuple[Mention, ...] | None = None
        """What it is remembered for, once it is over."""
        self.crowd = self.adapter.crowd(game, self.names, event=event)
        self._round_events: Sequence[Event] = ()
        """The events of which some are unreleased; they can be gone through any number of times."""
        self._show: tuple[Sequence[Event], int, ShowClock] | None = None
        """The last show, with what it was planned from."""
        self._base = self.state
        self._judged: tuple[Actor, Action, Step[State, Event]] | None = None
        """The last judgement, so that what was allowed is not worked out once more."""
        self._released: list[Event] = []
        self.branch: Branch | None = None
        """Where it branched off another game, if it did."""

    def begin_in(self, position: Position) -> None:
        """Do again what led to *position*; all of it is known, so that nothing is released."""
        for inherited in position.actions:
            step = self.game.apply(self.state, inherited.actor, inherited.action)
            self.state = step.state
            self.entries.append(Entry(inherited.actor, inherited.action))
            self.draws += inherited.actor == CHANCE
            self.last = step.events[-1]
            if self.crowd is not None:
                self.crowd.fold(step.events)
                continue
            for event in step.events:
                if type(event) in self.adapter.results:
                    self.last_result = event
        self.owing, self._base = self._ask(), self.state
        self.branch = position.branch

    @property
    def running(self) -> bool:
        """Whether it is neither over nor broken off."""
        return not (self.over or self.broken_off)

    @property
    def all_choose(self) -> bool:
        """Whether everybody who has not yet may choose, all at once."""
        return self.adapter.same_offer_for_all and not self.unreleased and CHANCE not in self.owing

    @property
    def owes_seal(self) -> bool:
        """Whether all have chosen, and the seal of that has to be shown before any of it is."""
        unseen = self.choices is not None and self.choice_seal is None
        return unseen and bool(self.unreleased) and not self.events_released

    @property
    def told(self) -> State:
        """The last state of which everything was told."""
        return self._base

    @property
    def rounds_told(self) -> int:
        """How many rounds were told to their end: chance acts once at the beginning of each."""
        ended = self.last is not None and (self.over or self.adapter.ends_round(self.last))
        return max(0, self.draws - (not ended))

    @property
    def moment(self) -> int:
        """What bots think about: it changes when their answer would come too late."""
        return self.game.moment(self.state)

    def judge(self, actor: Actor, action: Action) -> Step[State, Event]:
        """Return what *action* would lead to, or raise `IllegalAction`."""
        step = self._step(actor, action)
        self._judged = actor, action, step
        return step

    def _step(self, actor: Actor, action: Action) -> Step[State, Event]:
        judged = self._judged
        if judged is not None and judged[0] == actor and judged[1] == action:
            return judged[2]
        return self.game.apply(self.state, actor, action)

    def act(self, actor: Actor, action: Action, at: float) -> Sequence[Event]:
        """Carry *action* out, or raise `IllegalAction`; return what is released of it at once."""
        step = self._step(actor, action)
        before, self.state = self.state, step.state
        self._judged = None
        self.entries.append(Entry(actor, action))
        self.owing.discard(actor)
        if not self.owing:
            self.owing = self._ask()
            self.asks += 1
            self.asked_at = at
            self.closes_at = None
            if self.reminded_at:
                self.reminded_at.clear()
            if self.asked_again:
                self.asked_again.clear()
        if actor == CHANCE:
            self.draws += 1
            self.choice_seal = None
            if self.choices is not None:
                self.choices = ChoiceDigest()
            events: Sequence[Event] = step.events
        else:
            if self.queued:
                self.queued.pop(actor, None)
            if self.reminded_at:
                self.reminded_at.pop(actor, None)
            events = step.events
            if (count := len(events)) > 1:
                self._round_events = events
                coming = iter(events)
                events = (next(coming),)
                self.unreleased.extend(coming, count - 1)
        self._base = before
        self._note(events, at)
        return events

    def _ask(self) -> set[Actor] | SeatSet:
        actors = self.game.to_act(self.state)
        return {*actors} if len(actors) <= MOST_IN_SET else SeatSet(actors, len(self.seats))

    def release(self, count: int, at: float) -> tuple[Event, ...]:
        """Release the next *count* events, and return them."""
        events = self.unreleased.take(count)
        self.is_announced = False
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
        waits = self.unreleased.size > 0
        if self.crowd is not None:
            self.crowd.fold(events)
        else:
            for event in events:
                if type(event) in self.adapter.results:
                    self._note_result(event)
            if waits:
                self._released.extend(events)
        if not waits:
            self._base = self.state
            if self._released:
                self._released.clear()
            self._round_events = ()
            self._show = None

    def _note_result(self, event: Event) -> None:
        """Note the result of a round or a trick: there may be awards, and bots speak about it."""
        self.last_result = event
        if self.adapter.has_awards:
            self.awarded = event
        self.talk.note_result(event, len(self.entries))

    def view(self, viewer: Viewer, *, brief: bool = False) -> View:
        """Return what *viewer* knows by now; in a crowd, phones may know less: *brief*."""
        if self.crowd is not None:
            return self.crowd.brief_view(viewer) if brief else self.crowd.view(viewer)
        view = self.game.view(self._base, viewer)
        for event in self._released:
            view = view.after(event.seen_by(viewer))
        return view

    def offer(self, seat: Seat | None) -> Offered | None:
        """Return what *seat* may do; what every seat may do alike is offered to all."""
        if not self.unreleased:
            return self.adapter.offer(self.game, self.state, seat)
        if not self.is_announced or seat in self.tapped or seat not in self.waiting_for():
            return None
        return TapOffer(self.announced().number)

    def announced(self) -> Announcement:
        """Return the number that is said aloud before the next event is released."""
        found = self.adapter.announcement(self.unreleased[0]) if self.unreleased else None
        return found or Announcement(0, ())

    def waiting_for(self) -> tuple[Seat, ...]:
        """Return whose "Got it!" the next number would wait for: owners, in seat order."""
        return self.announced().owners

    def game_info(self, names: tuple[str, ...]) -> GameInfo:
        """Return what does not change during the game, and what there is to say about it."""
        info = self.adapter.game_info(self.game, names, self.talk.remarks, self.last_result)
        mentions = self._mentioned()
        return replace(info, mentions=mentions) if mentions else info

    def _mentioned(self) -> tuple[Mention, ...]:
        """Return what the game is remembered for once it is over, worked out when first shown."""
        if self._mentions is None and self.over and self.crowd is None:
            self._mentions = self.adapter.mentions(self.game, self.state)
        return self._mentions or ()

    def show_clock(self, seconds: int) -> ShowClock | None:
        """Return the clock of the show in which a count is told, if it is told in one."""
        events = self._round_events
        if self.crowd is None or not self.crowd.is_brief or not self.unreleased:
            return None
        if self._show is None or self._show[0] is not events or self._show[1] != seconds:
            show = self.adapter.plan_show(self.game, self.state, events, seconds)
            if show is None:
                return None
            self._show = events, seconds, ShowClock(show)
        return self._show[2]

    @property
    def events_released(self) -> int:
        """How many of the events that are released one after the other were told by now."""
        return max(0, len(self._round_events) - 1 - len(self.unreleased))

    def pause_before(self, pauses: Pauses) -> float:
        """Return how long after the last event the next one is released, or chance acts."""
        if self.last is None:
            return 0
        if self.unreleased.size:
            return self.adapter.pause_after(self.game, self.last, pauses)
        return pauses.scoring if self.adapter.ends_round(self.last) else 0

    def thinking(self, pauses: Pauses) -> float:
        """Return how long a bot waits before it acts: after a deal, until people have looked."""
        dealt = self.last is not None and self.adapter.begins_round(self.last)
        return pauses.thinking + (pauses.dealing if dealt else 0)

    def next_release(self, pauses: Pauses) -> int:
        """Return how many events are released together next."""
        if not pauses.longest:
            return len(self.unreleased)
        count = self.adapter.released_together(self.game, self.unreleased, pauses)
        while count < len(self.unreleased):
            if self.adapter.pause_after(self.game, self.unreleased[count - 1], pauses):
                break
            count += 1
        return count

    def record(self, date: str) -> Record[AnyGame]:
        """Return the record of the game so far, the secret behind its chance included."""
        header = Header(self.names, date=date, seal=self.seal, branch=self.branch)
        return Record(header, self.game, tuple(self.entries))

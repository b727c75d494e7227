"""A game as it is being played and told.

The rules settle things at once; what has been told of them is what anybody knows. `state` is ahead
of the telling by the events that are still `untold`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import islice
from typing import Any, TypeGuard, cast

from msgspec.structs import replace

from fifties.core.contract import CHANCE, Actor, Event, GameEnded, Seat, Step, Viewer
from fifties.core.record import Entry, Header, Record
from fifties.core.seal import Seal
from fifties.games.boxes import PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty.awards import Award, awards
from fifties.games.fifty.events import Called, Chose
from fifties.games.fifty.events import RoundScored as FiftyScored
from fifties.games.fifty.sizes import LARGEST_TABLE
from fifties.games.fifty_fifty.events import CardPlayed, MoodTurned
from fifties.games.fifty_fifty.state import RoundScored as FiftyFiftyScored
from fifties.games.fifty_fifty.state import TrickTaken
from fifties.table.crowd import Crowd
from fifties.table.facts import GameAction, MemberId, Remark
from fifties.table.paces import Rhythm, Tempo, rhythm


class Play:
    """One game at a table."""

    def __init__(
        self, game: PlayableGame, people: dict[MemberId, str], seal: Seal, at: float
    ) -> None:
        self.game = cast("Any", game)
        self.seats = tuple(people)
        self.seat_of = {member: seat for seat, member in enumerate(people)}
        self.names = tuple(people.values())
        self.seal = seal
        self.state: Any = self.game.start()
        self.untold: deque[Event] = deque()
        self.owing: set[Actor] = {*self.game.to_act(self.state)}
        self.entries: list[Entry] = []
        self.draws = 0
        """How often chance has acted."""
        self.last: Event | None = None
        """The last event that was told."""
        self.told_at = at
        """When it was told."""
        self.asked_at = at
        """Since when whoever owes an action can act."""
        self.asked_again: dict[Seat, float] = {}
        """Since when those can who came back meanwhile."""
        self.over = False
        self.broken_off = False
        self.paused = False
        self.kept: set[Seat] = set()
        self.nudged: dict[Seat, float] = {}
        """When those were reminded who still owe an action."""
        self.queued: dict[Seat, int] = {}
        self.spoken = False
        """Whether the count waits for "Got it!"."""
        self.tapped: set[Seat] = set()
        self.awards: tuple[Award, ...] = ()
        """Of the last round whose scoring was told."""
        self.said: tuple[tuple[Seat, Remark], ...] = ()
        """What bots say about the last reveal that was told."""
        self._unsaid: dict[Seat, Remark] = {}
        """What they will say about the next one."""
        self.crowd = Crowd(game, self.names) if is_party(game) else None
        self._base: Any = self.state
        self._judged: tuple[Actor, GameAction, Step[Any, Any]] | None = None
        """The last judgement, so that what was allowed is not worked out once more."""
        self._told: list[Event] = []

    @property
    def running(self) -> bool:
        """Whether it is neither over nor broken off."""
        return not (self.over or self.broken_off)

    @property
    def moment(self) -> int:
        """What bots think about: it changes when their answer would come too late."""
        return self.draws if isinstance(self.game, Fifty) else len(self.entries)

    def judge(self, actor: Actor, action: GameAction) -> Step[Any, Any]:
        """Return what *action* would lead to, or raise `IllegalAction`."""
        if self._judged is None or self._judged[:2] != (actor, action):
            self._judged = (actor, action, self.game.apply(self.state, actor, action))
        return self._judged[2]

    def act(self, actor: Actor, action: GameAction, at: float) -> Sequence[Event]:
        """Carry *action* out, or raise `IllegalAction`; return what is told of it at once."""
        step = self.judge(actor, action)
        before, self.state = self.state, step.state
        self._judged = None
        self.entries.append(Entry(actor, action))
        self.owing.discard(actor)
        if not self.owing:
            self.owing = set(self.game.to_act(step.state))
            self.nudged.clear()
            self.asked_at = at
            self.asked_again.clear()
        if actor == CHANCE:
            self.draws += 1
            events: Sequence[Event] = step.events
        else:
            self.queued.pop(actor, None)
            self.nudged.pop(actor, None)
            events = step.events[:1]
        self.untold.extend(islice(step.events, len(events), None))
        self._base = before
        self._note(events, at)
        return events

    def hold_back(self, seat: Seat, remark: Remark) -> None:
        """Keep what a bot says until everything lies open."""
        self._unsaid[seat] = remark

    def tell(self, count: int, at: float) -> tuple[Event, ...]:
        """Tell the next *count* events."""
        events = tuple(self.untold.popleft() for _ in range(count))
        self.spoken = False
        self.asked_at = at
        self.tapped.clear()
        self._note(events, at)
        return events

    def asked_since(self, seat: Seat) -> float:
        """Tell since when *seat* could have acted."""
        return max(self.asked_at, self.asked_again.get(seat, 0))

    def wait_from(self, now: float) -> None:
        """Begin every wait anew."""
        self.told_at = self.asked_at = now

    def _note(self, events: Sequence[Event], at: float) -> None:
        self.last, self.told_at = events[-1], at
        self.over = self.over or isinstance(self.last, GameEnded)
        if self.crowd is not None:
            self.crowd.hear(events)
        else:
            self._look_back(events)
            if self.untold:
                self._told.extend(events)
        if not self.untold:
            self._base = self.state
            self._told.clear()

    def _look_back(self, events: Sequence[Event]) -> None:
        """Note what can be said now that a round or a trick lies open."""
        for event in events:
            if isinstance(event, FiftyScored):
                self.awards = awards(event.result)
            if isinstance(event, FiftyScored | TrickTaken) and (self.said or self._unsaid):
                self.said = tuple(sorted(self._unsaid.items()))
                self._unsaid = {}

    def view(self, viewer: Viewer) -> Any:
        """Tell what *viewer* knows by now."""
        if self.crowd is not None:
            return self.crowd.view(viewer)
        view = self.game.view(self._base, viewer)
        for event in self._told:
            view = view.after(event.seen_by(viewer))
        return view

    def seat_views(self, seats: Sequence[Seat]) -> list[Any]:
        """Tell bots on *seats* what they may know; asked only when everything has been told."""
        if self.crowd is None:
            return [self.game.view(self.state, seat) for seat in seats]
        # They have written nothing yet, so what each knows is what all know.
        public = self.game.view(self.state, None)
        return [replace(public, viewer=seat) for seat in seats]

    def waiting_for(self) -> tuple[Seat, ...]:
        """Tell whose "Got it!" the next number would wait for: owners, in seat order."""
        if not self.untold:
            return ()
        upcoming = self.untold[0]
        return upcoming.owners if isinstance(upcoming, Called) else ()

    def rhythm(self, tempo: Tempo) -> Rhythm:
        """Tell how this game's count is told at *tempo*."""
        return rhythm(tempo, self.game.top if isinstance(self.game, Fifty) else 1)

    def pause_before(self, tempo: Tempo) -> float:
        """Tell how long after the last event the next one is told, or chance acts."""
        if self.untold:
            return self._pause(self.last, tempo)
        if isinstance(self.last, FiftyScored | FiftyFiftyScored):
            return tempo.scoring
        return 0

    def thinking(self, tempo: Tempo) -> float:
        """Tell how long a bot waits before it acts: after a deal, until people have looked."""
        dealt = isinstance(self.last, MoodTurned) and self.last.trick == 1
        return tempo.thinking + (tempo.dealing if dealt else 0)

    def next_telling(self, tempo: Tempo) -> int:
        """Tell how many events are told together next."""
        if not tempo.longest:
            return len(self.untold)
        stride = self.rhythm(tempo).stride
        count = 1
        if isinstance(self.untold[0], Called) and stride > 1:
            ahead = islice(self.untold, stride)
            count = max(1, sum(isinstance(event, Called) for event in ahead))
        while count < len(self.untold):
            if self._pause(self.untold[count - 1], tempo):
                break
            count += 1
        return count

    def _pause(self, event: Event | None, tempo: Tempo) -> float:
        """Tell how long people look at *event* before what follows from it is told."""
        match event:
            case Chose():
                return tempo.opening
            case Called():
                told = self.rhythm(tempo)
                return told.drama if event.eventful else told.number
            case CardPlayed():
                return tempo.trick
            case TrickTaken():
                return tempo.taken
            case FiftyScored() | FiftyFiftyScored():
                return tempo.ending
            case _:
                return 0

    def record(self, date: str) -> Record[Any]:
        """Return the record of the game so far, the secret behind its chance included."""
        return Record(Header(self.names, date=date, seal=self.seal), self.game, tuple(self.entries))


def is_party(game: PlayableGame) -> TypeGuard[Fifty]:
    """Tell whether so many play that they are told sums."""
    return game.players > LARGEST_TABLE

"""A party of Fifty that is an event: big screens are told a show, and phones as little as can be.

A phone is told the number, its own line when that changes, and now and then who is in front. None
of that grows with how many play.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Sequence
from heapq import nlargest
from itertools import groupby, islice
from typing import ClassVar, Final, cast

from msgspec import UNSET
from msgspec.structs import replace

from fifties.core.contract import Event, Seat, Viewer, places_of
from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.events import Called, Chose, Revealed, RoundScored
from fifties.games.fifty.table_size import CROWNS_TO_WIN
from fifties.table.fifty_crowd import LEADERS, RACE, FiftyCrowd
from fifties.table.fifty_crowd_view import (
    CrowdScored,
    CrowdView,
    Duel,
    Finalist,
    Leader,
    Mine,
    Neighbour,
    Person,
    Race,
    Ready,
    Tally,
)
from fifties.table.fifty_race import UNEVENTFUL, FiftyRace
from fifties.table.member_names import shortened
from fifties.table.messages import Brief

PARTS: Final = 100
"""Into how many parts the skyline divides a long count; a short one has a part a number."""

DUELS: Final = 3
"""How many duels of one beat are told."""

DUELLISTS: Final = 4
"""How many of those who fight a duel are named."""

BESIDE: Final = 2
"""How many neighbours somebody has in front, and how many behind."""

RACES: Final = 30
"""After so many beats phones are told who is in front."""

FRONT_ON_PHONES: Final = 5
"""How many of those in front phones are told of in the end; in between they are fewer."""

NAME_BYTES: Final = 16
"""How long a name is at most on the phones of others; of a longer one the beginning is told."""

READIES: Final = 4
"""How often phones are told how many have written in a round."""


class FiftyEventCrowd(FiftyCrowd):
    """Follows what is told of one game at an event."""

    is_brief: ClassVar[bool] = True

    def __init__(self, game: Fifty, names: Sequence[str]) -> None:
        super().__init__(game, names)
        self.parts = min(PARTS, game.most)
        self._race = FiftyRace(self.totals, self.crowns, game.top)
        self._rating = UNEVENTFUL
        """Of the last number."""
        self._skyline: list[int] = []
        """How many picks were called by now in each part of the count."""
        self._order: list[Seat] = []
        """All seats, those with the most points first; nothing if that has to be worked out."""
        self._places: list[int] = []
        """By seat, where they stand in that order."""
        self._podium: tuple[Finalist, ...] = ()
        self._last_met: set[Seat] = set()
        """Whose own numbers were called in the last beat."""
        self._told: tuple[Sequence[Event], Collection[Seat] | None] = (), None
        """The events of which lines were told last, and whose numbers were called in them."""
        self._beats = 0
        """How many beats of this round were told."""
        self._race_number = 0
        """With which number phones were last told who is in front; 0 before."""

    # What is folded

    def _fold_event(self, event: Event) -> None:
        super()._fold_event(event)
        if isinstance(event, Revealed):
            self._skyline = []
            self._rating = UNEVENTFUL
            self._order = []
            self._beats = self._race_number = 0

    def _fold_calls(self, calls: Sequence[Called]) -> None:
        super()._fold_calls(calls)
        self._last_met = {seat for called in calls for seat in called.owners}
        self._beats += 1
        if self._beats % RACES == 0:
            self._race_number = self.number

    def concerned(self, events: Iterable[Event]) -> Iterable[Seat]:
        """Return the seats whose own line *events* have changed; a new round changes none."""
        return super().concerned(event for event in events if not isinstance(event, Revealed))

    def _count(self, calls: Sequence[Called]) -> set[Seat]:
        concerned = super()._count(calls)
        race, skyline = self._race, self._skyline
        for called in calls:
            self._rating = race.follow(called)
            picks = len(called.crossings) or int(called.taker is not None)
            part = min(self._part(called.number), self.parts - 1)
            skyline.extend([0] * (part + 1 - len(skyline)))
            skyline[part] += picks
        self._front = race.front
        self._order = []
        return concerned

    def _part(self, number: int) -> int:
        """Return the part of the count in which *number* lies."""
        return (number - 1) * self.parts // self.game.most

    def _score(self, scored: RoundScored) -> None:
        super()._score(scored)
        self._race = FiftyRace(self.totals, self.crowns, self.game.top)
        self._order = []
        if scored.last:
            self._podium = self._finalists(scored.result.picks)

    def _finalists(self, picks: Sequence[Numbers]) -> tuple[Finalist, ...]:
        """Return who stands on the podium, with what they have written in the last round."""
        crowns, totals = self.crowns, self.totals
        # As in `Fifty.places`: a second crown, then points, then having a crown.
        places = places_of(
            [
                (crowns[seat] >= CROWNS_TO_WIN, totals[seat], crowns[seat] > 0)
                for seat in range(self.game.players)
            ]
        )
        return tuple(
            Finalist(
                rank=places[seat],
                seat=seat,
                name=self.names[seat],
                points=self.totals[seat],
                crowns=self.crowns[seat],
                numbers=picks[seat],
            )
            for seat in self._front
        )

    # What big screens and hosts are told

    def _tally(self, calls: Sequence[Called]) -> Tally:
        first = min(self._part(calls[0].number), self.parts - 1)
        return replace(
            super()._tally(calls),
            leaders=self.leaders(LEADERS),
            highlight=self._rating.highlight,
            duels=self._duels(calls),
            first_bin=first,
            bins=tuple(self._skyline[first:]),
        )

    def _duels(self, calls: Sequence[Called]) -> tuple[Duel, ...]:
        """Return the clashes with the most owners, the last number first."""
        clashes = [called for called in calls if called.crossings]
        best = nlargest(DUELS, clashes, key=lambda called: len(called.crossings))
        if clashes and clashes[-1] is calls[-1] and clashes[-1] not in best[:1]:
            best = [clashes[-1], *(called for called in best if called is not clashes[-1])][:DUELS]
        return tuple(map(self._duel, best))

    def _duel(self, called: Called) -> Duel:
        points = self._race.points
        seats = nlargest(DUELLISTS, called.owners, key=lambda seat: (points[seat], -seat))
        people = tuple(Person(seat, self.names[seat]) for seat in seats)
        return Duel(called.number, len(called.crossings), people)

    def _leader(self, seat: Seat) -> Leader:
        return Leader(seat, self.names[seat], self._race.points[seat], self.crowns[seat])

    def _scored(self, scored: RoundScored) -> CrowdScored:
        podium = self._podium if scored.last else ()
        return replace(super()._scored(scored), podium=podium)

    def view(self, viewer: Viewer) -> CrowdView:
        """Return what big screens and hosts know by now, *viewer* being the seat of one."""
        return replace(
            super().view(viewer),
            skyline=tuple(self._skyline),
            parts=self.parts,
            podium=self._podium,
        )

    # What phones are told

    def brief(self, events: Sequence[Event]) -> Brief:
        """Return what phones are told of *events*, all of which were folded."""
        number: int | None = None
        told: list[Event] = []
        for kind, alike in groupby(self.digest(events), type):
            if kind is Tally:
                (tally,) = cast("list[Tally]", [*alike])
                number = tally.number
                told += self._races(tally)
            elif kind is Ready:
                told += [_briefly(ready) for ready in alike if self._is_step(ready, events)]
            else:
                # A number comes after all events; one that they have overtaken is left out.
                number = None
                told += map(_briefly, alike)
        return Brief(number, tuple(told))

    def _races(self, tally: Tally) -> list[Event]:
        """Return who is in front, if that was not told for a while."""
        before = tally.number - tally.told
        is_due = before < self._race_number <= tally.number
        return [Race(_few(tally.leaders))] if is_due else []

    def _is_step(self, ready: Event, events: Iterable[Event]) -> bool:
        """Return whether so many more have written that phones are told."""
        if not isinstance(ready, Ready):
            return False
        chosen = sum(isinstance(event, Chose) for event in events)
        was, now = (
            count * READIES // ready.players for count in (ready.count - chosen, ready.count)
        )
        return was != now

    def brief_view(self, viewer: Viewer) -> CrowdView:
        """Return what the phone of *viewer* knows by now."""
        view = super().view(viewer)
        return replace(
            view,
            tally=None,
            missing=(),
            leaders=view.leaders[:FRONT_ON_PHONES] if self._podium else _few(view.leaders),
            parts=self.parts,
        )

    def mine(self, seat: Seat) -> Mine:
        """Return how *seat* stands at this moment, and who is beside them."""
        return replace(
            super().mine(seat),
            rank=self._live_rank(seat),
            neighbours=self._neighbours(seat),
        )

    def line(self, seat: Seat, events: Sequence[Event]) -> Mine:
        """Return what *seat* is told of their own line after *events*, all of which were folded.

        Whoever has written, or only scores with every beat, is told no neighbours, and not again
        what their clashes have brought; nor is anybody told again during a count what they wrote.
        """
        if self._told[0] is not events:
            self._told = events, self._seats_met(events)
        met = self._told[1]
        if met is None:
            return self.mine(seat)
        written = any(isinstance(event, Chose) for event in events)
        numbers = self.picks[seat] if written else UNSET
        if seat in met:
            return replace(self.mine(seat), numbers=numbers)
        line, rank = super().mine(seat), self._live_rank(seat)
        return replace(line, rank=rank, numbers=numbers, neighbours=UNSET, gained=UNSET)

    def _seats_met(self, events: Sequence[Event]) -> Collection[Seat] | None:
        """Return whose numbers were called in *events*; ``None`` if more has happened to some."""
        if not all(isinstance(event, Called | Chose) for event in events):
            return None
        calls = [event for event in events if isinstance(event, Called)]
        if not calls:
            return ()
        folded = self._were_just_folded(calls)
        return self._last_met if folded else {seat for one in calls for seat in one.owners}

    def _live_rank(self, seat: Seat) -> int:
        self._put_in_order()
        points = self._race.points
        first = bisect_left(self._order, -points[seat], key=lambda other: -points[other])
        return first + 1

    def _neighbours(self, seat: Seat) -> tuple[Neighbour, ...]:
        self._put_in_order()
        at, points = self._places[seat], self._race.points
        beside = self._order[max(0, at - BESIDE) : at] + self._order[at + 1 : at + 1 + BESIDE]
        return tuple(
            Neighbour(self._live_rank(other), self._short_name(other), points[other])
            for other in beside
        )

    def _short_name(self, seat: Seat) -> str:
        return shortened(self.names[seat], NAME_BYTES)

    def _put_in_order(self) -> None:
        """Work out who stands where, once for all who are told of the same beat."""
        if self._order:
            return
        seats = range(self.game.players)
        self._order = sorted(seats, key=self._race.points.__getitem__, reverse=True)
        self._places = [0] * len(seats)
        for place, seat in enumerate(self._order):
            self._places[seat] = place


def _briefly(event: Event) -> Event:
    """Return an event as phones are told it, with few names."""
    if isinstance(event, Ready):
        return replace(event, missing=())
    if not isinstance(event, CrowdScored):
        return event
    leaders = event.leaders[:FRONT_ON_PHONES] if event.last else _few(event.leaders)
    return replace(event, leaders=leaders, podium=())


def _few(leaders: Iterable[Leader]) -> tuple[Leader, ...]:
    """Return those in front as phones are told of them while a game is on."""
    return tuple(
        replace(one, name=shortened(one.name, NAME_BYTES)) for one in islice(leaders, RACE)
    )

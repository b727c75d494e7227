"""A party of Fifty in few messages: thousands of phones get sums, leaders and their own line.

Everything here follows from events that were told; it only says less than all of them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from heapq import nlargest
from itertools import chain, groupby
from typing import ClassVar, Final, cast

from msgspec.structs import replace

from fifties.core.contract import Event, GameEnded, Outcome, Seat, Viewer
from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers, Zone
from fifties.games.fifty.events import Called, Chose, Revealed, RoundScored
from fifties.games.fifty.state import Round
from fifties.games.fifty.table_size import beginner
from fifties.games.fifty.view import Phase
from fifties.table.fifty_crowd_view import (
    CrowdRound,
    CrowdScored,
    CrowdView,
    Leader,
    Mine,
    Person,
    Ready,
    Tally,
)
from fifties.table.messages import Brief

LEADERS: Final = 10
"""How many of those in front are told."""
RACE: Final = 3
"""How many leaders are told while the count runs."""
WINNERS: Final = 40
"""How many of those who share a win are told to everybody; each of them is told so."""
SKYLINE_PARTS: Final = 50
NAMED: Final = 8
"""How many are named at a time: who gained a crown in one telling, or who has not written yet."""


class FiftyCrowd:
    """Follows what is told of one game."""

    is_brief: ClassVar[bool] = False

    def __init__(self, game: Fifty, names: Sequence[str]) -> None:
        self.game = game
        self.names = names
        self.phase = Phase.REVEAL
        self.round = 1
        self.beginner = beginner(self.round, game.players)
        self.blocked: tuple[int, ...] | None = None
        self.danger: Zone | None = None
        self.picks: list[Numbers | None] = [None] * game.players
        self.missing = game.players
        """How many have not written this round."""
        self._missing_seats: set[Seat] | None = None
        """Who has not, once they are few enough to be named."""
        self.number = 0
        """The last number called, while a count is told."""
        self.tally: Tally | None = None
        self._last_call: Called | None = None
        """The last number of that tally."""
        self._last_concerned: set[Seat] = set()
        """Whose own line the numbers of that tally have changed."""
        self.beads = [0] * game.players
        self.bonus = [0] * game.players
        self._boxes = game.boxes
        self._owners = [0] * (game.top + 1)
        """How many had written each number that was called; others stand for nothing."""
        self._gained = [0] * (game.boxes * game.players)
        """What each box of each seat has brought when it was crossed off."""
        self.totals = [0] * game.players
        self.crowns = [0] * game.players
        self.rounds: list[CrowdRound] = []
        self.outcome: Outcome | None = None
        self._champion: Seat | None = None
        """Whose second crown has won: they stand in front, whatever their points."""
        self._front = [*range(min(LEADERS, game.players))]
        """The seats of the leaders."""
        self._ranked: list[int] = []
        """All totals, ascending."""

    def fold(self, events: Iterable[Event]) -> None:
        """Fold events that were released, in order."""
        for kind, alike in groupby(events, type):
            if kind is Called:
                self._fold_calls(cast("list[Called]", [*alike]))
            else:
                for event in alike:
                    self._fold_event(event)

    def _fold_event(self, event: Event) -> None:
        match event:
            case Chose():
                if event.numbers is not None:
                    self._write(event.seat, event.numbers)
            case Revealed():
                self.phase, self.round = Phase.CHOOSE, event.round
                self.beginner = event.beginner
                self.blocked, self.danger = event.blocked, event.danger
            case RoundScored():
                self._score(event)
            case GameEnded():
                self.phase, self.round = Phase.OVER, len(self.rounds)
                self.outcome = event.outcome

    def _write(self, seat: Seat, numbers: Numbers) -> None:
        self.missing -= self.picks[seat] is None
        self.picks[seat] = numbers
        if self._missing_seats is not None:
            self._missing_seats.discard(seat)
        elif self.missing <= NAMED:
            self._missing_seats = {seat for seat, own in enumerate(self.picks) if own is None}

    def _fold_calls(self, calls: Sequence[Called]) -> None:
        self._last_call, self._last_concerned = calls[-1], self._count(calls)
        self.phase, self.number = Phase.COUNT, calls[-1].number
        self.tally = self._tally(calls)

    def _count(self, calls: Sequence[Called]) -> set[Seat]:
        """Add up what was told, and return whose own line that changes."""
        beads, bonus, totals, concerned = self.beads, self.bonus, self.totals, set[Seat]()
        # Points only grow while a count runs: whoever comes to the front has scored, and has more
        # than the last of those who were there.
        front, last = {*self._front}, self._front[-1]
        owners, boxes, gains = self._owners, self._boxes, self._gained
        enough = totals[last] + beads[last]
        for called in calls:
            scorer = called.scorer
            if scorer is not None:
                concerned.add(scorer)
                bead = beads[scorer] = called.bead
                if totals[scorer] + bead >= enough:
                    front.add(scorer)
                if called.crowned:
                    self.crowns[scorer] += 1
            if called.taker is not None:
                concerned.add(called.taker)
                owners[called.number] = 1
            elif called.crossings:
                owners[called.number] = len(called.crossings)
                for crossing in called.crossings:
                    seat, gained = crossing.seat, crossing.gained
                    concerned.add(seat)
                    gains[seat * boxes + crossing.box] = gained
                    bonus[seat] += gained
        self._front = self._foremost(front)
        return concerned

    def digest(self, events: Iterable[Event]) -> list[Event]:
        """Put *events*, all of them folded, into few words."""
        words: list[Event] = []
        chosen = False
        for kind, alike in groupby(events, type):
            if kind is Chose:
                chosen = True
            elif kind is Called:
                calls = cast("list[Called]", [*alike])
                folded, now = self._were_just_folded(calls), self.tally
                words.append(now if folded and now is not None else self._tally(calls))
            elif kind is RoundScored:
                words += map(self._scored, cast("Iterable[RoundScored]", alike))
            elif kind is GameEnded:
                words += map(_shortened, cast("Iterable[GameEnded]", alike))
            else:
                words += alike
        if chosen and self.phase in {Phase.CHOOSE, Phase.COUNT}:
            # Whoever has missed the last choices hears of them even when the count has begun.
            ready = Ready(self._ready, self.game.players, self._missing())
            words.insert(len(words) - bool(words and isinstance(words[-1], Tally)), ready)
        return words

    def _were_just_folded(self, calls: Sequence[Called]) -> bool:
        """Return whether these are the numbers of the last tally, so that it holds for them."""
        now = self.tally
        return now is not None and calls[-1] is self._last_call and len(calls) == now.told

    def _scored(self, scored: RoundScored) -> CrowdScored:
        result, leaders = self.rounds[scored.round - 1], self.leaders(LEADERS)
        return CrowdScored(result, leaders, scored.next_beginner, scored.last)

    def concerned(self, events: Iterable[Event]) -> Iterable[Seat]:
        """Return the seats whose own line *events* have changed."""
        seats: set[Seat] = set()
        for kind, alike in groupby(events, type):
            if kind in {Revealed, RoundScored}:
                return range(self.game.players)
            if kind is Chose:
                seats.update(chose.seat for chose in cast("Iterable[Chose]", alike))
            elif kind is Called:
                calls = cast("list[Called]", [*alike])
                folded = self._were_just_folded(calls)
                seats |= self._last_concerned if folded else _concerned_by(calls)
            elif kind is GameEnded and self.outcome is not None:
                seats.update(self.outcome.winners)
        return seats

    def view(self, viewer: Viewer) -> CrowdView:
        """Return what *viewer* knows by now."""
        return CrowdView(
            viewer=viewer,
            phase=self.phase,
            round=self.round,
            players=self.game.players,
            top=self.game.top,
            beginner=self.beginner,
            blocked=self.blocked,
            danger=self.danger,
            ready=self._ready,
            missing=self._missing() if self.phase is Phase.CHOOSE else (),
            tally=self.tally,
            leaders=self.leaders(LEADERS) if self.phase is not Phase.CHOOSE or self.rounds else (),
            mine=None if viewer is None else self.mine(viewer),
            rounds=tuple(self.rounds),
            outcome=None if self.outcome is None else _few_winners(self.outcome),
            number=self.number,
        )

    def brief(self, events: Sequence[Event]) -> Brief:
        """Return what everybody is told of *events*."""
        return Brief(None, tuple(self.digest(events)))

    def brief_view(self, viewer: Viewer) -> CrowdView:
        """Return what *viewer* knows by now."""
        return self.view(viewer)

    def mine(self, seat: Seat) -> Mine:
        """Return how *seat* stands."""
        numbers = self.picks[seat]
        owners: tuple[int, ...] = ()
        gained: tuple[int, ...] = ()
        if numbers is not None and (called := bisect_right(numbers, self.number)):
            first = seat * self._boxes
            known = self._owners
            owners = tuple([known[number] for number in numbers[:called]])
            gained = tuple(self._gained[first : first + called])
        return Mine(
            seat=seat,
            numbers=numbers,
            bead=self.beads[seat],
            bonus=self.bonus[seat],
            total=self.totals[seat],
            crowns=self.crowns[seat],
            rank=self._rank(self.totals[seat]),
            owners=owners,
            gained=gained,
            won=self.outcome is not None and seat in self.outcome.winners,
        )

    def line(self, seat: Seat, events: Sequence[Event]) -> Mine:  # noqa: ARG002 - for events
        """Return what *seat* is told of their own line after *events*, all of which were folded."""
        return self.mine(seat)

    def leaders(self, count: int) -> tuple[Leader, ...]:
        """Return those in front."""
        return tuple(map(self._leader, self._front[:count]))

    def _leader(self, seat: Seat) -> Leader:
        points = self.totals[seat] + self.beads[seat]
        return Leader(seat, self.names[seat], points, self.crowns[seat])

    def _foremost(self, seats: Iterable[Seat]) -> list[Seat]:
        """Return those of *seats* that are in front, by points, crowns and seat."""
        totals, beads, crowns = self.totals, self.beads, self.crowns
        stands = ((totals[seat] + beads[seat], crowns[seat], -seat) for seat in seats)
        front = [-seat for _, _, seat in nlargest(LEADERS, stands)]
        if self._champion is not None:
            front = [self._champion, *(seat for seat in front if seat != self._champion)]
        return front[:LEADERS]

    def _rank(self, points: int) -> int:
        return len(self._ranked) - bisect_right(self._ranked, points) + 1

    def _score(self, scored: RoundScored) -> None:
        self.rounds.append(_summary(scored.round, scored.result, self.game.top))
        self.totals, self.crowns = list(scored.totals), list(scored.crowns)
        if scored.result.scores is None:
            self._champion = scored.result.crowned[-1]
        self._ranked = sorted(self.totals)
        self.beads = [0] * self.game.players
        self.bonus = [0] * self.game.players
        self._gained = [0] * (self._boxes * self.game.players)
        self._front = self._foremost(range(self.game.players))
        self.phase = Phase.OVER if scored.last else Phase.REVEAL
        self.round = scored.round + (not scored.last)
        self.beginner = scored.next_beginner
        self.blocked = self.danger = self.tally = None
        self.number = 0
        self.picks = [None] * self.game.players
        self.missing, self._missing_seats = self.game.players, None

    def _missing(self) -> tuple[Person, ...]:
        return tuple(Person(seat, self.names[seat]) for seat in sorted(self._missing_seats or ()))

    @property
    def _ready(self) -> int:
        return self.game.players - self.missing

    def _tally(self, calls: Sequence[Called]) -> Tally:
        last = calls[-1]
        crowned = tuple(c.scorer for c in calls if c.crowned and c.scorer is not None)[:NAMED]
        seats = [seat for seat in (last.caller, last.scorer, last.taker) if seat is not None]
        return Tally(
            number=last.number,
            told=len(calls),
            caller=last.caller,
            scorer=last.scorer,
            bead=last.bead,
            taker=last.taker,
            take=last.take,
            holder=last.holder,
            clash=len(last.crossings),
            lost=any(crossing.lost for crossing in last.crossings),
            takes=len([called for called in calls if called.taker is not None]),
            clashes=len([called for called in calls if called.crossings]),
            crowned=crowned,
            people=tuple(Person(seat, self.names[seat]) for seat in sorted({*seats, *crowned})),
            leaders=self.leaders(RACE),
        )


def _shortened(ended: GameEnded) -> GameEnded:
    """Return how a game ended, with a few of those who won; everybody is told their own place."""
    return replace(ended, outcome=_few_winners(ended.outcome), places=())


def _few_winners(outcome: Outcome) -> Outcome:
    return replace(outcome, winners=outcome.winners[:WINNERS])


def _concerned_by(calls: Iterable[Called]) -> set[Seat]:
    scorers = {called.scorer for called in calls if called.scorer is not None}
    return scorers.union(*(called.owners for called in calls))


def _summary(number: int, result: Round, top: int) -> CrowdRound:
    skyline = [0] * SKYLINE_PARTS
    once, twice = bytearray(top), bytearray(top)
    for pick in chain.from_iterable(result.picks):
        skyline[(pick - 1) * SKYLINE_PARTS // (top - 1)] += 1
        twice[pick] = once[pick]
        once[pick] = 1
    return CrowdRound(
        round=number,
        best=None if result.scores is None else max(result.scores),
        clashes=sum(twice),
        crowned=len(result.crowned),
        skyline=tuple(skyline),
    )

"""What a party of Fifty is told: sums, leaders, and everybody's own line."""

from __future__ import annotations

from enum import StrEnum
from typing import Self

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from fifties.core.contract import Event, GameEnded, Outcome, Seat, View
from fifties.games.fifty.actions import Numbers, Zone
from fifties.games.fifty.events import Revealed, Take
from fifties.games.fifty.view import Phase
from fifties.table.messages import OwnLine


class Person(Struct, frozen=True, gc=False):
    """Somebody who is talked about."""

    seat: Seat
    name: str


class Leader(Struct, frozen=True, gc=False):
    """Somebody in front; whoever has won with a second crown is the first."""

    seat: Seat
    name: str
    points: int
    """Total, with the bead of the running count."""
    crowns: int


class Neighbour(Struct, frozen=True, gc=False):
    """Somebody with nearly as many points."""

    rank: int
    name: str
    points: int


class Mine(OwnLine, frozen=True, gc=False):
    """How one player stands."""

    seat: Seat
    bead: int
    bonus: int
    total: int
    crowns: int
    rank: int
    """By points, counted from 1; those with equal points share it."""
    numbers: Numbers | UnsetType | None = UNSET
    """What they have written this round. At an event, an update in which numbers were called and
    nobody has written leaves them out: they are those of before."""
    won: bool = False
    """Whether they have won the game."""
    neighbours: tuple[Neighbour, ...] | UnsetType = UNSET
    """At an event: two in front and two behind, best first. An update leaves them out where this
    player has written, or has only scored: they are those of before."""
    owners: tuple[int, ...] = ()
    """How many had written each of those of their numbers that were called this round."""
    gained: tuple[int, ...] | UnsetType = UNSET
    """What crossing each of them off has brought. Left out where neighbours are, at an event."""

    def after(self, before: Mine | None) -> Mine:
        """Return this line, told in an update, with what it leaves out as it was *before*."""
        if before is None:
            return self
        neighbours = before.neighbours if self.neighbours is UNSET else self.neighbours
        gained = before.gained if self.gained is UNSET else self.gained
        numbers = before.numbers if self.numbers is UNSET else self.numbers
        return replace(self, numbers=numbers, neighbours=neighbours, gained=gained)


class Duel(Struct, frozen=True, gc=False):
    """A number that several had written."""

    number: int
    owners: int
    """How many."""
    people: tuple[Person, ...]
    """A few of them, those in front first."""


class Highlight(StrEnum):
    """What the last number of a tally is remembered for."""

    CROWN = "crown"
    """Somebody gained a crown."""
    LEAD = "lead"
    """Somebody else is in front."""
    DUEL = "duel"
    """Several had written it, one of them well placed."""
    LEADER = "leader"
    """One of those in front has taken the count."""
    END = "end"
    """The count is over."""


class Finalist(Struct, frozen=True, gc=False):
    """A winner or a runner-up of an event, when the game is over."""

    rank: int
    seat: Seat
    name: str
    points: int
    crowns: int
    numbers: Numbers
    """What they had written in the last round."""


class Tally(Event, frozen=True, gc=False, tag="tally"):
    """Where the count has got to."""

    number: int
    """The last one called."""
    told: int
    """How many were called since the last tally."""
    caller: Seat
    scorer: Seat | None
    bead: int
    taker: Seat | None
    take: Take | None
    """What the last number means for its taker."""
    holder: Seat
    """Who has the count from here on."""
    clash: int
    """How many own the last number, if several do."""
    lost: bool
    """Whether that clash lies in the Danger zone, so that their bonus is lost."""
    takes: int
    """Of the numbers told: how many had one owner."""
    clashes: int
    crowned: tuple[Seat, ...]
    people: tuple[Person, ...]
    """Names of those mentioned."""
    leaders: tuple[Leader, ...]
    """The first few."""
    highlight: Highlight | None = None
    """At an event: why the count stops here for a moment."""
    duels: tuple[Duel, ...] = ()
    """At an event: the most notable ones among the numbers told."""
    first_bin: int = 0
    """At an event: the part of the skyline in which the first of these numbers lies, from 0."""
    bins: tuple[int, ...] = ()
    """At an event: how many picks were called by now in that part, and in each up to the last."""


class Race(Event, frozen=True, gc=False, tag="race"):
    """Who is in front, told now and then to those who are told no tally."""

    leaders: tuple[Leader, ...]


class Ready(Event, frozen=True, gc=False, tag="ready"):
    """So many have written."""

    count: int
    players: int
    missing: tuple[Person, ...] = ()
    """Who has not, once they are few enough to be named."""


class CrowdRound(Struct, frozen=True, gc=False):
    """A round in sums."""

    round: int
    best: int | None
    """The best score; ``None`` for a round that a second crown broke off."""
    clashes: int
    """How many numbers had several owners."""
    crowned: int
    skyline: tuple[int, ...]
    """How many picks fell into each of fifty equal parts of the count."""


class CrowdScored(Event, frozen=True, gc=False, tag="crowd-scored"):
    """The round is written down."""

    result: CrowdRound
    leaders: tuple[Leader, ...]
    next_beginner: Seat
    """Who begins the next count; who began this one if the game is over."""
    last: bool
    """Whether the game is over with it."""
    podium: tuple[Finalist, ...] = ()
    """At an event, when the game is over: winners and runners-up."""


class CrowdView(View[Event], frozen=True, gc=False, tag="crowd"):
    """What one viewer of a party knows."""

    phase: Phase
    round: int
    players: int
    top: int
    beginner: Seat
    blocked: tuple[int, ...] | None
    danger: Zone | None
    ready: int
    missing: tuple[Person, ...]
    """Who has not written yet, once they are few enough to be named."""
    tally: Tally | None
    leaders: tuple[Leader, ...]
    mine: Mine | None
    rounds: tuple[CrowdRound, ...]
    outcome: Outcome | None
    number: int = 0
    """The last number called, while a count is told."""
    skyline: tuple[int, ...] = ()
    """At an event: the picks called by now in each part of the count, as far as it has got."""
    parts: int = 0
    """Into how many parts the skyline divides the count."""
    podium: tuple[Finalist, ...] = ()
    """At an event, when the game is over: winners and runners-up."""

    def at(self, number: int) -> Self:
        """Return this view of a phone after an update with a *number*."""
        return replace(self, phase=Phase.COUNT, number=number)

    def after(self, event: Event) -> Self:  # noqa: PLR0911 - one for each kind of event
        """Return this view after *event*, as docs/protocol.md tells clients to fold it."""
        match event:
            case Revealed():
                return replace(
                    self,
                    phase=Phase.CHOOSE,
                    round=event.round,
                    beginner=event.beginner,
                    blocked=event.blocked,
                    danger=event.danger,
                    number=0,
                    skyline=(),
                )
            case Ready():
                return replace(self, ready=event.count, missing=event.missing)
            case Race():
                return replace(self, leaders=event.leaders)
            case Tally():
                return replace(
                    self,
                    phase=Phase.COUNT,
                    missing=(),
                    tally=event,
                    number=event.number,
                    skyline=(*self.skyline[: event.first_bin], *event.bins),
                )
            case CrowdScored():
                return replace(
                    self,
                    phase=Phase.OVER if event.last else Phase.REVEAL,
                    round=event.result.round + (not event.last),
                    beginner=event.next_beginner,
                    blocked=None,
                    danger=None,
                    ready=0,
                    missing=(),
                    tally=None,
                    number=0,
                    leaders=event.leaders,
                    rounds=(*self.rounds, event.result),
                    podium=event.podium,
                )
            case GameEnded():
                played = len(self.rounds)
                return replace(self, phase=Phase.OVER, round=played, outcome=event.outcome)
            case _:
                return self

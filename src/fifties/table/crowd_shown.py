"""What a party is told: structs on the wire."""

from __future__ import annotations

from msgspec import Struct

from fifties.core.contract import Event, Outcome, Seat, Viewer
from fifties.games.fifty.actions import Numbers, Zone
from fifties.games.fifty.events import Take
from fifties.games.fifty.view import Phase


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


class Mine(Struct, frozen=True, gc=False):
    """How one player stands."""

    seat: Seat
    numbers: Numbers | None
    """What they have written this round."""
    bead: int
    bonus: int
    total: int
    crowns: int
    rank: int
    """By points, counted from 1; those with equal points share it."""


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
    clash: int
    """How many own the last number, if several do."""
    takes: int
    """Of the numbers told: how many had one owner."""
    clashes: int
    crowned: tuple[Seat, ...]
    people: tuple[Person, ...]
    """Names of those mentioned."""
    leaders: tuple[Leader, ...]
    """The first few."""


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
    heat: tuple[int, ...]
    """How many picks fell into each of fifty equal parts of the count."""


class CrowdScored(Event, frozen=True, gc=False, tag="crowd-scored"):
    """The round is written down."""

    result: CrowdRound
    leaders: tuple[Leader, ...]


class CrowdView(Struct, frozen=True, gc=False):
    """What one viewer of a party knows."""

    viewer: Viewer
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

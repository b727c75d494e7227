"""A record as a timeline: everything that happened, for screens that know no rules."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from fifties.games.fifty.awards import Award
from fifties.games.fifty.view import FiftyView
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.table.crowd_shown import CrowdView, Mine
from fifties.table.messages import GameShown, ToldEvent


class Chance(StrEnum):
    """Whether a record shows that nobody chose the cards."""

    UNSEALED = "unsealed"
    """It tells no secret that draws could follow from."""
    VERIFIED = "verified"
    """All draws follow from the sealed secret."""
    DIFFERS = "differs"
    """Some draw is another one."""


class MineThen(Struct, frozen=True, gc=False):
    """How one player of a party stood at some time."""

    after: int
    """After so many events of the timeline."""
    mine: Mine


class Timeline(Struct, frozen=True):
    """A whole game, or as much of it as was written down. It has no secrets any more."""

    game: str
    edition: str
    players: tuple[str, ...]
    """Names in seat order; those of a party are cut short."""
    date: str | None
    """What the record says about itself."""
    place: str | None
    note: str | None
    chance: Chance
    commitment: str | None
    """What the table published before the game, if it was sealed."""
    shown: GameShown
    events: tuple[ToldEvent, ...]
    """All of them in order, with everybody's numbers and hands; a party's are sums."""
    awards: tuple[tuple[Award, ...], ...]
    """Fifty: of each counted round."""
    finished: bool
    """Whether somebody has won; a record may stop early."""
    fifty: FiftyView | None = None
    """How a spectator saw the game before the first event."""
    fifty_fifty: FiftyFiftyView | None = None
    crowd: CrowdView | None = None
    """A party of more than seven; exactly one of these three is there."""
    mine: tuple[MineThen, ...] = ()
    """At a party, how the seat that was asked for stood whenever that changed."""

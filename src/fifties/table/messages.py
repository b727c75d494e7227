"""What a table tells those who are connected to it."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from fifties.core.contract import Event, GameEnded, Seat
from fifties.games.fifty.awards import Award
from fifties.games.fifty.events import Called, Chose, Revealed, RoundScored
from fifties.games.fifty.view import FiftyView
from fifties.games.fifty_fifty.events import CardPlayed, Dealt, MoodTurned
from fifties.games.fifty_fifty.state import RoundScored as HalvesCounted
from fifties.games.fifty_fifty.state import TrickTaken
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.table.crowd_shown import CrowdScored, CrowdView, Mine, Ready, Tally
from fifties.table.facts import MemberId, Role
from fifties.table.requests import Reaction
from fifties.table.settings import Settings


class Spoke(Event, frozen=True, gc=False, tag="spoke"):
    """A number was said aloud, and the count waits a moment for its owner."""

    number: int
    seconds: float
    """How long at most."""


class Reminded(Event, frozen=True, gc=False, tag="reminded"):
    """The table waits for these seats; soon a bot will act for them."""

    seats: tuple[Seat, ...]
    seconds: float
    """How soon."""


class Unsealed(Event, frozen=True, gc=False, tag="unsealed"):
    """The game is over, and its secret is told: now its chance can be checked."""

    secret: str
    commitment: str
    salts: tuple[str, ...]
    """In seat order."""


TableEvent: TypeAlias = Spoke | Reminded | Unsealed
CrowdEvent: TypeAlias = Tally | Ready | CrowdScored
ToldEvent: TypeAlias = (
    Revealed
    | Chose
    | Called
    | RoundScored
    | Dealt
    | MoodTurned
    | CardPlayed
    | TrickTaken
    | HalvesCounted
    | GameEnded
    | TableEvent
    | CrowdEvent
)


class Stage(StrEnum):
    """What the table is about."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """A game has ended; what the lobby offers is open again."""


class SeatShown(Struct, frozen=True, gc=False):
    """A seat and who sits on it."""

    member: MemberId
    name: str
    bot: str | None
    """The level, if a bot has come to play."""
    kept: bool
    """Whether a bot keeps it for somebody who is away."""


class PersonShown(Struct, frozen=True, gc=False):
    """Somebody who does not play at the moment."""

    member: MemberId
    name: str
    role: Role
    next: bool
    """Whether they take a seat in the next game."""


class Said(Struct, frozen=True, gc=False):
    """What a bot says about its last choice or card, now that everything lies open."""

    seat: Seat
    message: str
    """Which one: `reason-` and what it is about."""
    details: dict[str, int]
    """The numbers in it."""


class GameShown(Struct, frozen=True, gc=False):
    """The game that is being played, or was played last."""

    players: int
    names: tuple[str, ...]
    """Who plays, in seat order, also when they have gone since; nothing at a party."""
    rounds: int
    """How many a whole game has."""
    boxes: int | None
    """Fifty: how many numbers everybody writes a round."""
    tricks: int | None
    """Fifty Fifty: how many a round has, and so cards a hand."""
    top: int | None
    """Fifty: where the count ends."""
    mark: int | None
    """Fifty: the bead that gains a crown."""
    bonus: tuple[tuple[int, ...], ...] | None
    """Fifty: what the boxes are worth, a line a round."""
    reconstructed: tuple[str, ...]
    """Components whose print is our reconstruction."""
    awards: tuple[Award, ...] = ()
    """Fifty: what the last counted round is remembered for; nothing at a party."""
    said: tuple[Said, ...] = ()
    """What bots say about the last counted round, or about the last trick; nothing at a party."""


class TableShown(Struct, frozen=True, gc=False):
    """The table without the game: all of it public."""

    code: str
    stage: Stage
    settings: Settings
    host: MemberId | None
    locked: bool
    seats: tuple[SeatShown, ...]
    """Who plays, in seat order: this game while one is on, else the next. A crowd is cut short."""
    seated: int
    """How many there are, listed or not."""
    people: tuple[PersonShown, ...]
    watching: int
    paused: bool
    games: int
    """How many were begun."""
    commitment: str
    """The hash of the secret behind this game's chance, or the next one's."""
    salted: int
    """How many have added to it."""
    record: str | None
    """Under what name the last finished game is kept."""
    dealer: MemberId | None
    """Who deals first in a rematch of Fifty Fifty; null where chance will decide on that."""
    game: GameShown | None


class ChooseOffer(Struct, frozen=True, gc=False, tag_field="do", tag="choose"):
    """Every seat may write numbers between *least* and *most* with one of these endings."""

    round: int
    boxes: int
    least: int
    most: int
    endings: tuple[int, ...]


class PlayOffer(Struct, frozen=True, gc=False, tag_field="do", tag="play"):
    """It is your turn: any of these cards."""

    cards: tuple[int, ...]


class TapOffer(Struct, frozen=True, gc=False, tag_field="do", tag="got-it"):
    """The count waits for your "Got it!"."""

    number: int


Offered: TypeAlias = ChooseOffer | PlayOffer | TapOffer
View: TypeAlias = FiftyView | FiftyFiftyView | CrowdView


class You(Struct, frozen=True, gc=False):
    """Who you are at this table."""

    member: MemberId
    name: str
    host: bool
    seat: Seat | None
    """In the game that is on, or was on last."""
    next: bool
    """Whether you take a seat in the next game."""
    kept: bool
    queued: int | None
    """The card you will play when your turn comes."""


class Welcome(Struct, frozen=True, gc=False, tag_field="tell", tag="welcome"):
    """You have joined. Keep the token: it is your seat."""

    id: str
    token: str
    code: str
    member: MemberId


class Fresh(Struct, frozen=True, gc=False, tag_field="tell", tag="fresh"):
    """All there is to know at a version."""

    v: int
    table: TableShown
    you: You
    offer: Offered | None
    fifty: FiftyView | None = None
    fifty_fifty: FiftyFiftyView | None = None
    crowd: CrowdView | None = None
    """A party of more than seven; at most one of these three is there."""
    id: str | None = None
    """Of the request that this answers."""


class News(Struct, frozen=True, gc=False, tag_field="tell", tag="news", omit_defaults=True):
    """What has happened since the last version: fold the events into the view."""

    v: int
    events: tuple[ToldEvent, ...] = ()
    table: TableShown | UnsetType = UNSET
    """When it has changed."""
    you: You | UnsetType = UNSET
    offer: Offered | UnsetType | None = UNSET
    """What you may do now, when that has changed; ``null`` for nothing."""
    mine: Mine | UnsetType = UNSET
    """At a party: your own line, when it has changed."""
    done: tuple[str, ...] = ()
    """Requests of yours that are carried out and safely kept."""
    id: str | UnsetType = UNSET
    """Of the `resume` that this answers."""


class Done(Struct, frozen=True, gc=False, tag_field="tell", tag="done"):
    """Your request is carried out and safely kept."""

    id: str


class Declined(Struct, frozen=True, gc=False, tag_field="tell", tag="refused", omit_defaults=True):
    """Your request is refused, and nothing has changed."""

    refusal: str
    """The kind: it begins with the clause of the rules, or with `table` or `wire`."""
    text: str
    """The same in your language."""
    details: dict[str, str | int | float | tuple[int, ...] | None] = {}
    id: str | UnsetType = UNSET


class Presence(Struct, frozen=True, gc=False, tag_field="tell", tag="presence"):
    """Who is connected; a crowd is only counted."""

    count: int
    members: tuple[MemberId, ...] | None


class Reacted(Struct, frozen=True, gc=False, tag_field="tell", tag="reacted"):
    """Somebody reacts."""

    member: MemberId
    name: str
    reaction: Reaction


class Parting(StrEnum):
    """Why the server closes a connection."""

    REMOVED = "removed"
    """The host has sent you away."""
    RESTARTING = "restarting"
    """The server stops for a moment: come back."""
    TOO_SLOW = "too-slow"
    """You read too slowly: come back, and get one fresh view."""
    SILENT = "silent"
    """You have not said who you are."""
    TOO_MUCH = "too-much"
    """You send too much."""
    CLEARED = "cleared"
    """The table was not used for long and is cleared away."""
    CLOSED = "closed"
    """The host has closed the table."""


class Goodbye(Struct, frozen=True, gc=False, tag_field="tell", tag="goodbye"):
    """The connection is about to be closed."""

    why: Parting
    again: float | None
    """After how many seconds to come back; ``null``: do not."""


ServerMessage: TypeAlias = Welcome | Fresh | News | Done | Declined | Presence | Reacted | Goodbye
"""Everything that a server may send."""

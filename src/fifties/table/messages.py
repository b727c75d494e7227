"""What a table tells those who are connected to it."""

from __future__ import annotations

from enum import StrEnum
from typing import Generic, TypeAlias

from msgspec import UNSET, Struct, UnsetType
from typing_extensions import TypeVar

from fifties.core.contract import Event, EventT, Seat, ViewT
from fifties.table.entries import MemberId, Role
from fifties.table.event_settings import EventSettings
from fifties.table.requests import Reaction, ReplayPosition
from fifties.table.settings import SettingsT


class Announced(Event, frozen=True, gc=False, tag="announced"):
    """The next number was announced, and the count waits a moment for its owner."""

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


TableEvent: TypeAlias = Announced | Reminded | Unsealed
"""What is told about the table rather than about the game."""


class TableStatus(StrEnum):
    """Whether a game has not begun, is being played, or has ended."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """A game has ended; what the lobby offers is open again."""


class SeatInfo(Struct, frozen=True, gc=False):
    """A seat and who sits on it."""

    member: MemberId
    name: str
    bot: str | None
    """The level, if a bot has come to play."""
    kept: bool
    """Whether a bot keeps it for somebody who is away."""


class PersonInfo(Struct, frozen=True, gc=False):
    """Somebody who does not play at the moment."""

    member: MemberId
    name: str
    role: Role
    next: bool
    """Whether they take a seat in the next game."""


class BotRemark(Struct, frozen=True, gc=False):
    """What a bot says about its last choice or card, sent with the result of the round or trick."""

    seat: Seat
    message: str
    """Which one. `reason-…`: why the bot did it; `remark-…`: about the result."""
    details: dict[str, int]
    """The numbers in it."""


class MentionKind(StrEnum):
    """Whom a mention is for."""

    OWN = "own"
    """For one player: it is about their own game."""
    MOST = "most"
    """For all: it says who had most of something."""


class Mention(Struct, frozen=True, gc=False):
    """What a game that is over is remembered for, by one player or by several who share it."""

    kind: MentionKind
    seats: tuple[Seat, ...]
    """Whose it is, in seat order."""
    message: str
    """Which one in `locales/`."""
    details: dict[str, int]
    """The numbers in it."""


class GameInfo(Struct, frozen=True, gc=False, kw_only=True, tag_field="game"):
    """What does not change while a game is played, and what there is to say about it."""

    players: int
    names: tuple[str, ...] = ()
    """Who plays, in seat order, also when they have gone since; nothing at a party."""
    rounds: int
    """How many a whole game has."""
    reconstructed: tuple[str, ...]
    """Components whose print is our reconstruction."""
    remarks: tuple[BotRemark, ...] = ()
    """What bots say about what was last revealed, a round or a trick; nothing at a party."""
    mentions: tuple[Mention, ...] = ()
    """What the game is remembered for once it is over; nothing at a party."""


InfoT = TypeVar("InfoT", bound=GameInfo, default=GameInfo)


class HeatPlayer(Struct, frozen=True, gc=False):
    """Somebody who plays in a heat, and how they have ended there."""

    name: str
    place: int | None
    """Counted from 1; those who stand alike share it."""
    points: int | None
    goes_on: bool | None


class HeatsInfo(Struct, frozen=True, gc=False):
    """The stage of an event that is being played, or was played last."""

    stage: int
    """Counted from 1."""
    final: bool
    """Whether this is the final."""
    heats: int
    open: int
    """How many of them can be played."""
    over: int
    """How many of them are over."""
    players: int
    size: int
    """How many play in a heat."""
    advance: int
    """How many of each heat go on, and whoever shares the last of these places."""
    to_final: int
    """How many the final is for."""
    going_on: int
    """How many go on by now."""
    winners: tuple[HeatPlayer, ...]
    """Who has won the final, and the next two places, as far as seven names go."""


class HeatInfo(Struct, frozen=True, gc=False):
    """The heat that is played at this table."""

    event: str
    """The code of the event's table: when the heat is over, resume there with the same token."""
    settings: EventSettings
    """The event's title and colours."""
    stage: int
    number: int
    final: bool
    advance: int
    """How many go on from here."""
    over: bool


class BranchInfo(Struct, frozen=True, gc=False):
    """The moment of a record in which every game of this table begins."""

    origin: str
    """The SHA-256 of that record, in base 16."""
    record: str | None
    """What a server keeps it under."""
    round: int
    """So many draws had been."""
    played: int
    """So many choices or cards since the last of them."""
    draws: bool
    """Whether chance acts first: the round was over."""
    seat_limit: int
    """How many played there: each of their seats needs somebody."""
    players: tuple[str, ...]
    """Who they were, in seat order; of a party the first ones."""
    seats: tuple[MemberId | None, ...]
    """Who takes each of these seats in the next game."""


class TableInfo(Struct, Generic[SettingsT, InfoT], frozen=True, gc=False):
    """The table without the game: all of it public."""

    code: str
    status: TableStatus
    settings: SettingsT
    host: MemberId | None
    """The first of the hosts."""
    hosts: tuple[MemberId, ...]
    locked: bool
    """Whether nobody new may join; at an event, whether the doors are closed."""
    pending: int
    """How many wait for a host to let them in."""
    message: str | None
    """What a host has put on the big screens."""
    closes: float | None
    """When choosing closes, in seconds since 1970 by the clock of the table (`now`), if ever."""
    choice_seal: str | None
    """At an event, from the end of choosing to the next round: the seal of all choices."""
    seats: tuple[SeatInfo, ...]
    """Who plays, in seat order: this game while one is on, else the next. A crowd is cut short."""
    seated: int
    """How many there are, listed or not."""
    people: tuple[PersonInfo, ...]
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
    """Who deals first in a rematch; null where chance decides on that, or where nobody deals."""
    game: InfoT | None
    heats: HeatsInfo | None = None
    """Of an event that is played in heats."""
    heat: HeatInfo | None = None
    """Where this is the table of one."""
    branch: BranchInfo | None = None
    """Where it plays on from a record."""


class YourHeat(Struct, frozen=True, gc=False):
    """Where you play in an event's heats, or played last."""

    code: str
    """Of the heat's table: while it is not over, resume there with the same token."""
    stage: int
    number: int
    final: bool
    over: bool
    """Whether the event knows the result."""
    place: int | None
    points: int | None
    goes_on: bool | None
    """Whether you go on; nobody does from the final."""


class Offered(Struct, frozen=True, gc=False, tag_field="do"):
    """What a seat may do now."""


class TapOffer(Offered, frozen=True, gc=False, tag="got-it"):
    """The count waits for your "Got it!"."""

    number: int


OfferT = TypeVar("OfferT", bound=Offered, default=Offered)


class OwnLine(Struct, frozen=True, gc=False):
    """How one player stands in a game that is told in sums."""


LineT = TypeVar("LineT", bound=OwnLine, default=OwnLine)


class Brief(Struct, frozen=True, gc=False):
    """What phones in a crowd are told of several events."""

    number: int | None
    """Where a count has got to, if that has changed."""
    events: tuple[Event, ...]


AwardT = TypeVar("AwardT", bound=Struct, default=Struct)
"""What somebody had most of in a round."""


class BranchSeat(Struct, frozen=True, gc=False):
    """The seat that you take in a table that plays on from a record."""

    seat: Seat
    name: str
    """Whose it was there."""


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
    pending: tuple[PersonInfo, ...] = ()
    """Who waits for you, a host, to let them in: the first ones."""
    heat: YourHeat | None = None
    branch_seat: BranchSeat | None = None
    """Which seat you take in the next game, where the table plays on from a record."""


class Welcome(Struct, frozen=True, gc=False, tag_field="tell", tag="welcome"):
    """You have joined. Keep the token: it is your seat."""

    id: str
    token: str
    code: str
    member: MemberId


class Snapshot(
    Struct,
    Generic[SettingsT, InfoT, OfferT, ViewT],
    frozen=True,
    gc=False,
    tag_field="tell",
    tag="snapshot",
):
    """All there is to know at a version."""

    v: int
    table: TableInfo[SettingsT, InfoT]
    you: You
    offer: OfferT | None
    view: ViewT | None = None
    """Of the game that is on, or was on last."""
    id: str | None = None
    """Of the request that this answers."""
    now: float | None = None
    """What the clock of the table says, in seconds since 1970."""


class Update(
    Struct,
    Generic[SettingsT, InfoT, OfferT, EventT, LineT],
    frozen=True,
    gc=False,
    tag_field="tell",
    tag="update",
    omit_defaults=True,
):
    """What has happened since the last version: fold the events into the view."""

    v: int
    events: tuple[EventT, ...] = ()
    table: TableInfo[SettingsT, InfoT] | UnsetType = UNSET
    """When it has changed."""
    you: You | UnsetType = UNSET
    offer: OfferT | UnsetType | None = UNSET
    """What you may do now, when that has changed; ``null`` for nothing."""
    number: int | UnsetType = UNSET
    """At an event: the last number called, for those who are told no `tally`; after all events."""
    mine: LineT | UnsetType = UNSET
    """At a party: your own line, when it has changed."""
    choice_seal: str | UnsetType | None = UNSET
    """At an event: the `choice_seal` of the table, when nothing else of it has changed."""
    done: tuple[str, ...] = ()
    """Requests of yours that are carried out and safely kept."""
    id: str | UnsetType = UNSET
    """Of the `resume` that this answers."""
    now: float | UnsetType = UNSET
    """What the clock of the table says, beside `id`."""


class WaitReason(StrEnum):
    """Why somebody waits at an event."""

    DOORS = "doors"
    """The doors are closed."""
    QUEUE = "queue"
    """Many come, and are let in one after the other."""
    APPROVAL = "approval"
    """A host lets everybody in."""
    RETURN = "return"
    """Many come back to their seats, and are brought up to date one after the other."""


class Waiting(Struct, frozen=True, gc=False, tag_field="tell", tag="waiting"):
    """You wait to be let in, or let in again. Stay connected: what comes next comes unasked."""

    reason: WaitReason
    ahead: int
    """How many wait in front of you in the same process, or for the same approval."""
    seconds: int | None
    """How long that takes at the rate of the last seconds; ``null`` if nobody knows."""
    event: EventSettings | None
    """``null`` where somebody comes back to a table that belongs to no event."""
    message: str | None
    """What a host has put on the big screens."""


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


class HeatsProgress(Struct, frozen=True, gc=False, tag_field="tell", tag="heats"):
    """How the heats of an event get on: it replaces `table.heats`."""

    heats: HeatsInfo


class Reacted(Struct, frozen=True, gc=False, tag_field="tell", tag="reacted"):
    """Somebody reacts."""

    member: MemberId
    name: str
    reaction: Reaction


class ReplayLed(Struct, frozen=True, gc=False, tag_field="tell", tag="replay-led"):
    """Somebody leads through the last game, or has stopped."""

    member: MemberId
    name: str
    position: ReplayPosition | None
    """What they look at; ``None``: nobody leads any more."""


class CloseReason(StrEnum):
    """Why the server closes a connection."""

    REMOVED = "removed"
    """The host has sent you away."""
    RESTARTING = "restarting"
    """The server stops for a moment: come back."""
    SILENT = "silent"
    """You have not said in time who you are: come back."""
    TOO_MUCH = "too-much"
    """You send too much, or frames that break the WebSocket protocol."""
    CLOSED = "closed"
    """The host has closed the table."""


class Goodbye(Struct, frozen=True, gc=False, tag_field="tell", tag="goodbye"):
    """The connection is about to be closed."""

    why: CloseReason
    again: float | None
    """After how many seconds to come back; ``null``: do not."""


ServerMessage: TypeAlias = (
    Welcome
    | Waiting
    | Snapshot
    | Update
    | Done
    | Declined
    | Presence
    | HeatsProgress
    | Reacted
    | ReplayLed
    | Goodbye
)
"""Everything that a server may send."""

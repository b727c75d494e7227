"""What somebody at a table may ask for. Who asks is known from the connection, never from here."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Generic, TypeAlias

from msgspec import Meta, Struct

from fifties.core.contract import ActionT, Seat
from fifties.table.entries import MemberId, Role
from fifties.table.settings import MOST_AT_PARTY, Clock, Pace, SettingsT

RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client. The same id again is answered as the first time, and changes nothing."""

Name: TypeAlias = Annotated[str, Meta(max_length=400)]
Token: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]
"""128 bits or more, in 22 letters."""
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=16)]
Language: TypeAlias = Annotated[str, Meta(max_length=35)]
"""A BCP 47 tag; what we do not speak is answered in English."""
Salt: TypeAlias = Annotated[str, Meta(max_length=64)]
Level: TypeAlias = Annotated[str, Meta(max_length=32)]

RecordName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]

JSON_SAFE: Final = 2**53 - 1

MOST_BOTS_AT_ONCE: Final = 200
"""How many bots come with one request: enough for a party, and the work of a moment."""

LONGEST_COUNTDOWN: Final = 3_600
"""Seconds in which choosing can be closed at the latest."""


class Reaction(StrEnum):
    """All that can be said across the table besides the game."""

    CLAP = "clap"
    LAUGH = "laugh"
    WOW = "wow"
    OUCH = "ouch"
    PHEW = "phew"
    THINK = "think"
    HEART = "heart"
    WAVE = "wave"


class Request(Struct, frozen=True, tag_field="say", forbid_unknown_fields=True, kw_only=True):
    """Something asked of the table."""

    id: RequestId


class Join(Request, frozen=True, tag="join", kw_only=True):
    """Come to a table. Without a name, one is made up."""

    code: Code
    role: Role = Role.SEAT
    name: Name | None = None
    token: Token | None = None
    """One that the client made itself and keeps, so that joining twice is joining once."""
    lang: Language = "en"


class Resume(Request, frozen=True, tag="resume", kw_only=True):
    """Come back to a table, on this device or another."""

    code: Code
    token: Token
    seen: Annotated[int, Meta(ge=0, le=JSON_SAFE)] | None = None
    """The last version that this client has seen, if it still knows."""
    lang: Language | None = None


class Act(Request, Generic[ActionT], frozen=True, gc=False, tag="act", kw_only=True):
    """Do something in the game: write numbers, or play a card."""

    action: ActionT


class Queue(Request, frozen=True, tag="queue", kw_only=True):
    """Play this card when my turn comes; ``null`` takes it back."""

    card: int | None


class GotIt(Request, frozen=True, tag="got-it", kw_only=True):
    """Press "Got it!" in tap mode."""


class Configure(Request, Generic[SettingsT], frozen=True, tag="configure", kw_only=True):
    """Host: set the table differently. Pace, clock, reactions and keeping can change mid-game."""

    settings: SettingsT


class Sit(Request, frozen=True, tag="sit", kw_only=True):
    """Take a seat in the next game."""

    seat: Annotated[int, Meta(ge=0, le=MOST_AT_PARTY)] | None = None
    """Which one, at a table that plays on from a record; a bot there makes way."""


class Stand(Request, frozen=True, tag="stand", kw_only=True):
    """Give the seat in the next game up, and watch."""


class Rename(Request, frozen=True, tag="rename", kw_only=True):
    """Take another name; the host may rename anybody."""

    name: Name
    member: MemberId | None = None


class Remove(Request, frozen=True, tag="remove", kw_only=True):
    """Host: send a bot or somebody away; they may come again."""

    member: MemberId


class Ban(Request, frozen=True, tag="ban", kw_only=True):
    """Host: send somebody away for good."""

    member: MemberId


class Lock(Request, frozen=True, tag="lock", kw_only=True):
    """Host: let nobody new in, or do again."""

    locked: bool


class AddBot(Request, frozen=True, tag="add-bot", kw_only=True):
    """Host: ask a bot to a free seat, or several at once."""

    level: Level
    count: Annotated[int, Meta(ge=1, le=MOST_BOTS_AT_ONCE)] = 1
    """How many; as many of them come as seats are free."""


class PassHost(Request, frozen=True, tag="pass-host", kw_only=True):
    """Host: hand the role on."""

    member: MemberId


class ClaimHost(Request, frozen=True, tag="claim-host", kw_only=True):
    """Take the host's role while the host is away."""


class AddHost(Request, frozen=True, tag="add-host", kw_only=True):
    """Host: let somebody be a host, too."""

    member: MemberId


class RemoveHost(Request, frozen=True, tag="remove-host", kw_only=True):
    """Host: let somebody be a host no more, oneself included; the last one stays."""

    member: MemberId


class Admit(Request, frozen=True, tag="admit", kw_only=True):
    """Host: let these in, who wait for approval; ``null`` for everybody who does."""

    members: Annotated[tuple[MemberId, ...], Meta(max_length=500)] | None


class ShowMessage(Request, frozen=True, tag="show-message", kw_only=True):
    """Host: put a message on the big screens, up to 200 letters; ``null`` takes it away."""

    text: Annotated[str, Meta(max_length=4_000)] | None


class CloseChoices(Request, frozen=True, tag="close-choices", kw_only=True):
    """Host: close choosing after so many seconds; ``null`` leaves it open after all.

    Then bots write for whoever has not.
    """

    seconds: Annotated[int, Meta(ge=0, le=LONGEST_COUNTDOWN)] | None


HeatSize: TypeAlias = Annotated[int, Meta(ge=3, le=MOST_AT_PARTY)]


class DrawHeats(Request, frozen=True, tag="draw-heats", kw_only=True):
    """Host: draw the heats of an event, then those of the next stage, and at last the final.

    While the heats of the first stage are played, draw further ones for those who came late.
    """

    size: HeatSize = 7
    """How many play in a heat: up to seven at a table, more in a hall."""
    final: HeatSize = 7
    """How many the final is for; it is drawn as soon as those who are left fit into it."""
    advance: Annotated[int, Meta(ge=1, le=MOST_AT_PARTY)] | None = None
    """How many of each heat go on; ``null``: as many as the final is for."""
    pace: Pace = Pace.BRISK
    """Of the heats' tables."""
    clock: Clock = Clock.RELAXED
    """Of the heats' tables, so that no heat waits for somebody for ever."""


class EndHeat(Request, frozen=True, tag="end-heat", kw_only=True):
    """Host: end a heat before its time: it counts as it stands, by the rounds that were told.

    At the event's table ``null`` ends all that go on; at that of a heat it ends this one.
    """

    heat: Annotated[int, Meta(ge=1, le=MOST_AT_PARTY)] | None = None


class AddSalt(Request, frozen=True, tag="salt", kw_only=True):
    """Add something of one's own to the chance of the next game."""

    salt: Salt


class Start(Request, frozen=True, tag="start", kw_only=True):
    """Host: begin a game. After a game this is the rematch: same people, and the start rotates."""


class Pause(Request, frozen=True, tag="pause", kw_only=True):
    """Host: pause the game, or let it go on."""

    paused: bool


class Skip(Request, frozen=True, tag="skip", kw_only=True):
    """Host: tell the rest of the count at once."""


class Hurry(Request, frozen=True, tag="hurry", kw_only=True):
    """Host: let a bot act, this once, for a seat that the table waits for."""

    seat: Seat


class Abandon(Request, frozen=True, tag="abandon", kw_only=True):
    """Host: break the game off and go back to the lobby."""


class Leave(Request, frozen=True, tag="leave", kw_only=True):
    """Go. In a game a bot keeps the seat; the token still brings its owner back."""


class React(Request, frozen=True, tag="react", kw_only=True):
    """Show one of a few reactions to all who have not muted them."""

    reaction: Reaction


class ReplayPosition(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What somebody who leads through a finished game is looking at."""

    record: RecordName
    """Which game."""
    review: bool
    """Whether it is the review, or the replay."""
    at: Annotated[int, Meta(ge=0, le=JSON_SAFE)]
    """How many events of the replay have been."""
    viewer: Annotated[int, Meta(ge=0, le=MOST_AT_PARTY)] | None
    """With whose eyes; ``None``: all lies open."""


class LeadReplay(Request, frozen=True, tag="lead-replay", kw_only=True):
    """Show everybody at the table what you look at in the last game; nothing ends that.

    Whoever does this last leads. It is passed on and never stored, so a client says it again when
    it is back, and every few seconds.
    """

    position: ReplayPosition | None


class Mute(Request, frozen=True, tag="mute", kw_only=True):
    """Hear no reactions on this connection, or do again."""

    muted: bool


TableRequest: TypeAlias = (
    Act
    | Queue
    | GotIt
    | Configure
    | Sit
    | Stand
    | Rename
    | Remove
    | Ban
    | Lock
    | AddBot
    | PassHost
    | ClaimHost
    | AddHost
    | RemoveHost
    | Admit
    | ShowMessage
    | CloseChoices
    | DrawHeats
    | EndHeat
    | AddSalt
    | Start
    | Pause
    | Skip
    | Hurry
    | Abandon
    | Leave
)
"""What the table itself decides on."""

Signal: TypeAlias = Reaction | ReplayPosition | None
"""What is passed on to everybody and never stored; ``None``: nobody leads any more."""

ClientMessage: TypeAlias = Join | Resume | TableRequest | React | LeadReplay | Mute
"""Everything that a client may send."""

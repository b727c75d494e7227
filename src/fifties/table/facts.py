"""Facts: what has happened at a table. Keeping them in order is keeping the table.

Decisions are made once and kept as facts, those of bots and of chance included, so that folding
them again needs no clock, no randomness and no bot.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from fifties.core.contract import Actor, Seat
from fifties.games.fifty import Choose, Reveal
from fifties.games.fifty_fifty import Deal, Play
from fifties.table.settings import Settings

MemberId: TypeAlias = int
"""Somebody at the table, numbered as they came."""

GameAction: TypeAlias = Reveal | Choose | Deal | Play


class Role(StrEnum):
    """What somebody came for. The host's is a role beside these."""

    SEAT = "seat"
    """To play."""
    STAGE = "stage"
    """The big screen that all look at."""
    SPECTATOR = "spectator"
    """To watch."""


class Fact(Struct, frozen=True, tag_field="fact", gc=False, omit_defaults=True):
    """Something that has happened."""


class Opened(Fact, frozen=True, tag="opened", gc=False):
    """The table was set up."""

    code: str
    settings: Settings


class Sealed(Fact, frozen=True, tag="sealed", gc=False):
    """A secret was drawn for the next game; only its hash is told before the game is over."""

    secret: str


class Joined(Fact, frozen=True, tag="joined", gc=False):
    """Somebody came, or a bot was asked to."""

    member: MemberId
    name: str
    role: Role
    key: str = ""
    """The hash of their token; a bot has none."""
    lang: str = "en"
    device: str = ""
    """A hash of what their browser is known by, so that a ban holds."""
    level: str | None = None
    """A bot's."""


class Sat(Fact, frozen=True, tag="sat", gc=False):
    """Somebody will play the next game, or plays this one if it has not begun."""

    member: MemberId


class Stood(Fact, frozen=True, tag="stood", gc=False):
    """Somebody will not play the next game."""

    member: MemberId
    leaving: bool = False
    """Whether they go for good when this one is over, unless they come back before."""


class Renamed(Fact, frozen=True, tag="renamed", gc=False):
    """Somebody has another name now."""

    member: MemberId
    name: str


class Removed(Fact, frozen=True, tag="removed", gc=False):
    """Somebody's token is worth nothing any more. They may come again, unless they are barred."""

    member: MemberId
    banned: bool = False


class HostPassed(Fact, frozen=True, tag="host-passed", gc=False):
    """Somebody is the host now."""

    member: MemberId
    claimed: bool = False
    """Whether they took the role while the host was away, who may take it back."""


class LockChanged(Fact, frozen=True, tag="lock-changed", gc=False):
    """The table was locked or unlocked."""

    locked: bool


class SettingsChanged(Fact, frozen=True, tag="settings-changed", gc=False):
    """The table is set differently."""

    settings: Settings


class Salted(Fact, frozen=True, tag="salted", gc=False):
    """Somebody has added to the chance of the next game."""

    member: MemberId
    salt: str


class Started(Fact, frozen=True, tag="started", gc=False):
    """A game began, with these members on its seats."""

    line: tuple[MemberId, ...]
    dealer: Seat | None = None
    """Who deals first, where cards are dealt; ``None`` is the last seat."""
    drawn: bool = False
    """Whether chance decided on that."""


class Remark(Struct, frozen=True, gc=False):
    """What a bot says about an action of its own. Nobody hears it before everything lies open."""

    message: str
    """Which one in `locales/`; kept as plain text, so that old logs outlive a reason."""
    details: dict[str, int] = {}


class Acted(Fact, frozen=True, tag="acted", gc=False):
    """Chance, a player or a bot has acted."""

    actor: Actor
    action: GameAction
    bot: bool = False
    """Whether a bot decided."""
    remark: Remark | None = None
    """A bot's own, if it plays for itself."""


class Queued(Fact, frozen=True, tag="queued", gc=False):
    """A seat will play this card when its turn comes; ``None``: it will not."""

    seat: Seat
    card: int | None = None


class Told(Fact, frozen=True, tag="told", gc=False):
    """So many more events were told."""

    events: int


class Spoken(Fact, frozen=True, tag="spoken", gc=False):
    """The next number was said aloud, and the count waits for its owner."""


class Tapped(Fact, frozen=True, tag="tapped", gc=False):
    """An owner has pressed "Got it!"."""

    seat: Seat


class Paused(Fact, frozen=True, tag="paused", gc=False):
    """The telling was stopped, or goes on."""

    paused: bool


class Nudged(Fact, frozen=True, tag="nudged", gc=False):
    """These seats were reminded that the table waits for them."""

    seats: tuple[Seat, ...]


class Woken(Fact, frozen=True, tag="woken", gc=False):
    """Somebody came back to a table that slept for long: all waits begin anew."""


class Kept(Fact, frozen=True, tag="kept", gc=False):
    """A bot keeps these seats until their owners are back."""

    seats: tuple[Seat, ...]


class Returned(Fact, frozen=True, tag="returned", gc=False):
    """A seat's owner is back."""

    seat: Seat


class Abandoned(Fact, frozen=True, tag="abandoned", gc=False):
    """The host broke the game off."""


class Recorded(Fact, frozen=True, tag="recorded", gc=False):
    """The finished game was kept under this name."""

    record: str


AnyFact: TypeAlias = (
    Opened
    | Sealed
    | Joined
    | Sat
    | Stood
    | Renamed
    | Removed
    | HostPassed
    | LockChanged
    | SettingsChanged
    | Salted
    | Started
    | Acted
    | Queued
    | Told
    | Spoken
    | Tapped
    | Paused
    | Woken
    | Nudged
    | Kept
    | Returned
    | Abandoned
    | Recorded
)

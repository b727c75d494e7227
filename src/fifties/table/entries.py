"""Log entries: what has happened at a table. Keeping them in order is keeping the table.

Decisions are made once and kept as entries, those of bots and of chance included, so that folding
them again needs no clock, no randomness and no bot.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import ClassVar, Generic, TypeAlias

from msgspec import Struct

from fifties.core.contract import ActionT, Actor, Seat
from fifties.table.settings import SettingsT

MemberId: TypeAlias = int
"""Somebody at the table, numbered as they came."""


class Role(StrEnum):
    """What somebody came for. The host's is a role beside these."""

    SEAT = "seat"
    """To play."""
    STAGE = "stage"
    """The big screen that all look at."""
    SPECTATOR = "spectator"
    """To watch."""


class LogEntry(Struct, frozen=True, tag_field="entry", gc=False, omit_defaults=True):
    """Something that has happened."""

    changes_table: ClassVar[bool] = True
    """Whether all see something else of the table afterwards."""

    def about(self, seats: Sequence[MemberId]) -> Iterable[MemberId]:  # noqa: ARG002 - see below
        """Return who is told something about themselves; *seats* are those of the game."""
        return ()


class Opened(LogEntry, Generic[SettingsT], frozen=True, tag="opened", gc=False):
    """The table was set up."""

    code: str
    settings: SettingsT


class Sealed(LogEntry, frozen=True, tag="sealed", gc=False):
    """A secret was drawn for the next game; only its hash is told before the game is over."""

    secret: str


class Joined(LogEntry, frozen=True, tag="joined", gc=False):
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


class SeatTaken(LogEntry, frozen=True, tag="seat-taken", gc=False):
    """Somebody will play the next game, or plays this one if it has not begun."""

    member: MemberId

    def about(self, seats: Sequence[MemberId]) -> tuple[MemberId]:  # noqa: ARG002 - at any time
        """Return the member."""
        return (self.member,)


class SeatLeft(LogEntry, frozen=True, tag="seat-left", gc=False):
    """Somebody will not play the next game."""

    member: MemberId
    leaving: bool = False
    """Whether they go for good when this one is over, unless they come back before."""

    def about(self, seats: Sequence[MemberId]) -> tuple[MemberId]:  # noqa: ARG002 - at any time
        """Return the member."""
        return (self.member,)


class Renamed(LogEntry, frozen=True, tag="renamed", gc=False):
    """Somebody has another name now."""

    member: MemberId
    name: str

    def about(self, seats: Sequence[MemberId]) -> tuple[MemberId]:  # noqa: ARG002 - at any time
        """Return the member."""
        return (self.member,)


class Removed(LogEntry, frozen=True, tag="removed", gc=False):
    """Somebody's token is worth nothing any more. They may come again, unless they are barred."""

    member: MemberId
    banned: bool = False


class HostPassed(LogEntry, frozen=True, tag="host-passed", gc=False):
    """Somebody is the host now."""

    member: MemberId
    claimed: bool = False
    """Whether they took the role while the host was away, who may take it back."""

    def about(self, seats: Sequence[MemberId]) -> tuple[MemberId]:  # noqa: ARG002 - at any time
        """Return the member."""
        return (self.member,)


class LockChanged(LogEntry, frozen=True, tag="lock-changed", gc=False):
    """The table was locked or unlocked."""

    locked: bool


class SettingsChanged(LogEntry, Generic[SettingsT], frozen=True, tag="settings-changed", gc=False):
    """The table is set differently."""

    settings: SettingsT


class SaltAdded(LogEntry, frozen=True, tag="salt-added", gc=False):
    """Somebody has added to the chance of the next game."""

    member: MemberId
    salt: str


class Started(LogEntry, frozen=True, tag="started", gc=False):
    """A game began, with these members on its seats."""

    lineup: tuple[MemberId, ...]
    dealer: Seat | None = None
    """Who deals first, where cards are dealt; ``None`` is the last seat."""
    drawn: bool = False
    """Whether chance decided on that."""


class Remark(Struct, frozen=True, gc=False):
    """What a bot says about an action of its own. Nobody hears it before everything lies open."""

    message: str
    """Which one in `locales/`; kept as plain text, so that old logs outlive a reason."""
    details: dict[str, int] = {}


class Acted(LogEntry, Generic[ActionT], frozen=True, tag="acted", gc=False):
    """Chance, a player or a bot has acted."""

    changes_table: ClassVar[bool] = False

    actor: Actor
    action: ActionT
    bot: bool = False
    """Whether a bot decided."""
    remark: Remark | None = None
    """A bot's own, if it plays for itself."""


class CardQueued(LogEntry, frozen=True, tag="card-queued", gc=False):
    """A seat will play this card when its turn comes; ``None``: it will not."""

    changes_table: ClassVar[bool] = False

    seat: Seat
    card: int | None = None


class EventsReleased(LogEntry, frozen=True, tag="events-released", gc=False):
    """So many more events were told."""

    changes_table: ClassVar[bool] = False

    events: int


class NumberAnnounced(LogEntry, frozen=True, tag="number-announced", gc=False):
    """The next number was said aloud, and the count waits for its owner."""

    changes_table: ClassVar[bool] = False


class Tapped(LogEntry, frozen=True, tag="tapped", gc=False):
    """An owner has pressed "Got it!"."""

    changes_table: ClassVar[bool] = False

    seat: Seat


class Paused(LogEntry, frozen=True, tag="paused", gc=False):
    """The telling was stopped, or goes on."""

    paused: bool


class SeatsReminded(LogEntry, frozen=True, tag="seats-reminded", gc=False):
    """These seats were reminded that the table waits for them."""

    changes_table: ClassVar[bool] = False

    seats: tuple[Seat, ...]


class WaitsRestarted(LogEntry, frozen=True, tag="waits-restarted", gc=False):
    """Somebody came back to a table that slept for long: all waits begin anew."""

    changes_table: ClassVar[bool] = False


class BotTookOver(LogEntry, frozen=True, tag="bot-took-over", gc=False):
    """A bot keeps these seats until their owners are back."""

    seats: tuple[Seat, ...]

    def about(self, seats: Sequence[MemberId]) -> list[MemberId]:
        """Return whose seats these are."""
        return [seats[seat] for seat in self.seats]


class OwnerReturned(LogEntry, frozen=True, tag="owner-returned", gc=False):
    """A seat's owner is back."""

    seat: Seat

    def about(self, seats: Sequence[MemberId]) -> tuple[MemberId]:
        """Return whose seat it is."""
        return (seats[self.seat],)


class Abandoned(LogEntry, frozen=True, tag="abandoned", gc=False):
    """The host broke the game off."""


class Recorded(LogEntry, frozen=True, tag="recorded", gc=False):
    """The finished game was kept under this name."""

    record: str


AnyLogEntry: TypeAlias = (
    Opened
    | Sealed
    | Joined
    | SeatTaken
    | SeatLeft
    | Renamed
    | Removed
    | HostPassed
    | LockChanged
    | SettingsChanged
    | SaltAdded
    | Started
    | Acted
    | CardQueued
    | EventsReleased
    | NumberAnnounced
    | Tapped
    | Paused
    | WaitsRestarted
    | SeatsReminded
    | BotTookOver
    | OwnerReturned
    | Abandoned
    | Recorded
)
